import type { Plan, PlanBase, PlanContent } from '../model/plan.ts'
import { PLAN_SCHEMA_VERSION } from '../model/plan.ts'

/** The record of a plan that brings back what another replaced, on what is there now. It runs no step. */
export function undoContent(plan: Plan, base: PlanBase, sousVersion: string): Omit<PlanContent, 'changes' | 'tree'> {
  const [subject = ''] = plan.message.split('\n', 1)
  return {
    schemaVersion: PLAN_SCHEMA_VERSION,
    sousVersion,
    status: 'complete',
    base,
    recipe: plan.recipe,
    inputs: plan.inputs,
    policy: plan.policy,
    evidence: [],
    steps: [],
    message: `Undo: ${subject}\n\nBrings back what the plan ${plan.digest} replaced.`,
    target: plan.target,
  }
}
