import { escapeRegex } from '../model/escape-regex.ts'
import { matchTokens, type Segment } from './glob-segment.ts'

export type Matcher = (path: string) => boolean

/** Turns the segments of one pattern into a test. The forms that people write most need no walk over the path. */
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

/** Fits where a directory on the way, or the file itself, has one of the names. One look at a path for all of them. */
export function compileNames(names: readonly string[]): readonly Matcher[] {
  if (names.length === 0) return []
  const regex = new RegExp(`(?:^|/)(?:${names.map(escapeRegex).join('|')})(?:/|$)`)
  return [(path) => regex.test(path)]
}

/** Tests the part of a path from `from` on, which is the beginning of a name. */
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

/** The end that a name must have when the segment is `*` and then plain text. */
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
  return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from)
}

/** As in `matchTokens`, only the last `**` is ever returned to. */
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
