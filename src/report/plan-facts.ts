import { isOutcome, meaningOf, type ReasonCode, reasonOf } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { foldPath } from '../base/path.ts'
import type { StepOutcome } from '../base/plan.ts'
import { whyProtected } from '../base/protected-files.ts'
import type { RecipePermissions } from '../base/recipe.ts'
import { countOf, shellWord } from '../base/text/wording.ts'
import type { CallOutcome, StepRecord } from '../plan/plan-outcome.ts'
import { isMinorNote } from '../workspace/left-out.ts'
import { countFindings } from './annotations.ts'
import { factsOf } from './hunk-lines.ts'
import type { PlannedRun, PlanReport, RunOutcome } from './plan-report.ts'
import { cutText } from './printable.ts'
import type { TextRow } from './terminal/style.ts'

/** Something that a reader must know about a file or step. */
export interface PlanWarning {
  /** The path, or the label of the step. */
  readonly about: string
  readonly text: string
}

/** Files to look at closely. */
export function fileWarnings({ changes, diffs, places }: Pick<PlanReport, 'changes' | 'diffs' | 'places'>): readonly PlanWarning[] {
  const guarded = changes.flatMap((change) => {
    const why = whyProtected(change, places)
    return why === undefined ? [] : [{ about: change.path, text: why }]
  })
  const others = diffs.flatMap((diff) =>
    factsOf(diff)
      .filter(({ isWarning }) => isWarning)
      .map(({ text }) => ({ about: diff.path, text: text.replace('⚠ ', '') })),
  )
  return [...guarded, ...caseWarnings({ changes }), ...others]
}

/** Files that collide on file systems that ignore case or accents. */
export function caseWarnings({ changes }: Pick<PlanReport, 'changes'>): readonly PlanWarning[] {
  const alike = new Map<string, string[]>()
  for (const { kind, path } of changes) {
    if (kind !== 'create' && kind !== 'update') continue
    const key = foldPath(path)
    alike.set(key, [...(alike.get(key) ?? []), path])
  }
  return [...alike.values()].flatMap((paths) => (paths.length < 2 ? [] : [{ about: paths.join(' and '), text: CASE_ONLY }]))
}

const CASE_ONLY = 'differ only in case or accents. Windows and macOS cannot check out both'

/** Whether a reader can approve without it: globs without files and paths without values are usual in a recipe for many repositories. */
export function isMinor({ text }: PlanWarning): boolean {
  return /^No files? (?:fits?|match(?:es|ed)?) | selects? nothing in any of the files$/.test(text) || isMinorNote(text)
}

/** What the steps left out together, as one says about all of them. */
export function runNotes({ outcome, recipe }: Pick<PlanReport, 'outcome' | 'recipe'>): readonly PlanWarning[] {
  return (outcome.notes ?? []).map((text) => ({ about: recipe.name, text }))
}

/** The tools' warnings, each once. */
export function callWarnings({ outcome }: Pick<PlanReport, 'outcome'>): readonly PlanWarning[] {
  const known = new Set<string>()
  return outcome.calls.flatMap(({ planned }) => {
    const warnings = planned.outcome.kind === 'ran' ? planned.outcome.warnings : []
    return warnings.filter((text) => known.size < known.add(text).size).map((text) => ({ about: planned.label, text }))
  })
}

/** Labels of the steps after the one that waits for approval. */
export function deferredLabels({ steps }: Pick<PlanReport, 'steps'>): readonly string[] {
  return steps.filter((step) => summarizeStep(step).status === 'deferred').map(({ place }) => place.label)
}

/** An output on one line: strings as they are, everything else as JSON. */
export function outputText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null')
}

export const READS_ONLY = 'only read the repository'

/** What a recipe may do, in rows that follow the word "may". Empty if it may only read. */
export function permissionRows({ write, run, fetch, maxFiles }: RecipePermissions): readonly TextRow[] {
  // With a script among them, every command gets the word, so that you can see where one ends.
  const hasScript = run.some((command) => command.trimEnd().includes('\n'))
  return [
    ...write.map((glob, i): TextRow => [i === 0 ? 'change' : '', glob]),
    ...(write.length === 0 || maxFiles === undefined ? [] : [['', `(at most ${countOf(maxFiles, 'file')})`] as const]),
    ...run.map((command, i): TextRow => [i === 0 || hasScript ? 'run' : '', command]),
    ...fetch.map((host, i): TextRow => [i === 0 ? 'fetch' : '', host]),
  ]
}

/** The status of a step in reports. `waits`: for approval; `deferred`: depends on a step that waits. */
export type StepStatus = 'ran' | 'skipped' | 'failed' | 'waits' | 'deferred' | 'unfinished'

export interface StepSummary {
  readonly status: StepStatus
  /** What it found or did. Contains raw text of tools and recipes. */
  readonly text: string
  /** Why it was skipped, as the recipe has it; part of the text. */
  readonly condition?: string
}

const MAX_TEXT_CHARACTERS = 100
/** Long ones are for the recipe file. */
const MAX_CONDITION_CHARACTERS = 40

type SummedStep = Pick<StepRecord, 'ending' | 'calls' | 'place'>

export function summarizeStep(step: SummedStep): StepSummary {
  switch (step.ending) {
    case 'success':
      return { status: 'ran', text: ranText(step) }
    case 'skipped':
      return skippedSummary(step.calls)
    case 'failure':
      return { status: 'failed', text: failedText(step.calls) }
    case 'deferred':
      return deferredSummary(step.calls)
    case 'unfinished':
      return { status: 'unfinished', text: 'did not finish' }
  }
}

/** `1.2s`, or `1m 05s`. */
export function durationText(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)}s`
  return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, '0')}s`
}

/** The tool's own summary, or sums over several calls. */
function ranText({ calls, place }: SummedStep): string {
  const ran = calls.filter((call) => call.planned.outcome.kind === 'ran')
  const [first] = ran
  if (first === undefined) return ''
  const changed = changedFiles(calls)
  const changedText = changed === 0 ? [] : [`${countOf(changed, 'file')} changed`]
  if (/^(?:recipe|steps):/.test(place.calls)) return [countOf(ran.length, 'call'), ...changedText].join(', ')
  const sum = sumText(ran)
  const skipped = calls.length - ran.length
  const items = `${countOf(calls.length, 'item')}${skipped > 0 ? ` (${skipped} skipped)` : ''}`
  if (calls.length > 1) return (sum === undefined ? [items, ...changedText] : [sum, items]).join(', ')
  const exitCode = first.outputs?.['exit_code']
  if (typeof exitCode === 'number') return [`exit code ${exitCode}`, ...changedText].join(', ')
  return sum ?? stepOutputText(first)
}

function sumText(calls: readonly CallOutcome[]): string | undefined {
  const matches = sumOf(calls, 'total_matches')
  if (matches !== undefined) return `${countOf(matches, 'match', 'matches')} in ${countOf(countFiles(calls), 'file')}`
  const replacements = sumOf(calls, 'replacements')
  if (replacements !== undefined) return replacedText(replacements, countFiles(calls))
  const files = sumOf(calls, 'total_files')
  return files === undefined ? undefined : countOf(files, 'file')
}

/** What is replaced by itself changes no file. */
function replacedText(replacements: number, files: number): string {
  const count = countOf(replacements, 'replacement')
  return replacements > 0 && files === 0 ? `${count}, and nothing changes` : `${count} in ${countOf(files, 'file')}`
}

function sumOf(calls: readonly CallOutcome[], output: string): number | undefined {
  let sum: number | undefined
  for (const { outputs } of calls) {
    const value = outputs?.[output]
    if (typeof value === 'number') sum = (sum ?? 0) + value
  }
  return sum
}

function countFiles(calls: readonly CallOutcome[]): number {
  const lists = calls.map(({ outputs }) => outputs?.['files']).filter((files) => Array.isArray(files))
  return new Set<unknown>(lists.flat()).size
}

function stepOutputText({ planned }: CallOutcome): string {
  return planned.outcome.kind === 'ran' ? firstLine(planned.outcome.output).replace(/:$/, '') : ''
}

function skippedSummary(calls: readonly CallOutcome[]): StepSummary {
  const conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => (outcome.kind === 'skipped' ? [outcome.condition] : [])))]
  if (conditions.length === 0) return { status: 'skipped', text: 'skipped' }
  const condition = cutText(conditions.join(', '), MAX_CONDITION_CHARACTERS)
  return { status: 'skipped', text: `skipped (${condition})`, condition }
}

function failedText(calls: readonly CallOutcome[]): string {
  const failures = calls.flatMap(({ planned: { outcome } }) => (outcome.kind === 'failed' ? [outcome] : []))
  const [first] = failures
  if (first === undefined) return 'failed'
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  return `failed: ${firstLine(first.message)}${more}`
}

function deferredSummary(calls: readonly CallOutcome[]): StepSummary {
  const waits = calls.some(({ planned }) => isWaiting(planned.outcome))
  return waits ? { status: 'waits', text: 'waits for approval' } : { status: 'deferred', text: 'known after approval' }
}

function isWaiting(outcome: StepOutcome): boolean {
  return outcome.kind === 'deferred' && outcome.because === 'external'
}

function changedFiles(calls: readonly CallOutcome[]): number {
  return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return cutText(line, MAX_TEXT_CHARACTERS)
}

/** The command that makes the changes in a clone, without inputs that have their default value. */
export function fixCommand({ recipe, inputs }: Pick<PlannedRun, 'recipe' | 'inputs'>, name: string): string {
  const given = recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default)
  const words = given.map(({ name: key }) => `${key}=${textOf(inputs[key])}`)
  return ['sous', 'run', name, ...words].map(shellWord).join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The outcome of a run in words. `show` escapes the detail for where it goes. */
export function outcomeText({ reason, detail }: Pick<RunOutcome, 'reason' | 'detail'>, show: (detail: string) => string): string {
  if (detail === undefined) return meaningOf(reason)
  return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`
}

/** A recipe that would change nothing. If it found something, the findings are the outcome. */
export function cleanEnding(run: Pick<PlannedRun, 'outcome' | 'plan' | 'found'>): Pick<RunOutcome, 'reason' | 'detail'> {
  const found = countFindings(run)
  return found === 0 ? { reason: 'clean' } : { reason: 'clean', detail: `${countOf(found, 'finding')}. There is nothing to apply.` }
}

/** A run that ended with an error outside its steps. */
export function outcomeOf(error: ToolError): Omit<RunOutcome, 'next'> {
  const reason = reasonOf(error)
  return isToldByDetail(reason) ? { reason, detail: `${error.message}. ${error.suggestion}` } : { reason }
}

const TOLD_BY_DETAIL: readonly ReasonCode[] = [
  'previewed',
  'proposed',
  'gated',
  'clean',
  'answered',
  'stale',
  'changes_found',
  'merged_on_moved_base',
]

/** Whether the detail replaces the meaning of the reason, because it is more exact or says the same. */
function isToldByDetail(reason: ReasonCode): boolean {
  return TOLD_BY_DETAIL.includes(reason) || !isOutcome(reason)
}
