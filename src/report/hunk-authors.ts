import type { FileChange } from '../base/change.ts'
import type { RepoPath } from '../base/path.ts'
import type { PlannedCall, PlanOutcome } from '../plan/plan-outcome.ts'
import { contentsOf, diffChange } from '../workspace/patch/diff-change.ts'
import { countByteLines, type FileDiff, type Hunk } from '../workspace/patch/file-diff.ts'
import type { StepRecord } from './plan-recorder.ts'

/** The labels of the steps that made a hunk, in the order of the run. */
export type HunkAuthors = ReadonlyMap<Hunk, readonly string[]>

interface Version {
  readonly label: string
  readonly change: FileChange
}

/** Finds out which steps made which hunk, from what each call changed by itself. */
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

function versionsByPath(calls: readonly PlannedCall[], steps: readonly StepRecord[]): ReadonlyMap<RepoPath, readonly Version[]> {
  const labels = stepLabels(steps)
  const versions = new Map<RepoPath, Version[]>()
  for (const call of calls) {
    const label = labels.get(call) ?? call.planned.label
    for (const change of call.changes) {
      const known = versions.get(change.path)
      if (known === undefined) versions.set(change.path, [{ label, change }])
      else known.push({ label, change })
    }
  }
  return versions
}

/** A call belongs to the innermost step that has it, which stands after those around it. */
function stepLabels(steps: readonly StepRecord[]): ReadonlyMap<PlannedCall, string> {
  return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, place.label] as const)))
}

/** A line of a version: its number in the file as it was before all steps, from 1, or the step that wrote it. */
type Line = number | string

interface Followed {
  /** The lines of the file after all steps. */
  readonly lines: readonly Line[]
  /** Who took a line of the file before all steps away, by its number. */
  readonly removedBy: ReadonlyMap<number, string>
}

/** Follows every line through what the steps did one after the other, wherever they moved it. */
async function followLines(versions: readonly Version[]): Promise<Followed> {
  const removedBy = new Map<number, string>()
  let lines: readonly Line[] | undefined
  for (const { label, change } of versions) {
    const diff = await diffChange(change)
    if (diff === undefined || change.kind === 'create_directory') continue
    const { before, after } = contentsOf(change)
    lines ??= Array.from({ length: countByteLines(before, 0, before.length) }, (_, i) => i + 1)
    // Nobody reads the lines of a binary file, but a later step may make text of it.
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

/** The steps behind the lines of a hunk; all that changed the file, where the lines tell nothing. */
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

/** A hunk without lines on one side stands after the line that it names there. */
function firstIndex(start: number, lines: number): number {
  return lines === 0 ? start : start - 1
}

function unique(labels: readonly string[]): readonly string[] {
  return [...new Set(labels)]
}
