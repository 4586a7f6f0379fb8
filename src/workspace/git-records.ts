import { asBuffer } from '../model/bytes.ts'

/** The names that `git ls-files -z -t` printed, by what git says of them. */
export interface GitRecords {
  /** Regular files of the index, each once. */
  readonly tracked: readonly string[]
  readonly deleted: readonly string[]
  readonly untracked: readonly string[]
  /** Whether a name is not UTF-8, so that some are not what they are on disk. */
  readonly isDamaged: boolean
  /** Directories that git could not look into. */
  readonly unreadable: readonly string[]
}

interface Reading {
  /** The folder's path below the top of the work tree, which is cut off. */
  readonly prefix: string
  readonly isOnDisk: (name: string) => boolean
}

/** What Sous keeps in a folder is not part of it. */
export const OWN = '.sous/'
const OTHER = '?'.charCodeAt(0)
const REMOVED = 'R'.charCodeAt(0)
const SKIP_WORKTREE = 'S'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const OTHER_NAME_OFFSET = '? '.length

/** Reads `H 100644 <hash> 0<TAB>path<NUL>` and `? path<NUL>`. Mode 120000 is a link and 160000 another repository. */
export function readGitRecords(output: Uint8Array, { prefix, isOnDisk }: Reading): Pick<GitRecords, 'tracked' | 'deleted' | 'untracked'> {
  const text = asBuffer(output).toString('utf8')
  const cut = prefix === '' ? 0 : prefix.length + 1
  const tracked: string[] = []
  const deleted: string[] = []
  const untracked: string[] = []
  let nameOffset = 0
  let previous = ''
  for (let at = 0, end = text.indexOf('\0'); end >= 0; at = end + 1, end = text.indexOf('\0', at)) {
    const tag = text.charCodeAt(at)
    if (tag === OTHER) {
      const name = text.slice(at + OTHER_NAME_OFFSET + cut, end)
      if (!isOwn(name)) untracked.push(name)
      continue
    }
    // The same for all of them: how long a hash is depends on the repository only.
    if (nameOffset === 0) nameOffset = text.indexOf('\t', at) + 1 - at
    const isFile = text.charCodeAt(at + 3) === ZERO
    if (!isFile) continue
    const name = text.slice(at + nameOffset + cut, end)
    if (tag === REMOVED) {
      deleted.push(name)
      continue
    }
    // A file in conflict is in the index up to three times; one outside a sparse checkout is not on disk.
    if (name === previous) continue
    previous = name
    if (tag === SKIP_WORKTREE && !isOnDisk(name)) continue
    if (!isOwn(name)) tracked.push(name)
  }
  return { tracked, deleted, untracked }
}

export function isOwn(name: string): boolean {
  return name.startsWith(OWN)
}
