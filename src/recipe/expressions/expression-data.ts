import { data } from '@actions/expressions'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import type { Finding } from '../diagnostics.ts'

/** Ends an evaluation; its caller catches it. */
export class EvaluationError extends Error {
  readonly finding: Finding

  constructor(code: DiagnosticCode, message: string, suggestion: string) {
    super(message)
    this.finding = { code, message, suggestion }
  }
}

/** A list or map where text is needed. */
export function notText(kind: 'list' | 'map'): Finding {
  return {
    code: 'not_text',
    message: `A ${kind} cannot be part of a string`,
    suggestion: 'Use join(list, separator), toJSON(value), or one element of it.',
  }
}

/** A plain object for expressions: own properties only, names ignore case, values converted on access. */
class PlainDictionary extends data.Dictionary {
  readonly plain: Readonly<Record<string, unknown>>
  #folded: ReadonlyMap<string, string> | undefined

  constructor(plain: Readonly<Record<string, unknown>>) {
    super()
    this.plain = plain
  }

  override get(key: string): data.ExpressionData | undefined {
    const name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase())
    return name === undefined ? undefined : toData(this.plain[name])
  }

  override values(): data.ExpressionData[] {
    return Object.values(this.plain).map(toData)
  }

  override pairs(): { key: string; value: data.ExpressionData }[] {
    return Object.entries(this.plain).map(([key, value]) => ({ key, value: toData(value) }))
  }

  #fold(): ReadonlyMap<string, string> {
    this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]))
    return this.#folded
  }
}

class PlainArray extends data.Array {
  readonly plain: readonly unknown[]

  constructor(plain: readonly unknown[]) {
    super()
    this.plain = plain
  }

  override get(index: number): data.ExpressionData {
    return toData(this.plain[index])
  }

  override values(): data.ExpressionData[] {
    return this.plain.map(toData)
  }
}

/** Plain data for expressions. Shares the object; nothing in it is called or changed. */
export function toData(value: unknown): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (Array.isArray(value)) return new PlainArray(value)
  if (typeof value === 'object' && value !== null) return new PlainDictionary(value as Readonly<Record<string, unknown>>)
  return new data.Null()
}

/** The result of an expression as plain data. */
export function fromData(value: data.ExpressionData): unknown {
  if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain
  if (value instanceof data.Array) return value.values().map(fromData)
  if (value instanceof data.Dictionary) {
    const plain: Record<string, unknown> = Object.create(null)
    for (const pair of value.pairs()) plain[pair.key] = fromData(pair.value)
    return plain
  }
  return value instanceof data.Null ? null : value.value
}

/** The names in a value; none if it is not a map. */
export function keysIn(value: data.ExpressionData): readonly string[] {
  return value instanceof PlainDictionary ? Object.keys(value.plain) : []
}
