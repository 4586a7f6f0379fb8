import { isUtf8 } from 'node:buffer'
import { mergeByBytes } from '../model/byte-order.ts'
import { parseRepoPath, type RepoPath } from '../model/path.ts'
import { PathLines } from '../model/path-lines.ts'
import { type AcceptedNames, acceptNames } from './accept-names.ts'
import { GitIndexEntries } from './git-index-entries.ts'
import { isOwn, OWN } from './git-records.ts'

const SLASH = 47

/** What is in the index, sorted by bytes; some of it may not be on disk any more. */
export interface TrackedNames extends AcceptedNames {
  /** Links in the index, unless there are files in their place. */
  readonly links: readonly string[]
  /** Other repositories in the index, unless there are files in their place. */
  readonly modules: readonly string[]
  /** Whether git was told to do without some files on disk, be it elsewhere in the work tree. */
  readonly isSparse: boolean
}

interface Reading {
  /** The folder's path below the top of the work tree, which is cut off. Names elsewhere are passed over. */
  readonly prefix: string
  /** Whether there is a regular file of that name. */
  readonly isOnDisk: (name: string) => boolean
}

/**
 * The names in git's index: reading it takes a fraction of the time that git and reading what it prints do. `undefined`
 * where something is not as expected, or where it takes git to understand it.
 */
export function readGitIndex(bytes: Buffer, { prefix, isOnDisk }: Reading): TrackedNames | undefined {
  const entries = GitIndexEntries.open(bytes)
  if (entries === undefined) return undefined
  const above = Buffer.from(prefix === '' ? '' : `${prefix}/`)
  const lines = new PathLines(bytes.length)
  const paths: RepoPath[] = []
  const refused: string[] = []
  const links: string[] = []
  const modules: string[] = []
  let isSparse = false
  let previous = ''
  let step = entries.next()
  for (; step === 'entry'; step = entries.next()) {
    const { nameBytes, nameEnd } = entries
    isSparse ||= entries.isSkipped
    const start = entries.nameStart + above.length
    if (above.length > 0 && !(start < nameEnd && begins(nameBytes, entries.nameStart, above))) continue
    // Most are just files, whose names are looked at together.
    const isUsual = entries.isFile && !entries.isInConflict && !entries.isSkipped
    if (isUsual && lines.add(nameBytes, start, nameEnd)) continue
    const name = nameBytes.toString('utf8', start, nameEnd)
    // A file in conflict is in the index up to three times; one outside a sparse checkout is not on disk.
    if (name === previous || isOwn(name)) continue
    previous = name
    if (entries.isSkipped && !isOnDisk(name)) continue
    if (!entries.isFile && !isOnDisk(name)) (entries.isModule ? modules : links).push(name)
    else {
      const path = isUtf8(nameBytes.subarray(start, nameEnd)) ? parseRepoPath(name) : undefined
      if (path?.ok) paths.push(path.value)
      else refused.push(name)
    }
  }
  if (step !== 'end') return undefined
  const usual = acceptLines(lines)
  return { paths: mergeByBytes(usual.paths, paths, (path) => path), refused: [...usual.refused, ...refused], links, modules, isSparse }
}

/** The slash at the end first: most names have something else there, and to compare bytes takes long for so many. */
function begins(bytes: Buffer, start: number, above: Buffer): boolean {
  const end = start + above.length
  return bytes[end - 1] === SLASH && bytes.compare(above, 0, above.length, start, end) === 0
}

function acceptLines(lines: PathLines): AcceptedNames {
  const { areAllPlain, names } = lines.take()
  const { paths, refused } = areAllPlain ? { paths: names, refused: [] } : acceptNames(names, false)
  return { paths: lines.anyStartsWith(OWN) ? paths.filter((path) => !isOwn(path)) : paths, refused }
}
