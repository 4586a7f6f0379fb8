import { failure } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'

/** Work that must not be done at the same time, in the order in which it comes. */
export class OneByOne {
  #last: Promise<unknown> = Promise.resolve()

  /** What was cancelled by the time it would begin is not done. */
  add<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | { readonly ok: false; readonly error: ToolError }> {
    const mine = this.#last.then(async () => (signal.aborted ? failure(cancelled()) : work()))
    this.#last = mine.catch(() => undefined)
    return mine
  }
}

function cancelled(): ToolError {
  return toolError('cancelled', 'The call was cancelled while it waited for another one', 'Nothing was done. Call again when it is wanted.')
}
