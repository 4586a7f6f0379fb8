import type { StoredPlan } from '../../engine/plan-store.ts'
import type { PlanOrigin } from '../../forge/plan-state.ts'
import type { PullState } from '../../forge/pull-state.ts'
import { savePlanRef } from '../../forge/save-plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { makePlanReport, type PlannedRun, type PlanReport } from '../../report/plan-report.ts'
import type { ActionContext } from './action-context.ts'
import type { ActionEnding } from './action-ending.ts'
import type { Forge } from './open-forge.ts'
import { postPlan } from './pull-comments.ts'

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
  const does = status === 'gated' ? 'approves the call that waits, and shows what comes of it' : 'lands exactly this'
  const next = pull.isFork ? [] : [{ command: `/sous apply ${digest}`, does }]
  const report = await makePlanReport({ ...planned, ending: { reason: status === 'gated' ? 'gated' : 'previewed', next } })
  return success(await showPlan(kept, report, `Plan ${digest}`))
}

export async function showPlan(
  { context, forge, pull }: Pick<KeptPlan, 'context' | 'forge' | 'pull'>,
  report: PlanReport,
  message: string,
): Promise<ActionEnding> {
  const posted = await postPlan({ context, forge, pull: pull.number, report })
  const ending: ActionEnding = { reason: report.ending.reason, message, report, pull: { number: pull.number } }
  return posted === undefined
    ? ending
    : { ...ending, reason: posted.code, message: `${message}, but it could not be shown: ${posted.message}` }
}
