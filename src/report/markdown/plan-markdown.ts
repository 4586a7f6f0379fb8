import type { FileChange } from '../../base/change.ts'
import { decisionOf } from '../../base/errors/reasons.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { countOf } from '../../base/text/wording.ts'
import { COMMENT_TEXTS } from '../../texts/en/comment-texts.ts'
import { countFindings } from '../annotations.ts'
import { type ChangeRecord, countChanged, diffChanges } from '../hunk-lines.ts'
import type { BareReport, PlanReport } from '../plan-report.ts'
import { printable } from '../printable.ts'
import { PLAIN } from '../terminal/style.ts'
import { placeText } from '../terminal/terminal-plan.ts'
import { renderError } from '../terminal/terminal-result.ts'
import { diffPart, filesParts, fixedPart, MANY_FILES } from './markdown-files.ts'
import {
  annotationsPart,
  callWarningsPart,
  failurePart,
  gatePart,
  headlinePart,
  inputsPart,
  manifestPart,
  minorWarnings,
  nextPart,
  outputsPart,
  renderDigest,
  renderFooter,
  stepsPart,
  textFence,
  timelinePart,
  warningsPart,
} from './markdown-parts.ts'
import { codeSpan, fitParts, type Lack, type MarkdownBudget, type Part } from './markdown-text.ts'

export interface PlanMarkdown {
  readonly text: string
  /** Something did not fit, so a person who approves from this text has not seen everything. */
  readonly isIncomplete: boolean
}

export interface PlanBudget extends MarkdownBudget {
  /** Room for each file, if there are many: a comment stays short enough to read. */
  readonly unitsPerFile?: number
  /** The least room that `unitsPerFile` comes to. */
  readonly leastUnits?: number
  /** Every file is shown whole, also where a change that many files share is shown once. */
  readonly hasEveryDiff?: boolean
}

/** GitHub drops a summary of more than 1 MiB. */
export const SUMMARY_BUDGET: PlanBudget = { bytes: 1_000_000, units: 1_000_000, hasEveryDiff: true }
/** A comment may have 65,536 characters, some of them for what is around the report. With 400 files it stays under 20,000. */
export const COMMENT_BUDGET: PlanBudget = { bytes: 240_000, units: 60_000, unitsPerFile: 49, leastUnits: 19_000 }

/** Enough for the sentence that says what did not fit. */
const NOTICE_BYTES = 600

const { details: TEXTS, totals: TOTALS, incomplete: INCOMPLETE } = COMMENT_TEXTS

/**
 * A plan for job summaries and comments. It never exceeds the budget, if that is at least a few thousand bytes: diffs are left out
 * first, the largest before the others, and a notice below the headline says so. `whole` is a sentence in Markdown that says where
 * every diff is.
 */
export function renderPlanMarkdown(report: PlanReport, budget: PlanBudget, whole?: string): PlanMarkdown {
  const units = unitsFor(report, budget)
  const room = { bytes: budget.bytes - NOTICE_BYTES, units: units - NOTICE_BYTES }
  const { texts, lacks } = fitParts(partsOf(report, budget, whole), room)
  const [headline = '', ...rest] = texts
  return { text: [headline, renderNotice(lacks, report, whole), ...rest].join(''), isIncomplete: lacks.length > 0 }
}

function unitsFor({ diffs }: PlanReport, { units, unitsPerFile, leastUnits = 0 }: PlanBudget): number {
  if (unitsPerFile === undefined || diffs.length <= MANY_FILES) return units
  return Math.min(units, Math.max(leastUnits, diffs.length * unitsPerFile))
}

/** In reading order; the ranks say which get room first. */
function partsOf(report: PlanReport, { hasEveryDiff = false }: PlanBudget, whole: string | undefined): readonly Part[] {
  return [
    headlineOf(report),
    ...failurePart(report, 1),
    ...nextPart(report.ending, 1),
    ...gatePart(report, 1),
    ...warningsPart(report, 2),
    ...annotationsPart(report, 5),
    ...filesParts(report, { rank: 10, hasEveryDiff, whole }),
    fixedPart(`<details>\n<summary>${TEXTS.title(contentsOf(report))}</summary>\n\n`),
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

function contentsOf(report: PlanReport): readonly string[] {
  const { plan, inputs, outcome, steps } = report
  const { contents } = TEXTS
  const hasOutputs = outcome.kind === 'complete' && Object.keys(outcome.outputs).length > 0
  const isVerified = steps.some(({ place }) => place.isVerify)
  return [
    contents.permissions,
    ...(Object.values(inputs).every((value) => value === null) ? [] : [contents.inputs]),
    ...(hasOutputs ? [contents.outputs] : []),
    ...(steps.length === 0 ? [] : [isVerified ? contents.checks : contents.steps]),
    ...(minorWarnings(report).length === 0 ? [] : [contents.warnings]),
    ...(plan?.digest === undefined ? [] : [contents.digest]),
  ]
}

function factsOf({ recipe, plan, ending }: PlanReport): string {
  const digest = plan?.digest === undefined ? '' : renderDigest(plan.digest)
  return `${digest}${TEXTS.facts(codeSpan(recipe.source.path), codeSpan(ending.reason))}\n\n`
}

function renderNotice(lacks: readonly Lack[], { diffs }: PlanReport, whole: string | undefined): string {
  if (lacks.length === 0) return ''
  const count = (...kinds: readonly string[]) =>
    new Set(lacks.flatMap((lack) => (typeof lack === 'string' || !kinds.includes(lack.kind) ? [] : lack.paths))).size
  const [hidden, unnamed, places] = [count('diff', 'file'), count('file'), count('place')]
  const parts = [
    ...(hidden === 0 ? [] : [INCOMPLETE.diffs(hidden, diffs.length)]),
    ...(unnamed === 0 ? [] : [INCOMPLETE.names(unnamed)]),
    ...(places === 0 ? [] : [INCOMPLETE.places(places)]),
    ...new Set(lacks.filter((lack) => typeof lack === 'string')),
  ]
  return `> [!WARNING]\n> ${INCOMPLETE.notice(parts.join(', '), whole ?? INCOMPLETE.plan)}\n\n`
}

function headlineOf(report: PlanReport): Part {
  const { recipe, outcome, ending } = report
  return headlinePart(recipe.name, ending, [outcome.kind === 'failed' ? TOTALS.failed : totalsOf(report)], countFindings(report) > 0)
}

/** `3 files, +4 −4`. */
function totalsOf(report: PlanReport): string {
  const { outcome, records } = report
  const found = countFindings(report)
  const changes = records.length === 0 && (found > 0 || outcome.kind === 'gated') ? [] : [changesText(records)]
  const findings = found === 0 ? [] : [countOf(found, 'finding')]
  return [...changes, ...findings, ...(outcome.kind === 'gated' ? [TOTALS.waits] : [])].join(', ')
}

function changesText(records: readonly ChangeRecord[]): string {
  const { files, directories } = countChanged(records)
  if (records.length === 0) return TOTALS.none
  const sum = (of: (record: ChangeRecord) => number) => records.reduce((total, record) => total + of(record), 0)
  return [
    ...(files === 0 ? [] : [countOf(files, 'file')]),
    ...(directories === 0 ? [] : [TOTALS.directories(directories)]),
    ...(files === 0
      ? []
      : [
          TOTALS.lines(
            sum(({ additions }) => additions),
            sum(({ deletions }) => deletions),
          ),
        ]),
  ].join(', ')
}

const MAX_DIAGNOSTICS = 100

/** A run without steps: the mistakes in a recipe, why nothing was done, or what was applied. */
export function renderBareMarkdown(report: BareReport, budget: MarkdownBudget): PlanMarkdown {
  const { recipe, plan, ending, diagnostics = [], error } = report
  const path = plan?.recipe.path ?? recipe
  const [title = ''] = plan?.message.split('\n', 1) ?? [
    path ?? (decisionOf(ending.reason) === 'pass' ? COMMENT_TEXTS.done : COMMENT_TEXTS.nothingRan),
  ]
  const parts = [
    headlinePart(title, ending, ending.reason === 'committed' ? [TOTALS.applied] : []),
    ...fencePart(INCOMPLETE.parts.mistakes, listDiagnostics(diagnostics)),
    ...fencePart(INCOMPLETE.parts.error, error === undefined ? '' : renderError(error, PLAIN)),
    ...nextPart(ending, 2),
    { rank: 2, forms: [{ render: () => bareFacts(report) }], lacks: INCOMPLETE.parts.digest },
  ]
  const { texts, lacks } = fitParts(parts, budget)
  return { text: texts.join(''), isIncomplete: lacks.length > 0 }
}

function bareFacts({ recipe, plan, ending }: BareReport): string {
  const path = plan?.recipe.path ?? recipe
  const facts = TEXTS.facts(path === undefined ? undefined : codeSpan(path), codeSpan(ending.reason))
  return `${plan === undefined ? '' : renderDigest(plan.digest)}${facts}\n\n`
}

function fencePart(lacks: string, text: string): readonly Part[] {
  if (text === '') return []
  return [{ rank: 1, forms: [{ render: () => `${textFence(text)}\n` }, { render: () => `${INCOMPLETE.list}\n\n`, lacks }], lacks }]
}

function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const shown = diagnostics.slice(0, MAX_DIAGNOSTICS).map(({ at, severity, code, message, suggestion }) => {
    const place = `${placeText(at)}: ${severity} ${code}`
    return `${place}: ${printable(message)}\n  → ${printable(suggestion)}\n`
  })
  const more = diagnostics.length - shown.length
  return `${shown.join('')}${more > 0 ? `… ${COMMENT_TEXTS.warnings.more(more)}\n` : ''}`
}

/** What a summary has besides diffs: a fixed part, and a row for each file. */
const AROUND_BYTES = 100_000
const ROW_BYTES = 150

/**
 * How many files of a plan no summary has room to show. It depends on nothing but the changes, so that the job that applies them
 * gets the same number as the one that showed them.
 */
export async function countHidden(changes: readonly FileChange[]): Promise<number> {
  const diffs = await diffChanges(changes)
  const rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + ROW_BYTES, 0)
  const room = Math.max(0, SUMMARY_BUDGET.bytes - AROUND_BYTES - rows)
  const parts = diffs.map((diff) => ({ ...diffPart(diff, new Map()), rank: 0 })).toSorted((a, b) => a.leastBytes - b.leastBytes)
  return fitParts(parts, { bytes: room, units: room }).lacks.length
}
