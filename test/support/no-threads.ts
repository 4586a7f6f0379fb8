import * as path from 'node:path'
import { readPackageFile, type TalkingThread, type Threads } from '../../src/system/process/threads.ts'
import type { CodeWork } from '../../src/workspace/code/code-thread.ts'

/** Everything in the one thread that is there. */
export const noThreads: Threads = {
  cores: 1,
  worthwhileFiles: Number.POSITIVE_INFINITY,
  startSearchWorker: () => undefined,
  code: { packages: path.resolve(import.meta.dirname, '../../node_modules'), start: startHere },
}

/** What a thread does, here: WebAssembly and grammars are loaded once for all tests of a file. */
function startHere(workerData: unknown): TalkingThread {
  const { job, packages } = workerData as CodeWork
  let onText: (text: string) => void = () => undefined
  let onMessage: (message: unknown) => void = () => undefined
  // Loaded late: few tests need it.
  const loading = import('../../src/workspace/code/code-thread.ts')
  void loading.then(({ runCodeWorker }) =>
    runCodeWorker(job, {
      read: (name) => readPackageFile(packages, name),
      say: (message) => onMessage(message),
      onText: (listener) => {
        onText = listener
      },
    }),
  )
  return {
    post: (text) => setImmediate(() => onText(text as string)),
    onMessage: (listener) => {
      onMessage = listener
    },
    onEnd: () => undefined,
    end: async () => undefined,
  }
}

/** A thread that never answers while a text has that word in it. Ending it is the only way out. */
export function threadsStuckOn(word: string): Threads {
  const start = (workerData: unknown): TalkingThread => {
    const thread = startHere(workerData)
    let onEnd: () => void = () => undefined
    return {
      ...thread,
      post: (text) => (String(text).includes(word) ? undefined : thread.post(text)),
      onEnd: (listener) => {
        onEnd = listener
      },
      end: async () => onEnd(),
    }
  }
  return { ...noThreads, code: { ...noThreads.code, start } }
}
