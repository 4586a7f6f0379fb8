import { REASONS, type ReasonCode as RefusalCode } from './reason.ts'
import type { ToolError, ToolErrorCode } from './tool-error.ts'

/**
 * How a run can end, as scripts and workflows are told it. Each has what follows from it and what it means; the
 * documentation is made from this table.
 *
 * - `pass`: what was asked for was done;
 * - `wait`: a person has to approve something first, or GitHub merges later;
 * - `refuse`: it was not done, and nothing changed;
 * - `fail`: it could not be done, or a check did not hold.
 */
export const REASON_CODES = {
  previewed: ['pass', 'The plan was made and shown; nothing was written.'],
  clean: ['pass', 'The recipe would change nothing.'],
  landed: ['pass', 'The plan was written to the working tree.'],
  committed: ['pass', 'The plan became a commit.'],
  proposed: ['pass', 'The plan became a pull request.'],
  declined: ['pass', 'Somebody closed the same proposal before; it is not opened again.'],
  already_applied: ['pass', 'The files of the plan are there already; nothing was written.'],
  accepted: ['pass', 'The command is understood and its author may give it; another job does it.'],
  answered: ['pass', 'The command was answered; it makes no plan.'],
  undone: ['pass', 'What the plan had changed was put back.'],
  gated: ['wait', 'A call waits for approval; what comes after it is known once it ran.'],
  approval_needed: ['wait', 'The plan is complete and takes effect once a person approves it; nobody could be asked.'],
  queued: ['wait', 'The proposal is in the merge queue. GitHub merges it when the checks of the queue pass.'],
  auto_merge_enabled: ['wait', 'Auto-merge is on. GitHub merges the proposal when its required checks pass.'],
  approval_refused: ['refuse', 'A person refused; nothing was written.'],
  untrusted_recipe: ['refuse', 'The recipe acts outside the workspace and nobody said yet that it is trusted.'],
  stale: ['refuse', 'The base or a file moved since the plan was made; nothing was written.'],
  merged_on_moved_base: ['fail', 'The proposal was merged, but its base had moved. The merged files are not exactly the reviewed ones.'],
  changes_found: ['fail', 'Check failed: the recipe would change files.'],
  drift_reported: ['pass', 'The recipe would change something, and an issue says what.'],
  check_gated: ['fail', 'Check failed: a call waits for approval, so Sous could not run the rest of the recipe.'],
  check_incomplete: ['fail', 'Check failed: Sous could not check every file.'],
  invalid_recipe: ['fail', 'The recipe has mistakes; no step ran.'],
  invalid_inputs: ['fail', 'The inputs do not fit the recipe; no step ran.'],
  limit_exceeded: ['fail', 'The recipe went beyond a limit on steps, files, bytes or time; nothing was written.'],
  cancelled: ['fail', 'The run was cancelled; nothing was written.'],
  internal_error: ['fail', 'Sous has a bug. The error message names what it had already written, if anything.'],
} as const satisfies Readonly<Record<string, readonly [decision: RunDecision, meaning: string]>>

export type RunDecision = 'pass' | 'wait' | 'refuse' | 'fail'

type NamedReason = keyof typeof REASON_CODES

/** Stable. On GitHub also what a refusal says; `failed:` and the code of the error where a step failed for a reason of its own. */
export type ReasonCode = NamedReason | RefusalCode | `failed:${ToolErrorCode}`

/** Refusals that nobody's rule asks for: something does not work, and a person should look at it. */
const FAULTS: ReadonlySet<ReasonCode> = new Set<RefusalCode>([
  'api_unavailable',
  'api_invalid',
  'api_not_found',
  'api_conflict',
  'api_rejected',
  'api_budget',
  'auth_expired',
  'token_not_permitted',
  'payload_invalid',
  'input_invalid',
  'policy_error',
  'base_unavailable',
  'io_error',
  'tree_mismatch',
  'plan_tampered',
  'runner_file_tampered',
  'lock_ambiguous',
  'ref_blocked',
])

/** Errors that end a run in a way that has a name of its own. */
const NAMED_ERRORS: Partial<Record<ToolErrorCode, NamedReason>> = {
  cancelled: 'cancelled',
  limit_exceeded: 'limit_exceeded',
  approval_needed: 'approval_needed',
  approval_refused: 'approval_refused',
  untrusted_recipe: 'untrusted_recipe',
  stale: 'stale',
  internal_error: 'internal_error',
}

export function reasonOf({ code }: Pick<ToolError, 'code'>): ReasonCode {
  return NAMED_ERRORS[code] ?? `failed:${code}`
}

export function decisionOf(reason: ReasonCode): RunDecision {
  // Another approval applies the plan.
  if (reason === 'approval_missing') return 'wait'
  if (isNamed(reason)) return REASON_CODES[reason][0]
  return isRefusal(reason) && !FAULTS.has(reason) ? 'refuse' : 'fail'
}

export function meaningOf(reason: ReasonCode): string {
  if (isNamed(reason)) return REASON_CODES[reason][1]
  return isRefusal(reason) ? REASONS[reason][0] : 'A step failed; nothing was written.'
}

function isNamed(reason: ReasonCode): reason is NamedReason {
  return Object.hasOwn(REASON_CODES, reason)
}

function isRefusal(reason: ReasonCode): reason is RefusalCode {
  return Object.hasOwn(REASONS, reason)
}
