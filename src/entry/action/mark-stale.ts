import { isForWantOfPermission } from '../../forge/api/needed-permissions.ts'
import { loadPlanRef } from '../../forge/plans/plan-ref.ts'
import { readCurrentPlans } from '../../forge/plans/save-plan.ts'
import { readPull } from '../../forge/pulls/pull-state.ts'
import { countOf } from '../../model/wording.ts'
import { printableLine } from '../../report/printable.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import type { Forge } from './open-forge.ts'
import { postPast } from './pull-comments.ts'
import { showStaleStatus } from './recipe-status.ts'

export interface Pushed {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: number
}

/** Says in Sous's own comments which plans a push made stale, and by which command to make them again. It runs no recipe. */
export async function markStale({ context, forge, pull }: Pushed): Promise<ActionEnding> {
  const remote = await forge.remote()
  if (!remote.ok) return refusedEnding(remote.error)
  const digests = await readCurrentPlans(remote.value, pull)
  if (!digests.ok) return refusedEnding(digests.error)
  const state = digests.value.length === 0 ? undefined : await readPull(forge.github, pull)
  if (state?.ok === false) return refusedEnding(state.error)
  let stale = 0
  for (const digest of digests.value) {
    const record = await loadPlanRef(remote.value, digest)
    // What cannot be read cannot be applied either, and what was applied or cancelled says so already.
    if (!record.ok || (record.value.state.state !== 'planned' && record.value.state.state !== 'failed')) continue
    const { plan } = record.value
    if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue
    const refused = await postPast({ context, forge, pull, plan, past: 'stale' })
    if (refused !== undefined && !isForWantOfPermission(refused)) return refusedEnding(refused)
    // The token of pull requests by Dependabot only reads.
    if (refused !== undefined) context.runner.say(`The comment could not be updated: ${printableLine(refused.message)}\n`)
    else {
      stale++
      await showStaleStatus({ context, forge }, plan, state?.value.head.commit ?? '')
    }
  }
  return { reason: 'answered', message: `The push made ${countOf(stale, 'plan')} of #${pull} stale`, pull: { number: pull } }
}
