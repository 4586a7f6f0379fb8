import { type Progress, unitOf } from '../../model/progress.ts'

export interface ProgressNote {
  readonly progressToken: string | number
  readonly progress: number
  readonly total?: number
  readonly message: string
}

const MIN_INTERVAL_MS = 100

/** Turns the progress of a call into notes that only ever rise, and not more of them than a client can use. */
export class ProgressNotes {
  readonly #token: string | number | undefined
  readonly #send: (note: ProgressNote) => void
  readonly #elapsed: () => number
  #last = Number.NEGATIVE_INFINITY
  #count = 0

  constructor(token: string | number | undefined, send: (note: ProgressNote) => void, elapsed: () => number) {
    this.#token = token
    this.#send = send
    this.#elapsed = elapsed
  }

  /** Parts of a call count anew, and a note must be higher than the one before: notes are numbered, and the message tells. */
  update(progress: Progress): void {
    const now = this.#elapsed()
    if (this.#token === undefined || now - this.#last < MIN_INTERVAL_MS) return
    this.#last = now
    const { done, total } = progress
    this.say(`${done}${total === undefined ? '' : ` of ${total}`} ${unitOf(progress)}`)
  }

  say(message: string): void {
    if (this.#token !== undefined) this.#send({ progressToken: this.#token, progress: ++this.#count, message })
  }
}
