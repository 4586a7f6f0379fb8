import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type Landing, type LandRequest, timeOf } from './land-request.ts'
import { findLanded } from './landing-commit.ts'
import { readLock } from './lock.ts'
import { nextState, type PlanRecord } from './plan-ref.ts'
import { lockRef } from './plan-scope.ts'
import type { PlanState, RunId } from './plan-state.ts'

/**
 * Looks for the plan's commit on the branch itself: a run that was killed, or somebody who may write, can have left any
 * ledger. `undefined` when the branch is exactly where the plan was made, and the plan is still good.
 */
export async function findEarlier(
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
    const was = `By its record, the plan ${digest} was applied as ${state.commit ?? 'a commit'}, which is not on the branch`
    return refusal('already_applied', was, 'A plan is applied once. Push a commit or use other inputs, then run the recipe again.')
  }
  if (state.state !== 'superseded') return undefined
  // '/sous cancel' names no newer plan.
  if (state.supersededBy === undefined) return refusal('plan_cancelled', `The plan ${digest.slice(0, 16)} was cancelled`)
  return refusal('plan_superseded', `The plan ${digest.slice(0, 16)} was superseded by ${state.supersededBy.slice(0, 16)}`)
}

export function appliedState(state: PlanState, run: RunId, commit: string): PlanState {
  const { reason: _, supersededBy: __, ...rest } = state
  return { ...rest, state: 'applied', run, commit }
}
