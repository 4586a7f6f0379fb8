import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { newlineLengthBefore } from './lines.ts'
import type { Replacement, ReplaceRequest } from './replace.ts'
import { expandTemplate, parseTemplate } from './replace-template.ts'
import { escapeRegex, regexPattern, type SearchPattern } from './search/pattern.ts'
import type { TextEdit } from './text-edits.ts'

export function compileRegexReplacement(request: ReplaceRequest): Result<Replacement, ToolError> {
  const pattern = regexPattern(request.find, request)
  if (!pattern.ok) return pattern
  if (!request.multiline && namesNewline(request.find)) return failure(needsMultiline(request.find))
  const flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`)
  const inText = new RegExp(request.find, `${flags}m${request.multiline ? 's' : ''}`)
  const inLine = new RegExp(request.find, flags)
  const template = parseTemplate(request.replace, inLine)
  if (!template.ok) return template
  const find = (text: string): readonly Found[] => {
    if (request.multiline) return matchText(text, inText)
    return pattern.value.strategy === 'line' ? matchLines(text, inLine) : matchWithinLines(text, inText, inLine)
  }
  return success({
    sieve: sieveFor(pattern.value),
    edits: (text) =>
      find(text).map(({ match, offset }): TextEdit => {
        const start = offset + match.index
        return { start, end: start + match[0].length, replacement: expandTemplate(template.value, match) }
      }),
    written: [request.find, ...template.value.filter((part) => typeof part === 'string')],
    needsTimeLimit: true,
  })
}

function sieveFor({ required, flags }: SearchPattern): SearchPattern | undefined {
  if (required === undefined) return undefined
  // With the flags `iu`, a letter outside ASCII each is the same as `k` and as `s`.
  const isSure = !flags.includes('i') || !/[ks]/i.test(required.join(''))
  return isSure ? { source: required.map(escapeRegex).join('|'), flags, literal: undefined, required, strategy: 'text' } : undefined
}

interface Found {
  readonly match: RegExpExecArray
  /** Where the text that was matched against begins in the whole one. */
  readonly offset: number
}

function matchText(text: string, regex: RegExp): readonly Found[] {
  return Array.from(text.matchAll(regex), (match) => ({ match, offset: 0 }))
}

/** Line by line, as grep does: no match sees or takes the end of a line. */
function matchLines(text: string, regex: RegExp): readonly Found[] {
  const found: Found[] = []
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const next = newline < 0 ? text.length : newline + 1
    const line = text.slice(start, next - newlineLengthBefore(text, next))
    for (const match of line.matchAll(regex)) found.push({ match, offset: start })
    start = next
  }
  return found
}

/** The same, several times faster: all lines at once, unless a match left its line. */
function matchWithinLines(text: string, inText: RegExp, inLine: RegExp): readonly Found[] {
  if (text.includes('\r')) return matchLines(text, inLine)
  const found = matchText(text, inText)
  if (found.some(({ match }) => match[0].includes('\n'))) return matchLines(text, inLine)
  const isBehindLastLine = found.at(-1)?.match.index === text.length && (text === '' || text.endsWith('\n'))
  return isBehindLastLine ? found.slice(0, -1) : found
}

/** Adds `u` where the expression allows it: without, `.` takes one half of an emoji and leaves the other. */
function wholeCharacterFlags(source: string, flags: string): string {
  if (flags.includes('u')) return flags
  try {
    new RegExp(source, `${flags}u`)
    return `${flags}u`
  } catch {
    return flags
  }
}

/** Whether an expression asks for a newline outside a character class. */
function namesNewline(source: string): boolean {
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === '\\n' || token === '\n') return true
  return false
}

function needsMultiline(source: string): ToolError {
  return toolError(
    'invalid_arguments',
    `Pattern '${source.replaceAll('\n', '\\n')}' has a newline, but matches stay within a line`,
    'Set multiline to true to let matches span lines.',
  )
}
