import { didYouMean } from '../model/did-you-mean.ts'
import { briefText } from '../model/path.ts'
import type { SourceRange } from '../model/recipe.ts'
import type { Diagnostics } from './diagnostics.ts'
import { wrongType } from './read-scalars.ts'
import type { YamlEntry, YamlNode } from './yaml-node.ts'

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
