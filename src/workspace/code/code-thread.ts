import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { ReadPackageFile } from './code-engine.ts'
import { type CodeJob, type CodeOutcome, openJob } from './code-job.ts'

/** What a thread gets when it starts. */
export interface CodeWork {
  readonly job: CodeJob
  readonly packages: string
}

/** What a thread says: that it is ready, or why the query cannot be used; then the outcome of each text. */
export type CodeMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly error: ToolError }
  | { readonly kind: 'done'; readonly outcome: CodeOutcome }

interface Port {
  readonly read: ReadPackageFile
  say(message: CodeMessage): void
  onText(listener: (text: string) => void): void
}

/** What runs in a thread: a stuck parser can only be ended with its thread. */
export async function runCodeWorker(job: CodeJob, { read, say, onText }: Port): Promise<void> {
  const worker = await openJob(job, read)
  if (!worker.ok) return say({ kind: 'refused', error: worker.error })
  onText((text) => say({ kind: 'done', outcome: worker.value(text) }))
  say({ kind: 'ready' })
}
