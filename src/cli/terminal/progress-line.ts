import { type Progress, unitOf } from '../../base/result.ts'
import { fitLine } from '../../report/terminal/style.ts'
import { elapsedMs } from '../../system/clock.ts'
import type { Console } from '../invocation.ts'

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const QUIET_MS = 500
const REDRAW_MS = 100

/** A line that shows the progress of long work, and disappears when it ends. Only on a terminal. */
export class ProgressLine {
  readonly #console: Console
  readonly #label: string
  readonly #timer: NodeJS.Timeout | undefined
  readonly #started = elapsedMs()
  #drawn = 0
  #frame = 0
  #latest: Progress | undefined

  constructor(console: Console, label: string) {
    this.#console = console
    this.#label = label
    if (console.isErrTerminal) this.#timer = setInterval(() => this.#draw(), REDRAW_MS).unref()
  }

  /** Draws too, because timers do not run during synchronous work. */
  update(progress: Progress): void {
    this.#latest = progress
    if (this.#timer !== undefined) this.#draw()
  }

  end(): void {
    clearInterval(this.#timer)
    if (this.#drawn > 0) this.#console.err('\r\u001b[K')
    this.#drawn = 0
  }

  #draw(): void {
    const now = elapsedMs()
    if (now - this.#started < QUIET_MS || now - this.#drawn < REDRAW_MS) return
    this.#drawn = now
    this.#frame = (this.#frame + 1) % FRAMES.length
    const seconds = Math.floor((now - this.#started) / 1000)
    const line = `${FRAMES[this.#frame]} ${this.#label} ${this.#count()}${this.#console.errStyle.dim(`${seconds}s`)}`
    this.#console.err(`\r${fitLine(line, this.#console.errColumns)}\u001b[K`)
  }

  #count(): string {
    if (this.#latest === undefined) return ''
    const { done, total } = this.#latest
    const shown = (number: number) => number.toLocaleString('en')
    return `${shown(done)}${total === undefined ? '' : `/${shown(total)}`} ${unitOf(this.#latest)} `
  }
}

/** Shows the progress of some work on the terminal while it takes long. */
export async function withProgress<T>(
  console: Console,
  label: string,
  work: (progress: (update: Progress) => void) => Promise<T>,
): Promise<T> {
  const line = new ProgressLine(console, label)
  try {
    return await work((update) => line.update(update))
  } finally {
    line.end()
  }
}
