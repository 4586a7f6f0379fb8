import type { Edit } from '../../model/change.ts'
import { type Block, trimBlock } from './blocks.ts'
import { isLineStart, lineStart, nextLineStart } from './byte-lines.ts'

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
