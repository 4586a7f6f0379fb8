import type { BulkReader } from '../../system/bulk-reader.ts'
import type { SearchPattern } from './pattern.ts'
import type { Scanner, Tally } from './scanner.ts'

/** Files that one thread takes at a time: enough to fill a guarded batch, few enough to share the work evenly. */
const CHUNK_FILES = 512

/** What a worker gets when it starts. */
export interface WorkerJob {
  readonly folder: string
  /** Separated by newlines, which no path contains: one string travels faster than many. */
  readonly paths: string
  readonly pattern: SearchPattern
  readonly fileBytes: number
  readonly regexMsPerFile: number
  readonly remainingMs: number
  readonly shared: SharedArrayBuffer
  /** Which cells of `shared` are this worker's. */
  readonly slot: number
}

/** What a worker says when it has done a chunk. */
export interface ChunkDone {
  readonly chunk: number
  readonly tally: Tally
}

const NEXT_CHUNK = 0
const STOP = 1
const FIRST_SLOT = 2
/** A worker's cells: the chunk it is at, the file it is at, and a number that grows with every step. */
const SLOT_CELLS = 3

/** The numbers that threads share: the next chunk to take, whether to stop, and where each worker is. */
export class SharedWork {
  readonly #cells: Int32Array
  readonly #files: number

  constructor(shared: SharedArrayBuffer, files: number) {
    this.#cells = new Int32Array(shared)
    this.#files = files
  }

  static buffer(workers: number): SharedArrayBuffer {
    return new SharedArrayBuffer(4 * (FIRST_SLOT + SLOT_CELLS * workers))
  }

  get chunks(): number {
    return Math.ceil(this.#files / CHUNK_FILES)
  }

  /** The number of a chunk that nobody else has, or `undefined` when there is none left. */
  takeChunk(): number | undefined {
    if (this.isStopped()) return undefined
    const chunk = Atomics.add(this.#cells, NEXT_CHUNK, 1)
    return chunk < this.chunks ? chunk : undefined
  }

  filesOf(chunk: number): { readonly from: number; readonly to: number } {
    return { from: chunk * CHUNK_FILES, to: Math.min(this.#files, (chunk + 1) * CHUNK_FILES) }
  }

  stop(): void {
    Atomics.store(this.#cells, STOP, 1)
  }

  isStopped(): boolean {
    return Atomics.load(this.#cells, STOP) === 1
  }

  report(slot: number, chunk: number): void {
    Atomics.store(this.#cells, FIRST_SLOT + SLOT_CELLS * slot, chunk + 1)
  }

  beat(slot: number, file: number): void {
    Atomics.store(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + 1, file)
    Atomics.add(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + 2, 1)
  }

  /** Where a worker is; the chunk is -1 before its first. */
  whereabouts(slot: number): { readonly chunk: number; readonly file: number; readonly beat: number } {
    const cell = (i: number) => Atomics.load(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + i)
    return { chunk: cell(0) - 1, file: cell(1), beat: cell(2) }
  }
}

export interface ChunkScan {
  readonly work: SharedWork
  readonly chunk: number
  readonly paths: readonly string[]
  readonly scanner: Scanner
  readonly reader: BulkReader
  /** A file to leave out, because a worker did not come back from it. */
  readonly except?: number
}

/** Scans the files of a chunk unless told to stop, and pauses after each guarded call to let others have a turn. */
export function* scanChunk({ work, chunk, paths, scanner, reader, except }: ChunkScan): Generator<void, Tally> {
  const { from, to } = work.filesOf(chunk)
  for (let file = from; file < to && !work.isStopped(); file++) {
    if (file !== except) scanner.scanFile(file, paths[file] ?? '', reader)
    while (scanner.isFull && scanner.step() && !work.isStopped()) yield
  }
  while (!work.isStopped() && scanner.step()) yield
  return scanner.take()
}

/** Runs something that pauses to its end, without a pause. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
