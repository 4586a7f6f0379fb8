import { asBuffer } from '../../base/bytes.ts'
import type { Edit, FileChange } from '../../base/change.ts'
import { isBinary } from '../text/text.ts'
import { type Block, buildHunks, type FileDiff, isLineStart, lineStart, nextLineStart, trimBlock } from './file-diff.ts'

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

/** Beyond so many added and removed lines a better diff is not worth its time: the whole middle is replaced. */
const MAX_EDIT_LINES = 1_000

/** The changed lines, found by comparing the lines of a block. */
export async function blocksByComparing(before: Uint8Array, after: Uint8Array, block: Block): Promise<readonly Block[]> {
  const middle = trimBlock(before, after, block)
  if (middle === undefined) return []
  const isOneSided = middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd
  if (isOneSided) return [middle]

  const ids = new Map<string, number>()
  const oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids)
  const newLines = splitLines(after, middle.newStart, middle.newEnd, ids)
  const { diffArrays } = await import('diff')
  const parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: MAX_EDIT_LINES })
  if (parts === undefined) return [middle]

  const blocks: Block[] = []
  let oldLine = 0
  let newLine = 0
  for (let i = 0; i < parts.length; ) {
    const firstOld = oldLine
    const firstNew = newLine
    for (let part = parts[i]; part !== undefined && (part.added || part.removed); part = parts[++i]) {
      if (part.removed) oldLine += part.count
      else newLine += part.count
    }
    if (oldLine > firstOld || newLine > firstNew)
      blocks.push({
        oldStart: oldLines.offset(firstOld),
        oldEnd: oldLines.offset(oldLine),
        newStart: newLines.offset(firstNew),
        newEnd: newLines.offset(newLine),
      })
    const kept = parts[i++]?.count ?? 0
    oldLine += kept
    newLine += kept
  }
  return blocks
}

interface Lines {
  /** Equal lines have equal numbers, on both sides. */
  readonly ids: number[]
  offset(line: number): number
}

function splitLines(bytes: Uint8Array, start: number, end: number, known: Map<string, number>): Lines {
  const buffer = asBuffer(bytes)
  const ids: number[] = []
  const offsets: number[] = []
  for (let at = start; at < end; ) {
    const next = Math.min(nextLineStart(buffer, at), end)
    const line = buffer.toString('latin1', at, next)
    const id = known.get(line) ?? known.size
    known.set(line, id)
    ids.push(id)
    offsets.push(at)
    at = next
  }
  return { ids, offset: (line) => offsets[line] ?? end }
}

/** What is known about a block that edits made: whether a closer comparison could find unchanged lines inside. */
export interface EditBlock extends Block {
  readonly isOneEdit: boolean
}

/**
 * The changed lines, from where the edits are known to be, without comparing the contents. `undefined` when the edits do
 * not lead from the one content to the other: a wrong diff would be worse than a slow one.
 */
export function blocksFromEdits(before: Uint8Array, after: Uint8Array, edits: readonly Edit[]): readonly EditBlock[] | undefined {
  if (!leadsTo(before, after, edits)) return undefined
  const blocks: EditBlock[] = []
  let shift = 0
  for (let i = 0; i < edits.length; ) {
    const first = edits[i]
    if (first === undefined) break
    const oldStart = lineStart(before, first.start)
    const newStart = oldStart + shift
    const firstIndex = i
    let oldEnd = oldStart
    for (let edit: Edit | undefined = first; edit !== undefined && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
      shift += edit.replacement.length - (edit.end - edit.start)
      oldEnd = Math.max(oldEnd, edit.end)
      if (!(isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift))) oldEnd = nextLineStart(before, oldEnd)
    }
    const block = trimBlock(before, after, { oldStart, oldEnd, newStart, newEnd: oldEnd + shift })
    if (block !== undefined) blocks.push({ ...block, isOneEdit: i === firstIndex + 1 })
  }
  return blocks
}

function leadsTo(before: Uint8Array, after: Uint8Array, edits: readonly Edit[]): boolean {
  let oldAt = 0
  let newAt = 0
  for (const { start, end, replacement } of edits) {
    if (start < oldAt || end < start || end > before.length) return false
    if (!isSame(before, oldAt, after, newAt, start - oldAt)) return false
    newAt += start - oldAt
    if (!isSame(replacement, 0, after, newAt, replacement.length)) return false
    newAt += replacement.length
    oldAt = end
  }
  const rest = before.length - oldAt
  return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest)
}

function isSame(a: Uint8Array, aStart: number, b: Uint8Array, bStart: number, length: number): boolean {
  if (bStart + length > b.length) return false
  return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0
}
