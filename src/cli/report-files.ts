import * as fs from 'node:fs'
import * as path from 'node:path'
import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { BareReport, PlanReport } from '../report/plan-report.ts'
import type { Invocation } from './invocation.ts'
import type { RunOptions } from './options/run-options.ts'

/** The folder of `--out`, created if needed, before anything runs that must be reported there. */
export function openReportFolder(
  { out }: Pick<RunOptions, 'out'>,
  { folder }: Pick<Invocation, 'folder'>,
): Result<string | undefined, ToolError> {
  if (out === undefined) return success(undefined)
  const target = path.resolve(folder, out)
  const made = attempt(target, () => {
    fs.mkdirSync(target, { recursive: true })
    fs.accessSync(target, fs.constants.W_OK)
  })
  return made.ok ? success(target) : failure({ ...made.error, code: 'invalid_arguments', message: `--out: ${made.error.message}` })
}

export async function writePlanFiles(report: PlanReport, folder: string): Promise<Result<void, ToolError>> {
  const [{ renderPlanMarkdown, SUMMARY_BUDGET }, { planResult }] = await Promise.all([
    import('../report/markdown/plan-markdown.ts'),
    import('../report/json/plan-result.ts'),
  ])
  const { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET)
  return writeAll(folder, { summary: text, result: planResult(report, { isIncomplete }), changes: report.changes })
}

/** Of a run without steps. */
export async function writeBareFiles(
  report: BareReport,
  folder: string,
  changes: readonly FileChange[] = [],
): Promise<Result<void, ToolError>> {
  const [{ renderBareMarkdown }, { SUMMARY_BUDGET }, { bareResult }] = await Promise.all([
    import('../report/markdown/plan-markdown.ts'),
    import('../report/markdown/plan-markdown.ts'),
    import('../report/json/plan-result.ts'),
  ])
  return writeAll(folder, { summary: renderBareMarkdown(report, SUMMARY_BUDGET).text, result: bareResult(report), changes })
}

interface Reports {
  readonly summary: string
  readonly result: object
  readonly changes: readonly FileChange[]
}

async function writeAll(folder: string, { summary, result, changes }: Reports): Promise<Result<void, ToolError>> {
  const { renderPatch } = await import('../workspace/patch/render-patch.ts')
  const patch = await renderPatch(changes)
  return attempt(folder, () => {
    fs.writeFileSync(path.join(folder, 'summary.md'), summary)
    fs.writeFileSync(path.join(folder, 'result.json'), `${JSON.stringify(result, undefined, 2)}\n`)
    fs.writeFileSync(path.join(folder, 'changes.patch'), patch)
  })
}

function attempt(folder: string, write: () => void): Result<void, ToolError> {
  try {
    write()
    return success(undefined)
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException
    return failure(ERRORS.cannotWrite(folder, code))
  }
}

const ERRORS = {
  cannotWrite: (folder: string, code: string) =>
    toolError('io_error', `Cannot write reports in '${folder}': ${code}`, 'Choose a folder that you can write to.'),
}
