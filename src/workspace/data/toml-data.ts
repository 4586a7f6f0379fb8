import { dominantLineEnding, type TextEdit } from '../text/text.ts'
import {
  addToList,
  type CommaList,
  endOfLineAt,
  endOfLineBefore,
  indentOf,
  insertion,
  removeFromList,
  startOfLineAt,
} from './comma-list.ts'
import {
  type DataAdapter,
  type DataDocument,
  type DataNode,
  editConflict,
  isList,
  isObject,
  type PlainData,
  plainObject,
} from './data-tree.ts'
import { dateText, isDateText, writeToml, writeTomlKey, writeTomlText } from './toml-text.ts'
import { readToml, type TomlNode, type TomlStatement } from './toml-tree.ts'

/** TOML: read with its places by `toml-eslint-parser`, written by splices, read again by `smol-toml`. */
export async function tomlAdapter(): Promise<DataAdapter> {
  const { parse, TomlDate } = await import('smol-toml')
  const plainFrom = (value: unknown): PlainData => {
    if (value instanceof TomlDate) return dateText(value)
    if (typeof value === 'bigint') return Number(value)
    if (Array.isArray(value)) return value.map(plainFrom)
    if (typeof value !== 'object' || value === null) return value as PlainData
    return plainObject(Object.entries(value).map(([key, member]) => [key, plainFrom(member)] as const))
  }
  return {
    name: 'TOML',
    read: (text) => new TomlDocument(text),
    readAgain: (text) => [plainFrom(parse(text, { integersAsBigInt: 'asNeeded' }))],
  }
}

class TomlDocument implements DataDocument {
  readonly roots: readonly TomlNode[]
  readonly #text: string
  readonly #ending: string

  constructor(text: string) {
    this.#text = text
    this.#ending = dominantLineEnding(text)
    this.roots = [readToml(text)]
  }

  scalarText({ value, start, end }: DataNode): string {
    return typeof value === 'string' ? value : this.#text.slice(start, end)
  }

  setValue(given: DataNode, value: PlainData, written?: string): readonly TextEdit[] {
    const node = given as TomlNode
    checkWritable(value, node)
    if (node.style !== 'value') throw scattered(node, 'set as a whole')
    const { start, end, scalar } = node
    return [{ start, end, replacement: written ?? this.#write(value, scalar?.kind, this.#text.slice(start, end)) }]
  }

  /** Writes a value over another, in the same form where that is possible. */
  #write(value: PlainData, kind: string | undefined, before: string): string {
    if (typeof value === 'string' && kind === 'string') return writeTomlText(value, before, this.#ending)
    if (typeof value === 'string' && kind !== undefined && /date|time/.test(kind) && isDateText(value)) return value
    if (typeof value === 'number' && kind === 'float' && Number.isInteger(value))
      return `${JSON.stringify(value)}.0`.replace(/(e.*)\.0$/, '$1')
    return writeToml(value)
  }

  addMembers(given: DataNode, entries: readonly (readonly [string, PlainData])[]): readonly TextEdit[] {
    const node = given as TomlNode
    for (const [, value] of entries) checkWritable(value, node)
    const pair = ([key, value]: readonly [string, PlainData], prefix = '') => `${prefix}${writeTomlKey(key)} = ${writeToml(value)}`
    if (node.style === 'value') return addToList(this.#list(node), this.#listStyle(node), () => entries.map((entry) => pair(entry)))
    if (node.style === 'dotted') return this.#addDotted(node, entries)
    const hasSections = canHaveHeader(node)
    const tables = hasSections ? entries.filter(([, value]) => isSection(value)) : []
    const pairs = entries.filter((entry) => !tables.includes(entry))
    const edits: TextEdit[] = []
    const sections = tables.flatMap(([key, value]) => writeSection([...node.names, key], value))
    if (node.style === 'table') {
      if (pairs.length > 0)
        edits.push(
          this.#addPairs(
            node,
            pairs.map((entry) => pair(entry)),
          ),
        )
    } else if (pairs.length > 0) {
      if (!hasSections) throw scattered(node, 'added to')
      sections.unshift(['', headerOf(node.names), ...pairs.map((entry) => pair(entry))])
    }
    if (sections.length > 0) edits.push(this.#addSections(node, sections))
    return mergeInsertions(edits)
  }

  appendItems(given: DataNode, values: readonly PlainData[]): readonly TextEdit[] {
    const node = given as TomlNode
    for (const value of values) checkWritable(value, node)
    if (node.style === 'value') return addToList(this.#list(node), this.#listStyle(node), () => values.map(writeToml))
    if (!canHaveHeader(node) || !values.every(isObject)) throw scattered(node, 'appended to')
    const sections = values.map((value) => [
      '',
      `[${headerOf(node.names)}]`,
      ...Object.entries(value as object).map(([key, member]) => `${writeTomlKey(key)} = ${writeToml(member as PlainData)}`),
    ])
    return [this.#addSections(node, sections)]
  }

  removeChildren(given: DataNode, indexes: readonly number[]): readonly TextEdit[] {
    const node = given as TomlNode
    const children = (node.kind === 'array' ? node.items : node.members.map((member) => member.node)) as readonly TomlNode[]
    const gone = indexes.flatMap((index) => children[index]?.statements ?? [])
    if (node.style === 'value') {
      const list = this.#list(node)
      const starts = new Set(gone.map(({ start }) => start))
      return removeFromList(
        list,
        [...list.items.keys()].filter((index) => starts.has(list.items[index]?.start ?? -1)),
      )
    }
    if (isInline(node) || (indexes.length === children.length && node.style !== 'table'))
      throw editConflict('Nothing would be left of the table that it is in', node.start, 'Delete that table, or list, as a whole.')
    const unique = [...new Map(gone.map((statement) => [statement.start, statement])).values()]
    return mergeRemovals(unique.map((statement) => this.#removal(statement)))
  }

  renameMember(given: DataNode, index: number, key: string): readonly TextEdit[] {
    const member = (given as TomlNode).members[index]?.node as TomlNode | undefined
    return (member?.keys ?? []).map(({ start, end }) => ({ start, end, replacement: writeTomlKey(key, this.#text[start]) }))
  }

  /** Whole lines; of a table also the blank line before it. */
  #removal({ start, end, isTable }: TomlStatement): TextEdit {
    const text = this.#text
    const lineEnd = endOfLineAt(text, end)
    const newline = /^\r?\n/.exec(text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0
    const from = startOfLineAt(text, start)
    const blank = isTable ? (/(?:^|\n)(\r?\n)$/.exec(text.slice(Math.max(0, from - 4), from))?.[1]?.length ?? 0) : 0
    if (newline === 0) return { start: endOfLineBefore(text, Math.max(0, from - blank)), end: lineEnd, replacement: '' }
    const after = from === 0 ? (/^\r?\n/.exec(text.slice(lineEnd + newline))?.[0].length ?? 0) : 0
    return { start: from - blank, end: lineEnd + newline + after, replacement: '' }
  }

  #addDotted(node: TomlNode, entries: readonly (readonly [string, PlainData])[]): readonly TextEdit[] {
    const last = node.statements.at(-1)
    const key = node.keys.at(-1)
    if (last === undefined || key === undefined || isInline(node) || last.isTable) throw scattered(node, 'added to')
    const prefix = this.#text.slice(last.start, key.end)
    const indent = indentOf(this.#text, last.start)
    const lines = entries.map(([name, value]) => `${this.#ending}${indent}${prefix}.${writeTomlKey(name)} = ${writeToml(value)}`)
    return [insertion(endOfLineAt(this.#text, last.end), lines.join(''))]
  }

  /** Puts pairs behind those that the table has. */
  #addPairs(node: TomlNode, pairs: readonly string[]): TextEdit {
    const text = this.#text
    if (node.bodyEnd > 0) {
      const last = node.members.findLast((member) => (member.node as TomlNode).statements[0]?.isTable === false)
      const indent = last === undefined ? indentOf(text, node.start) : indentOf(text, (last.node as TomlNode).statements[0]?.start ?? 0)
      return insertion(endOfLineAt(text, node.bodyEnd), pairs.map((pair) => this.#ending + indent + pair).join(''))
    }
    const first = node.members.map((member) => (member.node as TomlNode).statements[0]?.start ?? text.length).sort((a, b) => a - b)[0]
    const lines = pairs.map((pair) => pair + this.#ending).join('')
    if (first === undefined) return insertion(text.length, (text === '' || text.endsWith('\n') ? '' : this.#ending) + lines)
    let at = startOfLineAt(text, first)
    while (at > 0 && text[startOfLineAt(text, at - 1)] === '#') at = startOfLineAt(text, at - 1)
    return insertion(at, lines + this.#ending)
  }

  /** Puts tables behind everything that the node has. */
  #addSections(node: TomlNode, sections: readonly (readonly string[])[]): TextEdit {
    const text = this.#text
    const ends = [node, ...(node.members.map((member) => member.node) as TomlNode[])].flatMap((each) =>
      each.statements.map(({ end }) => end),
    )
    const end = ends.length === 0 ? text.trimEnd().length : Math.max(node.bodyEnd > text.length ? 0 : node.bodyEnd, ...ends)
    const at = node.parent === undefined ? text.replace(/\s+$/, '').length : endOfLineAt(text, end)
    const lines = sections.flat()
    if (at === 0) lines.shift()
    const added = lines.map((line, i) => (at === 0 && i === 0 ? line : this.#ending + line)).join('')
    return insertion(at, at === 0 && text === '' ? added + this.#ending : added)
  }

  #list(node: TomlNode): CommaList {
    const children = (node.kind === 'array' ? node.items : node.members.map((member) => member.node)) as readonly TomlNode[]
    const spans = children.flatMap((each) => each.statements.map(({ start, end }) => ({ start, end })))
    const items = [...new Map(spans.map((span) => [span.start, span])).values()].sort((a, b) => a.start - b.start)
    return { text: this.#text, open: node.start + 1, close: node.end - 1, items, comments: 'hash' }
  }

  #listStyle(node: TomlNode) {
    const inner = this.#text.slice(node.start + 1, node.end - 1)
    const padding = inner.trim() === '' ? (node.kind === 'object' ? ' ' : '') : (/^ */.exec(inner)?.[0] ?? '')
    return { ending: this.#ending, indent: indentOf(this.#text, node.start), unit: undefined, padding, gap: ' ' }
  }
}

/** Whether a table below this one can have a header of its own: it belongs to the last of an array of tables, or to none. */
function canHaveHeader(node: TomlNode): boolean {
  const { parent } = node
  if (node.style === 'value' || node.style === 'dotted') return false
  if (parent === undefined) return true
  if (parent.style === 'tables' && parent.items.at(-1) !== node) return false
  return canHaveHeader(parent)
}

function isInline(node: TomlNode): boolean {
  return node.parent !== undefined && (node.parent.style === 'value' || isInline(node.parent))
}

function isSection(value: PlainData): value is { readonly [key: string]: PlainData } {
  return isObject(value) && Object.keys(value).length > 0
}

/** The lines of a table with a header, and of those below it. */
function writeSection(names: readonly string[], value: PlainData): readonly (readonly string[])[] {
  const members = Object.entries(value as { readonly [key: string]: PlainData })
  const pairs = members.filter(([, member]) => !isSection(member)).map(([key, member]) => `${writeTomlKey(key)} = ${writeToml(member)}`)
  const inner = members.filter(([, member]) => isSection(member)).flatMap(([key, member]) => writeSection([...names, key], member))
  return pairs.length === 0 && inner.length > 0 ? inner : [['', headerOf(names), ...pairs], ...inner]
}

function headerOf(names: readonly string[]): string {
  return `[${names.map((name) => writeTomlKey(name)).join('.')}]`
}

function checkWritable(value: PlainData, node: TomlNode): void {
  if (!hasNull(value)) return
  throw editConflict('TOML has no null', node.start, 'Delete the value instead, or use another.')
}

function hasNull(value: PlainData): boolean {
  if (isList(value)) return value.some(hasNull)
  return isObject(value) ? Object.values(value).some(hasNull) : value === null
}

function scattered(node: TomlNode, deed: string): Error {
  return editConflict(
    `The table or list cannot be ${deed} as it is written`,
    node.start,
    'Name the values in it one by one, or delete it first.',
  )
}

function mergeInsertions(edits: readonly TextEdit[]): readonly TextEdit[] {
  const [first, second] = edits
  if (first === undefined || second === undefined || first.start !== second.start) return edits
  return [insertion(first.start, first.replacement + second.replacement)]
}

/** Tables that follow each other share the blank line between them. */
function mergeRemovals(edits: readonly TextEdit[]): readonly TextEdit[] {
  const merged: TextEdit[] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && edit.start <= last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, edit.end) }
    else merged.push(edit)
  }
  return merged
}
