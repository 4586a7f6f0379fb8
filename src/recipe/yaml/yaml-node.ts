import { CST, Lexer } from 'yaml'
import { briefText } from '../../base/path.ts'
import type { SourceRange } from '../../base/recipe.ts'
import { TextLines, type TextPlace } from '../../base/text/text-places.ts'
import type { Diagnostics, Finding } from '../diagnostics.ts'

/** A value of a YAML file with its position. */
export type YamlNode = YamlScalar | YamlList | YamlMap | YamlInvalid

export interface YamlScalar {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** As written in the file, with quotes. */
  readonly raw: string
  readonly offset: number
  readonly at: SourceRange
}

export interface YamlList {
  readonly kind: 'list'
  readonly items: readonly YamlNode[]
  readonly at: SourceRange
}

export interface YamlMap {
  readonly kind: 'map'
  readonly entries: readonly YamlEntry[]
  readonly at: SourceRange
}

/** A value that was already refused, so nothing more is reported about it. */
export interface YamlInvalid {
  readonly kind: 'invalid'
  readonly at: SourceRange
}

export interface YamlEntry {
  readonly key: string
  readonly keyAt: SourceRange
  readonly value: YamlNode
}

/** For messages: 'a list', 'the number 20'. */
export function describeNode(node: YamlNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'a map'
  if (node.kind === 'invalid') return 'something else'
  if (node.value === null) return node.raw === '' ? 'nothing' : `'${node.raw}', which means null`
  if (typeof node.value === 'string') return 'a string'
  return Number.isNaN(node.value) || node.value === Number.POSITIVE_INFINITY ? node.raw : `the ${typeof node.value} ${node.raw}`
}

/** The text of a file, which knows the line and column of every position. */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly #lines: TextLines

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#lines = new TextLines(text)
  }

  /** The range between two offsets. Offsets past the end mean the end. */
  range(start: number, end: number = start): SourceRange {
    const from = this.#place(start)
    const to = this.#place(Math.max(start, end))
    return { file: this.file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }

  /** A range in one line, counted from 0. */
  lineRange(line: number, column: number, length: number): SourceRange {
    const start = this.#lines.startOf(line + 1) + column
    return this.range(start, start + length)
  }

  #place(offset: number): TextPlace {
    return this.#lines.place(Math.min(Math.max(offset, 0), this.text.length))
  }
}

const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/
export const NAME_PATTERN: string = NAME.source
/** Names that JavaScript treats specially. */
export const UNSAFE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Step ids and names of inputs and outputs are used in expressions, so they must be valid names there. */
export function checkName(name: string, what: string, at: SourceRange, diagnostics: Diagnostics): boolean {
  if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return true
  const message = `${what} cannot be '${briefText(name)}'`
  diagnostics.error(at, 'invalid_name', message, "Use letters, digits, '_' and '-', at most 64, starting with a letter.")
  return false
}

/**
 * For every character of a scalar's value, its position in the scalar's text in the file. The two differ in quotes, escapes, folded
 * lines and indentation. `undefined` if the text cannot be mapped.
 */
export function scalarOffsets({ value, raw }: YamlScalar): readonly number[] | undefined {
  const text = String(value)
  const offsets = /^[|>]/.test(raw) ? blockOffsets(raw, text) : flowOffsets(raw)
  return offsets?.length === text.length ? offsets : undefined
}

const ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n[ \t]*|.)/isy
const SPACE = /\s+/y

/** Plain and quoted scalars: one line break is a space, further ones stay line breaks, and spaces around them are dropped. */
function flowOffsets(raw: string): readonly number[] {
  const quote = /^['"]/.exec(raw)?.[0]
  const end = quote === undefined ? raw.length : raw.length - 1
  const offsets: number[] = []
  const take = (at: number, length: number, characters: number) => {
    for (let i = 0; i < characters; i++) offsets.push(characters === length ? at + i : at)
    return at + length
  }
  for (let at = quote === undefined ? 0 : 1; at < end; ) {
    const space = matchAt(SPACE, raw, at)
    const escaped = quote === '"' ? matchAt(ESCAPE, raw, at) : undefined
    if (space !== undefined) at = take(at, space.length, foldedLength(space))
    else if (escaped !== undefined) at = take(at, escaped.length, escapedLength(escaped))
    else at = take(at, quote === "'" && raw.startsWith("''", at) ? 2 : 1, 1)
  }
  return offsets
}

function foldedLength(space: string): number {
  const breaks = space.split('\n').length - 1
  return breaks === 0 ? space.length : Math.max(1, breaks - 1)
}

function escapedLength(escaped: string): number {
  if (escaped.includes('\n')) return 0
  return escaped.startsWith('\\U') && Number.parseInt(escaped.slice(2), 16) > 0xffff ? 2 : 1
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Block scalars: the value has the lines without their indentation, with only white space between them. */
function blockOffsets(raw: string, value: string): readonly number[] | undefined {
  const offsets: number[] = []
  let indent: number | undefined
  let start = raw.indexOf('\n') + 1
  for (const line of raw.slice(start).split('\n')) {
    const content = line.replace(/\r$/, '')
    if (content.trim() !== '') {
      indent ??= leadingSpaces(content) - leadingSpaces(value.replace(/^(?:[ \t]*\n)*/, ''))
      const text = content.slice(indent)
      const words = text.trimStart()
      const wordsAt = offsets.length + (matchAt(SPACE, value, offsets.length)?.length ?? 0)
      if (!value.startsWith(words, wordsAt)) return undefined
      while (offsets.length < wordsAt - (text.length - words.length)) offsets.push(start)
      for (let i = text.length - words.length - (wordsAt - offsets.length); i < text.length; i++) offsets.push(start + indent + i)
    }
    start += line.length + 1
  }
  while (offsets.length < value.length) offsets.push(raw.length)
  return offsets
}

function leadingSpaces(text: string): number {
  return text.length - text.replace(/^ +/, '').length
}

const MAX_NESTING = 64
/** A block scalar is one token. Limits the time for a file full of mistakes. */
const MAX_WORDS = 80_000

/**
 * Reads the text token by token, without recursion, before it is parsed. Refuses what recipes do not need and parsers disagree
 * about. Returns the tokens for the parser, or nothing if the text must not be parsed: nested so deeply that it could exhaust the
 * stack, or too long.
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
      diagnostics.error(source.range(offset), 'file_too_large', `More than ${MAX_WORDS} YAML tokens`, 'Make it shorter, or split it.')
      return undefined
    }
    const refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type]
    if (refusal !== undefined)
      diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion)
    if (nesting.read(type, offset - lineStart) > MAX_NESTING) {
      const message = `Nested more than ${MAX_NESTING} levels deep`
      diagnostics.error(source.range(offset, offset + 1), 'nested_too_deep', message, 'Flatten it.')
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

/** Lexer tokens without text. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

const SECOND_DOCUMENT: Finding = {
  code: 'yaml_second_document',
  message: 'A second document starts here',
  suggestion: "Keep one document per file: remove '---' and what follows, or move it to another file.",
}

const REFUSED: Readonly<Record<string, Finding>> = {
  'directive-line': {
    code: 'yaml_directive',
    message: 'YAML directives are not allowed',
    suggestion: 'Remove the line. Sous reads only YAML 1.2.',
  },
  anchor: {
    code: 'yaml_anchor',
    message: 'YAML anchors are not allowed',
    suggestion: 'Remove it, and repeat the value where it is used.',
  },
  alias: {
    code: 'yaml_alias',
    message: 'YAML aliases are not allowed',
    suggestion: "Repeat the value. If a string starts with '*', put it in quotes.",
  },
  tag: {
    code: 'yaml_tag',
    message: 'YAML tags are not allowed',
    suggestion: "Remove the tag. If a string starts with '!', put it in quotes.",
  },
}

/** Detects the token that starts a second document. */
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

/** The nesting depth so far: brackets, and columns at which block collections start. */
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
    // 'a: b: c' is not valid, yet the library continues as if it were a map in a map.
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
