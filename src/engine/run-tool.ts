import type { FileChange } from '../model/change.ts'
import type { ApprovalRule, Decision, ToolCall } from '../model/policy.ts'
import type { Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { ToolResult } from '../model/tool-result.ts'
import { checkArguments } from '../tools/check-arguments.ts'
import { runChecked } from '../tools/invoke.ts'
import type { Tool, ToolContext } from '../tools/tool.ts'
import { type Approver, obtainApproval } from './approve.ts'
import { decide } from './decide.ts'
import type { Emit } from './events.ts'

export interface ToolRunRequest {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly context: Omit<ToolContext, 'progress'>
  readonly rules: readonly ApprovalRule[]
  /** Absolute path of the folder that the workspace stands on. */
  readonly root: string
  /** Left out in a preview: then there is no way to the disk at all. */
  readonly land?: (changes: readonly FileChange[]) => Promise<Result<unknown, ToolError>>
  readonly approver: Approver
  readonly emit: Emit
}

/**
 * - `done`: it ran, and there is nothing to land;
 * - `previewed`: it ran, and its changes are only staged;
 * - `landed`: its changes are on disk;
 * - `unapproved`: it waits for an approval, or was refused one;
 * - `failed`: nothing was changed.
 */
export type Ending = 'done' | 'previewed' | 'landed' | 'unapproved' | 'failed'

export interface ToolRun {
  readonly tool: Tool
  readonly ending: Ending
  readonly result: ToolResult
  readonly changes: readonly FileChange[]
  readonly decision: Decision | undefined
  readonly durationMs: number
}

/** One call, from its arguments to its landing. The one way a call takes, in a preview and for real. */
export async function runToolCall(request: ToolRunRequest): Promise<ToolRun> {
  const { tool, context, emit } = request
  const started = context.clock.elapsed()
  const end = (ending: Ending, result: ToolResult, rest: Partial<Pick<ToolRun, 'changes' | 'decision'>> = {}): ToolRun => ({
    tool,
    ending,
    result,
    changes: rest.changes ?? [],
    decision: rest.decision,
    durationMs: context.clock.elapsed() - started,
  })

  const checked = checkArguments(tool, request.args)
  if (!checked.ok) return end('failed', checked)
  const call: ToolCall = { tool, args: checked.value.given }
  emit({ kind: 'run_started', call, mode: request.land === undefined ? 'preview' : 'apply' })
  const decision = decide(call, request.rules, { now: context.clock.now(), root: request.root })
  if (tool.effect === 'external') {
    const refusal = await obtainApproval(decision, { call, changes: [] }, request)
    if (refusal !== undefined) return end('unapproved', { ok: false, error: refusal }, { decision })
  }

  emit({ kind: 'step_started', call })
  const ranFrom = context.clock.elapsed()
  const result = await runChecked(tool, checked.value, { ...context, progress: (progress) => emit({ kind: 'progress', progress }) })
  const changes = result.ok ? await context.workspace.changes() : []
  const durationMs = context.clock.elapsed() - ranFrom
  emit({ kind: 'step_finished', result, changes, durationMs })
  if (!result.ok) return { ...end('failed', result, { decision }), durationMs }
  if (changes.length === 0) return { ...end('done', result, { decision }), durationMs }
  context.workspace.seal()
  if (request.land === undefined) return { ...end('previewed', result, { changes, decision }), durationMs }

  // An external call was approved with its effects before it ran.
  const refusal = tool.effect === 'external' ? undefined : await obtainApproval(decision, { call, changes }, request)
  if (refusal !== undefined) return { ...end('unapproved', { ok: false, error: refusal }, { changes, decision }), durationMs }
  const landingFrom = context.clock.elapsed()
  const landed = await request.land(changes)
  if (!landed.ok) return end('failed', landed, { changes, decision })
  emit({ kind: 'landed', changes, decision })
  return { ...end('landed', result, { changes, decision }), durationMs: durationMs + context.clock.elapsed() - landingFrom }
}
