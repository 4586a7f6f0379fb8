import type { ApprovalAnswer, ApprovalRequest } from '../model/approval.ts'
import type { Progress } from '../model/progress.ts'
import type { Recipe, SourceRange } from '../model/recipe.ts'
import type { InputValues } from '../recipe/resolve-inputs.ts'
import type { PlanFailure, PlannedCall, PlanOutcome, StepEnding } from './plan-outcome.ts'

/** Which step of which recipe. */
export interface StepPlace {
  /** Its id, name or number, after those of the steps that called its recipe. */
  readonly label: string
  /** The tool, or `recipe:` and the name of the recipe. */
  readonly calls: string
  /** Counted from 1, among the steps or among the verify steps of its recipe. */
  readonly number: number
  readonly total: number
  readonly isVerify: boolean
  /** 0 for a step of the recipe itself, 1 for one of a recipe that it calls. */
  readonly depth: number
  readonly at: SourceRange
}

/** What happens while a plan is made, as it happens. A step that calls a recipe encloses the steps of that recipe. */
export type PlanEvent =
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
      readonly ending: StepEnding
      /** Those of this step, with those of the recipe that it calls. */
      readonly calls: readonly PlannedCall[]
      readonly durationMs: number
    }
  | { readonly kind: 'plan_ready'; readonly outcome: Exclude<PlanOutcome, { kind: 'failed' }> }
  | { readonly kind: 'run_failed'; readonly failure: PlanFailure }

export type EmitPlan = (event: PlanEvent) => void
