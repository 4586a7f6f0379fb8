/** What a value can be, as far as a recipe tells before it runs: one of these. `any` when it is only known later. */
export type ValueType = readonly TypePart[]

export type TypePart =
  | { readonly kind: 'any' | 'null' | 'number' }
  | { readonly kind: 'boolean'; readonly value?: boolean }
  | { readonly kind: 'string'; readonly values?: readonly string[] }
  /** `isFiltered`: after `.*`, a name picks from each element. */
  | { readonly kind: 'list'; readonly items: ValueType; readonly isFiltered?: boolean }
  | { readonly kind: 'map'; readonly members: ReadonlyMap<string, ValueType>; readonly others?: ValueType }

export const ANY: ValueType = [{ kind: 'any' }]
export const NULL: ValueType = [{ kind: 'null' }]
export const NUMBER: ValueType = [{ kind: 'number' }]
export const STRING: ValueType = [{ kind: 'string' }]
export const BOOLEAN: ValueType = [{ kind: 'boolean' }]
/** What text can be made of. */
export const TEXT: ValueType = [...STRING, ...NUMBER, ...BOOLEAN, ...NULL]

export function listOf(items: ValueType): ValueType {
  return [{ kind: 'list', items }]
}

/** A map with exactly these members. */
export function mapOf(members: Iterable<readonly [string, ValueType]>, others?: ValueType): ValueType {
  return [{ kind: 'map', members: new Map(members), ...(others && { others }) }]
}

export const LIST: ValueType = [{ kind: 'list', items: ANY }]
export const MAP: ValueType = [{ kind: 'map', members: new Map(), others: ANY }]

type Schema = Readonly<Record<string, unknown>>

/** The type of the values that a schema allows. */
export function typeOfSchema(schema: Schema): ValueType {
  const { anyOf, type, enum: values } = schema
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => typeOfSchema(one as Schema))
  if (Object.hasOwn(schema, 'const')) return [typeOfValue(schema['const'])]
  if (Array.isArray(values)) return joinTypes(values.map((value) => [typeOfValue(value)]))
  if (Array.isArray(type)) return type.flatMap((one) => typeOfSchema({ ...schema, type: one }))
  switch (type) {
    case 'string':
      return STRING
    case 'integer':
    case 'number':
      return NUMBER
    case 'boolean':
      return BOOLEAN
    case 'null':
      return NULL
    case 'array':
      return listOf(typeOfSchema(asSchema(schema['items'])))
    case 'object': {
      const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>)
      const isClosed = schema['additionalProperties'] === false
      const others = isClosed ? undefined : typeOfSchema(asSchema(schema['additionalProperties']))
      return mapOf(
        members.map(([name, member]) => [name, typeOfSchema(member)]),
        others,
      )
    }
    default:
      return ANY
  }
}

function asSchema(schema: unknown): Schema {
  return typeof schema === 'object' && schema !== null ? (schema as Schema) : {}
}

/** The type of a plain value. */
export function typeOfValue(value: unknown): TypePart {
  if (value === null) return { kind: 'null' }
  if (typeof value === 'string') return { kind: 'string', values: [value] }
  if (typeof value === 'number') return { kind: 'number' }
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (Array.isArray(value)) return { kind: 'list', items: ANY }
  return typeof value === 'object' ? { kind: 'map', members: new Map(), others: ANY } : { kind: 'any' }
}

/** One of several types, each kind of plain value once. */
export function joinTypes(types: readonly ValueType[]): ValueType {
  const parts = types.flat()
  if (parts.some((part) => part.kind === 'any')) return ANY
  const joined: TypePart[] = []
  for (const part of parts) {
    const index = joined.findIndex((known) => known.kind === part.kind)
    const known = joined[index]
    if (known === undefined || part.kind === 'list' || part.kind === 'map') joined.push(part)
    else if (known.kind === 'boolean' && part.kind === 'boolean' && known.value !== part.value) joined[index] = { kind: 'boolean' }
    else if (known.kind === 'string' && part.kind === 'string')
      joined[index] =
        known.values === undefined || part.values === undefined
          ? { kind: 'string' }
          : { kind: 'string', values: [...new Set([...known.values, ...part.values])] }
  }
  return joined
}

/** What is left if the value counts as true in a condition. */
export function truthyPart(type: ValueType): ValueType {
  return type.filter((part) => part.kind !== 'null' && !(part.kind === 'boolean' && part.value === false))
}

/** What is left if the value counts as false in a condition. */
export function falsyPart(type: ValueType): ValueType {
  return type.flatMap((part): ValueType => {
    if (part.kind === 'boolean') return part.value === true ? [] : [{ kind: 'boolean', value: false }]
    if (part.kind === 'string') return part.values === undefined || part.values.includes('') ? [{ kind: 'string', values: [''] }] : []
    return part.kind === 'list' || part.kind === 'map' ? [] : [part]
  })
}

export function withoutNull(type: ValueType): ValueType {
  return type.filter((part) => part.kind !== 'null')
}

/** The first thing that a value of one type can be although it is not wanted. */
export function findUnwanted(given: ValueType, wanted: ValueType): TypePart | undefined {
  return given.find((part) => !wanted.some((one) => isWanted(part, one)))
}

function isWanted(given: TypePart, wanted: TypePart): boolean {
  if (given.kind === 'any' || wanted.kind === 'any') return true
  if (given.kind === 'string' && wanted.kind === 'string')
    return given.values === undefined || wanted.values === undefined || given.values.some((value) => wanted.values?.includes(value))
  if (given.kind === 'list' && wanted.kind === 'list') return findUnwanted(given.items, wanted.items) === undefined
  if (given.kind === 'map' && wanted.kind === 'map')
    return [...given.members].every(([name, type]) => {
      const member = wanted.members.get(name) ?? wanted.others
      return member !== undefined && findUnwanted(type, member) === undefined
    })
  return given.kind === wanted.kind
}

/** What a name or index picks. `ANY` if that is only known later. */
export function memberType(whole: ValueType, key: string | number | undefined): ValueType {
  return joinTypes(
    whole.map((part): ValueType => {
      if (part.kind === 'list') {
        if (part.isFiltered) return [{ kind: 'list', isFiltered: true, items: memberType(part.items, key) }]
        return typeof key === 'string' ? ANY : part.items
      }
      if (part.kind !== 'map') return ANY
      if (typeof key !== 'string') return ANY
      const exact = part.members.get(key)
      if (exact !== undefined) return exact
      const folded = [...part.members].find(([name]) => name.toLowerCase() === key.toLowerCase())
      return folded?.[1] ?? part.others ?? ANY
    }),
  )
}

/** What `.*` picks. */
export function elementTypes(whole: ValueType): ValueType {
  const items = whole.map((part): ValueType => {
    if (part.kind === 'list') return part.isFiltered ? joinTypes([elementItems(part.items)]) : part.items
    if (part.kind === 'map') return joinTypes([...part.members.values(), ...(part.others ? [part.others] : [])])
    return ANY
  })
  return [{ kind: 'list', isFiltered: true, items: joinTypes(items) }]
}

function elementItems(type: ValueType): ValueType {
  const [list] = elementTypes(type)
  return list?.kind === 'list' ? list.items : ANY
}

const NAMES: Readonly<Record<TypePart['kind'], string>> = {
  any: 'a value',
  null: 'nothing (null)',
  number: 'a number',
  boolean: 'true or false',
  string: 'a string',
  list: 'a list',
  map: 'a map',
}

/** For messages: `a string`, `a list of numbers`, `a string or a list`. */
export function describeType(type: ValueType): string {
  return [...new Set(type.map(describePart))].join(' or ')
}

function describePart(part: TypePart): string {
  if (part.kind === 'string' && part.values !== undefined && part.values.length > 1)
    return `one of ${part.values.map((value) => `'${value}'`).join(', ')}`
  if (part.kind !== 'list' || part.items.length !== 1) return NAMES[part.kind]
  const [item] = part.items
  const of = { number: ' of numbers', string: ' of strings', map: ' of maps', list: ' of lists' } as const
  return `a list${item !== undefined && item.kind in of ? of[item.kind as keyof typeof of] : ''}`
}
