import { escapeRegex } from '../model/escape-regex.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { isCrlfThroughout, withLineEnding } from './lines.ts'
import { compileRegexReplacement } from './replace-regex.ts'
import { type SearchPattern, textPattern } from './search/pattern.ts'
import type { TextEdit } from './text-edits.ts'

export interface ReplaceRequest {
  readonly find: string
  readonly replace: string
  readonly isRegex: boolean
  readonly caseSensitive: boolean
  /** For a regular expression: a match may span lines. */
  readonly multiline: boolean
}

/** What to find and what to put there, ready to be applied to many texts. */
export interface Replacement {
  /** Matches in a line of every text that has a match, as far as that is known: spares reading the others closely. */
  readonly sieve: SearchPattern | undefined
  /** One edit for each match, also where it changes nothing. Sorted, not overlapping. */
  edits(text: string): readonly TextEdit[]
  /** How many lines of a text it leaves out for their length although they may match. */
  countLongLines(text: string): number
  /** What the author wrote to be found and inserted, to be checked against a file's encoding. */
  readonly written: readonly string[]
  /** Whether a text can make it take unreasonably long. */
  readonly needsTimeLimit: boolean
}

export function compileReplacement(request: ReplaceRequest): Result<Replacement, ToolError> {
  if (request.isRegex) return compileRegexReplacement(request)
  if (request.multiline)
    return failure(
      toolError('invalid_arguments', 'multiline is for regular expressions', 'Leave it out: plain text with newlines is found as it is.'),
    )
  // Whole, it is looked for by the engine only where the case does not matter.
  const sound = request.caseSensitive ? success(undefined) : textPattern(request.find, request)
  return sound.ok ? success(literalReplacement(request)) : sound
}

function literalReplacement({ find, replace, caseSensitive }: ReplaceRequest): Replacement {
  const line = longestLine(find)
  const sieve = line === '' ? undefined : textPattern(line, { caseSensitive })
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

/** Without the flag `u`, what is found is as long as what was looked for. */
function indexesOfAnyCase(text: string, find: string): readonly number[] {
  return Array.from(text.matchAll(new RegExp(escapeRegex(find), 'gi')), (match) => match.index)
}

/**
 * In a file whose lines all end as on Windows, a plain newline means that line ending. Whoever writes a carriage return
 * means the very characters: that is how line endings are converted.
 */
function adaptToCrlf(text: string, find: string, replace: string): Pick<ReplaceRequest, 'find' | 'replace'> {
  const hasNewline = find.includes('\n') || replace.includes('\n')
  if (!hasNewline || find.includes('\r') || !isCrlfThroughout(text)) return { find, replace }
  return { find: withLineEnding(find, '\r\n'), replace: replace.includes('\r') ? replace : withLineEnding(replace, '\r\n') }
}

/** Without carriage returns: at the end of a line, searching passes them over. */
function longestLine(text: string): string {
  return text.split(/[\r\n]/).reduce((longest, line) => (line.length > longest.length ? line : longest))
}
