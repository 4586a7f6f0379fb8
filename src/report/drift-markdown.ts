import { shellWord } from '../model/shell-word.ts'
import { countOf } from '../model/wording.ts'
import { fitParts, type MarkdownBudget } from './markdown-budget.ts'
import { diffPart } from './markdown-diff.ts'
import { filesPart } from './markdown-files.ts'
import { codeSpan, fence } from './markdown-text.ts'
import type { PlanReport } from './plan-report.ts'
import { printableLine } from './printable.ts'

/** The body of an issue may have 65,536 characters. */
const ISSUE_BUDGET: MarkdownBudget = { bytes: 240_000, units: 60_000 }

/** What a check found, for an issue. No digest, commit or time is in it: the same drift has the same text in every run. */
export function renderDrift(report: PlanReport, name: string): string {
  const files = countOf(report.diffs.length, 'file')
  const head = `Recipe ${codeSpan(name)} would change ${files}. To fix it, run this in a clone and commit the result:\n\n${fence('sh', [printableLine(fixOf(report, name))])}\n`
  const parts = [
    { rank: 1, forms: [{ render: () => head }] },
    ...filesPart(report, 2),
    ...report.diffs.map((diff) => ({ ...diffPart(diff, report.authors), rank: 3 })),
  ]
  return `${fitParts(parts, ISSUE_BUDGET).text}\nSous updates this issue, and closes it when there is nothing to change any more.\n`
}

function fixOf({ recipe, inputs }: PlanReport, name: string): string {
  const given = recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default)
  const words = given.flatMap(({ name: key }) => ['-i', `${key}=${textOf(inputs[key])}`])
  return ['sous', 'run', name, ...words].map(shellWord).join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
