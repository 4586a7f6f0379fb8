import type { FileChange } from '../model/change.ts'
import type { ApprovalRule, Decision, ToolCall } from '../model/policy.ts'
import { type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { ToolResult } from '../model/tool-result.ts'
import type { CheckedArguments } from '../tools/check-arguments.ts'
import { checkCall, runChecked } from '../tools/invoke.ts'
import type { Tool, ToolContext } from '../tools/tool.ts'
import { type Approver, obtainApproval } from './approve.ts'
import { decide } from './decide.ts'
import type { Emit } from './events.ts'

export interface CallRequest {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly context: Omit<ToolContext, 'progress'>
  readonly rules: readonly ApprovalRule[]
  /** Absolute path of the folder that the workspace stands on. */
  readonly root: string
  readonly approver: Approver
  readonly emit: Emit
  /** Where several calls share the folder: when no other one changes files there. A command would be blamed for those. */
  readonly inTurn?: (work: () => Promise<ToolResult>) => Promise<ToolResult>
}

/** A call whose arguments are right, with what the rules say of it. */
export interface DecidedCall {
  readonly call: ToolCall
  readonly args: CheckedArguments
  readonly decision: Decision
}

/** - `unapproved`: it was not run, because it may not act outside the workspace. */
export type CallRun =
  | { readonly kind: 'unapproved'; readonly error: ToolError }
  | { readonly kind: 'ran'; readonly result: ToolResult; readonly changes: readonly FileChange[]; readonly durationMs: number }

/** The first half of the one way that every call takes, alone or as a step: from its arguments to the decision. */
export function decideCall({ tool, args, context, rules, root }: CallRequest): Result<DecidedCall, ToolError> {
  const checked = checkCall(tool, args, context)
  if (!checked.ok) return checked
  const details = tool.explain?.(checked.value.complete)
  const call: ToolCall = { tool, args: checked.value.given, ...(details !== undefined && { details }) }
  return success({ call, args: checked.value, decision: decide(call, rules, { now: context.clock.now(), root }) })
}

/** The second half: from the decision to what the call changed in the workspace. */
export async function runDecided({ call, args, decision }: DecidedCall, request: CallRequest): Promise<CallRun> {
  const { tool, context, emit, inTurn } = request
  if (tool.effect === 'external') {
    const refusal = await obtainApproval(decision, { call, changes: [] }, request)
    if (refusal !== undefined) return { kind: 'unapproved', error: refusal }
  }
  let started = context.clock.elapsed()
  const run = () => {
    emit({ kind: 'step_started', call })
    started = context.clock.elapsed()
    return runChecked(tool, args, { ...context, progress: (progress) => emit({ kind: 'progress', progress }) })
  }
  // Only now that it is approved: a question that nobody answers holds up nobody.
  const result = await (inTurn !== undefined && tool.permissions.includes('RunCommands') ? inTurn(run) : run())
  const changes = result.ok ? await context.workspace.changes() : []
  const durationMs = context.clock.elapsed() - started
  emit({ kind: 'step_finished', result, changes, durationMs })
  return { kind: 'ran', result, changes, durationMs }
}
