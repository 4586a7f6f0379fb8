import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf, escapeRegex } from '../../base/text/wording.ts'
import { checkPrepared, type PatternOptions, regexPattern, type SearchPattern } from '../search/pattern.ts'
import { makeSieve } from '../search/sieve.ts'
import { isCrlfThroughout, newlineLengthBefore, splitAtLongLines, type TextEdit, withLineEnding } from './text.ts'

export function compileRegexReplacement(request: ReplaceRequest): Result<Replacement, ToolError> {
  const pattern = regexPattern(request.find, request)
  if (!pattern.ok) return pattern
  if (!request.multiline && namesNewline(request.find)) return failure(ERRORS.needsMultiline(request.find))
  const flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`)
  const refusal = checkPrepared(request.find, flags, request.trial)
  if (refusal !== undefined) return failure(refusal)
  const inText = new RegExp(request.find, `${flags}m${request.multiline ? 's' : ''}`)
  const inLine = new RegExp(request.find, flags)
  const template = parseReplacement(request.replace, inLine)
  if (!template.ok) return template
  const hasNewline = template.value.some((part) => typeof part === 'string' && part.includes('\n'))
  const adapts = (request.multiline || hasNewline) && !meansCarriageReturns(request.find)
  const onWindows = adapts ? template.value.map(withCrlf) : undefined
  const sieve = sieveFor(pattern.value)
  const mayMatch = sieve === undefined ? () => true : makeSieve(sieve).mayMatch
  // A match that may span lines has no line length: only the time limit guards it.
  const maxLineCharacters = request.multiline ? Number.POSITIVE_INFINITY : pattern.value.maxLineCharacters
  return success({
    sieve,
    edits(text) {
      const isAdapted = onWindows !== undefined && isCrlfThroughout(text)
      let inserted = 0
      let latest = ''
      const makeEdit: EditMaker = (match, offset) => {
        const start = offset + match.index
        if (inserted <= MAX_INSERTED)
          latest = isAdapted ? expandTemplate(onWindows, match.map(asOnWindows)) : expandTemplate(template.value, match)
        inserted += latest.length
        return { start, end: start + match[0].length, replacement: latest }
      }
      if (request.multiline) {
        const searched = isAdapted ? text.replaceAll('\r\n', '\n') : text
        const edits = Array.from(wholeMatches(searched, inText), (match) => makeEdit(match, 0))
        return isAdapted ? placeInCrlf(edits, searched) : edits
      }
      return splitAtLongLines(text, maxLineCharacters).short.flatMap(({ start, end }) => {
        const lines = text.slice(start, end)
        const makeEditThere: EditMaker = (match, offset) => makeEdit(match, start + offset)
        const quick = pattern.value.strategy === 'line' ? undefined : editWithinLines(lines, inText, makeEditThere)
        return quick ?? editLines(lines, inLine, makeEditThere)
      })
    },
    countLongLines(text) {
      const { long } = splitAtLongLines(text, maxLineCharacters)
      return long.filter(({ start, end }) => mayMatch(Buffer.from(text.slice(start, end)))).length
    },
    written: [request.find, ...template.value.filter((part) => typeof part === 'string')],
    needsTimeLimit: true,
  })
}

/**
 * Whether an expression is about carriage returns: then line endings are literal characters. Otherwise a newline matches the end of
 * a line, whatever the file uses. Accepting or skipping one (`\r?
 * `, `[^\r
 * ]`) does not count, unless there is nothing else: that is how line endings are converted.
 */
function meansCarriageReturns(find: string): boolean {
  // After an escaped backslash, a letter is not special.
  const source = find.replace(/\\./gs, (token) => (token === '\\\\' ? '' : token))
  const isNamed = (text: string) => RETURN.test(text)
  if (!isNamed(source)) return false
  const isOnlyEndings = /^(?:\\[rn]|[\r\n?*+|():[\]{},\d])*$/.test(find)
  return isOnlyEndings || isNamed(source.replace(/\[\^(?:\\.|[^\]\\])*\]|(?:\\r|\r)[?*]/gs, ''))
}

/** A carriage return in any notation. */
const RETURN = /\\r|\r|\\x0[dD]|\\u000[dD]|\\u\{0*[dD]\}|\\c[mM]/

/** Part of a template for a file that uses CRLF throughout. */
function withCrlf(part: ReplacementTemplate[number]): ReplacementTemplate[number] {
  return typeof part === 'string' ? withLineEnding(part, '\r\n') : part
}

/** A match in a text whose CRLF were reduced to LF. */
function asOnWindows(group: string | undefined): string | undefined {
  return group?.replaceAll('\n', '\r\n')
}

/** Maps edits of a text with LF to the same text with CRLF. */
function placeInCrlf(edits: readonly TextEdit[], text: string): readonly TextEdit[] {
  let newlines = 0
  let next = text.indexOf('\n')
  const position = (at: number): number => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) newlines++
    return at + newlines
  }
  return edits.map(({ start, end, replacement }) => ({ start: position(start), end: position(end), replacement }))
}

/** A file may not become this large. Beyond it, all further matches share the same text, which takes no memory. */
const MAX_INSERTED = 32 * 1024 * 1024

/** `offset` is where the tested text starts in the whole one. */
type EditMaker = (match: RegExpExecArray, offset: number) => TextEdit

function sieveFor({ required, flags }: SearchPattern): SearchPattern | undefined {
  if (required === undefined) return undefined
  // With the flags `iu`, `k` and `s` each equal a letter outside ASCII, and there are more such pairs outside ASCII.
  const isSure = !flags.includes('i') || /^[\0-\x7f]*$/.test(required.join('').replace(/[ks]/gi, '\u212a'))
  if (!isSure) return undefined
  const source = required.map(escapeRegex).join('|')
  return { source, flags, literal: undefined, required, strategy: 'text', maxLineCharacters: Number.POSITIVE_INFINITY }
}

/** Line by line, like grep: no match includes a line ending. */
function editLines(text: string, regex: RegExp, makeEdit: EditMaker): readonly TextEdit[] {
  const edits: TextEdit[] = []
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const next = newline < 0 ? text.length : newline + 1
    const line = text.slice(start, next - newlineLengthBefore(text, next))
    for (const match of wholeMatches(line, regex)) edits.push(makeEdit(match, start))
    start = next
  }
  return edits
}

/** The same, several times faster: all lines at once, or `undefined` if that would make a difference. */
function editWithinLines(text: string, regex: RegExp, makeEdit: EditMaker): readonly TextEdit[] | undefined {
  // For `^` and `$` these also end a line.
  if (['\r', '\u2028', '\u2029'].some((end) => text.includes(end))) return undefined
  const endOfLines = text === '' || text.endsWith('\n') ? text.length : Number.POSITIVE_INFINITY
  const edits: TextEdit[] = []
  for (const match of wholeMatches(text, regex)) {
    if (match[0].includes('\n')) return undefined
    // There is no line after the last newline, but an empty match is found there.
    if (match.index < endOfLines) edits.push(makeEdit(match, 0))
  }
  return edits
}

/** Adds `u` if the expression allows it: without it, `.` matches half of an emoji. */
function wholeCharacterFlags(source: string, flags: string): string {
  if (flags.includes('u')) return flags
  try {
    new RegExp(source, `${flags}u`)
    return `${flags}u`
  } catch {
    return flags
  }
}

/** All matches but those within an emoji: with `u` V8 finds the start and the end of the text there, as in `(?<!.)`. */
function* wholeMatches(text: string, regex: RegExp): Iterable<RegExpExecArray> {
  for (const match of text.matchAll(regex)) if (!(regex.unicode && isWithinPair(text, match.index))) yield match
}

function isWithinPair(text: string, at: number): boolean {
  return at > 0 && (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
}

/** Whether an expression contains a newline outside a character class. */
function namesNewline(source: string): boolean {
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === '\\n' || token === '\n') return true
  return false
}

/**
 * The parsed replacement of a regular expression: fixed text, and groups by number (0 is the whole match). Several numbers are
 * groups with the same name, and at most one of them takes part in a match.
 */
export type ReplacementTemplate = readonly (string | readonly number[])[]

/** A match and its groups; `undefined` for a group that did not take part. */
export type Groups = readonly (string | undefined)[]

const DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g

/**
 * Parses `$1`, `$<name>`, `$&` and `$$` like `String.replace`, but refuses what would silently insert something the author did not
 * write: the text before or after a match, and groups that do not exist.
 */
export function parseReplacement(replacement: string, expression: RegExp): Result<ReplacementTemplate, ToolError> {
  const { count, names } = groupsOf(expression)
  const parts: (string | readonly number[])[] = []
  let from = 0
  for (const match of replacement.matchAll(DOLLAR)) {
    const [whole, dollar, ampersand, around, name, digits] = match
    if (match.index > from) parts.push(replacement.slice(from, match.index))
    from = match.index + whole.length
    if (dollar !== undefined) parts.push('$')
    else if (ampersand !== undefined) parts.push([0])
    else if (around !== undefined) return failure(ERRORS.refuseAround(whole))
    else if (name !== undefined) {
      const groups = names.get(name)
      if (groups === undefined) return failure(unknownGroup(whole, count, [...names.keys()]))
      parts.push(groups)
    } else if (digits !== undefined) {
      const group = groupNumber(digits, count)
      if (group === undefined) return failure(unknownGroup(whole, count, [...names.keys()]))
      parts.push([group])
      // `$12` with fewer than 12 groups is group 1 and the digit 2.
      if (Number(digits) !== group) parts.push(digits.slice(1))
    }
  }
  if (from < replacement.length) parts.push(replacement.slice(from))
  return success(parts)
}

/** Appending parts one by one is fastest, but keeps every step in memory: too much if there are many. */
const MAX_ADDED_PARTS = 20

export function expandTemplate(template: ReplacementTemplate, groups: Groups): string {
  if (template.length > MAX_ADDED_PARTS)
    return template.map((part) => (typeof part === 'string' ? part : part.map((group) => groups[group] ?? '').join(''))).join('')
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else for (const group of part) text += groups[group] ?? ''
  }
  return text
}

function groupNumber(digits: string, count: number): number | undefined {
  const both = Number(digits)
  if (both >= 1 && both <= count) return both
  const first = Number(digits[0])
  return digits.length === 2 && first >= 1 && first <= count ? first : undefined
}

/** Named groups are numbered with the others, in the order of their opening brackets. */
function groupsOf({ source }: RegExp): { readonly count: number; readonly names: ReadonlyMap<string, readonly number[]> } {
  const names = new Map<string, readonly number[]>()
  let count = 0
  // Escapes and classes are skipped whole: a bracket in them opens nothing.
  for (const token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
    if (!token[0].startsWith('(')) continue
    count++
    if (token[1] !== undefined) names.set(token[1], [...(names.get(token[1]) ?? []), count])
  }
  return { count, names }
}

function unknownGroup(reference: string, count: number, names: readonly string[]): ToolError {
  const named = names.length === 0 ? '' : ` (named: ${names.join(', ')})`
  return ERRORS.unknownGroup(reference, count, named)
}

export interface ReplaceRequest extends PatternOptions {
  readonly find: string
  readonly replace: string
  readonly isRegex: boolean
  /** For a regular expression: a match may span lines. */
  readonly multiline: boolean
}

/** What to find and insert, ready to be applied to many texts. */
export interface Replacement {
  /** Matches a line of every text that has a match, if that is known: other texts need no closer look. */
  readonly sieve: SearchPattern | undefined
  /** One edit for each match, even if it changes nothing. Sorted, not overlapping. */
  edits(text: string): readonly TextEdit[]
  /** How many lines of a text are skipped because of their length, although they may match. */
  countLongLines(text: string): number
  /** What the author wrote to find and insert, to check against a file's encoding. */
  readonly written: readonly string[]
  /** Whether a text can make it take unreasonably long. */
  readonly needsTimeLimit: boolean
}

const ERRORS = {
  needsMultiline: (source: string) =>
    toolError(
      'invalid_arguments',
      `Pattern '${source.replaceAll('\n', '\\n')}' contains a newline, but matches stay within a line`,
      'Set multiline to true to let matches span lines.',
    ),
  refuseAround: (reference: string) =>
    toolError(
      'invalid_arguments',
      `Replacement contains ${reference}, which would insert the text ${reference === "$'" ? 'after' : 'before'} each match`,
      `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`,
    ),
  unknownGroup: (reference: string, count: number, named: string) =>
    toolError(
      'invalid_arguments',
      `Replacement contains ${reference}, but the pattern has ${countOf(count, 'group')}${named}`,
      `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`,
    ),
}
