import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { ApprovalRule, Decision, ToolCall } from '../base/plan.ts'
import { failure, type Result, success, type ToolResult } from '../base/result.ts'
import { type CheckedArguments, checkToolCall } from '../tools/kit/check-arguments.ts'
import type { Tool, ToolContext } from '../tools/kit/tool.ts'
import { describeLeftOut } from '../workspace/left-out.ts'
import { type Approver, decide, obtainApproval } from './decide.ts'
import type { Emit } from './plan-outcome.ts'

export interface ToolRunRequest extends CallRequest {
  /** Left out in a preview: then nothing can reach the disk. */
  readonly apply?: (changes: readonly FileChange[]) => Promise<Result<unknown, ToolError>>
}

/**
 * - `done`: it ran, and there is nothing to apply;
 * - `previewed`: it ran, and its changes are only staged;
 * - `applied`: its changes are on disk;
 * - `unapproved`: it waits for approval, or was declined;
 * - `failed`: nothing was changed.
 */
export type ToolOutcome = 'done' | 'previewed' | 'applied' | 'unapproved' | 'failed'

export interface ToolRun {
  readonly tool: Tool
  readonly ending: ToolOutcome
  readonly result: ToolResult
  readonly changes: readonly FileChange[]
  /** Warnings of the call, even if it was not approved afterwards. */
  readonly warnings: readonly string[]
  readonly decision: Decision | undefined
  readonly durationMs: number
}

/** What is known about a call when it ends. */
type Known = Partial<Pick<ToolRun, 'changes' | 'warnings' | 'decision'>>

/** A single call, from its arguments to applying it, in a preview and for real. */
export async function runToolCall(request: ToolRunRequest): Promise<ToolRun> {
  const { tool, context, emit } = request
  // The time that people take to answer does not count.
  let durationMs = 0
  const end = (ending: ToolOutcome, result: ToolResult, { changes = [], warnings = [], decision }: Known = {}): ToolRun => {
    return { tool, ending, result, changes, warnings: result.ok ? result.warnings : warnings, decision, durationMs }
  }

  const decided = decideCall(request)
  if (!decided.ok) return end('failed', decided)
  const { call, decision } = decided.value
  emit({ kind: 'run_started', call, mode: request.apply === undefined ? 'preview' : 'apply' })
  const ran = await runDecided(decided.value, request)
  if (ran.kind === 'unapproved') return end('unapproved', failure(ran.error), { decision })
  const { changes } = ran
  const result = withNotes(ran.result)
  durationMs = ran.durationMs
  if (!result.ok) return end('failed', result, { decision })
  if (changes.length === 0) return end('done', result, { decision })
  context.workspace.seal()
  if (request.apply === undefined) return end('previewed', result, { changes, decision })

  // An external call was approved with its effects before it ran.
  const { warnings } = result
  const refusal = tool.effect === 'external' ? undefined : await obtainApproval(decision, { call, changes, warnings }, request)
  if (refusal !== undefined) return end('unapproved', failure(refusal), { changes, warnings, decision })
  const applyFrom = context.clock.elapsed()
  const applied = await request.apply(changes)
  durationMs += context.clock.elapsed() - applyFrom
  if (!applied.ok) return end('failed', applied, { changes, decision })
  emit({ kind: 'applied', changes, decision })
  return end('applied', result, { changes, decision })
}

/** A single call has no report that says what all steps left out. */
function withNotes(result: ToolResult): ToolResult {
  if (!result.ok || result.leftOut === undefined) return result
  return { ...result, warnings: [...result.warnings, ...describeLeftOut(result.leftOut)] }
}

export interface CallRequest {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly context: Omit<ToolContext, 'progress'>
  readonly rules: readonly ApprovalRule[]
  /** Absolute path of the folder below the workspace. */
  readonly root: string
  readonly approver: Approver
  readonly emit: Emit
  /** For calls that share the folder: waits until no other call changes files there, because a command would be blamed for that. */
  readonly inTurn?: (work: () => Promise<ToolResult>) => Promise<ToolResult>
}

/** A call with valid arguments, and the decision of the rules. */
export interface DecidedCall {
  readonly call: ToolCall
  readonly args: CheckedArguments
  readonly decision: Decision
}

/** - `unapproved`: it did not run, because it may not act outside the workspace. */
export type CallRun =
  | { readonly kind: 'unapproved'; readonly error: ToolError }
  | { readonly kind: 'ran'; readonly result: ToolResult; readonly changes: readonly FileChange[]; readonly durationMs: number }

/** The first half of every call, alone or as a step: from its arguments to the decision. */
export function decideCall({ tool, args, context, rules, root }: CallRequest): Result<DecidedCall, ToolError> {
  const checked = checkToolCall(tool, args, context)
  if (!checked.ok) return checked
  const details = tool.explain?.(checked.value.complete)
  const call: ToolCall = { tool, args: checked.value.given, ...(details !== undefined && { details }) }
  return success({
    call,
    args: checked.value,
    decision: decide(call, rules, { now: context.clock.now(), root, trustsPatterns: context.trustsPatterns }),
  })
}

/** The second half: from the decision to its changes in the workspace. */
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
  // Only after approval: an unanswered question must not block other calls.
  const result = await (inTurn !== undefined && tool.permissions.includes('RunCommands') ? inTurn(run) : run())
  const changes = result.ok ? await context.workspace.changes() : []
  const durationMs = context.clock.elapsed() - started
  emit({ kind: 'step_finished', result, changes, durationMs })
  return { kind: 'ran', result, changes, durationMs }
}

/** Runs a tool on checked arguments. The only place where a tool is run. */
export async function runChecked(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const { log } = context
  if (context.signal.aborted) return failure(ERRORS.cancelledBefore(tool.name))
  log.write('trace', `Tool called: ${tool.name}`)
  try {
    const started = args.complete['preview_only'] === true ? preview(tool, args, context) : tool.run(args.complete, context)
    const result = await started
    if (!result.ok) log.write('debug', `Tool ${tool.name} ended with ${result.error.code}`)
    else log.write(started instanceof Promise ? 'trace' : 'debug', `Tool ${tool.name} completed successfully`)
    return result
  } catch (error) {
    log.write('error', `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
}

/** Runs the tool on a separate workspace and returns what it would change, so that no tool needs its own preview. */
async function preview(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const workspace = context.workspace.fork()
  const result = await tool.run(args.complete, { ...context, workspace })
  if (!result.ok) return result
  const { renderTextPatch } = await import('../workspace/patch/render-patch.ts')
  const diff = await renderTextPatch(await workspace.changes())
  const output = diff === '' ? result.output : `${result.output} (preview only)\n${diff}`
  return { ...result, value: { ...result.value, diff }, output, filesAffected: [] }
}

const ERRORS = {
  cancelledBefore: (name: string) =>
    toolError('cancelled', `${name} was cancelled before it started`, 'Run it again if you still need it.'),
}
