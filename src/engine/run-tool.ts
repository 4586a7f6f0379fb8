import type { FileChange } from '../model/change.ts'
import type { ApprovalRule, Decision, ToolCall } from '../model/policy.ts'
import type { Progress } from '../model/progress.ts'
import { failure, type Result } from '../model/result.ts'
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

/** What is known of a call when it ends. */
type Known = Partial<Pick<ToolRun, 'changes' | 'decision'>>

/** One call, from its arguments to its landing. The one way a call takes, in a preview and for real. */
export async function runToolCall(request: ToolRunRequest): Promise<ToolRun> {
  const { tool, context, emit } = request
  let durationMs = 0
  /** Time that a person takes to answer is not the call's. */
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const from = context.clock.elapsed()
    const done = await work()
    durationMs += context.clock.elapsed() - from
    return done
  }
  const end = (ending: Ending, result: ToolResult, { changes = [], decision }: Known = {}): ToolRun => {
    return { tool, ending, result, changes, decision, durationMs }
  }

  const checked = checkArguments(tool, request.args)
  if (!checked.ok) return end('failed', checked)
  const call: ToolCall = { tool, args: checked.value.given }
  emit({ kind: 'run_started', call, mode: request.land === undefined ? 'preview' : 'apply' })
  const decision = decide(call, request.rules, { now: context.clock.now(), root: request.root })
  if (tool.effect === 'external') {
    const refusal = await obtainApproval(decision, { call, changes: [] }, request)
    if (refusal !== undefined) return end('unapproved', failure(refusal), { decision })
  }

  emit({ kind: 'step_started', call })
  const running = { ...context, progress: (progress: Progress) => emit({ kind: 'progress', progress }) }
  const result = await timed(() => runChecked(tool, checked.value, running))
  const changes = result.ok ? await timed(() => context.workspace.changes()) : []
  emit({ kind: 'step_finished', result, changes, durationMs })
  if (!result.ok) return end('failed', result, { decision })
  if (changes.length === 0) return end('done', result, { decision })
  context.workspace.seal()
  if (request.land === undefined) return end('previewed', result, { changes, decision })

  // An external call was approved with its effects before it ran.
  const refusal = tool.effect === 'external' ? undefined : await obtainApproval(decision, { call, changes }, request)
  if (refusal !== undefined) return end('unapproved', failure(refusal), { changes, decision })
  const { land } = request
  const landed = await timed(() => land(changes))
  if (!landed.ok) return end('failed', landed, { changes, decision })
  emit({ kind: 'landed', changes, decision })
  return end('landed', result, { changes, decision })
}
