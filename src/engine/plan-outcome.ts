import type { FileChange } from '../model/change.ts'
import type { Evidence, PlannedStep, PlanSource } from '../model/plan.ts'
import type { ToolCall } from '../model/policy.ts'
import type { SourceRange, Step } from '../model/recipe.ts'
import type { ToolError } from '../model/tool-error.ts'

/** One call of a step, with what the plan's record leaves out. A step with `for-each` has one for each item. */
export interface PlannedCall {
  readonly planned: PlannedStep
  readonly step: Step
  /** The net effect of this call by itself, over what the calls before it left. */
  readonly changes: readonly FileChange[]
  /** What the tool gave back, when it ran. */
  readonly outputs: Readonly<Record<string, unknown>> | undefined
  /** Why a search did not look at everything, where it did not. */
  readonly unfinished?: string
  readonly durationMs: number
}

/** The call that a plan waits at. */
export interface Gate {
  readonly label: string
  readonly at: SourceRange
  readonly call: ToolCall
  readonly reason: string
}

export interface PlanFailure {
  readonly label: string
  /** In the recipe: the step, or the part of it that is to blame. */
  readonly at: SourceRange
  readonly error: ToolError
}

interface Known {
  /** In the order of the run. */
  readonly calls: readonly PlannedCall[]
  readonly evidence: readonly Evidence[]
  /** The recipes that steps call, and the files of tools that do not come with Sous, each once. */
  readonly includes: readonly PlanSource[]
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
  | (Known & { readonly kind: 'failed'; readonly failure: PlanFailure })

/** Why a plan says nothing about some files, if a search of it ran out of time. */
export function findTimedOut({ calls }: Pick<PlanOutcome, 'calls'>): string | undefined {
  return calls.find(({ unfinished }) => unfinished !== undefined)?.unfinished
}

/** Why a run does not go on. With `isFinal` not even `continue-on-error` lets it. */
export type Stop =
  | { readonly kind: 'failed'; readonly failure: PlanFailure; readonly isFinal: boolean }
  | { readonly kind: 'gated'; readonly gate: Gate }

/** How a step ended, as `steps.<id>.outcome` says it to expressions; `deferred` is never seen by one. */
export type StepEnding = 'success' | 'failure' | 'skipped' | 'deferred'
