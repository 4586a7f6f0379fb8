import { sha256 } from '../base/digest.ts'

/** Where bundles are stored, from the root of the repository. */
export const BUNDLES_FOLDER = '.github/sous/bundles'
export const BUNDLE_FILE = 'bundle.json'

const PLAIN = /^[a-z0-9.@-]+$/
/** Reserved device names on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/
const MAX_KEPT = 80
const HASH_DIGITS = 16

export function bundleFolder(slug: string): string {
  return `${BUNDLES_FOLDER}/${fileName(slug)}`
}

export function bundleFile(slug: string): string {
  return `${bundleFolder(slug)}/${BUNDLE_FILE}`
}

export function toolsFolder(bundleSlug: string): string {
  return `${bundleFolder(bundleSlug)}/tools`
}

export function toolFile(bundleSlug: string, slug: string, version: string): string {
  return `${toolsFolder(bundleSlug)}/${toolFileName(slug, version)}`
}

export function toolFileName(slug: string, version: string): string {
  return `${fileName(`${slug}@${version}`)}.json`
}

/**
 * A name that is the same file on every system. Labels are case-sensitive and may use any script, which some file systems cannot
 * distinguish or store: such a name ends with a part of its hash.
 */
export function fileName(label: string): string {
  if (PLAIN.test(label) && !RESERVED.test(label) && !label.endsWith('.')) return label
  const kept = label
    .toLowerCase()
    .replace(/[^a-z0-9.@-]/g, '')
    .slice(0, MAX_KEPT)
  return `${RESERVED.test(kept) ? '~' : ''}${kept}~${sha256(Buffer.from(label)).slice(0, HASH_DIGITS)}`
}
