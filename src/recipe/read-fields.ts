import { briefText } from '../base/path.ts'
import type { SourceRange } from '../base/recipe.ts'
import { didYouMean } from '../base/text/wording.ts'
import type { Diagnostics } from './diagnostics.ts'
import { hasExpression } from './read-value.ts'
import { describeNode, type YamlEntry, type YamlNode } from './yaml/yaml-node.ts'

/** The entries of a map whose keys are fixed. */
export class Fields {
  readonly at: SourceRange
  readonly #entries: ReadonlyMap<string, YamlEntry>
  /** The keys that unknown ones were probably meant to be. */
  readonly #meant: readonly string[]

  constructor(entries: ReadonlyMap<string, YamlEntry>, at: SourceRange, meant: readonly string[]) {
    this.#entries = entries
    this.at = at
    this.#meant = meant
  }

  /** Whether a key was neither given nor mistyped, which was told already. */
  lacks(key: string): boolean {
    return !this.#entries.has(key) && !this.#meant.includes(key)
  }

  entry(key: string): YamlEntry | undefined {
    return this.#entries.get(key)
  }

  /** Reads the value of a key if it is there. */
  read<T>(key: string, reader: (node: YamlNode, what: string) => T | undefined): T | undefined {
    const entry = this.#entries.get(key)
    return entry === undefined ? undefined : reader(entry.value, `'${key}'`)
  }
}

export interface FieldRules {
  /** For messages, such as `A step`. */
  readonly what: string
  readonly keys: readonly string[]
  /** Advice for keys that people try because they know them from elsewhere. */
  readonly advice?: ReadonlyMap<string, Advice>
}

export interface Advice {
  readonly text: string
  /** The key to use instead, if there is one. */
  readonly instead?: string
}

/** Reads a map whose keys are fixed, and refuses others. */
export function readFields(node: YamlNode, rules: FieldRules, diagnostics: Diagnostics): Fields | undefined {
  if (node.kind !== 'map') return wrongType(node, rules.what, 'a map', diagnostics)
  const known = new Map<string, YamlEntry>()
  const meant: string[] = []
  for (const entry of node.entries) {
    if (rules.keys.includes(entry.key)) known.set(entry.key, entry)
    else if (!diagnostics.isFull) meant.push(...reportUnknownKey(entry, rules, diagnostics))
  }
  return new Fields(known, node.at, meant)
}

export function reportMissing(key: string, what: string, at: SourceRange, diagnostics: Diagnostics): void {
  diagnostics.error(at, 'missing_key', `${what} needs '${key}'`, `Add '${key}:'.`)
}

/** Returns the key that was probably meant. */
function reportUnknownKey(entry: YamlEntry, rules: FieldRules, diagnostics: Diagnostics): readonly string[] {
  const near = didYouMean(entry.key, rules.keys)
  const guess = near === undefined ? `Keys are ${rules.keys.join(', ')}.` : `Did you mean '${near}'?`
  const advice = rules.advice?.get(entry.key)
  diagnostics.error(entry.keyAt, 'unknown_key', `${rules.what} has no key '${briefText(entry.key)}'`, advice?.text ?? guess)
  return [advice === undefined ? near : advice.instead].filter((key) => key !== undefined)
}

/** Readers of plain values. Each gives the value, or says what is wrong and gives nothing. */
export function readText(node: YamlNode, what: string, diagnostics: Diagnostics): string | undefined {
  const text = readAnyText(node, what, diagnostics)
  if (text === undefined) return undefined
  if (hasExpression(text)) {
    const suggestion = "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs' of a recipe."
    diagnostics.error(node.at, 'expression_not_allowed', `${what} cannot hold an expression`, suggestion)
    return undefined
  }
  return text
}

/** A text that may hold expressions, which the caller looks at. */
function readAnyText(node: YamlNode, what: string, diagnostics: Diagnostics): string | undefined {
  if (node.kind !== 'scalar' || node.value === null) return wrongType(node, what, 'a text', diagnostics)
  if (typeof node.value !== 'string') {
    mustBeQuoted(node, what, diagnostics)
    return undefined
  }
  if (node.value.trim() === '') {
    diagnostics.error(node.at, 'empty', `${what} is empty`, 'Give it a text, or remove the line.')
    return undefined
  }
  return node.value
}

/** YAML takes 1.10 for 1.1 and 1234567e12 for a number of nineteen digits: only quotes keep what was written. */
export function mustBeQuoted(node: YamlNode & { readonly kind: 'scalar' }, what: string, diagnostics: Diagnostics): void {
  const message = `${what} must be a quoted text; without quotes YAML reads ${briefText(node.raw)} as a ${typeof node.value}`
  diagnostics.error(node.at, 'must_be_quoted', message, `Write '${briefText(node.raw)}' in quotes.`)
}

export function readBoolean(node: YamlNode, what: string, diagnostics: Diagnostics): boolean | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  return wrongType(node, what, 'true or false', diagnostics)
}

export function readNumber(node: YamlNode, what: string, diagnostics: Diagnostics): number | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value)) return node.value
  return wrongType(node, what, 'a number', diagnostics)
}

export function readInteger(node: YamlNode, what: string, most: number, diagnostics: Diagnostics): number | undefined {
  const value = readNumber(node, what, diagnostics)
  if (value === undefined) return undefined
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  diagnostics.error(node.at, 'out_of_range', `${what} must be a whole number from 1 to ${most}`, 'Choose a number in that range.')
  return undefined
}

/** One of some words. */
export function readWord<const Words extends readonly string[]>(
  node: YamlNode,
  what: string,
  words: Words,
  diagnostics: Diagnostics,
): Words[number] | undefined {
  const isOther = node.kind === 'scalar' && node.value !== null && typeof node.value !== 'string'
  const text = isOther ? node.raw : readText(node, what, diagnostics)
  if (text === undefined) return undefined
  const found = words.find((word) => word === text)
  if (found === undefined)
    diagnostics.error(node.at, 'unknown_value', `${what} cannot be '${briefText(text)}'`, `Use one of ${words.join(', ')}.`)
  return found
}

export function wrongType(node: YamlNode, what: string, expected: string, diagnostics: Diagnostics): undefined {
  if (node.kind === 'invalid') return undefined
  diagnostics.error(node.at, 'wrong_type', `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`)
  return undefined
}

type CheckItem = (text: string, node: YamlNode) => void

/** Reads a list of plain texts that is not empty, each there once. `check` may say more about an item. */
export function readTextList(node: YamlNode, what: string, diagnostics: Diagnostics, check?: CheckItem): readonly string[] | undefined {
  if (node.kind === 'list' && node.items.length === 0)
    diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add an item, or remove the line.')
  return readTexts(node, what, diagnostics, check)
}

/** Like `readTextList`, where none at all has a meaning too. */
export function readTexts(node: YamlNode, what: string, diagnostics: Diagnostics, check?: CheckItem): readonly string[] | undefined {
  if (node.kind !== 'list') return wrongType(node, what, 'a list of texts', diagnostics)
  const texts = new Set<string>()
  for (const item of node.items) {
    const text = readText(item, `An item of ${what}`, diagnostics)
    if (text === undefined) continue
    if (texts.has(text)) diagnostics.error(item.at, 'duplicate_item', `'${briefText(text)}' is here a second time`, 'Remove it.')
    texts.add(text)
    check?.(text, item)
  }
  return [...texts]
}
