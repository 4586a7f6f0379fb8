import type { BundleTool, ProvidedBundle } from '../bundles/bundle.ts'
import { RECIPES_SLUG, recipeReference } from '../bundles/provided-references.ts'
import { namedUuidV7 } from '../bundles/uuid-v7.ts'
import type { Recipe, RecipeInput } from '../model/recipe.ts'
import { PROVIDED_SINCE } from './built-in-bundle.ts'

/** The recipes of a repository as a bundle of tools of several steps. Their files say what they are: they can only be switched. */
export function recipeBundle(recipes: readonly { readonly name: string; readonly recipe: Recipe }[]): ProvidedBundle {
  const bundleID = namedUuidV7(`bundle ${RECIPES_SLUG}`)
  const tools = new Map<string, BundleTool>()
  for (const { name, recipe } of recipes) {
    const tool = recipeTool(name, recipe, bundleID)
    // Of two whose names come to the same, the first is found by it.
    if (!tools.has(tool.slug)) tools.set(tool.slug, tool)
  }
  return {
    bundle: {
      id: bundleID,
      slug: RECIPES_SLUG,
      displayName: 'Recipes',
      description: 'The recipes of this repository and those that come with Sous: tools of several steps.',
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
