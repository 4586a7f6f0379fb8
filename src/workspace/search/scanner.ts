import type { BulkFault, FileGroup } from '../../system/bulk-reader.ts'
import { elapsedMs } from '../../system/clock.ts'
import { isBinary } from '../text.ts'
import { guardFor, withoutLimit } from './guard-for.ts'
import { LineTester } from './line-tester.ts'
import type { SearchPattern } from './pattern.ts'
import { decode, encodingOf, textStart } from './search-text.ts'
import { makeSieve, type Sieve } from './sieve.ts'

/** What came of some files, by their number in the list. */
export interface Tally {
  searched: number
  /** Number of a file and how many of its lines match, in turns. */
  readonly hits: number[]
  readonly binary: number[]
  readonly tooLarge: number[]
  readonly unreadable: number[]
  readonly timedOut: number[]
}

export interface ScannerRequest {
  readonly pattern: SearchPattern
  readonly regexMsPerFile: number
  /** Milliseconds until the whole search must end. */
  readonly remainingMs: () => number
  readonly isStopped?: () => boolean
  /** Told before each file, so that somebody can see that this thread still moves. */
  readonly onFile?: (file: number) => void
}

/** Numbers of files from `from` until before `to`, and how to get at them. */
export interface FileRange {
  readonly from: number
  readonly to: number
  /** The first files of a part of the range, at least one. Those of the call before are gone then. */
  readonly read: (from: number, to: number) => FileGroup
}

const NO_GROUP: FileGroup = { from: 0, to: 0, bytes: Buffer.alloc(0), hasFaults: false, at: () => 'missing' }

/** A file that took this share of a guarded call's time is to blame for its end. */
const CULPRIT_SHARE = 0.9

/** Counts the matching lines of files. */
export class Scanner {
  readonly #tester: LineTester
  readonly #sieve: Sieve
  readonly #request: ScannerRequest
  #tally = emptyTally()

  constructor(request: ScannerRequest) {
    this.#request = request
    this.#tester = new LineTester(request.pattern)
    this.#sieve = makeSieve(request.pattern)
  }

  /**
   * Scans a range of files under one time limit, because a guard of its own for each would cost more than the search.
   * Only after that limit was reached a file gets a guard of its own. Pauses after each guarded call.
   */
  *scan({ from, to, read }: FileRange): Generator<void, Tally> {
    let file = from
    let since = 0
    let isAlone = false
    let group = NO_GROUP
    const guard = guardFor(this.#request.pattern, this.#request.regexMsPerFile)
    const isGuarded = guard !== withoutLimit
    while (file < to && !this.#isStopped()) {
      const limit = Math.min(this.#request.regexMsPerFile, this.#request.remainingMs())
      if (limit <= 0) break
      const until = isAlone ? file + 1 : to
      const end = guard(() => {
        while (file < until && !this.#isStopped()) {
          if (isGuarded) since = elapsedMs()
          if (file >= group.to) {
            // While one is being read there is none: it may be stopped in the middle.
            group = NO_GROUP
            group = read(file, until)
            if (this.#isPassedOver(group)) file = group.to
          } else {
            this.#scanFile(file, group.at(file))
            file++
          }
        }
      }, limit)
      // What took long while a group was read, may have been any of its files.
      const isCulprit: boolean = isAlone || (group !== NO_GROUP && elapsedMs() - since >= CULPRIT_SHARE * limit)
      if (end === 'timed_out' && isCulprit && this.#request.remainingMs() > 0) this.#tally.timedOut.push(file++)
      isAlone = end === 'timed_out' && !isCulprit
      yield
    }
    const tally = this.#tally
    this.#tally = emptyTally()
    return tally
  }

  #isStopped(): boolean {
    return this.#request.isStopped?.() === true
  }

  /** One look at many files: most groups hold nothing, and then none of their files needs a look of its own. */
  #isPassedOver(group: FileGroup): boolean {
    const files = group.to - group.from
    if (files === 1 || group.hasFaults || group.bytes.includes(0) || this.#sieve.mayMatch(group.bytes)) return false
    this.#tally.searched += files
    return true
  }

  /** Notes nothing before the end: it may be stopped in the middle, and run again. */
  #scanFile(file: number, bytes: Buffer | BulkFault): void {
    this.#request.onFile?.(file)
    if (bytes === 'too_large') this.#tally.tooLarge.push(file)
    else if (bytes === 'unreadable') this.#tally.unreadable.push(file)
    else if (bytes === 'missing') return
    else if (isBinary(bytes)) this.#tally.binary.push(file)
    else {
      const count = this.#count(bytes)
      this.#tally.searched++
      if (count > 0) this.#tally.hits.push(file, count)
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
        return this.#tester.count(decode(bytes))
      case 'lines':
        return this.#countLines(bytes, sifted.starts, sifted.ends)
    }
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

/** The files with a match, in the order of their numbers, each with its count. */
export function hitsOf({ hits }: Tally): readonly (readonly [file: number, count: number])[] {
  const pairs = Array.from({ length: hits.length / 2 }, (_, i) => [hits[2 * i] ?? 0, hits[2 * i + 1] ?? 0] as const)
  return pairs.sort(([a], [b]) => a - b)
}

export function emptyTally(): Tally {
  return { searched: 0, hits: [], binary: [], tooLarge: [], unreadable: [], timedOut: [] }
}
