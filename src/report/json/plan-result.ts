import { decisionOf } from '../../base/errors/reasons.ts'
import type { PlannedChange, PlannedStep, ReportedPlan } from '../../base/plan.ts'
import type { SourceRange } from '../../base/recipe.ts'
import type { Gate, RecipeFailure, StepRecord } from '../../plan/plan-outcome.ts'
import { annotationsOf } from '../annotations.ts'
import { diagnosticRecord } from '../diagnostics-text.ts'
import type { ChangeRecord } from '../hunk-lines.ts'
import { callWarnings, fileWarnings, outcomeText, runNotes, type StepStatus, summarizeStep } from '../plan-facts.ts'
import type { BareReport, PlanReport, RunOutcome } from '../plan-report.ts'
import type { PlanResult } from './plan-result-schema.ts'

/** The document `result.json` of a run: how it ended and what it came to, without the bytes of any file. */
export function planResult(report: PlanReport, { isIncomplete = false }: { readonly isIncomplete?: boolean } = {}): PlanResult {
  const { recipe, inputs, outcome, plan, steps, records, ending } = report
  const { shown, more } = annotationsOf(report)
  const count = (level: 'error' | 'warning' | 'notice') => shown.filter((one) => one.level === level).length + more[level]
  return {
    ...frame(ending, plan),
    recipe: { name: recipe.name, path: recipe.source.path, digest: recipe.source.digest },
    inputs,
    changed: records.length > 0,
    files_changed: records.filter(({ kind }) => kind !== 'create_directory').length,
    gate: outcome.kind === 'gated' ? gateRecord(outcome.gate) : null,
    failure: outcome.kind === 'failed' ? failureRecord(outcome.failure) : null,
    diagnostics: [],
    steps: steps.map(stepRecord),
    changes: records.map(changeRecord),
    warnings: [...fileWarnings(report), ...runNotes(report), ...callWarnings(report)],
    annotations: { error: count('error'), warning: count('warning'), notice: count('notice') },
    outputs: outcome.kind === 'complete' ? outcome.outputs : {},
    preview_incomplete: isIncomplete,
  }
}

/** The same document of a run without steps: one that ended before the first, or that only applied a saved plan. */
export function bareResult({ recipe, diagnostics = [], error, plan, ending }: BareReport): PlanResult {
  const changes = plan?.changes ?? []
  return {
    ...frame(ending, plan),
    recipe: { name: null, path: plan?.recipe.path ?? recipe ?? null, digest: plan?.recipe.digest ?? null },
    inputs: plan?.inputs ?? {},
    changed: changes.length > 0,
    files_changed: changes.filter(({ kind }) => kind !== 'create_directory').length,
    gate: null,
    failure: error === undefined ? null : { step: null, ...errorRecord(error), file: null, ...NOWHERE },
    diagnostics: diagnostics.map((diagnostic) => ({ file: diagnostic.at.file, ...diagnosticRecord(diagnostic) })),
    steps: plan?.steps.map(plannedStepRecord) ?? [],
    changes: changes.map(plannedChangeRecord),
    warnings: [],
    annotations: { error: 0, warning: 0, notice: 0 },
    outputs: {},
    preview_incomplete: false,
  }
}

const NOWHERE = { line: null, column: null, end_line: null, end_column: null } as const

function frame(ending: RunOutcome, plan: ReportedPlan | undefined) {
  const { reason, commit, next, note } = ending
  const message = outcomeText(ending, (detail) => detail)
  return {
    schema_version: 1,
    decision: decisionOf(reason),
    reason_code: reason,
    message: note === undefined ? message : `${message} ${note}`,
    digest: plan?.digest ?? null,
    base: plan?.base.commit ?? null,
    commit: commit ?? null,
    next: next.map(({ command, does }) => ({ command, does })),
  } as const
}

function gateRecord({ label, at, call, reason }: Gate) {
  return { step: label, tool: call.tool.name, arguments: call.args, reason, file: at.file, ...placeRecord(at) }
}

function failureRecord({ label, at, error }: RecipeFailure) {
  return { step: label, ...errorRecord(error), file: at.file, ...placeRecord(at) }
}

function errorRecord({ code, message, suggestion }: RecipeFailure['error']) {
  return { code, message, suggestion }
}

function placeRecord({ line, column, endLine, endColumn }: SourceRange) {
  return { line, column, end_line: endLine, end_column: endColumn }
}

function stepRecord(step: StepRecord) {
  const { place, calls, durationMs } = step
  const { status, text } = summarizeStep(step)
  const { label, calls: called, isVerify, depth, at } = place
  const facts = { label, calls: called, verify: isVerify, depth, status, result: text, items: calls.length }
  return { ...facts, duration_ms: Math.round(durationMs), file: at.file, line: at.line }
}

/** Of a saved plan only the calls are known, and not how long they took. */
function plannedStepRecord({ label, tool, outcome, at }: PlannedStep) {
  const status: StepStatus = outcome.kind === 'deferred' && outcome.because === 'external' ? 'waits' : outcome.kind
  return { label, calls: tool, verify: false, depth: 0, status, result: '', items: 1, duration_ms: null, file: at.file, line: at.line }
}

function changeRecord({ path, kind, from, to, additions, deletions, protected: why }: ChangeRecord) {
  return { path, kind, from: from ?? null, to: to ?? null, additions, deletions, protected: why ?? null }
}

/** The contents of a saved plan are not read for this, so renames are not known. */
function plannedChangeRecord({ path, kind }: PlannedChange) {
  return { path, kind, from: null, to: null, additions: null, deletions: null, protected: null }
}
