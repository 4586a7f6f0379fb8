import type { CommentSource, ReviewSource } from '../../forge/forge-request.ts'
import type { LandingPeople } from '../../forge/landing-commit.ts'
import { createMarked, findMarked, type MarkedRequest, markerOf } from '../../forge/marked-comment.ts'
import { putStickyComment, type StickyRequest } from '../../forge/sticky-comment.ts'
import type { Plan } from '../../model/plan.ts'
import type { Refusal } from '../../model/reason.ts'
import { renderLanding, renderRefusal } from '../../report/command-answers.ts'
import { COMMENT_BUDGET, renderPlanMarkdown } from '../../report/plan-markdown.ts'
import type { PlanReport } from '../../report/plan-report.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import type { Forge } from './open-forge.ts'
import { showEnd } from './sign-of-life.ts'

interface OnPull {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: number
}

export interface PostedPlan extends OnPull {
  readonly report: PlanReport
  /** Whether it is the first of its recipe here, by the ledger. */
  readonly isFirst?: boolean | undefined
}

/** Shows a plan in the one comment that its recipe has on the pull request. `undefined` when it is there. */
export async function postPlan({ context, forge, pull, report, isFirst }: PostedPlan): Promise<Refusal | undefined> {
  const { text, isIncomplete } = renderPlanMarkdown(report, COMMENT_BUDGET)
  const { serverUrl, repository, run } = context
  const url = `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`
  const body = isIncomplete ? `${text.trimEnd()}\n\nThe summary of [this run](${url}) has room for more.\n` : text
  return putSticky({ context, forge, pull }, { recipe: report.recipe.source.path, digest: report.plan?.digest, body, isFirst })
}

export interface PostedLanding extends OnPull {
  readonly plan: Plan
  readonly commit: string
  readonly reason: 'committed' | 'already_applied'
  readonly people: LandingPeople | undefined
  readonly ci: string
}

/** Says in the same comment what the plan has become, unless an earlier run has said it, and more of it. */
export async function postLanding({ context, forge, pull, plan, commit, reason, people, ci }: PostedLanding): Promise<Refusal | undefined> {
  if (reason === 'already_applied' && (await isTold({ context, forge, pull, plan, commit }))) return undefined
  const named = people && { requestedBy: people.requestedBy.login, approvedBy: people.approvedBy.map(({ login }) => login) }
  return putSticky(
    { context, forge, pull },
    { recipe: plan.recipe.path, digest: plan.digest, body: renderLanding({ plan, commit, reason, people: named, ci }) },
  )
}

async function isTold({ forge, pull, plan, commit }: OnPull & Pick<PostedLanding, 'plan' | 'commit'>): Promise<boolean> {
  const self = await forge.self()
  if (!self.ok) return false
  const comments = await forge.comments(pull)
  if (!comments.ok) return false
  const marked = { github: forge.github, pull, self: self.value.id, kind: 'plan', subject: plan.recipe.path, comments: comments.value }
  const found = await findMarked(marked)
  return found.ok && found.value?.body.includes(commit) === true
}

async function putSticky(
  { context, forge, pull }: OnPull,
  sticky: Pick<StickyRequest, 'recipe' | 'digest' | 'body' | 'isFirst'>,
): Promise<Refusal | undefined> {
  if (context.runner.input('comment') === 'off') return undefined
  const self = await forge.self()
  if (!self.ok) return self.error
  const comments = await forge.comments(pull)
  if (!comments.ok) return comments.error
  const put = await putStickyComment({ github: forge.github, pull, self: self.value.id, comments: comments.value, ...sticky })
  return put.ok ? undefined : put.error
}

/** Answers one comment or review once, however often its event is delivered. */
export async function postAnswer({
  forge,
  pull,
  to,
  body,
}: Omit<OnPull, 'context'> & { readonly to: string; readonly body: string }): Promise<Refusal | undefined> {
  const self = await forge.self()
  if (!self.ok) return self.error
  const comments = await forge.comments(pull)
  if (!comments.ok) return comments.error
  const request: MarkedRequest = {
    github: forge.github,
    pull,
    self: self.value.id,
    kind: 'answer',
    subject: to,
    comments: comments.value,
  }
  const found = await findMarked(request)
  if (!found.ok) return found.error
  if (found.value !== undefined) return undefined
  const created = await createMarked(request, `${markerOf(request)}\n${body}`)
  return created.ok ? undefined : created.error
}

export interface Answered {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: CommentSource | ReviewSource
}

/** Tells whoever asked, and may ask, why it was not done. A comment that cannot be written changes nothing about that. */
export async function answerRefusal(refused: Refusal, { context, forge, from }: Answered): Promise<ActionEnding> {
  const ending = refusedEnding(refused)
  if (context.job === 'plan') return leaveRefusal(refused, context)
  if (context.runner.input('comment') === 'off') return ending
  const posted = await postAnswer({ forge, pull: from.pull, to: `${from.kind} ${from.id}`, body: renderRefusal(refused) })
  if (posted === undefined) await showEnd({ context, forge, from }, 'confused')
  return posted === undefined
    ? ending
    : { ...ending, message: `${ending.message} It could not be told on the pull request: ${posted.message}` }
}

/** A job that may not write leaves it to the next one. */
async function leaveRefusal(refused: Refusal, context: ActionContext): Promise<ActionEnding> {
  const { writePlanArtifact } = await import('./plan-artifact.ts')
  const { code, message, suggestion } = refused
  const left = await writePlanArtifact(context, { ending: { reason: code, message: `${message}. ${suggestion}` }, stored: undefined })
  return { ...refusedEnding(refused), ...(left.ok && { planPath: left.value }) }
}
