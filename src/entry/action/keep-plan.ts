import type { StoredPlan } from '../../engine/plan-store.ts'
import { hasRunExternal, whySensitive } from '../../engine/sensitive.ts'
import type { CommentSource, ReviewSource } from '../../forge/events/forge-request.ts'
import type { Person } from '../../forge/people/read-permission.ts'
import type { PlanOrigin } from '../../forge/plans/plan-state.ts'
import { savePlanRef } from '../../forge/plans/save-plan.ts'
import { refuseChangedRecipe, refuseWorkflows } from '../../forge/pulls/changed-rules.ts'
import type { PullState } from '../../forge/pulls/pull-state.ts'
import { shortDigest } from '../../model/digest.ts'
import type { Plan } from '../../model/plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { nameSome } from '../../model/wording.ts'
import { cleanEnding } from '../../report/ending-text.ts'
import { codeSpan, proseText } from '../../report/markdown-text.ts'
import { makePlanReport, type PlannedRun, type PlanReport, type PreviewFooter } from '../../report/plan-report.ts'
import { type ActionContext, runUrl } from './action-context.ts'
import type { ActionEnding } from './action-ending.ts'
import { changedRules, type Forge } from './open-forge.ts'
import { type PostedPlan, postPlan, tellUpdated } from './pull-comments.ts'
import { showPreviewStatus } from './recipe-status.ts'
import { refuseHidden } from './refuse-hidden.ts'
import { showEnd } from './sign-of-life.ts'
import { suggestPlan } from './suggest-plan.ts'

export interface KeptPlan {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: PullState
  readonly planned: Omit<PlannedRun, 'ending'>
  readonly stored: StoredPlan
  readonly origin: Omit<PlanOrigin, 'run'>
  /** What asked for it, which gets a reply where there is nothing new to see but an edit. */
  readonly from?: CommentSource | ReviewSource | undefined
  /** Who pushed the head, where Sous plans again by itself. */
  readonly pushedBy?: Person | undefined
}

/** Keeps a plan where its landing will find it, and shows it on the pull request. One that changes nothing is only shown. */
export async function keepPlan(kept: KeptPlan): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, pull, planned, stored, origin } = kept
  const { digest, status } = stored.plan
  if (status === 'complete' && stored.changes.length === 0) {
    const ending = { ...cleanEnding(planned), next: [], footer: madeOn(kept) }
    return success(await showPlan(kept, await makePlanReport({ ...planned, ending }), ending.detail ?? 'The recipe would change nothing'))
  }
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const now = forge.github.serverTime
  if (now === undefined) return failure(refusal('api_invalid', 'GitHub did not say what time it is'))
  const run = { id: context.run.id, attempt: context.run.attempt }
  const saved = await savePlanRef(remote.value, { stored, origin: { ...origin, run }, now })
  if (!saved.ok) return saved
  const notes = await notesOf(kept)
  const call = {
    does: 'approves the call that waits, and shows what comes of it',
    lead: 'To approve the call below and see what it changes, comment:',
  }
  const whole = { does: 'applies exactly this', lead: 'To apply this, comment:' }
  const command = `/sous apply ${shortDigest(digest)}`
  const next = pull.isFork || notes.isRefused ? [] : [{ command, ...(status === 'gated' ? call : whole) }]
  const footer = await footerOf(kept)
  const texts = [...(pull.isFork ? [FORK] : []), ...notes.texts]
  const detail = texts.length === 0 ? {} : { detail: texts.join(' ') }
  const report = await makePlanReport({
    ...planned,
    ending: { reason: status === 'gated' ? 'gated' : 'previewed', next, footer, ...detail },
  })
  const ending = await showPlan({ ...kept, isFirst: saved.value.isFirst }, report, `Plan ${digest}`)
  // There Sous never pushes: its author can take each change with a click.
  if (pull.isFork && status === 'complete') await suggestPlan({ context, forge, pull: pull.number, report })
  return success(ending)
}

const FORK = 'This pull request comes from a fork, where Sous pushes nothing. Its author can commit the suggestions on the changed lines.'

interface Notes {
  readonly texts: readonly string[]
  /** Whoever approves it will be refused, for a reason that stands here. */
  readonly isRefused: boolean
}

/** What a reader of the plan would not see: that it is not all there, or that the pull request has another recipe. */
async function notesOf({ context, forge, pull, stored: { plan, changes } }: KeptPlan): Promise<Notes> {
  const here =
    context.job === undefined && plan.status === 'gated'
      ? refusal('commands_not_here', 'A call waits for approval, and this job runs none')
      : undefined
  const hidden = here ?? (await refuseHidden(plan, changes)) ?? (await refuseWorkflowFiles(forge, pull, plan))
  const changed = await changedRules(forge, pull)
  if (!changed.ok) return { texts: [...said(hidden), `${changed.error.message}.`], isRefused: hidden !== undefined }
  const recipe = refuseChangedRecipe(
    changed.value,
    [plan.recipe, ...plan.recipe.includes].map(({ path }) => path),
  )
  const rules = `The pull request changes ${nameSome(changed.value, 3)}, which counts once it is merged: this is by what the default branch has.`
  return {
    texts: [...said(hidden), ...(recipe !== undefined || changed.value.length === 0 ? said(recipe) : [rules])],
    isRefused: hidden !== undefined || recipe !== undefined,
  }
}

/** Nothing is pushed to a fork anyway. */
async function refuseWorkflowFiles(forge: Forge, pull: PullState, plan: Plan): Promise<Refusal | undefined> {
  const self = pull.isFork ? undefined : await forge.self()
  return self?.ok ? refuseWorkflows(plan, self.value) : undefined
}

function said(refused: Refusal | undefined): readonly string[] {
  return refused === undefined ? [] : [`Sous cannot apply this ('${refused.code}'). ${refused.message}. ${refused.suggestion}`]
}

const HOUR_MS = 60 * 60 * 1000

/** What a preview is of, whatever came of it. */
export function madeOn({ context, pull, pushedBy }: Pick<KeptPlan, 'context' | 'pull' | 'pushedBy'>): PreviewFooter {
  return { head: pull.head.commit, ...(pushedBy && { pushedBy: codeSpan(pushedBy.login) }), run: runUrl(context) }
}

/** And until when it is good and who has to approve it, by the same rules as when it is applied. */
async function footerOf(kept: KeptPlan): Promise<PreviewFooter> {
  const { forge, pull, stored, origin, from } = kept
  const footer = madeOn(kept)
  const [config, comments] = [await forge.config(), await forge.comments(pull.number)]
  if (!config.ok || !comments.ok || pull.isFork) return footer
  const { approval } = config.value
  const asking = hasRunExternal(stored.plan) ? (from?.id ?? origin.comment) : origin.comment
  const asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? '')
  const until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * HOUR_MS) }
  const [sensitive] = whySensitive(stored, config.value)
  const people = approval.approvers.length === 0 ? 'anyone with write access' : approval.approvers.map(codeSpan).join(', ')
  const who = sensitive === undefined ? `${people} can approve` : `needs a second person: ${proseText(sensitive)}`
  return { ...footer, ...until, approval: approval.codeowners ? `${who}; code owners must approve` : who }
}

export async function showPlan(
  { context, forge, pull, isFirst, from }: Pick<KeptPlan, 'context' | 'forge' | 'pull' | 'from'> & Pick<PostedPlan, 'isFirst'>,
  report: PlanReport,
  message: string,
): Promise<ActionEnding> {
  const posted = await postPlan({ context, forge, pull: pull.number, report, isFirst })
  await showPreviewStatus({ context, forge }, pull.head.commit, report)
  const ending: ActionEnding = { reason: report.ending.reason, message, report, pull: { number: pull.number } }
  if (!posted.ok) return { ...ending, reason: posted.error.code, message: `${message}, but it could not be shown: ${posted.error.message}` }
  if (from !== undefined) {
    const said = report.outcome.kind === 'failed' ? 'the recipe failed' : 'the preview is up to date'
    await tellUpdated({ context, forge, from }, posted.value, { title: report.recipe.name, said })
    await showEnd({ context, forge, from }, report.outcome.kind === 'failed' ? 'confused' : '+1')
  }
  return ending
}
