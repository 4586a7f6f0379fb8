import type { RecipeEvent } from '../../plan/plan-outcome.ts'
import { StepTicker } from '../../report/terminal/step-ticker.ts'
import { fitLine } from '../../report/terminal/style.ts'
import { elapsedMs } from '../../system/clock.ts'
import type { Console } from '../invocation.ts'

const REDRAW_MS = 100

/** Shows the steps of a run while it runs. On a terminal the current step has an animated line. */
export class StepLines {
  readonly #console: Console
  readonly #ticker: StepTicker
  readonly #timer: NodeJS.Timeout | undefined
  #startedAt: number
  #pausedAt = 0
  #drawnAt = 0
  #frame = 0
  #hasLines = false

  constructor(console: Console) {
    this.#console = console
    this.#ticker = new StepTicker(console.errStyle)
    this.#startedAt = elapsedMs()
    if (console.isErrTerminal) this.#timer = setInterval(() => this.#draw(), REDRAW_MS).unref()
  }

  readonly take = (event: RecipeEvent): void => {
    if (event.kind === 'step_started') this.#startedAt = elapsedMs()
    const lines = this.#ticker.take(event)
    if (lines !== '') {
      this.#hasLines = true
      this.#clear()
      this.#console.err(lines)
    }
    // Timers do not run during synchronous work.
    if (event.kind === 'progress' && elapsedMs() - this.#drawnAt >= REDRAW_MS) this.#draw()
  }

  /** Makes room for something else on the screen, such as a question. */
  pause(): void {
    this.#clear()
    this.#drawnAt = Number.POSITIVE_INFINITY
    this.#pausedAt = elapsedMs()
  }

  resume(): void {
    this.#drawnAt = 0
    // Time spent waiting for an answer does not count.
    this.#startedAt += elapsedMs() - this.#pausedAt
  }

  end(): void {
    clearInterval(this.#timer)
    this.#clear()
    if (this.#hasLines && this.#console.isErrTerminal) this.#console.err('\n')
  }

  #draw(): void {
    if (this.#timer === undefined || this.#drawnAt === Number.POSITIVE_INFINITY) return
    const line = this.#ticker.live(this.#frame++, elapsedMs() - this.#startedAt)
    if (line === undefined) return
    this.#console.err(`\r${fitLine(line, this.#console.errColumns)}\u001b[K`)
    this.#drawnAt = elapsedMs()
  }

  #clear(): void {
    if (this.#drawnAt > 0 && this.#drawnAt !== Number.POSITIVE_INFINITY) this.#console.err('\r\u001b[K')
    if (this.#drawnAt !== Number.POSITIVE_INFINITY) this.#drawnAt = 0
  }
}
