import type { FileChange } from '../../model/change.ts'
import { isBinary } from '../text.ts'
import type { Block } from './blocks.ts'
import { isLineStart, nextLineStart } from './byte-lines.ts'
import { blocksByComparing } from './compared-blocks.ts'
import { blocksFromEdits } from './edit-blocks.ts'
import type { FileDiff } from './file-diff.ts'
import { buildHunks } from './hunks.ts'

const NOTHING = new Uint8Array()

export type ContentChange = Exclude<FileChange, { readonly kind: 'create_directory' }>

/** How a file changes, line by line. A directory has no lines: `undefined`. */
export async function diffChange(change: FileChange): Promise<FileDiff | undefined> {
  if (change.kind === 'create_directory') return undefined
  const { before, after } = contentsOf(change)
  const facts = {
    path: change.path,
    kind: change.kind,
    modeBefore: change.kind === 'create' ? undefined : change.modeBefore,
    mode: change.kind === 'delete' ? undefined : change.mode,
  }
  if (isBinary(before) || isBinary(after)) return { ...facts, isBinary: true, additions: 0, deletions: 0, hunks: [] }
  return { ...facts, isBinary: false, ...buildHunks(before, after, await findBlocks(change, before, after)) }
}

export function contentsOf(change: ContentChange): { readonly before: Uint8Array; readonly after: Uint8Array } {
  return {
    before: change.kind === 'create' ? NOTHING : change.before,
    after: change.kind === 'delete' ? NOTHING : change.after,
  }
}

async function findBlocks(change: ContentChange, before: Uint8Array, after: Uint8Array): Promise<readonly Block[]> {
  const whole = { oldStart: 0, oldEnd: before.length, newStart: 0, newEnd: after.length }
  const known = change.kind === 'update' && change.edits !== undefined ? blocksFromEdits(before, after, change.edits) : undefined
  if (known === undefined) return blocksByComparing(before, after, whole)
  if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known
  const refined: Block[] = []
  for (const block of known) refined.push(...(block.isOneEdit ? await blocksByComparing(before, after, block) : [block]))
  return refined
}

/** One edit over several lines on both sides may have kept some of them. */
function mayHoldKeptLines(before: Uint8Array, after: Uint8Array, block: Block): boolean {
  return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd)
}

function hasSeveralLines(bytes: Uint8Array, start: number, end: number): boolean {
  const next = nextLineStart(bytes, start)
  return next < end && isLineStart(bytes, next)
}
