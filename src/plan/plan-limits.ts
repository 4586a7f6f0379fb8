import type { FileChange } from '../base/change.ts'
import { type ConfigLimits, HIGHEST_LIMITS } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { RecipeSource } from '../base/plan.ts'
import type { Recipe, SourceRange } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { countOf, sizeText } from '../base/text/wording.ts'
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
  steps: HIGHEST_LIMITS.steps,
  items: 2_000,
  calls: 10_000,
  files: HIGHEST_LIMITS.files,
  bytes: HIGHEST_LIMITS.bytes,
  wallMs: HIGHEST_LIMITS.seconds * 1000,
}

/** With lower values from a configuration. */
export function lowerLimits(limits: RunLimits, { steps, files, bytes, seconds }: ConfigLimits): RunLimits {
  return {
    ...limits,
    steps: Math.min(limits.steps, steps ?? limits.steps),
    files: Math.min(limits.files, files ?? limits.files),
    bytes: Math.min(limits.bytes, bytes ?? limits.bytes),
    wallMs: Math.min(limits.wallMs, seconds === undefined ? limits.wallMs : seconds * 1000),
  }
}

export interface StepFault {
  readonly at: SourceRange
  readonly error: ToolError
}

/** Counts the steps of a recipe and the recipes it calls before any runs, and collects those recipes. */
export function surveyRecipe(recipe: Recipe, library: RecipeLibrary, limits: RunLimits): Result<readonly RecipeSource[], StepFault> {
  const includes = new Map<string, RecipeSource>()
  let count = 0
  const visit = (current: Recipe, depth: number, from: SourceRange | undefined): StepFault | undefined => {
    for (const step of [...current.steps, ...current.verify]) {
      const at = from ?? step.at
      if (++count > limits.steps)
        return { at, error: limitError(`More than ${countOf(limits.steps, 'step')}, including the recipes that are called`) }
      if (step.call.kind === 'tool') continue
      const called = library.find(step.call.recipe)
      if (called === undefined) return { at: step.call.at, error: unknownRecipe(step.call.recipe) }
      if (depth >= MAX_RECIPE_DEPTH) return { at, error: limitError(`Recipes call recipes more than ${MAX_RECIPE_DEPTH} levels deep`) }
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
    return ++this.#calls > this.#limits.calls ? limitError(`More than ${countOf(this.#limits.calls, 'tool call')}`) : undefined
  }

  /** A file counts with its current size, and stays counted when it is reverted. */
  countChanges(changes: readonly FileChange[]): ToolError | undefined {
    for (const change of changes) {
      const size = 'after' in change ? change.after.length : 0
      this.#bytes += size - (this.#sizes.get(change.path) ?? 0)
      this.#sizes.set(change.path, size)
    }
    const { files, bytes } = this.#limits
    if (this.#sizes.size > files) return limitError(`More than ${countOf(files, 'file')} would change`)
    return this.#bytes > bytes ? limitError(`More than ${sizeText(bytes)} would be written`) : undefined
  }
}

export function limitError(message: string): ToolError {
  return toolError('limit_exceeded', message, 'Narrow the recipe, or split it into several.')
}

function unknownRecipe(name: string): ToolError {
  return toolError('unknown_recipe', `Recipe '${name}' does not exist`, "See 'sous list --all' for all of them.")
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
