import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Worker } from 'node:worker_threads'

/** A worker thread, as its owner sees it. */
export interface WorkerThread {
  onMessage(listener: (message: unknown) => void): void
  /** Called once, whether the worker finished, failed or was terminated. */
  onEnd(listener: () => void): void
  end(): Promise<void>
}

/** A thread that gets one message after the other. */
export interface TalkingThread extends WorkerThread {
  post(message: unknown): void
}

/** Threads that parse code, and the WebAssembly that they need. */
export interface CodeThreads {
  readonly start: (workerData: unknown) => TalkingThread
  /** Where the WebAssembly of packages is, each in the folder of its package. */
  readonly packages: string
}

/** Worker threads for work that is too slow on one thread. */
export interface Threads {
  readonly cores: number
  /** With fewer files, a worker costs more than it saves. */
  readonly worthwhileFiles: number
  /** Starts a search worker, or returns `undefined` where that is not possible. */
  startSearchWorker(workerData: unknown): WorkerThread | undefined
  readonly code: CodeThreads
}

/** Most of what a search allocates is file text that is dropped quickly; without a limit, garbage collection comes late. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 }

export interface ThreadPrograms {
  readonly search: URL
  readonly code: URL
  readonly packages: string
}

/** Worker threads that run these programs. */
export function realThreads({ search, code, packages }: ThreadPrograms, cores: number, worthwhileFiles = 12_000): Threads {
  return {
    cores,
    worthwhileFiles,
    startSearchWorker: (workerData) => startThread(search, workerData),
    code: { packages, start: (workerData) => startThread(code, workerData) },
  }
}

function startThread(program: URL, workerData: unknown): TalkingThread {
  // Loaded on demand but synchronously: few searches need a worker, and loading it would slow down the others.
  const threads = process.getBuiltinModule('node:worker_threads')
  return asThread(new threads.Worker(program, { workerData, env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS }))
}

function asThread(worker: Worker): TalkingThread {
  // Without a listener, an error in the worker would end the process. The owner is notified by its exit.
  worker.on('error', () => undefined)
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.once('exit', listener),
    end: async () => void (await worker.terminate()),
  }
}

/** Reads a file of a package below the folder that all packages are in. */
export function readPackageFile(packages: string, name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(fs.readFileSync(path.join(packages, name)))
}
