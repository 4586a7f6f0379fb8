import type { Approver } from '../engine/approve.ts'
import { ruleForCall } from '../engine/decide.ts'
import type { ApprovalAnswer, ApprovalRequest } from '../model/approval.ts'
import type { ProtectedPlaces } from '../model/protected-paths.ts'
import { APPROVAL_QUESTION, approvalAnswers, DIFF_HINT, renderApproval } from '../report/approval-display.ts'
import { renderError } from '../report/terminal-result.ts'
import { addApproval } from './approvals-file.ts'
import type { Console } from './console.ts'

/** Consent that was given on the command line. It never says always, so there is nothing to remember. */
export const consented: Approver = { ask: async () => 'approved', remember: async () => undefined }

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
      if (!isShown) await showChanges(request, console, places)
      console.err(renderApproval(request, places))
      const hasDiff = request.changes.length > 0
      const hint = hasDiff ? DIFF_HINT : ''
      for (;;) {
        const answer = (await console.ask(`\n${hint}${APPROVAL_QUESTION}`, signal))?.trim().toLowerCase()
        if (answer === undefined) return signal.aborted ? 'cancelled' : 'refused'
        if (answer === 'd' && hasDiff) await showChanges(request, console, places)
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

async function showChanges({ changes }: ApprovalRequest, console: Console, places: ProtectedPlaces | undefined): Promise<void> {
  if (changes.length === 0) return
  const [{ diffChanges }, { renderDiff }] = await Promise.all([import('../report/change-summary.ts'), import('../report/terminal-diff.ts')])
  console.err(`${renderDiff({ changes, diffs: await diffChanges(changes), ...(places && { places }) }, console.errStyle)}\n`)
}
