import type { Asking } from '../../app/apply-saved.ts'
import type { PreparedRun } from '../../app/prepare-run.ts'
import { decideTrust, type Trust, trustRecipe } from '../../app/trust.ts'
import { addApproval, approvalsFile } from '../../app/user-files.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { ApprovalAnswer, ApprovalRequest, ToolCall } from '../../base/plan.ts'
import type { ProtectedPlaces } from '../../base/protected-files.ts'
import { type Approver, CONSENTED, NO_APPROVER, ruleForCall, serializeParameters } from '../../plan/decide.ts'
import {
  APPROVAL_QUESTION,
  approvalAnswers,
  DIFF_HINT,
  isPlanRequest,
  renderApproval,
  renderCallFacts,
  renderCallLine,
  warnOfProtected,
} from '../../report/approval-display.ts'
import { printable, printableLine } from '../../report/printable.ts'
import { renderError } from '../../report/terminal/terminal-result.ts'
import { PROMPT_TEXTS } from '../../texts/en/prompt-texts.ts'
import type { Console, Invocation } from '../invocation.ts'
import type { RunOptions } from '../options/run-options.ts'
import { showChanges } from '../run-report.ts'
import type { StepLines } from './step-lines.ts'

export interface TerminalApproverRequest {
  readonly console: Console
  readonly root: string
  readonly approvalsFile: string
  readonly signal: AbortSignal
  /** What to mark beside the files that always are. Looked up when there is something to show. */
  places?(): Promise<ProtectedPlaces>
  /** The person has just seen the changes. */
  readonly isShown?: boolean
  /** What makes room on the screen for each question. */
  readonly lines?: Pick<StepLines, 'pause' | 'resume'>
}

const ANSWERS: Readonly<Record<string, ApprovalAnswer>> = { y: 'approved', yes: 'approved', n: 'refused', no: 'refused', always: 'always' }

/** The person at the terminal, who sees the whole change before the question. */
export function terminalApprover(asking: TerminalApproverRequest): Approver {
  const { console, root, approvalsFile, isShown, lines } = asking
  // One answer is for all calls of a step.
  const answered = new Map<readonly ToolCall[], ApprovalAnswer>()
  return {
    async ask(request) {
      const known = request.calls && answered.get(request.calls)
      if (known !== undefined && isListed(request)) return known
      lines?.pause()
      const places = request.changes.length === 0 ? undefined : await asking.places?.()
      if (!isShown) await showCallChanges(request, console, places)
      const isPlan = isPlanRequest(request)
      if (!isPlan) console.err(renderCalls(request, places))
      const answer = await (isPlan ? askAboutPlan(request, asking, places) : askAboutCall(request, asking, places))
      if (request.calls !== undefined) answered.set(request.calls, answer)
      lines?.resume()
      return answer
    },
    async remember(request) {
      const added = addApproval(approvalsFile, ruleForCall(request.call, root))
      if (added.ok) console.err(console.errStyle.dim(PROMPT_TEXTS.remembered(approvalsFile)))
      else console.err(renderError(added.error, console.errStyle))
    },
  }
}

/** Whether the call is one of those that the person has seen. */
function isListed({ call, calls = [] }: ApprovalRequest): boolean {
  const parameters = serializeParameters(call.args)
  return calls.some((other) => other.tool === call.tool && serializeParameters(other.args) === parameters)
}

/** All of them, however many: one answer is for what was seen. */
function renderCalls(request: ApprovalRequest, places: ProtectedPlaces | undefined): string {
  const { calls } = request
  if (calls === undefined || !isListed(request)) return renderApproval(request, places)
  return PROMPT_TEXTS.severalCalls(calls.length, calls.map(renderCallLine).join('')) + renderCallFacts(request)
}

type Questioning = (
  request: ApprovalRequest,
  asking: TerminalApproverRequest,
  places: ProtectedPlaces | undefined,
) => Promise<ApprovalAnswer>

const askAboutCall: Questioning = async (request, { console, signal }, places) => {
  const hasDiff = request.changes.length > 0
  const hint = hasDiff ? DIFF_HINT : ''
  for (;;) {
    const answer = (await console.ask(`\n${hint}${APPROVAL_QUESTION}`, signal))?.trim().toLowerCase()
    if (answer === undefined) return signal.aborted ? 'cancelled' : 'refused'
    if (answer === 'd' && hasDiff) await showCallChanges(request, console, places)
    else {
      const known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : undefined
      if (known !== undefined) return known
      console.err(approvalAnswers(hasDiff))
    }
  }
}

/** A recipe's plan was shown right above. The question only sums it up. */
const askAboutPlan: Questioning = async (request, { console, signal }, places) => {
  const isUndo = request.call.tool.summary.startsWith('Undo: ')
  const { countChanged, diffChanges, recordChanges } = await import('../../report/hunk-lines.ts')
  const records = recordChanges(request.changes, await diffChanges(request.changes))
  const size = {
    ...countChanged(records),
    additions: records.reduce((sum, { additions }) => sum + additions, 0),
    deletions: records.reduce((sum, { deletions }) => sum + deletions, 0),
  }
  // The diff is far up by now, or in a pager that is closed.
  console.err(
    warnOfProtected(request.changes, places)
      .map((line) => `${line}\n`)
      .join(''),
  )
  const question = isUndo ? PROMPT_TEXTS.undo(size) : PROMPT_TEXTS.apply(size)
  const answers = isUndo ? { ...ANSWERS, always: undefined } : { ...ANSWERS, a: 'always' as const }
  for (;;) {
    const answer = (await console.ask(question, signal))?.trim().toLowerCase()
    if (answer === undefined) return signal.aborted ? 'cancelled' : 'refused'
    if (answer === 'd' || answer === 'diff') await showCallChanges(request, console, places)
    else {
      const known = Object.entries(answers).find(([word]) => word === answer)?.[1]
      if (known !== undefined) return known
      console.err(PROMPT_TEXTS.planAnswers(!isUndo))
    }
  }
}

async function showCallChanges(request: ApprovalRequest, console: Console, places: ProtectedPlaces | undefined): Promise<void> {
  const { changes } = request
  if (changes.length === 0) return
  const [{ diffChanges }, { renderDiff }] = await Promise.all([
    import('../../report/hunk-lines.ts'),
    import('../../report/terminal/terminal-diff.ts'),
  ])
  const diff = renderDiff({ changes, diffs: await diffChanges(changes), ...(places && { places }) }, console.errStyle)
  if (isPlanRequest(request)) await console.page(`${diff}\n`)
  else console.err(`${diff}\n`)
}

/** How the command line asks about a plan: on a terminal it shows it and asks; without one it needs `--yes`. */
export function askToApply({ yes, json, stat }: Pick<RunOptions, 'yes' | 'json' | 'stat'>, invocation: Invocation): Asking {
  const { console, env, signal } = invocation
  const isPerson = console.isInteractive && !yes && !json
  return {
    isPerson,
    show: async (changes, places) => (json ? undefined : showChanges(changes, { console, places, isStat: stat })),
    approver(places, root) {
      if (yes) return CONSENTED
      if (!isPerson) return NO_APPROVER
      return terminalApprover({ console, root, approvalsFile: approvalsFile(env), signal, isShown: true, places: async () => places })
    },
  }
}

export interface AskForTrustRequest {
  readonly trust: Trust
  readonly run: PreparedRun
  /** The hash of `--trust`. */
  readonly given: string | undefined
  readonly invocation: Invocation
}

/** Asks whether to trust a recipe that is not trusted yet, and remembers a yes. `undefined` means: trusted. */
export async function askToTrust({ trust, run, given, invocation }: AskForTrustRequest): Promise<ToolError | undefined> {
  const { console, signal } = invocation
  const decision = decideTrust(trust, run, given)
  if (decision.kind === 'trusted') return undefined
  if (decision.kind === 'refused' || !console.isInteractive) return decision.error
  console.err(renderTrust(trust, run))
  const answer = (await console.ask(PROMPT_TEXTS.trustQuestion, signal))?.trim().toLowerCase()
  if (signal.aborted) return ERRORS.cancelled()
  if (answer !== 'y' && answer !== 'yes') return ERRORS.notTrusted()
  const remembered = trustRecipe(trust, invocation)
  return remembered.ok ? undefined : remembered.error
}

function renderTrust({ hash, calls }: Trust, { recipe }: PreparedRun): string {
  // Scripts keep their lines.
  const lines = calls.map((call) => `  ${printable(call).replaceAll('\n', '\n      ')}`)
  return [PROMPT_TEXTS.trustHeading(printableLine(recipe.source.path)), ...lines, ...PROMPT_TEXTS.trustNotes(hash), ''].join('\n')
}

const ERRORS = {
  cancelled: () => toolError('cancelled', 'The run was cancelled', 'Nothing was run.'),
  notTrusted: () =>
    toolError('untrusted_recipe', 'You did not trust the recipe', "Nothing was run. 'sous explain' shows all of the recipe."),
}
