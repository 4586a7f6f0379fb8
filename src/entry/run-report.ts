import type { FileChange } from '../model/change.ts'
import type { ProtectedPlaces } from '../model/protected-paths.ts'
import type { Result } from '../model/result.ts'
import { shellWord } from '../model/shell-word.ts'
import type { ToolError } from '../model/tool-error.ts'
import { diffChanges, recordChanges, summarizeChanges } from '../report/change-summary.ts'
import { diagnosticsRecord, renderDiagnostics, renderVerdict } from '../report/diagnostics.ts'
import { endingOf } from '../report/ending-text.ts'
import type { BareReport, PlanReport } from '../report/plan-report.ts'
import { printableJson } from '../report/printable.ts'
import { renderDiff } from '../report/terminal-diff.ts'
import { renderEnding, renderPlan } from '../report/terminal-plan.ts'
import { renderError } from '../report/terminal-result.ts'
import type { Console, Invocation } from './console.ts'
import { EXIT, type ExitCode, exitCodeForReason } from './exit-codes.ts'
import type { Unprepared } from './prepare-run.ts'
import type { RunOptions } from './run-options.ts'

export interface ReportTarget {
  readonly options: Pick<RunOptions, 'json'>
  readonly invocation: Invocation
  /** Where files are to be written too. */
  readonly folder?: string | undefined
  /** Of a plan that was kept. */
  readonly changes?: readonly FileChange[]
  /** The person has seen the plan already. */
  readonly hasShown?: boolean
}

/** The plan, for a person who is about to be asked about it. */
export function showPlan(report: PlanReport, { options, invocation }: ReportTarget): void {
  if (!options.json) invocation.console.out(`${renderPlan(report, invocation.console.outStyle)}\n`)
}

/** A run that made a plan, or failed to: in the form that was asked for, and in files where that was asked for. */
export async function reportRun(report: PlanReport, target: ReportTarget): Promise<ExitCode> {
  const { options, invocation, hasShown, folder } = target
  const { console } = invocation
  if (options.json) console.out(`${printableJson((await import('../report/plan-result.ts')).planResult(report), 2)}\n`)
  else {
    if (!hasShown) showPlan(report, target)
    console.out(renderEnding(report.ending, console.outStyle))
  }
  const code = exitCodeForReason(report.ending.reason)
  if (folder === undefined) return code
  const { writePlanFiles } = await import('./report-files.ts')
  return tellWritten(await writePlanFiles(report, folder), code, console)
}

/** A run of which no step ran. */
export async function reportUnprepared(unprepared: Unprepared, target: ReportTarget): Promise<ExitCode> {
  const { console } = target.invocation
  const { json } = target.options
  switch (unprepared.kind) {
    case 'error': {
      const { error } = unprepared
      if (!json) console.err(renderError(error, console.errStyle))
      return reportBare({ error, ending: { ...endingOf(error), next: [] } }, target)
    }
    case 'invalid_recipe': {
      const { files } = unprepared
      const ending = { reason: 'invalid_recipe', next: [] } as const
      if (!json) console.err(renderDiagnostics(files, console.errStyle) + renderVerdict(files, console.errStyle))
      const [only] = files.length === 1 ? files : []
      const diagnostics = files.flatMap((file) => file.diagnostics)
      return reportBare({ ...(only && { recipe: only.path }), diagnostics, ending }, target, diagnosticsRecord(files))
    }
    case 'invalid_inputs': {
      const { recipe, diagnostics } = unprepared
      const ending = {
        reason: 'invalid_inputs',
        next: [{ command: `sous explain ${shellWord(recipe)}`, does: 'tells what it takes' }],
      } as const
      if (!json) {
        for (const { message, suggestion } of diagnostics)
          console.err(renderError({ code: 'invalid_arguments', message, suggestion }, console.errStyle))
        console.err(renderEnding(ending, console.errStyle))
      }
      return reportBare({ recipe, diagnostics, ending }, target)
    }
  }
}

/** A landing of a plan that was kept. */
export async function reportLanding(report: BareReport, target: ReportTarget): Promise<ExitCode> {
  const { console } = target.invocation
  if (target.options.json) return reportBare(report, target)
  if (report.error !== undefined && report.ending.next.length === 0) console.err(renderError(report.error, console.errStyle))
  else console.out(renderEnding(report.ending, console.outStyle))
  return reportBare(report, target)
}

/** A command that never got as far as its recipe or plan. */
export function failEarly(error: ToolError, invocation: Invocation, folder?: string): Promise<ExitCode> {
  return reportUnprepared({ kind: 'error', error }, { options: { json: invocation.argv.includes('--json') }, invocation, folder })
}

export async function showChanges(changes: readonly FileChange[], console: Console, places: ProtectedPlaces): Promise<void> {
  const diffs = await diffChanges(changes)
  console.out(`${renderDiff({ changes, diffs, places }, console.outStyle)}\n${summarizeChanges(recordChanges(changes, diffs))}\n`)
}

/** What machines are told of a run without steps. */
async function reportBare(report: BareReport, target: ReportTarget, more: object = {}): Promise<ExitCode> {
  const { options, invocation, folder } = target
  const { console } = invocation
  if (options.json) console.out(`${printableJson({ ...more, ...(await import('../report/plan-result.ts')).bareResult(report) }, 2)}\n`)
  const code = exitCodeForReason(report.ending.reason)
  if (folder === undefined) return code
  const { writeBareFiles } = await import('./report-files.ts')
  return tellWritten(await writeBareFiles(report, folder, target.changes), code, console)
}

/** A report that could not be written is a failure, also of a run that went well. */
function tellWritten(written: Result<void, ToolError>, code: ExitCode, console: Console): ExitCode {
  if (written.ok) return code
  console.err(renderError(written.error, console.errStyle))
  return code === EXIT.done ? EXIT.failed : code
}
