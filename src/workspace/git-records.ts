import { asBuffer } from '../model/bytes.ts'

/** The names that `git ls-files -z -t` printed, by what git says of them. */
export interface GitRecords {
  /** Files of the index, each once. */
  readonly tracked: readonly string[]
  /** Links and other repositories of the index, unless there are files in their place. */
  readonly links: readonly string[]
  readonly modules: readonly string[]
  readonly untracked: readonly string[]
  /** Whether a name is not UTF-8, so that some are not what they are on disk. */
  readonly isDamaged: boolean
  /** Directories that git could not look into. */
  readonly unreadable: readonly string[]
}

interface Reading {
  /** The folder's path below the top of the work tree and a slash, which is cut off. Names elsewhere are passed over. */
  readonly above: string
  /** Whether there is a regular file of that name. */
  readonly isOnDisk: (name: string) => boolean
}

/** What Sous keeps in a folder is not part of it. */
export const OWN = '.sous/'
const OTHER = '?'.charCodeAt(0)
const SKIP_WORKTREE = 'S'.charCodeAt(0)
const REGULAR_FILE = '100'
const OTHER_REPOSITORY = '160'
const MODE_OFFSET = 'H '.length
const OTHER_NAME_OFFSET = '? '.length

/** Reads `H 100644 <hash> 0<TAB>path<NUL>` and `? path<NUL>`. Mode 120000 is a link and 160000 another repository. */
export function readGitRecords(output: Uint8Array, { above, isOnDisk }: Reading): Omit<GitRecords, 'isDamaged' | 'unreadable'> {
  const text = asBuffer(output).toString('utf8')
  const tracked: string[] = []
  const links: string[] = []
  const modules: string[] = []
  const untracked: string[] = []
  let nameOffset = 0
  let previous = ''
  for (let at = 0, end = text.indexOf('\0'); end >= 0; at = end + 1, end = text.indexOf('\0', at)) {
    const tag = text.charCodeAt(at)
    // The same for all of them: how long a hash is depends on the repository only.
    if (tag !== OTHER && nameOffset === 0) nameOffset = text.indexOf('\t', at) + 1 - at
    const start = at + (tag === OTHER ? OTHER_NAME_OFFSET : nameOffset)
    if (!text.startsWith(above, start)) continue
    const name = text.slice(start + above.length, end)
    if (isOwn(name)) continue
    if (tag === OTHER) {
      untracked.push(name)
      continue
    }
    // A file in conflict is in the index up to three times; one outside a sparse checkout is not on disk.
    if (name === previous) continue
    previous = name
    if (tag === SKIP_WORKTREE && !isOnDisk(name)) continue
    const mode = at + MODE_OFFSET
    if (text.startsWith(REGULAR_FILE, mode) || isOnDisk(name)) tracked.push(name)
    else (text.startsWith(OTHER_REPOSITORY, mode) ? modules : links).push(name)
  }
  return { tracked, links, modules, untracked }
}

export function isOwn(name: string): boolean {
  return name.startsWith(OWN)
}
