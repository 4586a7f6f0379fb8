import type { Asking } from '../../app/apply-saved.ts'
import type { PreparedRun } from '../../app/prepare-run.ts'
import { decideTrust, type Trust, trustRecipe } from '../../app/trust.ts'
import { addApproval, approvalsFile } from '../../app/user-files.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { ApprovalAnswer, ApprovalRequest } from '../../base/plan.ts'
import type { ProtectedPlaces } from '../../base/protected-files.ts'
import { type Approver, CONSENTED, NOBODY, ruleForCall } from '../../plan/decide.ts'
import { APPROVAL_QUESTION, approvalAnswers, DIFF_HINT, renderApproval } from '../../report/approval-display.ts'
import { printableLine } from '../../report/printable.ts'
import { renderError } from '../../report/terminal/terminal-result.ts'
import type { Console, Invocation } from '../invocation.ts'
import type { RunOptions } from '../options/run-options.ts'
import { showChanges } from '../run-report.ts'

export interface TerminalApproverRequest {
  readonly console: Console
  readonly root: string
  readonly approvalsFile: string
  readonly signal: AbortSignal
  /** What is to be marked beside the files that always are; asked for when there is something to show. */
  places?(): Promise<ProtectedPlaces>
  /** The person has just seen the changes, so that they are shown again on demand only. */
  readonly isShown?: boolean
}

const ANSWERS: Readonly<Record<string, ApprovalAnswer>> = { y: 'approved', yes: 'approved', n: 'refused', no: 'refused', always: 'always' }

/** The person at the terminal, shown the whole change before being asked. */
export function terminalApprover(asking: TerminalApproverRequest): Approver {
  const { console, root, approvalsFile, signal, isShown } = asking
  return {
    async ask(request) {
      const places = request.changes.length === 0 ? undefined : await asking.places?.()
      if (!isShown) await showCallChanges(request, console, places)
      console.err(renderApproval(request, places))
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
    },
    async remember(request) {
      const added = addApproval(approvalsFile, ruleForCall(request.call, root))
      if (added.ok) console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`))
      else console.err(renderError(added.error, console.errStyle))
    },
  }
}

async function showCallChanges({ changes }: ApprovalRequest, console: Console, places: ProtectedPlaces | undefined): Promise<void> {
  if (changes.length === 0) return
  const [{ diffChanges }, { renderDiff }] = await Promise.all([
    import('../../report/hunk-lines.ts'),
    import('../../report/terminal/terminal-diff.ts'),
  ])
  console.err(`${renderDiff({ changes, diffs: await diffChanges(changes), ...(places && { places }) }, console.errStyle)}\n`)
}

/** How the command line asks about a plan: shown and asked for on a terminal; without one, `--yes` has to say so. */
export function askToApply({ yes, json }: Pick<RunOptions, 'yes' | 'json'>, invocation: Invocation): Asking {
  const { console, env, signal } = invocation
  const isPerson = console.isInteractive && !yes && !json
  return {
    isPerson,
    show: async (changes, places) => (json ? undefined : showChanges(changes, console, places)),
    approver(places, root) {
      if (yes) return CONSENTED
      if (!isPerson) return NOBODY
      return terminalApprover({ console, root, approvalsFile: approvalsFile(env), signal, isShown: true, places: async () => places })
    },
  }
}

export interface AskForTrustRequest {
  readonly trust: Trust
  readonly run: PreparedRun
  /** The hash that was given beforehand. */
  readonly given: string | undefined
  readonly invocation: Invocation
}

/** Asks whether to trust a recipe, where that is not known yet, and remembers a yes. `undefined` means: trusted. */
export async function askForTrust({ trust, run, given, invocation }: AskForTrustRequest): Promise<ToolError | undefined> {
  const { console, signal } = invocation
  const decision = decideTrust(trust, run, given)
  if (decision.kind === 'trusted') return undefined
  if (decision.kind === 'refused' || !console.isInteractive) return decision.error
  console.err(renderTrust(trust, run))
  const answer = (await console.ask('Trust this recipe? (y/N): ', signal))?.trim().toLowerCase()
  if (signal.aborted) return toolError('cancelled', 'The run was cancelled', 'Nothing was run.')
  if (answer !== 'y' && answer !== 'yes')
    return toolError('untrusted_recipe', 'The recipe is not trusted', 'Nothing was run. Read it first: sous explain shows all of it.')
  const remembered = trustRecipe(trust, invocation)
  return remembered.ok ? undefined : remembered.error
}

function renderTrust({ hash, calls }: Trust, { recipe }: PreparedRun): string {
  const lines = calls.map((call) => `  ${printableLine(call)}`)
  return [
    `The recipe ${printableLine(recipe.source.path)} acts outside the workspace:`,
    ...lines,
    `sha256 ${hash}`,
    'Each call is still asked for unless a rule allows it. A change to the recipe or to the configuration asks again.',
    '',
  ].join('\n')
}
