import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerJob } from '../workspace/search/shared-work.ts'
import { runSearchWorker } from '../workspace/search/worker-loop.ts'

runSearchWorker(workerData as WorkerJob, (done) => parentPort?.postMessage(done))
