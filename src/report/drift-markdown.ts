import { countOf } from '../model/wording.ts'
import { fixCommand } from './fix-command.ts'
import { fitParts, type MarkdownBudget } from './markdown-budget.ts'
import { filesParts, fixedPart } from './markdown-files.ts'
import { codeSpan, fence } from './markdown-text.ts'
import type { PlanReport } from './plan-report.ts'
import { printableLine } from './printable.ts'

/** The body of an issue may have 65,536 characters. */
const ISSUE_BUDGET: MarkdownBudget = { bytes: 240_000, units: 60_000 }

/** What a check found, for an issue. No digest, commit or time is in it: the same drift has the same text in every run. */
export function renderDrift(report: PlanReport, name: string): string {
  const files = countOf(report.diffs.length, 'file')
  const head = `Recipe ${codeSpan(name)} would change ${files}. To fix it, run this in a clone and commit the result:\n\n${fence('sh', [printableLine(fixCommand(report, name))])}\n`
  const parts = [fixedPart(head), ...filesParts(report, 1)]
  return `${fitParts(parts, ISSUE_BUDGET).texts.join('')}\nSous updates this issue, and closes it when there is nothing to change any more.\n`
}
