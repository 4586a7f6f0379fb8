import { asBuffer } from '../base/bytes.ts'
import type { FileDiff, Hunk, Run } from '../workspace/patch/file-diff.ts'

/** One place where a file changes: lines that are removed and added side by side. */
export interface ChangePlace {
  readonly diff: FileDiff
  /** The hunk that it is in. */
  readonly hunk: Hunk
  /** The line in the file as it is now, counted from 1; 0 in a file that is new. */
  readonly line: number
  /** The runs with lines around it, as they are shown. */
  readonly shown: Hunk
}

/** The same lines removed and added in many places. Files, line numbers and the lines around it may differ. */
export interface ChangeGroup {
  /** In the order of the diffs. */
  readonly places: readonly ChangePlace[]
  /** How many files they are in. */
  readonly files: number
}

export interface GroupedChanges {
  /** The one with the most places first. */
  readonly groups: readonly ChangeGroup[]
  /** Everything else. Each diff has only the hunks that hold a change of their own. */
  readonly rest: readonly RestDiff[]
}

export interface RestDiff {
  /** The whole diff. */
  readonly diff: FileDiff
  /** The hunks that no group covers. */
  readonly hunks: readonly Hunk[]
}

/** Fewer are read one by one, with the lines around them. */
const MIN_FILES = 4
const MIN_PLACES = 10
/** With more groups, reading the files is just as quick. */
const MAX_GROUPS = 10

/**
 * Finds changes that are made in many places, so that a reader sees each once. Two changes are the same when their removed and
 * added bytes are, line endings included, in files that are both new, both deleted or both modified. A binary file, a renamed
 * one and one whose mode changes are never grouped.
 */
export function groupChanges(diffs: readonly FileDiff[]): GroupedChanges {
  const byKey = new Map<string, ChangePlace[]>()
  for (const diff of diffs.filter(isGroupable))
    for (const { key, place } of diff.hunks.flatMap((hunk) => placesOf(diff, hunk))) {
      const same = byKey.get(key)
      if (same === undefined) byKey.set(key, [place])
      else same.push(place)
    }
  const groups = [...byKey.values()]
    .map(groupOf)
    .filter(({ places, files }) => files >= MIN_FILES || places.length >= MIN_PLACES)
    .toSorted((a, b) => b.places.length - a.places.length)
    .slice(0, MAX_GROUPS)
  if (groups.length === 0) return { groups: [], rest: diffs.map((diff) => ({ diff, hunks: diff.hunks })) }
  const grouped = new Map<Hunk, number>()
  for (const { hunk } of groups.flatMap(({ places }) => places)) grouped.set(hunk, (grouped.get(hunk) ?? 0) + 1)
  const rest = diffs.flatMap((diff): readonly RestDiff[] => {
    const hunks = diff.hunks.filter((hunk) => (grouped.get(hunk) ?? 0) < blocksOf(hunk).length)
    return isGroupable(diff) && hunks.length === 0 ? [] : [{ diff, hunks }]
  })
  return { groups, rest }
}

function isGroupable({ isBinary, hunks, kind, mode, modeBefore }: FileDiff): boolean {
  return !isBinary && hunks.length > 0 && kind !== 'rename' && (kind !== 'update' || mode === modeBefore)
}

function groupOf(places: readonly ChangePlace[]): ChangeGroup {
  return { places, files: new Set(places.map(({ diff }) => diff.path)).size }
}

/** The runs of a hunk from one change to the next, without the context between them. */
interface Block {
  /** Indices of runs; `end` is the first that is context again. */
  readonly start: number
  readonly end: number
}

function blocksOf({ runs }: Hunk): readonly Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < runs.length; at++) {
    if (runs[at]?.kind === 'context') continue
    const start = at
    while (at < runs.length && runs[at]?.kind !== 'context') at++
    blocks.push({ start, end: at })
  }
  return blocks
}

/** What is removed and added in each place of a hunk, whatever the lines around it are. */
export function placeKeys(diff: FileDiff, hunk: Hunk): readonly string[] {
  return blocksOf(hunk).map(({ start, end }) => keyOf(diff, hunk.runs.slice(start, end)))
}

function placesOf(diff: FileDiff, hunk: Hunk): readonly { readonly key: string; readonly place: ChangePlace }[] {
  return blocksOf(hunk).map((block) => {
    const shown = cutHunk(hunk, block)
    const before = block.start > 0 ? (shown.runs[0]?.lines ?? 0) : 0
    const line = diff.kind === 'create' ? 0 : Math.max(1, shown.oldStart + before)
    return { key: keyOf(diff, hunk.runs.slice(block.start, block.end)), place: { diff, hunk, line, shown } }
  })
}

/** Latin-1 keeps every byte, so that two keys are equal only where the bytes are. */
function keyOf({ kind, mode }: FileDiff, runs: readonly Run[]): string {
  const lines = runs.map((run) => `${run.kind} ${run.bytes.length}\n${asBuffer(run.bytes).toString('latin1')}`)
  return [kind, kind === 'update' ? '' : mode, ...lines].join('\n')
}

const CONTEXT_LINES = 3

/** The part of a hunk around one of its blocks. */
function cutHunk(hunk: Hunk, { start, end }: Block): Hunk {
  const [before, after] = [hunk.runs[start - 1], hunk.runs[end]]
  const [first, last] = [before && lastLines(before), after && firstLines(after)]
  const runs = [...(first ? [first] : []), ...hunk.runs.slice(start, end), ...(last ? [last] : [])]
  const skipped = hunk.runs.slice(0, start)
  const count = (of: readonly Run[], without: Run['kind']) => of.reduce((sum, { kind, lines }) => sum + (kind === without ? 0 : lines), 0)
  const oldLines = count(runs, 'added')
  const newLines = count(runs, 'removed')
  const around = first?.lines ?? 0
  const from = (hunkStart: number, hunkLines: number, without: Run['kind'], lines: number) =>
    firstIndex(hunkStart, hunkLines) + count(skipped, without) - around + (lines === 0 ? 0 : 1)
  return {
    oldStart: from(hunk.oldStart, hunk.oldLines, 'added', oldLines),
    oldLines,
    newStart: from(hunk.newStart, hunk.newLines, 'removed', newLines),
    newLines,
    runs,
  }
}

/** How many lines come before a hunk. */
function firstIndex(start: number, lines: number): number {
  return lines === 0 ? start : start - 1
}

function firstLines(run: Run): Run {
  return cutRun(run, (feeds) => [0, (feeds[CONTEXT_LINES - 1] ?? -1) + 1])
}

function lastLines(run: Run): Run {
  return cutRun(run, (feeds) => [(feeds[run.lines - CONTEXT_LINES - 1] ?? -1) + 1, run.bytes.length])
}

function cutRun(run: Run, range: (feeds: readonly number[]) => readonly [start: number, end: number]): Run {
  if (run.lines <= CONTEXT_LINES) return run
  const feeds: number[] = []
  for (let at = run.bytes.indexOf(10); at >= 0; at = run.bytes.indexOf(10, at + 1)) feeds.push(at)
  return { ...run, bytes: run.bytes.subarray(...range(feeds)), lines: CONTEXT_LINES }
}
