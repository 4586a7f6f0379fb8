import type { BundleTool, ProvidedBundle } from '../bundles/bundle.ts'
import { BUILT_IN_SLUG, builtInReference } from '../bundles/provided-references.ts'
import { namedUuidV7 } from '../bundles/uuid-v7.ts'
import type { JsonSchema } from './json-schema.ts'
import { argumentSchema, outputSchema } from './json-schema.ts'
import { allTools } from './registry.ts'
import type { Tool } from './tool.ts'

/** What comes with the program has no moment of its own. */
export const PROVIDED_SINCE = '2026-01-01T00:00:00.000Z'

/** The tools that come with Sous, as a bundle that can only be switched on and off. */
export async function builtInBundle(): Promise<ProvidedBundle> {
  const id = namedUuidV7(`bundle ${BUILT_IN_SLUG}`)
  return {
    bundle: {
      id,
      slug: BUILT_IN_SLUG,
      displayName: 'Sous',
      description: 'The tools that come with Sous.',
      isEnabled: true,
      isBuiltIn: true,
      createdAt: PROVIDED_SINCE,
      modifiedAt: PROVIDED_SINCE,
    },
    tools: (await allTools()).map((tool) => builtInTool(tool, id)),
  }
}

function builtInTool(tool: Tool, bundleID: string): BundleTool {
  const { bundle: bundleSlug, slug, version } = builtInReference(tool.name)
  return {
    id: namedUuidV7(`tool ${tool.name}`),
    bundleID,
    bundleSlug,
    slug,
    version,
    displayName: tool.name,
    description: tool.summary,
    tags: [tool.category.replace(/[^\p{L}\p{Nd}]+/gu, '-').toLowerCase()],
    isEnabled: true,
    type: 'local',
    argSchema: asRecord(argumentSchema(tool)),
    outputSchema: asRecord(outputSchema(tool)),
    local: { function: tool.name },
    isBuiltIn: true,
    createdAt: PROVIDED_SINCE,
    modifiedAt: PROVIDED_SINCE,
  }
}

function asRecord(schema: JsonSchema): Record<string, unknown> {
  return { ...schema }
}
