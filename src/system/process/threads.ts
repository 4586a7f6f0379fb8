import type { Worker } from 'node:worker_threads'

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

/** Most of what a search allocates is a file's text and soon dropped; without a limit it waits long to be collected. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 }

/** Worker threads that run the program at `workerUrl`. */
export function realThreads(workerUrl: URL, cores: number, worthwhileFiles = 12_000): Threads {
  return {
    cores,
    worthwhileFiles,
    startSearchWorker(workerData) {
      // Loaded late, and yet at once: few searches are worth a worker, and loading takes a good part of the others.
      const threads = process.getBuiltinModule('node:worker_threads')
      return asThread(new threads.Worker(workerUrl, { workerData, env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS }))
    },
  }
}

function asThread(worker: Worker): WorkerThread {
  // Without a listener an error of the worker would end the process; its end is what the owner hears of.
  worker.on('error', () => undefined)
  return {
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.once('exit', listener),
    end: async () => void (await worker.terminate()),
  }
}
