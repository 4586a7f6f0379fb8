import type { YamlScalar } from './yaml-node.ts'

/**
 * Where a place in a scalar's value stands in the file. Quotes, escapes, folded lines and indentation make the two
 * differ: the value is walked along the file's text from the last `${{` before the place. Gives the beginning of the
 * scalar where that fails, as with a `$` written as an escape.
 */
export function offsetInFile(scalar: YamlScalar, index: number): number {
  const { value, raw, offset } = scalar
  if (typeof value !== 'string') return offset
  const anchor = value.lastIndexOf('${{', index)
  let inValue = Math.max(anchor, 0)
  let inRaw = anchor < 0 ? openingLength(raw) : nthIndex(raw, '${{', countBefore(value, '${{', anchor))
  if (inRaw === undefined) return offset
  while (inValue < index && inRaw < raw.length) {
    inRaw += lengthInRaw(raw, inRaw, value.slice(inValue, inValue + 2))
    inValue++
  }
  return offset + Math.min(inRaw, raw.length)
}

/** How many characters of the file the first of the next two characters of the value takes up. */
function lengthInRaw(raw: string, at: number, next: string): number {
  const [character = '', after = ''] = next
  if (character === raw[at] && !/\s/.test(character)) return raw.startsWith("''", at) && raw.startsWith("'") ? 2 : 1
  if (raw[at] === '\\' && raw.startsWith('"')) return matchLength(ESCAPE, raw, at)
  if (!/\s/.test(character)) return 1
  // Lines are folded and indentation is dropped, so that the last of some spaces stands for all that are left in the file.
  return /\s/.test(after) ? Math.min(1, matchLength(SPACES, raw, at)) : matchLength(SPACES, raw, at)
}

const ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\n\s*|.)/iy
const SPACES = /\s*/y

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

function openingLength(raw: string): number {
  if (/^['"]/.test(raw)) return 1
  return /^[|>][^\n]*\n\s*/.exec(raw)?.[0].length ?? 0
}

function countBefore(text: string, part: string, end: number): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0 && at < end; at = text.indexOf(part, at + part.length)) count++
  return count
}

function nthIndex(text: string, part: string, n: number): number | undefined {
  let at = text.indexOf(part)
  for (let i = 0; i < n && at >= 0; i++) at = text.indexOf(part, at + part.length)
  return at < 0 ? undefined : at
}
