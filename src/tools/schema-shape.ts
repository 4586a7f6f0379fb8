import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

export type ArgumentKind = 'boolean' | 'number' | 'list' | 'record' | 'object' | 'text'

/** What a schema is about, without what makes it optional. Looked up directly: JSON Schema takes long to make. */
export function unwrap(schema: Schema): z.core.$ZodTypes {
  let at = schema as z.core.$ZodTypes
  while ('innerType' in at._zod.def) at = at._zod.def.innerType as z.core.$ZodTypes
  return at
}

export function kindOf(schema: Schema): ArgumentKind {
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
      return def.options.some((option) => kindOf(option) === 'list') ? 'list' : 'text'
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
