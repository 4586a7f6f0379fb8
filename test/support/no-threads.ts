import type { Threads } from '../../src/system/process/threads.ts'

/** Everything in the one thread that is there. */
export const noThreads: Threads = { cores: 1, worthwhileFiles: Number.POSITIVE_INFINITY, startSearchWorker: () => undefined }
