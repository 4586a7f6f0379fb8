import { BulkReader } from '../../system/bulk-reader.ts'
import { Scanner } from './scanner.ts'
import { type ChunkDone, finish, SharedWork, scanChunk, type WorkerJob } from './shared-work.ts'

/** What a search worker does: takes chunks as long as there are any, and says what came of each. */
export function runSearchWorker(job: WorkerJob, say: (done: ChunkDone) => void): void {
  const paths = job.paths.split('\n')
  const work = new SharedWork(job.shared, paths.length)
  const end = performance.now() + job.remainingMs
  const reader = new BulkReader(job.folder, job.fileBytes)
  const scanner = new Scanner({
    pattern: job.pattern,
    regexMsPerFile: job.regexMsPerFile,
    remainingMs: () => end - performance.now(),
    onFile: (file) => work.beat(job.slot, file),
  })
  for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk()) {
    work.report(job.slot, chunk)
    say({ chunk, tally: finish(scanChunk({ work, chunk, paths, scanner, reader })) })
  }
}
