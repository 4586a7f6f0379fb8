import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { openSeal } from '../../plan/seal.ts'
import { isUsableRef, type PushRefusal } from '../remote/remote-answers.ts'
import { uploadTree, writeApplyCommit } from './apply-commit.ts'
import { type AppliedRef, type ApplyRequest, FaultAfterPush, timeOf } from './apply-request.ts'
import { checkCommitMessage } from './commit-message.ts'
import { appliedState, findEarlierApply, type Taken, takePlanLock } from './plan-lock.ts'
import { loadPlanRef, nextState, type StateChange } from './plan-ref.ts'
import type { PlanState } from './plan-state.ts'

/**
 * Applies a plan: one commit with exactly the previewed tree on exactly the previewed head, or nothing. Running it again is always
 * safe, also after a run was killed at any point.
 */
export async function applyPlanRef(request: ApplyRequest): Promise<Result<AppliedRef, Refusal>> {
  const { remote, digest } = request
  const loaded = request.loaded === undefined ? await loadPlanRef(remote, digest) : success(request.loaded)
  if (!loaded.ok) return loaded
  const mismatch = refuseOther(request, loaded.value.plan)
  if (mismatch !== undefined) return failure(mismatch)
  const taken = await takePlanLock(request, loaded.value)
  if (!taken.ok) return taken
  if (taken.value.kind !== 'taken') return success(taken.value)
  const { written, released } = await writeAndRelease(request, taken.value)
  if (!written.ok) return (await findTakenOver(request, written.error)) ?? written
  await request.at?.('after_ledger')
  const warnings = released.ok ? [] : [`The plan is on the branch, but its ledger could not be updated: ${released.error.message}`]
  return success({ kind: 'applied', plan: taken.value.record.plan, commit: written.value, warnings })
}

/** The plan must belong to this pull request, be complete, and be for a branch that Sous may write to. */
function refuseOther({ digest, repository, pull }: ApplyRequest, plan: Plan): Refusal | undefined {
  if (plan.repository?.id !== repository.id || plan.repository.pull !== pull) return ERRORS.otherPull(digest)
  if (plan.status !== 'complete' || plan.tree === undefined || plan.base.commit === undefined) return ERRORS.gated(digest)
  if (plan.head?.repository !== repository.id || plan.head.commit !== plan.base.commit || plan.head.ref !== plan.target)
    return ERRORS.otherRepository(digest)
  if (plan.target === `refs/heads/${repository.defaultBranch}` || !plan.target.startsWith('refs/heads/') || !isUsableRef(plan.target))
    return ERRORS.protectedBranch(plan.target)
  if (plan.changes.length === 0) return ERRORS.empty(digest)
  return checkCommitMessage(plan.message)
}

/** If GitHub took this run for dead, the next one may have applied its plan. */
async function findTakenOver(request: ApplyRequest, { code }: Refusal): Promise<Result<AppliedRef, Refusal> | undefined> {
  if (code !== 'ref_moved' && code !== 'stale_head') return undefined
  const { remote, digest } = request
  const record = await loadPlanRef(remote, digest)
  const refs = record.ok ? await remote.readRefs([record.value.plan.target]) : record
  if (!record.ok || !refs.ok) return undefined
  const found = await findEarlierApply(request, record.value, refs.value.get(record.value.plan.target))
  return found.ok && found.value !== undefined ? success(found.value) : undefined
}

interface Written {
  readonly written: Result<string, PushRefusal>
  readonly released: Result<void, Refusal>
}

/** A bug in Sous must not leave a lock behind or hide that the branch was written to. */
async function writeAndRelease(request: ApplyRequest, taken: Taken): Promise<Written> {
  let pushed: string | undefined
  const onPushed = (commit: string) => {
    pushed = commit
  }
  try {
    const written = await writeBranch(request, taken, onPushed)
    return { written, released: await release(request, taken, written) }
  } catch (error) {
    const { ref, id } = taken.lock
    await request.remote.push([{ ref, from: id, to: undefined }])
    throw pushed === undefined ? error : new FaultAfterPush(pushed, error)
  }
}

async function writeBranch(
  request: ApplyRequest,
  { record }: Taken,
  onPushed: (commit: string) => void,
): Promise<Result<string, PushRefusal>> {
  const { remote } = request
  const { plan, changes } = record
  const head = plan.base.commit ?? ''
  // Names and hashes are enough: the server has everything that the plan does not touch.
  const fetched = await remote.fetchCommit(head, { contents: false })
  if (!fetched.ok) return fetched
  const { git, disk, sandboxDisk, signal } = remote.options
  const opened = await openSeal({ repository: remote.place, base: head, directory: plan.base.directory, changes, git, disk, sandboxDisk })
  if (!opened.ok) return failure(refusal('io_error', opened.error.message, opened.error.suggestion))
  await using seal = opened.value
  const begun = timeOf(request)
  if (!begun.ok) return begun
  const { committer, signer } = request
  const uploaded = await uploadTree(remote, seal, { plan, committer, time: begun.value, signer })
  if (!uploaded.ok) return beforePush(uploaded.error)
  await using upload = uploaded.value
  const checked = await request.recheck(record)
  if (!checked.ok) return checked
  const now = timeOf(request)
  if (!now.ok) return now
  const commit = await writeApplyCommit(remote, upload.stored, { plan, people: checked.value, committer, time: now.value, signer })
  if (!commit.ok) return beforePush(commit.error)
  if (signal?.aborted) return failure(ERRORS.cancelled())
  await request.at?.('before_ref_update')
  const pushed = await upload.push([{ ref: plan.target, from: head, to: commit.value }])
  if (!pushed.ok) return pushed
  onPushed(commit.value)
  await request.at?.('after_ref_update')
  return commit
}

/** Whether objects reached GitHub may be unknown. The branch is as it was, so the lock can be released. */
function beforePush({ isUnknown: _, ...why }: PushRefusal): Result<never, PushRefusal> {
  return failure(why)
}

/** Saves the outcome and releases the lock in one push. */
async function release(
  request: ApplyRequest,
  { record, lock }: Taken,
  written: Result<string, PushRefusal>,
): Promise<Result<void, Refusal>> {
  // The lock stays until the next run has checked whether the push happened.
  if (!written.ok && written.error.isUnknown) return success(undefined)
  const now = timeOf(request)
  if (!now.ok) return now
  const { state } = record
  const end: PlanState = written.ok
    ? appliedState(state, request.run, written.value)
    : { ...state, state: 'failed', reason: written.error.code }
  const next: Result<StateChange, Refusal> = await nextState(request.remote, record, { state: end, now: now.value })
  return next.ok ? request.remote.push([next.value.update, { ref: lock.ref, from: lock.id, to: undefined }]) : next
}

const ERRORS = {
  otherPull: (digest: string) => refusal('digest_unknown', `Plan ${digest} was not made for this pull request`),
  gated: (digest: string) => refusal('plan_gated', `Plan ${digest} is not complete: a call waits for approval`),
  otherRepository: (digest: string) => refusal('fork_not_allowed', `Plan ${digest} is for a branch of another repository`),
  protectedBranch: (branch: string) => refusal('protected_branch', `Sous does not write to '${branch}' directly`),
  empty: (digest: string) => refusal('plan_empty', `Plan ${digest} changes nothing`),
  cancelled: () => refusal('cancelled', 'The run was cancelled before the branch was changed'),
}
