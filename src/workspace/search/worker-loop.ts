import { BulkReader } from '../../system/bulk-reader.ts'
import { elapsedMs } from '../../system/clock.ts'
import { Scanner } from './scanner.ts'
import { type ChunkDone, SharedWork, type WorkerJob } from './shared-work.ts'

/** What a search worker does: takes chunks as long as there are any, and says what came of each. */
export function runSearchWorker(job: WorkerJob, say: (done: ChunkDone) => void): void {
  const work = new SharedWork(job.shared, job.files)
  const end = elapsedMs() + job.remainingMs
  const reader = new BulkReader(job.folder, job.fileBytes)
  const scanner = new Scanner({
    pattern: job.pattern,
    regexMsPerFile: job.regexMsPerFile,
    remainingMs: () => end - elapsedMs(),
    isStopped: () => work.isStopped(),
    onFile: (file) => work.beat(job.slot, file),
  })
  for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk()) {
    work.report(job.slot, chunk)
    const { from, to } = work.filesOf(chunk)
    const paths = (job.chunks[chunk] ?? '').split('\n')
    const pathOf = (file: number) => {
      work.beat(job.slot, file)
      return paths[file - from]
    }
    const steps = scanner.scan({ from, to, read: (first, end) => reader.readGroup(first, end, pathOf) })
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    say({ chunk, tally: step.value })
  }
}
