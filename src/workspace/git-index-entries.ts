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
