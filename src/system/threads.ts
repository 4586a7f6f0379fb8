import type { Worker } from 'node:worker_threads'

/** Helpers for work that one thread is too slow for. */
export interface Threads {
  readonly cores: number
  /** Starts a worker of the search engine, or `undefined` where there is none. */
  startSearchWorker(workerData: unknown): Worker | undefined
}

export const noThreads: Threads = { cores: 1, startSearchWorker: () => undefined }
