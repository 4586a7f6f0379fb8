import { failure, type Result, success } from '../../base/result.ts'

export const MAX_ALTERNATIVES = 1_000

/** Why a pattern is not valid, in words that complete "Invalid glob pattern '…'". */
export interface PatternFault {
  readonly kind: 'syntax' | 'limit'
  readonly reason: string
}

/** Expands `{a,b{c,d}}` to `a`, `bc`, `bd`. Escapes and classes stay as they are. */
export function expandBraces(pattern: string): Result<readonly string[], PatternFault> {
  if (!/[{}]/.test(pattern)) return success([pattern])
  const reader = { pattern, at: 0 }
  const expanded = readSequence(reader, false)
  if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the unmatched '}', or write '\\}'.")
  return expanded
}

/** Where the class that opens at `open` is closed, or -1. As in a shell, `]` right after the opening is a member. */
export function classEnd(pattern: string, open: number): number {
  let at = open + 1
  if (pattern[at] === '!' || pattern[at] === '^') at++
  if (pattern[at] === ']') at++
  for (; at < pattern.length && pattern[at] !== '/'; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === ']') return at
  }
  return -1
}

export function syntaxFault(reason: string): Result<never, PatternFault> {
  return failure({ kind: 'syntax', reason })
}

export function unclosedClass(): Result<never, PatternFault> {
  return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.")
}

interface Reader {
  readonly pattern: string
  at: number
}

function readSequence(reader: Reader, isInside: boolean): Result<readonly string[], PatternFault> {
  const { pattern } = reader
  let heads: readonly string[] = ['']
  while (reader.at < pattern.length) {
    const character = pattern.charAt(reader.at)
    if (character === '}' || (isInside && character === ',')) break
    let tails: readonly string[]
    if (character === '{') {
      const group = readGroup(reader)
      if (!group.ok) return group
      tails = group.value
    } else {
      const end = character === '[' ? classEnd(pattern, reader.at) : reader.at + (character === '\\' ? 1 : 0)
      if (end < 0) return unclosedClass()
      tails = [pattern.slice(reader.at, end + 1)]
      reader.at = end + 1
    }
    if (heads.length * tails.length > MAX_ALTERNATIVES) return tooMany()
    heads = heads.flatMap((head) => tails.map((tail) => head + tail))
  }
  return success(heads)
}

function readGroup(reader: Reader): Result<readonly string[], PatternFault> {
  const alternatives: string[] = []
  do {
    reader.at++
    const alternative = readSequence(reader, true)
    if (!alternative.ok) return alternative
    // Together they may be too many: the caller counts after joining them with what comes before.
    alternatives.push(...alternative.value)
  } while (reader.pattern[reader.at] === ',')
  if (reader.pattern[reader.at] !== '}') return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.")
  reader.at++
  return success(alternatives)
}

function tooMany(): Result<never, PatternFault> {
  return failure({ kind: 'limit', reason: `its braces expand to more than ${MAX_ALTERNATIVES} patterns` })
}

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'star' }
  | { readonly kind: 'one' }
  | { readonly kind: 'class'; readonly isNegated: boolean; readonly ranges: readonly (readonly [from: number, to: number])[] }

/** One segment of a pattern: any number of names, exactly this name, or names that match. */
export type Segment =
  | { readonly kind: 'globstar' }
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'tokens'; readonly tokens: readonly Token[] }

/** Parses a segment of a pattern without braces. */
export function parseSegment(source: string): Result<Segment, PatternFault> {
  if (source === '**') return success({ kind: 'globstar' })
  const tokens: Token[] = []
  let text = ''
  const flush = () => {
    if (text !== '') tokens.push({ kind: 'text', text })
    text = ''
  }
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at)
    if (character === '*' || character === '?') {
      flush()
      if (character === '?') tokens.push({ kind: 'one' })
      else if (tokens.at(-1)?.kind !== 'star') tokens.push({ kind: 'star' })
    } else if (character === '[') {
      flush()
      const end = classEnd(source, at)
      if (end < 0) return unclosedClass()
      const parsed = parseClass(source.slice(at + 1, end))
      if (!parsed.ok) return parsed
      tokens.push(parsed.value)
      at = end
    } else {
      if (character === '\\') at++
      text += source.charAt(at)
    }
  }
  const isLiteral = tokens.length === 0
  flush()
  return success(isLiteral ? { kind: 'literal', text: tokens[0]?.kind === 'text' ? tokens[0].text : '' } : { kind: 'tokens', tokens })
}

/** Whether the name from `start` to `end` of a path matches. Backtracks to the last `*` only, so the time is at most quadratic. */
export function matchTokens(tokens: readonly Token[], path: string, start: number, end: number): boolean {
  let at = start
  let index = 0
  let starIndex = -1
  let starAt = 0
  for (;;) {
    const token = tokens[index]
    if (token === undefined) {
      if (at === end) return true
    } else if (token.kind === 'star') {
      if (index === tokens.length - 1) return true
      starIndex = index++
      starAt = at
      continue
    } else {
      const next = take(token, path, at, end)
      if (next >= 0) {
        at = next
        index++
        continue
      }
    }
    if (starIndex < 0 || starAt >= end) return false
    starAt += widthAt(path, starAt)
    at = starAt
    index = starIndex + 1
  }
}

function take(token: Exclude<Token, { kind: 'star' }>, path: string, at: number, end: number): number {
  if (token.kind === 'text') return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1
  if (at >= end) return -1
  if (token.kind === 'class') {
    const point = path.codePointAt(at) ?? 0
    if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated) return -1
  }
  return at + widthAt(path, at)
}

function widthAt(path: string, at: number): number {
  return (path.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

function parseClass(source: string): Result<Token, PatternFault> {
  if (source.includes('[:')) return syntaxFault("List the characters, such as '[a-z]': named classes are not supported.")
  const isNegated = /^[!^]/.test(source)
  const members: { readonly point: number; readonly isDash: boolean }[] = []
  const characters = [...(isNegated ? source.slice(1) : source)]
  for (let i = 0; i < characters.length; i++) {
    const isEscaped = characters[i] === '\\' && i + 1 < characters.length
    if (isEscaped) i++
    members.push({ point: characters[i]?.codePointAt(0) ?? 0, isDash: characters[i] === '-' && !isEscaped })
  }
  const ranges: [number, number][] = []
  for (let i = 0; i < members.length; i++) {
    const from = members[i]?.point ?? 0
    const to = members[i + 1]?.isDash ? members[i + 2]?.point : undefined
    if (to !== undefined) i += 2
    if (to !== undefined && to < from) return syntaxFault('Swap the ends of the range: it ends before it starts.')
    ranges.push([from, to ?? from])
  }
  return success({ kind: 'class', isNegated, ranges })
}
