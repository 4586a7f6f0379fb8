import type { Block } from './blocks.ts'
import { countLines, lineStart, nextLineStart } from './byte-lines.ts'
import type { Hunk, Run } from './file-diff.ts'

const CONTEXT_LINES = 3

export interface Hunks {
  readonly hunks: readonly Hunk[]
  readonly additions: number
  readonly deletions: number
}

/** Puts context around changed lines and joins those that lie close together, as `diff -u` does. */
export function buildHunks(before: Uint8Array, after: Uint8Array, blocks: readonly Block[]): Hunks {
  const hunks: Hunk[] = []
  let additions = 0
  let deletions = 0
  let oldLine = 0
  let oldAt = 0
  let open: OpenHunk | undefined
  for (const block of blocks) {
    const gap = countLines(before, oldAt, block.oldStart)
    if (open !== undefined && gap > 2 * CONTEXT_LINES) {
      addContextAfter(open, before, oldAt)
      hunks.push(close(open))
      open = undefined
    }
    oldLine += gap
    if (open === undefined) open = openBefore(before, block.oldStart, { oldLine, newLine: oldLine + additions - deletions })
    else if (gap > 0) addRun(open, 'context', before.subarray(oldAt, block.oldStart), gap)

    const removed = countLines(before, block.oldStart, block.oldEnd)
    const added = countLines(after, block.newStart, block.newEnd)
    if (removed > 0) addRun(open, 'removed', before.subarray(block.oldStart, block.oldEnd), removed)
    if (added > 0) addRun(open, 'added', after.subarray(block.newStart, block.newEnd), added)
    deletions += removed
    additions += added
    oldLine += removed
    oldAt = block.oldEnd
  }
  if (open !== undefined) {
    addContextAfter(open, before, oldAt)
    hunks.push(close(open))
  }
  return { hunks, additions, deletions }
}

interface OpenHunk {
  /** Lines before the hunk. */
  readonly oldBefore: number
  readonly newBefore: number
  oldLines: number
  newLines: number
  readonly runs: Run[]
}

function openBefore(before: Uint8Array, at: number, position: { readonly oldLine: number; readonly newLine: number }): OpenHunk {
  let start = at
  let context = 0
  for (; context < CONTEXT_LINES && start > 0; context++) start = lineStart(before, start - 1)
  const hunk: OpenHunk = {
    oldBefore: position.oldLine - context,
    newBefore: position.newLine - context,
    oldLines: 0,
    newLines: 0,
    runs: [],
  }
  if (context > 0) addRun(hunk, 'context', before.subarray(start, at), context)
  return hunk
}

function addContextAfter(hunk: OpenHunk, before: Uint8Array, at: number): void {
  let end = at
  let context = 0
  for (; context < CONTEXT_LINES && end < before.length; context++) end = nextLineStart(before, end)
  if (context > 0) addRun(hunk, 'context', before.subarray(at, end), context)
}

function addRun(hunk: OpenHunk, kind: Run['kind'], bytes: Uint8Array, lines: number): void {
  hunk.runs.push({ kind, bytes, lines })
  if (kind !== 'added') hunk.oldLines += lines
  if (kind !== 'removed') hunk.newLines += lines
}

function close({ oldBefore, newBefore, oldLines, newLines, runs }: OpenHunk): Hunk {
  return {
    oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
    oldLines,
    newStart: newLines === 0 ? newBefore : newBefore + 1,
    newLines,
    runs,
  }
}
