import { callOfPlan } from '../engine/plan-of-call.ts'
import type { ToolError } from '../model/tool-error.ts'
import { findTool } from '../tools/registry.ts'
import { type AskToLandRequest, askToLand } from './ask-to-land.ts'
import { readUserRules } from './user-rules.ts'

/**
 * Gets the approval that the plan of a single call needs: whoever named its digest, which an assistant may have told them, has
 * not seen yet what it changes. They are asked as `sous tool` asks, about the very call. `undefined` means: go on.
 */
export async function approveCallPlan(request: Omit<AskToLandRequest, 'call' | 'rules'>): Promise<ToolError | undefined> {
  const called = callOfPlan(request.loaded.plan)
  if (called === undefined) return undefined
  const rules = readUserRules(request.invocation)
  if (!rules.ok) return rules.error
  const tool = await findTool(called.tool)
  return askToLand({ ...request, rules: rules.value, ...(tool && { call: { tool, args: called.args } }) })
}
