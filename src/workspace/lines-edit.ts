import { dominantLineEnding, lineSpan, newlineLengthBefore, withLineEnding } from './lines.ts'
import type { TextEdit } from './text-edits.ts'

/** Puts lines after line `line` (0: at the top). The file keeps its line ending and whether its last line is ended. */
export function insertLines(text: string, line: number, content: string): TextEdit {
  const ending = dominantLineEnding(text)
  const lines = withLineEnding(withoutFinalNewline(content), ending)
  const at = line === 0 ? 0 : lineSpan(text, line, line).end
  const followsUnendedLine = at > 0 && text[at - 1] !== '\n'
  return { start: at, end: at, replacement: followsUnendedLine ? ending + lines : lines + ending }
}

/** Takes lines away, and with a last line that is not ended the newline before it. */
export function deleteLines(text: string, first: number, last: number): TextEdit {
  const { start, end } = lineSpan(text, first, last)
  const takesUnendedLine = end === text.length && newlineLengthBefore(text, end) === 0
  return { start: takesUnendedLine ? start - newlineLengthBefore(text, start) : start, end, replacement: '' }
}

/** Puts lines in the place of others, whose last newline stays as it is. */
export function replaceLines(text: string, range: { readonly first: number; readonly last: number }, content: string): TextEdit {
  const { start, end } = lineSpan(text, range.first, range.last)
  const lines = withLineEnding(withoutFinalNewline(content), dominantLineEnding(text))
  return { start, end: end - newlineLengthBefore(text, end), replacement: lines }
}

function withoutFinalNewline(content: string): string {
  return content.slice(0, content.length - newlineLengthBefore(content, content.length))
}
