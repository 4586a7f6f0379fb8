import type { StoredPlan } from '../../engine/plan-store.ts'
import { refuseChangedRecipe } from '../../forge/changed-rules.ts'
import type { PlanOrigin } from '../../forge/plan-state.ts'
import type { PullState } from '../../forge/pull-state.ts'
import { savePlanRef } from '../../forge/save-plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { nameSome } from '../../model/wording.ts'
import { makePlanReport, type PlannedRun, type PlanReport } from '../../report/plan-report.ts'
import type { ActionContext } from './action-context.ts'
import type { ActionEnding } from './action-ending.ts'
import { changedRules, type Forge } from './open-forge.ts'
import { type PostedPlan, postPlan } from './pull-comments.ts'
import { refuseHidden } from './refuse-hidden.ts'
import { suggestPlan } from './suggest-plan.ts'

export interface KeptPlan {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: PullState
  readonly planned: Omit<PlannedRun, 'ending'>
  readonly stored: StoredPlan
  readonly origin: Omit<PlanOrigin, 'run'>
}

/** Keeps a plan where its landing will find it, and shows it on the pull request. One that changes nothing is only shown. */
export async function keepPlan(kept: KeptPlan): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, pull, planned, stored, origin } = kept
  const { digest, status } = stored.plan
  if (status === 'complete' && stored.changes.length === 0)
    return success(
      await showPlan(kept, await makePlanReport({ ...planned, ending: { reason: 'clean', next: [] } }), 'The recipe would change nothing'),
    )
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const now = forge.github.serverTime
  if (now === undefined) return failure(refusal('api_invalid', 'GitHub did not say what time it is'))
  const run = { id: context.run.id, attempt: context.run.attempt }
  const saved = await savePlanRef(remote.value, { stored, origin: { ...origin, run }, now })
  if (!saved.ok) return saved
  const notes = await notesOf(kept)
  const does = status === 'gated' ? 'approves the call that waits, and shows what comes of it' : 'lands exactly this'
  const next = pull.isFork || notes.isRefused ? [] : [{ command: `/sous apply ${digest}`, does }]
  const detail = notes.texts.length === 0 ? {} : { detail: notes.texts.join(' ') }
  const report = await makePlanReport({ ...planned, ending: { reason: status === 'gated' ? 'gated' : 'previewed', next, ...detail } })
  const ending = await showPlan({ ...kept, isFirst: saved.value.isFirst }, report, `Plan ${digest}`)
  // There Sous never pushes: its author can take each change with a click.
  if (pull.isFork && status === 'complete') await suggestPlan({ context, forge, pull: pull.number, report })
  return success(ending)
}

interface Notes {
  readonly texts: readonly string[]
  /** Whoever approves it will be refused, for a reason that stands here. */
  readonly isRefused: boolean
}

/** What a reader of the plan would not see: that it is not all there, or that the pull request has another recipe. */
async function notesOf({ forge, pull, stored: { plan, changes } }: KeptPlan): Promise<Notes> {
  const hidden = await refuseHidden(plan, changes)
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

function said(refused: Refusal | undefined): readonly string[] {
  return refused === undefined ? [] : [`It cannot be landed: ${refused.message} (${refused.code}). ${refused.suggestion}`]
}

export async function showPlan(
  { context, forge, pull, isFirst }: Pick<KeptPlan, 'context' | 'forge' | 'pull'> & Pick<PostedPlan, 'isFirst'>,
  report: PlanReport,
  message: string,
): Promise<ActionEnding> {
  const posted = await postPlan({ context, forge, pull: pull.number, report, isFirst })
  const ending: ActionEnding = { reason: report.ending.reason, message, report, pull: { number: pull.number } }
  return posted === undefined
    ? ending
    : { ...ending, reason: posted.code, message: `${message}, but it could not be shown: ${posted.message}` }
}
