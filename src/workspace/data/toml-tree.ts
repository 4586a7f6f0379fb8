import { type AST, ParseError, parseTOML } from 'toml-eslint-parser'
import type { Span } from '../text/text.ts'
import { type DataMember, type DataNode, invalidDocument, type Scalar } from './data-tree.ts'
import { dateText } from './toml-text.ts'

/** A value of TOML with what is needed to write in its place. */
export interface TomlNode extends DataNode {
  /**
   * - `value`: a scalar, an array in brackets or an inline table, which has a text of its own;
   * - `table`: has a header; `implied`: has only headers of tables below it; `dotted`: has only dotted keys; `tables`: an array of tables.
   */
  readonly style: 'value' | 'table' | 'implied' | 'dotted' | 'tables'
  readonly parent: TomlNode | undefined
  /** Keys that lead to it from the top, without the indexes of arrays of tables. */
  readonly names: readonly string[]
  /** Every place where its key is written. */
  readonly keys: readonly Span[]
  /** The pairs and tables that make it, and nothing else. */
  readonly statements: readonly TomlStatement[]
  /** Of a table with a header: behind it and the pairs below it. */
  readonly bodyEnd: number
  /** What kind of scalar it is. */
  readonly scalar: AST.TOMLValue | undefined
}

export interface TomlStatement extends Span {
  readonly isTable: boolean
}

interface Building extends TomlNode {
  style: TomlNode['style']
  start: number
  end: number
  bodyEnd: number
  members: DataMember[]
  items: Building[]
  keys: Span[]
  statements: TomlStatement[]
  /** The tables among the members, by key. */
  readonly tables: Map<string, Building>
}

export function readToml(text: string): TomlNode {
  const [top] = parse(text).body
  const root = make('object', 'table', { start: 0, end: text.length }, undefined, [])
  root.bodyEnd = 0
  for (const statement of top.body) {
    if (statement.type === 'TOMLTable') addTable(root, statement)
    else {
      addPair(root, statement)
      root.bodyEnd = statement.range[1]
    }
  }
  return root
}

function parse(text: string): AST.TOMLProgram {
  try {
    return parseTOML(text, { tomlVersion: '1.1' })
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const isTwice = error.message.includes('multiple times')
    throw isTwice
      ? invalidDocument('The key appears twice, or is both a table and a value', error.index, 'Remove one of the two.')
      : invalidDocument(`Not valid TOML: ${error.message}`, error.index, 'Correct the file there, then run it again.')
  }
}

function make(
  kind: DataNode['kind'],
  style: TomlNode['style'],
  { start, end }: Span,
  parent: Building | undefined,
  names: readonly string[],
): Building {
  const empty = { members: [], items: [], keys: [], statements: [], tables: new Map() }
  return { kind, style, start, end, parent, names, ...empty, bodyEnd: end, scalar: undefined }
}

function addTable(root: Building, table: AST.TOMLTable): void {
  const statement = spanOf(table, true)
  const tokens = table.key.keys
  let node = root
  let depth = 0
  for (const [index, part] of table.resolvedKey.entries()) {
    const token = tokens[Math.min(depth, tokens.length - 1)]
    if (typeof part === 'number') {
      node.style = 'tables'
      node = node.items[part] ?? addItem(node, statement)
    } else {
      node = child(node, part, token ?? table.key, 'implied', typeof table.resolvedKey[index + 1] === 'number')
      depth++
    }
    node.statements.push(statement)
  }
  node.style = 'table'
  node.start = statement.start
  node.end = statement.end
  node.bodyEnd = table.body.at(-1)?.range[1] ?? table.key.range[1]
  for (const pair of table.body) addPair(node, pair)
}

function addItem(list: Building, place: Span): Building {
  const item = make('object', 'table', place, list, list.names)
  list.items.push(item)
  return item
}

function addPair(table: Building, pair: AST.TOMLKeyValue): void {
  const statement = spanOf(pair, false)
  const keys = pair.key.keys
  let node = table
  for (const [index, key] of keys.slice(0, -1).entries()) {
    node = child(node, nameOf(key), keys[index] ?? key, 'dotted', false)
    node.statements.push(statement)
  }
  const last = keys.at(-1)
  if (last === undefined) return
  const name = nameOf(last)
  const value = contentNode(pair.value, node, [...node.names, name])
  value.keys.push(spanOf(last, false))
  value.statements.push(statement)
  node.members.push({ key: name, keyStart: last.range[0], keyEnd: last.range[1], node: value })
}

/** The table of that name below another, made if it is not there. */
function child(node: Building, name: string, token: AST.TOMLNode, style: TomlNode['style'], isList: boolean): Building {
  const known = node.tables.get(name)
  const span = spanOf(token, false)
  if (known !== undefined) {
    known.keys.push(span)
    return known
  }
  const made = make(isList ? 'array' : 'object', style, span, node, [...node.names, name])
  made.keys.push(span)
  node.members.push({ key: name, keyStart: span.start, keyEnd: span.end, node: made })
  node.tables.set(name, made)
  return made
}

function contentNode(content: AST.TOMLContentNode, parent: Building, names: readonly string[]): Building {
  const span = spanOf(content, false)
  switch (content.type) {
    case 'TOMLArray': {
      const list = make('array', 'value', span, parent, names)
      for (const element of content.elements) {
        const item = contentNode(element, list, names)
        item.statements.push(spanOf(element, false))
        list.items.push(item)
      }
      return list
    }
    case 'TOMLInlineTable': {
      const table = make('object', 'value', span, parent, names)
      for (const pair of content.body) addPair(table, pair)
      return table
    }
    case 'TOMLValue':
      return Object.assign(make('scalar', 'value', span, parent, names), { value: scalarOf(content), scalar: content })
  }
}

function scalarOf(content: AST.TOMLValue): Scalar {
  return 'datetime' in content ? dateText(content.datetime) : content.value
}

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === 'TOMLBare' ? key.name : key.value
}

function spanOf({ range: [start, end] }: AST.TOMLNode, isTable: boolean): TomlStatement {
  return { start, end, isTable }
}
