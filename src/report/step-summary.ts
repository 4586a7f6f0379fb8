import type { PlannedCall } from '../engine/plan-outcome.ts'
import type { StepOutcome } from '../model/plan.ts'
import { countOf } from '../model/wording.ts'
import { cutText } from './cut-text.ts'
import type { StepRecord } from './plan-recorder.ts'

/** How a step went, in the words of reports: a call that is put off waits itself, or depends on one that does. */
export type StepStatus = 'ran' | 'skipped' | 'failed' | 'waits' | 'deferred' | 'unfinished'

export interface StepSummary {
  readonly status: StepStatus
  /** What it found or did. Text of tools and recipes is in it, as it is. */
  readonly text: string
}

const MAX_TEXT_CHARACTERS = 100

type SummedStep = Pick<StepRecord, 'ending' | 'calls' | 'place'>

export function summarizeStep(step: SummedStep): StepSummary {
  switch (step.ending) {
    case 'success':
      return { status: 'ran', text: ranText(step) }
    case 'skipped':
      return { status: 'skipped', text: skippedText(step.calls) }
    case 'failure':
      return { status: 'failed', text: failedText(step.calls) }
    case 'deferred':
      return deferredSummary(step.calls)
    case 'unfinished':
      return { status: 'unfinished', text: 'did not finish' }
  }
}

/** Seconds as people say them; minutes from one on. */
export function durationText(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)}s`
  return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, '0')}s`
}

/** What a tool says of itself; sums where it was called for each item, or by a recipe. */
function ranText({ calls, place }: SummedStep): string {
  const ran = calls.filter((call) => call.planned.outcome.kind === 'ran')
  const [first] = ran
  if (first === undefined) return ''
  const changed = changedFiles(calls)
  const changedText = changed === 0 ? [] : [`${countOf(changed, 'file')} changed`]
  if (place.calls.startsWith('recipe:')) return [countOf(ran.length, 'call'), ...changedText].join(', ')
  const sum = sumText(ran)
  const skipped = calls.length - ran.length
  const items = `${countOf(calls.length, 'item')}${skipped > 0 ? ` (${skipped} skipped)` : ''}`
  if (calls.length > 1) return (sum === undefined ? [items, ...changedText] : [sum, items]).join(', ')
  const exitCode = first.outputs?.['exit_code']
  if (typeof exitCode === 'number') return [`exit code ${exitCode}`, ...changedText].join(', ')
  return sum ?? outputText(first)
}

function sumText(calls: readonly PlannedCall[]): string | undefined {
  const matches = sumOf(calls, 'total_matches')
  if (matches !== undefined) return `${countOf(matches, 'match', 'matches')} in ${countOf(countFiles(calls), 'file')}`
  const replacements = sumOf(calls, 'replacements')
  if (replacements !== undefined) return `${countOf(replacements, 'replacement')} in ${countOf(countFiles(calls), 'file')}`
  const files = sumOf(calls, 'total_files')
  return files === undefined ? undefined : countOf(files, 'file')
}

function sumOf(calls: readonly PlannedCall[], output: string): number | undefined {
  let sum: number | undefined
  for (const { outputs } of calls) {
    const value = outputs?.[output]
    if (typeof value === 'number') sum = (sum ?? 0) + value
  }
  return sum
}

function countFiles(calls: readonly PlannedCall[]): number {
  const lists = calls.map(({ outputs }) => outputs?.['files']).filter((files) => Array.isArray(files))
  return new Set<unknown>(lists.flat()).size
}

function outputText({ planned }: PlannedCall): string {
  return planned.outcome.kind === 'ran' ? firstLine(planned.outcome.output).replace(/:$/, '') : ''
}

function skippedText(calls: readonly PlannedCall[]): string {
  const conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => (outcome.kind === 'skipped' ? [outcome.condition] : [])))]
  return `skipped${conditions.length === 0 ? '' : ` (${firstLine(conditions.join(', '))})`}`
}

function failedText(calls: readonly PlannedCall[]): string {
  const failures = calls.flatMap(({ planned: { outcome } }) => (outcome.kind === 'failed' ? [outcome] : []))
  const [first] = failures
  if (first === undefined) return 'failed'
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  return `failed: ${firstLine(first.message)}${more}`
}

function deferredSummary(calls: readonly PlannedCall[]): StepSummary {
  const waits = calls.some(({ planned }) => isWaiting(planned.outcome))
  return waits ? { status: 'waits', text: 'waits for approval' } : { status: 'deferred', text: 'known after approval' }
}

function isWaiting(outcome: StepOutcome): boolean {
  return outcome.kind === 'deferred' && outcome.because === 'external'
}

function changedFiles(calls: readonly PlannedCall[]): number {
  return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return cutText(line, MAX_TEXT_CHARACTERS)
}
