import { randomBytes } from 'node:crypto'
import { openSeal } from '../engine/seal.ts'
import type { Plan } from '../model/plan.ts'
import { type Refusal, refusal } from '../model/reason.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { refuseCommitMessage } from './commit-message.ts'
import { findLanded, type LandingPeople, writeLandingCommit } from './landing-commit.ts'
import { held, readLock, writeLock } from './lock.ts'
import { loadPlanRef, nextState, type PlanRecord, type StateChange } from './plan-ref.ts'
import { lockRef } from './plan-scope.ts'
import { isOlderThan, type PlanState, type RunId } from './plan-state.ts'
import type { PushRefusal, RemoteRepository } from './remote-git.ts'

/** Where a landing can be interrupted, in this order. */
export type LandingPoint = 'before_lock' | 'after_lock' | 'before_ref_update' | 'after_ref_update' | 'after_ledger'

export interface LandRequest {
  readonly remote: RemoteRepository
  readonly digest: Digest
  /** What the approval was given in. A plan of another repository or pull request is none here. */
  readonly repository: { readonly id: string; readonly defaultBranch: string }
  readonly pull: number | undefined
  readonly run: RunId
  /** `Name <address>` of the token's owner. */
  readonly committer: string
  readonly expiresAfterHours: number
  /** GitHub's clock at its last answer. */
  serverTime(): Date | undefined
  /** Every check of approval, people and pull request, made live. Asked once before the lock and again right before the write. */
  recheck(record: PlanRecord): Promise<Result<LandingPeople, Refusal>>
  /** Whether a run has ended, or a later attempt of it has begun. */
  isRunOver(run: RunId): Promise<Result<boolean, Refusal>>
  /** Told at each point: for tests that end the process there. */
  at?(point: LandingPoint): void | Promise<void>
}

export type Landing =
  | { readonly kind: 'applied'; readonly plan: Plan; readonly commit: string; readonly warnings: readonly string[] }
  /** By an earlier run, or by another one meanwhile. Nothing was written but the ledger. */
  | { readonly kind: 'already_applied'; readonly plan: Plan; readonly commit: string; readonly warnings: readonly string[] }

const LOCK_WAITS_MS: readonly number[] = [500, 1000, 2000, 4000, 8000]

/**
 * Lands a plan: one commit with exactly the previewed tree on exactly the previewed head, or nothing. Asking again is always
 * safe, also after a run that was killed at whatever point.
 */
export async function landPlanRef(request: LandRequest): Promise<Result<Landing, Refusal>> {
  const { remote, digest } = request
  const loaded = await loadPlanRef(remote, digest)
  if (!loaded.ok) return loaded
  const mismatch = refuseOther(request, loaded.value.plan)
  if (mismatch !== undefined) return failure(mismatch)
  const taken = await takeLock(request, loaded.value)
  if (!taken.ok) return taken
  if (taken.value.kind !== 'taken') return success(taken.value)
  const written = await writeBranch(request, taken.value)
  const released = await release(request, taken.value, written)
  if (!written.ok) return written
  await request.at?.('after_ledger')
  const warnings = released.ok ? [] : [`The plan is on the branch, but its ledger could not be updated: ${released.error.message}`]
  return success({ kind: 'applied', plan: taken.value.record.plan, commit: written.value, warnings })
}

/** The plan must be one of this very pull request, complete, and for a branch that Sous may write to. */
function refuseOther({ digest, repository, pull }: LandRequest, plan: Plan): Refusal | undefined {
  if (plan.repository?.id !== repository.id || plan.repository.pull !== pull)
    return refusal('digest_unknown', `The plan ${digest} was not made for this pull request`)
  if (plan.status !== 'complete' || plan.tree === undefined || plan.base.commit === undefined)
    return refusal('plan_gated', `The plan ${digest} is not complete: a call waits for approval`)
  if (plan.head?.repository !== repository.id || plan.head.commit !== plan.base.commit || plan.head.ref !== plan.target)
    return refusal('fork_not_allowed', `The plan ${digest} is for a branch of another repository`)
  if (plan.target === `refs/heads/${repository.defaultBranch}` || !plan.target.startsWith('refs/heads/'))
    return refusal('protected_branch', `Sous does not write to '${plan.target}' directly`)
  if (plan.changes.length === 0) return refusal('plan_empty', `The plan ${digest} changes nothing`)
  return refuseCommitMessage(plan.message)
}

interface Taken {
  readonly kind: 'taken'
  readonly record: PlanRecord
  readonly lock: { readonly ref: string; readonly id: string }
}

/** Takes the lock and marks the plan as being applied, both at the same moment or neither. */
async function takeLock(request: LandRequest, first: PlanRecord): Promise<Result<Taken | Landing, Refusal>> {
  const { remote, digest } = request
  const ref = lockRef(first.plan)
  let record = first
  for (const pause of [...LOCK_WAITS_MS, undefined]) {
    const refs = await remote.readRefs([record.plan.target, ref])
    if (!refs.ok) return refs
    const landed = await findEarlier(request, record, refs.value.get(record.plan.target))
    if (!landed.ok) return landed
    if (landed.value !== undefined) return success(landed.value)
    const lock = refs.value.has(ref) ? await readLock(remote, ref) : success(undefined)
    if (!lock.ok) return lock
    const over = lock.value === undefined ? success(true) : await request.isRunOver(lock.value.holder.run)
    if (lock.value !== undefined && !over.ok)
      return failure(held(ref, lock.value.holder, `, and whether it has ended is not known: ${over.error.message}`))
    if (over.ok && over.value) {
      const taken = await tryLock(request, record, { ref, from: lock.value?.id })
      if (taken.ok || (taken.error.code !== 'ref_moved' && taken.error.code !== 'ref_missing')) return taken
    } else if (lock.value !== undefined && pause === undefined) return failure(held(ref, lock.value.holder, ''))
    if (pause !== undefined) await remote.options.sleep(pause)
    const again = await loadPlanRef(remote, digest)
    if (!again.ok) return again
    record = again.value
  }
  return failure(refusal('lock_held', `Others keep taking the lock '${ref}'`))
}

/** Taking over the lock of a run that is over is the same compare-and-swap as taking a free one. */
async function tryLock(
  request: LandRequest,
  record: PlanRecord,
  { ref, from }: { readonly ref: string; readonly from: string | undefined },
): Promise<Result<Taken, Refusal>> {
  const { remote, run, digest } = request
  const checked = await request.recheck(record)
  if (!checked.ok) return checked
  const now = timeOf(request)
  if (!now.ok) return now
  if (isOlderThan(record.state, request.expiresAfterHours, now.value)) return failure(expired(request, record))
  const lock = await writeLock(remote, { schemaVersion: 1, run, digest, claim: randomBytes(16).toString('hex') }, now.value)
  if (!lock.ok) return lock
  const applying = await nextState(remote, record, { state: { ...record.state, state: 'applying', run }, now: now.value })
  if (!applying.ok) return applying
  if (remote.options.signal?.aborted) return failure(refusal('cancelled', 'The run was cancelled before anything was written'))
  await request.at?.('before_lock')
  const pushed = await remote.push([{ ref, from, to: lock.value }, applying.value.update])
  if (!pushed.ok) return pushed
  await request.at?.('after_lock')
  return success({ kind: 'taken', record: applying.value.record, lock: { ref, id: lock.value } })
}

/**
 * Looks for the plan's commit on the branch itself: a run that was killed, or somebody who may write, can have left any
 * ledger. `undefined` when the branch is exactly where the plan was made, and the plan is still good.
 */
async function findEarlier(
  request: LandRequest,
  record: PlanRecord,
  tip: string | undefined,
): Promise<Result<Landing | undefined, Refusal>> {
  const { remote, digest } = request
  const { plan, state } = record
  if (tip === undefined) return failure(refusal('ref_missing', `The branch '${plan.target}' is not there any more`))
  if (tip === plan.base.commit) {
    const unusable = refuseState(digest, state)
    return unusable === undefined ? success(undefined) : failure(unusable)
  }
  const commit = await findLanded(remote, plan, tip)
  if (!commit.ok) return commit
  if (commit.value === undefined)
    return failure(refusal('stale_head', `The plan ${digest} was made on ${plan.base.commit}, and '${plan.target}' is at ${tip} now`))
  const warnings = await finishEarlier(request, record, commit.value)
  return success({ kind: 'already_applied', plan, commit: commit.value, warnings })
}

/** Brings the ledger in line with what an interrupted run has done, and gives its lock back if that run is over. */
async function finishEarlier(request: LandRequest, record: PlanRecord, commit: string): Promise<readonly string[]> {
  const { remote } = request
  if (record.state.state === 'applied') return []
  const ref = lockRef(record.plan)
  const lock = await readLock(remote, ref)
  const isOurs = lock.ok && lock.value?.holder.digest === record.plan.digest
  if (isOurs && lock.value !== undefined) {
    const over = await request.isRunOver(lock.value.holder.run)
    // That run is about to do the same.
    if (!over.ok || !over.value) return []
  }
  const now = timeOf(request)
  if (!now.ok) return [now.error.message]
  const applied = await nextState(remote, record, { state: appliedState(record.state, request.run, commit), now: now.value })
  if (!applied.ok) return [applied.error.message]
  const unlock = isOurs && lock.value !== undefined ? [{ ref, from: lock.value.id, to: undefined }] : []
  const pushed = await remote.push([applied.value.update, ...unlock])
  return pushed.ok ? [] : [`The ledger of the plan could not be updated: ${pushed.error.message}`]
}

function refuseState(digest: Digest, state: PlanState): Refusal | undefined {
  if (state.state === 'applied') {
    const was = `The plan ${digest} was landed as ${state.commit ?? 'a commit'}, which is no longer on the branch`
    return refusal('already_applied', was, 'A plan is good for one landing. Push a commit, or use other inputs, and plan anew.')
  }
  if (state.state !== 'superseded') return undefined
  return refusal('plan_superseded', `The plan ${digest} was superseded by ${state.supersededBy ?? 'a newer one'}`)
}

function expired({ digest, expiresAfterHours }: LandRequest, { state }: PlanRecord): Refusal {
  return refusal('plan_expired', `The plan ${digest} is of ${state.plannedAt}, and plans are good for ${expiresAfterHours} hours`)
}

async function writeBranch(request: LandRequest, { record }: Taken): Promise<Result<string, PushRefusal>> {
  const { remote } = request
  const { plan, changes } = record
  const head = plan.base.commit ?? ''
  // Names and hashes are enough: what the plan does not touch is on the server already.
  const fetched = await remote.fetchCommit(head, { contents: false })
  if (!fetched.ok) return fetched
  const { git, disk, scratchDisk, signal } = remote.options
  const opened = await openSeal({ repository: remote.place, base: head, directory: plan.base.directory, changes, git, disk, scratchDisk })
  if (!opened.ok) return failure(refusal('io_error', opened.error.message, opened.error.suggestion))
  await using seal = opened.value
  const checked = await request.recheck(record)
  if (!checked.ok) return checked
  const now = timeOf(request)
  if (!now.ok) return now
  const commit = await writeLandingCommit(remote, seal, { plan, people: checked.value, committer: request.committer, time: now.value })
  if (!commit.ok) return commit
  if (signal?.aborted) return failure(refusal('cancelled', 'The run was cancelled before the branch was changed'))
  await request.at?.('before_ref_update')
  const pushed = await remote.push([{ ref: plan.target, from: head, to: commit.value }], seal.gitDirectory)
  if (!pushed.ok) return pushed
  await request.at?.('after_ref_update')
  return commit
}

/** Writes down how it ended, and gives the lock back, at the same moment. */
async function release(
  request: LandRequest,
  { record, lock }: Taken,
  written: Result<string, PushRefusal>,
): Promise<Result<void, Refusal>> {
  // The lock stays until the next run has looked whether the push happened.
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

function appliedState(state: PlanState, run: RunId, commit: string): PlanState {
  const { reason: _, supersededBy: __, ...rest } = state
  return { ...rest, state: 'applied', run, commit }
}

function timeOf({ serverTime }: LandRequest): Result<Date, Refusal> {
  const now = serverTime()
  return now === undefined ? failure(refusal('api_invalid', 'GitHub did not say what time it is')) : success(now)
}
