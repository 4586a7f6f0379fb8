import { type Refusal, type RefusalCode, refusal } from '../../base/errors/reasons.ts'
import { calledName } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { reportDrift } from '../../github/pulls/drift-issue.ts'
import { renderDrift } from '../../report/markdown/command-answers.ts'
import { codeSpan } from '../../report/markdown/markdown-text.ts'
import type { PlanReport } from '../../report/plan-report.ts'
import type { OpenRepository } from '../open-github.ts'
import { type ActionContext, runUrl } from '../runner.ts'

/** Opens, updates or closes the recipe's issue. Returns a sentence about it. */
export async function tellDrift(
  { context, repo }: { readonly context: ActionContext; readonly repo: OpenRepository },
  report: PlanReport,
): Promise<Result<string, Refusal>> {
  const self = await repo.self()
  if (!self.ok) return self
  const { path } = report.recipe.source
  const name = calledName({ recipe: report.recipe.source })
  const folder = context.runner.input('working-directory') || '.'
  const told = await reportDrift({
    github: repo.github,
    self: self.value,
    subject: folder === '.' ? path : `${folder} ${path}`,
    title: folder === '.' ? `Drift: ${report.recipe.name}` : `Drift in ${folder}: ${report.recipe.name}`,
    body: report.changes.length === 0 ? undefined : renderDrift(report, name),
    closing: `${codeSpan(name)} has nothing left to change, so [this run](${runUrl(context)}) closed the issue.\n`,
  })
  if (!told.ok) {
    const { code, message, suggestion } = told.error
    return failure(ERRORS.issueNotWritten(code, message, suggestion))
  }
  const { kind, issue, warning } = told.value
  if (warning !== undefined) context.runner.say(`${warning}\n`)
  if (issue === undefined) return success('There is nothing to change, and no open issue.')
  const said = kind === 'left' ? 'was closed by someone and has not changed, so Sous left it closed' : `is ${kind}`
  return success(`#${issue.number} ${said}: ${issue.url}`)
}

const ERRORS = {
  issueNotWritten: (code: RefusalCode, why: string, suggestion: string) => refusal(code, `Could not write the issue: ${why}`, suggestion),
}
