import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import { findApplied } from './apply-commit.ts'
import { type AppliedRef, type ApplyRequest, timeOf } from './apply-request.ts'
import { loadPlanRef, nextState, type PlanRecord } from './plan-ref.ts'
import { lockRef, type PlanState, type RunId, readState, writeState } from './plan-state.ts'

/** Who applies what. */
export interface LockHolder {
  readonly schemaVersion: 1
  readonly run: RunId
  readonly digest: Digest
  /** Random, so that two locks of one run differ. */
  readonly claim: string
}

export interface FoundLock {
  readonly id: string
  readonly holder: LockHolder
}

const LOCK_FILE = 'lock.json'

/** Makes a lock locally: a commit that names its holder, so that there is never a lock without one. */
export async function writeLock(remote: RemoteRepository, holder: LockHolder, now: Date): Promise<Result<string, Refusal>> {
  const stored = await remote.storeContents([Buffer.from(`${JSON.stringify(holder, undefined, 2)}\n`)])
  if (!stored.ok) return stored
  const entries = new Map([[LOCK_FILE, { mode: '100644', id: stored.value[0] ?? '' } as const]])
  return writeState(remote, { entries, subject: `Lock of run ${holder.run.id}`, time: now })
}

/** The current lock. One that cannot be read stays: another run may rely on it. */
export async function readLock(remote: RemoteRepository, ref: string): Promise<Result<FoundLock | undefined, Refusal>> {
  const id = await remote.fetchRef(ref)
  if (!id.ok || id.value === undefined) return id.ok ? success(undefined) : id
  const state = await readState(remote, id.value)
  if (!state.ok) return state
  const holder = readHolder(state.value?.files.get(LOCK_FILE))
  return holder === undefined ? failure(PLAN_LOCK_ERRORS.ambiguous(ref)) : success({ id: id.value, holder })
}

function readHolder(bytes: Uint8Array | undefined): LockHolder | undefined {
  const json = bytes === undefined ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (!json?.ok) return undefined
  const id = z.int().check(z.gte(0))
  const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
  const run = z.strictObject({ id, attempt: id })
  const holder = z.strictObject({ schemaVersion: z.literal(1), run, digest: hex(64), claim: hex(32) }).safeParse(json.value)
  return holder.success ? (holder.data as LockHolder) : undefined
}

const Run = z.object({ id: Positive, run_attempt: Positive, status: z.nullable(z.string()) })

/** Whether GitHub says that an attempt of a run has ended or a later attempt has started. Any doubt is an error. */
export async function isRunOver(github: GitHub, { id, attempt }: RunId): Promise<Result<boolean, Refusal>> {
  const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: id }, Run)
  if (!run.ok) return run
  return success(run.value.run_attempt > attempt || (run.value.run_attempt === attempt && run.value.status === 'completed'))
}

export interface Taken {
  readonly kind: 'taken'
  readonly record: PlanRecord
  readonly lock: { readonly ref: string; readonly id: string }
}

/** How long an apply waits for another, try by try. */
const LOCK_WAITS_MS: readonly number[] = [500, 1000, 2000, 4000, 8000]

/** Takes the lock and marks the plan as being applied, in one atomic push. */
export async function takePlanLock(request: ApplyRequest, first: PlanRecord): Promise<Result<Taken | AppliedRef, Refusal>> {
  const { remote, digest } = request
  const ref = lockRef(first.plan)
  let record = first
  for (const pause of [...LOCK_WAITS_MS, undefined]) {
    const refs = await remote.readRefs([record.plan.target, ref])
    if (!refs.ok) return refs
    const applied = await findEarlierApply(request, record, refs.value.get(record.plan.target))
    if (!applied.ok) return applied
    if (applied.value !== undefined) return success(applied.value)
    const lock = refs.value.has(ref) ? await readLock(remote, ref) : success(undefined)
    if (!lock.ok) return lock
    const over = lock.value === undefined ? success(true) : await request.isRunOver(lock.value.holder.run)
    if (lock.value !== undefined && !over.ok)
      return failure(PLAN_LOCK_ERRORS.held(ref, lock.value.holder, `, and it is unknown whether that run has ended: ${over.error.message}`))
    if (over.ok && over.value) {
      const taken = await tryLock(request, record, { ref, from: lock.value?.id })
      if (taken.ok || (taken.error.code !== 'ref_moved' && taken.error.code !== 'ref_missing')) return taken
    } else if (lock.value !== undefined && pause === undefined) return failure(PLAN_LOCK_ERRORS.held(ref, lock.value.holder, ''))
    if (pause !== undefined) await remote.options.sleep(pause)
    const again = await loadPlanRef(remote, digest)
    if (!again.ok) return again
    record = again.value
  }
  return failure(PLAN_LOCK_ERRORS.contended(ref))
}

/** Taking over the lock of an ended run is the same compare-and-swap as taking a free one. */
async function tryLock(
  request: ApplyRequest,
  record: PlanRecord,
  { ref, from }: { readonly ref: string; readonly from: string | undefined },
): Promise<Result<Taken, Refusal>> {
  const { remote, run, digest } = request
  const checked = await request.recheck(record)
  if (!checked.ok) return checked
  const now = timeOf(request)
  if (!now.ok) return now
  const lock = await writeLock(remote, { schemaVersion: 1, run, digest, claim: randomBytes(16).toString('hex') }, now.value)
  if (!lock.ok) return lock
  const applying = await nextState(remote, record, { state: { ...record.state, state: 'applying', run }, now: now.value })
  if (!applying.ok) return applying
  if (remote.options.signal?.aborted) return failure(PLAN_LOCK_ERRORS.cancelled())
  await request.at?.('before_lock')
  const pushed = await remote.push([{ ref, from, to: lock.value }, applying.value.update])
  if (!pushed.ok) return pushed
  await request.at?.('after_lock')
  return success({ kind: 'taken', record: applying.value.record, lock: { ref, id: lock.value } })
}

/**
 * Looks for the plan's commit on the branch itself: a killed run, or anyone with write access, can leave the ledger in any state.
 * `undefined` when the branch is exactly where the plan was made and the plan can still be applied.
 */
export async function findEarlierApply(
  request: ApplyRequest,
  record: PlanRecord,
  tip: string | undefined,
): Promise<Result<AppliedRef | undefined, Refusal>> {
  const { remote, digest } = request
  const { plan, state } = record
  if (tip === undefined) return failure(PLAN_LOCK_ERRORS.branchGone(plan.target))
  if (tip === plan.base.commit) {
    const unusable = refuseState(digest, state)
    return unusable === undefined ? success(undefined) : failure(unusable)
  }
  const commit = await findApplied(remote, plan, tip)
  if (!commit.ok) return commit
  if (commit.value === undefined) return failure(PLAN_LOCK_ERRORS.headMoved(digest, plan.base.commit, plan.target, tip))
  const warnings = await finishEarlier(request, record, commit.value)
  return success({ kind: 'already_applied', plan, commit: commit.value, warnings })
}

/** Updates the ledger to what an interrupted run did, and releases its lock if that run has ended. */
async function finishEarlier(request: ApplyRequest, record: PlanRecord, commit: string): Promise<readonly string[]> {
  const { remote } = request
  if (record.state.state === 'applied') return []
  const ref = lockRef(record.plan)
  const lock = await readLock(remote, ref)
  const isOurs = lock.ok && lock.value?.holder.digest === record.plan.digest
  if (isOurs && lock.value !== undefined) {
    const over = await request.isRunOver(lock.value.holder.run)
    // That run is still going and will do this itself.
    if (!over.ok || !over.value) return []
  }
  const now = timeOf(request)
  if (!now.ok) return [now.error.message]
  const applied = await nextState(remote, record, { state: appliedState(record.state, request.run, commit), now: now.value })
  if (!applied.ok) return [applied.error.message]
  const unlock = isOurs && lock.value !== undefined ? [{ ref, from: lock.value.id, to: undefined }] : []
  const pushed = await remote.push([applied.value.update, ...unlock])
  return pushed.ok ? [] : [`Could not update the ledger of the plan: ${pushed.error.message}`]
}

function refuseState(digest: Digest, state: PlanState): Refusal | undefined {
  if (state.state === 'applied') {
    return PLAN_LOCK_ERRORS.alreadyApplied(digest, state.commit)
  }
  if (state.state !== 'superseded') return undefined
  // After `/sous cancel` there is no newer plan.
  if (state.supersededBy === undefined) return PLAN_LOCK_ERRORS.planCancelled(digest)
  return PLAN_LOCK_ERRORS.superseded(digest, state.supersededBy)
}

export function appliedState(state: PlanState, run: RunId, commit: string): PlanState {
  const { reason: _, supersededBy: __, ...rest } = state
  return { ...rest, state: 'applied', run, commit }
}

export const PLAN_LOCK_ERRORS = {
  ambiguous: (ref: string) =>
    refusal(
      'lock_ambiguous',
      `Cannot read the lock '${ref}', so an apply may be running`,
      `Make sure that no run of Sous is applying a plan, then remove it: git push origin :${ref}`,
    ),
  held: (ref: string, { run, digest }: LockHolder, why: string) =>
    refusal(
      'lock_held',
      `Run ${run.id} (attempt ${run.attempt}) is applying the plan ${digest}${why}`,
      `Wait until it has ended, then approve again. If it is gone for good: git push origin :${ref}`,
    ),
  contended: (ref: string) => refusal('lock_held', `Other runs keep taking the lock '${ref}'`),
  cancelled: () => refusal('cancelled', 'The run was cancelled before anything was written'),
  branchGone: (branch: string) => refusal('ref_missing', `Branch '${branch}' no longer exists`),
  headMoved: (digest: string, planned: string | undefined, branch: string, now: string) =>
    refusal(
      'stale_head',
      `Plan ${digest.slice(0, 16)} was made on ${planned?.slice(0, 12)}, but '${branch}' is at ${now.slice(0, 12)} now`,
    ),
  alreadyApplied: (digest: string, commit: string | undefined) =>
    refusal(
      'already_applied',
      `Plan ${digest} was already applied as ${commit ?? 'a commit'}, which is not on the branch`,
      'A plan is applied once. Push a commit or use other inputs, then run the recipe again.',
    ),
  planCancelled: (digest: string) => refusal('plan_cancelled', `Plan ${digest.slice(0, 16)} was cancelled`),
  superseded: (digest: string, by: string) =>
    refusal('plan_superseded', `A newer plan, ${by.slice(0, 16)}, replaced plan ${digest.slice(0, 16)}`),
}
