import type { Clock } from '../system/clock.ts'
import type { Approver } from './approve.ts'

/** How long a plan waited for people. That counts against no limit, and is not the time of the step that asked. */
export class Waiting {
  readonly #clock: Pick<Clock, 'elapsed'>
  #ended = 0
  #since: number | undefined

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock
  }

  /** Until now, in milliseconds. */
  get ms(): number {
    return this.#ended + (this.#since === undefined ? 0 : this.#clock.elapsed() - this.#since)
  }

  /** The same approver, with a look at the clock. */
  around(approver: Approver): Approver {
    return {
      ask: async (request) => {
        this.#since = this.#clock.elapsed()
        try {
          return await approver.ask(request)
        } finally {
          this.#ended = this.ms
          this.#since = undefined
        }
      },
      remember: (request) => approver.remember(request),
    }
  }
}
