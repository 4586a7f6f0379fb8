import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseAllDocuments, type YAMLMap, type Scalar as YamlScalar } from 'yaml'
import { TextLines } from '../../base/text/text-places.ts'
import { type DataError, type DataMember, type DataNode, invalidDocument, type Scalar, tooDeep } from './data-tree.ts'

/** A value of YAML with what is needed to write in its place. */
export interface YamlTreeNode extends DataNode {
  /** `undefined` for a value that is not written at all, as in `key:`. */
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'flow' | 'block' | 'alias'
  /** Whether it is inside of brackets. */
  readonly isInFlow: boolean
  /** What it is the value of. */
  readonly owner: YamlRow | undefined
  /** Members or items as they are written, merge keys among them. */
  readonly rows: readonly YamlRow[]
}

/** A line of a map or a sequence, and what hangs on it. */
export interface YamlRow {
  /** Of the key, or of the dash of a sequence; in a flow sequence of the value. */
  readonly start: number
  /** Behind the colon or the dash; in a flow sequence the start of the value. */
  readonly lead: number
  readonly node: YamlTreeNode
  /** Whether the key is written with a question mark. */
  readonly isExplicit: boolean
}

/** Behind the last character of a value that is not blank and no comment. */
export function contentEnd(text: string, node: YamlTreeNode): number {
  if (node.style === 'literal' || node.style === 'folded') return node.start + text.slice(node.start, node.end).trimEnd().length
  const last = node.style === 'block' ? node.rows.at(-1) : undefined
  return last === undefined ? node.end : Math.max(contentEnd(text, last.node), last.lead)
}

interface Building extends YamlTreeNode {
  members: DataMember[]
  items: DataNode[]
  rows: YamlRow[]
  shared?: string
}

export function readYamlTree(text: string): readonly YamlTreeNode[] {
  // Compares every key with every other one, where it looks for duplicates. `TreeBuilder` finds them too.
  const documents = parseAllDocuments(text, { prettyErrors: false, logLevel: 'silent', uniqueKeys: false, strict: true })
  return [...documents].map((document) => {
    const [error] = document.errors
    if (error !== undefined) throw broken(error.code, error.message, error.pos[0])
    return new TreeBuilder(text).build(document.contents, { isInFlow: false, at: document.range[0] })
  })
}

const STYLES = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
} as const

interface Surroundings {
  readonly isInFlow: boolean
  /** Where it would be, if it is not written at all. */
  readonly at: number
  readonly owner?: YamlRow
}

class TreeBuilder {
  readonly #text: string
  readonly #lines: TextLines
  readonly #anchors = new Map<string, Building>()

  constructor(text: string) {
    this.#text = text
    this.#lines = new TextLines(text)
  }

  build(node: Node | null | undefined, around: Surroundings): Building {
    if (node === null || node === undefined) return this.#make('scalar', 'plain', [around.at, around.at], around, null)
    if (isAlias(node)) return this.#alias(node.source, node.range?.[0] ?? around.at, node.range?.[1] ?? around.at, around)
    const range = node.range ?? [around.at, around.at, around.at]
    const made = isScalar(node)
      ? this.#make('scalar', STYLES[(node.type ?? 'PLAIN') as keyof typeof STYLES], range, around, this.#scalar(node))
      : this.#make(isMap(node) ? 'object' : 'array', 'flow' in node && node.flow === true ? 'flow' : 'block', range, around)
    if ('anchor' in node && node.anchor !== undefined) this.#anchors.set(node.anchor, made)
    if (isMap(node)) this.#fillMap(made, node)
    else if (isSeq(node)) this.#fillList(made, node.items as readonly (Node | null)[])
    return made
  }

  #make(kind: DataNode['kind'], style: YamlTreeNode['style'], range: readonly number[], around: Surroundings, value?: Scalar): Building {
    const [start = around.at, end = start] = range
    const { isInFlow, owner } = around
    return { kind, style, start, end, isInFlow, owner, members: [], items: [], rows: [], ...(value !== undefined && { value }) }
  }

  #scalar({ value, range }: YamlScalar): Scalar {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Scalar
    if (value === undefined) return null
    throw invalidDocument('The value has a type that only YAML has', range?.[0] ?? 0, 'Edit the file with replace_in_file.')
  }

  #alias(name: string, start: number, end: number, around: Surroundings): Building {
    const target = this.#anchors.get(name)
    if (target === undefined)
      throw invalidDocument(`There is no anchor '&${name}' before this alias`, start, 'Correct the name, or define the anchor first.')
    target.shared = `is shared by the alias '*${name}' on line ${this.#lines.lineOf(start)}, which would change too`
    const { shared: _, ...copied } = target
    return {
      ...copied,
      style: 'alias',
      start,
      end,
      isInFlow: around.isInFlow,
      owner: around.owner,
      elsewhere: {
        kind: 'alias',
        message: `is written as the alias '*${name}', which stands for line ${this.#lines.lineOf(target.start)}`,
        offset: start,
        suggestion: 'Replace the alias with its value first, or edit the file with replace_in_file.',
      },
    }
  }

  #fillList(list: Building, items: readonly (Node | null)[]): void {
    const isFlow = list.style === 'flow'
    let from = list.start
    for (const item of items) {
      const start = isFlow ? (item?.range?.[0] ?? from) : this.#find('-', from)
      const lead = isFlow ? start : start + 1
      const row = { start, lead, isExplicit: false } as { -readonly [Key in keyof YamlRow]: YamlRow[Key] }
      // `[a: 1]` is a list with a map that has no brackets of its own.
      row.node = this.build(item, { isInFlow: isFlow || list.isInFlow, at: lead, owner: row })
      list.items.push(row.node)
      list.rows.push(row)
      from = Math.max(lead, row.node.end)
    }
  }

  #fillMap(map: Building, { items }: YAMLMap): void {
    const keys = new Set<string>()
    let merged: readonly YamlTreeNode[] | undefined
    for (const pair of items as Pair<Node, Node | null>[]) {
      const row = this.#row(map, pair)
      map.rows.push(row)
      const key = this.#key(pair.key)
      if (isScalar(pair.key) && pair.key.anchor !== undefined) this.build(pair.key, { isInFlow: map.isInFlow, at: row.start })
      const isMerge = key.text === '<<' && key.isPlain
      if (isMerge ? merged !== undefined : keys.has(key.text)) throw twice(key.text, row.start)
      if (isMerge) merged = this.#sources(row.node)
      else {
        keys.add(key.text)
        map.members.push({ key: key.text, keyStart: row.start, keyEnd: pair.key.range?.[1] ?? row.start, node: row.node })
      }
    }
    for (const member of merged?.flatMap((source) => source.members) ?? []) {
      if (keys.has(member.key)) continue
      keys.add(member.key)
      map.members.push({ ...member, node: { ...member.node, elsewhere: mergedFrom(member, this.#lines) } })
    }
  }

  #row(map: Building, { key, value }: Pair<Node, Node | null>): YamlRow {
    const start = key.range?.[0] ?? map.start
    const keyEnd = key.range?.[1] ?? start
    const isExplicit = /[?][ \t\r\n]+$/.test(this.#text.slice(Math.max(0, start - 20), start))
    const hasColon = /^\s*:/.test(this.#text.slice(keyEnd))
    const lead = hasColon || isExplicit ? this.#find(':', keyEnd) + 1 : keyEnd
    const row = { start, lead, isExplicit: isExplicit || !hasColon } as { -readonly [Key in keyof YamlRow]: YamlRow[Key] }
    row.node = this.build(value, { isInFlow: map.style === 'flow' || map.isInFlow, at: lead, owner: row })
    return row
  }

  #key(key: Node): { readonly text: string; readonly isPlain: boolean } {
    if (isScalar(key)) return { text: String(this.#scalar(key)), isPlain: key.type === 'PLAIN' }
    throw invalidDocument('A key is a list, a map or an alias', key.range?.[0] ?? 0, 'Edit the file with replace_in_file.')
  }

  /** The maps that a merge key brings in. */
  #sources(node: YamlTreeNode): readonly YamlTreeNode[] {
    if (node.kind === 'object') return [node]
    const maps = node.items as readonly YamlTreeNode[]
    if (node.kind === 'array' && maps.every(({ kind }) => kind === 'object')) return maps
    throw invalidDocument("The merge key '<<' needs a map, or a list of maps", node.start, 'Write an alias of a map there.')
  }

  /** The next such character that is not in a comment. */
  #find(char: string, from: number): number {
    for (let at = from; at < this.#text.length; at++) {
      if (this.#text[at] === char) return at
      if (this.#text[at] !== '#') continue
      const newline = this.#text.indexOf('\n', at)
      if (newline < 0) break
      at = newline
    }
    return from
  }
}

function mergedFrom({ key, keyStart }: DataMember, lines: TextLines) {
  return {
    kind: 'merge' as const,
    message: `comes from line ${lines.lineOf(keyStart)} through the merge key '<<'`,
    offset: keyStart,
    suggestion: `Write '${key}' out here first, or edit the file with replace_in_file.`,
  }
}

function twice(key: string, offset: number): DataError {
  return invalidDocument(`The key '${key}' appears twice`, offset, 'Remove one of the two: programs differ on which one counts.')
}

function broken(code: string, message: string, offset: number): DataError {
  // The parser catches the overflow of its own stack.
  if (message.startsWith('Maximum call stack')) return tooDeep(offset)
  if (code === 'TAB_AS_INDENT')
    return invalidDocument('Tabs are used to indent', offset, 'Indent with spaces: YAML does not allow tabs there.')
  return invalidDocument(`Not valid YAML: ${message.split('\n')[0]}`, offset, 'Correct the file there, then run it again.')
}
