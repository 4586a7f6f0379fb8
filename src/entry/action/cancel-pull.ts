import { loadPlanRef, nextState } from '../../forge/plans/plan-ref.ts'
import { readCurrentPlans } from '../../forge/plans/save-plan.ts'
import { shortDigest } from '../../model/digest.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest, DigestPrefix } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { renderCancelled } from '../../report/command-answers.ts'
import type { ActionContext } from './action-context.ts'
import type { Forge } from './open-forge.ts'
import { postPast } from './pull-comments.ts'
import { showCancelledStatus } from './recipe-status.ts'

export interface Cancelling {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: number
  /** All plans of the pull request when left out. */
  readonly digest: DigestPrefix | undefined
}

/** `/sous cancel`: takes plans back, so that nobody can apply them. Says which, in Markdown. */
export async function cancelOnPull({ context, forge, pull, digest }: Cancelling): Promise<Result<string, Refusal>> {
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const found = digest === undefined ? await readCurrentPlans(remote.value, pull) : listOf(await forge.findPlan(pull, digest))
  if (!found.ok) return found
  const cancelled: Digest[] = []
  for (const one of found.value) {
    const record = await loadPlanRef(remote.value, one)
    if (!record.ok) return record
    const { plan, state } = record.value
    if (plan.repository?.pull !== pull)
      return failure(refusal('digest_unknown', `The plan ${shortDigest(one)} was not made for this pull request`))
    if (state.state !== 'planned' && state.state !== 'failed') continue
    const now = forge.github.serverTime
    if (now === undefined) return failure(refusal('api_invalid', 'GitHub did not say what time it is'))
    const next = await nextState(remote.value, record.value, { state: { ...state, state: 'superseded' }, now })
    if (!next.ok) return next
    const pushed = await remote.value.push([next.value.update])
    if (!pushed.ok) return pushed
    cancelled.push(one)
    await showCancelledStatus({ context, forge }, plan, pull)
    await postPast({ context, forge, pull, plan, past: 'cancelled' })
  }
  return success(renderCancelled(cancelled))
}

function listOf(found: Result<Digest, Refusal>): Result<readonly Digest[], Refusal> {
  return found.ok ? success([found.value]) : found
}
