import type { CallOutcome, RecipeEvent, StepOutcomeText, StepPlace } from './plan-outcome.ts'

/** A step of a run. */
export interface StepRecord {
  readonly place: StepPlace
  /** `unfinished` while it runs, and if the run ended in the middle of it. */
  readonly ending: StepOutcomeText | 'unfinished'
  /** The calls of this step, including those of the recipe that it calls. */
  readonly calls: readonly CallOutcome[]
  /** From the start of the first step. */
  readonly startMs: number
  readonly durationMs: number
}

/** Collects the steps of a run from its events. A step that calls a recipe comes before the steps of that recipe. */
export class StepRecorder {
  readonly #steps: StepRecord[] = []
  /** The positions of the running steps, outermost first, with the start time of the next step inside each. */
  readonly #running: { readonly index: number; nextMs: number }[] = []
  #nextMs = 0

  readonly record = (event: RecipeEvent): void => {
    if (event.kind === 'step_started') {
      const startMs = this.#clock
      this.#running.push({ index: this.#add(event.step, startMs), nextMs: startMs })
    } else if (event.kind === 'step_finished') this.#finish(event)
  }

  /** For a second run of the same recipe. */
  reset(): void {
    this.#steps.length = 0
    this.#running.length = 0
    this.#nextMs = 0
  }

  get steps(): readonly StepRecord[] {
    return [...this.#steps]
  }

  /** Steps run one after the other, so each starts where the previous one ended. */
  get #clock(): number {
    return this.#running.at(-1)?.nextMs ?? this.#nextMs
  }

  #add(place: StepPlace, startMs: number): number {
    return this.#steps.push({ place, ending: 'unfinished', calls: [], startMs, durationMs: 0 }) - 1
  }

  /** A deferred step finishes without having started. */
  #finish({ step, ending, calls, durationMs }: Extract<RecipeEvent, { kind: 'step_finished' }>): void {
    const top = this.#running.at(-1)
    const isRunning = top !== undefined && this.#steps[top.index]?.place === step
    if (isRunning) this.#running.pop()
    const startMs = this.#clock
    const index = isRunning ? top.index : this.#add(step, startMs)
    this.#steps[index] = { place: step, ending, calls, startMs, durationMs }
    const around = this.#running.at(-1)
    if (around === undefined) this.#nextMs = startMs + durationMs
    else around.nextMs = startMs + durationMs
  }
}
