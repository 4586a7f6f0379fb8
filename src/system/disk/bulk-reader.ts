import * as fs from 'node:fs'
import { OPEN_TO_READ } from './real-disk.ts'

/** `missing` also covers paths behind a symbolic link and anything that is not a regular file. */
export type BulkFault = 'missing' | 'too_large' | 'unreadable'

/**
 * A large buffer begins 16 bytes into a memory page. Some CPUs copy to that offset at half speed, and copying dominates reading;
 * from this offset on they do not.
 */
const FAST_START = 64

/** A group is read until it has this many bytes: enough files to search together, few enough for the CPU cache. */
const GROUP_BYTES = 64 * 1024

/** Files that were read one after the other: a range of a numbered list, from `from` to before `to`. */
export interface FileGroup {
  readonly from: number
  readonly to: number
  /** The bytes of all files. */
  readonly bytes: Buffer
  /** Whether some files could not be read. */
  readonly hasFaults: boolean
  /** The bytes of one file, or why there are none. */
  at(file: number): Buffer | BulkFault
}

class ReadGroup implements FileGroup {
  readonly from: number
  readonly bytes: Buffer
  readonly #ends: readonly (number | BulkFault)[]

  constructor(from: number, bytes: Buffer, ends: readonly (number | BulkFault)[]) {
    this.from = from
    this.bytes = bytes
    this.#ends = ends
  }

  get to(): number {
    return this.from + this.#ends.length
  }

  get hasFaults(): boolean {
    return this.#ends.some((end) => typeof end === 'string')
  }

  at(file: number): Buffer | BulkFault {
    const end = this.#ends[file - this.from] ?? 'missing'
    return typeof end === 'string' ? end : this.bytes.subarray(this.#startOf(file), end)
  }

  /** Where the previous file with bytes ends. */
  #startOf(file: number): number {
    for (let before = file - this.from - 1; before >= 0; before--) {
      const end = this.#ends[before]
      if (typeof end === 'number') return end
    }
    return 0
  }
}

/**
 * Reads many small files of a folder fast, into one buffer that the next read overwrites. Never follows a link, and reads only
 * regular files.
 */
export class BulkReader {
  readonly #folder: string
  readonly #limit: number
  readonly #buffer: Buffer
  readonly #isRealDirectory = new Map<string, boolean>([['', true]])
  /** Directory of the last file, with a trailing slash. */
  #lastDirectory = ''
  #openFile: number | undefined

  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
    this.#buffer = Buffer.allocUnsafeSlow(FAST_START + GROUP_BYTES + limit + 1).subarray(FAST_START)
  }

  /** The file's bytes, valid until the next call, or why there are none. */
  read(path: string): Buffer | BulkFault {
    const end = this.#readTo(0, path)
    return typeof end === 'number' ? this.#buffer.subarray(0, end) : end
  }

  /** Reads the first files of a range, at least one. Valid until the next call. */
  readGroup(from: number, to: number, pathOf: (file: number) => string | undefined): FileGroup {
    const ends: (number | BulkFault)[] = []
    let filled = 0
    for (let file = from; file < to && filled < GROUP_BYTES; file++) {
      const path = pathOf(file)
      const end = path === undefined ? 'missing' : this.#readTo(filled, path)
      if (typeof end === 'number') filled = end
      ends.push(end)
    }
    return new ReadGroup(from, this.#buffer.subarray(0, filled), ends)
  }

  /** Reads a file into the buffer and returns where it ends. */
  #readTo(start: number, path: string): number | BulkFault {
    // A time limit may have interrupted the last call, where not even `finally` runs.
    this.#close()
    if (!this.#isInRealDirectory(path)) return 'missing'
    try {
      this.#openFile = fs.openSync(`${this.#folder}/${path}`, OPEN_TO_READ)
      return this.#fill(start, this.#openFile)
    } catch (error) {
      return faultOf(error)
    } finally {
      this.#close()
    }
  }

  #close(): void {
    const file = this.#openFile
    this.#openFile = undefined
    if (file !== undefined) fs.closeSync(file)
  }

  #fill(start: number, file: number): number | BulkFault {
    // Reads from a position: a FIFO or a terminal has none, so that fails at once. A regular file returns all it has.
    const size = fs.readSync(file, this.#buffer, start, this.#limit + 1, 0)
    // Only devices are left. They return nothing, or never end. Checking every file would cost a tenth of the time.
    if ((size === 0 || size > this.#limit) && !fs.fstatSync(file).isFile()) return 'missing'
    return size > this.#limit ? 'too_large' : start + size
  }

  #isInRealDirectory(path: string): boolean {
    // Most files are in the same directory as the one before.
    if (path.startsWith(this.#lastDirectory) && path.indexOf('/', this.#lastDirectory.length) < 0) return true
    const end = path.lastIndexOf('/') + 1
    const isReal = this.#check(path.slice(0, Math.max(0, end - 1)))
    if (isReal) this.#lastDirectory = path.slice(0, end)
    return isReal
  }

  #check(directory: string): boolean {
    const known = this.#isRealDirectory.get(directory)
    if (known !== undefined) return known
    const parent = directory.slice(0, Math.max(0, directory.lastIndexOf('/')))
    const isReal = this.#check(parent) && isDirectory(`${this.#folder}/${directory}`)
    this.#isRealDirectory.set(directory, isReal)
    return isReal
  }
}

const EVEN_IF_MISSING = { throwIfNoEntry: false } as const

/** Does not use `attempt`: its allocations would double the time for thousands of directories. */
function isDirectory(path: string): boolean {
  try {
    return fs.lstatSync(path, EVEN_IF_MISSING)?.isDirectory() === true
  } catch {
    return false
  }
}

function faultOf(error: unknown): BulkFault {
  switch ((error as NodeJS.ErrnoException).code) {
    case undefined:
      throw error
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ELOOP':
    case 'EISDIR':
    case 'ENXIO':
    case 'ESPIPE':
      return 'missing'
    default:
      return 'unreadable'
  }
}
