import { type Result, success } from '../model/result.ts'
import { classEnd, type PatternFault, syntaxFault, unclosedClass } from './glob-braces.ts'

type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'star' }
  | { readonly kind: 'one' }
  | { readonly kind: 'class'; readonly isNegated: boolean; readonly ranges: readonly (readonly [from: number, to: number])[] }

/** One name of a path: any number of names, exactly this one, or one that fits. */
export type Segment =
  | { readonly kind: 'globstar' }
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'tokens'; readonly tokens: readonly Token[] }

/** Reads what stands between two slashes of a pattern without braces. */
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

/** Whether the name at `start` to `end` of a path fits. Returns to the last `*` only, so it never takes more than length times length. */
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
  if (source.includes('[:')) return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.")
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
    if (to !== undefined && to < from) return syntaxFault('Turn the range in the class around: it ends before it begins.')
    ranges.push([from, to ?? from])
  }
  return success({ kind: 'class', isNegated, ranges })
}
