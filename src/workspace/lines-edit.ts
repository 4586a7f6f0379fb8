import { dominantLineEnding, type LineEnding, lineSpan, newlineLengthBefore, withLineEnding } from './lines.ts'
import type { TextEdit } from './text-edits.ts'

/** Puts lines after line `line` (0: at the top). The file keeps its line ending and whether its last line is ended. */
export function insertLines(text: string, line: number, content: string): TextEdit {
  const ending = dominantLineEnding(text)
  const lines = withLineEnding(withoutFinalNewline(content), ending)
  const at = line === 0 ? 0 : lineSpan(text, line, line).end
  const followsUnendedLine = at > 0 && text[at - 1] !== '\n'
  return { start: at, end: at, replacement: followsUnendedLine ? ending + endIfBlank(lines, ending) : lines + ending }
}

/** Takes lines away, and with a last line that is not ended the newline before it. */
export function deleteLines(text: string, first: number, last: number): TextEdit {
  const { start, end } = lineSpan(text, first, last)
  const takesUnendedLine = end === text.length && newlineLengthBefore(text, end) === 0
  const endOfLineBefore = start - newlineLengthBefore(text, start)
  const isLineBeforeBlank = endOfLineBefore === 0 || newlineLengthBefore(text, endOfLineBefore) > 0
  return { start: takesUnendedLine && !isLineBeforeBlank ? endOfLineBefore : start, end, replacement: '' }
}

/** Puts lines in the place of others, whose last newline stays as it is. */
export function replaceLines(text: string, range: { readonly first: number; readonly last: number }, content: string): TextEdit {
  const { start, end } = lineSpan(text, range.first, range.last)
  const ending = dominantLineEnding(text)
  const lines = withLineEnding(withoutFinalNewline(content), ending)
  const newline = newlineLengthBefore(text, end)
  return { start, end: end - newline, replacement: newline === 0 ? endIfBlank(lines, ending) : lines }
}

/** A blank last line is only there when it is ended, whatever the file's habit. */
function endIfBlank(lines: string, ending: LineEnding): string {
  return lines === '' || lines.endsWith('\n') ? lines + ending : lines
}

function withoutFinalNewline(content: string): string {
  return content.slice(0, content.length - newlineLengthBefore(content, content.length))
}
