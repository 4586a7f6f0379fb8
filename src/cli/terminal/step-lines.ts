import type { RecipeEvent } from '../../plan/plan-outcome.ts'
import { StepTicker } from '../../report/terminal/step-ticker.ts'
import { fitLine } from '../../report/terminal/style.ts'
import { elapsedMs } from '../../system/clock.ts'
import type { Console } from '../invocation.ts'

const REDRAW_MS = 100

/** Shows the steps of a run while it runs. On a terminal the current step has an animated line. */
export class StepLines {
  readonly #console: Console
  #ticker: StepTicker
  readonly #timer: NodeJS.Timeout | undefined
  #startedAt: number
  #pausedAt = 0
  #drawnAt = 0
  #frame = 0
  /** Whether there is something above on the screen. */
  #hasText = false
  /** How many times lines were shown. */
  #shown = 0
  /** As many come again in a second run of the same recipe. */
  #repeated = 0
  /** From the first step that waits: another run may finish it. */
  #held = ''

  constructor(console: Console) {
    this.#console = console
    this.#ticker = new StepTicker(console.errStyle)
    this.#startedAt = elapsedMs()
    if (console.isErrTerminal) this.#timer = setInterval(() => this.#draw(), REDRAW_MS).unref()
  }

  readonly take = (event: RecipeEvent): void => {
    if (event.kind === 'step_started') this.#startedAt = elapsedMs()
    const lines = this.#ticker.take(event)
    if (this.#repeated > 0 && lines !== '') this.#repeated--
    else if (this.#held !== '' || isWaiting(event)) this.#held += lines
    else this.#show(lines)
    // Timers do not run during synchronous work.
    if (event.kind === 'progress' && elapsedMs() - this.#drawnAt >= REDRAW_MS) this.#draw()
  }

  /** Makes room for something else on the screen, such as a question. */
  pause(): void {
    this.#clear()
    if (this.#hasText && this.#console.isErrTerminal) this.#console.err('\n')
    this.#hasText = true
    this.#drawnAt = Number.POSITIVE_INFINITY
    this.#pausedAt = elapsedMs()
  }

  resume(): void {
    this.#drawnAt = 0
    // Time spent waiting for an answer does not count.
    this.#startedAt += elapsedMs() - this.#pausedAt
  }

  /** The same recipe runs again after a pause. What it waited for is settled. */
  restart(): void {
    this.resume()
    this.#ticker = new StepTicker(this.#console.errStyle)
    this.#repeated = this.#shown
    this.#held = ''
  }

  end(): void {
    clearInterval(this.#timer)
    this.#show(this.#held)
    this.#clear()
    if (this.#shown > 0 && this.#console.isErrTerminal) this.#console.err('\n')
  }

  #show(lines: string): void {
    if (lines === '') return
    this.#shown++
    this.#hasText = true
    this.#clear()
    this.#console.err(lines)
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

function isWaiting(event: RecipeEvent): boolean {
  return event.kind === 'step_finished' && event.ending === 'deferred'
}
