/** Letters and digits of any script, and the ASCII dash; counted in characters, not in UTF-16 units. */
export const SLUG: RegExp = /^[\p{L}\p{Nd}-]{1,64}$/u
/** The same, and dots. No order is meant by it. */
export const VERSION: RegExp = /^[\p{L}\p{Nd}.-]{1,64}$/u

export const SLUG_RULE = 'must be 1 to 64 letters, digits and dashes'
export const VERSION_RULE = 'must be 1 to 64 letters, digits, dashes and dots'

/** How recipes, rules and people name a tool of a bundle: `tickets/create@1`. */
export interface ToolReference {
  readonly bundle: string
  readonly slug: string
  readonly version: string
}

const REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u

export function parseReference(text: string): ToolReference | undefined {
  const { bundle, slug, version } = REFERENCE.exec(text)?.groups ?? {}
  // Before anything is asked of letters: V8 takes long to prepare classes of Unicode, and most names are of no bundle.
  if (bundle === undefined || slug === undefined || version === undefined) return undefined
  return SLUG.test(bundle) && SLUG.test(slug) && VERSION.test(version) ? { bundle, slug, version } : undefined
}

export function referenceText({ bundle, slug, version }: ToolReference): string {
  return `${bundle}/${slug}@${version}`
}
