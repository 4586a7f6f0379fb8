import type { Worker } from 'node:worker_threads'

/** A worker thread, as its owner sees it. */
export interface WorkerThread {
  onMessage(listener: (message: unknown) => void): void
  /** Called once, whether the worker finished, failed or was terminated. */
  onEnd(listener: () => void): void
  end(): Promise<void>
}

/** Worker threads for work that is too slow on one thread. */
export interface Threads {
  readonly cores: number
  /** With fewer files, a worker costs more than it saves. */
  readonly worthwhileFiles: number
  /** Starts a search worker, or returns `undefined` where that is not possible. */
  startSearchWorker(workerData: unknown): WorkerThread | undefined
}

/** Most of what a search allocates is file text that is dropped quickly; without a limit, garbage collection comes late. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 }

/** Worker threads that run the program at `workerUrl`. */
export function realThreads(workerUrl: URL, cores: number, worthwhileFiles = 12_000): Threads {
  return {
    cores,
    worthwhileFiles,
    startSearchWorker(workerData) {
      // Loaded on demand but synchronously: few searches need a worker, and loading it would slow down the others.
      const threads = process.getBuiltinModule('node:worker_threads')
      return asThread(new threads.Worker(workerUrl, { workerData, env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS }))
    },
  }
}

function asThread(worker: Worker): WorkerThread {
  // Without a listener, an error in the worker would end the process. The owner is notified by its exit.
  worker.on('error', () => undefined)
  return {
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.once('exit', listener),
    end: async () => void (await worker.terminate()),
  }
}
