import { decisionOf } from '../../base/errors/reasons.ts'
import type { SourceRange } from '../../base/recipe.ts'
import { countOf, nameSome } from '../../base/text/wording.ts'
import type { Gate, RecipeFailure } from '../../plan/plan-outcome.ts'
import { matchAnnotations, renderAnnotations } from '../annotations.ts'
import { renderApproval } from '../approval-display.ts'
import { summarizeChanges } from '../hunk-lines.ts'
import {
  callWarnings,
  caseWarnings,
  deferredLabels,
  isMinor,
  outcomeText,
  outputText,
  type PlanWarning,
  permissionRows,
  READS_ONLY,
  runNotes,
  summarizeStep,
} from '../plan-facts.ts'
import type { PlanReport, RunOutcome } from '../plan-report.ts'
import { cutText, printable, printableLine } from '../printable.ts'
import { markOf } from './step-ticker.ts'
import { type Style, type TextRow, textTable } from './style.ts'
import { renderDiff, renderStat } from './terminal-diff.ts'
import { renderWarnings } from './terminal-result.ts'

const MAX_WARNINGS = 20
const MAX_NAMES = 10
const MAX_VALUE_CHARACTERS = 400

/** A plan for a terminal: what the recipe may do, what would change, which step does it, and what needs approval. */
export function renderPlan(report: PlanReport, style: Style, { stat = false }: { readonly stat?: boolean | undefined } = {}): string {
  const { outcome, recipe } = report
  const title = `${style.bold(printableLine(recipe.name))} ${style.dim(printableLine(recipe.source.path))}`
  const parts = [
    `${title}\n${renderManifest(report, style)}`,
    renderInputs(report, style),
    report.changes.length === 0 ? '' : (stat ? renderStat : renderDiff)(report, style),
    outcome.kind === 'failed' ? '' : renderTotals(report, style),
    outcome.kind === 'gated' ? renderGate(outcome.gate, report, style) : '',
    renderPlanWarnings(report, style),
    renderAnnotations(matchAnnotations(report), style),
    section('Verify', outcome.kind === 'failed' ? [] : verifyLines(report, style), style),
    section('Outputs', outcome.kind === 'complete' ? outputLines(outcome.outputs, style) : [], style),
    outcome.kind === 'failed' ? renderFailure(outcome.failure, style) : '',
  ]
  return parts.filter((part) => part !== '').join('\n')
}

/** The outcome of a run, and the next commands. */
export function renderOutcome(ending: RunOutcome, style: Style): string {
  const { reason, next } = ending
  const said = outcomeText(ending, printable)
  const rows = next.map(
    ({ command, does }) => `  ${style.command(printable(command).replaceAll('\n', '\n  '))}  ${style.dim(printableLine(does))}\n`,
  )
  return `${endingMark(reason, style)} ${said} ${style.dim(`(${reason})`)}\n${rows.join('')}`
}

/** Where in the recipe it failed, why, and what to do: in the form that editors and terminals find places in. */
export function renderFailure({ label, isNoStep, at, error }: RecipeFailure, style: Style): string {
  const step = isNoStep ? '' : `step '${printableLine(label)}': `
  return [
    `${style.bold(placeText(at))}: ${style.red('error')} ${error.code}: ${step}${printable(error.message)}`,
    `  ${style.cyan('→')} ${printable(error.suggestion)}\n`,
  ].join('\n')
}

export function placeText({ file, line, column }: SourceRange): string {
  return `${printableLine(file)}:${line}:${column}`
}

function endingMark(reason: RunOutcome['reason'], style: Style): string {
  if (reason === 'previewed') return style.cyan('○')
  switch (decisionOf(reason)) {
    case 'pass':
      return style.green('✓')
    case 'wait':
      return style.yellow('…')
    case 'refuse':
      return style.yellow('✗')
    case 'fail':
      return style.red('✗')
  }
}

function renderManifest({ recipe, isRecordOnly }: PlanReport, style: Style): string {
  if (isRecordOnly) return ''
  const rows = permissionRows(recipe.permissions)
  if (rows.length === 0) return `  ${style.dim('may')}  ${READS_ONLY}\n`
  return textTable(rows, style)
    .map((line, i) => `  ${style.dim(i === 0 ? 'may' : '   ')}  ${line}\n`)
    .join('')
}

function renderInputs({ inputs }: PlanReport, style: Style): string {
  const rows = Object.entries(inputs).flatMap(([name, value]): readonly TextRow[] => (value === null ? [] : [[name, valueText(value)]]))
  return section('Inputs', textTable(rows, style), style)
}

function renderTotals({ records, plan, outcome }: PlanReport, style: Style): string {
  const digest = plan?.digest === undefined ? '' : `${style.dim('digest')} ${style.digest(plan.digest)}\n`
  // What a gated plan changes is not known yet.
  const totals = records.length === 0 && outcome.kind === 'gated' ? '' : `${style.bold(summarizeChanges(records))}\n`
  return `${totals}${digest}`
}

function renderGate({ label, at, call, reason }: Gate, report: PlanReport, style: Style): string {
  const later = deferredLabels(report).map(printableLine)
  const heading = `${style.yellow('…')} ${style.bold(`Step '${printableLine(label)}' needs your approval`)} ${style.dim(placeText(at))}\n`
  const shown = renderApproval({ call, changes: [], reason })
  const rest = later.length === 0 ? '' : `Steps that run once it is approved: ${nameSome(later, MAX_NAMES)}\n`
  return `${heading}${indent(shown)}${rest === '' ? '' : indent(rest)}`
}

function renderPlanWarnings(report: PlanReport, style: Style): string {
  const calls = callWarnings(report)
  const texts = [
    ...caseWarnings(report).map(({ about, text }) => `${about} ${text}`),
    ...runNotes(report).flatMap((note) => (isMinor(note) ? [] : [note.text])),
    ...calls.flatMap((warning) => (isMinor(warning) ? [] : [stepWarning(warning)])),
  ]
  const more = texts.length - MAX_WARNINGS
  const rest = more > 0 ? style.dim(`… and ${countOf(more, 'more warning')}\n`) : ''
  const minor = [...runNotes(report).flatMap((note) => (isMinor(note) ? [note.text] : [])), ...calls.filter(isMinor).map(stepWarning)]
  const notes = minor.map((text) => `${style.dim(printableLine(text))}\n`).join('')
  return `${renderWarnings(texts.slice(0, MAX_WARNINGS).map(printableLine), style)}${rest}${notes}`
}

function stepWarning({ about, text }: PlanWarning): string {
  return `${text} (step '${about}')`
}

function verifyLines({ steps }: PlanReport, style: Style): readonly string[] {
  return steps
    .filter(({ place }) => place.isVerify && place.depth === 0)
    .map((step) => {
      const { status, text } = summarizeStep(step)
      return `${markOf(status, style)} ${style.bold(printableLine(step.place.label))}  ${printableLine(text)}`
    })
}

function outputLines(outputs: Readonly<Record<string, unknown>>, style: Style): readonly string[] {
  return textTable(
    Object.entries(outputs).map(([name, value]) => [name, valueText(value)]),
    style,
  )
}

function valueText(value: unknown): string {
  return cutText(printableLine(outputText(value)), MAX_VALUE_CHARACTERS)
}

function section(title: string, lines: readonly string[], style: Style): string {
  return lines.length === 0 ? '' : `${style.bold(title)}\n${lines.map((line) => `  ${line}\n`).join('')}`
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
