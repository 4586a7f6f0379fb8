import { asBuffer } from '../../base/bytes.ts'
import type { Edit } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'

/**
 * How a file's bytes became a string. `single-byte` is a file that is not UTF-8 (Latin-1, Windows-1252, …): each byte is one
 * character, so everything that is not edited stays the same.
 */
export type Encoding = 'utf8' | 'utf8-bom' | 'single-byte'

export interface Text {
  readonly text: string
  readonly encoding: Encoding
}

export const UTF8_MARK_BYTES = 3
/** Like git: a NUL near the start makes a file binary. */
const BINARY_PROBE_BYTES = 8000

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function isBinary(bytes: Uint8Array): boolean {
  const zero = bytes.indexOf(0)
  return zero >= 0 && zero < BINARY_PROBE_BYTES
}

/** The length of a UTF-8 byte-order mark at the start. */
export function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? UTF8_MARK_BYTES : 0
}

/** Decodes bytes as text that `encodeText` turns back into the same bytes, or refuses. */
export function decodeText(bytes: Uint8Array, shown: string): Result<Text, ToolError> {
  if (isBinary(bytes)) return failure(ERRORS.binary(shown))
  const mark = markLength(bytes)
  try {
    return success({ text: utf8.decode(bytes.subarray(mark)), encoding: mark > 0 ? 'utf8-bom' : 'utf8' })
  } catch {
    if (hasUtf16Mark(bytes)) return failure(ERRORS.unknownEncoding(shown))
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

/** Whether text can go into a file of that encoding. A byte above 127 could be any letter: ASCII only. */
export function checkEncodable(inserted: string, encoding: Encoding, shown: string): ToolError | undefined {
  // Half of a pair would be written as U+FFFD, and matching one would split a character of the file.
  if (!inserted.isWellFormed()) return ERRORS.halfPair(shown)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
  if (encoding !== 'single-byte' || /^[\u0000-\u007f]*$/.test(inserted)) return undefined
  return ERRORS.notAscii(shown)
}

/** The two bytes of a UTF-16 mark never occur together in a common single-byte encoding. */
function hasUtf16Mark(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xfe || bytes[at - 1] === 0xfe) return true
  }
  return false
}

/** A replaced range of the original text, in UTF-16 units. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Maps edits of a text to the bytes it was decoded from. The edits are sorted and do not overlap. */
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

/** The resulting number of bytes. A short text can be made to grow beyond all memory. */
export function lengthAfter(bytes: Uint8Array, edits: readonly Edit[]): number {
  return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length)
}

/** The bytes after sorted, non-overlapping edits. Everything in between is copied unchanged. */
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

/** Whether an edit splits a surrogate pair. */
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

/** Offsets into a text; the end is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Number of lines. A final newline ends the last line and does not start another. */
export function countLines(text: string): number {
  const ended = countNewlines(text, text.length)
  return text === '' || text.endsWith('\n') ? ended : ended + 1
}

/** The line, from 1, that contains an offset. */
export function lineAt(text: string, offset: number): number {
  return countNewlines(text, offset) + 1
}

/** The span of lines `first` to `last` (from 1, inclusive), with the last newline. */
export function lineSpan(text: string, first: number, last: number): Span {
  const start = endOfLines(text, first - 1, 0)
  return { start, end: endOfLines(text, last - first + 1, start) }
}

/** The most frequent line ending. */
export function dominantLineEnding(text: string): LineEnding {
  const { newlines, crlf } = countEndings(text)
  return crlf * 2 > newlines ? '\r\n' : '\n'
}

/** Whether a text has lines, and all of them end with CRLF. */
export function isCrlfThroughout(text: string): boolean {
  if (!text.includes('\r\n')) return false
  const { newlines, crlf } = countEndings(text)
  return newlines === crlf
}

/** A text with uniform line endings. */
export function withLineEnding(text: string, ending: LineEnding): string {
  return text.replace(/\r?\n/g, ending)
}

/** The length of the newline that ends just before an offset: 0, 1 or 2. */
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

/** Inserts lines after line `line` (0: at the top). Keeps the file's line ending, and whether its last line ends with one. */
export function insertLines(text: string, line: number, content: string): TextEdit {
  const ending = dominantLineEnding(text)
  const lines = withLineEnding(withoutFinalNewline(content), ending)
  const at = line === 0 ? 0 : lineSpan(text, line, line).end
  const followsUnendedLine = at > 0 && text[at - 1] !== '\n'
  return { start: at, end: at, replacement: followsUnendedLine ? ending + endIfBlank(lines, ending) : lines + ending }
}

/** Deletes lines; with an unterminated last line, also the newline before it. */
export function deleteLines(text: string, first: number, last: number): TextEdit {
  const { start, end } = lineSpan(text, first, last)
  const takesUnendedLine = end === text.length && newlineLengthBefore(text, end) === 0
  const endOfLineBefore = start - newlineLengthBefore(text, start)
  const isLineBeforeBlank = endOfLineBefore === 0 || newlineLengthBefore(text, endOfLineBefore) > 0
  return { start: takesUnendedLine && !isLineBeforeBlank ? endOfLineBefore : start, end, replacement: '' }
}

/** Replaces lines and keeps the last newline. */
export function replaceLines(text: string, range: { readonly first: number; readonly last: number }, content: string): TextEdit {
  const { start, end } = lineSpan(text, range.first, range.last)
  const ending = dominantLineEnding(text)
  const lines = withLineEnding(withoutFinalNewline(content), ending)
  const newline = newlineLengthBefore(text, end)
  return { start, end: end - newline, replacement: newline === 0 ? endIfBlank(lines, ending) : lines }
}

/** A blank last line exists only if it is terminated, whatever the file does. */
function endIfBlank(lines: string, ending: LineEnding): string {
  return lines === '' || lines.endsWith('\n') ? lines + ending : lines
}

export function withoutFinalNewline(content: string): string {
  return content.slice(0, content.length - newlineLengthBefore(content, content.length))
}

/** Text or its bytes. */
interface Lines {
  readonly length: number
  indexOf(text: string, from: number): number
  lastIndexOf(text: string, from: number): number
}

export interface SplitLines {
  /** Whole lines with their newlines. */
  readonly short: readonly Span[]
  /** Single lines without their newlines. */
  readonly long: readonly Span[]
}

/** Splits a text at lines that are longer than this. Skips from line to line without looking at most characters. */
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

const ERRORS = {
  binary: (shown: string) =>
    toolError(
      'encoding_unsupported',
      `File '${shown}' is binary`,
      'Text tools do not change binary files. Name a text file, or use a program for this format.',
    ),
  unknownEncoding: (shown: string) =>
    toolError('encoding_unsupported', `File '${shown}' is neither UTF-8 nor a single-byte encoding`, 'Convert it to UTF-8 first.'),
  halfPair: (shown: string) =>
    toolError('encoding_unsupported', `The text for file '${shown}' contains half of a surrogate pair`, 'Use whole characters.'),
  notAscii: (shown: string) =>
    toolError(
      'encoding_unsupported',
      `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`,
      'Convert the file to UTF-8 first, or use ASCII text only.',
    ),
}
