import * as fs from 'node:fs'
import * as path from 'node:path'
import type { FileChange } from '../model/change.ts'
import { reasonOf } from '../model/reason-code.ts'
import { diffChanges, recordChanges, summarizeChanges } from '../report/change-summary.ts'
import { diagnosticsRecord, renderDiagnostics, renderVerdict } from '../report/diagnostics.ts'
import type { BareReport, PlanReport } from '../report/plan-report.ts'
import { printableJson } from '../report/printable.ts'
import { renderDiff } from '../report/terminal-diff.ts'
import { renderEnding, renderPlan } from '../report/terminal-plan.ts'
import { renderError } from '../report/terminal-result.ts'
import { renderPatch } from '../workspace/patch/render-patch.ts'
import type { Console, Invocation } from './console.ts'
import { EXIT, type ExitCode, exitCodeFor, exitCodeForReason } from './exit-codes.ts'
import type { Unprepared } from './prepare-run.ts'
import type { RunOptions } from './run-options.ts'

export interface ReportTarget {
  readonly options: Pick<RunOptions, 'json' | 'out'>
  readonly invocation: Invocation
  /** The person has seen the plan already. */
  readonly hasShown?: boolean
}

/** The plan, for a person who is about to be asked about it. */
export function showPlan(report: PlanReport, { options, invocation }: ReportTarget): void {
  if (!options.json) invocation.console.out(`${renderPlan(report, invocation.console.outStyle)}\n`)
}

/** A run that made a plan, or failed to: in the form that was asked for, and in files where that was asked for. */
export async function reportRun(report: PlanReport, target: ReportTarget): Promise<void> {
  const { options, invocation, hasShown } = target
  const { console } = invocation
  if (options.json) console.out(`${printableJson((await import('../report/plan-result.ts')).planResult(report), 2)}\n`)
  else {
    if (!hasShown) showPlan(report, target)
    console.out(renderEnding(report.ending, console.outStyle))
  }
  if (options.out !== undefined) await writeFiles(report, path.resolve(invocation.folder, options.out))
}

async function writeFiles(report: PlanReport, folder: string): Promise<void> {
  const [{ renderPlanMarkdown, SUMMARY_BUDGET }, { planResult }] = await Promise.all([
    import('../report/plan-markdown.ts'),
    import('../report/plan-result.ts'),
  ])
  fs.mkdirSync(folder, { recursive: true })
  const { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET)
  fs.writeFileSync(path.join(folder, 'summary.md'), text)
  fs.writeFileSync(path.join(folder, 'result.json'), `${JSON.stringify(planResult(report, { isIncomplete }), undefined, 2)}\n`)
  fs.writeFileSync(path.join(folder, 'changes.patch'), await renderPatch(report.changes))
}

/** A run of which no step ran. */
export async function reportUnprepared(unprepared: Unprepared, { options, invocation }: ReportTarget): Promise<ExitCode> {
  const { console } = invocation
  switch (unprepared.kind) {
    case 'error': {
      const { error } = unprepared
      if (!options.json) console.err(renderError(error, console.errStyle))
      else await reportBare({ error, ending: { reason: reasonOf(error), next: [] } }, invocation)
      return exitCodeFor(error.code)
    }
    case 'invalid_recipe': {
      const { files } = unprepared
      const ending = { reason: 'invalid_recipe', next: [] } as const
      if (options.json) console.out(`${printableJson({ ...diagnosticsRecord(files), ...(await bareRecord({ ending })) }, 2)}\n`)
      else console.err(renderDiagnostics(files, console.errStyle) + renderVerdict(files, console.errStyle))
      return EXIT.badArguments
    }
    case 'invalid_inputs': {
      const { recipe, diagnostics } = unprepared
      const ending = { reason: 'invalid_inputs', next: [{ command: `sous explain ${recipe}`, does: 'tells what it takes' }] } as const
      if (options.json) await reportBare({ recipe, diagnostics, ending }, invocation)
      else {
        for (const { message, suggestion } of diagnostics)
          console.err(renderError({ code: 'invalid_arguments', message, suggestion }, console.errStyle))
        console.err(renderEnding(ending, console.errStyle))
      }
      return EXIT.badArguments
    }
  }
}

/** A landing of a plan that was kept. */
export async function reportLanding(report: BareReport, { options, invocation }: ReportTarget): Promise<ExitCode> {
  const { console } = invocation
  if (options.json) return reportBare(report, invocation)
  if (report.error !== undefined && report.ending.next.length === 0) console.err(renderError(report.error, console.errStyle))
  else console.out(renderEnding(report.ending, console.outStyle))
  return exitCodeForReason(report.ending.reason)
}

export async function showChanges(changes: readonly FileChange[], console: Console): Promise<void> {
  const diffs = await diffChanges(changes)
  console.out(`${renderDiff({ changes, diffs }, console.outStyle)}\n${summarizeChanges(recordChanges(changes, diffs))}\n`)
}

async function bareRecord(report: BareReport): Promise<object> {
  return (await import('../report/plan-result.ts')).bareResult(report)
}

async function reportBare(report: BareReport, { console }: Invocation): Promise<ExitCode> {
  console.out(`${printableJson(await bareRecord(report), 2)}\n`)
  return exitCodeForReason(report.ending.reason)
}
