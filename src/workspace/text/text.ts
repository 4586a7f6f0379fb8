import { asBuffer } from '../../base/bytes.ts'
import type { Edit } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'

/**
 * How a file's bytes became a string. `single-byte` is a file that is not UTF-8 (latin-1, Windows-1252, …): each byte is
 * one character, so whatever is not touched comes back as it was.
 */
export type Encoding = 'utf8' | 'utf8-bom' | 'single-byte'

export interface Text {
  readonly text: string
  readonly encoding: Encoding
}

export const UTF8_MARK_BYTES = 3
/** As git does: a NUL in the beginning makes a file binary. */
const BINARY_PROBE_BYTES = 8000

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function isBinary(bytes: Uint8Array): boolean {
  const zero = bytes.indexOf(0)
  return zero >= 0 && zero < BINARY_PROBE_BYTES
}

/** How many bytes at the beginning are a byte-order mark of UTF-8 and no text. */
export function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? UTF8_MARK_BYTES : 0
}

/** Reads bytes as text that `encodeText` turns back into the same bytes, or refuses. */
export function decodeText(bytes: Uint8Array, shown: string): Result<Text, ToolError> {
  if (isBinary(bytes))
    return failure(
      toolError(
        'encoding_unsupported',
        `File '${shown}' is binary`,
        'Text tools leave binary files alone. Name a text file, or change this one with a program that knows its format.',
      ),
    )
  const mark = markLength(bytes)
  try {
    return success({ text: utf8.decode(bytes.subarray(mark)), encoding: mark > 0 ? 'utf8-bom' : 'utf8' })
  } catch {
    if (hasUtf16Mark(bytes))
      return failure(
        toolError('encoding_unsupported', `File '${shown}' is neither UTF-8 nor a single-byte encoding`, 'Convert it to UTF-8 first.'),
      )
    return success({ text: asBuffer(bytes).toString('latin1'), encoding: 'single-byte' })
  }
}

export function encodeFile({ text, encoding }: Text): Uint8Array {
  switch (encoding) {
    case 'utf8':
      return Buffer.from(text, 'utf8')
    case 'utf8-bom':
      return Buffer.from(`\ufeff${text}`, 'utf8')
    case 'single-byte':
      return Buffer.from(text, 'latin1')
  }
}

/** Whether text can go into a file of that encoding. Which letter a byte above 127 is, nobody can tell: ASCII only. */
export function checkEncodable(inserted: string, encoding: Encoding, shown: string): ToolError | undefined {
  // Half of a pair would be written as U+FFFD, and finding one would cut a character of the file in two.
  if (!inserted.isWellFormed())
    return toolError(
      'encoding_unsupported',
      `The text for file '${shown}' has half of a surrogate pair`,
      'Give a text of whole characters.',
    )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
  if (encoding !== 'single-byte' || /^[\u0000-\u007f]*$/.test(inserted)) return undefined
  return toolError(
    'encoding_unsupported',
    `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`,
    'Convert the file to UTF-8 first, or use ASCII text only.',
  )
}

/** The two bytes of a UTF-16 mark next to each other are no text in any single-byte encoding people use. */
function hasUtf16Mark(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xfe || bytes[at - 1] === 0xfe) return true
  }
  return false
}

/** A replaced range of a text, in characters (UTF-16 units) of the text as it was. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Says where edits of a text lie in the bytes it was read from. The edits are sorted and do not overlap. */
export function toByteEdits({ text, encoding }: Text, bytes: Uint8Array, edits: readonly TextEdit[]): readonly Edit[] {
  const encode = rememberLast((replacement) => encodeReplacement(replacement, encoding))
  const skipped = encoding === 'utf8-bom' ? UTF8_MARK_BYTES : 0
  const isOneByteEach = bytes.length - skipped === text.length
  let seenUnits = 0
  let seenBytes = skipped
  const position = (unit: number): number => {
    if (isOneByteEach) return unit + skipped
    seenBytes += Buffer.byteLength(text.slice(seenUnits, unit))
    seenUnits = unit
    return seenBytes
  }
  return edits.map((edit) => {
    const start = position(edit.start)
    return { start, end: position(edit.end), replacement: encode(edit.replacement) }
  })
}

/** How many bytes there would be. A short text can be made to grow beyond all memory. */
export function lengthAfter(bytes: Uint8Array, edits: readonly Edit[]): number {
  return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length)
}

/** The bytes after sorted edits that do not overlap. Whatever lies between them is copied as it is. */
export function applyEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const result = Buffer.allocUnsafeSlow(lengthAfter(bytes, edits))
  let from = 0
  let to = 0
  for (const edit of edits) {
    result.set(bytes.subarray(from, edit.start), to)
    to += edit.start - from
    result.set(edit.replacement, to)
    to += edit.replacement.length
    from = edit.end
  }
  result.set(bytes.subarray(from), to)
  return result
}

/** Whether an edit begins or ends between the two halves of a character outside the basic plane. */
export function splitsCharacter(text: string, { start, end }: TextEdit): boolean {
  return isInsidePair(text, start) || isInsidePair(text, end)
}

function isInsidePair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1))
}

function encodeReplacement(replacement: string, encoding: Encoding): Uint8Array {
  return encodeFile({ text: replacement, encoding: encoding === 'utf8-bom' ? 'utf8' : encoding })
}

/** Thousands of edits in a row mostly insert the same text. */
function rememberLast<Out>(make: (text: string) => Out): (text: string) => Out {
  let last: { readonly text: string; readonly made: Out } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) }
    return last.made
  }
}

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
