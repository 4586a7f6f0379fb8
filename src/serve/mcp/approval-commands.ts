import { shellWord } from '../../model/shell-word.ts'
import type { Guidance } from '../../report/wire-json.ts'

/** What a person types to approve what nobody could be asked about here, and to look at it first. */
export interface ApprovalCommands {
  readonly approve_with: string
  /** Where approving it does not mean to be shown it all. */
  readonly look_with?: string
}

/** Of a plan that is kept. */
export function keptPlanCommands(digest: string, root: string): ApprovalCommands {
  const place = `${digest} --root ${shellWord(root)}`
  return { approve_with: `sous apply ${place}`, look_with: `sous plans ${place}` }
}

export function approvalGuidance({ approve_with, look_with }: ApprovalCommands): Guidance {
  const look = look_with === undefined ? '' : `To look at it first, a person runs: ${look_with}\n`
  return { message: `${look}To approve it, a person runs: ${approve_with}` }
}
