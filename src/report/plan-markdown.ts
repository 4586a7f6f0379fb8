import { countOf } from '../model/wording.ts'
import type { ChangeRecord } from './change-summary.ts'
import { type Fitted, fitParts, type MarkdownBudget, type Part } from './markdown-budget.ts'
import { diffPart } from './markdown-diff.ts'
import { headlinePart, nextPart, renderDigest, renderFooter } from './markdown-ending.ts'
import { filesPart } from './markdown-files.ts'
import {
  annotationsPart,
  callWarningsPart,
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
  const isOpen = report.diffs.length <= MAX_OPEN_DIFFS
  const diffs = report.diffs.map((diff) => diffPart(diff, report.authors, isOpen))
  const bySize = [...diffs].sort((a, b) => a.leastBytes - b.leastBytes)
  const place = new Map(bySize.map((part, i) => [part, i / bySize.length]))
  return [
    headlineOf(report),
    ...failurePart(report, 1),
    ...gatePart(report, 1),
    ...nextPart(report.ending, 1),
    ...warningsPart(report, 2),
    ...annotationsPart(report, 5),
    ...diffs.map((part) => ({ ...part, rank: 10 + (place.get(part) ?? 0) })),
    fixed(`<details>\n<summary>Details: ${contentsOf(report).join(' · ')}</summary>\n\n`),
    ...manifestPart(report, 2),
    ...filesPart(report, 3),
    ...inputsPart(report, 4),
    ...outputsPart(report, 5),
    ...stepsPart(report, 4),
    ...callWarningsPart(report, 5),
    ...timelinePart(report, 6),
    fixed(`${factsOf(report)}</details>\n\n`),
    fixed(renderFooter(report.ending)),
  ]
}

/** Few diffs are read at once; many are opened one by one. */
const MAX_OPEN_DIFFS = 3

/** What there is room for in any case. */
function fixed(text: string): Part {
  return { rank: 0, forms: [{ render: () => text }] }
}

function contentsOf({ plan, inputs }: PlanReport): readonly string[] {
  return [
    'what the recipe may do',
    ...(Object.keys(inputs).length === 0 ? [] : ['inputs']),
    'steps',
    ...(plan === undefined ? [] : ['full digest']),
  ]
}

function factsOf({ recipe, plan, ending }: PlanReport): string {
  const digest = plan === undefined ? '' : renderDigest(plan.digest)
  return `${digest}recipe ${codeSpan(recipe.source.path)} · ${codeSpan(ending.reason)}\n\n`
}

function renderNotice({ lacks }: Fitted, { diffs }: PlanReport): string {
  if (lacks.length === 0) return ''
  const hidden = lacks.filter((what) => what === 'diff').length
  const others = [...new Set(lacks)].filter((what) => what !== 'diff')
  const parts = [...(hidden === 0 ? [] : [`the diffs of ${hidden} of ${countOf(diffs.length, 'file')}`]), ...others]
  return `> [!WARNING]\n> **This preview is incomplete.** Not shown for want of room: ${parts.join(', ')}. Look at the whole plan before you approve it.\n\n`
}

function headlineOf({ recipe, outcome, records, ending }: PlanReport): Part {
  return headlinePart(recipe.name, ending, outcome.kind === 'failed' ? [] : [totalsOf(records)])
}

/** `3 files, +4 −4`. */
function totalsOf(records: readonly ChangeRecord[]): string {
  const directories = records.filter(({ kind }) => kind === 'create_directory').length
  const files = records.length - directories
  if (records.length === 0) return 'no changes'
  const sum = (of: (record: ChangeRecord) => number) => records.reduce((total, record) => total + of(record), 0)
  return [
    ...(files === 0 ? [] : [countOf(files, 'file')]),
    ...(directories === 0 ? [] : [countOf(directories, 'new directory', 'new directories')]),
    ...(files === 0 ? [] : [`+${sum(({ additions }) => additions)} −${sum(({ deletions }) => deletions)}`]),
  ].join(', ')
}
