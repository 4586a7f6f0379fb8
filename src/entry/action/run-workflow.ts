import * as path from 'node:path'
import { landPlan } from '../../engine/land-plan.ts'
import { APPLY_CONSENT } from '../../forge/action-io.ts'
import type { ForgeRequest } from '../../forge/forge-request.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { reasonOf } from '../../model/reason-code.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { readInputsText } from '../../recipe/read-inputs-text.ts'
import { makePlanReport, type PlanReport, type RunEnding } from '../../report/plan-report.ts'
import { consented } from '../approvers.ts'
import { openRecipes } from '../open-recipes.ts'
import { planPlace } from '../plan-place.ts'
import { type PreparedRun, prepareRecipe } from '../prepare-run.ts'
import { loadConfig } from '../read-config.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { actionInvocation } from './action-invocation.ts'
import type { Forge } from './open-forge.ts'
import { type FolderPlan, planFolder } from './plan-folder.ts'
import { postPlan } from './pull-comments.ts'
import { suggestPlan } from './suggest-plan.ts'
import { unpreparedText } from './unprepared-text.ts'

export type WorkflowRequest = Extract<ForgeRequest, { kind: 'workflow' }> & { readonly context: ActionContext; readonly forge: Forge }

/** A step of a workflow: the recipe that it names, over what was checked out. */
export async function runWorkflow(request: WorkflowRequest): Promise<ActionEnding> {
  if (request.mode === 'propose') {
    const { proposeWorkflow } = await import('./propose-workflow.ts')
    return proposeWorkflow(request)
  }
  const prepared = await prepareWorkflow(request)
  if (!prepared.ok) return refusedEnding(prepared.error)
  const made = await planWorkflow(request, prepared.value)
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
  const { store: _, landing } = planPlace(prepared.value.opened)
  const landed = await landPlan({ plan: loaded.plan, changes: loaded.changes, ...landing })
  const ending = landed.ok ? { reason: landed.value } : { reason: reasonOf(landed.error), detail: landed.error.message }
  return shown(await report({ ...ending, next: [] }), request)
}

/** Where somebody may have changed recipe and configuration who may not write, their rules allow nothing. */
export async function planWorkflow(request: WorkflowRequest, prepared: PreparedRun): Promise<Result<FolderPlan, Refusal>> {
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

async function prepareWorkflow({ context, mode }: WorkflowRequest): Promise<Result<PreparedRun, Refusal>> {
  const { runner, workspace } = context
  const word = runner.input('recipe')
  if (word === '') return failure(refusal('input_invalid', "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."))
  const consent = runner.input('consent')
  if (consent !== '' && (consent !== APPLY_CONSENT || mode !== 'apply'))
    return failure(refusal('input_invalid', `The input 'consent' is for 'mode: apply', and is ${APPLY_CONSENT} or nothing`))
  const folder = path.resolve(workspace, runner.input('working-directory') || '.')
  if (folder !== workspace && !folder.startsWith(workspace + path.sep))
    return failure(refusal('input_invalid', "The input 'working-directory' leads out of the workspace"))
  const given = readInputsText(runner.input('inputs'), 'inputs')
  if (!given.ok) return failure(refusal('input_invalid', given.error.message, given.error.suggestion))
  const recipes = await openRecipes(actionInvocation(context, folder), '.')
  if (!recipes.ok) return failure(refusal('input_invalid', recipes.error.message, 'Check the files out before this step.'))
  const { opened } = recipes.value
  const config = await loadConfig(opened.tree, new Date(), runner.input('config') || undefined)
  if (!config.ok) return failure(refusal('policy_error', config.error.message, config.error.suggestion))
  const prepared = await prepareRecipe(recipes.value, word, given.value)
  if (prepared.ok) return success({ ...prepared.value, config: config.value.config, opened })
  const { message, suggestion } = unpreparedText(prepared.error)
  return failure(refusal('input_invalid', message, suggestion))
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
