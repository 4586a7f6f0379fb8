import { briefText } from '../base/path.ts'
import type { SourceRange } from '../base/recipe.ts'
import { didYouMean } from '../base/text/wording.ts'
import type { Diagnostics } from './diagnostics.ts'
import { hasExpression } from './read-value.ts'
import { describeNode, NAME_PATTERN, type YamlEntry, type YamlMap, type YamlNode } from './yaml/yaml-node.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What every reader needs. Fields that need more declare it in their type. */
export interface FieldReading {
  readonly diagnostics: Diagnostics
}

/** What the schemas contain about the tools. */
export interface SchemaTools {
  readonly names: readonly string[]
  find?(name: string): { readonly summary: string } | undefined
}

/** Describes a value. The reader, the JSON Schema for editors and the documentation tables all come from it. */
export interface YamlField<out T, in R extends FieldReading = FieldReading> {
  /** Returns the value, or reports what is wrong and returns `undefined`. `what` names the value in messages. */
  readonly read: (node: YamlNode, what: string, reading: R) => T | undefined
  readonly schema: (tools: SchemaTools) => JsonSchema
}

export function field<T, R extends FieldReading>(description: string, schema: JsonSchema, read: YamlField<T, R>['read']): YamlField<T, R> {
  return { read, schema: () => ({ ...schema, description }) }
}

/** A field whose value is checked further or converted. */
export function refine<A, B, R extends FieldReading>(
  { read, schema }: YamlField<A, R>,
  convert: (value: A, node: YamlNode, reading: R, what: string) => B | undefined,
): YamlField<B, R> {
  return {
    schema,
    read(node, what, reading) {
      const value = read(node, what, reading)
      return value === undefined ? undefined : convert(value, node, reading, what)
    },
  }
}

function textField(description: string, more: JsonSchema = {}): YamlField<string> {
  return field(description, { type: 'string', ...more }, readText)
}

function booleanField(description: string, fallback?: boolean): YamlField<boolean> {
  return field(description, { type: 'boolean', ...defaultOf(fallback) }, (node, what, { diagnostics }) =>
    node.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : wrongType(node, what, 'true or false', diagnostics),
  )
}

function numberField(description: string): YamlField<number> {
  return field(description, { type: 'number' }, readNumber)
}

/** A positive whole number. */
function integerField(description: string, maximum: number, fallback?: number): YamlField<number> {
  return field(description, { type: 'integer', minimum: 1, maximum, ...defaultOf(fallback) }, (node, what, reading) => {
    const value = readNumber(node, what, reading)
    if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= maximum)) return value
    const message = `${what} must be a whole number from 1 to ${maximum}`
    reading.diagnostics.error(node.at, 'out_of_range', message, 'Choose a number in that range.')
    return undefined
  })
}

/** One of several words. `near` finds the one that another word most likely means. */
function wordField<const Word extends string>(
  description: string,
  words: readonly Word[],
  fallback?: Word,
  near = (given: string) => didYouMean(given, words),
): YamlField<Word> {
  return field(description, { enum: words, ...defaultOf(fallback) }, (node, what, reading) => {
    const isOther = node.kind === 'scalar' && node.value !== null && typeof node.value !== 'string'
    const given = isOther ? node.raw : readText(node, what, reading)
    const found = words.find((one) => one === given)
    if (given !== undefined && found === undefined) {
      const meant = near(given)
      const advice = `${meant === undefined ? '' : `Did you mean '${meant}'? `}Use one of ${words.join(', ')}.`
      reading.diagnostics.error(node.at, 'unknown_value', `${what} cannot be '${briefText(given)}'`, advice)
    }
    return found
  })
}

interface TextsRules<R extends FieldReading> {
  /** Whether an empty list is allowed. */
  readonly mayBeEmpty?: boolean
  readonly items?: JsonSchema
  readonly more?: JsonSchema
  /** Checks an item further. */
  readonly check?: CheckItem<R>
}

type CheckItem<R extends FieldReading> = (text: string, item: YamlNode, reading: R) => void

/** A list of unique strings. */
function textsField<R extends FieldReading = FieldReading>(
  description: string,
  rules: TextsRules<R> = {},
): YamlField<readonly string[], NoInfer<R>> {
  const { mayBeEmpty = false, items, more, check } = rules
  const least = mayBeEmpty ? {} : { minItems: 1 }
  const schema = { type: 'array', items: { type: 'string', ...items }, ...least, uniqueItems: true, ...more }
  return field(description, schema, (node, what, reading) => {
    if (!mayBeEmpty && node.kind === 'list' && node.items.length === 0)
      reading.diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add an item, or remove the line.')
    return readTexts(node, what, reading, check)
  })
}

export function readTexts<R extends FieldReading>(
  node: YamlNode,
  what: string,
  reading: R,
  check?: CheckItem<R>,
): readonly string[] | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'list') return wrongType(node, what, 'a list of strings', diagnostics)
  const found = new Set<string>()
  for (const item of node.items) {
    const one = readText(item, `An item of ${what}`, reading)
    if (one === undefined) continue
    if (found.has(one)) diagnostics.error(item.at, 'duplicate_item', `'${briefText(one)}' is listed twice`, 'Remove it.')
    found.add(one)
    check?.(one, item, reading)
  }
  return [...found]
}

/** A name that editors offer, with what they show about it. */
export function nameSchema(name: string, description: string): JsonSchema {
  return { const: name, description }
}

/** The name of a tool. Its readers decide what it becomes. */
function toolField<T, R extends FieldReading>(description: string, read: YamlField<T, R>['read']): YamlField<T, R> {
  const ofBundle = { type: 'string', pattern: '^[^/@]+/[^/@]+@[^/@]+$' }
  const schema = (tools: SchemaTools) => {
    const summaryOf = (name: string) => tools.find?.(name)?.summary ?? ''
    // Each on its own: over an enum, editors show the descriptions of all of them.
    const named = tools.find ? tools.names.map((name) => nameSchema(name, summaryOf(name))) : [{ enum: tools.names }]
    return { anyOf: [...named, ofBundle], description }
  }
  return { read, schema }
}

/** The common kinds of values. Others are made with `field` and their own reader. */
export const kind = {
  text: textField,
  boolean: booleanField,
  number: numberField,
  integer: integerField,
  word: wordField,
  texts: textsField,
  tool: toolField,
} as const

/** The schema of a map with user-defined names. */
export const NAMED: JsonSchema = { type: 'object', propertyNames: { pattern: NAME_PATTERN } }

/** Where a value may be an expression instead. */
export const EXPRESSION_SCHEMA: JsonSchema = { type: 'string', pattern: '\\$\\{\\{' }

export function reference(definition: string): JsonSchema {
  return { $ref: `#/definitions/${definition}` }
}

type Keys = Readonly<Record<string, YamlField<unknown, never>>>
type ValueOf<F> = F extends YamlField<infer T, never> ? T : never
/** What all of some fields need: `infer` in a parameter position gives the intersection. */
type ReadingOf<F> = [F] extends [YamlField<unknown, infer R>] ? R : never
type Camel<Key extends string> = Key extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Key
type Values<K extends Keys> = { readonly [Key in keyof K & string as Camel<Key>]?: ValueOf<K[Key]> }

interface MapRules<K extends Keys> {
  /** For messages, such as `A step`. By default the name of its key. */
  readonly what?: string
  readonly description?: string
  readonly keys: K
  readonly required?: readonly (keyof K & string)[]
  /** Advice for keys that people know from elsewhere. */
  readonly advice?: Readonly<Record<string, Advice>>
  /** Additional parts of the schema, such as rules between keys. */
  readonly more?: JsonSchema
}

export interface Advice {
  readonly text: string
  /** The key to use instead, if there is one. */
  readonly instead?: string
  /** The key exists, but in another map: probably the indentation is wrong. */
  readonly isElsewhere?: boolean
}

/** A map with fixed keys. */
export class MapField<K extends Keys> implements YamlField<Values<K>, ReadingOf<K[keyof K]>> {
  readonly #rules: MapRules<K>

  constructor(rules: MapRules<K>) {
    this.#rules = rules
  }

  readonly schema = (tools: SchemaTools): JsonSchema => {
    const { keys, required, description, more } = this.#rules
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(keys).map(([key, { schema }]) => [key, schema(tools)])),
      ...(required !== undefined && { required }),
      ...(description !== undefined && { description }),
      ...more,
    }
  }

  readonly read = (node: YamlNode, what: string, reading: ReadingOf<K[keyof K]>): Values<K> | undefined =>
    this.open(node, reading, { what })?.readAll(reading)

  has(key: string): boolean {
    return Object.hasOwn(this.#rules.keys, key)
  }

  /** For maps in which the meaning of one key depends on others. Reports unknown and missing keys. */
  open(node: YamlNode, { diagnostics }: FieldReading, { what: named = '', missingAt = node.at }: OpenOptions = {}): Fields<K> | undefined {
    const { what = named, keys, required = [] } = this.#rules
    if (node.kind !== 'map') return wrongType(node, what, 'a map', diagnostics)
    const known = new Map<string, YamlEntry>()
    const meant: string[] = []
    let last: YamlEntry | undefined
    for (const entry of node.entries) {
      if (Object.hasOwn(keys, entry.key)) {
        known.set(entry.key, entry)
        last = entry
      } else if (last !== undefined && takesMap(keys[last.key]) && isLeftEmpty(known.get(last.key))) {
        last = adopt(last, entry, diagnostics)
        known.set(last.key, last)
      } else if (!diagnostics.isFull) meant.push(...this.#reportUnknown(entry, what, diagnostics))
    }
    const lacks = (key: string) => !known.has(key) && !meant.includes(key)
    for (const key of required) if (lacks(key)) reportMissing(key, what, missingAt, diagnostics)
    const read = <Key extends keyof K & string>(key: Key, reading: ReadingOf<K[Key]>) => {
      const entry = known.get(key)
      const { read: readValue } = keys[key] as YamlField<ValueOf<K[Key]>, ReadingOf<K[Key]>>
      return entry && readValue(entry.value, `'${key}'`, reading)
    }
    const readAll = (reading: ReadingOf<K[keyof K]>) => {
      const values = Object.keys(keys).map((key) => [camelCase(key), read(key, reading)])
      return Object.fromEntries(values.filter(([, value]) => value !== undefined))
    }
    return { at: node.at, lacks, entry: (key) => known.get(key), read, readAll }
  }

  /** Returns the key that was probably meant. */
  #reportUnknown({ key, keyAt }: YamlEntry, what: string, diagnostics: Diagnostics): readonly string[] {
    const { keys, advice: known = {} } = this.#rules
    const names = Object.keys(keys)
    const near = didYouMean(key, names)
    const guess = near === undefined ? `Keys are ${names.join(', ')}.` : `Did you mean '${near}'?`
    const advice = Object.hasOwn(known, key) ? known[key] : undefined
    const code = advice?.isElsewhere ? 'misplaced_key' : 'unknown_key'
    diagnostics.error(keyAt, code, `${what} has no key '${briefText(key)}'`, advice?.text ?? guess)
    return [advice === undefined ? near : advice.instead].filter((one) => one !== undefined)
  }
}

/** A map that is filled by keys that are not indented below its own. */
interface Adopted extends YamlMap {
  readonly isAdopted: true
}

function takesMap(known: YamlField<unknown, never> | undefined): boolean {
  return known?.schema({ names: [] })['type'] === 'object'
}

/** Whether a key has no value, or only what was adopted. */
export function isLeftEmpty(entry: YamlEntry | undefined): boolean {
  if (entry === undefined) return false
  const { value } = entry
  return value.kind === 'map' ? 'isAdopted' in value : value.kind === 'scalar' && value.value === null && value.raw === ''
}

/** Reports a key that should be indented below an empty one, once for all of them, and reads it as if it was. */
export function adopt(above: YamlEntry, entry: YamlEntry, diagnostics: Diagnostics): YamlEntry {
  const before = above.value.kind === 'map' ? above.value.entries : []
  if (before.length === 0) {
    const message = `'${briefText(entry.key)}' is not indented below '${above.key}', which is empty`
    const suggestion = `Indent it by 2 more spaces, with everything that belongs to '${above.key}'.`
    diagnostics.error(entry.keyAt, 'misplaced_key', message, suggestion)
  }
  const value: Adopted = { kind: 'map', entries: [...before, entry], at: entry.keyAt, isAdopted: true }
  return { ...above, value }
}

interface OpenOptions {
  readonly what?: string
  /** Where to report that a key is missing. */
  readonly missingAt?: SourceRange
}

/** The entries of a map with fixed keys. */
interface Fields<K extends Keys> {
  readonly at: SourceRange
  /** Whether a key is missing and not just misspelled, which was already reported. */
  lacks(key: keyof K & string): boolean
  entry(key: keyof K & string): YamlEntry | undefined
  /** Reads the value of a key if it exists. */
  read<Key extends keyof K & string>(key: Key, reading: ReadingOf<K[Key]>): ValueOf<K[Key]> | undefined
  /** All valid values, by their keys in camel case. */
  readAll(reading: ReadingOf<K[keyof K]>): Values<K>
}

function camelCase(key: string): string {
  return key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

export function reportMissing(key: string, what: string, at: SourceRange, diagnostics: Diagnostics): void {
  diagnostics.error(at, 'missing_key', `${what} needs '${key}'`, `Add '${key}:'.`)
}

/** Reads a string without expressions. */
export function readText(node: YamlNode, what: string, { diagnostics }: FieldReading): string | undefined {
  if (node.kind !== 'scalar' || node.value === null) return wrongType(node, what, 'a string', diagnostics)
  if (typeof node.value !== 'string') {
    mustBeQuoted(node, what, diagnostics)
    return undefined
  }
  if (node.value.trim() === '') {
    diagnostics.error(node.at, 'empty', `${what} is empty`, 'Write a string, or remove the line.')
    return undefined
  }
  if (hasExpression(node.value)) {
    const suggestion = "Use a plain value. Expressions are allowed in 'with', 'if', 'for-each' and 'outputs' of a recipe."
    diagnostics.error(node.at, 'expression_not_allowed', `${what} cannot contain an expression`, suggestion)
    return undefined
  }
  return node.value
}

function readNumber(node: YamlNode, what: string, { diagnostics }: FieldReading): number | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value)) return node.value
  return wrongType(node, what, 'a number', diagnostics)
}

/** YAML reads 1.10 as 1.1 and 1234567e12 as a number with nineteen digits: only quotes keep the text. */
export function mustBeQuoted(node: YamlNode & { readonly kind: 'scalar' }, what: string, diagnostics: Diagnostics): void {
  const message = `${what} must be a quoted string. Without quotes, YAML reads ${briefText(node.raw)} as a ${typeof node.value}`
  diagnostics.error(node.at, 'must_be_quoted', message, `Write '${briefText(node.raw)}' in quotes.`)
}

export function wrongType(node: YamlNode, what: string, expected: string, diagnostics: Diagnostics): undefined {
  if (node.kind === 'invalid') return undefined
  diagnostics.error(node.at, 'wrong_type', `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`)
  return undefined
}

function defaultOf(fallback: unknown): JsonSchema {
  return fallback === undefined ? {} : { default: fallback }
}
