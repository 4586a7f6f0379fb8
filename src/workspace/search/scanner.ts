import type { BulkReader } from '../../system/bulk-reader.ts'
import { withTimeLimit } from './guarded-regex.ts'
import { LineTester } from './line-tester.ts'
import type { SearchPattern } from './pattern.ts'
import { decode, encodingOf, looksBinary, markLength } from './search-text.ts'
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
  /** Told before each file, so that somebody can see that this thread still moves. */
  readonly onFile?: (file: number) => void
}

interface Candidate {
  readonly file: number
  /** The only lines that can match, or the whole text. */
  readonly lines: readonly string[] | string
}

/** Characters handed to one guarded call: many enough to make its cost vanish. */
const BATCH_CHARACTERS = 4 * 1024 * 1024

/** Counts the matching lines of files: what the bytes alone tell at once, the rest when asked to `step`. */
export class Scanner {
  readonly #tester: LineTester
  readonly #sieve: Sieve
  readonly #request: ScannerRequest
  #tally = emptyTally()
  #waiting: Candidate[] = []
  #waitingCharacters = 0
  #isAlone = false

  constructor(request: ScannerRequest) {
    this.#request = request
    this.#tester = new LineTester(request.pattern)
    this.#sieve = makeSieve(request.pattern)
  }

  scanFile(file: number, path: string, reader: BulkReader): void {
    this.#request.onFile?.(file)
    const bytes = reader.read(path)
    if (typeof bytes === 'object') this.scanBytes(file, bytes)
    else if (bytes === 'too_large') this.#tally.tooLarge.push(file)
    else if (bytes === 'unreadable') this.#tally.unreadable.push(file)
  }

  scanBytes(file: number, bytes: Buffer): void {
    if (looksBinary(bytes)) {
      this.#tally.binary.push(file)
      return
    }
    this.#tally.searched++
    const sifted = this.#sieve(bytes)
    if (sifted.kind === 'counted') this.#tally.hits.push(file, sifted.count)
    else if (sifted.kind === 'unknown') this.#add(file, decode(bytes))
    else if (sifted.kind === 'lines') this.#add(file, cutLines(bytes, sifted.starts, sifted.ends))
  }

  /** Whether enough is waiting to be worth a guarded call. */
  get isFull(): boolean {
    return this.#waitingCharacters >= BATCH_CHARACTERS
  }

  /** Works on what is waiting, for the time one file may take at most. Returns whether something is left. */
  step(): boolean {
    const waiting = this.#waiting
    const limit = Math.min(this.#request.regexMsPerFile, this.#request.remainingMs())
    if (waiting.length === 0 || limit <= 0) {
      this.#tally.searched -= waiting.length
      this.#keep([])
      return false
    }
    const batch = this.#isAlone ? waiting.slice(0, 1) : waiting
    let at = 0
    let since = performance.now()
    const end = withTimeLimit(() => {
      for (; at < batch.length; at++) {
        since = performance.now()
        this.#count(batch[at])
      }
    }, limit)
    const isCulprit = end === 'timed_out' && (this.#isAlone || performance.now() - since >= 0.9 * limit)
    // Whether a file that shared its time with others is too slow by itself, a call of its own will tell.
    this.#isAlone = end === 'timed_out' && !isCulprit
    if (isCulprit && this.#request.remainingMs() > 0) this.#giveUp(batch[at++])
    this.#keep(waiting.slice(at))
    return this.#waiting.length > 0
  }

  /** The tally since the last time. */
  take(): Tally {
    const tally = this.#tally
    this.#tally = emptyTally()
    return tally
  }

  #add(file: number, lines: readonly string[] | string): void {
    this.#waiting.push({ file, lines })
    this.#waitingCharacters += lengthOf(lines)
  }

  #keep(rest: Candidate[]): void {
    this.#waiting = rest
    this.#waitingCharacters = rest.reduce((sum, candidate) => sum + lengthOf(candidate.lines), 0)
  }

  #count(candidate: Candidate | undefined): void {
    if (candidate === undefined) return
    const { file, lines } = candidate
    this.#request.onFile?.(file)
    let count = 0
    if (typeof lines === 'string') count = this.#tester.count(lines)
    else for (const line of lines) if (this.#tester.matches(line)) count++
    if (count > 0) this.#tally.hits.push(file, count)
  }

  #giveUp(candidate: Candidate | undefined): void {
    if (candidate === undefined) return
    this.#tally.searched--
    this.#tally.timedOut.push(candidate.file)
  }
}

function lengthOf(lines: readonly string[] | string): number {
  return typeof lines === 'string' ? lines.length : lines.reduce((sum, line) => sum + line.length, 0)
}

export function emptyTally(): Tally {
  return { searched: 0, hits: [], binary: [], tooLarge: [], unreadable: [], timedOut: [] }
}

function cutLines(bytes: Buffer, starts: readonly number[], ends: readonly number[]): readonly string[] {
  const encoding = encodingOf(bytes)
  const mark = markLength(bytes)
  return starts.map((start, i) => bytes.toString(encoding, Math.max(start, mark), ends[i]))
}
