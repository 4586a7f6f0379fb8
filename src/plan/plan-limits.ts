import type { FileChange } from '../base/change.ts'
import { CONFIG_FILE, type ConfigLimits, USUAL_LIMITS } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { RecipeSource } from '../base/plan.ts'
import type { Recipe, SourceRange } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { countOf, sizeText } from '../base/text/wording.ts'
import { allSteps } from '../recipe/check-call.ts'
import { MAX_RECIPE_DEPTH, type RecipeLibrary } from '../recipe/check-recipe-calls.ts'

/** Upper limits of a plan. A plan that exceeds them is refused as a whole, never cut short. */
export interface RunLimits {
  /** As written, including the recipes that steps call. */
  readonly steps: number
  /** Per `for-each`. */
  readonly items: number
  /** All items of all steps. */
  readonly calls: number
  readonly files: number
  readonly bytes: number
  readonly wallMs: number
}

export const DEFAULT_PLAN_LIMITS: RunLimits = {
  steps: USUAL_LIMITS.steps,
  items: 2_000,
  calls: 10_000,
  files: USUAL_LIMITS.files,
  bytes: USUAL_LIMITS.bytes,
  wallMs: USUAL_LIMITS.seconds * 1000,
}

/** The limits of a configuration. A recipe that may change more files may also go through more of them. */
export function planLimits({ steps, files, bytes, seconds }: ConfigLimits): RunLimits {
  const usual = DEFAULT_PLAN_LIMITS
  return {
    steps: steps ?? usual.steps,
    items: Math.max(usual.items, files ?? 0),
    calls: Math.max(usual.calls, CALLS_PER_FILE * (files ?? 0)),
    files: files ?? usual.files,
    bytes: bytes ?? usual.bytes,
    wallMs: seconds === undefined ? usual.wallMs : seconds * 1000,
  }
}

const CALLS_PER_FILE = 5

export interface StepFault {
  readonly at: SourceRange
  readonly error: ToolError
}

/** Counts the steps of a recipe and the recipes it calls before any runs, and collects those recipes. */
export function surveyRecipe(recipe: Recipe, library: RecipeLibrary, limits: RunLimits): Result<readonly RecipeSource[], StepFault> {
  const includes = new Map<string, RecipeSource>()
  let count = 0
  const visit = (current: Recipe, depth: number, from: SourceRange | undefined): StepFault | undefined => {
    for (const step of allSteps(current)) {
      const at = from ?? step.at
      if (++count > limits.steps)
        return {
          at,
          error: LIMIT_ERRORS.limitError(`More than ${countOf(limits.steps, 'step')}, including the recipes that are called`),
        }
      if (step.call.kind !== 'recipe') continue
      const called = library.find(step.call.recipe)
      if (called === undefined) return { at: step.call.at, error: LIMIT_ERRORS.unknownRecipe(step.call.recipe) }
      if (depth >= MAX_RECIPE_DEPTH)
        return { at, error: LIMIT_ERRORS.limitError(`Recipes call recipes more than ${MAX_RECIPE_DEPTH} levels deep`) }
      includes.set(called.source.path, { path: called.source.path, digest: called.source.digest })
      const fault = visit(called, depth + 1, at)
      if (fault !== undefined) return fault
    }
    return undefined
  }
  const fault = visit(recipe, 0, undefined)
  return fault === undefined ? success([...includes.values()]) : failure(fault)
}

/** What a plan has used so far. */
export class RunBudget {
  readonly #limits: RunLimits
  readonly #sizes = new Map<string, number>()
  #bytes = 0
  #calls = 0

  constructor(limits: RunLimits) {
    this.#limits = limits
  }

  countCall(): ToolError | undefined {
    return ++this.#calls > this.#limits.calls ? LIMIT_ERRORS.limitError(`More than ${countOf(this.#limits.calls, 'tool call')}`) : undefined
  }

  /** A file counts with its current size, and stays counted when it is reverted. */
  countChanges(changes: readonly FileChange[]): ToolError | undefined {
    for (const change of changes) {
      const size = 'after' in change ? change.after.length : 0
      this.#bytes += size - (this.#sizes.get(change.path) ?? 0)
      this.#sizes.set(change.path, size)
    }
    const { files, bytes } = this.#limits
    if (this.#sizes.size > files) return LIMIT_ERRORS.limitError(`More than ${countOf(files, 'file')} would change`, 'files')
    return this.#bytes > bytes ? LIMIT_ERRORS.limitError(`More than ${sizeText(bytes)} would be written`, 'bytes') : undefined
  }
}

export interface Deadline {
  /** Aborted when time is up, or when the parent signal is aborted. */
  readonly signal: AbortSignal
  /** Whether this deadline ended the work. */
  readonly isOver: boolean
}

/** How much time work has: `ms`, plus the time it `waits`. Unlimited without `ms`. */
export interface Allowance {
  readonly ms: number | undefined
  readonly waiting: { readonly ms: number }
}

/** Runs work with a time limit. The work stops itself when its signal is aborted. */
export async function withDeadline<T>(
  above: AbortSignal,
  { ms, waiting }: Allowance,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  if (ms === undefined) return work({ signal: above, isOver: false })
  const stop = new AbortController()
  let isOver = false
  const pass = () => stop.abort(above.reason)
  if (above.aborted) pass()
  above.addEventListener('abort', pass)
  let waitedBefore = waiting.ms
  const end = () => {
    const waited = waiting.ms - waitedBefore
    waitedBefore += waited
    if (waited > 0) timer = setTimeout(end, waited)
    else {
      isOver = !above.aborted
      stop.abort()
    }
  }
  let timer = setTimeout(end, ms)
  try {
    return await work({
      signal: stop.signal,
      get isOver() {
        return isOver
      },
    })
  } finally {
    clearTimeout(timer)
    above.removeEventListener('abort', pass)
  }
}

export const LIMIT_ERRORS = {
  /** `key`: what a configuration can raise. */
  limitError(message: string, key?: keyof ConfigLimits) {
    const raise = key === undefined ? '' : ` Or raise '${key}' in 'limits' of ${CONFIG_FILE}.`
    return toolError('limit_exceeded', message, `Narrow the recipe, or split it into several.${raise}`)
  },
  unknownRecipe: (name: string) => toolError('unknown_recipe', `Recipe '${name}' does not exist`, "See 'sous list --all' for all of them."),
}
