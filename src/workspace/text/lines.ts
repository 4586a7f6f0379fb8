import type { TextEdit } from './text.ts'

export type LineEnding = '\n' | '\r\n'

/** Offsets into a text, the end not included. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** How many lines a text has. A final newline ends the last line and does not begin another. */
export function countLines(text: string): number {
  const ended = countNewlines(text, text.length)
  return text === '' || text.endsWith('\n') ? ended : ended + 1
}

/** The line, from 1, that an offset lies in. */
export function lineAt(text: string, offset: number): number {
  return countNewlines(text, offset) + 1
}

/** Where lines `first` to `last` (from 1, both included) lie, the newline of the last among them. */
export function lineSpan(text: string, first: number, last: number): Span {
  const start = endOfLines(text, first - 1, 0)
  return { start, end: endOfLines(text, last - first + 1, start) }
}

/** The line ending that most lines have. */
export function dominantLineEnding(text: string): LineEnding {
  const { newlines, crlf } = countEndings(text)
  return crlf * 2 > newlines ? '\r\n' : '\n'
}

/** Whether a text has lines, and all of them end as on Windows. */
export function isCrlfThroughout(text: string): boolean {
  if (!text.includes('\r\n')) return false
  const { newlines, crlf } = countEndings(text)
  return newlines === crlf
}

/** A text with every line ended the one way. */
export function withLineEnding(text: string, ending: LineEnding): string {
  return text.replace(/\r?\n/g, ending)
}

/** How long the newline is that ends just before an offset: 0, 1 or 2. */
export function newlineLengthBefore(text: string, offset: number): number {
  if (text[offset - 1] !== '\n') return 0
  return text[offset - 2] === '\r' ? 2 : 1
}

function countNewlines(text: string, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}

function endOfLines(text: string, lines: number, from: number): number {
  let end = from
  for (let line = 0; line < lines; line++) {
    const newline = text.indexOf('\n', end)
    if (newline < 0) return text.length
    end = newline + 1
  }
  return end
}

function countEndings(text: string): { readonly newlines: number; readonly crlf: number } {
  let newlines = 0
  let crlf = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    newlines++
    if (text[at - 1] === '\r') crlf++
  }
  return { newlines, crlf }
}

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

/** Text, or the bytes of one. */
interface Lines {
  readonly length: number
  indexOf(text: string, from: number): number
  lastIndexOf(text: string, from: number): number
}

export interface SplitLines {
  /** Whole lines with their newlines. */
  readonly short: readonly Span[]
  /** Each one line, without its newline. */
  readonly long: readonly Span[]
}

/** Splits a text at lines that are longer than that. It skips from line to line: most characters are not looked at. */
export function splitAtLongLines(text: Lines, maxCharacters: number): SplitLines {
  const short: Span[] = []
  const long: Span[] = []
  let shortStart = 0
  for (let start = 0; start + maxCharacters < text.length; ) {
    const newline = text.lastIndexOf('\n', start + maxCharacters)
    if (newline >= start) {
      start = newline + 1
      continue
    }
    const next = text.indexOf('\n', start + maxCharacters)
    const end = next < 0 ? text.length : next
    if (shortStart < start) short.push({ start: shortStart, end: start })
    long.push({ start, end })
    start = end + 1
    shortStart = start
  }
  if (shortStart < text.length) short.push({ start: shortStart, end: text.length })
  return { short, long }
}
