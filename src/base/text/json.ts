import { failure, type Result, success } from '../result.ts'
import { placeAt, type TextPlace } from './text-places.ts'

export interface JsonFault extends TextPlace {
  readonly message: string
}

/** `JSON.parse` that always reports where the text stops being JSON; the engine's message often does not. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  try {
    return success(JSON.parse(text))
  } catch {
    const scan = new Scan(text)
    const message = scan.findFault() ?? 'not JSON'
    return failure({ ...placeAt(text, scan.at), message })
  }
}

const SPACE = /[ \t\r\n]*/y
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings hold no raw control characters
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y

/** Walks JSON text up to its first fault. Without recursion, so that depth cannot exhaust the stack. */
class Scan {
  readonly #text: string
  at = 0

  constructor(text: string) {
    this.#text = text
  }

  findFault(): string | undefined {
    const open: ('}' | ']')[] = []
    for (;;) {
      this.#take(SPACE)
      const start = this.#text[this.at]
      if (start === '{' || start === '[') {
        this.at++
        this.#take(SPACE)
        const close = start === '{' ? '}' : ']'
        if (this.#text[this.at] !== close) {
          open.push(close)
          if (start === '{') {
            const fault = this.#key()
            if (fault !== undefined) return fault
          }
          continue
        }
        this.at++
      } else if (!this.#take(start === '"' ? STRING : SCALAR)) return this.#fault('a value')
      for (;;) {
        this.#take(SPACE)
        const close = open.at(-1)
        if (close === undefined) return this.at < this.#text.length ? this.#fault('the end') : undefined
        if (this.#text[this.at] === close) {
          this.at++
          open.pop()
          continue
        }
        if (this.#text[this.at] !== ',') return this.#fault(`',' or '${close}'`)
        this.at++
        if (close === '}') {
          const fault = this.#key()
          if (fault !== undefined) return fault
        }
        break
      }
    }
  }

  #key(): string | undefined {
    this.#take(SPACE)
    if (!this.#take(STRING)) return this.#fault('a name in double quotes')
    this.#take(SPACE)
    if (this.#text[this.at] !== ':') return this.#fault("':'")
    this.at++
    return undefined
  }

  #fault(expected: string): string {
    const found = this.#text[this.at]
    return `expected ${expected}, found ${found === undefined ? 'the end of the text' : JSON.stringify(found)}`
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.#text)) return false
    this.at = pattern.lastIndex
    return true
  }
}

/**
 * The position of a field such as `http.calls[0].urlTemplate` in JSON text, or of a list item. For a field that does not exist, the
 * position of the last part of its path that does. The text must be valid JSON.
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
  /** How many characters of the field path it covers. */
  readonly length: number
}

/** A name may contain dots and brackets, so the longest match wins; of duplicate names, the last one counts. */
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

const STRING_AT = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const OTHERS = /[^"{}[\],\s]+/y

/** Without recursion, so that depth cannot exhaust the stack. */
function skipValue(text: string, start: number): number {
  let at = start
  for (let depth = 0; at < text.length; ) {
    const character = text[at]
    if (character === '"') at = endOf(STRING_AT, text, at)
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
