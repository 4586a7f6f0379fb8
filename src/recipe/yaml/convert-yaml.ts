import { isMap, isScalar, isSeq, type Pair, type Scalar } from 'yaml'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import { briefText } from '../../base/path.ts'
import type { Diagnostics } from '../diagnostics.ts'
import { type SourceText, UNSAFE_NAMES, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from './yaml-node.ts'

/** Turns the library's nodes into ours, and refuses keys that are not plain, unique names. */
export class YamlConverter {
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
    // Tags were refused already; what they make of a value would only lead to more to say about it.
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
        if (key.kind !== 'invalid') this.#diagnostics.error(key.at, 'key_not_text', 'A key must be a text', 'Use a plain word as key.')
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
      return refuse('key_not_text', `The key ${key.raw || '(empty)'} is not a text`, `Put it in quotes: '${key.raw}'.`)
    if (key.value === '<<') return refuse('yaml_merge_key', 'YAML merge keys are not allowed', 'Write the entries out.')
    if (UNSAFE_NAMES.has(key.value)) return refuse('unsafe_key', `The key '${key.value}' is not allowed`, 'Use another name.')
    if (earlier !== undefined)
      return refuse(
        'duplicate_key',
        `The key '${briefText(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`,
        'Keep one of them.',
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
