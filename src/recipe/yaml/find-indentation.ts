import { countOf } from '../../base/text/wording.ts'

/** A line that stands where YAML cannot read it. Lines and columns count from 0. */
export interface IndentationMistake {
  readonly line: number
  readonly column: number
  readonly length: number
  readonly message: string
  readonly suggestion: string
}

/** A map or list that is not indented to its end yet. */
interface Level {
  readonly kind: 'map' | 'list'
  readonly column: number
  /** Its last key, for messages. */
  name: string
  line: number
  /** Whether the last key or item has nothing on its own line, so that something indented may follow. */
  isOpen: boolean
}

interface Token {
  readonly kind: Level['kind']
  readonly column: number
  readonly line: number
  readonly name: string
}

const KEY = /^("[^"]*"|'[^']*'|[^\s#:{}[\]'"&*!|>%@`-][^#:]*?)\s*:(?:\s+(.*))?$/
const ITEM = /^-(?:(\s+)(.*))?$/
const BLOCK_TEXT = /^[|>][-+0-9]*$/

/**
 * Finds the first line with a wrong indentation in a file that is known not to be YAML. It only has to name the mistake, so it gives
 * up on what it does not understand.
 */
export function findIndentationMistake(text: string): IndentationMistake | undefined {
  const reader = new LineReader()
  for (const [line, content] of text.split(/\r?\n/).entries()) {
    const mistake = reader.read(content, line)
    if (mistake !== undefined) return mistake
  }
  return undefined
}

class LineReader {
  readonly #levels: Level[] = []
  /** The key whose text the following lines are. */
  #textOf: { readonly name: string; readonly column: number; hasLines: boolean } | undefined
  /** Open brackets, or a quote that is not closed. */
  #brackets = 0
  #quote: string | undefined

  read(content: string, line: number): IndentationMistake | undefined {
    if (content.trim() === '') return undefined
    const column = content.length - content.trimStart().length
    if (this.#textOf !== undefined && column > this.#textOf.column) {
      this.#textOf.hasLines = true
      return undefined
    }
    if (this.#brackets > 0 || this.#quote !== undefined) {
      this.#scanValue(content)
      return undefined
    }
    const words = content.trim()
    const text = this.#textOf
    this.#textOf = undefined
    if (words.startsWith('#') || words === '---') return undefined
    if (text !== undefined && !text.hasLines && !KEY.test(words) && !ITEM.test(words)) return outsideText(text, { line, column, words })
    return this.#readTokens(words, line, column)
  }

  #readTokens(words: string, line: number, start: number): IndentationMistake | undefined {
    let [rest, column, dash] = [words, start, start]
    for (let item = ITEM.exec(rest); item !== null; item = ITEM.exec(rest)) {
      const token: Token = { kind: 'list', column, line, name: '-' }
      const mistake = column === start ? this.#place(token) : this.#open(token)
      if (mistake !== undefined) return mistake
      const [, space = '', after = ''] = item
      dash = column
      this.#mark(after === '')
      column += 1 + space.length
      rest = after
      if (after === '') return undefined
    }
    const [, name, value = ''] = KEY.exec(rest) ?? []
    if (name === undefined) {
      if (column > dash && BLOCK_TEXT.test(rest)) this.#textOf = { name: '-', column: dash, hasLines: false }
      else this.#scanValue(rest)
      return undefined
    }
    const token: Token = { kind: 'map', column, line, name }
    const mistake = column === start ? this.#place(token) : this.#open(token)
    if (mistake !== undefined) return mistake
    const given = value.startsWith('#') ? '' : value.replace(/\s#.*$/, '')
    this.#mark(given === '')
    if (BLOCK_TEXT.test(given)) this.#textOf = { name, column, hasLines: false }
    else this.#scanValue(given)
    return undefined
  }

  /** After a dash on the same line. */
  #open(token: Token): undefined {
    this.#levels.push({ ...token, isOpen: false })
  }

  #mark(isOpen: boolean): void {
    const top = this.#levels.at(-1)
    if (top !== undefined) top.isOpen = isOpen
  }

  /** The first key or dash of a line: in a map or list that is there, or in a new one below an open key. */
  #place(token: Token): IndentationMistake | undefined {
    const closed: Level[] = []
    while ((this.#levels.at(-1)?.column ?? -1) > token.column) closed.unshift(this.#levels.pop() as Level)
    const [top, below] = [this.#levels.at(-1), this.#levels.at(-2)]
    if (top === undefined && closed.length === 0) return this.#open(token)
    if (top?.column === token.column) {
      if (top.kind === token.kind) return this.#go(top, token)
      if (token.kind === 'list' && top.isOpen) return this.#open(token)
      if (token.kind === 'map' && below?.column === token.column) {
        this.#levels.pop()
        return this.#go(below, token)
      }
    } else if (top !== undefined && closed.length === 0 && top.isOpen) return this.#open(token)
    return misplaced(token, { top, closed, around: this.#levels })
  }

  #go(level: Level, { name, line }: Token): undefined {
    Object.assign(level, { name, line })
  }

  #scanValue(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const character = text[i] ?? ''
      if (this.#quote !== undefined) {
        if (character === '\\' && this.#quote === '"') i++
        else if (character === this.#quote) this.#quote = undefined
      } else if (this.#brackets > 0 || i === 0) {
        if (character === '"' || character === "'") this.#quote = character
        if (character === '[' || character === '{') this.#brackets++
        if (character === ']' || character === '}') this.#brackets = Math.max(0, this.#brackets - 1)
      }
    }
  }
}

function outsideText(
  { name, column: least }: { readonly name: string; readonly column: number },
  { line, column, words }: { readonly line: number; readonly column: number; readonly words: string },
): IndentationMistake {
  const message = `The text of '${name}' is not indented further than '${name}' itself`
  return { line, column, length: words.length, message, suggestion: `Indent it by at least ${countOf(least + 2, 'space')}.` }
}

interface Surroundings {
  /** The innermost map or list that the line could be in by its indentation. */
  readonly top: Level | undefined
  /** Those that it has left, outermost first. */
  readonly closed: readonly Level[]
  readonly around: readonly Level[]
}

function misplaced(token: Token, { top, closed, around }: Surroundings): IndentationMistake {
  const { kind, column, line } = token
  const what = kind === 'list' ? 'This item' : `'${token.name}'`
  const candidates = [...around, ...closed].filter((level) => level.kind === kind)
  const nearest = candidates.toSorted((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column)[0]
  const place = { line, column, length: token.name.length }
  const suggestion = nearest === undefined ? 'Indent it like the lines above it.' : indentLike(nearest)
  if (top?.column === column && kind === 'map') {
    const inner = closed.find((level) => level.kind === 'map')
    const message = `${what} is at the level of the list, so it belongs to no item of it`
    return { ...place, message, suggestion: inner === undefined ? `Indent it by ${countOf(column + 2, 'space')}.` : indentLike(inner) }
  }
  const isFurther = closed.length === 0 && top !== undefined && column >= top.column
  const why = isFurther
    ? `is indented too far: '${top.name}' on line ${top.line + 1} already has a value`
    : `is indented by ${countOf(column, 'space')}, which fits nothing above it`
  return { ...place, message: `${what} ${why}`, suggestion }
}

function indentLike({ kind, column, name, line }: Level): string {
  const like = kind === 'list' ? `the item on line ${line + 1}` : `'${name}' on line ${line + 1}`
  return column === 0 ? `Do not indent it, like ${like}.` : `Indent it by ${countOf(column, 'space')}, like ${like}.`
}
