import { CST, Lexer } from 'yaml'
import type { Diagnostics, Finding } from '../diagnostics.ts'
import type { SourceText } from './yaml-node.ts'

const MAX_NESTING = 64
/** A block of text is one word. Bounds the time that a file made of nothing but mistakes can take. */
const MAX_WORDS = 80_000

/**
 * Reads the text word by word, without recursion, before it is parsed. Refuses what recipes have no use for and readers
 * disagree about. Returns the words for the parser, or nothing when the text must not be parsed: nested so deep that it could
 * exhaust the stack, or too long.
 */
export function scanYaml(source: SourceText, diagnostics: Diagnostics): readonly string[] | undefined {
  const nesting = new Nesting()
  const documents = new DocumentCount()
  let offset = 0
  let lineStart = 0
  let isScalar = false
  const words: string[] = []
  for (const word of new Lexer().lex(source.text)) {
    const type: string = isScalar ? 'text' : (CST.tokenType(word) ?? 'text')
    isScalar = type === 'scalar'
    words.push(word)
    if (MARKS.has(word)) continue
    if (words.length > MAX_WORDS) {
      diagnostics.error(source.range(offset), 'file_too_large', `More than ${MAX_WORDS} words of YAML`, 'Make it shorter, or split it.')
      return undefined
    }
    const refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type]
    if (refusal !== undefined)
      diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion)
    if (nesting.read(type, offset - lineStart) > MAX_NESTING) {
      const message = `Nested deeper than ${MAX_NESTING} levels`
      diagnostics.error(source.range(offset, offset + 1), 'nested_too_deep', message, 'Write it flatter.')
      return undefined
    }
    offset += word.length
    const newline = word.lastIndexOf('\n')
    if (newline >= 0) {
      lineStart = offset - (word.length - newline - 1)
      nesting.startLine()
    }
  }
  return words
}

/** Words of the lexer's own that stand for no text. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

const SECOND_DOCUMENT: Finding = {
  code: 'yaml_second_document',
  message: 'A second document begins here',
  suggestion: "Keep one document in a file: remove '---' and what follows, or move it to a file of its own.",
}

const REFUSED: Readonly<Record<string, Finding>> = {
  'directive-line': {
    code: 'yaml_directive',
    message: 'YAML directives are not allowed',
    suggestion: 'Remove the line: Sous reads YAML 1.2 only.',
  },
  anchor: {
    code: 'yaml_anchor',
    message: 'YAML anchors are not allowed',
    suggestion: 'Remove it, and write the value out where it is used.',
  },
  alias: {
    code: 'yaml_alias',
    message: 'YAML aliases are not allowed',
    suggestion: "Write the value out; if a text begins with '*', put it in quotes.",
  },
  tag: {
    code: 'yaml_tag',
    message: 'YAML tags are not allowed',
    suggestion: "Remove the tag; if a text begins with '!', put it in quotes.",
  },
}

/** Notices the word with which a second document begins. */
class DocumentCount {
  #state: 'before' | 'within' | 'after' | 'told' = 'before'

  isSecond(type: string): boolean {
    if (isBlank(type) || type === 'directive-line' || this.#state === 'told') return false
    const isSecond = this.#state === 'after' ? type !== 'doc-end' : this.#state === 'within' && type === 'doc-start'
    if (isSecond) this.#state = 'told'
    else this.#state = type === 'doc-end' ? 'after' : 'within'
    return isSecond
  }
}

/** How deep the words read so far are nested: brackets, and columns at which block collections begin. */
class Nesting {
  readonly #columns: number[] = []
  #brackets = 0
  #isFirst = true
  #afterItem = false
  #colons = 0

  startLine(): void {
    this.#isFirst = true
    this.#afterItem = false
    this.#colons = 0
  }

  read(type: string, column: number): number {
    if (isBlank(type)) return this.#depth()
    if (type === 'flow-map-start' || type === 'flow-seq-start') this.#brackets++
    else if (type === 'flow-map-end' || type === 'flow-seq-end') this.#brackets = Math.max(0, this.#brackets - 1)
    if (type === 'map-value-ind') this.#colons++
    const opensItem = type === 'seq-item-ind' || type === 'explicit-key-ind'
    // 'a: b: c' is not valid, yet the library reads on as if it were a map in a map.
    const opensMap = type === 'map-value-ind' && this.#colons > 1
    if (this.#brackets === 0 && (this.#isFirst || this.#afterItem || opensItem || opensMap)) this.#enter(column)
    this.#isFirst = false
    this.#afterItem = opensItem
    return this.#depth()
  }

  #enter(column: number): void {
    while ((this.#columns.at(-1) ?? -1) > column) this.#columns.pop()
    if (this.#columns.at(-1) !== column) this.#columns.push(column)
  }

  #depth(): number {
    return this.#brackets + this.#columns.length
  }
}

function isBlank(type: string): boolean {
  return type === 'space' || type === 'newline' || type === 'comment'
}
