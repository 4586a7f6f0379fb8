import type { SourceRange } from '../model/recipe.ts'
import { wholeCharacter } from './cut-text.ts'
import { printableLine } from './printable.ts'
import { widthOf } from './text-width.ts'

export interface Excerpt {
  readonly line: string
  /** As wide on a terminal as what stands before the place. */
  readonly indent: string
  readonly underline: string
}

const BEFORE = 60
const WIDTH = 120

/** A line of source with a place in it, short enough for a terminal. Nothing for an empty line. */
export function excerpt(line: string, { line: start, endLine, column, endColumn }: SourceRange): Excerpt | undefined {
  if (line.trim() === '') return undefined
  const at = Math.min(column - 1, line.length)
  const end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length)
  const from = line.length <= WIDTH ? 0 : wholeCharacter(line, Math.max(0, at - BEFORE))
  const to = wholeCharacter(line, Math.min(line.length, from + WIDTH))
  const before = `${from > 0 ? '…' : ''}${printableLine(line.slice(from, at))}`
  const marked = printableLine(line.slice(at, Math.min(end, to)))
  const after = `${printableLine(line.slice(Math.min(end, to), to))}${to < line.length ? '…' : ''}`
  return { line: `${before}${marked}${after}`, indent: ' '.repeat(widthOf(before)), underline: '^'.repeat(Math.max(1, widthOf(marked))) }
}
