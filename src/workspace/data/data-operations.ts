import type { Replacement } from '../text/replace-regex.ts'
import type { DataPlace, DataQuery } from './data-query.ts'
import { normalizedPath } from './data-query.ts'
import { replaceSpans } from './data-text.ts'
import {
  type DataDocument,
  type DataNode,
  editConflict,
  findMember,
  isList,
  isObject,
  isSameData,
  type Location,
  nodeAt,
  type PlainData,
  plainObject,
  plainOf,
  typeName,
} from './data-tree.ts'

/** One of the six edits of a call, checked and compiled. */
export type DataEdit =
  | { readonly kind: 'set'; readonly query: DataQuery; readonly value: PlainData; readonly when: SetWhen }
  | { readonly kind: 'delete'; readonly query: DataQuery }
  | { readonly kind: 'rename'; readonly query: DataQuery; readonly key: string }
  | { readonly kind: 'append'; readonly query: DataQuery; readonly value: PlainData }
  | { readonly kind: 'merge'; readonly query: DataQuery; readonly value: { readonly [key: string]: PlainData } }
  | { readonly kind: 'replace'; readonly query: DataQuery; readonly replacement: Replacement }

export const SET_WHEN = ['exists', 'missing', 'always'] as const
export type SetWhen = (typeof SET_WHEN)[number]

/** What an edit comes to in one document: a change of one value, in terms of data. */
export type Operation =
  | { readonly kind: 'set'; readonly at: Location; readonly value: PlainData; readonly written?: string }
  | { readonly kind: 'add'; readonly at: Location; readonly key: string; readonly value: PlainData }
  | { readonly kind: 'append'; readonly at: Location; readonly value: PlainData }
  | { readonly kind: 'remove'; readonly at: Location }
  | { readonly kind: 'rename'; readonly at: Location; readonly key: string }

/** The places that an edit is about. */
export function findMatches(edit: DataEdit, root: DataNode): readonly DataPlace[] {
  const data = plainOf(root)
  if (edit.kind === 'set' && edit.when !== 'exists') return edit.query.findPlaces(data)
  return edit.query.find(data).map((at) => ({ at, missing: [] }))
}

/** What an edit changes at those places; nothing where everything is as it should be. */
export function operationsOf(edit: DataEdit, places: readonly DataPlace[], root: DataNode, document: DataDocument): readonly Operation[] {
  const found = places.map(({ at }) => at)
  if (edit.kind === 'set' && edit.when === 'exists') checkApart(found, root)
  const chosen = edit.kind === 'delete' ? outermost(found).map((at) => ({ at, missing: [] })) : places
  const operations = chosen.flatMap((place) => operationsAt(edit, place, root, document))
  for (const operation of operations) checkPlace(operation, root)
  return operations
}

function operationsAt(edit: DataEdit, place: DataPlace, root: DataNode, document: DataDocument): readonly Operation[] {
  switch (edit.kind) {
    case 'set':
      return setAt(place, edit, root)
    case 'delete':
      return [removal(place.at, root)]
    case 'rename':
      return rename(place.at, edit.key, root)
    case 'append':
      return append(place.at, edit.value, root)
    case 'merge':
      return merge(place.at, edit.value, root)
    case 'replace':
      return replace(place.at, edit.replacement, root, document)
  }
}

function setAt(
  { at, missing }: DataPlace,
  { value, when }: { readonly value: PlainData; readonly when: SetWhen },
  root: DataNode,
): readonly Operation[] {
  const node = nodeAt(root, at)
  const [key, ...inner] = missing
  if (key === undefined) return when === 'missing' || isSameData(plainOf(node), value) ? [] : [{ kind: 'set', at, value }]
  if (node.kind !== 'object')
    throw wrongType(at, node, `so '${key}' cannot be added to it`, 'Set it to an object first, or choose another path.')
  return [{ kind: 'add', at, key, value: inner.reduceRight<PlainData>((made, name) => ({ [name]: made }), value) }]
}

function removal(at: Location, root: DataNode): Operation {
  if (at.length > 0) return { kind: 'remove', at }
  throw editConflict('The whole document cannot be deleted', root.start, 'Use delete_file, or name the values to delete.')
}

function rename(at: Location, key: string, root: DataNode): readonly Operation[] {
  const name = at.at(-1)
  if (typeof name !== 'string') {
    const node = nodeAt(root, at)
    const what = name === undefined ? 'the whole document' : 'an item of a list'
    throw editConflict(`${normalizedPath(at)} is ${what}, which has no name`, node.start, 'Choose a path that selects members of objects.')
  }
  if (name === key) return []
  const parent = nodeAt(root, at.slice(0, -1))
  const taken = findMember(parent, key)
  if (taken === undefined) return [{ kind: 'rename', at, key }]
  throw editConflict(
    `${normalizedPath(at)} cannot be renamed: '${key}' already exists beside it`,
    taken.keyStart,
    'Delete one of the two first, or choose another name.',
  )
}

function append(at: Location, value: PlainData, root: DataNode): readonly Operation[] {
  const node = nodeAt(root, at)
  const data = plainOf(node)
  if (!isList(data)) throw wrongType(at, node, 'so nothing can be appended to it', 'Choose a path that selects lists.')
  return data.some((item) => isSameData(item, value)) ? [] : [{ kind: 'append', at, value }]
}

function merge(at: Location, value: { readonly [key: string]: PlainData }, root: DataNode): readonly Operation[] {
  const node = nodeAt(root, at)
  const data = plainOf(node)
  if (!isObject(data)) throw wrongType(at, node, 'so nothing can be merged into it', 'Choose a path that selects objects.')
  return Object.entries(value).flatMap(([key, added]): readonly Operation[] => {
    if (!Object.hasOwn(data, key)) return [{ kind: 'add', at, key, value: added }]
    return isObject(added) && isObject(data[key]) ? merge([...at, key], added, root) : []
  })
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function replace(at: Location, replacement: Replacement, root: DataNode, document: DataDocument): readonly Operation[] {
  const node = nodeAt(root, at)
  const { value } = node
  if (typeof value !== 'string' && typeof value !== 'number')
    throw wrongType(at, node, 'so no text can be replaced in it', 'Choose a path that selects strings or numbers.')
  const text = document.scalarText(node)
  if (replacement.countLongLines(text) > 0)
    throw editConflict(`${normalizedPath(at)} is too long for this pattern`, node.start, "Use a pattern without '*', '+' and '{n,}'.")
  const written = replaceSpans(text, replacement.edits(text))
  if (written === text) return []
  if (typeof value === 'string') return [{ kind: 'set', at, value: written }]
  if (NUMBER.test(written)) return [{ kind: 'set', at, value: Number(written), written }]
  throw editConflict(
    `${normalizedPath(at)} is the number ${text}, and '${written}' is not a number`,
    node.start,
    'Use set to put a string in its place, or correct the pattern.',
  )
}

/** A value cannot be set together with another inside it. */
function checkApart(found: readonly Location[], root: DataNode): void {
  const outer = outermost(found)
  const inner = outer.length === found.length ? undefined : found.find((at) => !outer.includes(at))
  if (inner === undefined) return
  throw editConflict(
    `The path selects both ${normalizedPath(inner)} and a value that contains it`,
    nodeAt(root, inner).start,
    'Choose a path that selects only one of them.',
  )
}

/** Without those that lie in another. */
function outermost(found: readonly Location[]): readonly Location[] {
  if (found.length < 2) return found
  const all = new Set(found.map(normalizedPath))
  return found.filter((at) => !at.some((_, length) => all.has(normalizedPath(at.slice(0, length)))))
}

/** Refuses to edit a value that is written elsewhere, or that others share. */
function checkPlace(operation: Operation, root: DataNode): void {
  const changesWhole = operation.kind === 'set' || operation.kind === 'remove'
  const path = operation.at.map((_, length) => nodeAt(root, operation.at.slice(0, length)))
  const node = nodeAt(root, operation.at)
  // Removing or renaming a member touches its own line only, wherever its value is written.
  const isOwnLine = (operation.kind === 'remove' || operation.kind === 'rename') && node.elsewhere?.kind === 'alias'
  const elsewhere = (isOwnLine ? path : [...path, node]).find((each) => each.elsewhere !== undefined)?.elsewhere
  if (elsewhere !== undefined)
    throw editConflict(`${normalizedPath(operation.at)} ${elsewhere.message}`, elsewhere.offset, elsewhere.suggestion)
  const shared =
    [...path, ...(operation.kind === 'rename' ? [] : [node])].find((each) => each.shared !== undefined) ??
    (changesWhole && !isOwnLine ? sharedIn(node) : undefined)
  if (shared?.shared === undefined) return
  throw editConflict(
    `${normalizedPath(operation.at)} ${shared.shared}`,
    shared.start,
    'Replace the aliases with their values first, or edit the file with replace_in_file.',
  )
}

function sharedIn(node: DataNode): DataNode | undefined {
  for (const child of node.kind === 'array' ? node.items : node.members.map((member) => member.node)) {
    const found = child.elsewhere !== undefined ? undefined : child.shared === undefined ? sharedIn(child) : child
    if (found !== undefined) return found
  }
  return undefined
}

function wrongType(at: Location, node: DataNode, consequence: string, suggestion: string): Error {
  return editConflict(`${normalizedPath(at)} is ${typeName(plainOf(node))}, ${consequence}`, node.start, suggestion)
}

/** What operations do at one place, and below it. */
interface Branch {
  replaced?: { readonly value: PlainData }
  readonly added: (readonly [key: string, value: PlainData])[]
  readonly appended: PlainData[]
  readonly removed: Set<string | number>
  readonly renamed: Map<string | number, string>
  readonly below: Map<string | number, Branch>
}

/** The data after operations, worked out without the text: what a parser has to find in it. */
export function applyOperations(root: PlainData, operations: readonly Operation[]): PlainData {
  const top = newBranch()
  for (const operation of operations) addOperation(top, operation)
  return applyBranch(root, top)
}

function newBranch(): Branch {
  return { added: [], appended: [], removed: new Set(), renamed: new Map(), below: new Map() }
}

function addOperation(top: Branch, operation: Operation): void {
  const { at, kind } = operation
  const last = at.at(-1) ?? ''
  switch (kind) {
    case 'set':
      branchAt(top, at).replaced = operation
      break
    case 'add':
      branchAt(top, at).added.push([operation.key, operation.value])
      break
    case 'append':
      branchAt(top, at).appended.push(operation.value)
      break
    case 'remove':
      branchAt(top, at.slice(0, -1)).removed.add(last)
      break
    case 'rename':
      branchAt(top, at.slice(0, -1)).renamed.set(last, operation.key)
  }
}

function branchAt(top: Branch, at: Location): Branch {
  let branch = top
  for (const part of at) {
    const next = branch.below.get(part) ?? newBranch()
    branch.below.set(part, next)
    branch = next
  }
  return branch
}

function applyBranch(value: PlainData, { replaced, added, appended, removed, renamed, below }: Branch): PlainData {
  if (replaced !== undefined) return replaced.value
  const inner = (part: string | number, child: PlainData) => {
    const branch = below.get(part)
    return branch === undefined ? child : applyBranch(child, branch)
  }
  if (isList(value)) return [...value.map((item, i) => inner(i, item)).filter((_, i) => !removed.has(i)), ...appended]
  // A document of its own that nothing changes.
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !removed.has(key))
  return plainObject([...kept.map(([key, member]) => [renamed.get(key) ?? key, inner(key, member)] as const), ...added])
}
