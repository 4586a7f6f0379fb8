import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { type CursorContext, cursorContext } from '../../recipe/editing/cursor-context.ts'
import type { JsonSchema, SchemaTools } from '../../recipe/fields.ts'
import { PERMISSIONS } from '../../recipe/read-permissions.ts'
import { INPUT, RECIPE } from '../../recipe/read-recipe.ts'
import { STEP } from '../../recipe/read-steps.ts'
import { argumentSchema } from '../../tools/kit/json-schema.ts'
import { allTools, findTool } from '../../tools/registry.ts'
import { openRecipes } from '../load-recipes.ts'
import type { StudioFolder } from './open-draft.ts'

/** What can be written at the cursor. */
export interface Completion {
  readonly from: number
  readonly to: number
  readonly items: readonly CompletionItem[]
}

export interface CompletionItem {
  readonly label: string
  readonly insert: string
  readonly detail: string
  readonly info: string
}

export async function completeDraft(
  folder: StudioFolder,
  { text, offset }: { readonly text: string; readonly offset: number },
): Promise<Result<Completion, ToolError>> {
  const context = cursorContext(text, Math.min(offset, text.length))
  const { from, to } = context
  if (context.expression !== undefined) return success({ from, to, items: expressionItems(text) })
  const items = context.part === 'key' ? await keyItems(context) : await valueItems(folder, context)
  return success({ from, to, items })
}

/** What is at a place, in a sentence or two. */
export async function hoverDraft({
  text,
  offset,
}: {
  readonly text: string
  readonly offset: number
}): Promise<{ readonly from: number; readonly to: number; readonly text: string } | null> {
  const context = cursorContext(text, Math.min(offset, text.length))
  const { from, to, part, key } = context
  if (from === to) return null
  if (part === 'value') {
    const tool = key === 'tool' ? await findTool(text.slice(from, to)) : undefined
    return tool === undefined ? null : { from, to, text: [tool.summary, tool.when ?? ''].filter((line) => line !== '').join('\n\n') }
  }
  const described = propertiesOf(await schemaFor(context))[key]?.['description']
  return typeof described === 'string' ? { from, to, text: described } : null
}

const NO_TOOLS: SchemaTools = { names: [] }

/** The schema of the map that the cursor is in. */
async function schemaFor({ path, around }: CursorContext): Promise<JsonSchema | undefined> {
  const inner = path.at(-1)
  const isOfStep = path[0] === 'steps' || path[0] === 'verify'
  if (path.length === 0) return RECIPE.schema(NO_TOOLS)
  if (inner === '-' && isOfStep) return STEP.schema(NO_TOOLS)
  if (inner === 'with' && isOfStep) {
    const tool = await findTool(around.get('tool') ?? '')
    return tool === undefined ? undefined : { ...argumentSchema(tool) }
  }
  if (path[0] === 'permissions' && path.length === 1) return PERMISSIONS.schema(NO_TOOLS)
  return path[0] === 'inputs' && path.length === 2 ? INPUT.schema(NO_TOOLS) : undefined
}

function propertiesOf(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  return (schema?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
}

async function keyItems(context: CursorContext): Promise<readonly CompletionItem[]> {
  const schema = await schemaFor(context)
  const required = new Set((schema?.['required'] ?? []) as readonly string[])
  return Object.entries(propertiesOf(schema))
    .filter(([key]) => !context.siblings.has(key))
    .map(([key, each]) => ({ label: key, insert: `${key}: `, detail: required.has(key) ? 'required' : '', info: describe(each) }))
}

async function valueItems(folder: StudioFolder, context: CursorContext): Promise<readonly CompletionItem[]> {
  const { key, path } = context
  const isStep = path.at(-1) === '-'
  if (isStep && key === 'tool')
    return (await allTools()).map(({ name, summary, effect }) => ({ label: name, insert: name, detail: effect, info: summary }))
  if (isStep && key === 'recipe') {
    const recipes = await openRecipes(folder.surroundings, folder.root, { isOffline: true })
    if (!recipes.ok) return []
    return [...recipes.value.all, ...recipes.value.shipped].map(({ name, path: file }) => ({
      label: name,
      insert: name,
      detail: file,
      info: '',
    }))
  }
  const field = propertiesOf(await schemaFor(context))[key] ?? {}
  const values = (field['enum'] ?? (field['type'] === 'boolean' ? [true, false] : [])) as readonly unknown[]
  return values.map((value) => ({
    label: String(value),
    insert: String(value),
    detail: value === field['default'] ? 'default' : '',
    info: '',
  }))
}

function describe(schema: JsonSchema): string {
  return typeof schema['description'] === 'string' ? schema['description'] : ''
}

/** The names that expressions can have: inputs, and steps by their ids. */
function expressionItems(text: string): readonly CompletionItem[] {
  const item = (label: string, detail: string) => ({ label, insert: label, detail, info: '' })
  const inputs = /^inputs:[ ]*\r?\n((?:[ \t#].*(?:\r?\n|$)|\r?\n)*)/m.exec(text)?.[1] ?? ''
  const names = [...inputs.matchAll(/^ {1,4}([A-Za-z_][\w-]*)[ ]*:/gm)].map((match) => match[1] ?? '')
  const ids = [...text.matchAll(/^[ -]*id:[ ]*['"]?([\w-]+)/gm)].map((match) => match[1] ?? '')
  return [
    ...names.map((name) => item(`inputs.${name}`, 'input')),
    ...ids.map((id) => item(`steps.${id}.outputs`, 'step')),
    ...['item', 'contains()', 'format()', 'join()', 'toJSON()', 'fromJSON()'].map((name) => item(name, '')),
  ]
}
