import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../../model/bytes.ts'
import type { FileChange } from '../../model/change.ts'
import { diffChange } from '../../workspace/patch/diff-change.ts'
import { type DiffLine, type Hunk, linesOf } from '../../workspace/patch/file-diff.ts'

/** Lines of a file as the pull request has it, and what they are to become. */
export interface Suggestion {
  readonly path: string
  /** Counted from 1, both included. */
  readonly firstLine: number
  readonly lastLine: number
  readonly lines: readonly string[]
}

export interface LineRange {
  readonly first: number
  readonly last: number
}

/** The ranges of lines, as they are after the change, that a patch of GitHub's shows: only there a comment can stand. */
export function shownRanges(patch: string): readonly LineRange[] {
  return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = '0', count = '1']) =>
    count === '0' ? [] : [{ first: Number(start), last: Number(start) + Number(count) - 1 }],
  )
}

/**
 * What a change comes to as suggestions within the shown ranges. Only whole lines of text can be suggested, and only where
 * the file's end stays as it is; everything else is left to the plan itself.
 */
export async function suggestionsFor(change: FileChange, ranges: readonly LineRange[]): Promise<readonly Omit<Suggestion, 'path'>[]> {
  if (change.kind !== 'update' || ranges.length === 0 || !isUtf8(asBuffer(change.before)) || !isUtf8(asBuffer(change.after))) return []
  const diff = await diffChange(change)
  return (diff?.hunks ?? [])
    .flatMap((hunk) => blocksOf(hunk))
    .map(anchored)
    .flatMap((block) => {
      const range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last)
      if (block === undefined || range === undefined) return []
      return [block]
    })
}

interface Block {
  /** Line before the change that the block begins at. */
  readonly start: number
  readonly removed: readonly DiffLine[]
  readonly added: readonly DiffLine[]
  readonly before: DiffLine | undefined
  readonly after: DiffLine | undefined
}

/** Neighbouring lines that go and come, with the lines that stay around them. */
function blocksOf(hunk: Hunk): readonly Block[] {
  const lines = [...linesOf(hunk)]
  const blocks: Block[] = []
  let number = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.kind === 'context') {
      number++
      at++
      continue
    }
    const end = lines.findIndex((line, i) => i >= at && line.kind === 'context')
    const block = lines.slice(at, end < 0 ? lines.length : end)
    const removed = block.filter(({ kind }) => kind === 'removed')
    const added = block.filter(({ kind }) => kind === 'added')
    blocks.push({ start: number, removed, added, before: lines[at - 1], after: end < 0 ? undefined : lines[end] })
    number += removed.length
    at += block.length
  }
  return blocks
}

/** A suggestion replaces lines, so lines that are only added take a neighbour along. */
function anchored({ start, removed, added, before, after }: Block): Omit<Suggestion, 'path'> | undefined {
  const involved = [...removed, ...added, ...(removed.length > 0 ? [] : [before ?? after])]
  if (involved.some((line) => line === undefined || !line.hasLineFeed || line.text.includes('\r'))) return undefined
  const texts = added.map(({ text }) => text)
  if (removed.length > 0) return { firstLine: start, lastLine: start + removed.length - 1, lines: texts }
  if (before !== undefined) return { firstLine: start - 1, lastLine: start - 1, lines: [before.text, ...texts] }
  return after && { firstLine: start, lastLine: start, lines: [...texts, after.text] }
}
