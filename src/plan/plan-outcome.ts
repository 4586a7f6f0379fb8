import type { FileChange } from '../base/change.ts'
import { sha256 } from '../base/digest.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText } from '../base/path.ts'
import type { ApprovalAnswer, ApprovalRequest, Decision, Evidence, PlannedStep, RecipeSource, ToolCall } from '../base/plan.ts'
import type { Expectation, Recipe, SourceRange, Step } from '../base/recipe.ts'
import type { Progress, ToolFindings, ToolResult } from '../base/result.ts'
import type { InputValues } from '../recipe/input-values.ts'
import { argumentKind } from '../tools/kit/check-arguments.ts'
import type { Tool } from '../tools/kit/tool.ts'

/** One call of a step, with details that the plan's record leaves out. A step with `for-each` has one per item. */
export interface CallOutcome {
  readonly planned: PlannedStep
  readonly step: Step
  /** The net effect of this call, on top of the calls before it. */
  readonly changes: readonly FileChange[]
  /** The outputs of the tool, if it ran. */
  readonly outputs: Readonly<Record<string, unknown>> | undefined
  /** Why a search did not cover everything, if so. */
  readonly unfinished?: string
  /** The lines that a search found. */
  readonly findings?: ToolFindings
  readonly durationMs: number
}

/** The call that a plan waits for. */
export interface Gate {
  readonly label: string
  readonly at: SourceRange
  readonly call: ToolCall
  readonly reason: string
}

export interface RecipeFailure {
  readonly label: string
  /** The label is of the recipe or of an output: no step failed. */
  readonly isNoStep?: true
  /** In the recipe: the step, or the part of it that caused the error. */
  readonly at: SourceRange
  readonly error: ToolError
}

interface Known {
  /** In the order of the run. */
  readonly calls: readonly CallOutcome[]
  readonly evidence: readonly Evidence[]
  /** The recipes that steps call, and the files of bundle tools, each once. */
  readonly includes: readonly RecipeSource[]
  /** The day that `date()` was, if the recipe asked for it. */
  readonly date?: string
  /** What the calls left out, in sentences: once for all of them. */
  readonly notes?: readonly string[]
}

/**
 * - `complete`: every step ran or was skipped;
 * - `gated`: a call waits for approval; the changes are those before it, and the steps after it are deferred;
 * - `failed`: there is no plan, and there are no changes.
 */
export type PlanOutcome =
  | (Known & {
      readonly kind: 'complete'
      readonly changes: readonly FileChange[]
      readonly outputs: Readonly<Record<string, unknown>>
    })
  | (Known & { readonly kind: 'gated'; readonly changes: readonly FileChange[]; readonly gate: Gate })
  | (Known & { readonly kind: 'failed'; readonly failure: RecipeFailure })

/** Why a plan does not cover some files, if a search timed out. */
export function findTimedOut({ calls }: Pick<PlanOutcome, 'calls'>): string | undefined {
  return calls.find(({ unfinished }) => unfinished !== undefined)?.unfinished
}

/** Why a run stops. `isFinal`: even `continue-on-error` does not help. */
export type Stop =
  | { readonly kind: 'failed'; readonly failure: RecipeFailure; readonly isFinal: boolean }
  | { readonly kind: 'gated'; readonly gate: Gate }

/** How a step ended, as `steps.<id>.outcome` in expressions; they never see `deferred`. */
export type StepOutcomeText = 'success' | 'failure' | 'skipped' | 'deferred'

export type Outputs = Readonly<Record<string, unknown>>

const NOTHING = { number: 0, list: [], boolean: false, text: '', record: {}, object: {} } as const

/** What later steps see of a step that was skipped or failed: the outputs of a tool that found nothing. */
export function emptyOutputs(tool: Tool): Outputs {
  const shape = Object.entries(tool.outputs().shape)
  return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[argumentKind(schema)]])))
}

/**
 * The outputs of a step with `for-each`: numbers are added up, lists concatenated, booleans combined with "or", and `items` has the
 * outputs of each item. Strings are only in `items`.
 */
export function joinOutputs(empty: Outputs, items: readonly Outputs[]): Outputs {
  const joined: Record<string, unknown> = Object.create(null)
  const names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)))
  for (const name of names) {
    const values = items.map((item) => item[name])
    const sample = empty[name] ?? values[0]
    if (typeof sample === 'number') joined[name] = values.reduce((sum: number, value) => sum + (typeof value === 'number' ? value : 0), 0)
    else if (Array.isArray(sample)) joined[name] = values.flatMap((value) => (Array.isArray(value) ? value : []))
    else if (typeof sample === 'boolean') joined[name] = values.includes(true)
  }
  joined['items'] = items
  return joined
}

/** The first expectation that the outputs do not meet. */
export function findBroken(
  expectations: readonly Expectation[],
  outputs: Outputs,
): { readonly expectation: Expectation; readonly error: ToolError } | undefined {
  for (const expectation of expectations) {
    const { output, operator, number } = expectation
    const value = Object.hasOwn(outputs, output) ? outputs[output] : undefined
    const found = Array.isArray(value) ? value.length : value
    if (typeof found === 'number' && COMPARE[operator](found, number)) continue
    const places = typeof found === 'number' && found > number ? placesIn(outputs) : ''
    const got = typeof found === 'number' ? `it is ${found}${places}` : 'there is no number'
    return { expectation, error: ERRORS.notAsExpected(output, operator, number, got) }
  }
  return undefined
}

const MAX_PLACES = 3

/** Where to look, if the outputs tell: a count alone would make people search. */
function placesIn({ matches, files }: Outputs): string {
  const places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : []
  const named = places.filter((place): place is string => typeof place === 'string').slice(0, MAX_PLACES)
  return named.length === 0 ? '' : `: ${[...named.map(briefText), ...(places.length > MAX_PLACES ? ['…'] : [])].join(', ')}`
}

function placeOf(match: unknown): string | undefined {
  const { path, line } = (match ?? {}) as { readonly path?: unknown; readonly line?: unknown }
  return typeof path === 'string' && typeof line === 'number' ? `${path}:${line}` : undefined
}

const COMPARE: Readonly<Record<Expectation['operator'], (a: number, b: number) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/** What an external call returned: running it again could return something else. */
export function evidenceOf({ tool, args }: ToolCall, outputs: Outputs): Evidence | undefined {
  if (tool.effect !== 'external') return undefined
  const { command, url } = args
  const { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs
  if (tool.hosts !== undefined && typeof finalUrl === 'string' && typeof status === 'number')
    return { kind: 'fetch', url: finalUrl, finalUrl, status, sha256: String(hash) }
  if (typeof command === 'string' && typeof exitCode === 'number')
    return { kind: 'command', command, exitCode, sha256: sha256(Buffer.from(String(stdout))) }
  if (typeof url === 'string' && typeof status === 'number')
    return { kind: 'fetch', url, finalUrl: String(finalUrl), status, sha256: String(hash) }
  return undefined
}

/** The step and its recipe. */
export interface StepPlace {
  /** Its id, name or number, after those of the steps that called its recipe. */
  readonly label: string
  /** As `callText` gives it. */
  readonly calls: string
  /** Counted from 1, among the steps or verify steps of its recipe. */
  readonly number: number
  readonly total: number
  readonly isVerify: boolean
  /** 0 for a step of the recipe itself, 1 for a step of a recipe that it calls. */
  readonly depth: number
  readonly at: SourceRange
}

/** The tool, `recipe:` and the name of the recipe, or `steps:` and how many. */
export function callText({ call }: Pick<Step, 'call'>): string {
  if (call.kind === 'steps') return `steps:${call.steps.length}`
  return call.kind === 'tool' ? call.tool : `recipe:${call.recipe}`
}

/** Events while a plan is made. A step that calls a recipe encloses the steps of that recipe. */
export type RecipeEvent =
  | { readonly kind: 'run_started'; readonly recipe: Recipe; readonly inputs: InputValues }
  | { readonly kind: 'step_started'; readonly step: StepPlace }
  | { readonly kind: 'progress'; readonly step: StepPlace; readonly progress: Progress }
  | {
      readonly kind: 'approval_checked'
      readonly step: StepPlace
      readonly request: ApprovalRequest
      readonly answer: ApprovalAnswer
    }
  | {
      readonly kind: 'step_finished'
      readonly step: StepPlace
      readonly ending: StepOutcomeText
      /** The calls of this step, including those of the recipe that it calls. */
      readonly calls: readonly CallOutcome[]
      readonly durationMs: number
    }
  | { readonly kind: 'plan_ready'; readonly outcome: Exclude<PlanOutcome, { kind: 'failed' }> }
  | { readonly kind: 'run_failed'; readonly failure: RecipeFailure }

export type EmitRecipe = (event: RecipeEvent) => void

/** Events during a run. Reports are made from these; the engine renders nothing. */
export type RunEvent =
  | { readonly kind: 'run_started'; readonly call: ToolCall; readonly mode: 'preview' | 'apply' }
  | { readonly kind: 'step_started'; readonly call: ToolCall }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'step_finished'; readonly result: ToolResult; readonly changes: readonly FileChange[]; readonly durationMs: number }
  | { readonly kind: 'approval_checked'; readonly request: ApprovalRequest; readonly answer: ApprovalAnswer }
  | { readonly kind: 'applied'; readonly changes: readonly FileChange[]; readonly decision: Decision }

export type Emit = (event: RunEvent) => void

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

const ERRORS = {
  notAsExpected: (output: string, operator: string, number: number, got: string) =>
    toolError(
      'expectation_failed',
      `Expected ${output} ${operator} ${number}, but ${got}`,
      'Nothing was changed. Correct the step or its expectation.',
    ),
}
