import * as fs from 'node:fs'
import { attempt, OPEN_TO_READ } from './real-disk.ts'

/** `missing` is also what lies behind a symbolic link, or is no regular file: there is no file to read. */
export type BulkFault = 'missing' | 'too_large' | 'unreadable'

/**
 * A large buffer begins 16 bytes into a page of memory. Some processors copy to there at half their speed, and the
 * copying is most of what reading takes; from here on they do not.
 */
const FAST_START = 64

/**
 * Reads many small files of one folder fast: one buffer for all, which the next read overwrites. Never follows a link
 * and never opens anything but regular files.
 */
export class BulkReader {
  readonly #folder: string
  readonly #limit: number
  readonly #buffer: Buffer
  readonly #isRealDirectory = new Map<string, boolean>([['', true]])
  #lastDirectory = ''
  #openFile: number | undefined

  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
    this.#buffer = Buffer.allocUnsafeSlow(FAST_START + limit + 1).subarray(FAST_START)
  }

  /** The file's bytes until the next call, or why there are none. */
  read(path: string): Buffer | BulkFault {
    // A time limit may have ended the last call in its middle, where not even `finally` runs.
    this.#close()
    if (!this.#isInRealDirectory(path)) return 'missing'
    try {
      this.#openFile = fs.openSync(`${this.#folder}/${path}`, OPEN_TO_READ)
      return this.#fill(this.#openFile)
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

  #fill(file: number): Buffer | BulkFault {
    // From a position: where there are none, as in a FIFO or a terminal, that fails at once. A regular file gives all it has.
    const filled = fs.readSync(file, this.#buffer, 0, this.#buffer.length, 0)
    // What is left are devices. They give nothing, or no end; looking at every file would take a tenth of the time.
    if ((filled === 0 || filled > this.#limit) && !fs.fstatSync(file).isFile()) return 'missing'
    return filled > this.#limit ? 'too_large' : this.#buffer.subarray(0, filled)
  }

  #isInRealDirectory(path: string): boolean {
    const slash = path.lastIndexOf('/')
    // Most files lie in the same directory as the one before.
    if (slash < 0 || (slash === this.#lastDirectory.length && path.startsWith(this.#lastDirectory))) return true
    const directory = path.slice(0, slash)
    const isReal = this.#check(directory)
    if (isReal) this.#lastDirectory = directory
    return isReal
  }

  #check(directory: string): boolean {
    const known = this.#isRealDirectory.get(directory)
    if (known !== undefined) return known
    const parent = directory.slice(0, Math.max(0, directory.lastIndexOf('/')))
    const stats = attempt(() => fs.lstatSync(`${this.#folder}/${directory}`, { throwIfNoEntry: false }))
    const isReal = this.#check(parent) && stats.ok && stats.value?.isDirectory() === true
    this.#isRealDirectory.set(directory, isReal)
    return isReal
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
