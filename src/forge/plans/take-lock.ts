import { randomBytes } from 'node:crypto'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { findEarlier } from './earlier-landing.ts'
import { type Landing, type LandRequest, timeOf } from './land-request.ts'
import { held, readLock, writeLock } from './lock.ts'
import { loadPlanRef, nextState, type PlanRecord } from './plan-ref.ts'
import { lockRef } from './plan-scope.ts'

export interface Taken {
  readonly kind: 'taken'
  readonly record: PlanRecord
  readonly lock: { readonly ref: string; readonly id: string }
}

/** How long a landing waits for another, by and by. */
const LOCK_WAITS_MS: readonly number[] = [500, 1000, 2000, 4000, 8000]

/** Takes the lock and marks the plan as being applied, both at the same moment or neither. */
export async function takeLock(request: LandRequest, first: PlanRecord): Promise<Result<Taken | Landing, Refusal>> {
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
