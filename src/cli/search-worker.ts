import { parentPort, workerData } from 'node:worker_threads'
import { runSearchWorker, type WorkerJob } from '../workspace/search/worker-loop.ts'

runSearchWorker(workerData as WorkerJob, (done) => parentPort?.postMessage(done))
