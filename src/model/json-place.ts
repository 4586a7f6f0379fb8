export interface TextPlace {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Where a field such as `http.calls[0].urlTemplate` is named in JSON text, or an item of a list begins; of a field that is not
 * there, where the last part of the way to it is. The text must be JSON.
 */
export function placeInJson(text: string, field: string): TextPlace {
  let place = skipSpace(text, 0)
  let value = place
  for (let rest = field; rest !== ''; ) {
    const part = text[value] === '{' ? findMember(text, value, rest) : text[value] === '[' ? findItem(text, value, rest) : undefined
    if (part === undefined) break
    place = part.at
    value = part.value
    rest = rest.slice(part.length).replace(/^\./, '')
  }
  return placeAt(text, place)
}

interface Part {
  readonly at: number
  readonly value: number
  /** How much of the field it stands for. */
  readonly length: number
}

/** A name may hold dots and brackets itself, so the longest that fits is meant; of two of one name, the one that counts is the last. */
function findMember(text: string, open: number, field: string): Part | undefined {
  let found: Part | undefined
  for (let at = skipSpace(text, open + 1); text[at] === '"'; ) {
    const end = skipValue(text, at)
    const name: string = JSON.parse(text.slice(at, end))
    const value = skipSpace(text, skipSpace(text, end) + 1)
    const isMeant = field.startsWith(name) && ['', '.', '['].includes(field.charAt(name.length))
    if (isMeant && name.length >= (found?.length ?? 0)) found = { at, value, length: name.length }
    at = skipComma(text, skipValue(text, value))
  }
  return found
}

function findItem(text: string, open: number, field: string): Part | undefined {
  const [index, number] = /^\[(\d+)\]/.exec(field) ?? []
  if (index === undefined) return undefined
  let at = skipSpace(text, open + 1)
  for (let left = Number(number); left > 0 && text[at] !== ']' && at < text.length; left--) at = skipComma(text, skipValue(text, at))
  return text[at] === ']' || at >= text.length ? undefined : { at, value: at, length: index.length }
}

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const OTHERS = /[^"{}[\],\s]+/y

/** Without recursion, so that depth cannot exhaust the stack. */
function skipValue(text: string, start: number): number {
  let at = start
  for (let depth = 0; at < text.length; ) {
    const character = text[at]
    if (character === '"') at = endOf(STRING, text, at)
    else if (character === '{' || character === '[') [at, depth] = [at + 1, depth + 1]
    else if (character === '}' || character === ']') [at, depth] = [at + 1, depth - 1]
    else if (character === ',' || character === ':') at++
    else at = endOf(OTHERS, text, at)
    if (depth === 0) return at
    at = skipSpace(text, at)
  }
  return at
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : text.length
}

function skipComma(text: string, from: number): number {
  const at = skipSpace(text, from)
  return text[at] === ',' ? skipSpace(text, at + 1) : at
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (' \t\r\n\uFEFF'.includes(text.charAt(at)) && at < text.length) at++
  return at
}
