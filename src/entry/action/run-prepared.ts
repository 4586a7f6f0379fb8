import { landPlan } from '../../engine/land-plan.ts'
import { APPLY_CONSENT } from '../../forge/action-io.ts'
import type { Refusal } from '../../model/reason.ts'
import { reasonOf } from '../../model/reason-code.ts'
import type { Result } from '../../model/result.ts'
import { makePlanReport, type PlanReport, type RunEnding } from '../../report/plan-report.ts'
import { consented } from '../approvers.ts'
import { planPlace } from '../plan-place.ts'
import type { PreparedRun } from '../prepare-run.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { type FolderPlan, planFolder } from './plan-folder.ts'
import { postPlan } from './pull-comments.ts'
import type { WorkflowRequest } from './run-workflow.ts'
import { suggestPlan } from './suggest-plan.ts'

/** Plans a recipe that can be run, does with the plan what the mode says, and shows it. */
export async function runPrepared(request: WorkflowRequest, prepared: PreparedRun): Promise<ActionEnding> {
  const made = await planWorkflow(request, prepared)
  if (!made.ok) return refusedEnding(made.error)
  await using loaded = made.value.loaded
  const { outcome } = made.value.planned
  const report = (ending: RunEnding) => makePlanReport({ ...made.value.planned, ending })
  if (outcome.kind === 'failed' || loaded === undefined)
    return shown(
      await report({ reason: outcome.kind === 'failed' ? reasonOf(outcome.failure.error) : 'internal_error', next: [] }),
      request,
    )
  if (outcome.kind === 'gated') return shown(await report({ reason: 'gated', next: [] }), request)
  if (outcome.changes.length === 0) return shown(await report({ reason: 'clean', next: [] }), request)
  if (request.mode === 'check') return shown(await report({ reason: 'changes_found', next: [] }), request)
  if (request.mode === 'preview') return shown(await report({ reason: 'previewed', next: [] }), request)
  const { store: _, landing } = planPlace(prepared.opened)
  const landed = await landPlan({ plan: loaded.plan, changes: loaded.changes, ...landing })
  const ending = landed.ok ? { reason: landed.value } : { reason: reasonOf(landed.error), detail: landed.error.message }
  return shown(await report({ ...ending, next: [] }), request)
}

/** Where somebody may have changed recipe and configuration who may not write, their rules allow nothing. */
async function planWorkflow(request: WorkflowRequest, prepared: PreparedRun): Promise<Result<FolderPlan, Refusal>> {
  const { context, event, mode } = request
  const isOwn = event === 'push' || event === 'schedule' || (event === 'workflow_dispatch' && request.isDefault)
  const hasConsent = mode === 'apply' && context.runner.input('consent') === APPLY_CONSENT && event !== 'pull_request'
  return planFolder({
    context,
    folder: prepared.opened.tree.folder,
    prepared,
    rules: isOwn ? prepared.config.rules : [],
    ...(hasConsent && { approver: consented }),
  })
}

/** Beside the job summary, on the pull request if there is one and the token may write there. */
async function shown(report: PlanReport, { context, forge, pull }: WorkflowRequest): Promise<ActionEnding> {
  const { reason, detail } = report.ending
  const ending: ActionEnding = {
    reason,
    message: detail ?? sentence(report),
    report,
    ...(pull !== undefined && { pull: { number: pull } }),
  }
  if (pull === undefined || context.token === '') return ending
  const posted = await postPlan({ context, forge, pull, report })
  if (posted === undefined) await suggestPlan({ context, forge, pull, report })
  else context.runner.command(`::warning title=Sous::The plan is in the job summary only: ${posted.message.replaceAll('\n', ' ')}\n`)
  return ending
}

function sentence({ recipe, plan, outcome }: PlanReport): string {
  if (outcome.kind === 'failed') {
    const { at, error } = outcome.failure
    return `${at.file}:${at.line}:${at.column}: ${error.message}. ${error.suggestion}`
  }
  return plan === undefined ? recipe.name : `${recipe.name}: plan ${plan.digest}`
}
