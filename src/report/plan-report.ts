import type { FileChange } from '../base/change.ts'
import type { ReasonCode } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { Plan, ReportedPlan } from '../base/plan.ts'
import type { ProtectedPlaces } from '../base/protected-files.ts'
import type { Diagnostic, Recipe } from '../base/recipe.ts'
import type { CallOutcome, PlanOutcome, StepRecord } from '../plan/plan-outcome.ts'
import type { InputValues } from '../recipe/input-values.ts'
import { countByteLines, type FileDiff, type Hunk } from '../workspace/patch/file-diff.ts'
import { pairRenames, type ShownChange } from '../workspace/patch/renames.ts'
import { contentsOf, diffChange } from '../workspace/patch/render-patch.ts'
import { type ChangeRecord, diffChanges, recordChanges } from './hunk-lines.ts'

/** A command as you would type it, and what it does, such as "applies exactly this". */
export interface NextCommand {
  readonly command: string
  readonly does: string
  /** The line above a command to copy, such as `To apply this, comment:`. */
  readonly lead?: string
}

/** The small print of a preview. */
export interface PreviewFooter {
  /** The commit that it was made on. */
  readonly head?: string
  /** Who pushed that commit, if Sous planned again because of it. In Markdown. */
  readonly pushedBy?: string
  readonly until?: Date
  /** Who has to approve, in Markdown. */
  readonly approval?: string
  /** URL of the run that made it. */
  readonly run?: string
  /** Which workflows will run, as a paragraph in Markdown. */
  readonly ci?: string
}

/** How a run ended. */
export interface RunOutcome {
  readonly reason: ReasonCode
  /** More than the reason's meaning: which file is stale, which branch has the commit. */
  readonly detail?: string
  /** What else a reader should know about the run, independent of its outcome. */
  readonly note?: string
  /** Object id of the commit that was made. */
  readonly commit?: string
  /** What to do next. */
  readonly next: readonly NextCommand[]
  readonly footer?: PreviewFooter
}

/** A run that made a plan or failed to. */
export interface PlannedRun {
  readonly recipe: Recipe
  readonly inputs: InputValues
  readonly outcome: PlanOutcome
  /** Missing if the run failed or another job found nothing to change. */
  readonly plan: ReportedPlan | undefined
  readonly steps: readonly StepRecord[]
  /** Findings of the search steps, if another job ran them. */
  readonly found?: Annotations
  /** The recipe was not read again, so its permissions are unknown. */
  readonly isRecordOnly?: boolean
  /** Protected places besides the built-in ones. */
  readonly places?: ProtectedPlaces
  readonly ending: RunOutcome
}

/** A run with its diffs: the source of every rendering. A new ending needs no new diffs. */
export interface PlanReport extends PlannedRun {
  readonly changes: readonly FileChange[]
  /** In the order of the changes. */
  readonly records: readonly ChangeRecord[]
  /** In the order of the changes, without directories. */
  readonly diffs: readonly FileDiff[]
  /** Which steps made which hunk. */
  readonly authors: HunkAuthors
}

/** A run that ended before its first step, or one with only a saved plan. */
export interface BareReport {
  /** The recipe as it was named, if it was. */
  readonly recipe?: string
  /** For `invalid_recipe` and `invalid_inputs`. */
  readonly diagnostics?: readonly Diagnostic[]
  readonly error?: ToolError
  /** For commands on a saved plan. */
  readonly plan?: Plan
  readonly ending: RunOutcome
}

export async function makePlanReport(run: PlannedRun): Promise<PlanReport> {
  const changes = run.outcome.kind === 'failed' ? [] : run.outcome.changes
  const diffs = await diffChanges(changes)
  const authors = await hunkAuthors(diffs, run)
  return { ...run, changes, diffs, records: recordChanges(changes, diffs, run.places), authors }
}

export const ANNOTATION_LEVELS = ['error', 'warning', 'notice'] as const

export type AnnotationLevel = (typeof ANNOTATION_LEVELS)[number]

/** A remark on a line of a file. */
export interface Annotation {
  readonly level: AnnotationLevel
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface Annotations {
  readonly shown: readonly Annotation[]
  /** How many more there are of each level. */
  readonly more: Readonly<Record<AnnotationLevel, number>>
}

/** The labels of the steps that made a hunk, in the order of the run. */
export type HunkAuthors = ReadonlyMap<Hunk, readonly string[]>

interface Version {
  readonly label: string
  readonly change: ShownChange
}

/** Finds which steps made which hunk, from the changes of each call. */
export async function hunkAuthors(
  diffs: readonly FileDiff[],
  { outcome, steps }: { readonly outcome: Pick<PlanOutcome, 'calls'>; readonly steps: readonly StepRecord[] },
): Promise<HunkAuthors> {
  const versions = versionsByPath(outcome.calls, steps)
  const authors = new Map<Hunk, readonly string[]>()
  for (const diff of diffs) {
    const made = versions.get(diff.path) ?? []
    const labels = unique(made.map(({ label }) => label))
    const find = labels.length <= 1 ? () => labels : finder(await followLines(made), labels)
    for (const hunk of diff.hunks) authors.set(hunk, find(hunk))
  }
  return authors
}

function versionsByPath(calls: readonly CallOutcome[], steps: readonly StepRecord[]): ReadonlyMap<RepoPath, readonly Version[]> {
  const labels = stepLabels(steps)
  const versions = new Map<RepoPath, Version[]>()
  for (const call of calls) {
    const label = labels.get(call) ?? call.planned.label
    for (const change of pairRenames(call.changes)) {
      // A renamed file keeps its history.
      const known = versions.get(change.kind === 'rename' ? change.from : change.path) ?? []
      versions.set(change.path, [...known, { label, change }])
    }
  }
  return versions
}

/** A call belongs to the innermost step that has it, which comes last. */
function stepLabels(steps: readonly StepRecord[]): ReadonlyMap<CallOutcome, string> {
  return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, namedLabel(place.label)] as const)))
}

/** Beside the range of a hunk a bare number says nothing. */
function namedLabel(label: string): string {
  return /^\d+$/.test(label) ? `step ${label}` : label
}

/** A line of a version: its number before all steps, from 1, or the step that wrote it. */
type Line = number | string

interface Followed {
  /** The lines of the file after all steps. */
  readonly lines: readonly Line[]
  /** Which step removed an original line, by its number. */
  readonly removedBy: ReadonlyMap<number, string>
}

/** Follows every line through the changes of all steps. */
async function followLines(versions: readonly Version[]): Promise<Followed> {
  const removedBy = new Map<number, string>()
  let lines: readonly Line[] | undefined
  for (const { label, change } of versions) {
    const diff = await diffChange(change)
    if (diff === undefined || change.kind === 'create_directory') continue
    const { before, after } = contentsOf(change)
    lines ??= Array.from({ length: countByteLines(before, 0, before.length) }, (_, i) => i + 1)
    // A later step may turn a binary file into text.
    lines = diff.isBinary
      ? Array.from({ length: countByteLines(after, 0, after.length) }, () => label)
      : follow(lines, diff, label, removedBy)
  }
  return { lines: lines ?? [], removedBy }
}

function follow(lines: readonly Line[], { hunks }: FileDiff, label: string, removedBy: Map<number, string>): readonly Line[] {
  const next: Line[] = []
  let at = 0
  const keepTo = (end: number) => {
    for (; at < end; at++) next.push(lines[at] ?? label)
  }
  for (const hunk of hunks) {
    keepTo(firstIndex(hunk.oldStart, hunk.oldLines))
    for (const { kind, lines: count } of hunk.runs) {
      if (kind === 'context') keepTo(at + count)
      else if (kind === 'added') for (let i = 0; i < count; i++) next.push(label)
      else
        for (const end = at + count; at < end; at++) {
          const line = lines[at]
          if (typeof line === 'number') removedBy.set(line, label)
        }
    }
  }
  keepTo(lines.length)
  return next
}

/** The steps behind the lines of a hunk, or all that changed the file if the lines do not tell. */
function finder({ lines, removedBy }: Followed, all: readonly string[]): (hunk: Hunk) => readonly string[] {
  return (hunk) => {
    const found = new Set<Line | undefined>()
    let oldAt = firstIndex(hunk.oldStart, hunk.oldLines)
    let newAt = firstIndex(hunk.newStart, hunk.newLines)
    for (const { kind, lines: count } of hunk.runs) {
      for (let i = 0; i < count && kind === 'removed'; i++) found.add(removedBy.get(oldAt + i + 1))
      for (let i = 0; i < count && kind === 'added'; i++) found.add(lines[newAt + i])
      if (kind !== 'added') oldAt += count
      if (kind !== 'removed') newAt += count
    }
    const authors = all.filter((label) => found.has(label))
    return authors.length === 0 ? all : authors
  }
}

/** A hunk without lines on one side comes after the line that it names. */
function firstIndex(start: number, lines: number): number {
  return lines === 0 ? start : start - 1
}

function unique(labels: readonly string[]): readonly string[] {
  return [...new Set(labels)]
}
