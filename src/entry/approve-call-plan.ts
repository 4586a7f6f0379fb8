import { foreseeLanding } from '../engine/land-plan.ts'
import { callOfPlan } from '../engine/plan-of-call.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { findTool } from '../tools/registry.ts'
import { type AskToLandRequest, askToLand } from './ask-to-land.ts'
import { readUserRules } from './user-rules.ts'

/**
 * Gets the approval that the plan of a single call needs: whoever named its digest, which an assistant may have told them, has
 * not seen yet what it changes. They are asked as `sous tool` asks, about the very call, unless there is nothing to land.
 */
export async function approveCallPlan(
  request: Omit<AskToLandRequest, 'call' | 'rules'>,
): Promise<Result<'approved' | 'already_applied', ToolError>> {
  const { loaded, place, options, invocation } = request
  const called = callOfPlan(loaded.plan)
  if (called === undefined) return success('approved')
  if (!options.commit && options.branch === undefined) {
    const foreseen = await foreseeLanding({ ...loaded, ...place.landing })
    if (!foreseen.ok) return foreseen
    if (foreseen.value === 'already_applied') return success(foreseen.value)
  }
  const rules = readUserRules(invocation)
  if (!rules.ok) return rules
  const tool = await findTool(called.tool)
  const refusal = await askToLand({ ...request, rules: rules.value, ...(tool && { call: { tool, args: called.args } }) })
  return refusal === undefined ? success('approved') : failure(refusal)
}
