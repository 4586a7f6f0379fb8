import { failure, type Result, success } from '../../base/result.ts'
import { TextLines } from '../../base/text/text-places.ts'
import type { TextEdit } from '../text/text.ts'
import { applyOperations, type DataEdit, findMatches, type Operation, operationsOf } from './data-operations.ts'
import { type DataQuery, normalizedPath, valueAt } from './data-query.ts'
import { replaceSpans } from './data-text.ts'
import {
  checkSize,
  type DataAdapter,
  type DataDocument,
  DataError,
  type DataNode,
  type DataProblem,
  editConflict,
  findChild,
  invalidDocument,
  isList,
  isObject,
  isSameData,
  type Location,
  memberIndex,
  nodeAt,
  type PlainData,
  plainOf,
  tooDeep,
} from './data-tree.ts'

export interface EditedDocument {
  readonly text: string
  /** Where it differs from the text before; left out where several edits changed it one after the other. */
  readonly splices: readonly TextEdit[] | undefined
  readonly changes: readonly DataChange[]
  /** Which of the edits found a value, or a place for one, from 0. */
  readonly found: ReadonlySet<number>
}

/** One value that an edit changed: what was and what is. */
export interface DataChange {
  /** Which of the edits, from 0. */
  readonly edit: number
  readonly path: string
  /** Of the text that the edit found. */
  readonly line: number
  readonly before?: PlainData
  readonly after?: PlainData
}

/**
 * Makes edits one after the other. Each is proven before the next: the result is read by a parser that did not make the edit, and
 * may differ from what that parser read before in the named values and nothing else. All other bytes are the same because edits
 * are splices.
 */
export function editDocument(adapter: DataAdapter, text: string, edits: readonly DataEdit[]): Result<EditedDocument, DataProblem> {
  return catching(() => {
    let current = text
    let document = readAll(adapter, text)
    let proven: readonly PlainData[] | undefined
    let splices: readonly TextEdit[] | undefined
    let stale: Expectation | undefined
    const changes: DataChange[] = []
    const found = new Set<number>()
    for (const [index, edit] of edits.entries()) {
      if (stale !== undefined) document = readAgain(adapter, current, stale)
      stale = undefined
      const matches = document.roots.map((root) => (isNothing(root) ? [] : findMatches(edit, root)))
      if (matches.some(({ length }) => length > 0)) found.add(index)
      const operations = document.roots.map((root, i) => operationsOf(edit, matches[i] ?? [], root, document))
      if (operations.every(({ length }) => length === 0)) continue
      proven ??= agree(adapter, current, document)
      const lines = new TextLines(current)
      for (const [i, root] of document.roots.entries())
        for (const each of operations[i] ?? []) changes.push(changeOf(each, index, root, lines))
      const made = document.roots.flatMap((root, i) => splicesOf(operations[i] ?? [], root, document))
      made.sort((a, b) => a.start - b.start || a.end - b.end)
      const edited = replaceSpans(current, made)
      stale = { operations, data: proven.map((data, i) => applyOperations(data, operations[i] ?? [])), place: made[0]?.start ?? 0 }
      proven = prove(adapter, edited, stale)
      splices = current === text ? made : undefined
      current = edited
    }
    return { text: current, splices, changes, found }
  })
}

/** A document in which nothing is written, such as the one behind a last '---' of YAML, has no place for anything. */
function isNothing({ kind, value, start, end }: DataNode): boolean {
  return kind === 'scalar' && value === null && start === end
}

export interface FoundValue {
  readonly path: string
  /** Which document of the file, from 1. */
  readonly document: number
  readonly line: number
  readonly column: number
  readonly value: PlainData
}

/** The values that a path selects. */
export function readDocument(adapter: DataAdapter, text: string, query: DataQuery): Result<readonly FoundValue[], DataProblem> {
  return catching(() => {
    const lines = new TextLines(text)
    return readAll(adapter, text).roots.flatMap((root, document) =>
      query.find(plainOf(root)).map((at) => {
        const node = nodeAt(root, at)
        return { path: normalizedPath(at), document: document + 1, ...lines.place(node.start), value: plainOf(node) }
      }),
    )
  })
}

function catching<T>(work: () => T): Result<T, DataProblem> {
  try {
    return success(work())
  } catch (error) {
    if (error instanceof DataError) return failure(error.problem)
    if (error instanceof RangeError) return failure(tooDeep(0).problem)
    throw error
  }
}

function readAll(adapter: DataAdapter, text: string): DataDocument {
  const document = adapter.read(text)
  document.roots.forEach(checkSize)
  return document
}

/** What both parsers find in the text. Where they differ, a proof would prove nothing. */
function agree(adapter: DataAdapter, text: string, { roots }: DataDocument): readonly PlainData[] {
  const second = secondOpinion(adapter, text)
  if (!second.ok)
    throw invalidDocument(
      `Not every parser accepts the file as ${adapter.name}: ${second.error}`,
      0,
      'Correct it, or edit it with replace_in_file.',
    )
  const difference = differenceOf(roots.map(plainOf), second.value)
  if (difference === undefined) return second.value
  const node = difference.at.length === 0 ? roots[0] : deepestAt(roots[Number(difference.at[0])], difference.at.slice(1))
  throw invalidDocument(
    `Two parsers of ${adapter.name} disagree about ${normalizedPath(difference.at.slice(1))}`,
    node?.start ?? 0,
    'Write the value so that it can mean only one thing, for example in quotes, or edit the file with replace_in_file.',
  )
}

/** What a parser has to find after an edit, and where the edit begins. */
interface Expectation {
  readonly operations: readonly (readonly Operation[])[]
  readonly data: readonly PlainData[]
  readonly place: number
}

/** Refuses an edit whose result does not mean exactly what it should. */
function prove(adapter: DataAdapter, edited: string, { operations, data, place }: Expectation): readonly PlainData[] {
  const second = secondOpinion(adapter, edited)
  if (!second.ok) throw editConflict(`The edit would break the file: ${second.error}`, place, 'Edit it with replace_in_file instead.')
  const difference = differenceOf(data, second.value)
  if (difference === undefined) return second.value
  const path = normalizedPath(difference.at.slice(1))
  const isNamed = operations[Number(difference.at[0])]?.some(({ at }) => at.every((part, i) => part === difference.at[i + 1]))
  throw editConflict(
    isNamed === true
      ? `The value cannot be written at ${path} so that it means the same to every parser`
      : `The edit cannot be made without changing the meaning of ${path} too`,
    place,
    'Edit it with replace_in_file instead.',
  )
}

/** The parser that makes edits must find the same in what it made. */
function readAgain(adapter: DataAdapter, edited: string, { data, place }: Expectation): DataDocument {
  try {
    const document = readAll(adapter, edited)
    if (differenceOf(data, document.roots.map(plainOf)) === undefined) return document
  } catch (error) {
    if (!(error instanceof DataError)) throw error
  }
  throw editConflict('The edit would leave a file that parsers read differently', place, 'Edit it with replace_in_file instead.')
}

function secondOpinion(adapter: DataAdapter, text: string): Result<readonly PlainData[], string> {
  try {
    return success(adapter.readAgain(text))
  } catch (error) {
    if (error instanceof RangeError) throw error
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return failure(reason)
  }
}

/** The first place where data differ. */
function differenceOf(a: readonly PlainData[], b: readonly PlainData[]): { readonly at: Location } | undefined {
  return isSameData(a, b) ? undefined : { at: firstDifference(a, b) }
}

function firstDifference(a: PlainData | undefined, b: PlainData | undefined): Location {
  const parts =
    isList(a) && isList(b) ? [...a.keys(), ...b.keys()] : isObject(a) && isObject(b) ? [...Object.keys(a), ...Object.keys(b)] : []
  for (const part of parts) {
    const [one, other] = [valueAt(a ?? null, [part]), valueAt(b ?? null, [part])]
    if (!isSameData(one, other)) return [part, ...firstDifference(one, other)]
  }
  return []
}

/** The node at a location, or the last one on the way to it. */
function deepestAt(root: DataNode | undefined, at: Location): DataNode | undefined {
  const [part, ...rest] = at
  const child = root === undefined || part === undefined ? undefined : findChild(root, part)
  return child === undefined ? root : deepestAt(child, rest)
}

function splicesOf(operations: readonly Operation[], root: DataNode, document: DataDocument): readonly TextEdit[] {
  const added = new Map<DataNode, [string, PlainData][]>()
  const appended = new Map<DataNode, PlainData[]>()
  const removed = new Map<DataNode, number[]>()
  const made: TextEdit[] = []
  for (const operation of operations) {
    const node = nodeAt(root, operation.at)
    const parent = nodeAt(root, operation.at.slice(0, -1))
    const last = operation.at.at(-1)
    const index = typeof last === 'string' ? (memberIndex(parent, last) ?? 0) : (last ?? 0)
    if (operation.kind === 'set') made.push(...document.setValue(node, operation.value, operation.written))
    else if (operation.kind === 'rename') made.push(...document.renameMember(parent, index, operation.key))
    else if (operation.kind === 'add') collect(added, node, [operation.key, operation.value] as [string, PlainData])
    else if (operation.kind === 'append') collect(appended, node, operation.value)
    else collect(removed, parent, index)
  }
  for (const [node, entries] of added) made.push(...document.addMembers(node, entries))
  for (const [node, values] of appended) made.push(...document.appendItems(node, values))
  for (const [node, indexes] of removed)
    made.push(
      ...document.removeChildren(
        node,
        indexes.toSorted((a, b) => a - b),
      ),
    )
  return made
}

function collect<Item>(groups: Map<DataNode, Item[]>, node: DataNode, item: Item): void {
  const group = groups.get(node)
  if (group === undefined) groups.set(node, [item])
  else group.push(item)
}

function changeOf(operation: Operation, edit: number, root: DataNode, lines: TextLines): DataChange {
  const { at, kind } = operation
  const node = nodeAt(root, at)
  const line = lines.lineOf(node.start)
  const change = (path: Location, values: Pick<DataChange, 'before' | 'after'>): DataChange => ({
    edit,
    path: normalizedPath(path),
    line,
    ...values,
  })
  switch (kind) {
    case 'set':
      return change(at, { before: plainOf(node), after: operation.value })
    case 'add':
      return change([...at, operation.key], { after: operation.value })
    case 'append':
      return change([...at, node.items.length], { after: operation.value })
    case 'remove':
      return change(at, { before: plainOf(node) })
    case 'rename':
      return change(at, { before: at.at(-1) ?? '', after: operation.key })
  }
}
