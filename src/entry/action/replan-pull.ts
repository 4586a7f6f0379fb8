import * as path from 'node:path'
import { hasRunExternal } from '../../engine/sensitive.ts'
import type { Author } from '../../forge/events/forge-request.ts'
import { authoriseRun } from '../../forge/people/authorise.ts'
import { readHeadPush } from '../../forge/people/head-push.ts'
import type { Person } from '../../forge/people/read-permission.ts'
import { type PullState, readPull, refusePlan } from '../../forge/pulls/pull-state.ts'
import type { SousConfig } from '../../model/config.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { ActionEnding } from './action-ending.ts'
import type { Pushed } from './mark-stale.ts'
import { policyOf } from './open-forge.ts'
import { findOpenRequests, type OpenRequest } from './open-requests.ts'
import { readPlanArtifact } from './plan-artifact.ts'
import { planOnPull } from './plan-pull.ts'
import { publishStored } from './publish-pull.ts'
import { failedStatus, showStatus } from './recipe-status.ts'

/** What Sous plans again by itself after a push. */
export interface Replan {
  readonly pull: PullState
  readonly config: SousConfig
  readonly pushedBy: Person
  readonly requests: readonly OpenRequest[]
}

/**
 * With `on-push: replan`, the requests to plan again on the new head. The setting is read from the default branch, for the workflow
 * and the files of this event are the pull request's own. `undefined` where there is nothing to plan.
 */
export async function findReplan({ context, forge, pull: number }: Pushed): Promise<Result<Replan | undefined, Refusal>> {
  const config = await forge.config()
  if (!config.ok || config.value.onPush !== 'replan') return config.ok ? success(undefined) : config
  const pull = await readPull(forge.github, number)
  if (!pull.ok) return pull
  if (pull.value.isFork) return success(undefined)
  const refused = refusePlan(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const { ref, commit } = pull.value.head
  const push = await readHeadPush(forge.github, { ref: `refs/heads/${ref}`, commit })
  if (!push.ok) return push
  const by: Author | undefined = push.value?.by
  if (push.value === undefined || by === undefined)
    return failure(refusal('not_permitted', `GitHub does not say who pushed ${commit.slice(0, 12)}`))
  // The pusher counts as a requester too, so they must be allowed to run recipes.
  const allowed = await authoriseRun({ github: forge.github, author: by, run: context.run, policy: policyOf(forge) })
  if (!allowed.ok) return allowed
  const search = { context, forge, pull: pull.value, config: config.value, push: { at: push.value.at, by } }
  const requests = await findOpenRequests(search)
  if (!requests.ok || requests.value.length === 0) return requests.ok ? success(undefined) : requests
  return success({ pull: pull.value, config: config.value, pushedBy: by, requests: requests.value })
}

/** Where the job that makes plans leaves one of several, and the next job looks for it. */
export function folderOf(home: string, { comment }: OpenRequest): string {
  return path.join(home, String(comment.id))
}

/** Plans a request again. The job that cannot write leaves the plan in `home`. */
export async function planAgain(
  { context, forge }: Pushed,
  { pull, pushedBy }: Replan,
  request: OpenRequest,
  home?: string,
): Promise<Result<ActionEnding, Refusal>> {
  const { recipe, inputs, comment } = request
  const checked = { state: pull, pushedBy }
  const folder = home === undefined ? {} : { folder: folderOf(home, request) }
  return planOnPull({ context, forge, pull: pull.number, recipe, inputs, checked, ...folder }, { comment: comment.id })
}

/** Shows the plan that the job before made of a request. Nothing in it is trusted. */
export async function publishAgain(
  { context, forge }: Pushed,
  { pull, config, pushedBy }: Replan,
  request: OpenRequest,
  home: string,
): Promise<Result<ActionEnding, Refusal>> {
  const { prepared, recipe, comment } = request
  const artifact = await readPlanArtifact(folderOf(home, request))
  if (!artifact.ok) return artifact
  const { stored, ending } = artifact.value
  if (stored === undefined) {
    await showStatus({ context, forge }, { commit: pull.head.commit, recipe, ...failedStatus(ending.reason) })
    return failure(refusal('plan_not_reproduced', `'${recipe}' gave no plan: ${ending.message}`))
  }
  if (hasRunExternal(stored.plan)) return failure(refusal('plan_tampered', `The plan ${stored.plan.digest} ran a call, which no push does`))
  return publishStored({ context, forge, config, prepared }, { stored, pull, origin: { comment: comment.id }, pushedBy }, ending)
}
