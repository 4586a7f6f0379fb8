import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
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
  /** What the approval was given in. A plan of another repository or pull request is none here. */
  readonly repository: { readonly id: string; readonly defaultBranch: string }
  readonly pull: number | undefined
  readonly run: RunId
  /** `Name <address>` of the token's owner. */
  readonly committer: string
  /** Given where the token is a bot's: GitHub makes the commit, and signs it. */
  readonly signer?: GitHub | undefined
  /** GitHub's clock at its last answer. */
  serverTime(): Date | undefined
  /** Every check of approval, people and pull request, made live. Asked once before the lock and again right before the write. */
  recheck(record: PlanRecord): Promise<Result<ApplyPeople, Refusal>>
  /** Whether a run has ended, or a later attempt of it has begun. */
  isRunOver(run: RunId): Promise<Result<boolean, Refusal>>
  /** Told at each point: for tests that end the process there. */
  at?(point: ApplyPoint): void | Promise<void>
}

export type AppliedRef =
  | { readonly kind: 'applied'; readonly plan: Plan; readonly commit: string; readonly warnings: readonly string[] }
  /** By an earlier run, or by another one meanwhile. Nothing was written but the ledger. */
  | { readonly kind: 'already_applied'; readonly plan: Plan; readonly commit: string; readonly warnings: readonly string[] }

/** GitHub's clock, without which nothing is written. */
export function timeOf({ serverTime }: ApplyRequest): Result<Date, Refusal> {
  const now = serverTime()
  return now === undefined ? failure(refusal('api_invalid', 'GitHub did not say what time it is')) : success(now)
}

/** A fault of Sous's own after it pushed a commit: that stays, and has to be told. */
export class FaultAfterPush extends Error {
  readonly commit: string

  constructor(commit: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${reason}. Sous had already pushed commit ${commit}, and it stays on the branch`, { cause })
    this.commit = commit
  }
}
