import { applyLoaded, approveApply, checkLoaded, protectedPlaces } from '../app/apply-saved.ts'
import { makeRun } from '../app/make-run.ts'
import { type PlanPlace, planPlace } from '../app/plan-place.ts'
import { type PreparedRun, prepareRun, type Unprepared } from '../app/prepare-run.ts'
import { findTrust, type Trust } from '../app/trust.ts'
import { approvalsFile, readUserRules } from '../app/user-files.ts'
import { policyHash } from '../base/config.ts'
import { reasonOf } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ApprovalRule, ReportedPlan } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type Approver, CONSENTED, NOBODY } from '../plan/decide.ts'
import type { MadePlan } from '../plan/make-plan.ts'
import { findTimedOut } from '../plan/plan-outcome.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import { savePlan } from '../plan/store/plan-store.ts'
import { cleanEnding, outcomeOf } from '../report/outcome-text.ts'
import { makePlanReport, PlanRecorder, type PlanReport, type RunOutcome } from '../report/plan-report.ts'
import type { ExitCode } from './fail.ts'
import type { Invocation } from './invocation.ts'
import type { RunOptions } from './options/run-options.ts'
import { openReportFolder } from './report-files.ts'
import { nextCommands, type ReportTarget, reportRun, reportUnprepared, showPlan } from './run-report.ts'
import { askForTrust, terminalApprover } from './terminal/approvers.ts'
import { withProgress } from './terminal/progress-line.ts'
import { StepLines } from './terminal/step-lines.ts'

/** Where the one pipeline stops: after the plan, after the verdict on it, or after its apply. */
export type RunMode = 'preview' | 'check' | 'run'

interface Run {
  readonly mode: RunMode
  readonly options: RunOptions
  readonly invocation: Invocation
  readonly prepared: PreparedRun
  readonly trust: Trust
  readonly policy: string
  /** The user's own. */
  readonly userRules: readonly ApprovalRule[]
}

/** `sous preview`, `sous check` and `sous run`. */
export async function runRecipe(mode: RunMode, options: RunOptions, invocation: Invocation): Promise<ExitCode> {
  const opened = await openRun(mode, options, invocation)
  const folder = openReportFolder(options, invocation)
  if (!folder.ok) return reportUnprepared({ kind: 'error', error: folder.error }, { options, invocation })
  const target = { options, invocation, folder: folder.value }
  if (!opened.ok) return reportUnprepared(opened.error, target)
  const run = opened.value
  const recorder = new PlanRecorder()
  const made = await planRun(run, recorder)
  if (!made.ok) return reportUnprepared({ kind: 'error', error: made.error }, target)
  await using _loaded = made.value.loaded
  const places = await protectedPlaces(run.prepared.opened, run.prepared.config)
  const report = async (ending: RunOutcome, plan: ReportedPlan | undefined) =>
    makePlanReport({
      recipe: run.prepared.recipe,
      inputs: run.prepared.inputs,
      outcome: made.value.outcome,
      plan,
      steps: recorder.steps,
      places,
      ending,
    })
  // Awaited here: what was sealed is disposed of as soon as this function returns.
  return await conclude(run, made.value, { report, target })
}

async function openRun(mode: RunMode, options: RunOptions, invocation: Invocation): Promise<Result<Run, Unprepared>> {
  const refuse = (error: ToolError) => failure({ kind: 'error' as const, error })
  const prepared = await prepareRun(invocation, options)
  if (!prepared.ok) return prepared
  const policy = policyHash(prepared.value.config)
  const found = await findTrust(prepared.value, policy, invocation)
  if (!found.ok) return refuse(found.error)
  // A preview of what is not trusted shows everything up to the first such call, and runs none.
  const mustTrust = mode === 'run' || options.yes || options.trust !== undefined
  const untrusted = mustTrust ? await askForTrust({ trust: found.value, run: prepared.value, given: options.trust, invocation }) : undefined
  if (untrusted !== undefined) return refuse(untrusted)
  const userRules = readUserRules(invocation)
  if (!userRules.ok) return refuse(userRules.error)
  const isAsked = mustTrust && options.trust === undefined
  const trust = { ...found.value, isTrusted: found.value.isTrusted || mustTrust, isRemembered: found.value.isRemembered || isAsked }
  return success({ mode, options, invocation, prepared: prepared.value, trust, policy, userRules: userRules.value })
}

async function planRun(run: Run, recorder: PlanRecorder): Promise<Result<MadePlan, ToolError>> {
  const { options, invocation, prepared, trust, policy, userRules } = run
  const lines = new StepLines(invocation.console)
  const approver = callApprover(run)
  try {
    return await makeRun({
      run: prepared,
      surroundings: invocation,
      policy,
      rules: trust.isTrusted ? [...userRules, ...prepared.config.rules] : [],
      approver: {
        async ask(request) {
          lines.pause()
          const answer = await approver.ask(request)
          lines.resume()
          return answer
        },
        remember: (request) => approver.remember(request),
      },
      emit(event) {
        recorder.record(event)
        if (!options.json) lines.take(event)
      },
      allowHosts: options.allowHosts,
      verbose: options.verbose,
    })
  } finally {
    lines.end()
  }
}

/** Whoever is asked about calls that act outside the workspace. */
function callApprover({ mode, options, invocation, prepared, trust }: Run): Approver {
  if (!trust.isTrusted) return NOBODY
  if (options.yes) return CONSENTED
  const { console, env, signal } = invocation
  if (mode !== 'run' || !console.isInteractive || options.json) return NOBODY
  return terminalApprover({ console, root: prepared.opened.tree.folder, approvalsFile: approvalsFile(env), signal })
}

interface Reporting {
  report(ending: RunOutcome, plan: ReportedPlan | undefined): Promise<PlanReport>
  readonly target: ReportTarget
}

async function conclude(run: Run, { outcome, record, loaded }: MadePlan, { report, target }: Reporting): Promise<ExitCode> {
  const { mode, options } = run
  const reportOn = (plan: ReportedPlan | undefined, ending: Omit<RunOutcome, 'next'>) =>
    report({ ...ending, next: nextCommands({ reason: ending.reason, options, trust: run.trust, plan }) }, plan)
  const endWith = async (plan: ReportedPlan | undefined, ending: Omit<RunOutcome, 'next'>, hasShown = false) =>
    reportRun(await reportOn(plan, ending), { ...target, hasShown })
  const end = (ending: Omit<RunOutcome, 'next'>, hasShown = false) => endWith(record, ending, hasShown)
  if (outcome.kind === 'failed') return end({ reason: reasonOf(outcome.failure.error) })
  const unfinished = mode === 'check' ? findTimedOut(outcome) : undefined
  if (loaded === undefined && unfinished !== undefined) return end({ reason: 'check_incomplete', detail: `${unfinished}.` })
  if (loaded === undefined) return end(cleanEnding({ outcome, plan: record }))
  if (mode === 'check') return end({ reason: outcome.kind === 'gated' ? 'gated' : 'changes_found' })
  const place = planPlace(run.prepared.opened)
  const isShownOnly = outcome.kind === 'gated' || mode === 'preview'
  const reason = outcome.kind === 'gated' ? 'gated' : 'previewed'
  // A plan is large: it is put together for people to read while another thread writes it down.
  const [saved, shown] = await Promise.all([savePlan(place.store, loaded), isShownOnly ? reportOn(loaded.plan, { reason }) : undefined])
  // Nobody is told the digest of a plan that cannot be applied.
  if (!saved.ok) return endWith(undefined, outcomeOf(saved.error))
  if (shown !== undefined) return reportRun(shown, target)
  return applyRun(run, {
    loaded,
    place,
    end,
    show: async () => showPlan(await report({ reason: 'previewed', next: [] }, loaded.plan), target),
  })
}

interface Apply {
  readonly loaded: LoadedPlan
  readonly place: PlanPlace
  end(ending: Omit<RunOutcome, 'next'>, hasShown?: boolean): Promise<ExitCode>
  /** Shows the plan to whoever is about to be asked. */
  show(): Promise<void>
}

async function applyRun({ options, invocation, prepared, trust, userRules }: Run, { loaded, place, end, show }: Apply): Promise<ExitCode> {
  const { console, env, signal } = invocation
  const root = prepared.opened.tree.folder
  const canAsk = console.isInteractive && !options.yes && !options.json
  if (canAsk) await show()
  const impossible = canAsk ? await checkLoaded({ loaded, place, options, opened: prepared.opened, surroundings: invocation }) : undefined
  if (impossible !== undefined) return end(outcomeOf(impossible), true)
  const approver = options.yes
    ? CONSENTED
    : canAsk
      ? terminalApprover({
          console,
          root,
          approvalsFile: approvalsFile(env),
          signal,
          isShown: true,
          places: () => protectedPlaces(prepared.opened, prepared.config),
        })
      : NOBODY
  const refusal = await approveApply({
    plan: loaded.plan,
    changes: loaded.changes,
    hash: trust.hash,
    rules: userRules,
    root,
    approver,
    onRule: () => (options.json ? undefined : console.err(console.errStyle.dim(`Approved by a rule in ${approvalsFile(env)}\n`))),
  })
  if (refusal !== undefined) return end({ reason: reasonOf(refusal) }, canAsk)
  const applied = await withProgress(console, 'apply', (progress) =>
    applyLoaded({ loaded, place, options, opened: prepared.opened, surroundings: invocation, progress }),
  )
  return end(applied.ok ? applied.value : outcomeOf(applied.error), canAsk)
}
