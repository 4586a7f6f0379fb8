import type { TextEdit } from '../text/text.ts'

export type Scalar = string | number | boolean | null
export type PlainData = Scalar | readonly PlainData[] | { readonly [key: string]: PlainData }

/** The keys and indexes that lead to a value. */
export type Location = readonly (string | number)[]

/** A value with the place of its text. */
export interface DataNode {
  readonly kind: 'object' | 'array' | 'scalar'
  /** Of the value's text, without its key, anchor and tag. */
  readonly start: number
  readonly end: number
  /** Of a scalar. */
  readonly value?: Scalar
  /** Of an object, in the order of the file. */
  readonly members: readonly DataMember[]
  /** Of an array. */
  readonly items: readonly DataNode[]
  /** Why the value cannot be edited here: it is written elsewhere. */
  readonly elsewhere?: Elsewhere
  /** Why an edit of the value would change others too. */
  readonly shared?: string
}

export interface Elsewhere {
  readonly kind: 'alias' | 'merge'
  readonly message: string
  readonly offset: number
  readonly suggestion: string
}

export interface DataMember {
  readonly key: string
  readonly keyStart: number
  readonly keyEnd: number
  readonly node: DataNode
}

/** What is wrong with a document or an edit of it, and where. */
export interface DataProblem {
  readonly code: 'invalid_document' | 'edit_conflict' | 'limit_exceeded'
  readonly message: string
  readonly offset: number
  readonly suggestion: string
}

/** Thrown inside an adapter; `editDocument` and `readDocument` turn it into a value. */
export class DataError extends Error {
  readonly problem: DataProblem

  constructor(problem: DataProblem) {
    super(problem.message)
    this.problem = problem
  }
}

export function invalidDocument(message: string, offset: number, suggestion: string): DataError {
  return new DataError({ code: 'invalid_document', message, offset, suggestion })
}

export function editConflict(message: string, offset: number, suggestion: string): DataError {
  return new DataError({ code: 'edit_conflict', message, offset, suggestion })
}

/** Reads one format with the places of all values, writes edits as splices, and reads again with another parser. */
export interface DataAdapter {
  /** Of people: `JSON`. */
  readonly name: string
  /** Throws a `DataError`. YAML may have several documents, the others have one. */
  read(text: string): DataDocument
  /** What the second parser makes of the text, one value for each document. Throws whatever it throws. */
  readAgain(text: string): readonly PlainData[]
}

export interface DataDocument {
  readonly roots: readonly DataNode[]
  /** Splices that do not overlap, in any order. Each throws a `DataError` where it cannot be done. */
  /** `written` is how a number is to be written, where its value alone does not say. */
  setValue(node: DataNode, value: PlainData, written?: string): readonly TextEdit[]
  addMembers(node: DataNode, entries: readonly (readonly [key: string, value: PlainData])[]): readonly TextEdit[]
  appendItems(node: DataNode, values: readonly PlainData[]): readonly TextEdit[]
  removeChildren(node: DataNode, indexes: readonly number[]): readonly TextEdit[]
  renameMember(node: DataNode, index: number, key: string): readonly TextEdit[]
  /** The text of a scalar that a pattern is looked for in: of a number, as it is written. */
  scalarText(node: DataNode): string
}

/** Deeper documents are refused: parsers overflow their stack on them. */
export const MAX_DATA_DEPTH = 500
/** With every alias written out. */
const MAX_VALUES = 1_000_000

const plain = new WeakMap<DataNode, PlainData>()

/** The value of a node as plain data. Aliases share theirs, so a value may be there more than once. */
export function plainOf(node: DataNode): PlainData {
  if (node.kind === 'scalar') return node.value ?? null
  const known = plain.get(node)
  if (known !== undefined) return known
  const made =
    node.kind === 'array' ? node.items.map(plainOf) : plainObject(node.members.map(({ key, node: value }) => [key, plainOf(value)]))
  plain.set(node, made)
  return made
}

/** Like `Object.fromEntries`, but faster, and safe for the key `__proto__`. */
export function plainObject(entries: Iterable<readonly [string, PlainData]>): { readonly [key: string]: PlainData } {
  const made: { [key: string]: PlainData } = {}
  for (const [key, value] of entries) {
    if (key === '__proto__') Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true })
    else made[key] = value
  }
  return made
}

/** Refuses documents that are too deep, or that aliases make too large. */
export function checkSize(root: DataNode): void {
  const sizes = new Map<DataNode, number>()
  const measure = (node: DataNode, depth: number): number => {
    if (depth > MAX_DATA_DEPTH) throw tooDeep(node.start)
    const known = sizes.get(node)
    if (known !== undefined) return known
    let size = 1
    for (const item of node.items) size += measure(item, depth + 1)
    for (const member of node.members) size += measure(member.node, depth + 1)
    sizes.set(node, size)
    return size
  }
  if (measure(root, 0) <= MAX_VALUES) return
  throw new DataError({
    code: 'limit_exceeded',
    message: `The document has more than ${MAX_VALUES} values once its aliases are written out`,
    offset: root.start,
    suggestion: 'Edit it with replace_in_file instead.',
  })
}

export function tooDeep(offset: number): DataError {
  return new DataError({
    code: 'limit_exceeded',
    message: `The document is nested deeper than ${MAX_DATA_DEPTH} levels`,
    offset,
    suggestion: 'Edit it with replace_in_file instead.',
  })
}

/** The node at a location of the same document. */
export function nodeAt(root: DataNode, location: Location): DataNode {
  return location.reduce((node, part) => childOf(node, part), root)
}

function childOf(node: DataNode, part: string | number): DataNode {
  const child = findChild(node, part)
  if (child === undefined) throw new Error(`No value at ${part}`)
  return child
}

export function findChild(node: DataNode, part: string | number): DataNode | undefined {
  return typeof part === 'number' ? node.items[part] : findMember(node, part)?.node
}

/** Searching the members one by one would take forever where a path selects thousands of them. */
const indexes = new WeakMap<DataNode, ReadonlyMap<string, number>>()

/** Which member of an object has a key. */
export function memberIndex(node: DataNode, key: string): number | undefined {
  const known = indexes.get(node) ?? new Map(node.members.map((member, index) => [member.key, index]))
  indexes.set(node, known)
  return known.get(key)
}

export function findMember(node: DataNode, key: string): DataMember | undefined {
  const index = memberIndex(node, key)
  return index === undefined ? undefined : node.members[index]
}

export function isObject(value: PlainData | undefined): value is { readonly [key: string]: PlainData } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: PlainData | undefined): value is readonly PlainData[] {
  return Array.isArray(value)
}

/** Whether two values mean the same. The order of keys has no meaning. */
export function isSameData(a: PlainData | undefined, b: PlainData | undefined): boolean {
  if (a === b) return true
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => isSameData(item, b[i]))
  if (!isObject(a) || !isObject(b)) return typeof a === 'number' && typeof b === 'number' && Object.is(a, b)
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]))
}

/** For people. */
export function typeName(value: PlainData): string {
  if (value === null) return 'null'
  if (isList(value)) return 'a list'
  return { string: 'a string', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as 'string']
}
