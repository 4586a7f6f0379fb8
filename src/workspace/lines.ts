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
