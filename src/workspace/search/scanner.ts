import { isAscii, isUtf8 } from 'node:buffer'
import type { BulkFault, FileGroup } from '../../system/disk/bulk-reader.ts'
import { isBinary, markLength, splitAtLongLines } from '../text/text.ts'
import { LineTester } from './line-matches.ts'
import { limitFor, runGuarded, type SearchPattern } from './pattern.ts'
import { makeSieve, type Sieve } from './sieve.ts'

/** The results of some files, by their number in the list. */
export interface Tally {
  searched: number
  /** Alternates the number of a file and its count of matching lines. */
  readonly hits: number[]
  readonly binary: number[]
  readonly tooLarge: number[]
  readonly unreadable: number[]
  readonly timedOut: number[]
  /** Alternates the number of a file and its count of lines that were skipped because of their length. */
  readonly longLines: number[]
}

export interface ScannerRequest {
  readonly pattern: SearchPattern
  readonly regexMsPerFile: number
  /** Milliseconds until the whole search must end. */
  readonly remainingMs: () => number
  readonly isStopped?: () => boolean
  /** Called before each file, so that a watchdog can see that this thread makes progress. */
  readonly onFile?: (file: number) => void
}

/** Files numbered from `from` to before `to`, and how to read them. */
export interface FileRange {
  readonly from: number
  readonly to: number
  /** Reads the first files of a part of the range, at least one. Invalidates those of the previous call. */
  readonly read: (from: number, to: number) => FileGroup
}

const NO_GROUP: FileGroup = { from: 0, to: 0, bytes: Buffer.alloc(0), hasFaults: false, at: () => 'missing' }

/** Counts the matching lines of files. */
export class Scanner {
  readonly #tester: LineTester
  readonly #sieve: Sieve
  readonly #request: ScannerRequest
  #tally = emptyTally()
  /** Of the current file. */
  #longLines = 0

  constructor(request: ScannerRequest) {
    this.#request = request
    this.#tester = new LineTester(request.pattern)
    this.#sieve = makeSieve(request.pattern)
  }

  /** Scans a range of files. Pauses after each guarded call. */
  *scan({ from, to, read }: FileRange): Generator<void, Tally> {
    const { pattern, regexMsPerFile, remainingMs, isStopped } = this.#request
    let group = NO_GROUP
    const step = (file: number, until: number) => {
      if (file < group.to) {
        this.#scanFile(file, group.at(file))
        return file + 1
      }
      // There is no group while one is being read: reading may be interrupted.
      group = NO_GROUP
      group = read(file, until)
      return this.#isPassedOver(group) ? group.to : file
    }
    const run = { from, to, step, limitMs: limitFor(pattern, regexMsPerFile), remainingMs, ...(isStopped && { isStopped }) }
    // While a group was read, any of its files may have been slow.
    for (const late of runGuarded({ ...run, isAboutFile: () => group !== NO_GROUP })) {
      if (late !== undefined) this.#tally.timedOut.push(late)
      yield
    }
    const tally = this.#tally
    this.#tally = emptyTally()
    return tally
  }

  /** One check of many files: most groups contain no match, and then none of their files needs its own check. */
  #isPassedOver(group: FileGroup): boolean {
    const files = group.to - group.from
    if (files === 1 || group.hasFaults || group.bytes.includes(0) || this.#sieve.mayMatch(group.bytes)) return false
    this.#tally.searched += files
    return true
  }

  /** Records nothing before the end: it may be interrupted and run again. */
  #scanFile(file: number, bytes: Buffer | BulkFault): void {
    this.#request.onFile?.(file)
    if (bytes === 'too_large') this.#tally.tooLarge.push(file)
    else if (bytes === 'unreadable') this.#tally.unreadable.push(file)
    else if (bytes === 'missing') return
    else if (isBinary(bytes)) this.#tally.binary.push(file)
    else {
      this.#longLines = 0
      const count = this.#count(bytes)
      this.#tally.searched++
      if (count > 0) this.#tally.hits.push(file, count)
      if (this.#longLines > 0) this.#tally.longLines.push(file, this.#longLines)
    }
  }

  #count(bytes: Buffer): number {
    const sifted = this.#sieve.sift(bytes)
    switch (sifted.kind) {
      case 'none':
        return 0
      case 'counted':
        return sifted.count
      case 'unknown':
        return this.#countShortLines(decodeSearched(bytes))
      case 'lines':
        return this.#hasLongLine(bytes) ? this.#countShortLines(decodeSearched(bytes)) : this.#countLines(bytes, sifted.starts, sifted.ends)
    }
  }

  /** Some lines may be long in bytes but not in characters. */
  #hasLongLine(bytes: Buffer): boolean {
    return splitAtLongLines(bytes, this.#request.pattern.maxLineCharacters).long.length > 0
  }

  #countShortLines(text: string): number {
    const { short, long } = splitAtLongLines(text, this.#request.pattern.maxLineCharacters)
    this.#longLines = long.filter(({ start, end }) => this.#sieve.mayMatch(Buffer.from(text.slice(start, end)))).length
    return short.reduce((count, { start, end }) => count + this.#tester.count(text.slice(start, end)), 0)
  }

  #countLines(bytes: Buffer, starts: readonly number[], ends: readonly number[]): number {
    const encoding = encodingOf(bytes)
    const mark = textStart(bytes, encoding)
    let count = 0
    for (const [i, start] of starts.entries()) {
      const end = ends[i] ?? bytes.length
      if (this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), end), end < bytes.length)) count++
    }
    return count
  }
}

/** The files with a match, by number, each with its count. */
export function hitsOf({ hits }: Tally): readonly FileCount[] {
  return countsIn(hits)
}

/** The files with lines that were skipped because of their length, likewise. */
export function longLinesOf({ longLines }: Tally): readonly FileCount[] {
  return countsIn(longLines)
}

type FileCount = readonly [file: number, count: number]

function countsIn(numbers: readonly number[]): readonly FileCount[] {
  const pairs = Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const)
  return pairs.sort(([a], [b]) => a - b)
}

export function emptyTally(): Tally {
  return { searched: 0, hits: [], binary: [], tooLarge: [], unreadable: [], timedOut: [], longLines: [] }
}

/** The encoding to show a file in: UTF-8, or one character per byte. ASCII is both, and faster as the latter. */
export function encodingOf(bytes: Buffer): 'utf8' | 'latin1' {
  return isAscii(bytes) || !isUtf8(bytes) ? 'latin1' : 'utf8'
}

export function decodeSearched(bytes: Buffer): string {
  const encoding = encodingOf(bytes)
  return bytes.toString(encoding, textStart(bytes, encoding))
}

/** After the UTF-8 byte-order mark, if there is one. */
export function textStart(bytes: Buffer, encoding: 'utf8' | 'latin1'): number {
  return encoding === 'utf8' ? markLength(bytes) : 0
}
