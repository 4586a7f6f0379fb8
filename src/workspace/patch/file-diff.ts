import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../../model/bytes.ts'
import type { FileChange, FileMode } from '../../model/change.ts'
import type { RepoPath } from '../../model/path.ts'

export type FileKind = Exclude<FileChange['kind'], 'create_directory'>

/** Whole lines that lie next to each other in one of the two contents, each with its line ending. */
export interface Run {
  readonly kind: 'context' | 'removed' | 'added'
  readonly bytes: Uint8Array
  readonly lines: number
}

export interface Hunk {
  /** The first line, counted from 1; the line before it where there are no lines. */
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
  readonly modeBefore: FileMode | undefined
  readonly mode: FileMode | undefined
  /** A binary file has no hunks and counts no lines. */
  readonly isBinary: boolean
  readonly additions: number
  readonly deletions: number
  readonly hunks: readonly Hunk[]
}

export interface DiffLine {
  readonly kind: Run['kind']
  /** Without the line feed. Lines that are not UTF-8 are read as latin-1. */
  readonly text: string
  /** False for the last line of a file that does not end with a line feed. */
  readonly hasLineFeed: boolean
}

/** The lines of a hunk one by one, for people to read. */
export function* linesOf(hunk: Hunk): Generator<DiffLine> {
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
