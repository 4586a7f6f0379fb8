import { Composer, type CST, type ErrorCode, isMap, isScalar, isSeq, type Pair, Parser, type Scalar, type YAMLError } from 'yaml'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import { briefText } from '../../base/path.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { Diagnostics } from '../diagnostics.ts'
import { findIndentationMistake } from './find-indentation.ts'
import { SourceText, scanYaml, UNSAFE_NAMES, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from './yaml-node.ts'

export const MAX_YAML_BYTES = 256 * 1024

export interface YamlFile {
  readonly source: SourceText
  /** Present even if something was refused, but not if the text is not YAML: a partial result would be misleading. */
  readonly root: YamlNode | undefined
}

/** Reads YAML from untrusted sources. Never throws; everything that is wrong is in the diagnostics. */
export function readYaml(text: string, file: string): YamlFile & { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics()
  const read = parseYaml(text, file, diagnostics)
  return { ...read, diagnostics: diagnostics.list() }
}

/** Like `readYaml`, for a reader with diagnostics of its own. */
export function parseYaml(text: string, file: string, diagnostics: Diagnostics): YamlFile {
  const source = new SourceText(file, text.startsWith('\ufeff') ? text.slice(1) : text)
  const bytes = Buffer.byteLength(source.text)
  if (bytes > MAX_YAML_BYTES) {
    const message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`
    diagnostics.error(source.range(0), 'file_too_large', message, 'Make it shorter, or split it.')
    return { source, root: undefined }
  }
  checkCharacters(source, diagnostics)
  if (diagnostics.hasErrors) return { source, root: undefined }
  try {
    return { source, root: parse(source, diagnostics) }
  } catch (error) {
    const message = `The YAML cannot be parsed: ${error instanceof Error ? error.message : String(error)}`
    diagnostics.error(source.range(0), 'yaml_syntax', message, 'Simplify the file.')
    return { source, root: undefined }
  }
}

function parse(source: SourceText, diagnostics: Diagnostics): YamlNode | undefined {
  const words = scanYaml(source, diagnostics)
  if (words === undefined) return undefined
  const [document] = new Composer(OPTIONS).compose(parseWords(words), true, source.text.length)
  const isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics)
  const isEmpty = document === undefined || document.contents === null
  return isEmpty || !isSound ? undefined : new YamlConverter(source, diagnostics).convert(document.contents, 0)
}

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  // The library compares every key with every other; the converter uses a map.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const

function* parseWords(words: readonly string[]): Generator<CST.Token> {
  const parser = new Parser()
  for (const word of words) yield* parser.next(word)
  yield* parser.end()
}

/** Converts the library's nodes to ours, and refuses keys that are not plain, unique names. */
class YamlConverter {
  readonly #source: SourceText
  readonly #diagnostics: Diagnostics

  constructor(source: SourceText, diagnostics: Diagnostics) {
    this.#source = source
    this.#diagnostics = diagnostics
  }

  convert(node: unknown, offset: number): YamlNode {
    if (isScalar(node)) return this.#scalar(node, offset)
    if (isSeq(node)) {
      const [start, end] = rangeOf(node, offset)
      return { kind: 'list', items: node.items.map((item) => this.convert(item, start)), at: this.#source.range(start, end) }
    }
    if (isMap(node)) return this.#map(node.items, rangeOf(node, offset))
    return { kind: 'invalid', at: this.#source.range(...rangeOf(node, offset)) }
  }

  #scalar(node: Scalar, offset: number): YamlNode {
    const [start, end] = rangeOf(node, offset)
    const at = this.#source.range(start, end)
    const { value } = node
    if (typeof value === 'string' && !value.isWellFormed()) {
      this.#diagnostics.error(at, 'forbidden_character', 'Half of a surrogate pair', 'Remove the escape, or write both halves.')
      return { kind: 'invalid', at }
    }
    // Tags were already refused; converting their values would only cause follow-up errors.
    if (!isPlainValue(value) || node.tag !== undefined) return { kind: 'invalid', at }
    return { kind: 'scalar', value, raw: this.#source.text.slice(start, end), offset: start, at }
  }

  #map(pairs: readonly Pair[], [start, end]: readonly [number, number]): YamlMap {
    const first = new Map<string, YamlEntry>()
    const entries: YamlEntry[] = []
    for (const pair of pairs) {
      const key = this.convert(pair.key, start)
      const value = this.convert(pair.value, keyEnd(pair, start))
      if (key.kind !== 'scalar') {
        if (key.kind !== 'invalid')
          this.#diagnostics.error(key.at, 'key_not_text', 'A key must be a string', 'Use a plain word as the key.')
        continue
      }
      const entry = { key: String(key.value), keyAt: key.at, value }
      if (this.#accepts(key, first.get(entry.key))) entries.push(entry)
      if (!first.has(entry.key)) first.set(entry.key, entry)
    }
    return { kind: 'map', entries, at: this.#source.range(start, end) }
  }

  #accepts(key: YamlScalar, earlier: YamlEntry | undefined): boolean {
    const refuse = (code: DiagnosticCode, message: string, suggestion: string): false => {
      this.#diagnostics.error(key.at, code, message, suggestion)
      return false
    }
    if (typeof key.value !== 'string')
      return refuse('key_not_text', `The key ${key.raw || '(empty)'} is not a string`, `Put it in quotes: '${key.raw}'.`)
    if (key.value === '<<') return refuse('yaml_merge_key', 'YAML merge keys are not allowed', 'Write the entries out.')
    if (UNSAFE_NAMES.has(key.value)) return refuse('unsafe_key', `The key '${key.value}' is not allowed`, 'Use another name.')
    if (earlier !== undefined)
      return refuse(
        'duplicate_key',
        `The key '${briefText(key.value)}' appears twice; the first one is on line ${earlier.keyAt.line}`,
        'Remove one of them.',
      )
    return true
  }
}

function isPlainValue(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function rangeOf(node: unknown, offset: number): readonly [start: number, end: number] {
  const range = (node as { readonly range?: readonly number[] | null } | null)?.range
  return [range?.[0] ?? offset, range?.[1] ?? offset]
}

function keyEnd(pair: Pair, offset: number): number {
  return rangeOf(pair.key, offset)[1]
}

const SUGGESTIONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_DQ_ESCAPE: 'In double quotes, a backslash starts an escape. Write it twice, or use single quotes.',
  BAD_INDENT: 'Close open brackets, and indent all entries of a list or map by the same number of spaces.',
  BAD_SCALAR_START: 'Put the string in single quotes.',
  BLOCK_AS_IMPLICIT_KEY: "A string that contains ': ' needs quotes. All items of a list need the same indentation.",
  BLOCK_IN_FLOW: 'Inside brackets, write lists as [a, b] and maps as { a: b }.',
  KEY_OVER_1024_CHARS: 'Use a shorter key.',
  MISSING_CHAR: "Add what is missing. Look for an open quote or bracket, or a key without ':', here or above.",
  MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Look for an open quote or bracket, or wrong indentation, above this line.',
}

const QUOTE_BRACKETS = "Inside of { } or [ ], put a text that contains brackets in quotes, such as '$.list[0]'."

const MAX_SYNTAX_ERRORS = 10

/** Errors that the scan already found and the library reports again. */
const TOLD_BEFORE = new Set<ErrorCode>([
  'ALIAS_PROPS',
  'BAD_ALIAS',
  'BAD_DIRECTIVE',
  'BAD_PROP_ORDER',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_DOCS',
  'MULTIPLE_TAGS',
  'TAG_RESOLVE_FAILED',
  'BAD_COLLECTION_TYPE',
])

/** How the library reports a line with a wrong indentation, among other things. */
const MAY_BE_INDENTATION = new Set<ErrorCode>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
])

/** Calls a wrong indentation by its name. What the library reports at and after it only follows from it. */
function reportIndentation(errors: readonly YAMLError[], source: SourceText, diagnostics: Diagnostics): readonly YAMLError[] {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  for (const { pos } of tabs.slice(0, MAX_SYNTAX_ERRORS)) {
    const [start] = pos
    const end = start + (/^[\t ]+/.exec(source.text.slice(start))?.[0].length ?? 1)
    diagnostics.error(source.range(start, end), 'yaml_indentation', 'A tab indents this line', 'Use spaces: two for each level.')
  }
  if (tabs.length > 0) return []
  const [first] = errors.filter(({ code }) => MAY_BE_INDENTATION.has(code))
  const mistake = first === undefined ? undefined : findIndentationMistake(source.text)
  if (mistake === undefined || first === undefined) return errors
  const { line, message, suggestion } = mistake
  // The library notices it there or, if a value seems to go on, one line earlier.
  if (line + 1 < source.range(first.pos[0]).line) return errors
  diagnostics.error(source.lineRange(line, mistake.column, mistake.length), 'yaml_indentation', message, suggestion)
  return errors.filter(({ pos }) => source.range(pos[0]).line < line)
}

/** Reports the YAML library's errors with suggestions. Returns whether there were none. */
export function reportYamlErrors(errors: readonly YAMLError[], source: SourceText, diagnostics: Diagnostics): boolean {
  const wasRefused = diagnostics.hasErrors
  const news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)))
  // Follow-up errors are often on the same line, and then everywhere.
  const lines = new Set<number>()
  for (const error of reportIndentation(news, source, diagnostics)) {
    const at = source.range(...error.pos)
    if (lines.has(at.line)) continue
    if (lines.add(at.line).size > MAX_SYNTAX_ERRORS) break
    const isUnquoted = /^Unexpected flow-(?:seq|map)-start at node end/.test(error.message)
    const suggestion = isUnquoted ? QUOTE_BRACKETS : (SUGGESTIONS[error.code] ?? 'Correct the YAML here.')
    diagnostics.error(at, 'yaml_syntax', briefText(error.message), suggestion)
  }
  return news.length === 0
}

// What a reviewer cannot see: format and bidi controls, invisible characters, lone surrogates and control characters. The two
// variation selectors of emoji are allowed.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu

/** Most files contain none of these, and V8 takes long to compile Unicode classes. */
const UNUSUAL = /[^\t\n -~]/

/** Refuses characters that could make the reviewed text differ from the text that is read. */
export function checkCharacters(source: SourceText, diagnostics: Diagnostics): void {
  if (!UNUSUAL.test(source.text)) return
  for (const { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
    const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    diagnostics.error(
      source.range(index, index + character.length),
      'forbidden_character',
      `${kindOf(character)} ${name}`,
      'Remove it. If the value needs it, write it as an escape in double quotes, such as "\\u200b".',
    )
  }
}

function kindOf(character: string): string {
  if (/\p{Surrogate}/u.test(character)) return 'Half of a surrogate pair'
  return /[\p{Cc}\u2028\u2029]/u.test(character) ? 'Control character' : 'Invisible character'
}
