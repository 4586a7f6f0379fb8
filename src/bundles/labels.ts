/** Letters and digits of any script, and the ASCII dash; counted in characters, not UTF-16 units. */
export const SLUG: RegExp = /^[\p{L}\p{Nd}-]{1,64}$/u
/** The same, with dots. It does not imply an order. */
export const VERSION_PATTERN: RegExp = /^[\p{L}\p{Nd}.-]{1,64}$/u

export const SLUG_RULE = 'must be 1 to 64 letters, digits and dashes'
export const VERSION_RULE = 'must be 1 to 64 letters, digits, dashes and dots'

/** How recipes, rules and people name a bundle tool: `tickets/create@1`. */
export interface ToolReference {
  readonly bundle: string
  readonly slug: string
  readonly version: string
}

const REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u

export function parseReference(text: string): ToolReference | undefined {
  const { bundle, slug, version } = REFERENCE.exec(text)?.groups ?? {}
  // Checked before the letters: V8 takes long to compile Unicode classes, and most names are not bundle tools.
  if (bundle === undefined || slug === undefined || version === undefined) return undefined
  return SLUG.test(bundle) && SLUG.test(slug) && VERSION_PATTERN.test(version) ? { bundle, slug, version } : undefined
}

export function referenceText({ bundle, slug, version }: ToolReference): string {
  return `${bundle}/${slug}@${version}`
}

/** The bundle of the tools that ship with Sous. */
export const BUILT_IN_SLUG = 'sous'
/** The bundle of the recipes. */
export const RECIPES_SLUG = 'recipes'
const PROVIDED_VERSION = '1'
const MAX_SLUG_CHARACTERS = 64

/** The name of a Sous tool among bundle tools. Slugs have no underscores. */
export function builtInReference(tool: string): ToolReference {
  return { bundle: BUILT_IN_SLUG, slug: tool.replaceAll('_', '-'), version: PROVIDED_VERSION }
}

/** The name of a recipe among bundle tools. */
export function recipeReference(recipe: string): ToolReference {
  const slug = [...recipe.replace(/[^\p{L}\p{Nd}-]+/gu, '-')].slice(0, MAX_SLUG_CHARACTERS).join('')
  return { bundle: RECIPES_SLUG, slug, version: PROVIDED_VERSION }
}
