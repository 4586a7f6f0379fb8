import * as z from 'zod/mini'
import type { ReasonCode, Refusal } from '../base/errors/reasons.ts'
import type { Plan } from '../base/plan.ts'
import type { DigestPrefix } from '../base/recipe.ts'
import { calledName, parseRecipeRef } from '../base/recipe-ref.ts'
import { countOf } from '../base/text/wording.ts'
import type { GitHub } from '../github/api/github-client.ts'
import { isForWantOfPermission, tokenTooWeak } from '../github/api/graphql.ts'
import type { CommentSource, ReviewSource } from '../github/events/requests.ts'
import { planRefs, readCurrentPlans } from '../github/plans/save-plan.ts'
import { type Reaction, react } from '../github/pulls/comments.ts'
import { readPull } from '../github/pulls/pull-state.ts'
import { countFindings } from '../report/annotations.ts'
import type { PlanReport } from '../report/plan-report.ts'
import { printableLine } from '../report/printable.ts'
import type { OpenRepository } from './open-github.ts'
import { type ActionContext, runUrl } from './runner.ts'

interface Around {
  readonly context: ActionContext
  readonly repo: OpenRepository
}

type Said = Pick<CommitStatus, 'state' | 'description'>

const AGAIN = 'Run the recipe again.'
const REFUSED = 'Failed: GitHub refused the commit. See the run.'

/** Endings after which another approval does not help. */
const ENDED: Partial<Record<ReasonCode, string>> = {
  stale_head: `Stale: the branch moved after the preview. ${AGAIN}`,
  stale_base: `Stale: the base branch changed after the preview. ${AGAIN}`,
  plan_outdated: `Stale: the recipe or the configuration changed after the preview. ${AGAIN}`,
  plan_version: `Stale: another version of Sous made the preview. ${AGAIN}`,
  plan_expired: `Expired: not approved in time. ${AGAIN}`,
  plan_not_reproduced: `Failed: the plan came out differently the second time. ${AGAIN}`,
  protected_branch: REFUSED,
  workflows_permission: REFUSED,
  signatures_required: REFUSED,
  push_protection: REFUSED,
  push_rejected: REFUSED,
}

/** What a preview found. */
export async function showPreviewStatus(around: Around, commit: string, report: PlanReport): Promise<void> {
  await showStatus(around, { commit, recipe: calledName({ recipe: report.recipe.source }), ...previewStatus(report) })
}

function previewStatus(report: PlanReport): Said {
  const { ending, records } = report
  const { reason, next } = ending
  const found = countFindings(report)
  if (reason === 'clean')
    return { state: 'success', description: found === 0 ? 'Clean: nothing to change.' : `${countOf(found, 'finding')}.` }
  if (reason !== 'previewed' && reason !== 'gated') return failedStatus(reason)
  const files = countOf(records.filter(({ kind }) => kind !== 'create_directory').length, 'file')
  if (next.length === 0) return { state: 'failure', description: `Would change ${files}, but Sous cannot apply it. See the comment.` }
  const what = reason === 'gated' ? 'a call has to run first' : `would change ${files}`
  return { state: 'pending', description: `Waiting for approval: ${what}.` }
}

export function failedStatus(reason: string): Said {
  return { state: 'failure', description: `Failed: ${reason}. See the run.` }
}

export function appliedStatus(commit: string): Said {
  return { state: 'success', description: `Applied as ${commit.slice(0, 7)}.` }
}

/** On the current head. A newer plan of the recipe has its own status, so an older one does not touch it. */
export async function showEndedStatus(
  command: Around & { readonly from: { readonly pull: number }; readonly digest: DigestPrefix },
  { code }: Refusal,
): Promise<void> {
  const { context, repo, from, digest } = command
  const description = ENDED[code]
  // That job cannot write. The next one gets the same refusal.
  if (description === undefined || context.job === 'plan') return
  const plan = await findCurrent(repo, from.pull, digest)
  const pull = plan && (await readPull(repo.github, from.pull))
  if (plan === undefined || !pull?.ok) return
  await showStatus(command, { commit: pull.value.head.commit, recipe: calledName(plan), state: 'failure', description })
}

export async function showCancelledStatus(around: Around, plan: Plan, pull: number): Promise<void> {
  const current = await findCurrent(around.repo, pull, plan.digest)
  const commit = plan.head?.commit
  if (current === undefined || commit === undefined) return
  await showStatus(around, { commit, recipe: calledName(plan), state: 'failure', description: `Cancelled. ${AGAIN}` })
}

export async function showExpiredStatus(around: Around, plan: Plan): Promise<void> {
  await showPast(around, plan, plan.head?.commit, ENDED.plan_expired)
}

/** On the head that the push made. */
export async function showStaleStatus(around: Around, plan: Plan, head: string): Promise<void> {
  await showPast(around, plan, head, ENDED.stale_head)
}

async function showPast(around: Around, plan: Plan, commit = '', description = ''): Promise<void> {
  if (commit !== '') await showStatus(around, { commit, recipe: calledName(plan), state: 'failure', description })
}

/** The plan, if it is the latest of its recipe on the pull request. */
async function findCurrent(repo: OpenRepository, pull: number, digest: DigestPrefix): Promise<Plan | undefined> {
  const remote = await repo.remote()
  const current = remote.ok ? await readCurrentPlans(remote.value, pull) : remote
  const whole = current.ok ? current.value.find((one) => one.startsWith(digest)) : undefined
  if (!remote.ok || whole === undefined) return undefined
  const record = await planRefs(remote.value).load(whole)
  return record.ok ? record.value.plan : undefined
}

/** A convenience: if the token lacks `statuses: write` or GitHub refuses, it is only logged. */
export async function showStatus({ context, repo }: Around, status: Omit<CommitStatus, 'url'>): Promise<void> {
  if (context.runner.input('comment') === 'off') return
  // The same for all versions of a recipe of another repository, so that it can be made required.
  const recipe = parseRecipeRef(status.recipe) === undefined ? status.recipe : status.recipe.slice(0, status.recipe.lastIndexOf('@'))
  const refused = await putStatus(repo.github, { ...status, recipe, url: runUrl(context) })
  if (refused !== undefined)
    context.runner.say(`Could not set the commit status: ${printableLine(refused.message)}. ${refused.suggestion}\n`)
}

export interface ShownOn {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly from: CommentSource | ReviewSource
}

/**
 * Reacts to an authorised comment before anything takes time. GitHub's answer also says whose token it is, and whether it can write
 * to pull requests at all: if not, the run stops.
 */
export async function showSeen(shown: ShownOn): Promise<Refusal | undefined> {
  const refused = await show(shown, 'eyes')
  return refused !== undefined && isForWantOfPermission(refused) ? tokenTooWeak('write to pull requests', refused) : undefined
}

/** The most API calls of an apply, without the commit status. */
const MOST_CALLS = 17

/** Reacts to the comment with the outcome, if the call budget allows. */
export async function showEnd(shown: ShownOn, reaction: Exclude<Reaction, 'eyes'>): Promise<void> {
  if (shown.repo.github.calls < MOST_CALLS) await show(shown, reaction)
}

async function show({ context, repo, from }: ShownOn, reaction: Reaction): Promise<Refusal | undefined> {
  const { runner, job } = context
  // The plan job only reads.
  if (from.kind === 'review' || job === 'plan' || runner.input('comment') === 'off') return undefined
  const reacted = await react(repo.github, from.id, reaction)
  if (reacted.ok) {
    if (reacted.value !== undefined) repo.isKnownAs(reacted.value)
    return undefined
  }
  runner.say(`Could not react to the comment: ${printableLine(reacted.error.message)}\n`)
  return reacted.error
}

export interface CommitStatus {
  readonly commit: string
  /** As `/sous run` names it. */
  readonly recipe: string
  readonly state: 'pending' | 'success' | 'failure'
  readonly description: string
  /** URL of the run. */
  readonly url: string
}

/** GitHub refuses longer ones. */
const MAX_CONTEXT = 255
const MAX_DESCRIPTION = 140

/**
 * Sets the status of a recipe on a commit. The latest one counts, so sending it twice does no harm. Anyone with write access can
 * set one, so Sous never reads them.
 */
export async function putStatus(github: GitHub, { commit, recipe, state, description, url }: CommitStatus): Promise<Refusal | undefined> {
  const context = cut(`Sous / ${recipe}`, MAX_CONTEXT)
  const sent = await github.write({
    route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
    parameters: { sha: commit, state, context, description: cut(description, MAX_DESCRIPTION), target_url: url },
    schema: z.unknown(),
  })
  return sent.ok ? undefined : sent.error
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
