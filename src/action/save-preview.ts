import type { FileChange } from '../base/change.ts'
import type { SousConfig } from '../base/config.ts'
import { shortDigest } from '../base/digest.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { Plan } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { API_ERRORS } from '../github/api/api-answers.ts'
import type { CommentSource, ReviewSource } from '../github/events/requests.ts'
import type { Person } from '../github/people/permission.ts'
import type { RequestOrigin } from '../github/plans/plan-state.ts'
import { planRefs, sweepPlans } from '../github/plans/save-plan.ts'
import { checkRecipeUnchanged, checkWorkflowFiles } from '../github/pulls/changed-rules.ts'
import { type PullState, readPull } from '../github/pulls/pull-state.ts'
import { suggestChanges } from '../github/pulls/suggestions.ts'
import { hasRunExternal, whySensitive } from '../plan/permissions.ts'
import type { StoredPlan } from '../plan/store/plan-store.ts'
import { codeSpan, proseText } from '../report/markdown/markdown-text.ts'
import { countHidden } from '../report/markdown/plan-markdown.ts'
import { cleanEnding } from '../report/plan-facts.ts'
import { makePlanReport, type PlannedRun, type PlanReport, type PreviewFooter } from '../report/plan-report.ts'
import { printableLine } from '../report/printable.ts'
import { ANSWER_TEXTS } from '../texts/en/answer-texts.ts'
import { COMMENT_TEXTS } from '../texts/en/comment-texts.ts'
import { type PostedPreview, postPlan, tellUpdated } from './answer.ts'
import { changedRules, type OpenRepository } from './open-github.ts'
import type { ActionOutcome } from './outcome.ts'
import { showEnd, showPreviewStatus } from './recipe-status.ts'
import { type ActionContext, runUrl } from './runner.ts'

const TEXTS = COMMENT_TEXTS.preview

export interface PreviewToSave {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly pull: PullState
  readonly planned: Omit<PlannedRun, 'ending'>
  readonly stored: StoredPlan
  readonly origin: Omit<RequestOrigin, 'run'>
  /** The request. It gets a reply if its only visible result is an edited comment. */
  readonly from?: CommentSource | ReviewSource | undefined
  /** Who pushed the head, if Sous planned again because of a push. */
  readonly pushedBy?: Person | undefined
}

/** Says on the pull request that there is nothing to change. */
export async function showClean(kept: Omit<PreviewToSave, 'stored' | 'origin'>): Promise<ActionOutcome> {
  const ending = { ...cleanEnding(kept.planned), next: [], footer: madeOn(kept) }
  const report = await makePlanReport({ ...kept.planned, ending })
  return showPreview(kept, report, ending.detail ?? 'The recipe would change nothing')
}

/** Saves a plan for a later apply and shows it on the pull request. */
export async function savePreview(kept: PreviewToSave): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo, pull, planned, stored, origin } = kept
  const { digest, status } = stored.plan
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const now = repo.github.serverTime
  if (now === undefined) return failure(API_ERRORS.noTime())
  const run = { id: context.run.id, attempt: context.run.attempt }
  const saved = await planRefs(remote.value).save(stored, { origin: { ...origin, run }, now })
  if (!saved.ok) return saved
  const notes = await notesOf(kept)
  const call = { does: TEXTS.approveDoes, lead: TEXTS.approveLead }
  const whole = { does: TEXTS.applyDoes, lead: TEXTS.applyLead }
  const command = `/sous apply ${shortDigest(digest)}`
  const next = pull.isFork || notes.isRefused ? [] : [{ command, ...(status === 'gated' ? call : whole) }]
  const footer = await footerOf(kept, notes)
  const onFork = status === 'gated' ? TEXTS.forkWaits : TEXTS.fork
  const texts = [...(pull.isFork ? [onFork] : []), ...notes.texts]
  const detail = texts.length === 0 ? {} : { detail: texts.join(' ') }
  const report = await makePlanReport({
    ...planned,
    ending: { reason: status === 'gated' ? 'gated' : 'previewed', next, footer, ...detail },
  })
  const ending = await showPreview({ ...kept, isFirst: saved.value.isFirst }, report, `Plan ${digest}`)
  // Sous never pushes to a fork, so the author gets suggestions to commit.
  if (pull.isFork && status === 'complete') await suggestPlan({ context, repo, pull: pull.number, report })
  return success(ending)
}

interface Notes {
  readonly texts: readonly string[]
  /** An approval will be refused, for the reason in the texts. */
  readonly isRefused: boolean
}

/** What the diff does not show: that it is incomplete, or that the pull request changes the recipe. */
async function notesOf({ context, repo, pull, stored: { plan, changes } }: PreviewToSave): Promise<Notes> {
  const changed = await changedRules(repo, pull)
  const here = context.job === undefined && plan.status === 'gated' ? PREVIEW_ERRORS.callWaits() : undefined
  const hidden = here ?? (await checkHidden(plan, changes)) ?? (await refuseWorkflowFiles(repo, pull, plan))
  if (!changed.ok) return { texts: [...said(hidden), `${changed.error.message}.`], isRefused: hidden !== undefined }
  const recipe = checkRecipeUnchanged(
    changed.value,
    [plan.recipe, ...plan.recipe.includes].map(({ path }) => path),
  )
  return {
    texts: [
      ...said(hidden),
      ...(recipe !== undefined || changed.value.length === 0 ? said(recipe) : [TEXTS.changedRules(nameSome(changed.value, 3))]),
    ],
    isRefused: hidden !== undefined || recipe !== undefined,
  }
}

async function refuseWorkflowFiles(repo: OpenRepository, pull: PullState, plan: Plan): Promise<Refusal | undefined> {
  const self = pull.isFork ? undefined : await repo.self()
  return self?.ok ? checkWorkflowFiles(plan, self.value) : undefined
}

function said(refused: Refusal | undefined): readonly string[] {
  return refused === undefined ? [] : [TEXTS.cannotApply(refused.code, refused.message, refused.suggestion)]
}

const HOUR_MS = 60 * 60 * 1000

/** The part of the footer that every preview has, failed ones too. */
export function madeOn({ context, pull, pushedBy }: Pick<PreviewToSave, 'context' | 'pull' | 'pushedBy'>): PreviewFooter {
  return { head: pull.head.commit, ...(pushedBy && { pushedBy: codeSpan(pushedBy.login) }), run: runUrl(context) }
}

/** With expiry and approvers, by the same rules as when the plan is applied. */
async function footerOf(kept: PreviewToSave, { isRefused }: Notes): Promise<PreviewFooter> {
  const { repo, pull, stored, origin, from } = kept
  const footer = madeOn(kept)
  const [config, comments] = [await repo.config(), await repo.comments(pull.number)]
  if (!config.ok || !comments.ok || pull.isFork) return footer
  const { approval } = config.value
  const asking = hasRunExternal(stored.plan) ? (from?.id ?? origin.comment) : origin.comment
  const asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? '')
  const until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * HOUR_MS) }
  return { ...footer, ...until, ...(!isRefused && { approval: approvalText(stored, config.value) }) }
}

/** Who has to approve a plan, in Markdown. */
export function approvalText(stored: StoredPlan, config: SousConfig): string {
  const { approval } = config
  const [sensitive] = whySensitive(stored, config)
  const people = approval.approvers.length === 0 ? TEXTS.anyone : approval.approvers.map(codeSpan).join(', ')
  const who = sensitive === undefined ? TEXTS.approvers(people, approval.count) : TEXTS.secondPerson(proseText(sensitive))
  return approval.codeowners ? TEXTS.codeOwners(who) : who
}

export async function showPreview(
  { context, repo, pull, isFirst, from }: Pick<PreviewToSave, 'context' | 'repo' | 'pull' | 'from'> & Pick<PostedPreview, 'isFirst'>,
  report: PlanReport,
  message: string,
): Promise<ActionOutcome> {
  const posted = await postPlan({ context, repo, pull: pull.number, report, isFirst })
  await showPreviewStatus({ context, repo }, pull.head.commit, report)
  const ending: ActionOutcome = { reason: report.ending.reason, message, report, pull: { number: pull.number } }
  if (!posted.ok)
    return { ...ending, reason: posted.error.code, message: `${message}, but Sous could not show it: ${posted.error.message}` }
  if (from !== undefined) {
    const said = report.outcome.kind === 'failed' ? ANSWER_TEXTS.updated.failed : ANSWER_TEXTS.updated.previewed
    await tellUpdated({ context, repo, from }, posted.value, { title: report.recipe.name, said })
    await showEnd({ context, repo, from }, report.outcome.kind === 'failed' ? 'confused' : '+1')
  }
  return ending
}

/** Longer calls do not fit in a preview. */
const MAX_CALL_CHARACTERS = 40_000

/** A plan that no preview can show completely cannot be approved. This looks at the plan, not at what the preview said about itself. */
export async function checkHidden(plan: Plan, changes: readonly FileChange[]): Promise<Refusal | undefined> {
  const waiting = plan.steps.find(({ outcome }) => outcome.kind === 'deferred' && outcome.because === 'external')
  if (waiting !== undefined && JSON.stringify(waiting.args).length > MAX_CALL_CHARACTERS) return PREVIEW_ERRORS.callTooLarge(waiting.tool)
  const hidden = await countHidden(changes)
  if (hidden === 0) return undefined
  return PREVIEW_ERRORS.diffsTooLarge(hidden, changes.length, plan.digest)
}

export interface SuggestChangesRequest {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly pull: number
  readonly report: PlanReport
}

/** Posts a plan's changes as suggestions on the pull request. Existing suggestions stay, and a failure is only logged. */
export async function suggestPlan({ context, repo, pull, report }: SuggestChangesRequest): Promise<void> {
  const { plan, changes, recipe } = report
  if (plan?.digest === undefined || context.runner.input('comment') === 'off') return
  const state = await readPull(repo.github, pull)
  const self = state.ok ? await repo.self() : state
  if (!state.ok || !self.ok) return
  const suggested = await suggestChanges({
    github: repo.github,
    pull,
    self: self.value.id,
    head: state.value.head.commit,
    recipe: recipe.source.path,
    digest: plan.digest,
    changes,
    directory: plan.base.directory,
  })
  if (!suggested.ok) context.runner.say(`Could not post suggestions: ${printableLine(suggested.error.message)}\n`)
}

/** GitHub lets a run be repeated for 30 days, so Sous has to know for that long which plans were used. */
const KEEP_DAYS = 30
const DAY_HOURS = 24

export interface Sweeping {
  readonly context: ActionContext
  readonly repo: OpenRepository
  /** For how long a plan can be applied. */
  readonly keepHours: number
}

/** Removes the refs of old plans at the end of runs that wrote to the repository anyway. Makes no API call. */
export async function sweepOld({ context, repo, keepHours }: Sweeping): Promise<void> {
  const remote = await repo.remote()
  const now = repo.github.serverTime
  if (!remote.ok || now === undefined || context.signal.aborted) return
  const swept = await sweepPlans(remote.value, { now, keepDays: KEEP_DAYS + Math.ceil(keepHours / DAY_HOURS) })
  // The next run tries again.
  if (!swept.ok) context.runner.say(`Could not remove old plans: ${printableLine(swept.error.message)}\n`)
  else if (swept.value > 0) context.runner.say(`Removed ${swept.value} refs of old plans\n`)
}

export const PREVIEW_ERRORS = {
  callWaits: () => refusal('commands_not_here', 'A call waits for approval, and this job runs neither commands nor web requests'),
  callTooLarge: (tool: string) =>
    refusal('preview_incomplete', `The call of '${tool}' is too large to show`, 'Make the call in the recipe smaller.'),
  diffsTooLarge: (hidden: number, all: number, digest: string) =>
    refusal('preview_incomplete', `The diffs of ${hidden} of ${all} files of the plan ${digest} are too large to show`),
}
