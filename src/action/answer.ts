import type { Refusal, RefusalCode } from '../base/errors/reasons.ts'
import type { Plan } from '../base/plan.ts'
import type { DigestPrefix } from '../base/recipe.ts'
import { type Result, success } from '../base/result.ts'
import { writeCommand } from '../github/events/parse-command.ts'
import type { CommentSource, ReviewSource } from '../github/events/requests.ts'
import type { ApplyPeople } from '../github/plans/apply-commit.ts'
import { currentRef } from '../github/plans/plan-state.ts'
import { commandFor } from '../github/plans/run-again.ts'
import { readPointer } from '../github/plans/save-plan.ts'
import {
  createFirst,
  createMarked,
  findMarked,
  type MarkedRequest,
  markerOf,
  putStickyComment,
  type StickyComment,
  type StickyRequest,
} from '../github/pulls/comments.ts'
import { type PastReason, renderApplied, renderPast, renderRefusal, renderUpdated } from '../report/markdown/command-answers.ts'
import { COMMENT_BUDGET, renderPlanMarkdown } from '../report/markdown/plan-markdown.ts'
import type { PlanReport } from '../report/plan-report.ts'
import { printableLine } from '../report/printable.ts'
import { ANSWER_TEXTS } from '../texts/en/answer-texts.ts'
import { COMMENT_TEXTS } from '../texts/en/comment-texts.ts'
import { type OpenRepository, recipesOn } from './open-github.ts'
import { type ActionOutcome, refusedOutcome } from './outcome.ts'
import { showEnd } from './recipe-status.ts'
import { type ActionContext, runUrl } from './runner.ts'

interface OnPull {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly pull: number
}

export interface PostedPreview extends OnPull {
  readonly report: PlanReport
  /** Whether no plan of this recipe was saved for the pull request before. */
  readonly isFirst?: boolean | undefined
}

/** Shows a plan in its recipe's comment on the pull request. `undefined` if comments are off. */
export async function postPlan({
  context,
  repo,
  pull,
  report,
  isFirst,
}: PostedPreview): Promise<Result<StickyComment | undefined, Refusal>> {
  const run = runUrl(context)
  const shown = { ...report, ending: { ...report.ending, footer: { run, ...report.ending.footer } } }
  const { text: body } = renderPlanMarkdown(shown, COMMENT_BUDGET, COMMENT_TEXTS.incomplete.summary(run))
  return putSticky({ context, repo, pull }, { recipe: report.recipe.source.path, digest: report.plan?.digest, body, isFirst })
}

export interface PostedApply extends OnPull {
  readonly plan: Plan
  readonly commit: string
  readonly reason: 'committed' | 'already_applied'
  readonly people: ApplyPeople | undefined
  readonly ci: string
  readonly from: CommentSource | ReviewSource
}

/** An apply that has made this many API calls skips what is only a courtesy. */
const MOST_CALLS = 17

/** Says in the same comment what became of the plan, unless an earlier run has said it in more detail. */
export async function postApplied(posted: PostedApply): Promise<Refusal | undefined> {
  const { context, repo, pull, plan, commit, reason, people, ci, from } = posted
  if (reason === 'already_applied' && (await isTold(posted))) return undefined
  const named = people && { requestedBy: people.requestedBy.login, approvedBy: people.approvedBy.map(({ login }) => login) }
  const put = await putSticky(
    { context, repo, pull },
    {
      recipe: plan.recipe.path,
      digest: plan.digest,
      body: renderApplied({ plan, commit, reason, people: named, ...(reason === 'committed' && { ci }) }),
    },
  )
  if (!put.ok) return put.error
  if (repo.github.calls >= MOST_CALLS) return undefined
  await tellUpdated({ context, repo, from }, put.value, {
    title: titleOf(plan),
    said: reason === 'committed' ? ANSWER_TEXTS.updated.applied(commit) : ANSWER_TEXTS.updated.appliedBefore(commit),
  })
  return undefined
}

/** Says in the same comment that a plan can no longer be applied, if the comment still shows that plan. */
export async function postPast({
  context,
  repo,
  pull,
  plan,
  past,
}: OnPull & { readonly plan: Plan; readonly past: PastReason }): Promise<Refusal | undefined> {
  const remote = await repo.remote()
  if (!remote.ok) return remote.error
  const current = await readPointer(remote.value, currentRef(plan))
  if (!current.ok) return current.error
  if (current.value !== plan.digest) return undefined
  const body = renderPast({ plan, past, again: await againFor({ context, repo }, plan) })
  const put = await putSticky({ context, repo, pull }, { recipe: plan.recipe.path, digest: plan.digest, body, isUpdate: true })
  return put.ok ? undefined : put.error
}

/** The command that makes the plan again, without the inputs that have their default anyway. */
async function againFor({ context, repo }: Pick<OnPull, 'context' | 'repo'>, plan: Plan): Promise<string | undefined> {
  const tree = await repo.trusted()
  const recipes = tree.ok ? await recipesOn(tree.value, context, { isOffline: true }) : tree
  const files = recipes.ok ? [...recipes.value.all, ...recipes.value.shipped].filter(({ path }) => path === plan.recipe.path) : []
  const [read] = recipes.ok ? await recipes.value.read(files) : []
  const defaults = new Map(read?.recipe?.inputs.map((input) => [input.name, input.default]))
  const given = Object.entries(plan.inputs).filter(([name, value]) => value !== (defaults.get(name) ?? null))
  return commandFor({ recipe: plan.recipe, inputs: Object.fromEntries(given) })
}

/** GitHub sends no notification for an edit, so a reply links to the edited comment. */
export async function tellUpdated(
  { context, repo, from }: Answered,
  sticky: StickyComment | undefined,
  { title, said }: { readonly title: string; readonly said: string },
): Promise<void> {
  if (sticky === undefined || sticky.isNew) return
  const body = renderUpdated({ title, said, url: sticky.url })
  const told = await postAnswer({ repo, pull: from.pull, to: `${from.kind} ${from.id}`, body, isFirst: true })
  if (told !== undefined) context.runner.say(`Could not write the reply: ${printableLine(told.message)}\n`)
}

function titleOf({ message }: Plan): string {
  return message.split('\n', 1)[0] ?? ''
}

async function isTold({ repo, pull, plan, commit }: OnPull & Pick<PostedApply, 'plan' | 'commit'>): Promise<boolean> {
  const self = await repo.self()
  if (!self.ok) return false
  const comments = await repo.comments(pull)
  if (!comments.ok) return false
  const marked = { github: repo.github, pull, self: self.value.id, kind: 'plan', subject: plan.recipe.path, comments: comments.value }
  const found = await findMarked(marked)
  return found.ok && found.value?.body.includes(commit) === true
}

async function putSticky(
  { context, repo, pull }: OnPull,
  sticky: Pick<StickyRequest, 'recipe' | 'digest' | 'body' | 'isFirst' | 'isUpdate'>,
): Promise<Result<StickyComment | undefined, Refusal>> {
  if (context.runner.input('comment') === 'off') return success(undefined)
  const self = await repo.self()
  if (!self.ok) return self
  const comments = await repo.comments(pull)
  if (!comments.ok) return comments
  return putStickyComment({ github: repo.github, pull, self: self.value.id, comments: comments.value, ...sticky })
}

/** Answers a comment or review once, even if its event is delivered again. */
export async function postAnswer({
  repo,
  pull,
  to,
  body,
  isFirst = false,
}: Omit<OnPull, 'context'> & { readonly to: string; readonly body: string; readonly isFirst?: boolean }): Promise<Refusal | undefined> {
  const self = await repo.self()
  if (!self.ok) return self.error
  const comments = await repo.comments(pull)
  if (!comments.ok) return comments.error
  const request: MarkedRequest = {
    github: repo.github,
    pull,
    self: self.value.id,
    kind: 'answer',
    subject: to,
    comments: comments.value,
  }
  const found = await findMarked(request)
  if (!found.ok) return found.error
  if (found.value !== undefined) return undefined
  const text = `${markerOf(request)}\n${body}`
  const created = isFirst ? await createFirst(request, text) : await createMarked(request, text)
  return created.ok ? undefined : created.error
}

export interface Answered {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly from: CommentSource | ReviewSource
}

/** Refusals that a new plan fixes. */
const PAST_BY: Partial<Record<RefusalCode, PastReason>> = {
  stale_head: 'stale',
  stale_base: 'stale',
  plan_expired: 'expired',
  plan_cancelled: 'cancelled',
  plan_outdated: 'outdated',
  plan_version: 'outdated',
}

/** Tells an authorised person why something was not done. The outcome is the same if that comment cannot be written. */
export async function answerRefusal(
  refused: Refusal,
  { context, repo, from, digest }: Answered & { readonly digest?: DigestPrefix | undefined },
  plan?: Plan,
): Promise<ActionOutcome> {
  const ending = refusedOutcome(refused)
  if (context.job === 'plan') return leaveRefusal(refused, context)
  if (context.runner.input('comment') === 'off') return ending
  const past = PAST_BY[refused.code]
  const isMended = plan?.repository?.pull === from.pull && past !== undefined
  const isForOthers = refused.code === 'approval_missing' && digest !== undefined
  const body = renderRefusal({
    ...refused,
    ...(isForOthers && { command: writeCommand({ kind: 'apply', digest }) }),
    again: isMended ? await againFor({ context, repo }, plan) : undefined,
  })
  const posted = await postAnswer({ repo, pull: from.pull, to: `${from.kind} ${from.id}`, body })
  if (posted !== undefined) return { ...ending, message: `${ending.message} Sous could not say so on the pull request: ${posted.message}` }
  if (isMended) await postPast({ context, repo, pull: from.pull, plan, past })
  await showEnd({ context, repo, from }, 'confused')
  return { ...ending, isAnswered: true }
}

/** Strangers get no answer. The rules are read for people with write access only, so refusals by them are answered. */
export async function answerUnauthorised(refused: Refusal, answered: Answered): Promise<ActionOutcome> {
  return isByRules(refused) && answered.context.job !== 'plan' ? answerRefusal(refused, answered) : refusedOutcome(refused)
}

export function isByRules({ code }: Refusal): boolean {
  return code === 'policy_error' || code === 'not_listed'
}

/** A job that cannot write leaves the answer to the next one. */
async function leaveRefusal(refused: Refusal, context: ActionContext): Promise<ActionOutcome> {
  const { writePlanArtifact } = await import('./plan-artifact.ts')
  const { code, message, suggestion } = refused
  const left = await writePlanArtifact(context, { ending: { reason: code, message: `${message}. ${suggestion}` }, stored: undefined })
  return { ...refusedOutcome(refused), ...(left.ok && { planPath: left.value, isAnswered: true }) }
}
