import { signal } from '@preact/signals'
import { api } from '../app/api.ts'
import type { FieldSchema } from '../ui/schema-form.tsx'
import type { StepTool } from './recipe-types.ts'

interface ToolView {
  readonly slug: string
  readonly version: string
  readonly bundleSlug: string
  readonly displayName: string
  readonly description: string
  readonly tags: readonly string[]
  readonly type: string
  readonly isBuiltIn: boolean
  readonly effect?: string
  readonly when?: string
  readonly argSchema: FieldSchema
  readonly examples?: StepTool['examples']
}

/** The tools that steps can call, once they are loaded. */
export const stepTools = signal<readonly StepTool[]>([])
let loading: Promise<void> | undefined

export function loadStepTools(): Promise<void> {
  loading ??= api<{ readonly tools: readonly ToolView[] }>('/tools/tools', { query: { recommendedPageSize: 1000 } })
    .then(({ tools }) => {
      stepTools.value = tools.filter(({ type }) => type !== 'recipe').map(stepTool)
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Steps call the tools of Sous by their plain name, others by bundle and version. */
function stepTool({
  slug,
  version,
  bundleSlug,
  displayName,
  description,
  when = '',
  effect = 'external',
  tags,
  ...tool
}: ToolView): StepTool {
  const name = tool.isBuiltIn ? displayName : `${bundleSlug}/${slug}@${version}`
  const summary = tool.isBuiltIn || displayName === '' ? description : `${displayName}: ${description}`
  return { name, summary, when, effect, tags, schema: withoutPreview(tool.argSchema), examples: tool.examples ?? [] }
}

/** Recipes always show a preview first. */
function withoutPreview(schema: FieldSchema): FieldSchema {
  const { preview_only: _, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

export function findStepTool(name: string | undefined): StepTool | undefined {
  return stepTools.value.find((tool) => tool.name === name)
}
