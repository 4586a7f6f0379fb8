import type { ApprovalAnswer, ApprovalRequest } from '../model/approval.ts'
import type { Decision } from '../model/policy.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Emit } from './events.ts'

/** Somebody who can be asked: a person at a terminal, or the consent that was given beforehand. */
export interface Approver {
  ask(request: ApprovalRequest): Promise<ApprovalAnswer>
  /** Called when the answer was `always`. */
  remember(request: ApprovalRequest): Promise<void>
}

/** Where nobody can be asked, or nobody needs to be. */
export const NOBODY: Approver = { ask: async () => 'unavailable', remember: async () => undefined }

/** Gets the approval that a decision asks for. `undefined` means: go on. */
export async function obtainApproval(
  decision: Decision,
  request: Omit<ApprovalRequest, 'reason'>,
  { approver, emit }: { readonly approver: Approver; readonly emit: Emit },
): Promise<ToolError | undefined> {
  if (decision.kind === 'allow') return undefined
  const { name } = request.call.tool
  if (decision.kind === 'deny')
    return toolError('approval_refused', `${name} is not allowed: ${decision.reason}`, 'Ask for the rule to be changed.')
  const asked: ApprovalRequest = { ...request, reason: decision.reason }
  const answer = await approver.ask(asked)
  emit({ kind: 'approval_checked', request: asked, answer })
  switch (answer) {
    case 'approved':
      return undefined
    case 'always':
      await approver.remember(asked)
      return undefined
    case 'refused':
      return toolError('approval_refused', `The call of ${name} was not approved`, 'Nothing was done. Change the call, or leave it.')
    case 'cancelled':
      return toolError('cancelled', 'The run was cancelled', 'Nothing was done. Run it again when it is wanted.')
    case 'unavailable':
      return toolError(
        'approval_needed',
        `The call of ${name} needs approval, and nobody can be asked here`,
        'Run it in a terminal, or approve it beforehand.',
      )
    case 'too_long': {
      const what = request.changes.length === 0 ? 'it' : 'the change'
      return toolError(
        'approval_needed',
        `The call of ${name} needs approval, and ${what} is too long to be shown here`,
        'Look at it in a terminal, and approve it there.',
      )
    }
  }
}
