import * as z from 'zod/mini'
import type { FieldsSchema } from './json-schema.ts'

type Schema = z.core.$ZodType

export type ArgumentKind = 'boolean' | 'number' | 'list' | 'record' | 'object' | 'text'

/** What a schema is about, without what makes it optional. Looked up directly: JSON Schema takes long to make. */
export function unwrap(schema: Schema): z.core.$ZodTypes {
  let at = schema as z.core.$ZodTypes
  while ('innerType' in at._zod.def) at = at._zod.def.innerType as z.core.$ZodTypes
  return at
}

export function argumentKind(schema: Schema): ArgumentKind {
  const { def } = unwrap(schema)._zod
  switch (def.type) {
    case 'boolean':
    case 'number':
    case 'record':
    case 'object':
      return def.type
    case 'array':
      return 'list'
    case 'union':
      return def.options.some((option) => argumentKind(option) === 'list') ? 'list' : 'text'
    default:
      return 'text'
  }
}

/** The schema of a list's items or a record's values. */
export function memberOf(schema: Schema): Schema | undefined {
  const { def } = unwrap(schema)._zod
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  return def.type === 'union' ? def.options.map(memberOf).find((member) => member !== undefined) : undefined
}

/** The schema at a path into a value. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>((at, part) => {
    if (at === undefined) return undefined
    const { def } = unwrap(at)._zod
    return def.type === 'object' ? def.shape[String(part)] : memberOf(at)
  }, schema)
}

/** The names that an object's schema knows. */
export function namesOf(schema: Schema | undefined): readonly string[] {
  const def = schema && unwrap(schema)._zod.def
  return def?.type === 'object' ? Object.keys(def.shape) : []
}

/** The least and the most that a number, a text's length or a list's length may be. */
export function boundsOf(schema: Schema | undefined): { readonly least: number | undefined; readonly most: number | undefined } {
  const checks = (schema && unwrap(schema)._zod.def.checks) ?? []
  const bounds = checks.map((check) => check._zod.def as { readonly check: string; readonly [key: string]: unknown })
  return {
    least: asBound(
      bounds.find((bound) => bound.check === 'min_length')?.['minimum'] ?? bounds.find(isInclusive('greater_than'))?.['value'],
    ),
    most: asBound(bounds.find((bound) => bound.check === 'max_length')?.['maximum'] ?? bounds.find(isInclusive('less_than'))?.['value']),
  }
}

function isInclusive(check: string): (bound: Readonly<Record<string, unknown>>) => boolean {
  return (bound) => bound['check'] === check && bound['inclusive'] === true
}

function asBound(bound: unknown): number | undefined {
  return typeof bound === 'number' ? bound : undefined
}

/** A schema that shows what kind of value is meant. What exactly is allowed, the JSON Schema itself decides. */
export function shapeOf(schema: FieldsSchema): z.ZodMiniType {
  const shape = plainShape(schema)
  return schema.description === undefined ? shape : shape.check(z.describe(schema.description))
}

function plainShape({ type, enum: values, items }: FieldsSchema): z.ZodMiniType {
  const texts = values?.filter((value): value is string => typeof value === 'string')
  if (texts !== undefined && texts.length > 0 && texts.length === values?.length) return z.enum(texts as [string, ...string[]])
  switch (type) {
    case 'string':
      return z.string()
    case 'integer':
      return z.int()
    case 'number':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'array':
      return z.array(items === undefined ? z.unknown() : shapeOf(items))
    case 'object':
      return z.record(z.string(), z.unknown())
    default:
      return z.unknown()
  }
}
