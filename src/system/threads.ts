/** A worker thread, as its owner sees it. */
export interface WorkerThread {
  onMessage(listener: (message: unknown) => void): void
  /** Called once, whether the worker finished, failed or was ended. */
  onEnd(listener: () => void): void
  end(): Promise<void>
}

/** Helpers for work that one thread is too slow for. */
export interface Threads {
  readonly cores: number
  /** Below this many files a worker costs more than it gives. */
  readonly worthwhileFiles: number
  /** Starts a worker of the search engine, or `undefined` where there is none. */
  startSearchWorker(workerData: unknown): WorkerThread | undefined
}
