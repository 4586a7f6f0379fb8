import * as fs from 'node:fs'
import { OPEN_TO_READ } from './real-disk.ts'

/** `missing` is also what lies behind a symbolic link, or is no regular file: there is no file to read. */
export type BulkFault = 'missing' | 'too_large' | 'unreadable'

/**
 * A large buffer begins 16 bytes into a page of memory. Some processors copy to there at half their speed, and the
 * copying is most of what reading takes; from here on they do not.
 */
const FAST_START = 64

/** A group is read until it has this many bytes: enough files to look at together, few enough for the processor's cache. */
const GROUP_BYTES = 64 * 1024

/** Files that were read one behind the other: some of a numbered list, from `from` until before `to`. */
export interface FileGroup {
  readonly from: number
  readonly to: number
  /** Of all of them. */
  readonly bytes: Buffer
  /** Whether some of them have no bytes. */
  readonly hasFaults: boolean
  /** The bytes of one of them, or why there are none. */
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

  /** Where the last one before it ends that has bytes. */
  #startOf(file: number): number {
    for (let before = file - this.from - 1; before >= 0; before--) {
      const end = this.#ends[before]
      if (typeof end === 'number') return end
    }
    return 0
  }
}

/**
 * Reads many small files of one folder fast: one buffer for all, which the next read overwrites. Never follows a link
 * and never reads anything but regular files.
 */
export class BulkReader {
  readonly #folder: string
  readonly #limit: number
  readonly #buffer: Buffer
  readonly #isRealDirectory = new Map<string, boolean>([['', true]])
  /** The directory of the last file, with a slash at its end. */
  #lastDirectory = ''
  #openFile: number | undefined

  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
    this.#buffer = Buffer.allocUnsafeSlow(FAST_START + GROUP_BYTES + limit + 1).subarray(FAST_START)
  }

  /** The file's bytes until the next call, or why there are none. */
  read(path: string): Buffer | BulkFault {
    const end = this.#readTo(0, path)
    return typeof end === 'number' ? this.#buffer.subarray(0, end) : end
  }

  /** The first files of a part of a list, at least one, until the next call. */
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

  /** Reads a file to a place in the buffer, and says where it ends there. */
  #readTo(start: number, path: string): number | BulkFault {
    // A time limit may have ended the last call in its middle, where not even `finally` runs.
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
    // From a position: where there are none, as in a FIFO or a terminal, that fails at once. A regular file gives all it has.
    const size = fs.readSync(file, this.#buffer, start, this.#limit + 1, 0)
    // What is left are devices. They give nothing, or no end; looking at every file would take a tenth of the time.
    if ((size === 0 || size > this.#limit) && !fs.fstatSync(file).isFile()) return 'missing'
    return size > this.#limit ? 'too_large' : start + size
  }

  #isInRealDirectory(path: string): boolean {
    // Most files lie in the same directory as the one before.
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

/** Not by `attempt`: what it makes for each of many thousand directories takes as long as the look. */
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
