import { lineAt } from '../text/text.ts'
import { type CommentSyntax, commentEnd } from './comma-list.ts'
import { type DataMember, type DataNode, invalidDocument, MAX_DATA_DEPTH, type Scalar, tooDeep } from './data-tree.ts'

/** Reads JSON with the place of every key and value. With comments it takes trailing commas too. */
export function readJsonTree(text: string, hasComments: boolean): DataNode {
  const reader = new JsonReader(text, hasComments)
  return reader.readDocument()
}

const NONE: readonly never[] = []
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS: readonly (readonly [string, Scalar])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

class JsonReader {
  readonly #text: string
  readonly #comments: CommentSyntax
  readonly #hasComments: boolean
  #at = 0

  constructor(text: string, hasComments: boolean) {
    this.#text = text
    this.#hasComments = hasComments
    this.#comments = hasComments ? 'slashes' : 'none'
  }

  readDocument(): DataNode {
    this.#skip()
    if (this.#at >= this.#text.length) throw this.#wrong('The file is empty', 'A JSON file has one value, such as {}.')
    const root = this.#readValue(0)
    this.#skip()
    if (this.#at < this.#text.length)
      throw this.#wrong(`Unexpected ${this.#found()} after the end of the value`, 'A JSON file has one value.')
    return root
  }

  #readValue(depth: number): DataNode {
    if (depth > MAX_DATA_DEPTH) throw tooDeep(this.#at)
    const start = this.#at
    switch (this.#text[start]) {
      case '{':
        return this.#readObject(depth)
      case '[':
        return this.#readArray(depth)
      case '"': {
        const value = this.#readString()
        return { kind: 'scalar', start, end: this.#at, value, members: NONE, items: NONE }
      }
      default:
        return this.#readWord()
    }
  }

  #readObject(depth: number): DataNode {
    const start = this.#at++
    const members: DataMember[] = []
    const known = new Set<string>()
    for (this.#skip(); this.#text[this.#at] !== '}'; ) {
      if (this.#text[this.#at] !== '"')
        throw this.#wrong(
          `Expected a key in double quotes or '}', found ${this.#found()}`,
          "Write keys in double quotes, and '}' after the last member.",
        )
      const keyStart = this.#at
      const key = this.#readString()
      if (known.has(key)) throw this.#twice(key, keyStart, members.find((member) => member.key === key)?.keyStart ?? 0)
      known.add(key)
      const keyEnd = this.#at
      this.#skip()
      if (this.#text[this.#at] !== ':')
        throw this.#wrong(`Expected ':' after the key ${JSON.stringify(key)}, found ${this.#found()}`, "Write ':' between key and value.")
      this.#at++
      this.#skip()
      members.push({ key, keyStart, keyEnd, node: this.#readValue(depth + 1) })
      this.#readComma('}')
    }
    this.#at++
    return { kind: 'object', start, end: this.#at, members, items: NONE }
  }

  #readArray(depth: number): DataNode {
    const start = this.#at++
    const items: DataNode[] = []
    for (this.#skip(); this.#text[this.#at] !== ']'; ) {
      items.push(this.#readValue(depth + 1))
      this.#readComma(']')
    }
    this.#at++
    return { kind: 'array', start, end: this.#at, members: NONE, items }
  }

  #readComma(close: string): void {
    this.#skip()
    const char = this.#text[this.#at]
    if (char === close) return
    if (char !== ',')
      throw this.#wrong(`Expected ',' or '${close}', found ${this.#found()}`, `Write ',' between values and '${close}' after the last.`)
    const comma = this.#at++
    this.#skip()
    if (this.#text[this.#at] !== close || this.#hasComments) return
    this.#at = comma
    throw this.#wrong(
      `',' before '${close}'`,
      'Remove the comma: JSON allows none after the last value. If the program that reads the file does, set format to jsonc.',
    )
  }

  #readString(): string {
    const start = this.#at
    for (let end = this.#text.indexOf('"', start + 1); end >= 0; end = this.#text.indexOf('"', end + 1)) {
      let backslashes = 0
      while (this.#text[end - 1 - backslashes] === '\\') backslashes++
      if (backslashes % 2 === 1) continue
      this.#at = end + 1
      const raw = this.#text.slice(start + 1, end)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in a string
      if (!/[\\\u0000-\u001f]/.test(raw)) return raw
      return this.#unescape(raw, start)
    }
    throw this.#wrong('The string is not closed', "Close it with '\"'.")
  }

  #unescape(raw: string, start: number): string {
    try {
      return JSON.parse(`"${raw}"`) as string
    } catch {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in a string
      const bad = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/.exec(raw.replace(/\\\\/g, '__'))
      this.#at = start + 1 + (bad?.index ?? 0)
      const what = bad?.[0] === '\\' ? 'escape' : 'control character'
      throw this.#wrong(`The string has an invalid ${what}`, 'Write newlines as \\n, tabs as \\t and backslashes as \\\\.')
    }
  }

  #readWord(): DataNode {
    const start = this.#at
    NUMBER.lastIndex = start
    const number = NUMBER.exec(this.#text)?.[0]
    const [word, value] =
      number === undefined ? (WORDS.find(([name]) => this.#text.startsWith(name, start)) ?? []) : [number, Number(number)]
    if (word === undefined || value === undefined || /[\w.+-]/.test(this.#text[start + word.length] ?? '')) {
      throw this.#wrong(
        `Expected a value, found ${this.#found()}`,
        'Write a value: text in double quotes, a number, true, false, null, {…} or […].',
      )
    }
    this.#at = start + word.length
    return { kind: 'scalar', start, end: this.#at, value, members: NONE, items: NONE }
  }

  #skip(): void {
    const text = this.#text
    for (let at = this.#at; ; ) {
      const code = text.charCodeAt(at)
      if (code === 32 || code === 10 || code === 13 || code === 9) at++
      else {
        const end = code === 47 ? commentEnd(text, at, this.#comments) : undefined
        if (end === undefined) {
          this.#at = at
          return
        }
        at = end
      }
    }
  }

  #found(): string {
    const char = this.#text.slice(this.#at, this.#at + 2)
    if (char === '') return 'the end of the file'
    if (char === '//' || char === '/*') return 'a comment'
    return `'${String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0)}'`
  }

  #wrong(message: string, suggestion: string): Error {
    const isComment = /^\/[/*]/.test(this.#text.slice(this.#at, this.#at + 2))
    const advice = 'JSON has no comments. If the program that reads the file takes them, set format to jsonc.'
    return invalidDocument(message, this.#at, isComment && !this.#hasComments ? advice : suggestion)
  }

  #twice(key: string, offset: number, first: number): Error {
    return invalidDocument(
      `The key ${JSON.stringify(key)} appears twice, first on line ${lineAt(this.#text, first)}`,
      offset,
      'Remove one of the two: programs differ on which one counts.',
    )
  }
}
