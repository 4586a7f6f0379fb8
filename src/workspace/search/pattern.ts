import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { escapeRegex } from '../../base/text/wording.ts'
import { elapsedMs } from '../../system/clock.ts'
import { type PatternTrial, whyUnprepared, withWorkLimit } from '../../system/process/time-limit.ts'
import { type AnyOf, requiredText } from './required-text.ts'

/** What to search for, as plain data that a worker can receive. A line matches if the pattern matches within it. */
export interface SearchPattern {
  /** As a regular expression. */
  readonly source: string
  readonly flags: string
  /** The text to find, if the pattern is a plain text. */
  readonly literal: string | undefined
  /** Every matching line contains one of these texts. */
  readonly required: AnyOf | undefined
  /** How to find the matching lines of a text. */
  readonly strategy: Strategy
  /** Longer lines are skipped. */
  readonly maxLineCharacters: number
}

/**
 * - `text`: every match in the whole text is a match in its line;
 * - `text-then-line`: every matching line has a match in the whole text, but not the other way round;
 * - `line`: neither, so each line must be tested alone.
 */
export type Strategy = 'text' | 'text-then-line' | 'line'

/**
 * Expressions with unbounded repetition are not tested on longer lines: on 200,000 spaces, even `[ \t]+$` takes half a minute.
 * Limited by length and not by a timer, so that every machine skips the same lines.
 */
export const MAX_REGEX_LINE_CHARACTERS = 10_000

export interface PatternOptions {
  readonly caseSensitive: boolean
  /** `apart` when left out: the pattern is not trusted. */
  readonly trial?: PatternTrial | undefined
}

export function literalPattern(text: string, options: PatternOptions): SearchPattern {
  return {
    source: escapeRegex(text),
    flags: options.caseSensitive ? '' : 'i',
    literal: text,
    required: [text],
    strategy: /[\n\r]/.test(text) ? 'line' : 'text',
    maxLineCharacters: Number.POSITIVE_INFINITY,
  }
}

/** A text to find literally, unless it is too long for the engine. */
export function textPattern(text: string, options: PatternOptions): Result<SearchPattern, ToolError> {
  const pattern = literalPattern(text, options)
  return whyUnprepared(pattern.source, pattern.flags, options.trial) === undefined ? success(pattern) : failure(ERRORS.tooLongText(text))
}

/** Parses a JavaScript regular expression; with `\p{…}` or `\u{…}` in it, with the flag `u`. */
export function regexPattern(source: string, options: PatternOptions): Result<SearchPattern, ToolError> {
  const flags = `${options.caseSensitive ? '' : 'i'}${/\\[pPu]\{/.test(source) ? 'u' : ''}`
  try {
    new RegExp(source, flags)
  } catch (error) {
    return failure(explainInvalid(source, (error as Error).message))
  }
  const isLiteral = source !== '' && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)
  if (isLiteral) return textPattern(source, options)
  const required = requiredText(source)
  const refusal = checkPrepared(source, flags, options.trial)
  if (refusal !== undefined) return failure(refusal)
  return success({
    ...{ source, flags, literal: undefined, required, strategy: strategyFor(source) },
    maxLineCharacters: repeatsWithoutEnd(source) ? MAX_REGEX_LINE_CHARACTERS : Number.POSITIVE_INFINITY,
  })
}

/** Whether its time may grow faster than the length of a line. */
function repeatsWithoutEnd(source: string): boolean {
  return /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, ''))
}

/** When in doubt, chooses the slower way. */
function strategyFor(source: string): Strategy {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a pattern may be a line end
  const mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\[tb1-7]-|[\u0000-\u001f\u2028\u2029]/.test(source)
  const hasAnchor = /[$^]|\\B/.test(source)
  const hasLookaround = /\(\?<?[=!]/.test(source)
  const hasModifiers = /\(\?[a-z-]/.test(source)
  if (hasModifiers || (hasLookaround && (mayMatchLineEnd || hasAnchor))) return 'line'
  // Before a line ending there is one more position in a whole text: between `\r` and `
  // `.
  return mayMatchLineEnd || hasAnchor || hasLookaround ? 'text-then-line' : 'text'
}

type Advice = readonly [reason: string, words: string, suggestion: string]

const ADVICE: readonly Advice[] = [
  ['Unterminated group', 'unclosed group', "Close every '(' with ')', or write '\\(' to find a parenthesis."],
  ["Unmatched ')'", "')' without '('", "Open a group with '(' before it, or write '\\)' to find a parenthesis."],
  ['Unterminated character class', 'unclosed character class', "Close every '[' with ']', or write '\\[' to find a bracket."],
  ['Nothing to repeat', 'nothing to repeat', "Put something before '*', '+' or '?', or write '\\*' to find the character itself."],
  ['Lone quantifier brackets', 'braces without something to repeat', "Write '\\{' and '\\}' to find braces."],
  ['\\ at end of pattern', 'a backslash at the end', "Write '\\\\' to find a backslash."],
  ['Invalid group', 'unknown kind of group', "Use '(…)' or '(?:…)'. For any case, set case_sensitive to false instead of '(?i)'."],
  ['Range out of order', 'a range that ends before it starts', "Write ranges in ascending order, such as '[a-z]'."],
  ['numbers out of order', 'a repetition that ends before it starts', "Write the smaller number first, such as '{2,5}'."],
]

/** The error for an expression that the engine cannot compile in time. */
export function checkPrepared(source: string, flags: string, trial: PatternTrial | undefined): ToolError | undefined {
  const why = whyUnprepared(source, flags, trial)
  if (why === undefined) return undefined
  const advice =
    why === 'takes too long to compile'
      ? "Use fewer alternatives, optional parts and '\\b' in a row, or search in several steps."
      : 'Run it again.'
  return ERRORS.tooComplex(why, advice, source)
}

function explainInvalid(source: string, message: string): ToolError {
  const reason = message.slice(message.lastIndexOf(': ') + 2)
  const advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()))
  const words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  const suggestion = advice?.[2] ?? "Use JavaScript syntax such as 'async fn.*execute', and a backslash before special characters."
  return ERRORS.invalid(words, suggestion, source)
}

/** On a busy machine a guarded call may last this many times its limit, and one attempt half as long. */
const MAX_WAIT = 8
export const MAX_ATTEMPT_WAIT = MAX_WAIT / 2

/** A file that used this share of a guarded call's time caused the timeout. */
const CULPRIT_SHARE = 0.9

/** Runs a pattern on numbered files. */
export interface GuardedRun {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  /** Processes a file, or prepares it, and returns the next file. It may be interrupted anywhere and called again. */
  readonly step: (file: number, until: number) => number
  /** Per file; without a limit there is no guard. */
  readonly limitMs: number
  /** Time until the whole run must end. */
  readonly remainingMs?: () => number
  readonly isStopped?: () => boolean
  /** Whether an interrupted step was about its file alone. */
  readonly isAboutFile?: () => boolean
}

/** Time limit of a pattern per file: a literal needs none. */
export function limitFor(pattern: SearchPattern, regexMsPerFile: number): number {
  return pattern.literal === undefined ? regexMsPerFile : Number.POSITIVE_INFINITY
}

export function runWithLimit(work: () => void, limitMs: number, remainingMs = Number.POSITIVE_INFINITY): 'done' | 'timed_out' {
  if (Number.isFinite(limitMs)) return withWorkLimit(work, limitMs, Math.min(remainingMs, MAX_WAIT * limitMs))
  work()
  return 'done'
}

/**
 * Processes all files under one time limit, because a guard for each would cost more than the work. A file gets its own limit only
 * if time ran out on it after others had used theirs. Yields after each guarded call: the file that took too long, if any.
 */
export function* runGuarded(run: GuardedRun): Generator<number | undefined, void> {
  const { to, step, limitMs, remainingMs = () => Number.POSITIVE_INFINITY, isStopped = () => false, isAboutFile = () => true } = run
  const isGuarded = Number.isFinite(limitMs)
  let file = run.from
  let isAlone = false
  while (file < to && !isStopped() && remainingMs() > 0) {
    const until = isAlone ? file + 1 : to
    let [began, since] = [0, 0]
    const work = () => {
      if (isGuarded) began = elapsedMs()
      while (file < until && !isStopped()) {
        if (isGuarded) since = elapsedMs()
        file = step(file, until)
      }
    }
    const end = runWithLimit(work, limitMs, remainingMs())
    const now = elapsedMs()
    const isCulprit: boolean = isAlone || (isAboutFile() && now - since >= CULPRIT_SHARE * (now - began))
    const isLate = end === 'timed_out' && isCulprit && remainingMs() > 0
    isAlone = end === 'timed_out' && !isCulprit
    yield isLate ? file++ : undefined
  }
}

const ERRORS = {
  tooLongText: (text: string) =>
    toolError(
      'invalid_pattern',
      `The text to find is too long: it has ${text.length} characters`,
      `Use a part of it. The text was '${briefText(text)}'.`,
    ),
  tooComplex: (why: string, advice: string, source: string) =>
    toolError('invalid_pattern', `Invalid regex pattern: it ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`),
  invalid: (why: string, advice: string, source: string) =>
    toolError('invalid_pattern', `Invalid regex pattern: ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`),
}
