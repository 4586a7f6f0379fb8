import { countOf } from '../base/text/wording.ts'
import type { CallOutcome } from '../plan/plan-outcome.ts'
import { type Hunk, hunkDiffLines } from '../workspace/patch/file-diff.ts'
import { ANNOTATION_LEVELS, type Annotation, type AnnotationLevel, type Annotations, type PlanReport } from './plan-report.ts'
import { cutText, printableLine } from './printable.ts'
import type { Style } from './terminal/style.ts'

/** GitHub shows at most this many of each level per step. */
const MAX_OF_A_LEVEL = 10
const MAX_MESSAGE_CHARACTERS = 300

/** Where the recipe failed, and the findings of its search steps. */
export function annotationsOf(report: Pick<PlanReport, 'outcome' | 'plan'>): Annotations {
  const { outcome } = report
  return limit([...(outcome.kind === 'failed' ? [failureOf(outcome.failure)] : []), ...reportedMatches(report)], outcome.calls)
}

/** The same on GitHub. A failed check also marks the lines that it would change. */
export function runnerAnnotations(report: Pick<PlanReport, 'outcome' | 'plan' | 'ending' | 'diffs' | 'recipe'>): Annotations {
  if (report.ending.reason !== 'changes_found') return annotationsOf(report)
  return limit([...reportedMatches(report), ...changedLines(report)], report.outcome.calls)
}

/** The lines that a failed check would change. */
function changedLines({ diffs, plan, recipe }: Pick<PlanReport, 'diffs' | 'plan' | 'recipe'>): readonly Annotation[] {
  const directory = plan?.base.directory ?? '.'
  const message = cutText(`The recipe '${recipe.name}' would change this.`, MAX_MESSAGE_CHARACTERS)
  return diffs.flatMap(({ path, hunks }) =>
    (hunks.length === 0 ? [1] : hunks.map(firstChangedLine)).map((line) => ({
      level: 'error' as const,
      file: directory === '.' ? path : `${directory}/${path}`,
      line,
      column: 1,
      message,
    })),
  )
}

/** In the file as it is now. */
function firstChangedLine(hunk: Hunk): number {
  let line = Math.max(1, hunk.oldStart)
  for (const { kind } of hunkDiffLines(hunk)) {
    if (kind !== 'context') break
    line++
  }
  return line
}

/** Without the failure, for reports that show it elsewhere. */
export function matchAnnotations(report: Pick<PlanReport, 'outcome' | 'plan' | 'found'>): Annotations {
  return report.found ?? limit(reportedMatches(report), report.outcome.calls)
}

export function countFindings(report: Pick<PlanReport, 'outcome' | 'plan' | 'found'>): number {
  const { shown, more } = matchAnnotations(report)
  return shown.length + more.error + more.warning + more.notice
}

function limit(all: readonly Annotation[], calls: readonly CallOutcome[]): Annotations {
  const shown = ANNOTATION_LEVELS.flatMap((level) => all.filter((one) => one.level === level).slice(0, MAX_OF_A_LEVEL))
  const more = (level: AnnotationLevel) => {
    const [known, listed] = [all, shown].map((list) => list.filter((one) => one.level === level).length)
    const reported = calls.filter(({ step }) => step.report === level)
    return (known ?? 0) - (listed ?? 0) + reported.reduce((sum, call) => sum + missingMatches(call), 0)
  }
  return { shown, more: { error: more('error'), warning: more('warning'), notice: more('notice') } }
}

/** For people in front of a terminal. */
export function renderAnnotations(annotations: Annotations, style: Style): string {
  const colours = { error: style.red, warning: style.yellow, notice: style.cyan }
  const lines = annotations.shown.map(
    ({ level, file, line, column, message }) =>
      `${style.bold(`${printableLine(file)}:${line}:${column}`)}: ${colours[level](level)}: ${printableLine(message)}\n`,
  )
  const rest = moreText(annotations)
  return `${lines.join('')}${rest === '' ? '' : `${style.dim(rest)}\n`}`
}

/** `and 3 more warnings, 1 more notice`, or nothing. */
export function moreText({ more }: Annotations): string {
  const parts = ANNOTATION_LEVELS.flatMap((level) => (more[level] === 0 ? [] : [countOf(more[level], `more ${level}`)]))
  return parts.length === 0 ? '' : `and ${parts.join(', ')}`
}

function failureOf({ at, error, label }: Extract<PlanReport['outcome'], { kind: 'failed' }>['failure']): Annotation {
  const message = cutText(`Step '${label}': ${error.message} (${error.suggestion})`, MAX_MESSAGE_CHARACTERS)
  return { level: 'error', file: at.file, line: at.line, column: at.column, message }
}

function reportedMatches({ outcome, plan }: Pick<PlanReport, 'outcome' | 'plan'>): readonly Annotation[] {
  const directory = plan?.base.directory ?? '.'
  return outcome.calls.flatMap((call) => matchesOf(call, directory))
}

/** The message is the step's name, or the matched line if it has none. */
function matchesOf({ step, findings }: CallOutcome, directory: string): readonly Annotation[] {
  const level = step.report
  if (level === undefined || findings === undefined) return []
  return findings.shown.map(({ path, line, column, text }) => ({
    level,
    file: directory === '.' ? path : `${directory}/${path}`,
    line,
    column,
    message: cutText(step.name ?? text.trim(), MAX_MESSAGE_CHARACTERS),
  }))
}

/** Matches that the search counted but did not return. */
function missingMatches({ findings }: CallOutcome): number {
  return findings === undefined ? 0 : findings.total - findings.shown.length
}
