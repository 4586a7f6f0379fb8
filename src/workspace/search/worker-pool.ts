import { elapsedMs } from '../../system/clock.ts'
import type { Threads, WorkerThread } from '../../system/process/threads.ts'
import { MAX_ATTEMPT_WAIT } from './pattern.ts'
import type { ChunkDone, SharedWork, WorkerJob } from './worker-loop.ts'

const FILES_A_WORKER = 6_000
const MAX_WORKERS = 7
/** How long a worker may make no progress, beyond the time limit of a regex per file. */
const GRACE_MS = 2_000

interface Member {
  readonly worker: WorkerThread
  readonly slot: number
  isAlive: boolean
  beat: number
  beatAt: number
}

export function workersFor(files: number, threads: Threads): number {
  if (files < threads.worthwhileFiles) return 0
  return Math.min(threads.cores - 1, MAX_WORKERS, Math.max(1, Math.floor(files / FILES_A_WORKER)))
}

/** The workers of one search. They guard themselves; the pool terminates one that still hangs. */
export class WorkerPool {
  readonly #work: SharedWork
  readonly #members: Member[] = []
  /** For each chunk, the file at which a worker ended. */
  readonly #lastFiles = new Map<number, number>()
  readonly #stillMs: number
  #wake: () => void = () => undefined

  constructor(work: SharedWork, regexMsPerFile: number) {
    this.#work = work
    this.#stillMs = MAX_ATTEMPT_WAIT * regexMsPerFile + GRACE_MS
  }

  start(threads: Threads, job: WorkerJob, onDone: (done: ChunkDone) => void): void {
    const worker = threads.startSearchWorker(job)
    if (worker === undefined) return
    const member: Member = { worker, slot: job.slot, isAlive: true, beat: 0, beatAt: elapsedMs() }
    this.#members.push(member)
    worker.onMessage((done) => {
      onDone(done as ChunkDone)
      this.#wake()
    })
    worker.onEnd(() => this.#bury(member))
  }

  get isIdle(): boolean {
    return this.#members.every((member) => !member.isAlive)
  }

  /** Waits for a message from any worker, and terminates those that hang. */
  async news(patienceMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    for (const member of this.#members) if (member.isAlive && this.#standsStill(member)) await member.worker.end()
  }

  /** The file at which a worker ended in that chunk, if one did. */
  lastFileOf(chunk: number): number | undefined {
    return this.#lastFiles.get(chunk)
  }

  async end(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.worker.end()))
  }

  #standsStill(member: Member): boolean {
    const { beat } = this.#work.whereabouts(member.slot)
    if (beat !== member.beat) {
      member.beat = beat
      member.beatAt = elapsedMs()
    }
    return elapsedMs() - member.beatAt > this.#stillMs
  }

  #bury(member: Member): void {
    member.isAlive = false
    const { chunk, file } = this.#work.whereabouts(member.slot)
    this.#lastFiles.set(chunk, file)
    this.#wake()
  }
}
