import type { FileChange } from '../model/change.ts'
import type { Decision } from '../model/policy.ts'
import { failure, type Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { ToolResult } from '../model/tool-result.ts'
import type { Tool } from '../tools/tool.ts'
import { obtainApproval } from './approve.ts'
import { type CallRequest, decideCall, runDecided } from './run-call.ts'

export interface ToolRunRequest extends CallRequest {
  /** Left out in a preview: then there is no way to the disk at all. */
  readonly land?: (changes: readonly FileChange[]) => Promise<Result<unknown, ToolError>>
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
  /** Of the call itself, also where it was not approved afterwards. */
  readonly warnings: readonly string[]
  readonly decision: Decision | undefined
  readonly durationMs: number
}

/** What is known of a call when it ends. */
type Known = Partial<Pick<ToolRun, 'changes' | 'warnings' | 'decision'>>

/** One call by itself, from its arguments to its landing, in a preview and for real. */
export async function runToolCall(request: ToolRunRequest): Promise<ToolRun> {
  const { tool, context, emit } = request
  // Time that a person takes to answer is not the call's.
  let durationMs = 0
  const end = (ending: Ending, result: ToolResult, { changes = [], warnings = [], decision }: Known = {}): ToolRun => {
    return { tool, ending, result, changes, warnings: result.ok ? result.warnings : warnings, decision, durationMs }
  }

  const decided = decideCall(request)
  if (!decided.ok) return end('failed', decided)
  const { call, decision } = decided.value
  emit({ kind: 'run_started', call, mode: request.land === undefined ? 'preview' : 'apply' })
  const ran = await runDecided(decided.value, request)
  if (ran.kind === 'unapproved') return end('unapproved', failure(ran.error), { decision })
  const { result, changes } = ran
  durationMs = ran.durationMs
  if (!result.ok) return end('failed', result, { decision })
  if (changes.length === 0) return end('done', result, { decision })
  context.workspace.seal()
  if (request.land === undefined) return end('previewed', result, { changes, decision })

  // An external call was approved with its effects before it ran.
  const { warnings } = result
  const refusal = tool.effect === 'external' ? undefined : await obtainApproval(decision, { call, changes, warnings }, request)
  if (refusal !== undefined) return end('unapproved', failure(refusal), { changes, warnings, decision })
  const landingFrom = context.clock.elapsed()
  const landed = await request.land(changes)
  durationMs += context.clock.elapsed() - landingFrom
  if (!landed.ok) return end('failed', landed, { changes, decision })
  emit({ kind: 'landed', changes, decision })
  return end('landed', result, { changes, decision })
}
