import type { ToolReference } from './labels.ts'

/** The bundle of the tools that come with Sous. */
export const BUILT_IN_SLUG = 'sous'
/** The bundle of the recipes. */
export const RECIPES_SLUG = 'recipes'
const VERSION = '1'
const MAX_SLUG_CHARACTERS = 64

/** What a tool that comes with Sous is called among the tools of bundles. Slugs have no underscores. */
export function builtInReference(tool: string): ToolReference {
  return { bundle: BUILT_IN_SLUG, slug: tool.replaceAll('_', '-'), version: VERSION }
}

/** What a recipe is called there. */
export function recipeReference(recipe: string): ToolReference {
  const slug = [...recipe.replace(/[^\p{L}\p{Nd}-]+/gu, '-')].slice(0, MAX_SLUG_CHARACTERS).join('')
  return { bundle: RECIPES_SLUG, slug, version: VERSION }
}
