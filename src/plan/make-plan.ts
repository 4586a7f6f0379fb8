import type { ToolError } from '../base/errors/tool-errors.ts'
import { PLAN_SCHEMA_VERSION, type PlanContent, type ReportedPlan } from '../base/plan.ts'
import type { InputValue } from '../base/recipe.ts'
import { type Result, success } from '../base/result.ts'
import { plannedChange } from './plan-digest.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import type { RecipeRunRequest } from './run-call.ts'
import { runRecipeSteps } from './run-recipe.ts'
import { completePlan, type LoadedPlan, type SealTools } from './seal.ts'

export interface SealedRunRequest extends RecipeRunRequest {
  readonly facts: Omit<PlanFacts, 'tree'>
  /** `undefined` outside git. */
  readonly seal: SealTools | undefined
}

/** The result of a recipe. The caller disposes of the plan. */
export type MadePlan =
  | { readonly outcome: Extract<PlanOutcome, { kind: 'failed' }>; readonly record?: undefined; readonly loaded?: undefined }
  | {
      readonly outcome: Exclude<PlanOutcome, { kind: 'failed' }>
      readonly record: ReportedPlan
      /** Missing if the plan is complete and changes nothing: then there is nothing to seal, approve or save. */
      readonly loaded: LoadedPlan | undefined
    }

/** Runs a recipe over the workspace and seals the result: all of a preview, and the first half of a run. */
export async function makePlan(request: SealedRunRequest): Promise<Result<MadePlan, ToolError>> {
  const outcome = await runRecipeSteps(request)
  if (outcome.kind === 'failed') return success({ outcome })
  const content = planContent({ recipe: request.recipe, inputs: request.inputs, outcome }, request.facts)
  if (outcome.kind === 'complete' && outcome.changes.length === 0) return success({ outcome, record: content, loaded: undefined })
  const loaded = await completePlan(content, outcome.changes, outcome.kind === 'complete' ? request.seal : undefined)
  return loaded.ok ? success({ outcome, record: loaded.value.plan, loaded: loaded.value }) : loaded
}

/** What a plan records in addition to the result of the recipe. */
export type PlanFacts = Pick<PlanContent, 'sousVersion' | 'repository' | 'base' | 'head' | 'policy' | 'tree' | 'message' | 'target'>

/** The record of a plan, without its digest. */
export function planContent(
  { recipe, inputs, outcome }: Pick<RecipeRunRequest, 'recipe' | 'inputs'> & { readonly outcome: Exclude<PlanOutcome, { kind: 'failed' }> },
  facts: PlanFacts,
): PlanContent {
  return {
    ...facts,
    schemaVersion: PLAN_SCHEMA_VERSION,
    status: outcome.kind,
    recipe: { ...recipe.source, includes: outcome.includes },
    inputs: Object.fromEntries(Object.entries(inputs).filter((entry): entry is [string, InputValue] => entry[1] !== null)),
    evidence: outcome.evidence,
    ...(outcome.date !== undefined && { date: outcome.date }),
    steps: outcome.calls.map((call) => call.planned),
    ...(outcome.notes && outcome.notes.length > 0 && { notes: outcome.notes }),
    changes: outcome.changes.map(plannedChange),
  }
}
