import * as path from 'node:path'
import type { PreparedRecipe } from '../../app/prepare-run.ts'
import type { SousConfig } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { API_ERRORS } from '../../github/api/api-answers.ts'
import type { Author } from '../../github/events/requests.ts'
import { authoriseRequester, authoriseRun } from '../../github/people/authorise.ts'
import type { Person } from '../../github/people/permission.ts'
import { type HeadPush, readHeadPush } from '../../github/people/pushers.ts'
import { findEdited, type RunComment, readRunComment } from '../../github/people/request-comments.ts'
import type { PlanRecord } from '../../github/plans/plan-ref.ts'
import { currentRefOn } from '../../github/plans/plan-state.ts'
import { planRefs, readPointer } from '../../github/plans/save-plan.ts'
import { findMarked, type OwnComment, type PullComment } from '../../github/pulls/comments.ts'
import { checkPlannable, type PullState, readPull } from '../../github/pulls/pull-state.ts'
import { hasRunExternal } from '../../plan/permissions.ts'
import { cleanBefore } from '../expected-plan.ts'
import type { Pushed } from '../mark-stale.ts'
import { type OpenRepository, policyOf } from '../open-github.ts'
import type { ActionOutcome } from '../outcome.ts'
import { readPlanArtifact } from '../plan-artifact.ts'
import { prepareTrusted } from '../plan-folder.ts'
import { checkCancelled } from '../prove-plan.ts'
import { failedStatus, showStatus } from '../recipe-status.ts'
import type { ActionContext } from '../runner.ts'
import { showClean } from '../save-preview.ts'
import { planOnPull } from './preview-job.ts'
import { publishStored } from './publish-job.ts'

/** What Sous plans again after a push. */
export interface Replan {
  readonly pull: PullState
  readonly config: SousConfig
  readonly pushedBy: Person
  readonly requests: readonly OpenRequest[]
}

/**
 * With `on-push: replan`, the requests to plan again on the new head. The setting comes from the default branch, because workflow and
 * files of this event are the pull request's own. `undefined` if there is nothing to plan.
 */
export async function findReplan({ context, repo, pull: number }: Pushed): Promise<Result<Replan | undefined, Refusal>> {
  const config = await repo.config()
  if (!config.ok || config.value.onPush !== 'replan') return config.ok ? success(undefined) : config
  const pull = await readPull(repo.github, number)
  if (!pull.ok) return pull
  if (pull.value.isFork) return success(undefined)
  const refused = checkPlannable(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const { ref, commit } = pull.value.head
  const push = await readHeadPush(repo.github, { ref: `refs/heads/${ref}`, commit })
  if (!push.ok) return push
  const by: Author | undefined = push.value?.by
  if (push.value === undefined || by === undefined) return failure(ERRORS.pusherUnknown(commit))
  // The pusher counts as a requester too, so they must be allowed to run recipes.
  const allowed = await authoriseRun({ github: repo.github, author: by, run: context.run, policy: policyOf(repo) })
  if (!allowed.ok) return allowed
  const search = { context, repo, pull: pull.value, config: config.value, push: { at: push.value.at, by } }
  const requests = await findOpenRequests(search)
  if (!requests.ok || requests.value.length === 0) return requests.ok ? success(undefined) : requests
  return success({ pull: pull.value, config: config.value, pushedBy: by, requests: requests.value })
}

/** Where the plan job saves one of several plans for the next job. */
export function folderOf(home: string, { comment }: OpenRequest): string {
  return path.join(home, String(comment.id))
}

/** Plans a request again. The job that cannot write saves the plan in `home`. */
export async function planAgain(
  { context, repo }: Pushed,
  { pull, pushedBy }: Replan,
  request: OpenRequest,
  home?: string,
): Promise<Result<ActionOutcome, Refusal>> {
  const { recipe, inputs, comment } = request
  const checked = { state: pull, pushedBy }
  const folder = home === undefined ? {} : { folder: folderOf(home, request) }
  const askedAt = new Date(comment.created_at)
  return planOnPull({ context, repo, pull: pull.number, askedAt, recipe, inputs, checked, ...folder }, { comment: comment.id })
}

/** Shows the previous job's plan of a request. Nothing in it is trusted. */
export async function publishAgain(
  { context, repo }: Pushed,
  { pull, config, pushedBy }: Replan,
  request: OpenRequest,
  home: string,
): Promise<Result<ActionOutcome, Refusal>> {
  const { prepared, recipe, comment } = request
  const artifact = await readPlanArtifact(folderOf(home, request))
  if (!artifact.ok) return artifact
  const { stored, ending } = artifact.value
  if (stored === undefined && ending.reason === 'clean')
    return success(await showClean({ context, repo, pull, planned: cleanBefore(prepared, ending), pushedBy }))
  if (stored === undefined) {
    await showStatus({ context, repo }, { commit: pull.head.commit, recipe, ...failedStatus(ending.reason) })
    return failure(ERRORS.noPlan(recipe, ending.message))
  }
  if (hasRunExternal(stored.plan)) return failure(ERRORS.ranCall(stored.plan.digest))
  return publishStored({ context, repo, config, prepared }, { stored, pull, origin: { comment: comment.id }, pushedBy }, ending)
}

/** A `/sous run` that Sous can plan again after a push. */
export interface OpenRequest extends RunComment {
  readonly prepared: PreparedRecipe
}

export interface RequestSearch {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly pull: PullState
  readonly config: SousConfig
  readonly push: HeadPush & { readonly by: Person }
}

const HOUR_MS = 60 * 60 * 1000
/** Each access check costs a call, and anyone can comment. */
const MAX_PEOPLE = 10
/** Each plan may take minutes. The others are only marked as stale. */
const MAX_REQUESTS = 5

/**
 * The latest request for each recipe that a push made stale, if its author still has access and it was not edited, cancelled or
 * applied. Requests are read from the comments; the ledger, which anyone with write access can change, can only rule one out.
 */
export async function findOpenRequests(search: RequestSearch): Promise<Result<readonly OpenRequest[], Refusal>> {
  const { repo, pull, config, push } = search
  const comments = await repo.comments(pull.number)
  if (!comments.ok) return comments
  const now = repo.github.serverTime
  if (now === undefined) return failure(API_ERRORS.noTime())
  const since = now.getTime() - config.approval.expiresAfterHours * HOUR_MS
  const young = comments.value.filter(({ created_at: at }) => Date.parse(at) >= since)
  const latest = await findLatest(search, young)
  if (!latest.ok) return latest
  const open: OpenRequest[] = []
  for (const request of latest.value) {
    // A comment after the push has its own run.
    if (Date.parse(request.comment.created_at) > push.at.getTime()) continue
    const isOpen = await checkOpen(search, request)
    if (!isOpen.ok) return isOpen
    if (isOpen.value) open.push(request)
  }
  const edited = await findEdited(
    repo.github,
    open.map(({ comment }) => comment),
  )
  return edited.ok ? success(open.filter(({ comment }) => !edited.value.has(comment.id)).slice(0, MAX_REQUESTS)) : edited
}

/** The last request per recipe by an authorised person, newest first. Mistyped ones do not count. */
async function findLatest(search: RequestSearch, comments: readonly PullComment[]): Promise<Result<readonly OpenRequest[], Refusal>> {
  const mayAsk = new Map<number, boolean>()
  const latest = new Map<string, OpenRequest>()
  for (const { id, performed_via_github_app: app } of comments.toReversed()) {
    const request = readRunComment(comments, id)
    // As for events: an app that writes for a person is not that person.
    if (!request.ok || (app && !request.value.author.login.endsWith('[bot]'))) continue
    const { author } = request.value
    if (!mayAsk.has(author.id)) {
      if (mayAsk.size === MAX_PEOPLE) break
      const allowed = await checkAuthor(search, author)
      if (!allowed.ok) return allowed
      mayAsk.set(author.id, allowed.value)
    }
    if (!mayAsk.get(author.id)) continue
    const prepared = await prepareTrusted({ ...search, ...request.value })
    if (!prepared.ok && prepared.error.code !== 'command_mistake') return prepared
    const path = prepared.ok ? prepared.value.recipe.source.path : undefined
    if (prepared.ok && path !== undefined && !latest.has(path)) latest.set(path, { ...request.value, prepared: prepared.value })
  }
  return success([...latest.values()])
}

const DENIED: readonly string[] = ['not_permitted', 'not_listed', 'bot_actor']

async function checkAuthor({ repo, push }: RequestSearch, author: Person): Promise<Result<boolean, Refusal>> {
  const allowed = await authoriseRequester({ github: repo.github, author, known: push.by, policy: policyOf(repo) })
  if (!allowed.ok && !DENIED.includes(allowed.error.code)) return allowed
  return success(allowed.ok)
}

async function checkOpen(search: RequestSearch, request: OpenRequest): Promise<Result<boolean, Refusal>> {
  const { comment, prepared } = request
  const preview = await findPreview(search, prepared.recipe.source.path)
  if (!preview.ok || preview.value === undefined) return preview.ok ? success(false) : preview
  const record = await readCurrent(search, prepared.recipe.source.path)
  if (!record.ok) return record
  const asked = record.value?.state.origin.comment ?? 0
  // The plan is from a later request, whose author has no access any longer.
  if (asked > comment.id) return success(false)
  const own = asked === comment.id ? record.value : undefined
  const isWaiting = own === undefined || own.state.state === 'planned' || own.state.state === 'failed'
  // Sous runs no command after a push, so it cannot make such a plan again.
  if (!isWaiting || (own !== undefined && hasRunExternal(own.plan))) return success(false)
  const cancelled = await checkCancelled(search, own?.plan.digest ?? '', request)
  if (cancelled !== undefined && cancelled.code !== 'plan_cancelled') return failure(cancelled)
  return success(cancelled === undefined)
}

/** The comment to update. A different token than the one that wrote it would add a second comment. */
async function findPreview({ repo, pull }: RequestSearch, recipe: string): Promise<Result<OwnComment | undefined, Refusal>> {
  const [self, comments] = [await repo.self(), await repo.comments(pull.number)]
  if (!self.ok) return self
  if (!comments.ok) return comments
  const marked = { github: repo.github, pull: pull.number, self: self.value.id, kind: 'plan', subject: recipe }
  return findMarked({ ...marked, comments: comments.value })
}

const UNREADABLE: readonly string[] = ['plan_tampered', 'plan_version', 'digest_unknown']

/** The recipe's current plan, by the ledger. */
async function readCurrent({ repo, pull }: RequestSearch, recipe: string): Promise<Result<PlanRecord | undefined, Refusal>> {
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const digest = await readPointer(remote.value, currentRefOn(pull.number, recipe))
  if (!digest.ok || digest.value === undefined) return digest.ok ? success(undefined) : digest
  const record = await planRefs(remote.value).load(digest.value)
  return record.ok || !UNREADABLE.includes(record.error.code) ? record : success(undefined)
}

const ERRORS = {
  pusherUnknown: (commit: string) => refusal('not_permitted', `GitHub does not say who pushed ${commit.slice(0, 12)}`),
  noPlan: (recipe: string, why: string) => refusal('plan_not_reproduced', `Recipe '${recipe}' gave no plan: ${why}`),
  ranCall: (digest: string) => refusal('plan_tampered', `Plan ${digest} ran a call, which Sous never does after a push`),
}
