import { placeAt, type TextPlace } from './json-place.ts'
import { failure, type Result, success } from './result.ts'

export interface JsonFault extends TextPlace {
  readonly message: string
}

/** `JSON.parse` that always says where the text stops being JSON; the engine's own message often does not. */
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
