import { failure, type Result, success } from '../model/result.ts'

export const MAX_ALTERNATIVES = 1_000

/** Why a pattern cannot be read, in words that complete "Invalid glob pattern '…'". */
export interface PatternFault {
  readonly kind: 'syntax' | 'limit'
  readonly reason: string
}

/** Writes `{a,b{c,d}}` out as `a`, `bc`, `bd`. Escapes and classes are left as they are. */
export function expandBraces(pattern: string): Result<readonly string[], PatternFault> {
  if (!/[{}]/.test(pattern)) return success([pattern])
  const reader = { pattern, at: 0 }
  const expanded = readSequence(reader, false)
  if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.")
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
    // Together they may be too many: whoever puts them behind what stands before them counts.
    alternatives.push(...alternative.value)
  } while (reader.pattern[reader.at] === ',')
  if (reader.pattern[reader.at] !== '}') return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.")
  reader.at++
  return success(alternatives)
}

function tooMany(): Result<never, PatternFault> {
  return failure({ kind: 'limit', reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns` })
}
