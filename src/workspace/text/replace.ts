import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { escapeRegex } from '../../base/text/wording.ts'
import { textPattern } from '../search/pattern.ts'
import { compileRegexReplacement, type Replacement, type ReplaceRequest } from './replace-regex.ts'
import { isCrlfThroughout, lineAt, withLineEnding } from './text.ts'

export function compileReplacement(request: ReplaceRequest): Result<Replacement, ToolError> {
  if (request.isRegex) return compileRegexReplacement(request)
  if (request.multiline) return failure(ERRORS.multilineText())
  // The engine only searches for the whole text if case is ignored.
  const sound = request.caseSensitive ? success(undefined) : textPattern(request.find, request)
  return sound.ok ? success(literalReplacement(request)) : sound
}

function literalReplacement({ find, replace, caseSensitive, trial }: ReplaceRequest): Replacement {
  const line = longestLine(find)
  const sieve = line === '' ? undefined : textPattern(line, { caseSensitive, trial })
  const search = caseSensitive ? indexesOf : indexesOfAnyCase
  return {
    sieve: sieve?.ok ? sieve.value : undefined,
    edits(text) {
      const adapted = adaptToCrlf(text, find, replace)
      const length = adapted.find.length
      return search(text, adapted.find).map((start) => ({ start, end: start + length, replacement: adapted.replace }))
    },
    countLongLines: () => 0,
    written: [find, replace],
    needsTimeLimit: false,
  }
}

function indexesOf(text: string, find: string): readonly number[] {
  const indexes: number[] = []
  for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at)
  return indexes
}

/** Without the flag `u`, a match is as long as the text searched for. */
function indexesOfAnyCase(text: string, find: string): readonly number[] {
  return Array.from(text.matchAll(new RegExp(escapeRegex(find), 'gi')), (match) => match.index)
}

/**
 * In a file that uses CRLF throughout, a plain newline means CRLF. A carriage return in the text means that character: that is how
 * line endings are converted.
 */
function adaptToCrlf(text: string, find: string, replace: string): Pick<ReplaceRequest, 'find' | 'replace'> {
  const hasNewline = find.includes('\n') || replace.includes('\n')
  if (!hasNewline || find.includes('\r') || !isCrlfThroughout(text)) return { find, replace }
  return { find: withLineEnding(find, '\r\n'), replace: replace.includes('\r') ? replace : withLineEnding(replace, '\r\n') }
}

/** Without carriage returns: the search skips them at the end of a line. */
function longestLine(text: string): string {
  return text.split(/[\r\n]/).reduce((longest, line) => (line.length > longest.length ? line : longest))
}

interface Likeness {
  readonly difference: string
  readonly simplify: (text: string) => string
}

/** A loose comparison takes several passes over the text; in a larger one you are faster yourself. */
const MAX_COMPARED_CHARACTERS = 1_000_000

const LIKENESSES: readonly Likeness[] = [
  { difference: 'line endings', simplify: (text) => text.replaceAll('\r\n', '\n') },
  { difference: 'case', simplify: (text) => text.toLowerCase() },
  { difference: 'the way accents are composed', simplify: (text) => text.normalize('NFC') },
  { difference: 'whitespace', simplify: dropWhitespace },
  { difference: 'whitespace and case', simplify: (text) => dropWhitespace(text.toLowerCase()) },
]

/** When a text was not found: where something very similar is, if anywhere. */
export function nearestMiss(text: string, find: string): string | undefined {
  // Line endings and blanks alone are like any others.
  if (text.length > MAX_COMPARED_CHARACTERS || find.trim() === '') return undefined
  for (const { difference, simplify } of LIKENESSES) {
    const wanted = simplify(find)
    const at = wanted === '' ? -1 : simplify(text).indexOf(wanted)
    if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`
  }
  return firstLineOf(text, find)
}

/** The line of an offset in the simplified text, which may lack newlines. */
function lineOfSimplified(text: string, simplify: Likeness['simplify'], offset: number): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (simplify(text.slice(0, middle)).length > offset) high = middle
    else low = middle + 1
  }
  return lineAt(text, low - 1)
}

function firstLineOf(text: string, find: string): string | undefined {
  const lines = find.split('\n').filter((line) => line.trim() !== '')
  const first = lines[0]?.trim()
  const at = first === undefined || lines.length < 2 ? -1 : text.indexOf(first)
  return at < 0 ? undefined : `Line ${lineAt(text, at)} has its first line, but the lines after it differ.`
}

function dropWhitespace(text: string): string {
  return text.replace(/\s+/g, '')
}

const ERRORS = {
  multilineText: () =>
    toolError('invalid_arguments', 'multiline is for regular expressions', 'Leave it out. Plain text may contain newlines.'),
}
