import { planPlace } from '../app/plan-place.ts'
import { applyPlan } from '../apply/apply-plan.ts'
import { CONFIG_FILE } from '../base/config.ts'
import { meaningOf, type Refusal, reasonOf } from '../base/errors/reasons.ts'
import { calledName } from '../base/recipe-ref.ts'
import type { Result } from '../base/result.ts'
import { countOf, nameSome } from '../base/text/wording.ts'
import { APPLY_CONSENT } from '../github/events/action-io.ts'
import { CONSENTED } from '../plan/decide.ts'
import { findTimedOut, type PlanOutcome } from '../plan/plan-outcome.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import { cleanEnding, fixCommand } from '../report/plan-facts.ts'
import { makePlanReport, type PlanReport, type RunOutcome } from '../report/plan-report.ts'
import { postPlan } from './answer.ts'
import { type ActionOutcome, refusedOutcome } from './outcome.ts'
import { type FolderPlan, planFolder } from './plan-folder.ts'
import type { ActionContext } from './runner.ts'
import { suggestPlan } from './save-preview.ts'
import { hasOwnFiles, reportsIssue, type WorkflowRequest, type WorkflowRun } from './workflow-request.ts'

/** Plans a recipe, handles the plan as the mode says, and shows it. */
export async function runPrepared(request: WorkflowRequest, prepared: WorkflowRun): Promise<ActionOutcome> {
  const canRun = await canRunCommands(request, prepared)
  const made = await planWorkflow(request, prepared, canRun)
  if (!made.ok) return refusedOutcome(made.error)
  await using loaded = made.value.loaded
  const ending = await endRun(request, prepared, { planned: made.value.planned, loaded, canRun })
  const { note } = prepared
  const report = await makePlanReport({ ...made.value.planned, ending: { next: [], ...ending, ...(note !== undefined && { note }) } })
  return shown(await withDrift(request, report), request)
}

/** With `report: issue`, drift goes into an issue and does not fail the job. A check that could not finish still does. */
async function withDrift(request: WorkflowRequest, report: PlanReport): Promise<PlanReport> {
  const { ending } = report
  if (!reportsIssue(request.context) || (ending.reason !== 'changes_found' && ending.reason !== 'clean')) return report
  const { tellDrift } = await import('./jobs/drift-job.ts')
  const told = await tellDrift(request, report)
  if (!told.ok)
    return { ...report, ending: { ...ending, reason: told.error.code, detail: `${told.error.message}. ${told.error.suggestion}` } }
  return { ...report, ending: { ...ending, reason: ending.reason === 'clean' ? 'clean' : 'drift_reported', detail: told.value } }
}

type Ended = Pick<RunOutcome, 'reason' | 'detail'> & Partial<Pick<RunOutcome, 'next'>>

async function endRun(
  { context, mode, commits }: WorkflowRequest,
  prepared: WorkflowRun,
  { planned, loaded, canRun }: Pick<FolderPlan, 'planned'> & { readonly loaded: LoadedPlan | undefined; readonly canRun: boolean },
): Promise<Ended> {
  const { outcome } = planned
  if (outcome.kind === 'failed') return { reason: reasonOf(outcome.failure.error) }
  if (mode === 'check')
    return checkEnding(planned, outcome, { context, isFork: commits?.isFork === true, canRun, otherBytes: prepared.otherBytes })
  if (outcome.kind === 'gated') return { reason: 'gated', ...(!canRun && { detail: besideToken(context) }) }
  if (loaded === undefined) return cleanEnding(planned)
  if (mode === 'preview') return { reason: 'previewed' }
  const { store: _, target } = planPlace(prepared.opened)
  const applied = await applyPlan({ plan: loaded.plan, changes: loaded.changes, ...target })
  return applied.ok ? { reason: applied.value } : { reason: reasonOf(applied.error), detail: applied.error.message }
}

/** A check passes only if the whole recipe ran, checked every file and would change nothing. */
function checkEnding(
  planned: FolderPlan['planned'],
  outcome: Exclude<PlanOutcome, { kind: 'failed' }>,
  {
    context,
    isFork,
    canRun,
    otherBytes,
  }: { readonly context: ActionContext; readonly isFork: boolean; readonly canRun: boolean; readonly otherBytes: string | undefined },
): Ended {
  if (outcome.kind === 'gated') {
    const { label, call } = outcome.gate
    const advice = isFork
      ? 'Sous does not run such calls on pull requests from forks.'
      : !canRun
        ? besideToken(context)
        : `Allow it with a rule in ${CONFIG_FILE} on the base branch, or check without it.`
    return { reason: 'check_gated', detail: `Step '${label}' calls ${call.tool.name}. ${advice}` }
  }
  if (outcome.changes.length > 0) {
    const paths = outcome.changes.map(({ path }) => `'${path}'`)
    const command = fixCommand(planned, calledName({ recipe: planned.recipe.source }))
    return {
      reason: 'changes_found',
      detail: `Check failed: this recipe would change ${countOf(paths.length, 'file')}: ${nameSome(paths, 3)}.`,
      next: [{ command, does: 'fixes it', lead: 'To fix it, run this in a clone and commit the result:' }],
    }
  }
  const unfinished = otherBytes ?? findTimedOut(outcome)
  return unfinished === undefined ? cleanEnding(planned) : { reason: 'check_incomplete', detail: `${unfinished}.` }
}

/**
 * Rules count only if people with write access wrote them: on events of the repository itself, and on pull requests, whose
 * rules come from the base. No call runs over the files of a fork.
 */
async function planWorkflow(request: WorkflowRequest, prepared: WorkflowRun, canRun: boolean): Promise<Result<FolderPlan, Refusal>> {
  const { context, repo, event, mode } = request
  const trustsPatterns = hasOwnFiles(request)
  const isOwn = canRun && trustsPatterns
  const hasConsent = canRun && mode === 'apply' && context.runner.input('consent') === APPLY_CONSENT && event !== 'pull_request'
  return planFolder({
    context,
    folder: prepared.opened.tree.folder,
    prepared,
    rules: isOwn ? prepared.config.rules : [],
    trustsPatterns,
    askedAt: repo.github.serverTime,
    ...(hasConsent && { approver: CONSENTED }),
  })
}

/** Why no command runs, and what to do. */
function besideToken(context: ActionContext): string {
  const advice = reportsIssue(context) ? "Leave 'report: issue' out, and give the job" : 'Give the job'
  return `The token of this job can write, and Sous never runs commands next to such a token. ${advice} 'permissions: { contents: read }'.`
}

/** A command could read the token from a parent process's environment, even if it is removed from its own. */
async function canRunCommands({ context, repo }: WorkflowRequest, { recipe }: WorkflowRun): Promise<boolean> {
  const { run, fetch } = recipe.permissions
  if (context.token === '' || run.length + fetch.length === 0) return true
  if (reportsIssue(context)) return false
  const remote = await repo.remote()
  return remote.ok && (await remote.value.refusePush()) !== undefined
}

/** On the pull request too, if there is one and the token can write there. */
async function shown(report: PlanReport, { context, repo, pull }: WorkflowRequest): Promise<ActionOutcome> {
  const { reason, note } = report.ending
  const ending: ActionOutcome = {
    reason,
    message: note === undefined ? sentence(report) : `${sentence(report)}\n${note}`,
    report,
    ...(pull !== undefined && { pull: { number: pull } }),
  }
  if (pull === undefined || context.token === '') return ending
  const posted = await postPlan({ context, repo, pull, report })
  if (posted.ok) await suggestPlan({ context, repo, pull, report })
  else context.runner.report('warning', `The plan is in the job summary only: ${posted.error.message.replaceAll('\n', ' ')}`)
  return ending
}

function sentence({ recipe, plan, outcome, ending: { reason, detail, next } }: PlanReport): string {
  if (reason === 'check_gated' || reason === 'check_incomplete') return `${meaningOf(reason)} ${detail}`
  const fix = reason === 'changes_found' ? next[0] : undefined
  if (detail !== undefined) return fix === undefined ? detail : `${detail} To fix it, run "${fix.command}" and commit the result.`
  if (outcome.kind === 'failed') {
    const { at, error } = outcome.failure
    return `${at.file}:${at.line}:${at.column}: ${error.message}. ${error.suggestion}`
  }
  return plan === undefined ? recipe.name : `${recipe.name}: plan ${plan.digest}`
}
