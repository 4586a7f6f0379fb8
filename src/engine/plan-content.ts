import { PLAN_SCHEMA_VERSION, type PlanContent, plannedChange } from '../model/plan.ts'
import type { InputValue, Recipe } from '../model/recipe.ts'
import type { InputValues } from '../recipe/resolve-inputs.ts'
import type { PlanOutcome } from './plan-outcome.ts'

/** What the record of a plan holds beside what the run of the recipe gave. */
export type PlanFacts = Pick<PlanContent, 'sousVersion' | 'repository' | 'base' | 'head' | 'policy' | 'tree' | 'message' | 'target'>

export interface PlannedRecipe {
  readonly recipe: Recipe
  readonly inputs: InputValues
  readonly outcome: Exclude<PlanOutcome, { kind: 'failed' }>
}

/** The record of a plan, but for its digest. */
export function planContent({ recipe, inputs, outcome }: PlannedRecipe, facts: PlanFacts): PlanContent {
  return {
    ...facts,
    schemaVersion: PLAN_SCHEMA_VERSION,
    status: outcome.kind,
    recipe: { ...recipe.source, includes: outcome.includes },
    inputs: Object.fromEntries(Object.entries(inputs).filter((entry): entry is [string, InputValue] => entry[1] !== null)),
    evidence: outcome.evidence,
    steps: outcome.calls.map((call) => call.planned),
    changes: outcome.changes.map(plannedChange),
  }
}
