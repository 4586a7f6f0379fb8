import type { FileChange } from '../../base/change.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { countOf } from '../../base/text/wording.ts'
import { countFindings } from '../annotations.ts'
import { type ChangeRecord, diffChanges } from '../hunk-lines.ts'
import type { BareReport, PlanReport } from '../plan-report.ts'
import { printable } from '../printable.ts'
import { PLAIN } from '../terminal/style.ts'
import { placeText } from '../terminal/terminal-plan.ts'
import { renderError } from '../terminal/terminal-result.ts'
import { diffPart, filesParts, fixedPart } from './markdown-files.ts'
import {
  annotationsPart,
  callWarningsPart,
  failurePart,
  gatePart,
  headlinePart,
  inputsPart,
  manifestPart,
  nextPart,
  outputsPart,
  renderDigest,
  renderFooter,
  stepsPart,
  textFence,
  timelinePart,
  warningsPart,
} from './markdown-parts.ts'
import { codeSpan, fitParts, type MarkdownBudget, type Part } from './markdown-text.ts'

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
 * are left out first, the largest before the others, and a notice below the headline says so. `elsewhere` is a sentence, in Markdown,
 * that says where to see the rest.
 */
export function renderPlanMarkdown(report: PlanReport, budget: MarkdownBudget, elsewhere = LOOK): PlanMarkdown {
  const room = { bytes: budget.bytes - NOTICE_BYTES, units: budget.units - NOTICE_BYTES }
  const { texts, lacks } = fitParts(partsOf(report), room)
  const [headline = '', ...rest] = texts
  return { text: [headline, renderNotice(lacks, report, elsewhere), ...rest].join(''), isIncomplete: lacks.length > 0 }
}

const LOOK = 'Look at the whole plan before you approve it.'

/** In the order in which they are read; ranks say which of them get room first. */
function partsOf(report: PlanReport): readonly Part[] {
  return [
    headlineOf(report),
    ...failurePart(report, 1),
    ...nextPart(report.ending, 1),
    ...gatePart(report, 1),
    ...warningsPart(report, 2),
    ...annotationsPart(report, 5),
    ...filesParts(report, 10),
    fixedPart(`<details>\n<summary>Details: ${contentsOf(report).join(' · ')}</summary>\n\n`),
    ...manifestPart(report, 2),
    ...inputsPart(report, 4),
    ...outputsPart(report, 5),
    ...stepsPart(report, 4),
    ...callWarningsPart(report, 5),
    ...timelinePart(report, 6),
    fixedPart(`${factsOf(report)}</details>\n\n`),
    fixedPart(renderFooter(report.ending)),
  ]
}

function contentsOf({ plan, inputs }: PlanReport): readonly string[] {
  return [
    'what the recipe may do',
    ...(Object.keys(inputs).length === 0 ? [] : ['inputs']),
    'steps',
    ...(plan?.digest === undefined ? [] : ['full digest']),
  ]
}

function factsOf({ recipe, plan, ending }: PlanReport): string {
  const digest = plan?.digest === undefined ? '' : renderDigest(plan.digest)
  return `${digest}recipe ${codeSpan(recipe.source.path)} · ${codeSpan(ending.reason)}\n\n`
}

function renderNotice(lacks: readonly string[], { diffs }: PlanReport, elsewhere: string): string {
  if (lacks.length === 0) return ''
  const unnamed = lacks.filter((what) => what === 'file').length
  const hidden = lacks.filter((what) => what === 'diff').length + unnamed
  const parts = [
    ...(hidden === 0 ? [] : [`the diffs of ${hidden} of ${countOf(diffs.length, 'file')}`]),
    ...(unnamed === 0 ? [] : [`the names of ${countOf(unnamed, 'file')}`]),
    ...[...new Set(lacks)].filter((what) => what !== 'diff' && what !== 'file'),
  ]
  return `> [!WARNING]\n> **This preview is incomplete.** There is no room for ${parts.join(', ')}. ${elsewhere}\n\n`
}

function headlineOf(report: PlanReport): Part {
  const { recipe, outcome, ending } = report
  return headlinePart(recipe.name, ending, outcome.kind === 'failed' ? [] : [totalsOf(report)])
}

/** `3 files, +4 −4`. */
function totalsOf(report: PlanReport): string {
  const { outcome, records } = report
  const found = countFindings(report)
  const changes = records.length === 0 && (found > 0 || outcome.kind === 'gated') ? [] : [changesText(records)]
  const findings = found === 0 ? [] : [countOf(found, 'finding')]
  return [...changes, ...findings, ...(outcome.kind === 'gated' ? ['waits for approval'] : [])].join(', ')
}

function changesText(records: readonly ChangeRecord[]): string {
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

const MAX_DIAGNOSTICS = 100

/** A run without steps for job summaries and comments: the mistakes of a recipe, why nothing was done, or what was applied. */
export function renderBareMarkdown(report: BareReport, budget: MarkdownBudget): PlanMarkdown {
  const { recipe, plan, ending, diagnostics = [], error } = report
  const path = plan?.recipe.path ?? recipe
  const [title = ''] = plan?.message.split('\n', 1) ?? [path ?? 'nothing was run']
  const parts = [
    headlinePart(title, ending, []),
    ...fencePart('the mistakes', listDiagnostics(diagnostics)),
    ...fencePart('the error', error === undefined ? '' : renderError(error, PLAIN)),
    ...nextPart(ending, 2),
    { rank: 2, forms: [{ render: () => bareFacts(report) }], lacks: 'the digest' },
  ]
  const { texts, lacks } = fitParts(parts, budget)
  return { text: texts.join(''), isIncomplete: lacks.length > 0 }
}

function bareFacts({ recipe, plan, ending }: BareReport): string {
  const path = plan?.recipe.path ?? recipe
  const facts = [...(path === undefined ? [] : [`recipe ${codeSpan(path)}`]), codeSpan(ending.reason)]
  return `${plan === undefined ? '' : renderDigest(plan.digest)}${facts.join(' · ')}\n\n`
}

function fencePart(lacks: string, text: string): readonly Part[] {
  return text === '' ? [] : [{ rank: 1, forms: [{ render: () => `${textFence(text)}\n` }, { render: () => TOO_LONG, lacks }], lacks }]
}

const TOO_LONG = 'The list of what is wrong is too long to be shown here; it is in the log.\n\n'

function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const shown = diagnostics.slice(0, MAX_DIAGNOSTICS).map(({ at, severity, code, message, suggestion }) => {
    const place = `${placeText(at)}: ${severity} ${code}`
    return `${place}: ${printable(message)}\n  → ${printable(suggestion)}\n`
  })
  const more = diagnostics.length - shown.length
  return `${shown.join('')}${more > 0 ? `… and ${more} more\n` : ''}`
}

/** For all that a summary has beside diffs: a fixed part, and a row for each file. */
const AROUND_BYTES = 100_000
const ROW_BYTES = 150

/**
 * How many files of a plan no summary has room to show. It depends on nothing but the changes, so that the job that applies them
 * comes to the same as the one that showed them.
 */
export async function countHidden(changes: readonly FileChange[]): Promise<number> {
  const diffs = await diffChanges(changes)
  const rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + ROW_BYTES, 0)
  const room = Math.max(0, SUMMARY_BUDGET.bytes - AROUND_BYTES - rows)
  const parts = diffs.map((diff) => ({ ...diffPart(diff, new Map()), rank: 0 })).toSorted((a, b) => a.leastBytes - b.leastBytes)
  return fitParts(parts, { bytes: room, units: room }).lacks.length
}
