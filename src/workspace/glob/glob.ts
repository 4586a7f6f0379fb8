import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { escapeRegex } from '../../base/text/wording.ts'
import { expandBraces, MAX_ALTERNATIVES, matchTokens, type PatternFault, parseSegment, type Segment, type Token } from './glob-syntax.ts'

const MAX_PATTERN_BYTES = 256

/**
 * A pattern over paths of the repository. `*` and `?` stay within one name, `**` spans any number of directories, `[a-z]`, `[!a-z]`
 * and `{a,b}` choose, and a backslash escapes the next character. Names that start with a dot are not special. A pattern without a
 * slash matches that name in every directory, as in `.gitignore`; `./*.md` matches only at the top. A pattern that ends with a
 * slash matches everything below such a directory.
 */
export interface Glob {
  matches(path: string): boolean
}

export function parseGlob(pattern: string): Result<Glob, ToolError> {
  return parseGlobs([pattern])
}

/** One glob that matches if any of the patterns does. Without patterns it matches nothing. */
export function parseGlobs(patterns: readonly string[]): Result<Glob, ToolError> {
  const parsed = parseAll(patterns)
  return parsed.ok ? success(anyOf(parsed.value.map(compileSegments))) : parsed
}

/** Like `parseGlobs`, but a matching directory includes everything below it: `node_modules`, `src/generated`. */
export function parseExcludes(patterns: readonly string[]): Result<Glob, ToolError> {
  const parsed = parseAll(patterns)
  if (!parsed.ok) return parsed
  const names = parsed.value.flatMap((segments) => soleName(segments) ?? [])
  const others = parsed.value.filter((segments) => soleName(segments) === undefined).flatMap(withAllBelow)
  return success(anyOf([...compileNames(names), ...others.map(compileSegments)]))
}

const GLOBSTAR: Segment = { kind: 'globstar' }

type Segments = readonly Segment[]

function withAllBelow(segments: Segments): readonly Segments[] {
  return segments.at(-1)?.kind === 'globstar' ? [segments] : [segments, [...segments, GLOBSTAR]]
}

/** The name, if the pattern is just a name. */
function soleName([first, second, ...more]: Segments): string | undefined {
  return first?.kind === 'globstar' && second?.kind === 'literal' && more.length === 0 ? second.text : undefined
}

function anyOf(matchers: readonly Matcher[]): Glob {
  const [only, ...others] = matchers
  if (only !== undefined && others.length === 0) return { matches: only }
  return { matches: (path) => matchers.some((matcher) => matcher(path)) }
}

function parseAll(patterns: readonly string[]): Result<readonly Segments[], ToolError> {
  const all: Segments[] = []
  for (const pattern of patterns) {
    const parsed = parsePattern(pattern)
    if (!parsed.ok) return parsed
    all.push(...parsed.value)
    if (all.length > MAX_ALTERNATIVES) return failure(ERRORS.tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`))
  }
  return success(all)
}

function parsePattern(pattern: string): Result<readonly Segments[], ToolError> {
  if (Buffer.byteLength(pattern) > MAX_PATTERN_BYTES)
    return failure(ERRORS.tooLarge(pattern, `it is longer than ${MAX_PATTERN_BYTES} bytes`))
  if (pattern === '') return failure(ERRORS.invalid(pattern, 'Name the files.'))
  if (pattern.startsWith('!'))
    return failure(
      ERRORS.invalid(pattern, "A pattern cannot be negated. Use 'exclude' if the tool has it, or write '\\!' for the character itself."),
    )
  const expanded = expandBraces(pattern)
  if (!expanded.ok) return failure(fromFault(pattern, expanded.error))
  const alternatives: Segments[] = []
  for (const alternative of expanded.value) {
    const problem = findEscape(pattern, alternative)
    if (problem !== undefined) return failure(problem)
    const segments = parseAlternative(alternative)
    if (!segments.ok) return failure(fromFault(pattern, segments.error))
    alternatives.push(segments.value)
  }
  return success(alternatives)
}

function parseAlternative(alternative: string): Result<Segments, PatternFault> {
  const isAnchored = /\/./.test(alternative)
  const sources = alternative.replace(/^\.\//, '').replace(/\/$/, '/**').split('/')
  const segments: Segment[] = isAnchored ? [] : [GLOBSTAR]
  for (const source of sources) {
    const segment = parseSegment(source)
    if (!segment.ok) return segment
    const repeats = segment.value.kind === 'globstar' && segments.at(-1)?.kind === 'globstar'
    if (!repeats) segments.push(segment.value)
  }
  return success(segments)
}

/** What a pattern must not contain after brace expansion: the rules for paths, except for wildcards and escapes. */
function findEscape(pattern: string, alternative: string): ToolError | undefined {
  const shown = `Glob pattern '${briefText(pattern)}'`
  const outside = () => ERRORS.outside(shown)
  const denied = (why: string, suggestion: string) => ERRORS.denied(shown, why, suggestion)

  if (/[^ -~]/.test(alternative) && /[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative))
    return denied('it contains a control character', 'Remove the NUL, newline or other control character.')
  if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside()
  if (alternative.split(/[/\\]/).includes('..')) return outside()
  if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied('a backslash can only escape a wildcard', "Separate directories with '/'.")
  if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, '')))
    return denied("it contains an empty segment or the segment '.'", "Remove it: 'src/*.ts'.")
  return undefined
}

function fromFault(pattern: string, fault: PatternFault): ToolError {
  return fault.kind === 'limit' ? ERRORS.tooLarge(pattern, fault.reason) : ERRORS.invalid(pattern, fault.reason)
}

export type Matcher = (path: string) => boolean

/** Compiles the segments of one pattern. The most common forms do not need to walk the path. */
export function compileSegments(segments: readonly Segment[]): Matcher {
  const literals: string[] = []
  for (const segment of segments) {
    if (segment.kind !== 'literal') break
    literals.push(segment.text)
  }
  const rest = segments.slice(literals.length)
  if (rest.length === 0) {
    const whole = literals.join('/')
    return (path) => path === whole
  }
  const prefix = literals.map((literal) => `${literal}/`).join('')
  const matchRest = compileCommon(rest) ?? compileAny(rest)
  return prefix === '' ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length)
}

/** Matches if a directory of the path, or the file itself, has one of the names. One pass over the path for all of them. */
export function compileNames(names: readonly string[]): readonly Matcher[] {
  if (names.length === 0) return []
  const regex = new RegExp(`(?:^|/)(?:${names.map(escapeRegex).join('|')})(?:/|$)`)
  return [(path) => regex.test(path)]
}

/** Tests the part of a path from `from` on, where a name starts. */
type RestMatcher = (path: string, from: number) => boolean

function compileCommon([first, second, third, ...more]: readonly Segment[]): RestMatcher | undefined {
  if (first?.kind !== 'globstar' || more.length > 0) return undefined
  if (second === undefined) return (path, from) => path.length > from
  if (third === undefined) {
    if (second.kind === 'literal') return (path, from) => endsWithName(path, from, second.text)
    const suffix = suffixOf(second)
    return suffix === undefined ? undefined : (path) => path.endsWith(suffix)
  }
  if (second.kind !== 'literal' || third.kind !== 'globstar') return undefined
  const directory = `${second.text}/`
  return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from)
}

function endsWithName(path: string, from: number, name: string): boolean {
  const start = path.length - name.length
  return path.endsWith(name) && (start === from || (start > from && path[start - 1] === '/'))
}

/** The suffix that a name must have if the segment is `*` followed by plain text. */
function suffixOf(segment: Segment): string | undefined {
  if (segment.kind !== 'tokens' || segment.tokens.length > 2 || segment.tokens[0]?.kind !== 'star') return undefined
  const last = segment.tokens[1]
  if (last === undefined) return ''
  return last.kind === 'text' ? last.text : undefined
}

function compileAny(segments: readonly Segment[]): RestMatcher {
  const last = segments.at(-1)
  const lastToken = last?.kind === 'tokens' ? last.tokens.at(-1) : undefined
  const suffix = lastToken?.kind === 'text' ? lastToken.text : ''
  const text = longestText(segments)
  return (path, from) => path.endsWith(suffix) && path.includes(text, from) && matchSegments(segments, path, from)
}

/** A text that is in every path that matches. Most paths do not have it, and looking for it is much faster than walking them. */
function longestText(segments: readonly Segment[]): string {
  const textOf = (part: Segment | Token): string => ('text' in part ? part.text : '')
  const texts = segments.flatMap((segment) => (segment.kind === 'tokens' ? segment.tokens.map(textOf) : textOf(segment)))
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/** As in `matchTokens`, backtracks to the last `**` only. */
function matchSegments(segments: readonly Segment[], path: string, from: number): boolean {
  let at = from
  let index = 0
  let starIndex = -1
  let starAt = 0
  for (;;) {
    const segment = segments[index]
    if (segment === undefined) {
      if (at > path.length) return true
    } else if (segment.kind === 'globstar') {
      if (index === segments.length - 1) return at < path.length
      starIndex = index++
      starAt = at
      continue
    } else if (at <= path.length) {
      const slash = path.indexOf('/', at)
      const end = slash < 0 ? path.length : slash
      if (matchName(segment, path, at, end)) {
        at = end + 1
        index++
        continue
      }
    }
    if (starIndex < 0) return false
    const slash = path.indexOf('/', starAt)
    if (slash < 0) return false
    starAt = slash + 1
    at = starAt
    index = starIndex + 1
  }
}

function matchName(segment: Exclude<Segment, { kind: 'globstar' }>, path: string, start: number, end: number): boolean {
  if (segment.kind === 'tokens') return matchTokens(segment.tokens, path, start, end)
  return end - start === segment.text.length && path.startsWith(segment.text, start)
}

const ERRORS = {
  invalid: (pattern: string, advice: string) =>
    toolError(
      'invalid_pattern',
      `Invalid glob pattern '${briefText(pattern)}'`,
      `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`,
    ),
  tooLarge: (pattern: string, why: string) =>
    toolError('limit_exceeded', `Glob pattern '${briefText(pattern)}' is too large: ${why}`, 'Use a shorter pattern, or several calls.'),
  outside: (shown: string) =>
    toolError('path_outside_working_dir', `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'."),
  denied: (shown: string, why: string, suggestion: string) => toolError('path_denied', `${shown} is not allowed: ${why}`, suggestion),
}
