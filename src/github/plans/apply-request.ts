import type { Refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { API_ERRORS } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import type { ApplyPeople } from './apply-commit.ts'
import type { PlanRecord } from './plan-ref.ts'
import type { RunId } from './plan-state.ts'

/** Where an apply can be interrupted, in this order. */
export type ApplyPoint = 'before_lock' | 'after_lock' | 'before_ref_update' | 'after_ref_update' | 'after_ledger'

export interface ApplyRequest {
  readonly remote: RemoteRepository
  readonly digest: Digest
  /** The plan as it was read a moment ago. Taking the lock fails if it has changed since. */
  readonly loaded?: PlanRecord
  /** Where the approval was given. A plan of another repository or pull request does not count. */
  readonly repository: { readonly id: string; readonly defaultBranch: string }
  readonly pull: number | undefined
  readonly run: RunId
  /** `Name <address>` of the token's owner. */
  readonly committer: string
  /** For a bot's token: GitHub makes the commit and signs it. */
  readonly signer?: GitHub | undefined
  /** GitHub's clock at its last answer. */
  serverTime(): Date | undefined
  /** Checks approval, people and pull request live: once before the lock and again right before the write. */
  recheck(record: PlanRecord): Promise<Result<ApplyPeople, Refusal>>
  /** Whether a run has ended, or a later attempt of it has begun. */
  isRunOver(run: RunId): Promise<Result<boolean, Refusal>>
  /** Called at each point, for tests that end the process there. */
  at?(point: ApplyPoint): void | Promise<void>
}

export type AppliedRef =
  | { readonly kind: 'applied'; readonly plan: Plan; readonly commit: string; readonly warnings: readonly string[] }
  /** By an earlier or concurrent run. Only the ledger was written. */
  | { readonly kind: 'already_applied'; readonly plan: Plan; readonly commit: string; readonly warnings: readonly string[] }

/** GitHub's clock. Without it nothing is written. */
export function timeOf({ serverTime }: ApplyRequest): Result<Date, Refusal> {
  const now = serverTime()
  return now === undefined ? failure(API_ERRORS.noTime()) : success(now)
}

/** A bug in Sous after it pushed a commit. The commit stays and has to be reported. */
export class FaultAfterPush extends Error {
  readonly commit: string

  constructor(commit: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${reason}. Sous had already pushed commit ${commit}, and it stays on the branch`, { cause })
    this.commit = commit
  }
}
