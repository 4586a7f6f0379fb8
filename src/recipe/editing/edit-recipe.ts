import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { DataEdit } from '../../workspace/data/data-operations.ts'
import { type DataQuery, normalizedPath, valueAt } from '../../workspace/data/data-query.ts'
import {
  type DataAdapter,
  DataError,
  type DataProblem,
  editConflict,
  invalidDocument,
  isList,
  isObject,
  isSameData,
  type Location,
  nodeAt,
  type PlainData,
  plainOf,
  tooDeep,
} from '../../workspace/data/data-tree.ts'
import { editDocument } from '../../workspace/data/edit-document.ts'
import { yamlAdapter } from '../../workspace/data/yaml-data.ts'
import { readYamlTree, type YamlTreeNode } from '../../workspace/data/yaml-tree.ts'
import { duplicateItem, insertItem, moveItem } from './list-edits.ts'

/** A change of one value of a recipe, as a form makes it. */
export type RecipeEdit =
  | { readonly set: Location; readonly value: PlainData }
  | { readonly remove: Location }
  | { readonly rename: Location; readonly to: string }
  | { readonly insert: Location; readonly index: number; readonly value: PlainData }
  | { readonly move: Location; readonly to: number }
  | { readonly duplicate: Location }

/** Makes edits one after the other. Each changes the text of what it is about; every other byte stays as it is. */
export async function editRecipe(text: string, edits: readonly RecipeEdit[]): Promise<Result<string, ToolError>> {
  const adapter = await yamlAdapter()
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  let current = text.slice(mark.length)
  try {
    for (const edit of edits) current = applyEdit(adapter, current, edit)
  } catch (error) {
    if (error instanceof DataError) return failure(ERRORS.problem(error.problem))
    if (error instanceof RangeError) return failure(ERRORS.problem(tooDeep(0).problem))
    throw error
  }
  return success(mark + current)
}

function applyEdit(adapter: DataAdapter, text: string, edit: RecipeEdit): string {
  const root = readRoot(text)
  if ('set' in edit) return set(adapter, text, root, edit.set, edit.value)
  if ('remove' in edit)
    return has(plainOf(root), edit.remove) ? change(adapter, text, { kind: 'delete', query: queryFor(edit.remove) }) : text
  if ('rename' in edit) return change(adapter, text, { kind: 'rename', query: queryFor(found(root, edit.rename)), key: edit.to })
  if ('insert' in edit) return insert(adapter, text, root, edit)
  const at = 'move' in edit ? edit.move : edit.duplicate
  const index = at.at(-1)
  const list = nodeAt(root, found(root, at).slice(0, -1)) as YamlTreeNode
  if (typeof index !== 'number' || list.kind !== 'array') throw notAnItem(at, list.start)
  const items = list.items.map(plainOf)
  const item = items[index] ?? null
  if ('duplicate' in edit) {
    const copied = duplicateItem(text, list, index)
    check(adapter, copied, root, at.slice(0, -1), [...items.slice(0, index + 1), item, ...items.slice(index + 1)])
    return withNewId(adapter, copied, [...at.slice(0, -1), index + 1])
  }
  const to = Math.min(edit.to, items.length - 1)
  const moved = moveItem(text, list, index, to)
  check(adapter, moved, root, at.slice(0, -1), items.toSpliced(index, 1).toSpliced(to, 0, item))
  return moved
}

function readRoot(text: string): YamlTreeNode {
  const [root, ...others] = readYamlTree(text)
  if (root === undefined || others.length > 0) throw invalidDocument('A recipe is one YAML document', 0, 'Remove the others.')
  return root
}

/** The location of a value that is there. */
function found(root: YamlTreeNode, at: Location): Location {
  if (has(plainOf(root), at)) return at
  throw editConflict(`The recipe has no ${normalizedPath(at)} any more`, root.start, 'Look at its text, and try again.')
}

function has(root: PlainData, at: Location): boolean {
  let value: PlainData | undefined = root
  for (const part of at) {
    if (isList(value) && typeof part === 'number') value = value[part]
    else if (isObject(value) && typeof part === 'string' && Object.hasOwn(value, part)) value = value[part]
    else return false
    if (value === undefined) return false
  }
  return true
}

/** Sets a value, and makes the maps that it is to be in. */
function set(adapter: DataAdapter, text: string, root: YamlTreeNode, at: Location, value: PlainData): string {
  const data = plainOf(root)
  let known = at.length
  while (known > 0 && !has(data, at.slice(0, known))) known--
  const [there, missing] = [at.slice(0, known), at.slice(known)]
  const base = valueAt(data, there) ?? null
  if (missing.length === 0 || base === null)
    return change(adapter, text, { kind: 'set', query: queryFor(there), value: nest(missing, value), when: 'always' })
  if (missing.some((part) => typeof part === 'number'))
    return insert(adapter, text, root, { insert: there, index: Number(missing[0]), value: nest(missing.slice(1), value) })
  return change(adapter, text, { kind: 'set', query: queryFor(there, missing.map(String)), value, when: 'always' })
}

function nest(path: Location, value: PlainData): PlainData {
  return path.reduceRight<PlainData>((made, part) => (typeof part === 'number' ? [made] : { [part]: made }), value)
}

interface Insertion {
  readonly insert: Location
  readonly index: number
  readonly value: PlainData
}

function insert(adapter: DataAdapter, text: string, root: YamlTreeNode, { insert: at, index, value }: Insertion): string {
  const data = plainOf(root)
  const items = has(data, at) ? (valueAt(data, at) ?? null) : null
  if (items === null) return set(adapter, text, root, at, [value])
  if (isList(items) && items.length === 0) return fill(adapter, text, nodeAt(root, at) as YamlTreeNode, at, value)
  if (!isList(items)) throw notAnItem(at, root.start)
  const list = nodeAt(root, at) as YamlTreeNode
  const made = items.toSpliced(index, 0, value)
  if (list.style !== 'block') return set(adapter, text, root, at, made)
  const edited = insertItem(text, list, Math.min(index, items.length), value)
  check(adapter, edited, root, at, made)
  return edited
}

/** The first item of an empty list: on a line of its own, where the brackets alone follow the key. */
function fill(adapter: DataAdapter, text: string, { start, end }: YamlTreeNode, at: Location, value: PlainData): string {
  const isAlone = /:[ ]+$/.test(text.slice(0, start)) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end))
  const open = isAlone ? text.slice(0, start).trimEnd() + text.slice(end) : text
  return set(adapter, open, readRoot(open), at, [value])
}

/** Ids are unique, so the copy of a step gets one of its own. */
function withNewId(adapter: DataAdapter, text: string, at: Location): string {
  const root = readRoot(text)
  const data = plainOf(root)
  const id = valueAt(data, [...at, 'id'])
  if (typeof id !== 'string') return text
  const siblings = ['steps', 'verify'].flatMap((name) => idsIn(valueAt(data, [name]) ?? null))
  let number = 2
  while (siblings.includes(`${id}-${number}`)) number++
  return set(adapter, text, root, [...at, 'id'], `${id}-${number}`)
}

function idsIn(steps: PlainData): readonly string[] {
  if (!isList(steps)) return []
  return steps.flatMap((step) => (isObject(step) ? [String(step['id'] ?? ''), ...idsIn(step['steps'] ?? null)] : []))
}

function change(adapter: DataAdapter, text: string, edit: DataEdit): string {
  const edited = editDocument(adapter, text, [edit])
  if (edited.ok) return edited.value.text
  throw new DataError(edited.error)
}

/** Proves that an edit of lines changed one list, to these items, and nothing else. */
function check(adapter: DataAdapter, edited: string, root: YamlTreeNode, at: Location, items: readonly PlainData[]): void {
  const wanted = replaced(plainOf(root), at, items)
  const both = [() => readYamlTree(edited).map(plainOf), () => adapter.readAgain(edited)]
  const isRight = both.every((read) => {
    try {
      const [first, ...others] = read()
      return others.length === 0 && isSameData(first, wanted)
    } catch {
      return false
    }
  })
  if (!isRight) throw editConflict('The lines of this list cannot be moved as they are written', root.start, 'Edit the text instead.')
}

function replaced(data: PlainData, [part, ...rest]: Location, value: PlainData): PlainData {
  if (part === undefined) return value
  if (isList(data)) return data.map((item, index) => (index === part ? replaced(item, rest, value) : item))
  return { ...(data as { readonly [key: string]: PlainData }), [part]: replaced(valueAt(data, [part]) ?? null, rest, value) }
}

/** Selects one value, or the place for it. */
function queryFor(at: Location, missing: readonly string[] = []): DataQuery {
  return {
    source: normalizedPath([...at, ...missing]),
    needsTimeLimit: false,
    endsInName: missing.length > 0,
    find: () => (missing.length === 0 ? [at] : []),
    findPlaces: () => [{ at, missing }],
  }
}

function notAnItem(at: Location, start: number): DataError {
  return editConflict(`${normalizedPath(at)} is not in a list`, start, 'Edit the text instead.')
}

const ERRORS = {
  problem: ({ code, message, suggestion }: DataProblem) => toolError(code, message, suggestion),
}
