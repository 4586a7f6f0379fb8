import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CodeThreads, TalkingThread } from '../../system/process/threads.ts'
import type { CodeJob, CodeOutcome } from './code-job.ts'
import type { CodeMessage, CodeWork } from './code-thread.ts'

/** A language is loaded in less than a second, so the rest is for the query. */
const OPEN_MS = 60_000

/** Opens a thread that works on texts. It loads the language first, and checks the query. */
export async function openLane(job: CodeJob, { packages, start }: CodeThreads, signal: AbortSignal): Promise<Result<CodeLane, ToolError>> {
  if (signal.aborted) return failure(LANE_ERRORS.cancelled())
  const lane = new CodeLane(start({ job, packages } satisfies CodeWork))
  const stop = () => lane.close()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, OPEN_MS)
  signal.addEventListener('abort', stop, { once: true })
  const first = await lane.opened
  clearTimeout(timer)
  signal.removeEventListener('abort', stop)
  if (first?.kind === 'ready' && !signal.aborted) return success(lane)
  stop()
  if (signal.aborted) return failure(LANE_ERRORS.cancelled())
  if (first?.kind === 'refused') return failure(first.error)
  if (isLate) return failure(LANE_ERRORS.slowQuery())
  throw new Error('The thread that parses code ended before it was ready.')
}

/** Works on one text after the other, in a thread of its own: what gets stuck can be ended. */
export class CodeLane {
  readonly opened: Promise<CodeMessage | undefined>
  readonly #thread: TalkingThread
  #answer: (message: CodeMessage | undefined) => void = () => undefined
  #isEnded = false

  constructor(thread: TalkingThread) {
    this.#thread = thread
    this.opened = new Promise((resolve) => {
      this.#answer = resolve
    })
    thread.onMessage((message) => this.#answer(message as CodeMessage))
    thread.onEnd(() => {
      this.#isEnded = true
      this.#answer(undefined)
    })
  }

  /** `undefined` when it took too long, or more memory than there is. The lane is closed then. */
  async work(text: string, limitMs: number): Promise<CodeOutcome | undefined> {
    const message = await new Promise<CodeMessage | undefined>((resolve) => {
      if (this.#isEnded) return resolve(undefined)
      const timer = setTimeout(() => resolve(undefined), limitMs)
      this.#answer = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      this.#thread.post(text)
    })
    if (message?.kind === 'done') return message.outcome
    this.close()
    return undefined
  }

  close(): void {
    void this.#thread.end()
  }
}

export const LANE_ERRORS = {
  cancelled: () => toolError('cancelled', 'The search was cancelled', 'Run it again if you still need it.'),
  slowQuery: () => toolError('timed_out', `The pattern was not read after ${OPEN_MS / 1000}s`, 'Write a shorter pattern.'),
}
