import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { ApprovalRule, Decision, Evidence, RecipeSource, StepOutcome, ToolCall } from '../base/plan.ts'
import type { Recipe, SourceRange, Step } from '../base/recipe.ts'
import type { ToolFailure, ToolFindings, ToolSuccess } from '../base/result.ts'
import { countOf } from '../base/text/wording.ts'
import type { RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import type { InputValues } from '../recipe/input-values.ts'
import type { CheckedArguments } from '../tools/kit/check-arguments.ts'
import type { CommandSandbox, Tool, ToolContext } from '../tools/kit/tool.ts'
import { endOf } from '../tools/run/command-failure.ts'
import type { LeftOutFiles } from '../workspace/left-out.ts'
import { HEX_ROW } from '../workspace/text/hex-display.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { type PlanMemo, runRemembered } from './call-memo.ts'
import { type Approver, serializeParameters } from './decide.ts'
import type { PermissionGuard } from './permissions.ts'
import type { StepLayers, Waiting } from './plan-layers.ts'
import { type Deadline, LIMIT_ERRORS, type RunBudget, type RunLimits } from './plan-limits.ts'
import { type CallOutcome, type EmitRecipe, evidenceOf, findBroken, type Outputs, type StepPlace, type Stop } from './plan-outcome.ts'
import { type CallRequest, type DecidedCall, decideCall, runDecided } from './run-tool.ts'

/** What all steps of one plan share. */
export interface StepsRun {
  readonly request: RecipeRunRequest
  readonly layers: StepLayers
  readonly sandbox: CommandSandbox
  readonly budget: RunBudget
  /** Of the whole plan. */
  readonly deadline: Deadline
  /** For people who were asked. */
  readonly waiting: Waiting
  readonly calls: CallOutcome[]
  readonly evidence: Evidence[]
  /** The files that define called bundle tools, by path. */
  readonly sources: Map<string, RecipeSource>
  /** How steps displayed binary files. */
  readonly displayed: DisplayedRows
  /** The day of the plan. */
  readonly day: () => Date
  readonly leftOut: LeftOutFiles
}

/**
 * The rows that were displayed in a run, each with the step that did. A display is not the content of its file, and would replace it
 * if it was written. Rows are found in any text, so it does not matter how an expression put them there.
 */
export class DisplayedRows {
  readonly #labels = new Map<string, string>()

  add(display: string, label: string): void {
    for (const [row] of display.matchAll(HEX_ROW)) if (!this.#labels.has(row.toLowerCase())) this.#labels.set(row.toLowerCase(), label)
  }

  /** The step whose display is somewhere in a value. */
  findIn(value: unknown): string | undefined {
    if (this.#labels.size === 0) return undefined
    if (typeof value === 'string') return this.#findInText(value)
    if (typeof value !== 'object' || value === null) return undefined
    for (const member of Object.values(value)) {
      const label = this.findIn(member)
      if (label !== undefined) return label
    }
    return undefined
  }

  #findInText(text: string): string | undefined {
    for (const [row] of text.matchAll(HEX_ROW)) {
      const label = this.#labels.get(row.toLowerCase())
      if (label !== undefined) return label
    }
    return undefined
  }
}

/** Where in the recipe a call is made, and its context. */
export interface CallSite {
  readonly step: Step
  readonly place: StepPlace
  /** That of the step, with the item of a `for-each`. */
  readonly label: string
  readonly guard: PermissionGuard
  /** Of the step. */
  readonly deadline: Deadline
  /** All calls of the step that may need approval, as far as they are known before the first, if there are several. */
  readonly calls?: readonly ToolCall[]
}

export type CallEnd = { readonly kind: 'ran'; readonly outputs: Outputs } | Stop

/** The maximum that tools accept. */
const MAX_CALL_SECONDS = 300
const KNOWN_LATER: Decision = { kind: 'needs_approval', reason: 'known after approval' }
const READING: Decision = { kind: 'allow', rule: 'nothing was called' }

/** Runs one call on its own layer, and keeps its changes if everything is in order. */
export async function callTool(tool: Tool, args: Outputs, site: CallSite, run: StepsRun): Promise<CallEnd> {
  const { layers, request } = run
  if (tool.source !== undefined) run.sources.set(tool.source.path, tool.source)
  const over = findOver(site, run) ?? finalError(run.budget.countCall()) ?? findDisplay(tool, args, site, run)
  if (over !== undefined) return failStep(site, run, over)
  const callRequest: CallRequest = {
    tool,
    args,
    context: {
      ...request.context,
      workspace: layers.push(),
      walk: { excludes: site.guard.excludes, isVerify: site.place.isVerify },
      http: { send: (sent) => request.context.http.send({ ...sent, mayReach: (host) => site.guard.mayReach(host) }) },
      sandbox: run.sandbox,
      signal: site.deadline.signal,
    },
    rules: request.rules,
    root: request.root,
    approver: approverFor(site, request.approver),
    emit(event) {
      if (event.kind === 'progress') request.emit({ ...event, step: site.place })
      if (event.kind === 'approval_checked') request.emit({ ...event, step: site.place })
    },
  }
  const end = await runAndCheck(callRequest, site, run)
  if (end.kind === 'ran') await layers.merge()
  else layers.drop()
  return end
}

/** An argument that would write how a binary file was displayed. */
function findDisplay({ effect }: Tool, args: Outputs, { step }: CallSite, { displayed }: StepsRun): Fault | undefined {
  if (effect !== 'stage') return undefined
  for (const [name, value] of Object.entries(args)) {
    const label = displayed.findIn(value)
    if (label === undefined) continue
    const at = step.with.find(({ key }) => key === name)?.value.at ?? step.at
    return { error: ERRORS.displayed(name, label), at }
  }
  return undefined
}

function approverFor({ calls }: CallSite, approver: Approver): Approver {
  if (calls === undefined) return approver
  // A call that could not be foreseen is not one that the answer for all of them is about.
  const isForeseen = ({ tool, args }: ToolCall) =>
    calls.some((other) => other.tool === tool && serializeParameters(other.args) === serializeParameters(args))
  return {
    ask: (asked) => approver.ask(isForeseen(asked.call) ? { ...asked, calls } : asked),
    remember: (asked) => approver.remember(asked),
  }
}

async function runAndCheck(callRequest: CallRequest, site: CallSite, run: StepsRun): Promise<CallEnd> {
  const { tool, args } = callRequest
  const decided = decideCall(callRequest)
  if (!decided.ok) return failStep(site, run, { error: decided.error, call: { tool, args } })
  const { call, decision } = decided.value
  const refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call)
  if (refusal !== undefined) return failStep(site, run, { error: refusal, isFinal: true, ...decided.value })
  const complete = { ...decided.value, args: withTimeOf(site.step, decided.value.args) }
  const memo = run.request.memo && { ...run.request.memo, before: run.layers.mark, excludes: site.guard.excludeTexts }
  const ran = await (memo === undefined ? runDecided(complete, callRequest) : runRemembered(complete, callRequest, memo))
  if (ran.kind === 'unapproved') return ran.error.code === 'approval_needed' ? gate(decided.value, site, run) : refused(ran.error)
  const { result, changes, durationMs } = ran
  if (result.ok && result.leftOut !== undefined) run.leftOut.addAll(result.leftOut)
  if (!result.ok) {
    const over = findOver(site, run) ?? { error: withPrinted(result), isFinal: result.error.code === 'cancelled' }
    return failStep(site, run, { ...over, ...decided.value, durationMs })
  }
  const outputs = result.value as Outputs
  const problem = findProblem(result, changes, site, run)
  if (problem !== undefined) return failStep(site, run, { ...problem, ...decided.value, durationMs })
  const evidence = evidenceOf(call, outputs)
  if (evidence !== undefined) run.evidence.push(evidence)
  const approved: Decision =
    tool.effect === 'external' && decision.kind === 'needs_approval' ? { kind: 'allow', rule: 'approved when asked' } : decision
  if (result.display !== undefined) run.displayed.add(result.display, site.label)
  const { unfinished, findings } = result
  record(site, run, { outcome: ranOutcome(result), call, decision: approved, changes, outputs, unfinished, findings, durationMs })
  return { kind: 'ran', outputs }

  function refused(error: ToolError): Stop {
    return failStep(site, run, { error, isFinal: true, call, decision })
  }
}

/** What a command printed besides its error: linters report to stdout, and a run shows it nowhere else. */
function withPrinted({ error, printed }: ToolFailure): ToolError {
  const texts = [printed?.out, printed?.err].map((text) => text?.trimEnd() ?? '').filter((text) => text !== '')
  return texts.length === 0 ? error : { ...error, message: `${error.message}\nIt printed:\n${endOf(texts.join('\n'))}` }
}

/** The step's timeout also applies to its call, unless the call sets its own: a tool's default is shorter. */
function withTimeOf({ timeoutSeconds }: Step, args: CheckedArguments): CheckedArguments {
  if (timeoutSeconds === undefined || !('timeout_seconds' in args.complete) || 'timeout_seconds' in args.given) return args
  return { ...args, complete: { ...args.complete, timeout_seconds: Math.min(timeoutSeconds, MAX_CALL_SECONDS) } }
}

/** What is wrong with a call that succeeded. */
function findProblem(result: ToolSuccess<unknown>, changes: readonly FileChange[], site: CallSite, run: StepsRun): Fault | undefined {
  const [changed] = changes
  if (site.place.isVerify && changed !== undefined) return { error: ERRORS.verifyChanges(`it changed '${changed.path}'`), isFinal: true }
  const { expect } = site.step
  const broken = findBroken(expect, result.value as Outputs)
  if (broken !== undefined) return { error: broken.error, at: broken.expectation.at }
  if (expect[0] !== undefined && result.unfinished !== undefined) return { error: ERRORS.cannotTell(result.unfinished), at: expect[0].at }
  return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes))
}

/** A preview of a change is allowed in a verify step. */
function refuseVerify({ tool, args }: ToolCall, { place }: CallSite): ToolError | undefined {
  const isLooking = tool.effect !== 'stage' || args['preview_only'] === true
  return place.isVerify && !isLooking ? ERRORS.verifyChanges(`${tool.name} changes files`) : undefined
}

export interface Fault {
  readonly error: ToolError
  readonly at?: SourceRange
  /** Even `continue-on-error` does not continue after it. */
  readonly isFinal?: boolean
}

interface Fact {
  readonly call?: ToolCall
  readonly decision?: Decision
  readonly durationMs?: number
}

/** Whether the step or plan ran out of time, or was stopped. */
export function findOver({ step, label, deadline }: Pick<CallSite, 'step' | 'label' | 'deadline'>, run: StepsRun): Fault | undefined {
  if (!deadline.signal.aborted) return undefined
  if (run.deadline.isOver)
    return finalError(LIMIT_ERRORS.limitError(`The plan timed out after ${countOf(run.request.limits.wallMs / 1000, 'second')}`, 'seconds'))
  if (run.deadline.signal.aborted) return finalError(ERRORS.cancelled())
  const how = step.timeoutSeconds === undefined ? 'with the step around it' : `after ${countOf(step.timeoutSeconds, 'second')}`
  return {
    error: ERRORS.timedOut(label, how),
  }
}

function finalError(error: ToolError | undefined): Fault | undefined {
  return error && { error, isFinal: true }
}

/** Records a call, or a step without calls, as failed. */
export function failStep(site: Omit<CallSite, 'guard' | 'deadline'>, run: StepsRun, fault: Fault & Fact): Stop {
  const { error, isFinal = false, at = site.step.at } = fault
  const { code, message, suggestion } = error
  record(site, run, { ...fault, outcome: { kind: 'failed', code, message, suggestion } })
  return { kind: 'failed', isFinal, failure: { label: site.label, at, error } }
}

function gate({ call, decision }: DecidedCall, site: CallSite, run: StepsRun): Stop {
  record(site, run, { outcome: { kind: 'deferred', because: 'external' }, call, decision })
  const reason = decision.kind === 'needs_approval' ? decision.reason : `${call.tool.name} needs approval`
  return { kind: 'gated', gate: { label: site.label, at: site.step.at, call, reason } }
}

function ranOutcome({ output, warnings, filesAffected }: ToolSuccess<unknown>): StepOutcome {
  // Commands of a plan run in a sandbox, which only accepts valid paths.
  return { kind: 'ran', output, warnings, filesAffected: filesAffected as readonly RepoPath[] }
}

interface CallRecord extends Fact {
  readonly outcome: StepOutcome
  readonly changes?: readonly FileChange[]
  readonly outputs?: Outputs
  readonly unfinished?: string | undefined
  readonly findings?: ToolFindings | undefined
}

/** Adds a call to the plan's record; without `call`, a step that called nothing. */
export function record({ step, label, place }: Omit<CallSite, 'guard' | 'deadline'>, run: StepsRun, made: CallRecord): void {
  const {
    outcome,
    call,
    decision = outcome.kind === 'deferred' ? KNOWN_LATER : READING,
    changes = [],
    outputs,
    unfinished,
    findings,
    durationMs = 0,
  } = made
  const planned = { label, tool: call?.tool.name ?? place.calls, args: call?.args ?? {}, decision, outcome, at: step.at }
  run.calls.push({
    planned,
    step,
    changes,
    outputs,
    ...(unfinished !== undefined && { unfinished }),
    ...(findings && { findings }),
    durationMs,
  })
}

export interface RecipeRunRequest {
  readonly recipe: Recipe
  readonly inputs: InputValues
  /** The recipes that steps can call. */
  readonly library: RecipeLibrary
  findTool(name: string): Promise<Tool | undefined>
  /** With the workspace for staging. It is sealed once there is a plan. */
  readonly context: Omit<ToolContext, 'progress' | 'sandbox'>
  /** Called once; nothing needs to exist before the first command. */
  openSandbox(workspace: Workspace): CommandSandbox & AsyncDisposable
  /** Additional contexts for expressions. */
  readonly contexts: { readonly env: Readonly<Record<string, string>>; readonly github: Readonly<Record<string, unknown>> }
  /** When it was requested: the date in expressions. */
  readonly time: Date
  readonly rules: readonly ApprovalRule[]
  /** The hosts that the repository allows; when left out, only the permissions of each recipe count. */
  readonly fetchHosts?: readonly string[]
  /** What the configuration leaves out, besides what each recipe excludes. */
  readonly exclude?: readonly string[] | undefined
  /** Absolute path of the folder below the workspace. */
  readonly root: string
  /** Asked about calls that act outside the workspace and that no rule allows; `unavailable` makes the plan gated. */
  readonly approver: Approver
  readonly limits: RunLimits
  readonly emit: EmitRecipe
  /** Knows calls of earlier plans over the same files, where a recipe is planned again and again. */
  readonly memo?: PlanMemo | undefined
}

const ERRORS = {
  displayed: (name: string, label: string) =>
    toolError(
      'expression_failed',
      `Argument '${name}' contains the hex display of a binary file from step '${label}', which is not the file's content`,
      'To copy or move a binary file, use copy_file or move_file.',
    ),
  /** What was not searched could be exactly the match. */
  cannotTell: (unfinished: string) =>
    toolError(
      'timed_out',
      `The expectation cannot be checked: ${unfinished}`,
      'Nothing was changed. Simplify the pattern, or search fewer files.',
    ),
  verifyChanges: (why: string) =>
    toolError('permission_missing', `A verify step cannot change files, but ${why}`, "Move what changes files to 'steps'."),
  cancelled: () => toolError('cancelled', 'The run was cancelled', 'Run it again if you still need it.'),
  timedOut: (label: string, how: string) =>
    toolError('timed_out', `Step '${label}' timed out ${how}`, "Raise 'timeout-seconds', or narrow the step."),
}
