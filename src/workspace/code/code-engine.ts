import type { SgNode } from '@ast-grep/wasm'
import * as glue from '@ast-grep/wasm/wasm_bg.js'
import { Edit, Language, Node, Parser, type Point, Tree, TreeCursor } from 'web-tree-sitter'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { Span, TextEdit } from '../text/text.ts'
import { type CodeQuery, capturesOf, patternsOf, type RuleConfig } from './code-query.ts'
import { AST_GREP_FILE, asParsed, type CodeLanguage, type CodeLanguageName, codeLanguage, grammarFile, PARSER_FILE } from './languages.ts'

/** Reads a file of a package, such as `web-tree-sitter/web-tree-sitter.wasm`. */
export type ReadPackageFile = (name: string) => Uint8Array<ArrayBuffer>

/** A match in a text. Positions are in UTF-16 units, as everywhere. */
export interface FoundCode extends Span {
  /** What `$A` and `$$$ARGS` stand for; `undefined` for an empty list. */
  readonly captures: ReadonlyMap<string, Span | undefined>
  /** What `transform` made of captures. */
  readonly transformed: ReadonlyMap<string, string>
  /** The first syntax error in it, or the one that it is part of. */
  readonly errorAt: number | undefined
}

/** Where to look for the start or end of what is replaced: a neighbour of the match that a rule matches. */
export interface Expansion {
  readonly start?: RuleConfig | undefined
  readonly end?: RuleConfig | undefined
}

/** Finds code in the texts of one language, one after the other. */
export interface CodeFinder {
  find(text: string, expansion?: Expansion): readonly FoundCode[]
  /** Whether the text of the last `find` surely has no syntax error once it is `changed` by edits: only what they touch is parsed again. */
  staysSound(edits: readonly TextEdit[], changed: string): boolean
  /** Where a text has syntax errors. */
  errorsIn(text: string): readonly Span[]
  /** The strings and here-documents of several lines that a span of the text of the last `find` has. */
  stringsIn(span: Span): readonly Span[]
}

interface Engine {
  readonly state: ParseState
  /** By name. */
  readonly languages: Map<string, Language>
}

/** What the next parse gets instead of the text that ast-grep passes on, see `widened`. */
interface ParseState {
  given: string | undefined
  meant: string | undefined
  /** What ast-grep made in the memory of the parser, which it does not free itself: trees, of patterns too, and cursors. */
  readonly made: { delete(): void }[]
  /** What `registerDynamicLanguage` loads. */
  language: Language | undefined
}

let opened: Promise<Engine> | undefined

/** Loads what is needed for a query, and checks the query. */
export async function openFinder(query: CodeQuery, read: ReadPackageFile): Promise<Result<CodeFinder, ToolError>> {
  opened ??= openEngine(read)
  const engine = await opened
  const language = codeLanguage(query.language)
  const grammar = engine.languages.get(language.name) ?? (await loadGrammar(engine, language, read))
  const parser = new Parser()
  parser.setLanguage(grammar)
  const fault = brokenPattern(query, parser) ?? refusedQuery(query, engine.state)
  return fault === undefined ? success(new Finder(query, engine, parser)) : failure(fault)
}

async function openEngine(read: ReadPackageFile): Promise<Engine> {
  forgetChildren()
  await Parser.init({ wasmBinary: read(PARSER_FILE) })
  const state: ParseState = { given: undefined, meant: undefined, made: [], language: undefined }
  const instance = new WebAssembly.Instance(new WebAssembly.Module(read(AST_GREP_FILE)), { './wasm_bg.js': importsOf(state) })
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports['__wbindgen_start'] as () => void)()
  await glue.initializeTreeSitter()
  return { state, languages: new Map() }
}

/** A node remembers its children, so a walk would end with an object for each node of the file: several hundred MB for one MB of text. */
function forgetChildren(): void {
  const original = Object.getOwnPropertyDescriptor(Node.prototype, 'children')?.get
  if (original === undefined) throw new Error('Nodes have no children')
  const get = function (this: Node & { _children?: unknown }) {
    const children = original.call(this)
    this._children = undefined
    return children
  }
  Object.defineProperty(Node.prototype, 'children', { get })
}

/**
 * The functions that ast-grep calls, with some of our own: one loads no file, one parses the text that is really meant, and those that
 * make something in the memory of the parser remember it.
 */
function importsOf(state: ParseState): WebAssembly.ModuleImports {
  const all = { ...glue } as unknown as Record<string, (...args: unknown[]) => unknown>
  const named = (start: string): string => {
    const name = Object.keys(all).find((key) => key.startsWith(start))
    if (name === undefined) throw new Error(`ast-grep has no import ${start}`)
    return name
  }
  all[named('__wbg_load_')] = () => Promise.resolve(state.language)
  all[named('__wbg_type_')] = (node) => typeOf(node as Node)
  const remember = <Made>(made: Made): Made => {
    if (made instanceof Tree || made instanceof TreeCursor) state.made.push(made)
    return made
  }
  const parse = named('__wbg_parse_')
  const original = all[parse]
  all[parse] = (parser, text, ...more) => {
    const meant = text === state.given ? state.meant : text
    const parsing = { parse: (...args: Parameters<Parser['parse']>) => remember((parser as Parser).parse(...args)) }
    return original?.(parsing, meant, ...more)
  }
  for (const maker of [named('__wbg_copy_'), named('__wbg_walk_')]) {
    const make = all[maker]
    all[maker] = (...args) => remember(make?.(...args))
  }
  return all
}

/**
 * The parser calls a token without a name an error, such as the end of the text, which ends a statement in Go. Ast-grep needs to know
 * which one it is, to see that `return $A` is one statement and nothing else.
 */
function typeOf({ tree, typeId, type }: Node): string {
  return tree.language.types[typeId] === '' ? '' : type
}

/** A cursor goes before its tree. */
function release({ made }: ParseState): void {
  for (const each of made.splice(0).reverse()) each.delete()
}

async function loadGrammar({ state, languages }: Engine, language: CodeLanguage, read: ReadPackageFile): Promise<Language> {
  const { name, expando } = language
  const loaded = await Language.load(read(grammarFile(language)))
  state.language = loaded
  await glue.registerDynamicLanguage({ [name]: { libraryPath: name, expandoChar: expando } })
  languages.set(name, loaded)
  return loaded
}

/** Not part of any text: Unicode says that this will never be a character. */
const FILLER = '\ufdd0'
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g
const FILLED_PAIR = new RegExp(`([\\ud800-\\udbff][\\udc00-\\udfff])${FILLER}`, 'g')

/**
 * Ast-grep counts characters where its parser counts UTF-16 units, and stops with a trap when a transformation reads behind the end.
 * With a filler after each pair of units both counts are the same.
 */
function widened(text: string): string {
  return text.replace(PAIR, `$&${FILLER}`)
}

class Finder implements CodeFinder {
  readonly #query: CodeQuery
  readonly #engine: Engine
  readonly #parser: Parser
  readonly #captures: ReadonlyMap<string, 'one' | 'many'>
  /** Of the last text. */
  #tree: Tree | undefined

  constructor(query: CodeQuery, engine: Engine, parser: Parser) {
    this.#query = query
    this.#engine = engine
    this.#parser = parser
    this.#captures = capturesOf(query.config)
  }

  find(text: string, expansion: Expansion = {}): readonly FoundCode[] {
    const { state } = this.#engine
    release(state)
    state.given = widened(text)
    state.meant = text
    const parsed = glue.parse(this.#query.language, state.given)
    this.#tree = state.made.find((made) => made instanceof Tree)
    const root = parsed.root()
    const matches = root.findAll(this.#query.config)
    try {
      return matches.map((match) => this.#describe(match, expansion))
    } finally {
      // The memory of WebAssembly is not collected.
      for (const match of matches) match.free()
      root.free()
      parsed.free()
    }
  }

  staysSound(edits: readonly TextEdit[], changed: string): boolean {
    const tree = this.#tree
    const [first] = edits
    if (tree === undefined || first === undefined || tree.rootNode.hasError) return false
    for (const edit of treeEdits(this.#engine.state.meant ?? '', edits)) tree.edit(edit)
    const after = this.#parser.parse(changed, tree)
    try {
      return after !== null && !after.rootNode.hasError
    } finally {
      after?.delete()
    }
  }

  errorsIn(text: string): readonly Span[] {
    const tree = this.#parser.parse(text)
    if (tree === null) throw new Error('The parser was interrupted.')
    try {
      return errorsBelow(tree.rootNode)
    } finally {
      tree.delete()
    }
  }

  stringsIn({ start, end }: Span): readonly Span[] {
    const [tree, text] = [this.#tree, this.#engine.state.meant ?? '']
    const found: Span[] = []
    const next = (from: number) => text.indexOf('\n', from)
    for (let at = next(start); tree !== undefined && at >= 0 && at < end; at = next(at + 1)) {
      const string = stringAround(tree, at)
      if (string === undefined) continue
      found.push(string)
      at = string.end - 1
    }
    return found
  }

  #describe(match: SgNode, { start, end }: Expansion): FoundCode {
    const span = spanOf(match)
    const captures = new Map<string, Span | undefined>()
    for (const [name, kind] of this.#captures) {
      const nodes = kind === 'many' ? match.getMultipleMatches(name) : [match.getMatch(name)].filter((node) => node !== undefined)
      const [first, last] = [nodes[0], nodes.at(-1)]
      if (kind === 'many' || first !== undefined) captures.set(name, first && last && { start: spanOf(first).start, end: spanOf(last).end })
      for (const node of nodes) node.free()
    }
    const transformed = new Map<string, string>()
    for (const name of Object.keys(this.#query.config.transform ?? {})) {
      const made = match.getTransformed(name)
      if (made !== undefined) transformed.set(name, made.replace(FILLED_PAIR, '$1'))
    }
    return {
      start: start === undefined ? span.start : (neighbour(match, start, 'prev')?.start ?? span.start),
      end: end === undefined ? span.end : (neighbour(match, end, 'next')?.end ?? span.end),
      captures,
      transformed,
      errorAt: this.#tree && errorAround(this.#tree, span),
    }
  }
}

/** The span of an edit, because that of a node comes with lines and columns, and takes three times as long. */
function spanOf(node: SgNode): Span {
  const edit = node.replace('')
  const span = { start: edit.start_pos, end: edit.end_pos }
  edit.free()
  return span
}

/** Edits as a tree takes them: from the last one to the first, so that each position is the one that the text has. */
function treeEdits(text: string, edits: readonly TextEdit[]): readonly Edit[] {
  const point = pointsIn(text)
  return edits
    .map(({ start, end, replacement }) => {
      const [startPosition, oldEndPosition] = [point(start), point(end)]
      const { row, column } = pointsIn(replacement)(replacement.length)
      const newEndPosition = { row: startPosition.row + row, column: row === 0 ? startPosition.column + column : column }
      const newEndIndex = start + replacement.length
      return new Edit({ startIndex: start, oldEndIndex: end, newEndIndex, startPosition, oldEndPosition, newEndPosition })
    })
    .reverse()
}

/** Finds the lines and columns of positions that only grow. */
function pointsIn(text: string): (at: number) => Point {
  let row = 0
  let lineStart = 0
  return (at) => {
    for (let next = text.indexOf('\n', lineStart); next >= 0 && next < at; next = text.indexOf('\n', lineStart)) {
      row++
      lineStart = next + 1
    }
    return { row, column: at - lineStart }
  }
}

/** The next node on that side that the rule matches: only the one right beside it, unless `stopBy` says how far to look. */
function neighbour(match: SgNode, { rule: relation, ...config }: RuleConfig, side: 'prev' | 'next'): Span | undefined {
  const { stopBy = 'neighbor', field: _, ...rule } = relation
  const nodes = side === 'prev' ? match.prevAll() : match.nextAll()
  try {
    for (const node of stopBy === 'neighbor' ? nodes.slice(0, 1) : nodes) {
      if (node.matches({ ...config, rule })) return spanOf(node)
      if (stopBy !== 'end' && stopBy !== 'neighbor' && node.matches({ ...config, rule: stopBy })) return undefined
    }
    return undefined
  } finally {
    for (const node of nodes) node.free()
  }
}

/** What grammars call a string, a here-document or a regular expression. The others are lists of strings, whose lines are code. */
const STRING = /^(?!(?:concatenated|chained)_string$|string_array$).*(?:string|heredoc|regex|template_literal)/

/** The outermost string around the line break at a position. */
function stringAround({ rootNode }: Tree, at: number): Span | undefined {
  let string: Span | undefined
  for (let node = rootNode.descendantForIndex(at, at); node != null; node = node.parent)
    if (STRING.test(node.type) && node.startIndex <= at && at < node.endIndex) string = { start: node.startIndex, end: node.endIndex }
  return string
}

/** The first syntax error inside of a span, or the one around it. */
function errorAround({ rootNode }: Tree, { start, end }: Span): number | undefined {
  if (!rootNode.hasError) return undefined
  let node = rootNode.descendantForIndex(start, Math.max(start, end - 1))
  if (node?.hasError) {
    const inside = errorsBelow(node).find((error) => error.start < end && error.end >= start)
    if (inside !== undefined) return inside.start
  }
  for (; node != null; node = node.parent) if (node.isError) return node.startIndex
  return undefined
}

function errorsBelow(node: Node): readonly Span[] {
  if (node.isError || node.isMissing) return [{ start: node.startIndex, end: node.endIndex }]
  return node.hasError ? node.children.flatMap((child) => (child === null ? [] : errorsBelow(child))) : []
}

/** Ast-grep takes a pattern that is not valid code, warns, and finds nothing. */
function brokenPattern({ config, language }: CodeQuery, parser: Parser): ToolError | undefined {
  for (const { text, selector, path } of patternsOf(config)) {
    const tree = parser.parse(asParsed(text, codeLanguage(language)))
    if (tree === null) throw new Error('The parser was interrupted.')
    try {
      const node = selector === undefined ? effectiveNode(tree.rootNode) : tree.rootNode.descendantsOfType(selector)[0]
      const error = node && firstError(node, ONLY_CAPTURE)
      const where = path.length > 2 ? ` in ${path.join('.')}` : ''
      if (error !== undefined) return ERRORS.invalidPattern(where, language, error.startPosition.row, error.startPosition.column, text)
      const misread = selector === undefined && node !== undefined ? MISREAD[language]?.(node, text) : undefined
      if (misread !== undefined) return ERRORS.misread(where, text, misread)
    } finally {
      tree.delete()
    }
  }
  return undefined
}

interface Misreading {
  readonly as: string
  readonly advice: string
}

/** Patterns that alone are something else than in a file, so that they would find nothing. */
const MISREAD: Partial<Record<CodeLanguageName, (node: Node, text: string) => Misreading | undefined>> = {
  // In a file it is a call, wherever it stands.
  go: (node, text) =>
    node.descendantsOfType('type_conversion_expression').some((one) => one?.childForFieldName('type')?.type === 'qualified_type')
      ? {
          as: 'a conversion to a type',
          advice: `For a call, use a rule: {pattern: {context: 'func f() { ${briefText(text)} }', selector: call_expression}}.`,
        }
      : undefined,
  css: (node, text) =>
    node.type === 'pseudo_class_selector' && /:\s/.test(text)
      ? { as: 'a selector', advice: `For a declaration, write it with its semicolon: '${briefText(text)};'` }
      : undefined,
}

/** What ast-grep makes of a pattern: the first node that is not alone. What is around it, such as a missing semicolon, does not count. */
function effectiveNode(root: Node): Node {
  let node = root
  for (;;) {
    const [child, second] = node.children
    const isSingle = node.childCount === 1 || (node.childCount === 2 && second != null && (second.isMissing || typeOf(second) === ''))
    if (!isSingle || child == null) return node
    node = child
  }
}

/** Between two tokens, ast-grep understands a capture that the grammar has no place for, as in `class $A $$$_ {}`. */
const ONLY_CAPTURE = /^[$µ_\u{10000}]+[A-Z0-9_]*$/u
/** Brackets, quotation marks, words and names. Without a semicolon, a pattern is what it seems to be. */
const NEEDED = /^(?:[)\]}>"'`]|[a-z]+)$/

function firstError(node: Node, allowed: RegExp): Node | undefined {
  if ((node.isError && !allowed.test(node.text)) || (node.isMissing && NEEDED.test(node.type))) return node
  if (!node.hasError) return undefined
  for (const child of node.children) {
    const found = child === null ? undefined : firstError(child, allowed)
    if (found !== undefined) return found
  }
  return undefined
}

/** What ast-grep says of the query, in one line. */
function refusedQuery({ language, config }: CodeQuery, state: ParseState): ToolError | undefined {
  const empty = glue.parse(language, '')
  const root = empty.root()
  try {
    for (const match of root.findAll(config)) match.free()
  } catch (error) {
    // The stack is full. Ast-grep still holds what it was working on, and the thread ends anyway.
    if (error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError')) return ERRORS.deepPattern()
    close()
    const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.replace(/^\s*\|->/, '').trim())
    // From the most general reason to the most precise one.
    const reason = lines.some((line) => line.startsWith('regex parse error')) ? lines.slice(-3).join(' ') : (lines.at(-1) ?? '')
    // As it was written, without what stands for a dollar sign.
    const told = patternsOf(config).reduce((all, { text }) => all.replaceAll(asParsed(text, codeLanguage(language)), () => text), reason)
    return ERRORS.badQuery(told)
  }
  close()
  return undefined

  function close(): void {
    root.free()
    empty.free()
    release(state)
  }
}

function adviceFor(reason: string): string {
  if (reason.includes('Multiple AST nodes'))
    return 'Write one expression or one statement. For several statements, use a rule with follows or precedes.'
  if (reason.includes('multi meta variable')) return 'Use $A for one node, or write $$$ARGS inside of code such as f($$$ARGS).'
  if (reason.startsWith('Kind `')) return "Use the name of a node of the language's grammar, such as call_expression."
  if (reason.includes('is not defined')) return 'Define the rule in utils.'
  if (reason.includes('Undefined meta var')) return 'Use the names of captures in the pattern or the rule.'
  return 'See the rules of ast-grep: https://ast-grep.github.io/reference/rule.html'
}

const ERRORS = {
  invalidPattern: (where: string, language: string, row: number, column: number, text: string) =>
    toolError(
      'invalid_pattern',
      `The pattern${where} is not valid ${language}: line ${row + 1}, column ${column + 1} of '${briefText(text)}'`,
      'Write code as in a file, with $A for one part and $$$ARGS for any number of them. For a part that is not valid alone, such as a method, use a rule: {pattern: {context: class A { $M() {} }, selector: method_definition}}.',
    ),
  misread: (where: string, text: string, { as, advice }: Misreading) =>
    toolError('invalid_pattern', `Alone, the pattern${where} is read as ${as}: '${briefText(text)}'`, advice),
  deepPattern: () =>
    toolError('invalid_pattern', 'The pattern is nested too deeply', 'Write a shorter pattern, or a rule with has or inside.'),
  badQuery: (why: string) => toolError('invalid_pattern', `ast-grep does not accept the query: ${why.replace(/\.$/, '')}`, adviceFor(why)),
}
