import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../../base/bytes.ts'
import type { FileChange, FileMode } from '../../base/change.ts'
import type { RepoPath } from '../../base/path.ts'

export type FileKind = Exclude<FileChange['kind'], 'create_directory'> | 'rename'

/** Consecutive whole lines of one of the two contents, each with its line ending. */
export interface Run {
  readonly kind: 'context' | 'removed' | 'added'
  readonly bytes: Uint8Array
  readonly lines: number
}

export interface Hunk {
  /** The first line, counted from 1; without lines, the line before it. */
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  readonly runs: readonly Run[]
}

/** How one file changes, line by line: what patches, terminals and comments are rendered from. */
export interface FileDiff {
  readonly path: RepoPath
  readonly kind: FileKind
  /** Where a renamed file was. */
  readonly from?: RepoPath
  readonly modeBefore: FileMode | undefined
  readonly mode: FileMode | undefined
  /** A binary file has no hunks and no line counts. */
  readonly isBinary: boolean
  readonly additions: number
  readonly deletions: number
  readonly hunks: readonly Hunk[]
}

export interface DiffLine {
  readonly kind: Run['kind']
  /** Without the line feed. Lines that are not UTF-8 are decoded as Latin-1. */
  readonly text: string
  /** False for the last line of a file that does not end with a line feed. */
  readonly hasLineFeed: boolean
}

/** The lines of a hunk one by one, for display. */
export function* hunkDiffLines(hunk: Hunk): Generator<DiffLine> {
  for (const { kind, bytes } of hunk.runs) {
    const buffer = asBuffer(bytes)
    const encoding = isUtf8(buffer) ? 'utf8' : 'latin1'
    for (let start = 0; start < buffer.length; ) {
      const feed = buffer.indexOf(10, start)
      const end = feed < 0 ? buffer.length : feed
      yield { kind, text: buffer.toString(encoding, start, end), hasLineFeed: feed >= 0 }
      start = end + 1
    }
  }
}

const LINE_FEED = 10

/** How many lines a range of bytes contains; a last line without a line feed counts. */
export function countByteLines(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0
  for (let at = start; at < end; at++) if (bytes[at] === LINE_FEED) lines++
  return end > start && bytes[end - 1] !== LINE_FEED ? lines + 1 : lines
}

export function isLineStart(bytes: Uint8Array, at: number): boolean {
  return at === 0 || bytes[at - 1] === LINE_FEED
}

/** The start of the line that contains `at`. */
export function lineStart(bytes: Uint8Array, at: number): number {
  return at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1
}

/** The start of the line after the one that contains `at`; the end of the bytes if there is none. */
export function nextLineStart(bytes: Uint8Array, at: number): number {
  const feed = bytes.indexOf(LINE_FEED, at)
  return feed < 0 ? bytes.length : feed + 1
}

const CONTEXT_LINES = 3

export interface Hunks {
  readonly hunks: readonly Hunk[]
  readonly additions: number
  readonly deletions: number
}

/** Adds context around changed lines and merges hunks that are close together, like `diff -u`. */
export function buildHunks(before: Uint8Array, after: Uint8Array, blocks: readonly Block[]): Hunks {
  const hunks: Hunk[] = []
  let additions = 0
  let deletions = 0
  let oldLine = 0
  let oldAt = 0
  let open: OpenHunk | undefined
  for (const block of blocks) {
    const gap = countByteLines(before, oldAt, block.oldStart)
    if (open !== undefined && gap > 2 * CONTEXT_LINES) {
      addContextAfter(open, before, oldAt)
      hunks.push(close(open))
      open = undefined
    }
    oldLine += gap
    if (open === undefined) open = openBefore(before, block.oldStart, { oldLine, newLine: oldLine + additions - deletions })
    else if (gap > 0) addRun(open, 'context', before.subarray(oldAt, block.oldStart), gap)

    const removed = countByteLines(before, block.oldStart, block.oldEnd)
    const added = countByteLines(after, block.newStart, block.newEnd)
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

/** Whole lines of the old content that are replaced by whole lines of the new content, as byte ranges. */
export interface Block {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

/** Drops the lines that both sides of a block start or end with; `undefined` if nothing is left. */
export function trimBlock(before: Uint8Array, after: Uint8Array, block: Block): Block | undefined {
  const shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart)
  let prefix = 0
  while (prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix]) prefix++
  const isWhole = prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart
  if (isWhole) return undefined
  const oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix))
  const newStart = block.newStart + (oldStart - block.oldStart)

  const room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart)
  let suffix = 0
  while (suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix]) suffix++
  let oldEnd = block.oldEnd - suffix
  if (!(isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix)))
    oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd)
  return { oldStart, oldEnd, newStart, newEnd: block.newEnd - (block.oldEnd - oldEnd) }
}
