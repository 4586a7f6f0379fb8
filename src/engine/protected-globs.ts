import { foldPath } from '../model/path.ts'
import { type Glob, parseExcludes } from '../workspace/glob.ts'

/**
 * Whether one of the globs protects a path of the repository. A directory that fits takes everything below it along, and
 * case does not count: on many file systems another spelling is the same file.
 */
export function matchProtected(globs: readonly string[]): (path: string) => boolean {
  const plain = globs.map((glob) => {
    const parsed = parseExcludes([glob])
    if (!parsed.ok) throw new Error(`A configuration was read with a glob that is none: ${parsed.error.message}`)
    return parsed.value
  })
  const folded = globs.flatMap((glob): readonly Glob[] => {
    // A range such as `[Z-a]` is none any more once it is folded.
    const parsed = parseExcludes([foldPath(glob)])
    return parsed.ok ? [parsed.value] : []
  })
  return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches(foldPath(path)))
}
