import type { Unprepared } from '../app/prepare-run.ts'
import type { Trust } from '../app/trust.ts'
import type { FileChange } from '../base/change.ts'
import { shortDigest } from '../base/digest.ts'
import { exitCodeOf, type ReasonCode } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ReportedPlan } from '../base/plan.ts'
import type { ProtectedPlaces } from '../base/protected-files.ts'
import type { Result } from '../base/result.ts'
import { shellWord } from '../base/text/wording.ts'
import { callOfPlan } from '../plan/plan-of-call.ts'
import { diagnosticsRecord, renderDiagnostics, renderValidation } from '../report/diagnostics-text.ts'
import { diffChanges, recordChanges, summarizeChanges } from '../report/hunk-lines.ts'
import { outcomeOf } from '../report/plan-facts.ts'
import type { BareReport, NextCommand, PlanReport } from '../report/plan-report.ts'
import { printableJson } from '../report/printable.ts'
import { renderDiff, renderStat } from '../report/terminal/terminal-diff.ts'
import { renderOutcome, renderPlan } from '../report/terminal/terminal-plan.ts'
import { renderError } from '../report/terminal/terminal-result.ts'
import { NEXT_TEXTS } from '../texts/en/next-texts.ts'
import { EXIT, type ExitCode } from './fail.ts'
import type { Console, Invocation } from './invocation.ts'
import type { RunOptions } from './options/run-options.ts'

export interface ReportTarget {
  readonly options: Pick<RunOptions, 'json'> & Partial<Pick<RunOptions, 'stat'>>
  readonly invocation: Invocation
  /** The folder of `--out`. */
  readonly folder?: string | undefined
  /** Of a saved plan. */
  readonly changes?: readonly FileChange[]
  /** The person has already seen the plan. */
  readonly hasShown?: boolean
}

/** The plan, for a person. */
export async function printPlan(report: PlanReport, { options, invocation: { console } }: ReportTarget): Promise<void> {
  if (!options.json) await console.page(`${renderPlan(report, console.outStyle, options)}\n`)
}

/** Reports a run that made a plan or failed to, as text or JSON, and in files with `--out`. */
export async function reportRun(report: PlanReport, target: ReportTarget): Promise<ExitCode> {
  const { options, invocation, hasShown, folder } = target
  const { console } = invocation
  if (options.json) console.data(`${printableJson((await import('../report/json/plan-result.ts')).planResult(report), 2)}\n`)
  else {
    if (!hasShown) await printPlan(report, target)
    console.out(renderOutcome(report.ending, console.outStyle))
  }
  const code = exitCodeOf(report.ending.reason)
  if (folder === undefined) return code
  const { writePlanFiles } = await import('./report-files.ts')
  return tellWritten(await writePlanFiles(report, folder), code, console)
}

/** A run that ended before its first step. */
export async function reportUnprepared(unprepared: Unprepared, target: ReportTarget): Promise<ExitCode> {
  const { console } = target.invocation
  const { json } = target.options
  switch (unprepared.kind) {
    case 'error': {
      const { error } = unprepared
      if (!json) console.err(renderError(error, console.errStyle))
      return reportBare({ error, ending: { ...outcomeOf(error), next: [] } }, target)
    }
    case 'invalid_recipe': {
      const { files } = unprepared
      const ending = { reason: 'invalid_recipe', next: [] } as const
      if (!json) console.err(renderDiagnostics(files, console.errStyle) + renderValidation(files, console.errStyle))
      const [only] = files.length === 1 ? files : []
      const diagnostics = files.flatMap((file) => file.diagnostics)
      return reportBare({ ...(only && { recipe: only.path }), diagnostics, ending }, target, diagnosticsRecord(files))
    }
    case 'invalid_inputs': {
      const { recipe, diagnostics } = unprepared
      const ending = {
        reason: 'invalid_inputs',
        next: [{ command: `sous explain ${shellWord(recipe)}`, does: NEXT_TEXTS.explain }],
      } as const
      if (!json) {
        for (const { message, suggestion } of diagnostics)
          console.err(renderError({ code: 'invalid_arguments', message, suggestion }, console.errStyle))
        console.err(renderOutcome(ending, console.errStyle))
      }
      return reportBare({ recipe, diagnostics, ending }, target)
    }
  }
}

/** An apply of a saved plan. */
export async function reportApplied(report: BareReport, target: ReportTarget): Promise<ExitCode> {
  const { console } = target.invocation
  if (target.options.json) return reportBare(report, target)
  if (report.error !== undefined && report.ending.next.length === 0) console.err(renderError(report.error, console.errStyle))
  else console.out(renderOutcome(report.ending, console.outStyle))
  return reportBare(report, target)
}

/** A command that failed before it had a recipe or a plan. */
export function failEarly(error: ToolError, invocation: Invocation, folder?: string): Promise<ExitCode> {
  return reportUnprepared({ kind: 'error', error }, { options: { json: invocation.argv.includes('--json') }, invocation, folder })
}

export interface ShowChanges {
  readonly console: Console
  readonly places: ProtectedPlaces
  readonly isStat: boolean
}

export async function showChanges(changes: readonly FileChange[], { console, places, isStat }: ShowChanges): Promise<void> {
  const diffs = await diffChanges(changes)
  const render = isStat ? renderStat : renderDiff
  await console.page(`${render({ changes, diffs, places }, console.outStyle)}\n${summarizeChanges(recordChanges(changes, diffs))}\n`)
}

/** A run without steps, for programs. */
async function reportBare(report: BareReport, target: ReportTarget, more: object = {}): Promise<ExitCode> {
  const { options, invocation, folder } = target
  const { console } = invocation
  if (options.json)
    console.data(`${printableJson({ ...more, ...(await import('../report/json/plan-result.ts')).bareResult(report) }, 2)}\n`)
  const code = exitCodeOf(report.ending.reason)
  if (folder === undefined) return code
  const { writeBareFiles } = await import('./report-files.ts')
  return tellWritten(await writeBareFiles(report, folder, target.changes), code, console)
}

/** If the reports cannot be written, the run has failed. */
function tellWritten(written: Result<void, ToolError>, code: ExitCode, console: Console): ExitCode {
  if (written.ok) return code
  console.err(renderError(written.error, console.errStyle))
  return code === EXIT.done ? EXIT.failed : code
}

export interface Situation {
  readonly reason: ReasonCode
  readonly options: RunOptions
  readonly trust?: Trust
  readonly plan: ReportedPlan | undefined
}

/** The commands to type next. */
export function nextCommands({ reason, options, trust, plan }: Situation): readonly NextCommand[] {
  const root = options.root === undefined ? [] : ['--root', options.root]
  const digest = plan?.digest === undefined ? '' : shortDigest(plan.digest)
  const isOfCall = () => plan !== undefined && callOfPlan(plan) !== undefined
  const needsTrust = trust === undefined || trust.isRemembered ? [] : ['--trust', trust.hash]
  const asTrusted = options.trust === undefined ? [] : needsTrust
  switch (reason) {
    case 'approval_needed':
      // Applying the plan of a call asks first, which was not possible.
      if (isOfCall())
        return [
          command(['plans', digest, ...root], NEXT_TEXTS.show),
          command(['apply', digest, ...root, ...target(options), '--yes'], NEXT_TEXTS.apply),
        ]
      return [command(['apply', digest, ...root, ...target(options)], NEXT_TEXTS.apply)]
    case 'previewed':
      return [command(['apply', digest, ...root, ...target(options)], isOfCall() ? NEXT_TEXTS.ask : NEXT_TEXTS.apply)]
    case 'applied':
    case 'committed':
      // Undo works on the files that are checked out.
      return options.branch === undefined
        ? [command(['undo', digest, ...root], NEXT_TEXTS.undo)]
        : [switchTo(options.branch, options.root), command(['undo', digest, ...root], NEXT_TEXTS.undoOnBranch)]
    case 'gated': {
      const asks = command(['run', ...again(options), ...asTrusted], NEXT_TEXTS.askAboutCall)
      // What --yes needs besides is known only for a recipe that was read.
      if (trust === undefined) return [asks]
      return [asks, command(['run', ...again(options), '--yes', ...needsTrust], NEXT_TEXTS.approveCall)]
    }
    case 'changes_found':
      return [command(['run', ...again(options), ...asTrusted], NEXT_TEXTS.runAgain)]
    case 'stale':
      // Without trust this is a command on a saved plan, whose word is a digest.
      return trust === undefined || options.word === undefined
        ? []
        : [command(['preview', ...again({ ...options, commit: false, branch: undefined }), ...asTrusted], NEXT_TEXTS.previewAgain)]
    case 'failed:apply_unfinished':
      return [
        command(['recover', ...root], NEXT_TEXTS.recover),
        command(['apply', digest, ...root, ...target(options)], NEXT_TEXTS.applyAfterRecovery),
      ]
    default:
      // It could not be applied, but it is saved.
      return trust === undefined || plan === undefined || !reason.startsWith('failed:')
        ? []
        : [command(['apply', digest, ...root, ...target(options)], NEXT_TEXTS.applyLater)]
  }
}

function again({ word, inputs, inputsFile, root, allowHosts, ...rest }: RunOptions): readonly string[] {
  return [
    word ?? '',
    ...inputs,
    ...(inputsFile === undefined ? [] : ['--inputs', inputsFile]),
    ...allowHosts.flatMap((host) => ['--allow-host', host]),
    ...(root === undefined ? [] : ['--root', root]),
    ...target(rest),
  ]
}

function target({ commit, branch }: Pick<RunOptions, 'commit' | 'branch'>): readonly string[] {
  return [...(commit ? ['--commit'] : []), ...(branch === undefined ? [] : ['--branch', branch])]
}

function switchTo(branch: string, root: string | undefined): NextCommand {
  const words = ['git', ...(root === undefined ? [] : ['-C', root]), 'switch', branch]
  return { command: words.map(shellWord).join(' '), does: NEXT_TEXTS.switch }
}

function command(words: readonly string[], does: string): NextCommand {
  return { command: ['sous', ...words].map(shellWord).join(' '), does }
}
