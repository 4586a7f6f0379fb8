import { applyLoaded, checkLoaded, protectedPlaces } from '../app/apply-saved.ts'
import { type FolderPlaces, planPlace } from '../app/plan-place.ts'
import { planRecipe, type RecipePlan, type UserConsent } from '../app/plan-recipe.ts'
import type { PreparedRun, Unprepared } from '../app/prepare-run.ts'
import { decideTrust, type Trust } from '../app/trust.ts'
import { approvalsFile } from '../app/user-files.ts'
import { reasonOf } from '../base/errors/reasons.ts'
import type { ReportedPlan } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type Approver, CONSENTED, NO_APPROVER } from '../plan/decide.ts'
import { findTimedOut, StepRecorder } from '../plan/plan-outcome.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import { cleanEnding, outcomeOf } from '../report/plan-facts.ts'
import { makePlanReport, type PlanReport, type RunOutcome } from '../report/plan-report.ts'
import { PROMPT_TEXTS } from '../texts/en/prompt-texts.ts'
import type { ExitCode } from './fail.ts'
import type { Invocation } from './invocation.ts'
import type { RunOptions } from './options/run-options.ts'
import { openReportFolder } from './report-files.ts'
import { nextCommands, printPlan, type ReportTarget, reportRun, reportUnprepared } from './run-report.ts'
import { askToTrust, terminalApprover } from './terminal/approvers.ts'
import { withProgress } from './terminal/progress-line.ts'
import { StepLines } from './terminal/step-lines.ts'

/** Where the pipeline stops: after the plan, after the check, or after the apply. */
export type RunMode = 'preview' | 'check' | 'run'

interface Run {
  /** A recipe that is not in a file. */
  readonly prepared: PreparedRun | undefined
  readonly mode: RunMode
  readonly options: RunOptions
  readonly invocation: Invocation
}

/** `sous preview`, `sous check` and `sous run`. */
export async function runRecipe(mode: RunMode, options: RunOptions, invocation: Invocation, prepared?: PreparedRun): Promise<ExitCode> {
  const folder = openReportFolder(options, invocation)
  if (!folder.ok) return reportUnprepared({ kind: 'error', error: folder.error }, { options, invocation })
  const target = { options, invocation, folder: folder.value }
  const recorder = new StepRecorder()
  const planned = await planRun({ mode, options, invocation, prepared }, recorder)
  if (!planned.ok) return reportUnprepared(planned.error, target)
  const { run, made } = planned.value
  await using _loaded = made.loaded
  const places = await protectedPlaces(run.opened, run.config)
  const report = async (ending: RunOutcome, plan: ReportedPlan | undefined) =>
    makePlanReport({ recipe: run.recipe, inputs: run.inputs, outcome: made.outcome, plan, steps: recorder.steps, places, ending })
  // Awaited here: what was sealed is disposed of as soon as this function returns.
  return await conclude({ mode, options, invocation, prepared }, planned.value, { report, target })
}

/** Plans the recipe, and shows each step once. */
async function planRun(run: Run, recorder: StepRecorder): Promise<Result<RecipePlan, Unprepared>> {
  const lines = new StepLines(run.invocation.console)
  try {
    return await planTrusted(run, { recorder, lines })
  } finally {
    lines.end()
  }
}

interface StepReporting {
  readonly recorder: StepRecorder
  readonly lines: StepLines
}

/**
 * Only when a call would really run is the person asked whether to trust the recipe, and the plan made again: `sous run` asks
 * nothing for a recipe whose preview runs nothing.
 */
async function planTrusted(run: Run, reporting: StepReporting): Promise<Result<RecipePlan, Unprepared>> {
  const { mode, options, invocation } = run
  const planned = await planOnce(run, reporting, options.trust)
  const isWanted = mode === 'run' || options.yes
  if (!planned.ok || !isWanted || planned.value.made.outcome.kind !== 'gated') return planned
  const { trust, run: prepared, made } = planned.value
  if (trust === undefined || trust.isTrusted) return planned
  await made.loaded?.[Symbol.asyncDispose]()
  const { recorder, lines } = reporting
  lines.pause()
  const untrusted = await askToTrust({ trust, run: prepared, given: undefined, invocation })
  lines.restart()
  if (untrusted !== undefined) return failure({ kind: 'error', error: untrusted })
  recorder.reset()
  return planOnce(run, reporting, trust.hash)
}

/** With the hash of a recipe that is trusted, if one is known. */
function planOnce(run: Run, { recorder, lines }: StepReporting, trusted: string | undefined): Promise<Result<RecipePlan, Unprepared>> {
  const { options, invocation, prepared } = run
  return planRecipe({
    surroundings: invocation,
    recipe: prepared ?? options,
    consent: consentOf(run, lines, trusted),
    emit(event) {
      recorder.record(event)
      if (!options.json) lines.take(event)
    },
    allowHosts: options.allowHosts,
    verbose: options.verbose,
  })
}

/** How the command line asks about calls. */
function consentOf(run: Run, lines: StepLines, trusted: string | undefined): UserConsent {
  const { options } = run
  return {
    async trust(found, prepared) {
      if (trusted === undefined) return success(found)
      const decision = decideTrust(found, prepared, trusted)
      if (decision.kind !== 'trusted') return failure(decision.error)
      return success({ ...found, isTrusted: true, isRemembered: found.isRemembered || options.trust === undefined })
    },
    approver: (trust, prepared) => callApprover(run, lines, { trust, prepared }),
  }
}

/** Asked about calls that act outside the workspace. */
function callApprover(
  { mode, options, invocation }: Run,
  lines: StepLines,
  { trust, prepared }: { readonly trust: Trust; readonly prepared: PreparedRun },
): Approver {
  if (!trust.isTrusted) return NO_APPROVER
  if (options.yes) return CONSENTED
  const { console, env, signal } = invocation
  if (mode !== 'run' || !console.isInteractive || options.json) return NO_APPROVER
  return terminalApprover({ console, root: prepared.opened.tree.folder, approvalsFile: approvalsFile(env), signal, lines })
}

interface Reporting {
  report(ending: RunOutcome, plan: ReportedPlan | undefined): Promise<PlanReport>
  readonly target: ReportTarget
}

async function conclude(run: Run, planned: RecipePlan, { report, target }: Reporting): Promise<ExitCode> {
  const { mode, options } = run
  const { outcome, record, loaded } = planned.made
  const { trust } = planned
  const reportOn = (plan: ReportedPlan | undefined, ending: Omit<RunOutcome, 'next'>) =>
    report({ ...ending, next: nextCommands({ reason: ending.reason, options, ...(trust && { trust }), plan }) }, plan)
  const endWith = async (plan: ReportedPlan | undefined, ending: Omit<RunOutcome, 'next'>, hasShown = false) =>
    reportRun(await reportOn(plan, ending), { ...target, hasShown })
  const end = (ending: Omit<RunOutcome, 'next'>, hasShown = false) => endWith(record, ending, hasShown)
  if (outcome.kind === 'failed') return end({ reason: reasonOf(outcome.failure.error) })
  const unfinished = mode === 'check' ? findTimedOut(outcome) : undefined
  if (loaded === undefined && unfinished !== undefined) return end({ reason: 'check_incomplete', detail: `${unfinished}.` })
  if (loaded === undefined) return end(cleanEnding({ outcome, plan: record }))
  if (mode === 'check') return end({ reason: outcome.kind === 'gated' ? 'gated' : 'changes_found' })
  const place = planPlace(planned.run.opened)
  const isShownOnly = outcome.kind === 'gated' || mode === 'preview'
  const reason = outcome.kind === 'gated' ? 'gated' : 'previewed'
  // A plan is large: it is rendered while another thread writes it.
  const [saved, shown] = await Promise.all([
    place.store.save(loaded, { isPreviewed: true }),
    isShownOnly ? reportOn(loaded.plan, { reason }) : undefined,
  ])
  // A plan that cannot be applied shows no digest.
  if (!saved.ok) return endWith(undefined, outcomeOf(saved.error))
  if (shown !== undefined) return reportRun(shown, target)
  return applyRun(run, planned, {
    loaded,
    place,
    end,
    show: async () => printPlan(await report({ reason: 'previewed', next: [] }, loaded.plan), target),
  })
}

interface Apply {
  readonly loaded: LoadedPlan
  readonly place: FolderPlaces
  end(ending: Omit<RunOutcome, 'next'>, hasShown?: boolean): Promise<ExitCode>
  /** Shows the plan before the question. */
  show(): Promise<void>
}

async function applyRun(
  { options, invocation }: Run,
  { run, approve }: RecipePlan,
  { loaded, place, end, show }: Apply,
): Promise<ExitCode> {
  const { console, env, signal } = invocation
  const { opened, config } = run
  const canAsk = console.isInteractive && !options.yes && !options.json
  if (canAsk) await show()
  const impossible = canAsk ? await checkLoaded({ loaded, place, options, opened, surroundings: invocation }) : undefined
  if (impossible !== undefined) return end(outcomeOf(impossible), true)
  const approver = options.yes
    ? CONSENTED
    : canAsk
      ? terminalApprover({
          console,
          root: opened.tree.folder,
          approvalsFile: approvalsFile(env),
          signal,
          isShown: true,
          places: () => protectedPlaces(opened, config),
        })
      : NO_APPROVER
  const refusal = await approve(loaded, approver, () =>
    options.json ? undefined : console.err(console.errStyle.dim(PROMPT_TEXTS.ruleApproved(approvalsFile(env)))),
  )
  if (refusal !== undefined) return end({ reason: reasonOf(refusal) }, canAsk)
  const applied = await withProgress(console, 'apply', (progress) =>
    applyLoaded({ loaded, place, options, opened, surroundings: invocation, progress }),
  )
  return end(applied.ok ? applied.value : outcomeOf(applied.error), canAsk)
}
