import type { ApprovalRule } from '../model/policy.ts'
import { type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { printable } from '../report/printable.ts'
import { readApprovals } from './approvals-file.ts'
import type { Invocation } from './console.ts'
import { approvalsFile } from './user-folders.ts'

/** The user's own approval rules. Warns of those that never match. */
export function readUserRules({ env, console }: Invocation): Result<readonly ApprovalRule[], ToolError> {
  const approvals = readApprovals(approvalsFile(env))
  if (!approvals.ok) return approvals
  for (const problem of approvals.value.problems) console.err(`${console.errStyle.yellow('!')} ${printable(problem)}\n`)
  return success(approvals.value.rules)
}
