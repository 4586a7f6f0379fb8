import { elapsedMs } from '../../system/clock.ts'
import { BulkReader } from '../../system/disk/bulk-reader.ts'
import type { SearchPattern } from './pattern.ts'
import { Scanner, type Tally } from './scanner.ts'

/** Files that one thread takes at a time: enough for one guarded call, few enough to share the work evenly. */
const CHUNK_FILES = 1024
/** For a single thread: a guarded call has a fixed cost, and nothing else runs in the meantime. */
const CHUNK_FILES_ALONE = 2048

/** What a worker gets when it starts. */
export interface WorkerJob {
  readonly folder: string
  readonly files: number
  /** The paths of each chunk, separated by newlines, which paths cannot contain: one string is faster to transfer than many. */
  readonly chunks: readonly string[]
  readonly pattern: SearchPattern
  readonly fileBytes: number
  readonly regexMsPerFile: number
  readonly remainingMs: number
  readonly shared: SharedArrayBuffer
  /** Which cells of `shared` are this worker's. */
  readonly slot: number
}

/** What a worker reports after a chunk. */
export interface ChunkDone {
  readonly chunk: number
  readonly tally: Tally
}

const NEXT_CHUNK = 0
const STOP = 1
const FIRST_SLOT = 2
/** A worker's cells: its current chunk, its current file, and a counter that grows with every step. */
const SLOT_CELLS = 3

/** The numbers that threads share: the next chunk, whether to stop, and where each worker is. */
export class SharedWork {
  readonly #cells: Int32Array
  readonly #files: number
  readonly #chunkFiles: number

  constructor(shared: SharedArrayBuffer, files: number) {
    this.#cells = new Int32Array(shared)
    this.#files = files
    this.#chunkFiles = this.#cells.length > FIRST_SLOT ? CHUNK_FILES : CHUNK_FILES_ALONE
  }

  static buffer(workers: number): SharedArrayBuffer {
    return new SharedArrayBuffer(4 * (FIRST_SLOT + SLOT_CELLS * workers))
  }

  get chunks(): number {
    return Math.ceil(this.#files / this.#chunkFiles)
  }

  /** The number of the next free chunk, or `undefined` if there is none left. */
  takeChunk(): number | undefined {
    if (this.isStopped()) return undefined
    const chunk = Atomics.add(this.#cells, NEXT_CHUNK, 1)
    return chunk < this.chunks ? chunk : undefined
  }

  filesOf(chunk: number): { readonly from: number; readonly to: number } {
    return { from: chunk * this.#chunkFiles, to: Math.min(this.#files, (chunk + 1) * this.#chunkFiles) }
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

  /** The position of a worker; the chunk is -1 before its first. */
  whereabouts(slot: number): { readonly chunk: number; readonly file: number; readonly beat: number } {
    const cell = (i: number) => Atomics.load(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + i)
    return { chunk: cell(0) - 1, file: cell(1), beat: cell(2) }
  }
}

/** The search worker: takes chunks while there are any, and reports the result of each. */
export function runSearchWorker(job: WorkerJob, say: (done: ChunkDone) => void): void {
  const work = new SharedWork(job.shared, job.files)
  const end = elapsedMs() + job.remainingMs
  const reader = new BulkReader(job.folder, job.fileBytes)
  const scanner = new Scanner({
    pattern: job.pattern,
    regexMsPerFile: job.regexMsPerFile,
    remainingMs: () => end - elapsedMs(),
    isStopped: () => work.isStopped(),
    onFile: (file) => work.beat(job.slot, file),
  })
  for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk()) {
    work.report(job.slot, chunk)
    const { from, to } = work.filesOf(chunk)
    const paths = (job.chunks[chunk] ?? '').split('\n')
    const pathOf = (file: number) => {
      work.beat(job.slot, file)
      return paths[file - from]
    }
    const steps = scanner.scan({ from, to, read: (first, end) => reader.readGroup(first, end, pathOf) })
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    say({ chunk, tally: step.value })
  }
}
