import { decisionOf } from '../../base/errors/reasons.ts'
import type { StepRecord } from '../../plan/plan-outcome.ts'
import { COMMENT_TEXTS } from '../../texts/en/comment-texts.ts'
import { matchAnnotations, moreText } from '../annotations.ts'
import { renderApproval } from '../approval-display.ts'
import {
  callWarnings,
  deferredLabels,
  durationText,
  fileWarnings,
  isMinor,
  outcomeText,
  outputText,
  type PlanWarning,
  permissionRows,
  READS_ONLY,
  runNotes,
  type StepStatus,
  summarizeStep,
} from '../plan-facts.ts'
import type { NextCommand, PlanReport, RunOutcome } from '../plan-report.ts'
import { cutText, printable, splitText } from '../printable.ts'
import { calledText } from '../terminal/step-ticker.ts'
import { PLAIN, textTable } from '../terminal/style.ts'
import { placeText, renderFailure } from '../terminal/terminal-plan.ts'
import { MAX_LINE_CHARACTERS } from './markdown-files.ts'
import { codeSpan, details, type Form, fence, type Part, proseText, table } from './markdown-text.ts'

const MAX_WARNINGS = 50
const MAX_STEPS = 200
/** Where there is little room. */
const FEW_STEPS = 20
const MAX_NAMES = 20

const { details: TEXTS, warnings: WARNINGS } = COMMENT_TEXTS
const LACKS = COMMENT_TEXTS.incomplete.parts
const COLUMNS = TEXTS.columns

/** Files that grant power later, files that are not what they look like, and what a tool did not look at. */
export function warningsPart(report: PlanReport, rank: number): readonly Part[] {
  const files = bySentence(fileWarnings(report)).map(({ text, about }) => `> - ${nameFiles(about)}: ${text}\n`)
  const notes = runNotes(report).filter((warning) => !isMinor(warning))
  const calls = callWarnings(report).filter((warning) => !isMinor(warning))
  const important = files.length === 0 ? '' : `> [!CAUTION]\n> ${WARNINGS.files}\n>\n${first(files, '> - ')}\n`
  const others = calls.length === 0 ? '' : `> [!NOTE]\n> ${WARNINGS.steps}\n>\n${first(warningLines(calls, '> - '), '> - ')}\n`
  const said = notes.length === 0 ? '' : `> [!NOTE]\n${notes.map(({ text }) => `> ${proseText(text)}\n`).join('>\n')}\n`
  return part(rank, LACKS.warnings, important + said + others)
}

/** More files with one warning share a line: otherwise they would push the diffs out of sight. */
const MAX_ALIKE = 5
const NAMED_ALIKE = 3

interface SharedWarning {
  readonly text: string
  readonly about: readonly string[]
}

function bySentence(warnings: readonly PlanWarning[]): readonly SharedWarning[] {
  const alike = new Map<string, string[]>()
  for (const { text, about } of warnings) alike.set(text, [...(alike.get(text) ?? []), about])
  return [...alike].flatMap(([text, about]) =>
    about.length > MAX_ALIKE ? [{ text, about }] : about.map((one): SharedWarning => ({ text, about: [one] })),
  )
}

function nameFiles(about: readonly string[]): string {
  if (about.length === 1) return about.map(codeSpan).join('')
  return WARNINGS.many(about.slice(0, NAMED_ALIKE).map(codeSpan).join(', '), about.length - NAMED_ALIKE)
}

/** Warnings that a reader can approve without. */
export function callWarningsPart(report: PlanReport, rank: number): readonly Part[] {
  const notes = runNotes(report).filter(isMinor)
  const lines = [...notes.map(({ text }) => `- ${proseText(text)}\n`), ...warningLines(callWarnings(report).filter(isMinor), '- ')]
  return lines.length === 0 ? [] : part(rank, LACKS.warnings, `#### ${TEXTS.warnings}\n\n${first(lines, '- ')}\n`)
}

export function minorWarnings(report: PlanReport): readonly PlanWarning[] {
  return [...runNotes(report), ...callWarnings(report)].filter(isMinor)
}

function warningLines(warnings: readonly PlanWarning[], prefix: string): readonly string[] {
  return warnings.map(({ about, text }) => `${prefix}${proseText(about)}: ${proseText(text)}\n`)
}

function first(lines: readonly string[], prefix: string): string {
  const more = lines.length - MAX_WARNINGS
  return `${lines.slice(0, MAX_WARNINGS).join('')}${more > 0 ? `${prefix}${WARNINGS.more(more)}\n` : ''}`
}

export function failurePart({ outcome }: PlanReport, rank: number): readonly Part[] {
  if (outcome.kind !== 'failed') return []
  const { label, isNoStep, at, error } = outcome.failure
  // What a command printed keeps its lines.
  if (error.message.includes('\n')) return part(rank, LACKS.failure, `${textFence(renderFailure(outcome.failure, PLAIN))}\n`)
  const place = codeSpan(placeText(at))
  const where = isNoStep ? COMMENT_TEXTS.failure.recipe(place) : COMMENT_TEXTS.failure.step(proseText(label), place)
  const said = proseText(`${error.message.replace(/\.$/, '')}. ${error.suggestion}`)
  return part(rank, LACKS.failure, `${where} ${said} (${codeSpan(error.code)})\n\n`)
}

/** The call that waits, whole. */
export function gatePart(report: PlanReport, rank: number): readonly Part[] {
  const { outcome } = report
  if (outcome.kind !== 'gated') return []
  const { label, at, call, reason } = outcome.gate
  const later = deferredLabels(report)
  const names = later.slice(0, MAX_NAMES).map(proseText).join(', ')
  const rest = later.length === 0 ? '' : `${COMMENT_TEXTS.gate.later(names, later.length - MAX_NAMES)}\n\n`
  const heading = COMMENT_TEXTS.gate.heading(proseText(label), codeSpan(placeText(at)), proseText(reason))
  return part(rank, LACKS.gate, `${heading}\n\n${textFence(renderApproval({ call, changes: [], reason }))}\n${rest}`)
}

/** What the recipe may do at all. */
export function manifestPart({ recipe }: PlanReport, rank: number): readonly Part[] {
  const rows = permissionRows(recipe.permissions)
  const shown = rows.length === 0 ? `${TEXTS.readsOnly(READS_ONLY)}\n` : textFence(textTable(rows, PLAIN).join('\n'))
  return part(rank, LACKS.permissions, `#### ${TEXTS.permissions}\n\n${shown}\n`)
}

export function inputsPart({ inputs }: PlanReport, rank: number): readonly Part[] {
  const rows = Object.entries(inputs).flatMap(([name, value]) => (value === null ? [] : [[codeSpan(name), codeSpan(String(value))]]))
  return rows.length === 0 ? [] : part(rank, LACKS.inputs, `#### ${TEXTS.inputs}\n\n${table([COLUMNS.input, COLUMNS.value], rows)}\n`)
}

export function outputsPart({ outcome }: PlanReport, rank: number): readonly Part[] {
  const outputs = outcome.kind === 'complete' ? Object.entries(outcome.outputs) : []
  const rows = outputs.map(([name, value]) => [codeSpan(name), codeSpan(outputText(value))])
  return rows.length === 0 ? [] : part(rank, LACKS.outputs, `#### ${TEXTS.outputs}\n\n${table([COLUMNS.output, COLUMNS.value], rows)}\n`)
}

export function annotationsPart(report: PlanReport, rank: number): readonly Part[] {
  const annotations = matchAnnotations(report)
  if (annotations.shown.length === 0) return []
  const labels = new Set(report.steps.map(({ place }) => place.label))
  const places = new Map<string, string[]>()
  for (const { level, file, line, message } of annotations.shown) {
    // A step without a name shows the line that it found.
    const what = `${LEVELS[level]} ${labels.has(message) ? proseText(message) : codeSpan(message)}`
    places.set(what, [...(places.get(what) ?? []), codeSpan(`${file}:${line}`)])
  }
  const lines = [...places].map(([what, where]) => `- ${COMMENT_TEXTS.findings.places(what, where)}\n`)
  const rest = moreText(annotations)
  const heading = report.changes.length === 0 ? '' : `**${COMMENT_TEXTS.findings.title}**\n\n`
  return part(rank, LACKS.findings, `${heading}${lines.join('')}${rest === '' ? '' : `- ${rest}\n`}\n`)
}

const LEVELS = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const

const ICONS: Readonly<Record<StepStatus, string>> = { ran: '✅', skipped: '➖', failed: '❌', waits: '⏸️', deferred: '⏳', unfinished: '❌' }

export function stepsPart({ steps }: PlanReport, rank: number): readonly Part[] {
  if (steps.length === 0) return []
  const form = (most: number): Form => ({
    render() {
      const rows = steps.slice(0, most).map(stepRow)
      const more = steps.length > most ? `\n${TEXTS.moreSteps(steps.length - most)}\n` : ''
      return `#### ${TEXTS.steps}\n\n${table([COLUMNS.step, COLUMNS.result], rows)}${more}\n`
    },
  })
  return [{ rank, lacks: LACKS.steps, forms: [form(MAX_STEPS), form(FEW_STEPS)] }]
}

/** Shorter times would read 0.0s. */
const LEAST_SHOWN_MS = 50

/** Two columns fit a phone. */
function stepRow(step: StepRecord): readonly string[] {
  const { status, text, condition } = summarizeStep(step)
  const label = step.place.isVerify ? TEXTS.verify(proseText(step.place.label)) : proseText(step.place.label)
  const time = (status === 'ran' || status === 'failed') && step.durationMs >= LEAST_SHOWN_MS ? [durationText(step.durationMs)] : []
  const shown = condition === undefined ? proseText(text) : TEXTS.skipped(codeSpan(condition))
  const result = [...(text === '' ? [] : [shown]), ...time].join(' · ')
  return [`${ICONS[status]} ${label} · ${codeSpan(calledText(step.place))}`, result]
}

export function timelinePart({ steps }: PlanReport, rank: number): readonly Part[] {
  const chart = renderTimeline(steps)
  return chart === '' ? [] : part(rank, LACKS.timeline, `${details(TEXTS.timeline, chart)}\n`)
}

/** Long lines wrap, so that nothing is out of sight to the right. */
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
/** In a shorter run there is nothing to speed up. */
const LEAST_CHART_MS = 500
const MAX_LABEL_CHARACTERS = 50

/** A Mermaid chart of the steps over time. Empty with fewer than two steps to compare. */
export function renderTimeline(steps: readonly StepRecord[]): string {
  const ran = steps.filter((step) => ['ran', 'failed'].includes(summarizeStep(step).status))
  if (ran.length < 2) return ''
  const end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs))
  // A plan that another job made comes without times.
  if (end < LEAST_CHART_MS) return ''
  const bars = ran.slice(0, MAX_BARS).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`)
  const rest = ran.length - bars.length
  const chart = fence('mermaid', ['gantt', '  dateFormat x', `  axisFormat ${end < 60_000 ? '%S.%L s' : '%M:%S min'}`, ...bars])
  return rest === 0 ? chart : `${chart}\n${TEXTS.firstSteps(MAX_BARS, ran.length)}\n`
}

function bar({ ending, startMs, durationMs }: StepRecord): string {
  const place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`
  return ending === 'failure' ? `crit, ${place}` : place
}

/** Only characters that are never syntax in Mermaid. */
function chartLabel(label: string): string {
  const plain = printable(label)
    .replace(/[^\p{L}\p{N} ._/()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return cutText(plain, MAX_LABEL_CHARACTERS)
}

const DECISION_ICONS = { pass: '✅ ', wait: '⏸️ ', refuse: '🚫 ', fail: '❌ ' } as const

/** The recipe and what it changes, then the outcome unless the next command says it all. `totals` are Markdown already. */
export function headlinePart(title: string, ending: RunOutcome, totals: readonly string[] = [], hasFindings = false): Part {
  const { reason, commit, note, detail, next } = ending
  // With a line to copy, a preview needs no sentence that says it is one.
  const isPlain = SHOWN.includes(reason) && detail === undefined && next.length > 0
  const hasCommit = commit !== undefined && detail?.includes(commit) === true
  const outcome = () => {
    if (reason === 'clean' && hasFindings) return COMMENT_TEXTS.findings.noChanges
    return asSentence(reason === 'committed' && hasCommit ? proseText(detail) : outcomeText(ending, proseText))
  }
  const said = [
    ...(isPlain ? [] : [outcome()]),
    ...(commit === undefined || hasCommit ? [] : [COMMENT_TEXTS.commit(codeSpan(commit))]),
    ...(note === undefined ? [] : [proseText(note)]),
  ]
  const text = `### ${[`${iconOf(ending.reason, hasFindings)}Sous`, proseText(title), ...totals].join(' · ')}\n\n${said.length === 0 ? '' : `${said.join(' ')}\n\n`}`
  return { rank: 0, forms: [{ render: () => text }], lacks: LACKS.headline }
}

const SHOWN: readonly RunOutcome['reason'][] = ['previewed', 'gated', 'proposed']

function iconOf(reason: RunOutcome['reason'], hasFindings: boolean): string {
  if (reason === 'previewed' || reason === 'proposed') return ''
  // An audit with findings changes nothing, but it did not pass.
  return reason === 'clean' && hasFindings ? '⚠️ ' : DECISION_ICONS[decisionOf(reason)]
}

/** Details come from many places, some without a full stop. */
function asSentence(text: string): string {
  // A code in parentheses stands after the full stop.
  return /[\p{L}\p{N}`)]$/u.test(text) && !/[.!?] \([^()]*\)$/.test(text) ? `${text}.` : text
}

/** GitHub's copy button copies a whole block, so each block holds exactly one command. */
export function renderNext(next: readonly NextCommand[]): string {
  return next
    .map(
      ({ command, does, lead }) =>
        `${lead ?? COMMENT_TEXTS.preview.otherCommand(proseText(does))}\n\n${fence('', printable(command).split('\n'))}\n`,
    )
    .join('')
}

export function nextPart({ next }: RunOutcome, rank: number): readonly Part[] {
  return next.length === 0 ? [] : [{ rank, forms: [{ render: () => renderNext(next) }], lacks: LACKS.next }]
}

/** In two forms: a command that gets the runner to mask one of them leaves the other. */
export function renderDigest(digest: string): string {
  return `${TEXTS.digest(codeSpan(digest), codeSpan(digest.match(/.{1,16}/g)?.join(' ') ?? ''))}\n\n`
}

/** Which workflows run, then head, expiry, who has to approve and the run in small print. */
export function renderFooter({ footer }: RunOutcome): string {
  if (footer === undefined) return ''
  const { head, pushedBy, until, approval, run, ci } = footer
  const texts = COMMENT_TEXTS.footer
  const facts = [
    ...(head === undefined ? [] : [texts.madeOn(head.slice(0, 7), pushedBy)]),
    ...(until === undefined ? [] : [texts.until(timeText(until))]),
    ...(approval === undefined ? [] : [approval]),
    ...(run === undefined ? [] : [texts.run(run)]),
  ]
  const small = facts.length === 0 ? '' : `<sub>${facts.join(' · ')}</sub>\n`
  return `${ci === undefined ? '' : `${ci}\n\n`}${small}`
}

export function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The time that a preview says it is good until, if the text is a preview. */
export function goodUntil(markdown: string): Date | undefined {
  const [, day, minute] = /<sub>[^<]*\bgood until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/.exec(markdown) ?? []
  const time = new Date(`${day}T${minute}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
