import { dominantLineEnding, lineAt, type TextEdit } from '../text/text.ts'
import { addToList, type CommaList, indentBefore, indentOf, type ListStyle, removeFromList } from './comma-list.ts'
import type { DataAdapter, DataDocument, DataNode, PlainData } from './data-tree.ts'
import { withoutComments } from './json-comments.ts'
import { readJsonTree } from './json-tree.ts'

/** JSON and JSONC: read by `json-tree.ts`, written by splices, read again by `JSON.parse`. */
export function jsonAdapter(hasComments: boolean): DataAdapter {
  return {
    name: hasComments ? 'JSON with comments' : 'JSON',
    read: (text) => new JsonDocument(text, hasComments),
    readAgain: (text) => [JSON.parse(hasComments ? withoutComments(text) : text) as PlainData],
  }
}

class JsonDocument implements DataDocument {
  readonly roots: readonly DataNode[]
  readonly #text: string
  readonly #hasComments: boolean
  readonly #root: DataNode
  #ending: string | undefined

  constructor(text: string, hasComments: boolean) {
    this.#text = text
    this.#hasComments = hasComments
    this.#root = readJsonTree(text, hasComments)
    this.roots = [this.#root]
  }

  setValue({ start, end }: DataNode, value: PlainData, written?: string): readonly TextEdit[] {
    return [{ start, end, replacement: written ?? this.#write(value, indentOf(this.#text, start)) }]
  }

  addMembers(node: DataNode, entries: readonly (readonly [string, PlainData])[]): readonly TextEdit[] {
    const colon = this.#colon(node)
    return addToList(this.#list(node), this.#style(node), (indent) =>
      entries.map(([key, value]) => `${JSON.stringify(key)}${colon}${this.#write(value, indent)}`),
    )
  }

  appendItems(node: DataNode, values: readonly PlainData[]): readonly TextEdit[] {
    return addToList(this.#list(node), this.#style(node), (indent) => values.map((value) => this.#write(value, indent)))
  }

  removeChildren(node: DataNode, indexes: readonly number[]): readonly TextEdit[] {
    return removeFromList(this.#list(node), indexes)
  }

  renameMember(node: DataNode, index: number, key: string): readonly TextEdit[] {
    const member = node.members[index]
    return member === undefined ? [] : [{ start: member.keyStart, end: member.keyEnd, replacement: JSON.stringify(key) }]
  }

  scalarText({ value, start, end }: DataNode): string {
    return typeof value === 'string' ? value : this.#text.slice(start, end)
  }

  #list(node: DataNode): CommaList {
    const items = node.kind === 'array' ? node.items : node.members.map((member) => ({ start: member.keyStart, end: member.node.end }))
    const comments = this.#hasComments ? 'slashes' : 'none'
    return { text: this.#text, open: node.start + 1, close: node.end - 1, items, comments }
  }

  #style(node: DataNode): ListStyle {
    const isTight = this.#isTight()
    return {
      ending: this.#lineEnding(),
      indent: indentOf(this.#text, node.start),
      unit: this.#unit(),
      padding: isTight || node.kind === 'array' ? '' : ' ',
      gap: isTight ? '' : ' ',
    }
  }

  #lineEnding(): string {
    this.#ending ??= dominantLineEnding(this.#text)
    return this.#ending
  }

  /** One level of indentation; `undefined` for a document on one line. */
  #unit(): string | undefined {
    const first = this.#root.members[0]?.keyStart ?? this.#root.items[0]?.start
    const indent = first === undefined ? '  ' : indentBefore(this.#text, first)
    if (indent === undefined || (first !== undefined && lineAt(this.#text, first) === 1)) return undefined
    return indent === '' ? '  ' : indent
  }

  /** Whether there is no blank behind colons. */
  #isTight(): boolean {
    const first = this.#root.members[0]
    return first !== undefined && /^\s*:\S/.test(this.#text.slice(first.keyEnd, first.node.start + 1))
  }

  /** What other members of the object, or of the document, have between key and value. */
  #colon(node: DataNode): string {
    const member = node.members[0]
    const used = member && this.#text.slice(member.keyEnd, member.node.start)
    if (used !== undefined && /^[ \t]*:[ \t]*$/.test(used)) return used
    return this.#isTight() ? ':' : ': '
  }

  /** A value; over lines, if there is an indentation for them. */
  #write(value: PlainData, indent: string | undefined): string {
    const unit = this.#unit()
    if (indent !== undefined && unit !== undefined) return JSON.stringify(value, null, unit).replaceAll('\n', this.#lineEnding() + indent)
    return this.#isTight() ? JSON.stringify(value) : writeOnLine(value)
  }
}

/** As people write JSON on one line. */
function writeOnLine(value: PlainData): string {
  if (Array.isArray(value)) return `[${value.map(writeOnLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${writeOnLine(member as PlainData)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
