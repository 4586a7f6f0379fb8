import { countOf } from '../base/text/wording.ts'
import { isForWantOfPermission } from '../github/api/graphql.ts'
import type { PlanRecord } from '../github/plans/plan-ref.ts'
import { CURRENT_OF_PULLS, pullOf } from '../github/plans/plan-state.ts'
import { planRefs, readCurrentPlans } from '../github/plans/save-plan.ts'
import type { PullComment } from '../github/pulls/comments.ts'
import { readPull } from '../github/pulls/pull-state.ts'
import { hasRunExternal } from '../plan/permissions.ts'
import { goodUntil } from '../report/markdown/markdown-parts.ts'
import { printableLine } from '../report/printable.ts'
import { postPast } from './answer.ts'
import type { OpenRepository } from './open-github.ts'
import { type ActionOutcome, refusedOutcome } from './outcome.ts'
import { showExpiredStatus, showStaleStatus } from './recipe-status.ts'
import type { ActionContext } from './runner.ts'

export interface Pushed {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly pull: number
}

/** Updates Sous's comments after a push: which plans are stale, and the command that makes them again. Runs no recipe. */
export async function markStale({ context, repo, pull }: Pushed): Promise<ActionOutcome> {
  const remote = await repo.remote()
  if (!remote.ok) return refusedOutcome(remote.error)
  const digests = await readCurrentPlans(remote.value, pull)
  if (!digests.ok) return refusedOutcome(digests.error)
  const state = digests.value.length === 0 ? undefined : await readPull(repo.github, pull)
  if (state?.ok === false) return refusedOutcome(state.error)
  let stale = 0
  for (const digest of digests.value) {
    const record = await planRefs(remote.value).load(digest)
    // Unreadable plans cannot be applied anyway, and applied or cancelled ones already say so.
    if (!record.ok || (record.value.state.state !== 'planned' && record.value.state.state !== 'failed')) continue
    const { plan } = record.value
    if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue
    const refused = await postPast({ context, repo, pull, plan, past: 'stale' })
    if (refused !== undefined && !isForWantOfPermission(refused)) return refusedOutcome(refused)
    // Dependabot's pull requests run with a read-only token.
    if (refused !== undefined) context.runner.say(`Could not update the comment: ${printableLine(refused.message)}\n`)
    else {
      stale++
      await showStaleStatus({ context, repo }, plan, state?.value.head.commit ?? '')
    }
  }
  return { reason: 'answered', message: `The push made ${countOf(stale, 'plan')} of #${pull} stale`, pull: { number: pull } }
}

interface Around {
  readonly context: ActionContext
  readonly repo: OpenRepository
}

export interface Expiring extends Around {
  readonly pull: number
  /** Path of the recipe whose comment this run has just written. */
  readonly except?: string | undefined
}

const HOUR_MS = 60 * 60 * 1000
/** Each costs a call. */
const MAX_PULLS = 20

/**
 * Updates Sous's comments on a pull request with plans that have expired. Nothing runs when a plan expires, so this is done whenever
 * Sous has read the comments anyway. It costs nothing unless one of them names a time in the past.
 */
export async function markExpired({ context, repo, pull, except }: Expiring): Promise<void> {
  const [comments, now] = [await repo.comments(pull), repo.github.serverTime]
  if (!comments.ok || now === undefined || context.runner.input('comment') === 'off' || context.signal.aborted) return
  if (!comments.value.some(({ body }) => isOver(goodUntil(body), now))) return
  const [config, remote] = [await repo.config(), await repo.remote()]
  const digests = remote.ok ? await readCurrentPlans(remote.value, pull) : remote
  if (!config.ok || !remote.ok || !digests.ok) return
  for (const digest of digests.value) {
    const record = await planRefs(remote.value).load(digest)
    if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue
    const { plan, state } = record.value
    if (state.state !== 'planned' && state.state !== 'failed') continue
    if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * HOUR_MS), now)) continue
    const refused = await postPast({ context, repo, pull, plan, past: 'expired' })
    if (refused === undefined) await showExpiredStatus({ context, repo }, plan)
    else context.runner.say(`Could not update the comment: ${printableLine(refused.message)}\n`)
  }
}

/** The same for the latest pull requests with plans, in runs that clean up anyway. */
export async function markExpiredEverywhere(around: Around): Promise<void> {
  const remote = await around.repo.remote()
  const refs = remote.ok ? await remote.value.readRefs([CURRENT_OF_PULLS]) : remote
  if (!refs.ok) return around.context.runner.say(`Could not look for expired plans: ${printableLine(refs.error.message)}\n`)
  const pulls = [...new Set([...refs.value.keys()].map(pullOf).filter((pull) => pull !== undefined))].toSorted((a, b) => b - a)
  for (const pull of pulls.slice(0, MAX_PULLS)) await markExpired({ ...around, pull })
}

/** As in the apply: the time of the request, or of the run if a command made the plan. */
function askedAt({ plan, state }: PlanRecord, comments: readonly PullComment[]): number {
  const asked = hasRunExternal(plan) ? undefined : comments.find(({ id }) => id === state.origin.comment)?.created_at
  return Date.parse(asked ?? state.plannedAt)
}

function isOver(until: Date | undefined, now: Date): boolean {
  return until !== undefined && until.getTime() < now.getTime()
}
