import type { Result } from '../model/result.ts'
import { success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { type PlanFacts, planContent } from './plan-content.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { type PlanRequest, planRecipe } from './plan-recipe.ts'
import { completePlan, type LoadedPlan, type SealTools } from './seal-plan.ts'

export interface MakePlanRequest extends PlanRequest {
  readonly facts: Omit<PlanFacts, 'tree'>
  /** `undefined` outside of git. */
  readonly seal: SealTools | undefined
}

/** What became of a recipe. Whoever asked disposes of the plan. */
export type MadePlan =
  | { readonly outcome: Extract<PlanOutcome, { kind: 'failed' }>; readonly loaded?: undefined }
  | { readonly outcome: Exclude<PlanOutcome, { kind: 'failed' }>; readonly loaded: LoadedPlan }

/** Runs a recipe over the workspace and seals what it comes to: the whole of a preview, and the first half of a run. */
export async function makePlan(request: MakePlanRequest): Promise<Result<MadePlan, ToolError>> {
  const outcome = await planRecipe(request)
  if (outcome.kind === 'failed') return success({ outcome })
  const content = planContent({ recipe: request.recipe, inputs: request.inputs, outcome }, request.facts)
  const loaded = await completePlan(content, outcome.changes, outcome.kind === 'complete' ? request.seal : undefined)
  return loaded.ok ? success({ outcome, loaded: loaded.value }) : loaded
}
