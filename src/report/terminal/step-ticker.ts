import { type Progress, unitOf } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import type { RecipeEvent, StepPlace } from '../../plan/plan-outcome.ts'
import { durationText, type StepStatus, summarizeStep } from '../plan-facts.ts'
import { cutText, printableLine } from '../printable.ts'
import type { Style } from './style.ts'

/** A line wider than the terminal cannot be redrawn. */
const MAX_LABEL_CHARACTERS = 40

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'

interface Running {
  readonly place: StepPlace
  /** Whether it has its own line above the steps of the recipe that it calls. */
  isShown: boolean
  progress?: Progress
}

/** The steps of a run as lines for a terminal: a live one while a step runs, and one that stays. */
export class StepTicker {
  readonly #style: Style
  readonly #running: Running[] = []

  constructor(style: Style) {
    this.#style = style
  }

  /** Lines that stay, each with its line feed; often none. */
  take(event: RecipeEvent): string {
    switch (event.kind) {
      case 'step_started': {
        const above = this.#showAbove()
        this.#running.push({ place: event.step, isShown: false })
        return above
      }
      case 'progress': {
        const running = this.#running.at(-1)
        if (running?.place === event.step) running.progress = event.progress
        return ''
      }
      case 'step_finished':
        return this.#finish(event)
      default:
        return ''
    }
  }

  /** The line of the step that runs now, without a line feed. */
  live(frame: number, elapsedMs: number): string | undefined {
    const running = this.#running.at(-1)
    if (running === undefined) return undefined
    const { place, progress } = running
    const spinner = this.#style.cyan(FRAMES[frame % FRAMES.length] ?? '')
    const count = progress === undefined ? [] : [progressText(progress)]
    return `${indent(place)}${spinner} ${[this.#title(place), ...count, this.#style.dim(durationText(elapsedMs))].join('  ')}`
  }

  /** The steps around a new one get their lines first, so that it can be indented under them. */
  #showAbove(): string {
    const hidden = this.#running.filter((running) => !running.isShown)
    const lines = hidden.map(({ place }) => `${indent(place)}${this.#style.cyan('▸')} ${this.#title(place)}\n`)
    for (const running of hidden) running.isShown = true
    return lines.join('')
  }

  #finish(event: Extract<RecipeEvent, { kind: 'step_finished' }>): string {
    const { step: place, ending, calls, durationMs } = event
    if (this.#running.at(-1)?.place === place) this.#running.pop()
    const { status, text } = summarizeStep({ place, ending, calls })
    const parts = [this.#title(place), ...(text === '' ? [] : [showText(status, text, this.#style)])]
    if (status === 'ran' || status === 'failed') parts.push(this.#style.dim(durationText(durationMs)))
    return `${indent(place)}${markOf(status, this.#style)} ${parts.join('  ')}\n`
  }

  #title(place: StepPlace): string {
    const around = this.#running.findLast((other) => other.place.depth < place.depth)
    const label = cutText(printableLine(shortLabel(place, around?.place)), MAX_LABEL_CHARACTERS)
    const called = cutText(printableLine(calledText(place)), MAX_LABEL_CHARACTERS)
    return `${this.#style.bold(label)}  ${called}`
  }
}

export function calledText({ calls }: Pick<StepPlace, 'calls'>): string {
  const [, count] = /^steps:(\d+)$/.exec(calls) ?? []
  return count === undefined ? calls.replace(/^recipe:/, 'recipe ') : countOf(Number(count), 'step')
}

/** A step of a called recipe is indented below its caller and does not repeat its name. */
function shortLabel(place: StepPlace, around: StepPlace | undefined): string {
  const prefix = around === undefined ? '' : `${around.label} / `
  const label = place.label.startsWith(prefix) ? place.label.slice(prefix.length) : place.label
  return place.isVerify && !label.startsWith('verify') ? `verify ${label}` : label
}

const MARKS = { ran: '✓', skipped: '–', failed: '✗', waits: '…', deferred: '…', unfinished: '✗' } as const

export function markOf(status: StepStatus, style: Style): string {
  switch (status) {
    case 'ran':
      return style.green(MARKS[status])
    case 'failed':
    case 'unfinished':
      return style.red(MARKS[status])
    case 'waits':
      return style.yellow(MARKS[status])
    default:
      return style.dim(MARKS[status])
  }
}

function showText(status: StepStatus, text: string, style: Style): string {
  const shown = printableLine(text)
  if (status === 'failed') return style.red(shown)
  if (status === 'waits') return style.yellow(shown)
  return status === 'ran' ? shown : style.dim(shown)
}

function indent({ depth }: StepPlace): string {
  return '  '.repeat(depth)
}

function progressText(progress: Progress): string {
  const { done, total } = progress
  const shown = (number: number) => number.toLocaleString('en')
  return `${shown(done)}${total === undefined ? '' : `/${shown(total)}`} ${unitOf(progress)}`
}
