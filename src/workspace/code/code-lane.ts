import type { ToolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CodeThreads, TalkingThread } from '../../system/process/threads.ts'
import type { CodeJob, CodeOutcome } from './code-job.ts'
import type { CodeMessage, CodeWork } from './code-thread.ts'

/** Opens a thread that works on texts. It loads the language first, and checks the query. */
export async function openLane(job: CodeJob, { packages, start }: CodeThreads): Promise<Result<CodeLane, ToolError>> {
  const lane = new CodeLane(start({ job, packages } satisfies CodeWork))
  const first = await lane.opened
  if (first?.kind === 'ready') return success(lane)
  lane.close()
  if (first?.kind === 'refused') return failure(first.error)
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
