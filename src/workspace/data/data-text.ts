import type { TextEdit } from '../text/text.ts'

/** A text with sorted edits applied that do not overlap. */
export function replaceSpans(text: string, edits: readonly TextEdit[]): string {
  let made = ''
  let from = 0
  for (const { start, end, replacement } of edits) {
    made += text.slice(from, start) + replacement
    from = end
  }
  return made + text.slice(from)
}

/** Line and column of an offset, from 1, in characters as JavaScript counts them. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1
  let start = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++
    start = at + 1
  }
  return { line, column: offset - start + 1 }
}
