import { decisionOf } from '../../base/errors/reasons.ts'
import { matchAnnotations, moreText } from '../annotations.ts'
import { renderApproval } from '../approval-display.ts'
import { outcomeText } from '../outcome-text.ts'
import {
  callWarnings,
  deferredLabels,
  durationText,
  fileWarnings,
  outputText,
  type PlanWarning,
  permissionRows,
  READS_ONLY,
  type StepStatus,
  summarizeStep,
} from '../plan-facts.ts'
import type { NextCommand, PlanReport, RunOutcome, StepRecord } from '../plan-report.ts'
import { cutText, printable, splitText } from '../printable.ts'
import { calledText } from '../terminal/step-ticker.ts'
import { PLAIN, textTable } from '../terminal/style.ts'
import { placeText, renderFailure } from '../terminal/terminal-plan.ts'
import { MAX_LINE_CHARACTERS } from './markdown-files.ts'
import { codeSpan, details, fence, inlineText, type Part, proseText, table } from './markdown-text.ts'

const MAX_WARNINGS = 50
const MAX_STEPS = 200
const MAX_NAMES = 20

/** Files that grant power later, files that are not what they look like, and what a tool did not look at. */
export function warningsPart(report: PlanReport, rank: number): readonly Part[] {
  const files = fileWarnings(report).map(({ about, text }) => `> - ${codeSpan(about)}: ${text}\n`)
  const calls = callWarnings(report).filter((warning) => !isMinor(warning))
  const important = files.length === 0 ? '' : `> [!CAUTION]\n> Look twice:\n>\n${first(files, '> - ')}\n`
  const others = calls.length === 0 ? '' : `> [!NOTE]\n> Warnings from the steps:\n>\n${first(warningLines(calls, '> - '), '> - ')}\n`
  return part(rank, 'the warnings', important + others)
}

/** What the tools warned of that nobody has to know in order to approve. */
export function callWarningsPart(report: PlanReport, rank: number): readonly Part[] {
  const calls = callWarnings(report).filter(isMinor)
  return calls.length === 0 ? [] : part(rank, 'the warnings', `#### Warnings\n\n${first(warningLines(calls, '- '), '- ')}\n`)
}

/** A glob without files is usual in a recipe for many repositories. */
function isMinor({ text }: PlanWarning): boolean {
  return text.startsWith('No file fits ')
}

function warningLines(warnings: readonly PlanWarning[], prefix: string): readonly string[] {
  return warnings.map(({ about, text }) => `${prefix}${inlineText(about)}: ${inlineText(text)}\n`)
}

function first(lines: readonly string[], prefix: string): string {
  const more = lines.length - MAX_WARNINGS
  return `${lines.slice(0, MAX_WARNINGS).join('')}${more > 0 ? `${prefix}and ${more} more\n` : ''}`
}

export function failurePart({ outcome }: PlanReport, rank: number): readonly Part[] {
  if (outcome.kind !== 'failed') return []
  return part(rank, 'why it failed', `${textFence(renderFailure(outcome.failure, PLAIN))}\n`)
}

/** The call that waits, whole. */
export function gatePart(report: PlanReport, rank: number): readonly Part[] {
  const { outcome } = report
  if (outcome.kind !== 'gated') return []
  const { label, at, call, reason } = outcome.gate
  const later = deferredLabels(report)
  const more = later.length > MAX_NAMES ? ` and ${later.length - MAX_NAMES} more` : ''
  const rest = later.length === 0 ? '' : `Known after approval: ${later.slice(0, MAX_NAMES).map(inlineText).join(', ')}${more}.\n\n`
  const heading = `**Step ${inlineText(label)}** waits for approval at ${codeSpan(placeText(at))}: ${proseText(reason)}.\n\n`
  return part(rank, 'the call that waits for approval', `${heading}${textFence(renderApproval({ call, changes: [], reason }))}\n${rest}`)
}

/** What the recipe may do at all. */
export function manifestPart({ recipe }: PlanReport, rank: number): readonly Part[] {
  const rows = permissionRows(recipe.permissions)
  const shown = rows.length === 0 ? `It may ${READS_ONLY}.\n` : textFence(textTable(rows, PLAIN).join('\n'))
  return part(rank, 'what the recipe may do', `#### This recipe may\n\n${shown}\n`)
}

export function inputsPart({ inputs }: PlanReport, rank: number): readonly Part[] {
  const rows = Object.entries(inputs).flatMap(([name, value]) => (value === null ? [] : [[codeSpan(name), codeSpan(String(value))]]))
  return rows.length === 0 ? [] : part(rank, 'the inputs', `#### Inputs\n\n${table(['Input', 'Value'], rows)}\n`)
}

export function outputsPart({ outcome }: PlanReport, rank: number): readonly Part[] {
  const outputs = outcome.kind === 'complete' ? Object.entries(outcome.outputs) : []
  const rows = outputs.map(([name, value]) => [codeSpan(name), codeSpan(outputText(value))])
  return rows.length === 0 ? [] : part(rank, 'the outputs', `#### Outputs\n\n${table(['Output', 'Value'], rows)}\n`)
}

export function annotationsPart(report: PlanReport, rank: number): readonly Part[] {
  const annotations = matchAnnotations(report)
  if (annotations.shown.length === 0) return []
  const lines = annotations.shown.map(
    ({ level, file, line, message }) => `- ${LEVELS[level]} ${codeSpan(`${file}:${line}`)}: ${inlineText(message)}\n`,
  )
  const rest = moreText(annotations)
  const heading = report.changes.length === 0 ? '' : '**Findings**\n\n'
  return part(rank, 'the findings', `${heading}${lines.join('')}${rest === '' ? '' : `- ${rest}\n`}\n`)
}

const LEVELS = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const

const ICONS: Readonly<Record<StepStatus, string>> = { ran: '✅', skipped: '➖', failed: '❌', waits: '⏸️', deferred: '⏳', unfinished: '❌' }

export function stepsPart({ steps }: PlanReport, rank: number): readonly Part[] {
  if (steps.length === 0) return []
  const rows = steps.slice(0, MAX_STEPS).map(stepRow)
  const more = steps.length > rows.length ? `\nand ${steps.length - rows.length} more steps\n` : ''
  return part(rank, 'the steps', `#### Steps\n\n${table(['Step', 'Result'], rows)}${more}\n`)
}

/** Two columns, which a phone has room for. */
function stepRow(step: StepRecord): readonly string[] {
  const { status, text } = summarizeStep(step)
  const label = `${step.place.isVerify ? 'verify: ' : ''}${inlineText(step.place.label)}`
  const time = (status === 'ran' || status === 'failed') && step.durationMs > 0 ? [durationText(step.durationMs)] : []
  const result = [...(text === '' ? [] : [inlineText(text)]), ...time].join(' · ')
  return [`${ICONS[status]} ${label} · ${codeSpan(calledText(step.place))}`, result]
}

export function timelinePart({ steps }: PlanReport, rank: number): readonly Part[] {
  const chart = renderTimeline(steps)
  return chart === '' ? [] : part(rank, 'the timeline', `${details('Timeline', chart)}\n`)
}

/** Lines wrap before they leave the screen: what stands beyond it would go unseen. */
export function textFence(text: string): string {
  return fence(
    'text',
    text
      .trimEnd()
      .split('\n')
      .flatMap((line) => (line === '' ? [''] : splitText(line, MAX_LINE_CHARACTERS))),
  )
}

function part(rank: number, lacks: string, text: string): readonly Part[] {
  return text === '' ? [] : [{ rank, lacks, forms: [{ render: () => text }] }]
}

const MAX_BARS = 60
const MAX_LABEL_CHARACTERS = 50

/** When which step ran, as a Mermaid chart. Nothing where there is nothing to compare. */
export function renderTimeline(steps: readonly StepRecord[]): string {
  const ran = steps.filter((step) => ['ran', 'failed'].includes(summarizeStep(step).status))
  if (ran.length < 2) return ''
  const end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs))
  // Of a plan that was made elsewhere nobody knows how long it took.
  if (end === 0) return ''
  const bars = ran.slice(0, MAX_BARS).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`)
  const rest = ran.length - bars.length
  const chart = fence('mermaid', ['gantt', '  dateFormat x', `  axisFormat ${end < 60_000 ? '%S.%L s' : '%M:%S min'}`, ...bars])
  return rest === 0 ? chart : `${chart}\nThe first ${MAX_BARS} of ${ran.length} steps.\n`
}

function bar({ ending, startMs, durationMs }: StepRecord): string {
  const place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`
  return ending === 'failure' ? `crit, ${place}` : place
}

/** Letters, digits and spaces mean nothing to Mermaid wherever they stand; much of all else does. */
function chartLabel(label: string): string {
  const plain = printable(label)
    .replace(/[^\p{L}\p{N} ._/()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return cutText(plain, MAX_LABEL_CHARACTERS)
}

const DECISION_ICONS = { pass: '✅ ', wait: '⏸️ ', refuse: '🚫 ', fail: '❌ ' } as const

/** What it is about and what it comes to, then how it ended where that has to be said. `totals` are Markdown already. */
export function headlinePart(title: string, ending: RunOutcome, totals: readonly string[]): Part {
  const { reason, commit, note, detail, next } = ending
  // A preview with a line to copy says by that line what it is.
  const isPlain = SHOWN.includes(reason) && detail === undefined && next.length > 0
  const said = [
    ...(isPlain ? [] : [asSentence(outcomeText(ending, proseText))]),
    ...(commit === undefined || detail?.includes(commit) ? [] : [`Commit ${codeSpan(commit)}.`]),
    ...(note === undefined ? [] : [inlineText(note)]),
  ]
  const text = `### ${[`${iconOf(ending)}Sous`, inlineText(title), ...totals].join(' · ')}\n\n${said.length === 0 ? '' : `${said.join(' ')}\n\n`}`
  return { rank: 0, forms: [{ render: () => text }], lacks: 'the headline' }
}

const SHOWN: readonly RunOutcome['reason'][] = ['previewed', 'gated', 'proposed']

function iconOf({ reason, detail }: RunOutcome): string {
  if (reason === 'previewed' || reason === 'proposed') return ''
  // A recipe that found something changes nothing, and is no reason to be content.
  return reason === 'clean' && detail !== undefined ? '⚠️ ' : DECISION_ICONS[decisionOf(reason)]
}

/** Details are of many authors, some of whom leave out the full stop. */
function asSentence(text: string): string {
  return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text
}

/** GitHub's copy button takes a whole block, so that each holds one command and nothing else. */
export function renderNext(next: readonly NextCommand[]): string {
  return next
    .map(({ command, does, lead }) => `${lead ?? `This command ${inlineText(does)}:`}\n\n${fence('', printable(command).split('\n'))}\n`)
    .join('')
}

export function nextPart({ next }: RunOutcome, rank: number): readonly Part[] {
  return next.length === 0 ? [] : [{ rank, forms: [{ render: () => renderNext(next) }], lacks: 'the next commands' }]
}

/** The digest stands here twice: a command that has it masked in the log masks only one form. */
export function renderDigest(digest: string): string {
  return `Digest ${codeSpan(digest)}\\\nin groups ${codeSpan(digest.match(/.{1,16}/g)?.join(' ') ?? '')}\n\n`
}

/** What the preview is of and how long it is good, in small print. */
export function renderFooter({ footer }: RunOutcome): string {
  if (footer === undefined) return ''
  const { head, pushedBy, until, approval, run } = footer
  const pushed = pushedBy === undefined ? '' : `, after a push by ${pushedBy}`
  const facts = [
    ...(head === undefined ? [] : [`made on ${head.slice(0, 7)}${pushed}`]),
    ...(until === undefined ? [] : [`good until ${timeText(until)}`]),
    ...(approval === undefined ? [] : [approval]),
    ...(run === undefined ? [] : [`[run](${run})`]),
  ]
  return facts.length === 0 ? '' : `<sub>${facts.join(' · ')}</sub>\n`
}

export function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The time that a preview says it is good until; nothing where the text is none. */
export function goodUntil(markdown: string): Date | undefined {
  const [, day, minute] = /<sub>[^<]*\bgood until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/.exec(markdown) ?? []
  const time = new Date(`${day}T${minute}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
