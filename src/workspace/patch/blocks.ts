import { isLineStart, lineStart, nextLineStart } from './byte-lines.ts'

/** Whole lines of the old content that whole lines of the new content take the place of, as byte ranges. */
export interface Block {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

/** Leaves out the lines that both sides of a block begin or end with; `undefined` when nothing is left. */
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
