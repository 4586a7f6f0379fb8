import { isUtf8 } from 'node:buffer'
import { mayBeDamaged, mergeByBytes } from '../base/bytes.ts'
import { briefText, PathLines, parseRepoPath, type RepoPath } from '../base/path.ts'
import { isOwn, OWN } from './state.ts'

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

const SIGNATURE = 0x44495243 // DIRC
const HEADER_BYTES = 12
const HASH_BYTES = 20
const MODE_OFFSET = 24
const FLAGS_OFFSET = 60
const NAME_OFFSET = 62
const EXTENDED = 0x4000
const SKIP_WORKTREE = 0x4000
const LONG_NAME = 0xfff
const STAGE = 0x3000
const REGULAR_FILE = 0o10
const OTHER_REPOSITORY = 0o16
const MAX_NAME_BYTES = 64 * 1024

/** Steps through the entries of git's index, versions 2 to 4. Its fields describe the entry that it stands on. */
export class GitIndexEntries {
  isFile = false
  /** Whether it is the place of another repository. */
  isModule = false
  /** Whether git was told to do without the file on disk. */
  isSkipped = false
  /** Whether it is one side of a conflict: the same name follows for the other. */
  isInConflict = false
  /** Where the name lies. */
  nameBytes: Buffer
  nameStart = 0
  nameEnd = 0
  readonly #bytes: Buffer
  readonly #end: number
  /** Version 4 says of each name only how it differs from the one before: here it is put together. */
  readonly #joined: Buffer | undefined
  #at = HEADER_BYTES
  #left: number

  private constructor(bytes: Buffer, version: number) {
    this.#bytes = bytes
    this.nameBytes = bytes
    this.#end = bytes.length - HASH_BYTES
    this.#left = bytes.readUInt32BE(8)
    this.#joined = version === 4 ? Buffer.alloc(MAX_NAME_BYTES) : undefined
  }

  static open(bytes: Buffer): GitIndexEntries | undefined {
    if (bytes.length < HEADER_BYTES + HASH_BYTES || bytes.readUInt32BE(0) !== SIGNATURE) return undefined
    const version = bytes.readUInt32BE(4)
    return version >= 2 && version <= 4 ? new GitIndexEntries(bytes, version) : undefined
  }

  /** Steps on to the next entry. After the last one it says whether everything was as it should be. */
  next(): 'entry' | 'end' | 'broken' {
    if (this.#left === 0) return this.#hasKnownEnd() ? 'end' : 'broken'
    this.#left--
    const bytes = this.#bytes
    const at = this.#at
    if (at + NAME_OFFSET >= this.#end) return 'broken'
    const flags = ((bytes[at + FLAGS_OFFSET] as number) << 8) | (bytes[at + FLAGS_OFFSET + 1] as number)
    const isExtended = (flags & EXTENDED) !== 0
    const name = at + NAME_OFFSET + (isExtended ? 2 : 0)
    const kind = (bytes[at + MODE_OFFSET + 2] as number) >> 4
    this.isFile = kind === REGULAR_FILE
    this.isModule = kind === OTHER_REPOSITORY
    this.isInConflict = (flags & STAGE) !== 0
    this.isSkipped = isExtended && (bytes.readUInt16BE(at + NAME_OFFSET) & SKIP_WORKTREE) !== 0
    const isRead = this.#joined === undefined ? this.#readName(name, flags & LONG_NAME) : this.#joinName(name, this.#joined)
    return isRead ? 'entry' : 'broken'
  }

  /** The whole name and at least one zero, up to a multiple of eight bytes. */
  #readName(start: number, length: number): boolean {
    const end = length < LONG_NAME ? start + length : this.#bytes.indexOf(0, start)
    if (end < start || end >= this.#end || this.#bytes[end] !== 0) return false
    this.nameStart = start
    this.nameEnd = end
    this.#at += (end - this.#at + 8) & ~7
    return true
  }

  /** How many bytes to take off the name before, then the bytes to add and a zero. */
  #joinName(start: number, joined: Buffer): boolean {
    let at = start
    let byte = this.#bytes[at++] as number
    let removed = byte & 0x7f
    while ((byte & 0x80) !== 0 && at < this.#end) {
      byte = this.#bytes[at++] as number
      removed = ((removed + 1) << 7) | (byte & 0x7f)
    }
    const end = this.#bytes.indexOf(0, at)
    const kept = this.nameEnd - removed
    if (end < 0 || end >= this.#end || kept < 0 || kept > this.nameEnd || kept + end - at > joined.length) return false
    this.nameBytes = joined
    this.nameEnd = kept + this.#bytes.copy(joined, kept, at, end)
    this.#at = end + 1
    return true
  }

  /** Whether only parts follow that one may pass over. Those that one may not, such as a split index, begin with a small letter. */
  #hasKnownEnd(): boolean {
    let at = this.#at
    while (at + 8 <= this.#end && isCapital(this.#bytes[at] as number)) at += 8 + this.#bytes.readUInt32BE(at + 4)
    return at === this.#end
  }
}

function isCapital(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a
}

const SHOWN_NAMES = 3

export interface AcceptedNames {
  readonly paths: readonly RepoPath[]
  /** Names that are not UTF-8, or of a form that is never allowed. */
  readonly refused: readonly string[]
}

/** Takes the names that git or the disk gave as paths, and sets aside those that cannot be one. */
export function acceptNames(names: readonly string[], areSomeDamaged: boolean): AcceptedNames {
  const paths: RepoPath[] = []
  const refused: string[] = []
  for (const name of names) {
    const path = parseRepoPath(name)
    if (path.ok && !(areSomeDamaged && mayBeDamaged(name))) paths.push(path.value)
    else refused.push(name)
  }
  return { paths, refused }
}

export function describeRefused(refused: readonly string[]): readonly string[] {
  if (refused.length === 0) return []
  const shown = refused.slice(0, SHOWN_NAMES).map((name) => `'${briefText(name)}'`)
  const more = refused.length > SHOWN_NAMES ? ', …' : ''
  const what = refused.length === 1 ? '1 file whose name is' : `${refused.length} files whose names are`
  return [`Left out ${what} not UTF-8 or not allowed as a path: ${shown.join(', ')}${more}`]
}
