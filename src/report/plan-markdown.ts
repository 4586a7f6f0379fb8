import { countOf } from '../model/wording.ts'
import { summarizeChanges } from './change-summary.ts'
import { type Fitted, fitParts, type MarkdownBudget, type Part } from './markdown-budget.ts'
import { diffPart } from './markdown-diff.ts'
import { headlinePart, nextPart } from './markdown-ending.ts'
import { filesPart } from './markdown-files.ts'
import {
  annotationsPart,
  failurePart,
  gatePart,
  inputsPart,
  manifestPart,
  outputsPart,
  stepsPart,
  timelinePart,
  warningsPart,
} from './markdown-parts.ts'
import { codeSpan } from './markdown-text.ts'
import type { PlanReport } from './plan-report.ts'

export interface PlanMarkdown {
  readonly text: string
  /** Whether anything was held back for want of room. Whoever approves has not seen all. */
  readonly isIncomplete: boolean
}

/** A summary of more than 1 MiB is dropped as a whole. */
export const SUMMARY_BUDGET: MarkdownBudget = { bytes: 1_000_000, units: 1_000_000 }
/** A comment may have 65,536 characters; what is around the report needs some of them. */
export const COMMENT_BUDGET: MarkdownBudget = { bytes: 240_000, units: 60_000 }

/** More than the sentence that says what was held back can take. */
const NOTICE_BYTES = 600

/**
 * A plan for job summaries and comments. It is never larger than the budget, as long as that is a few thousand bytes: diffs
 * are left out first, the largest before the others, and the document begins with saying so.
 */
export function renderPlanMarkdown(report: PlanReport, budget: MarkdownBudget): PlanMarkdown {
  const room = { bytes: budget.bytes - NOTICE_BYTES, units: budget.units - NOTICE_BYTES }
  const fitted = fitParts(partsOf(report), room)
  return { text: `${renderNotice(fitted, report)}${fitted.text}`, isIncomplete: fitted.lacks.length > 0 }
}

/** In the order in which they are read; ranks say which of them get room first. */
function partsOf(report: PlanReport): readonly Part[] {
  const diffs = report.diffs.map((diff) => diffPart(diff, report.authors))
  const bySize = [...diffs].sort((a, b) => a.leastBytes - b.leastBytes)
  const place = new Map(bySize.map((part, i) => [part, i / bySize.length]))
  return [
    headlineOf(report),
    ...warningsPart(report, 2),
    ...manifestPart(report, 2),
    ...failurePart(report, 1),
    ...gatePart(report, 1),
    ...nextPart(report, 1),
    ...filesPart(report, 3),
    ...diffs.map((part) => ({ ...part, rank: 10 + (place.get(part) ?? 0) })),
    ...annotationsPart(report, 5),
    ...inputsPart(report, 4),
    ...outputsPart(report, 5),
    ...stepsPart(report, 4),
    ...timelinePart(report, 6),
  ]
}

function renderNotice({ lacks }: Fitted, { diffs }: PlanReport): string {
  if (lacks.length === 0) return ''
  const hidden = lacks.filter((what) => what === 'diff').length
  const others = [...new Set(lacks)].filter((what) => what !== 'diff')
  const parts = [...(hidden === 0 ? [] : [`the diffs of ${hidden} of ${countOf(diffs.length, 'file')}`]), ...others]
  return `> [!WARNING]\n> **This preview is incomplete.** Not shown for want of room: ${parts.join(', ')}. Look at the whole plan before you approve it.\n\n`
}

function headlineOf({ recipe, outcome, records, ending }: PlanReport): Part {
  const totals = outcome.kind === 'failed' ? [] : [`**${summarizeChanges(records)}**`]
  return headlinePart(recipe.name, ending, [...totals, `recipe ${codeSpan(recipe.source.path)}`])
}
