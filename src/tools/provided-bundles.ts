import type { Recipe, RecipeInput } from '../base/recipe.ts'
import type { BundleTool, ProvidedBundle } from '../bundles/bundle.ts'
import { namedUuidV7 } from '../bundles/bundle-schemas.ts'
import { BUILT_IN_SLUG, builtInReference, RECIPES_SLUG, recipeReference } from '../bundles/labels.ts'
import { argumentSchema, type FieldsSchema, outputSchema } from './kit/json-schema.ts'
import type { Tool } from './kit/tool.ts'
import { allTools } from './registry.ts'

/** What ships with the program has no creation time of its own. */
export const PROVIDED_SINCE = '2026-01-01T00:00:00.000Z'

/** The tools of Sous, as a bundle that can only be switched on and off. */
export async function builtInBundle(): Promise<ProvidedBundle> {
  const id = namedUuidV7(`bundle ${BUILT_IN_SLUG}`)
  return {
    bundle: {
      id,
      slug: BUILT_IN_SLUG,
      displayName: 'Sous',
      description: 'The tools that ship with Sous.',
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
    effect: tool.effect,
    ...(tool.when !== undefined && { when: tool.when }),
    examples: tool.examples,
    createdAt: PROVIDED_SINCE,
    modifiedAt: PROVIDED_SINCE,
  }
}

function asRecord(schema: FieldsSchema): Record<string, unknown> {
  return { ...schema }
}

/** The recipes of a repository as a bundle of multi-step tools. Their files define them, so they can only be switched on and off. */
export function recipeBundle(recipes: readonly { readonly name: string; readonly recipe: Recipe }[]): ProvidedBundle {
  const bundleID = namedUuidV7(`bundle ${RECIPES_SLUG}`)
  const tools = new Map<string, BundleTool>()
  for (const { name, recipe } of recipes) {
    const tool = recipeTool(name, recipe, bundleID)
    // Of two names with the same slug, the first wins.
    if (!tools.has(tool.slug)) tools.set(tool.slug, tool)
  }
  return {
    bundle: {
      id: bundleID,
      slug: RECIPES_SLUG,
      displayName: 'Recipes',
      description: 'The recipes of this repository and those that ship with Sous, as multi-step tools.',
      isEnabled: true,
      isBuiltIn: true,
      createdAt: PROVIDED_SINCE,
      modifiedAt: PROVIDED_SINCE,
    },
    tools: [...tools.values()],
  }
}

function recipeTool(name: string, { name: displayName, description, inputs }: Recipe, bundleID: string): BundleTool {
  const required = inputs.filter((input) => input.required).map((input) => input.name)
  const { bundle: bundleSlug, slug, version } = recipeReference(name)
  return {
    id: namedUuidV7(`recipe ${name}`),
    bundleID,
    bundleSlug,
    slug,
    version,
    displayName,
    description,
    tags: ['recipe'],
    isEnabled: true,
    type: 'recipe',
    argSchema: {
      type: 'object',
      properties: Object.fromEntries(inputs.map((input) => [input.name, inputSchema(input)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    recipe: { name },
    isBuiltIn: true,
    createdAt: PROVIDED_SINCE,
    modifiedAt: PROVIDED_SINCE,
  }
}

function inputSchema({ type, description, default: fallback, options, min, max }: RecipeInput): Record<string, unknown> {
  return {
    type: type === 'choice' ? 'string' : type,
    ...(description !== '' && { description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(type === 'choice' && { enum: options }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }
}
