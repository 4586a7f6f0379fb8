import { asBuffer } from '../../model/bytes.ts'
import { type Block, trimBlock } from './blocks.ts'
import { nextLineStart } from './byte-lines.ts'

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
