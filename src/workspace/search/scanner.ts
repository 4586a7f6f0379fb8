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

/** Counts the matching lines of files, one after the other. */
export class Scanner {
  readonly #tester: LineTester
  readonly #sieve: Sieve
  readonly #request: ScannerRequest
  #tally = emptyTally()
  #batch: Candidate[] = []
  #batchCharacters = 0

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

  /** Finishes what is still waiting, and returns the tally since the last time. */
  take(): Tally {
    this.#runBatch()
    const tally = this.#tally
    this.#tally = emptyTally()
    return tally
  }

  #add(file: number, lines: readonly string[] | string): void {
    this.#batch.push({ file, lines })
    this.#batchCharacters += typeof lines === 'string' ? lines.length : lines.reduce((sum, line) => sum + line.length, 0)
    if (this.#batchCharacters >= BATCH_CHARACTERS) this.#runBatch()
  }

  #runBatch(): void {
    const batch = this.#batch
    this.#batch = []
    this.#batchCharacters = 0
    let at = 0
    let isAlone = false
    while (at < batch.length) {
      const limit = Math.min(this.#request.regexMsPerFile, this.#request.remainingMs())
      const until = isAlone ? at + 1 : batch.length
      let since = performance.now()
      const end =
        limit <= 0
          ? 'timed_out'
          : withTimeLimit(() => {
              for (; at < until; at++) {
                since = performance.now()
                this.#count(batch[at])
              }
            }, limit)
      if (end === 'done') isAlone = false
      else if (this.#request.remainingMs() <= 0) {
        this.#tally.searched -= batch.length - at
        return
      } else if (isAlone || performance.now() - since >= 0.9 * limit) {
        this.#giveUp(batch[at])
        at++
        isAlone = false
      } else isAlone = true
    }
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

export function emptyTally(): Tally {
  return { searched: 0, hits: [], binary: [], tooLarge: [], unreadable: [], timedOut: [] }
}

function cutLines(bytes: Buffer, starts: readonly number[], ends: readonly number[]): readonly string[] {
  const encoding = encodingOf(bytes)
  const mark = markLength(bytes)
  return starts.map((start, i) => bytes.toString(encoding, Math.max(start, mark), ends[i]))
}
