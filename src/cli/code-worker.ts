import { parentPort, workerData } from 'node:worker_threads'
import { readPackageFile } from '../system/process/threads.ts'
import { type CodeMessage, type CodeWork, runCodeWorker } from '../workspace/code/code-thread.ts'

const { job, packages } = workerData as CodeWork

void runCodeWorker(job, {
  read: (name) => readPackageFile(packages, name),
  say: (message: CodeMessage) => parentPort?.postMessage(message),
  onText: (listener) => void parentPort?.on('message', listener),
})
