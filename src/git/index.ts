import { isUtf8 } from 'node:buffer'
import { asBuffer, mayBeDamaged, mergeByBytes } from '../base/bytes.ts'
import { briefText, PathLines, parseRepoPath, type RepoPath } from '../base/path.ts'

const SLASH = 47

/** The names in the index, in byte order; some may no longer be on disk. */
export interface TrackedNames extends AcceptedNames {
  /** Links in the index, unless files replaced them. */
  readonly links: readonly string[]
  /** Submodules in the index, unless files replaced them. */
  readonly modules: readonly string[]
  /** Whether the work tree is sparse, here or elsewhere. */
  readonly isSparse: boolean
}

interface Reading {
  /** The folder's path from the top of the work tree, which is cut off. Names elsewhere are skipped. */
  readonly prefix: string
  /** Whether a regular file with that name exists. */
  readonly isOnDisk: (name: string) => boolean
}

/**
 * The names in git's index: reading it takes a fraction of the time of running git and parsing its output. `undefined` if something
 * is unexpected, or only git can interpret it.
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
    // Most are plain files, whose names are checked together.
    const isUsual = entries.isFile && !entries.isInConflict && !entries.isSkipped
    if (isUsual && lines.add(nameBytes, start, nameEnd)) continue
    const name = nameBytes.toString('utf8', start, nameEnd)
    // A conflicted file appears up to three times; a file outside a sparse checkout is not on disk.
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

/** Checks the trailing slash first: most names differ there, and comparing bytes is slow for so many. */
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

/** Iterates over the entries of git's index, versions 2 to 4. Its fields describe the current entry. */
export class GitIndexEntries {
  isFile = false
  /** Whether it is a submodule. */
  isModule = false
  /** Whether it is outside the sparse checkout. */
  isSkipped = false
  /** Whether it is one side of a conflict: the same name follows for the other. */
  isInConflict = false
  /** The buffer that contains the name. */
  nameBytes: Buffer
  nameStart = 0
  nameEnd = 0
  readonly #bytes: Buffer
  readonly #end: number
  /** Version 4 stores only the difference to the previous name: here it is rebuilt. */
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

  /** Moves to the next entry. At the end, reports whether the index was well formed. */
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

  /** How many bytes to drop from the previous name, then the bytes to append and a zero. */
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

  /** Whether only optional extensions follow. Required ones, such as a split index, start with a lower-case letter. */
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
  /** Names that are not UTF-8, or have a form that is never allowed. */
  readonly refused: readonly string[]
}

/** Turns names from git or the disk into paths, and sets aside those that cannot be paths. */
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

/** The names printed by `git ls-files -z -t`, by status. */
export interface GitRecords {
  /** Files of the index, each once. */
  readonly tracked: readonly string[]
  /** Links and submodules of the index, unless files replaced them. */
  readonly links: readonly string[]
  readonly modules: readonly string[]
  readonly untracked: readonly string[]
  /** Whether a name is not UTF-8, so that some names differ from those on disk. */
  readonly isDamaged: boolean
  /** Directories that git could not read. */
  readonly unreadable: readonly string[]
}

interface RecordsReading {
  /** The folder's path from the top of the work tree with a trailing slash, which is cut off. Names elsewhere are skipped. */
  readonly above: string
  /** Whether a regular file with that name exists. */
  readonly isOnDisk: (name: string) => boolean
}

/** The files that Sous keeps in a folder are not part of it. */
export const OWN = '.sous/'
const OTHER_TAG = '?'.charCodeAt(0)
const SKIPPED_TAG = 'S'.charCodeAt(0)
const FILE_MODE = '100'
const MODULE_MODE = '160'
const MODE_IN_RECORD = 'H '.length
const NAME_OF_OTHER = '? '.length

/** Reads `H 100644 <hash> 0<TAB>path<NUL>` and `? path<NUL>`. Mode 120000 is a link, 160000 a submodule. */
export function readGitRecords(output: Uint8Array, { above, isOnDisk }: RecordsReading): Omit<GitRecords, 'isDamaged' | 'unreadable'> {
  const text = asBuffer(output).toString('utf8')
  const tracked: string[] = []
  const links: string[] = []
  const modules: string[] = []
  const untracked: string[] = []
  let nameOffset = 0
  let previous = ''
  for (let at = 0, end = text.indexOf('\0'); end >= 0; at = end + 1, end = text.indexOf('\0', at)) {
    const tag = text.charCodeAt(at)
    // The same for all: the length of a hash depends only on the repository.
    if (tag !== OTHER_TAG && nameOffset === 0) nameOffset = text.indexOf('\t', at) + 1 - at
    const start = at + (tag === OTHER_TAG ? NAME_OF_OTHER : nameOffset)
    if (!text.startsWith(above, start)) continue
    const name = text.slice(start + above.length, end)
    if (isOwn(name)) continue
    if (tag === OTHER_TAG) {
      untracked.push(name)
      continue
    }
    // A conflicted file appears up to three times; a file outside a sparse checkout is not on disk.
    if (name === previous) continue
    previous = name
    if (tag === SKIPPED_TAG && !isOnDisk(name)) continue
    const mode = at + MODE_IN_RECORD
    if (text.startsWith(FILE_MODE, mode) || isOnDisk(name)) tracked.push(name)
    else (text.startsWith(MODULE_MODE, mode) ? modules : links).push(name)
  }
  return { tracked, links, modules, untracked }
}

export function isOwn(name: string): boolean {
  return name.startsWith(OWN)
}
