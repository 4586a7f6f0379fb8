import { briefText } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { expandBraces, MAX_ALTERNATIVES, type PatternFault } from './glob-braces.ts'
import { compileSegments, type Matcher } from './glob-matcher.ts'
import { parseSegment, type Segment } from './glob-segment.ts'

const MAX_PATTERN_BYTES = 256

/**
 * A pattern over paths of the repository. `*` and `?` stay within one name, `**` spans any number of directories,
 * `[a-z]`, `[!a-z]` and `{a,b}` choose, a backslash takes the next character as it is. Names that begin with a dot are
 * names like any other. A pattern without a slash fits that name in every directory, as in `.gitignore`; `./*.md` fits at
 * the top only. A pattern that ends with a slash fits everything below such a directory.
 */
export interface Glob {
  matches(path: string): boolean
}

export function parseGlob(pattern: string): Result<Glob, ToolError> {
  return parseGlobs([pattern])
}

/** One glob that fits where any of the patterns does. Without patterns it fits nowhere. */
export function parseGlobs(patterns: readonly string[]): Result<Glob, ToolError> {
  return compile(patterns, (segments) => [segments])
}

/** Like `parseGlobs`, but a directory that fits takes everything below it along: `node_modules`, `src/generated`. */
export function parseExcludes(patterns: readonly string[]): Result<Glob, ToolError> {
  return compile(patterns, (segments) => (segments.at(-1)?.kind === 'globstar' ? [segments] : [segments, [...segments, GLOBSTAR]]))
}

const GLOBSTAR: Segment = { kind: 'globstar' }

type Variants = (segments: readonly Segment[]) => readonly (readonly Segment[])[]

function compile(patterns: readonly string[], variants: Variants): Result<Glob, ToolError> {
  const matchers: Matcher[] = []
  let alternatives = 0
  for (const pattern of patterns) {
    const parsed = parsePattern(pattern)
    if (!parsed.ok) return parsed
    alternatives += parsed.value.length
    if (alternatives > MAX_ALTERNATIVES) return failure(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`))
    for (const segments of parsed.value) matchers.push(...variants(segments).map(compileSegments))
  }
  const [only, ...others] = matchers
  if (only !== undefined && others.length === 0) return success({ matches: only })
  return success({ matches: (path) => matchers.some((matcher) => matcher(path)) })
}

function parsePattern(pattern: string): Result<readonly (readonly Segment[])[], ToolError> {
  if (Buffer.byteLength(pattern) > MAX_PATTERN_BYTES) return failure(tooLarge(pattern, `it is longer than ${MAX_PATTERN_BYTES} bytes`))
  if (pattern === '') return failure(invalid(pattern, 'Say which files are meant.'))
  if (pattern.startsWith('!'))
    return failure(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."))
  const expanded = expandBraces(pattern)
  if (!expanded.ok) return failure(fromFault(pattern, expanded.error))
  const alternatives: (readonly Segment[])[] = []
  for (const alternative of expanded.value) {
    const problem = findEscape(pattern, alternative)
    if (problem !== undefined) return failure(problem)
    const segments = parseAlternative(alternative)
    if (!segments.ok) return failure(fromFault(pattern, segments.error))
    alternatives.push(segments.value)
  }
  return success(alternatives)
}

function parseAlternative(alternative: string): Result<readonly Segment[], PatternFault> {
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

/** What must not be in a pattern once its braces are written out: the rules for paths, but for wildcards and escapes. */
function findEscape(pattern: string, alternative: string): ToolError | undefined {
  const shown = `Glob pattern '${briefText(pattern)}'`
  const outside = () =>
    toolError('path_outside_working_dir', `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.")
  const denied = (why: string, suggestion: string) => toolError('path_denied', `${shown} is not allowed: ${why}`, suggestion)

  if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative))
    return denied('it has a control character', 'Remove the NUL, newline or other control character.')
  if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside()
  if (alternative.split(/[/\\]/).includes('..')) return outside()
  if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied('a backslash only makes a wildcard plain', "Separate directories by '/'.")
  if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, '')))
    return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.")
  return undefined
}

function fromFault(pattern: string, fault: PatternFault): ToolError {
  return fault.kind === 'limit' ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason)
}

function invalid(pattern: string, advice: string): ToolError {
  return toolError(
    'invalid_pattern',
    `Invalid glob pattern '${briefText(pattern)}'`,
    `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`,
  )
}

function tooLarge(pattern: string, why: string): ToolError {
  return toolError(
    'limit_exceeded',
    `Glob pattern '${briefText(pattern)}' is too large: ${why}`,
    'Use a shorter pattern, or several calls.',
  )
}
