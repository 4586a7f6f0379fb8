import { dominantLineEnding, type TextEdit } from '../text/text.ts'
import {
  addToList,
  type CommaList,
  endOfLineAt,
  endOfLineBefore,
  indentBefore,
  indentOf,
  insertion,
  type ListStyle,
  removeFromList,
  startOfLineAt,
} from './comma-list.ts'
import { type DataAdapter, type DataDocument, type DataNode, editConflict, type PlainData, plainObject } from './data-tree.ts'
import {
  chompOf,
  isBlockSafe,
  isPlainSafe,
  writeAfterDash,
  writeAfterKey,
  writeFlow,
  writeLiteral,
  writeScalar,
  type YamlStyle,
} from './yaml-text.ts'
import { readYamlTree, type YamlRow, type YamlTreeNode } from './yaml-tree.ts'

type SecondParser = typeof import('js-yaml')

/** YAML: read with its places by `yaml`, written by splices, read again by `js-yaml`. */
export async function yamlAdapter(): Promise<DataAdapter> {
  const second = await import('js-yaml')
  const schema = makeSchema(second)
  return {
    name: 'YAML',
    read: (text) => new YamlDocument(text),
    readAgain(text) {
      const load = (each: string) => second.loadAll(each, { schema, maxDepth: 1000, maxAliases: -1, maxTotalMergeKeys: -1 })
      return loadLeniently(text, load, second.YAMLException).map((document) => plainFrom(document))
    },
  }
}

/** So many lines of a file may be indented less than YAML asks for. */
const MAX_LENIENT_LINES = 500

/**
 * Most parsers take a closing bracket below its key without indentation, `js-yaml` does not. Blanks before such a line mean nothing,
 * so it gets them, in what that parser reads and nowhere else.
 */
function loadLeniently(
  text: string,
  load: (text: string) => readonly unknown[],
  exception: SecondParser['YAMLException'],
): readonly unknown[] {
  let lines: string[] | undefined
  for (let attempt = 0; ; attempt++) {
    try {
      return load(lines === undefined ? text : lines.join('\n'))
    } catch (error) {
      const { mark, reason } = error instanceof exception ? error : { mark: undefined, reason: '' }
      if (mark === undefined || reason !== 'deficient indentation' || attempt === MAX_LENIENT_LINES) throw error
      lines ??= text.split('\n')
      lines[mark.line] = `${' '.repeat(100)}${lines[mark.line]}`
    }
  }
}

/** As `yaml` reads it: YAML 1.2 with merge keys; the value of an unknown tag is what is written there. */
function makeSchema({ CORE_SCHEMA, mergeTag, realMapTag, defineScalarTag, defineSequenceTag, defineMappingTag }: SecondParser) {
  const never = () => false
  const tags = ['!', 'tag:'].flatMap((prefix) => [
    defineScalarTag(prefix, { matchByTagPrefix: true, resolve: (source) => source, identify: never }),
    defineSequenceTag(prefix, {
      matchByTagPrefix: true,
      create: (): unknown[] => [],
      addItem: (items, item) => {
        items.push(item)
      },
      identify: never,
    }),
    defineMappingTag(prefix, {
      matchByTagPrefix: true,
      create: () => new Map<unknown, unknown>(),
      addPair: (map, key, value) => {
        map.set(key, value)
        return ''
      },
      has: (map, key) => map.has(key),
      keys: (map) => map.keys(),
      get: (map, key) => map.get(key),
      identify: never,
    }),
  ])
  return CORE_SCHEMA.withTags(mergeTag, realMapTag, tags)
}

function plainFrom(value: unknown, known = new Map<unknown, PlainData>()): PlainData {
  if (typeof value !== 'object' || value === null) return (value ?? null) as PlainData
  const made = known.get(value)
  if (made !== undefined) return made
  const plain = Array.isArray(value)
    ? value.map((item) => plainFrom(item, known))
    : plainObject(value instanceof Map ? [...value].map(([key, member]) => [String(key), plainFrom(member, known)] as const) : [])
  known.set(value, plain)
  return plain
}

class YamlDocument implements DataDocument {
  readonly roots: readonly YamlTreeNode[]
  readonly #text: string
  #style: YamlStyle | undefined

  constructor(text: string) {
    this.#text = text
    this.roots = readYamlTree(text)
  }

  scalarText({ value, start, end }: DataNode): string {
    return typeof value === 'string' ? value : this.#text.slice(start, end)
  }

  setValue(given: DataNode, value: PlainData, written?: string): readonly TextEdit[] {
    const node = given as YamlTreeNode
    const isCollection = typeof value === 'object' && value !== null
    if (written !== undefined) return [{ start: node.start, end: node.end, replacement: written }]
    if (node.isInFlow || node.style === 'flow') return [{ start: node.start, end: node.end, replacement: this.#inFlow(node, value) }]
    const respelled = typeof value === 'string' ? this.#respell(node, value) : undefined
    if (respelled !== undefined) return [respelled]
    if (!isCollection && (node.style === 'literal' || node.style === 'folded')) return this.#setBlockText(node, value)
    const end = this.#lastOf(node)
    const start = this.#valueStart(node)
    const isMultiline = typeof value === 'string' && isBlockSafe(value)
    if (!isCollection && !isMultiline && node.style !== 'block') {
      const style = node.style === 'single' || node.style === 'double' ? node.style : 'plain'
      const text = writeScalar(value, style, false, this.#styleOf())
      return [{ start, end: Math.max(start, end), replacement: start === node.start && node.start < node.end ? text : ` ${text}` }]
    }
    // Behind the key, so that what follows can begin on a line of its own.
    const from =
      node.owner !== undefined && /^[ \t]*$/.test(this.#text.slice(node.owner.lead, start)) && this.#isKeyed(node) ? node.owner.lead : start
    return [{ start: from, end: Math.max(from, end), replacement: this.#replacement(node, from, value) }]
  }

  #isKeyed({ owner }: YamlTreeNode): boolean {
    return owner !== undefined && this.#text[owner.start] !== '-' && !owner.isExplicit
  }

  /** Writes a list, a map or several lines over another value, outside of brackets. */
  #replacement(node: YamlTreeNode, start: number, value: PlainData): string {
    const { owner } = node
    const end = this.#lastOf(node)
    const style = this.#styleBefore(end, this.#column(owner?.start ?? start))
    const hasRemark = /^[ \t]+#/.test(this.#text.slice(end, endOfLineAt(this.#text, end)))
    const isKeyed = this.#isKeyed(node)
    if (isKeyed && start === owner?.lead) {
      if (!hasRemark) return writeAfterKey(value, this.#column(owner.start), style)
      return ` ${writeFlow(value, style)}`
    }
    const isFree = start === node.start && !hasRemark && owner?.isExplicit !== true && (owner === undefined || !isKeyed)
    if (isFree) return writeAfterDash(value, this.#column(start), style)
    return `${start === node.start && node.start < node.end ? '' : ' '}${writeFlow(value, style)}`
  }

  addMembers(given: DataNode, entries: readonly (readonly [string, PlainData])[]): readonly TextEdit[] {
    const node = given as YamlTreeNode
    const style = this.#styleFor(node)
    const key = (name: string, isInFlow: boolean) => writeScalar(name, 'plain', isInFlow, style)
    if (node.style === 'flow')
      return addToList(this.#list(node), this.#listStyle(node), () =>
        entries.map(([name, value]) => `${key(name, true)}: ${writeFlow(value, style)}`),
      )
    const first = node.rows[0]
    const last = node.rows.at(-1)
    if (first === undefined || last === undefined || node.style !== 'block' || first.isExplicit) throw this.#unwritable(node)
    const indent = this.#column(first.start)
    const lines = entries.map(([name, value]) => `${' '.repeat(indent)}${key(name, false)}:${writeAfterKey(value, indent, style)}`)
    return [this.#insertLines(last, lines)]
  }

  appendItems(given: DataNode, values: readonly PlainData[]): readonly TextEdit[] {
    const node = given as YamlTreeNode
    const style = this.#styleFor(node)
    if (node.style === 'flow')
      return addToList(this.#list(node), this.#listStyle(node), () => values.map((value) => writeFlow(value, style)))
    const first = node.rows[0]
    const last = node.rows.at(-1)
    if (first === undefined || last === undefined || node.style !== 'block') throw this.#unwritable(node)
    const indent = this.#column(first.start)
    return [
      this.#insertLines(
        last,
        values.map((value) => `${' '.repeat(indent)}- ${writeAfterDash(value, indent + 2, style)}`),
      ),
    ]
  }

  removeChildren(given: DataNode, indexes: readonly number[]): readonly TextEdit[] {
    const node = given as YamlTreeNode
    const children = node.kind === 'array' ? node.items : node.members.map((member) => member.node)
    const removed = new Set(indexes.map((index) => children[index]))
    const gone = new Set([...node.rows.keys()].filter((index) => removed.has(node.rows[index]?.node)))
    if (gone.size === node.rows.length) return node.style === 'flow' ? removeFromList(this.#list(node), [...gone]) : this.#empty(node)
    if (node.style === 'flow') return removeFromList(this.#list(node), [...gone])
    const text = this.#text
    const edits: TextEdit[] = []
    let index = 0
    const first = node.rows[0]
    // The first row may share its line with a dash: then the next one takes its place.
    if (first !== undefined && gone.has(0) && indentBefore(text, first.start) === undefined) {
      while (gone.has(index)) index++
      const before = node.rows[index - 1]
      const from = before === undefined ? first.start : this.#rowEnd(before)
      const blanks = /^\s*/.exec(text.slice(from))?.[0].length ?? 0
      edits.push({ start: first.start, end: from + blanks, replacement: '' })
    }
    for (; index < node.rows.length; index++) {
      const row = node.rows[index]
      if (row === undefined || !gone.has(index)) continue
      const end = this.#rowEnd(row)
      edits.push(this.#removal(edits, startOfLineAt(text, row.start), end))
    }
    return edits
  }

  /** Takes lines out; the last one, without a newline behind it, with the newline before it and the edits that end there. */
  #removal(edits: TextEdit[], lineStart: number, end: number): TextEdit {
    const isLastLine = end >= this.#text.length && this.#text[end - 1] !== '\n'
    if (!isLastLine) return { start: lineStart, end, replacement: '' }
    let start = lineStart
    while (edits.at(-1)?.end === start) start = edits.pop()?.start ?? start
    return { start: endOfLineBefore(this.#text, start), end, replacement: '' }
  }

  renameMember(given: DataNode, index: number, key: string): readonly TextEdit[] {
    const node = given as YamlTreeNode
    const member = node.members[index]
    if (member === undefined) return []
    const quote = { "'": 'single', '"': 'double' }[this.#text[member.keyStart] ?? ''] as 'single' | 'double' | undefined
    const replacement = writeScalar(key, quote ?? 'plain', node.style === 'flow' || node.isInFlow, this.#styleOf())
    return [{ start: member.keyStart, end: member.keyEnd, replacement }]
  }

  #inFlow({ style }: YamlTreeNode, value: PlainData): string {
    const isText = typeof value === 'string' && (style === 'single' || style === 'double')
    return isText ? writeScalar(value, style, true, this.#styleOf()) : writeFlow(value, this.#styleOf())
  }

  /** Changes only some words of a text that is folded over several lines, so that the other lines stay as they are. */
  #respell(node: YamlTreeNode, value: string): TextEdit | undefined {
    const source = this.#text.slice(node.start, node.end)
    if (typeof node.value !== 'string' || node.style === 'literal' || !source.trimEnd().includes('\n')) return undefined
    if (node.style === 'plain' && !isPlainSafe(value, false)) return undefined
    const header = node.style === 'folded' ? source.indexOf('\n') + 1 : 0
    const quotes = node.style === 'single' || node.style === 'double' ? 1 : 0
    const places = [...source.slice(header + quotes, source.length - quotes).matchAll(/\S+/g)]
    const [was, is] = [node.value.match(/\S+/g) ?? [], value.match(/\S+/g) ?? []]
    // Escapes and the like: what is written is not what is meant.
    if (places.length !== was.length || places.some(([word], i) => word !== was[i]) || /['"\\]/.test(is.join(''))) return undefined
    const [same, sameEnd] = commonEnds(was, is)
    const [first, last] = [places[same], places[was.length - 1 - sameEnd]]
    if (first === undefined || last === undefined || same === is.length - sameEnd || same > was.length - 1 - sameEnd) return undefined
    const base = node.start + header + quotes
    const edit = {
      start: base + first.index,
      end: base + last.index + last[0].length,
      replacement: is.slice(same, is.length - sameEnd).join(' '),
    }
    // The blanks and newlines around the words have to be those of the new text.
    const around = spacing(node.value, same, sameEnd)
    return around !== undefined && around === spacing(value, same, sameEnd) ? edit : undefined
  }

  /** Writes a text into a block; only the lines that differ where the rest can stay. */
  #setBlockText(node: YamlTreeNode, value: PlainData): readonly TextEdit[] {
    const end = this.#contentEnd(node)
    const source = this.#text.slice(node.start, end)
    const [header = '', ...lines] = source.split(/\r?\n/)
    const indent = /^[ ]*/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
    const style = this.#styleOf()
    const whole = (replacement: string): readonly TextEdit[] => [{ start: node.start, end, replacement }]
    if (typeof value !== 'string' || indent === '' || /\d/.test(header.split('#')[0] ?? '') || typeof node.value !== 'string')
      return whole(writeScalar(value, 'plain', false, style))
    const isOneLine = !/\n./.test(value) && /^[^\s#]/.test(value) && isBlockSafe(`${value.trimEnd()}\n`)
    if (!isBlockSafe(value) && !isOneLine) return whole(writeScalar(value, 'plain', false, style))
    const chomp = /^[|>]([-+]?)/.exec(header)?.[1] ?? ''
    if (chomp !== chompOf(value) || chomp === '+') return whole(writeLiteral(value, indent, style))
    if (node.style === 'folded')
      return whole(isOneLine ? `${header}${style.ending}${indent}${value.replace(/\n$/, '')}` : writeLiteral(value, indent, style))
    const [was, is] = [node.value, value].map((text) => text.replace(/\n$/, '').split('\n')) as [string[], string[]]
    if (was.length !== lines.length) return whole(writeLiteral(value, indent, style))
    const [same, sameEnd] = commonEnds(was, is)
    const starts = lineStarts(this.#text, node.start, end)
    const changed = is.slice(same, is.length - sameEnd).map((line) => (line === '' ? '' : indent + line))
    // Without the newline of the line before where no line is left: so that no blank line stays.
    const first = starts[same + 1] ?? end
    const last = starts[was.length - sameEnd]
    const to = last === undefined ? end : endOfLineAt(this.#text, last)
    if (changed.length > 0 && same < was.length - sameEnd) return [{ start: first, end: to, replacement: changed.join(style.ending) }]
    return whole(writeLiteral(value, indent, style))
  }

  /** Takes everything out of a block, which leaves an empty one in brackets. */
  #empty(node: YamlTreeNode): readonly TextEdit[] {
    const text = this.#text
    const start = this.#valueStart(node)
    const brackets = node.kind === 'array' ? '[]' : '{}'
    const end = Math.max(start, this.#lastOf(node))
    if (!this.#isKeyed(node) || !text.slice(start, end).includes('#'))
      return [{ start, end, replacement: `${start === node.start ? '' : ' '}${brackets}` }]
    // Comments on lines of their own stay where they are.
    const edits: TextEdit[] = []
    for (const row of node.rows) edits.push(this.#removal(edits, startOfLineAt(text, row.start), this.#rowEnd(row)))
    return [insertion(start, ` ${brackets}`), ...edits]
  }

  /** Where a value is to be written: behind its key and what names it, or where it is. */
  #valueStart(node: YamlTreeNode): number {
    const { owner } = node
    if (owner === undefined || (node.style !== 'block' && node.start < node.end)) return node.start
    const isKeyed = this.#text[owner.start] !== '-'
    if (node.style === 'block' && !isKeyed && !/[&!\n]/.test(this.#text.slice(owner.lead, node.start))) return node.start
    const marks = /^(?:[ \t]+[&!]\S*)*/.exec(this.#text.slice(owner.lead, Math.max(node.start, owner.lead)))?.[0].length ?? 0
    return owner.lead + marks
  }

  /** Where a value ends that is replaced as a whole: with the remark on the last of several lines. */
  #lastOf(node: YamlTreeNode): number {
    const end = this.#contentEnd(node)
    return node.style === 'block' ? endOfLineAt(this.#text, end) : end
  }

  /** Behind the last character of a value that is not blank and no comment. */
  #contentEnd(node: YamlTreeNode): number {
    // A comment may follow a value that is not written.
    if (node.start === node.end) return this.#valueStart(node)
    if (node.style === 'literal' || node.style === 'folded') return node.start + this.#text.slice(node.start, node.end).trimEnd().length
    const last = node.style === 'block' ? node.rows.at(-1) : undefined
    if (last === undefined) return node.end
    return Math.max(this.#valueStart(last.node), this.#contentEnd(last.node), last.lead)
  }

  /** Where the next row begins: behind the newline of the last line. */
  #rowEnd({ node, lead }: YamlRow): number {
    const deepest = this.#deepest(node)
    const isKept = (deepest.style === 'literal' || deepest.style === 'folded') && /^[|>]\d?\+/.test(this.#text.slice(deepest.start))
    if (isKept) return deepest.end
    const end = endOfLineAt(this.#text, Math.max(lead, this.#valueStart(node), this.#contentEnd(node)))
    const newline = /^\r?\n/.exec(this.#text.slice(end, end + 2))?.[0].length ?? 0
    return end + newline
  }

  #deepest(node: YamlTreeNode): YamlTreeNode {
    const last = node.style === 'block' ? node.rows.at(-1) : undefined
    return last === undefined ? node : this.#deepest(last.node)
  }

  /** Puts lines behind a row, whose own last line may lack a newline. */
  #insertLines(row: YamlRow, lines: readonly string[]): TextEdit {
    const { ending } = this.#styleOf()
    const end = this.#rowEnd(row)
    if (this.#text[end - 1] === '\n') {
      const at = end - (this.#text[end - 2] === '\r' ? 2 : 1)
      const before = this.#text.slice(0, at)
      const isKept = before.slice(before.trimEnd().length).includes('\n')
      return isKept
        ? insertion(end, lines.map((line) => line + ending).join(''))
        : insertion(at, lines.map((line) => ending + line).join(''))
    }
    return insertion(end, lines.map((line) => ending + line).join(''))
  }

  #column(offset: number): number {
    return offset - startOfLineAt(this.#text, offset)
  }

  #list(node: YamlTreeNode): CommaList {
    const items = node.rows.map((row) => ({ start: row.start, end: Math.max(row.lead, row.node.end) }))
    return { text: this.#text, open: node.start + 1, close: node.end - 1, items, comments: 'hash' }
  }

  #listStyle(node: YamlTreeNode): ListStyle {
    const first = node.rows[0]
    const between = first === undefined ? (node.kind === 'object' ? ' ' : '') : this.#text.slice(node.start + 1, first.start)
    const padding = /^ *$/.test(between) ? between : ''
    const isTight = /,\S/.test(this.#text.slice(node.start, node.end).replace(/(["']).*?\1/g, ''))
    return { ending: this.#styleOf().ending, indent: indentOf(this.#text, node.start), unit: undefined, padding, gap: isTight ? '' : ' ' }
  }

  /** For what is put behind the last row. */
  #styleFor({ rows }: YamlTreeNode): YamlStyle {
    const last = rows.at(-1)
    return last === undefined ? this.#styleOf() : this.#styleBefore(this.#rowEnd(last), this.#column(last.start))
  }

  /** A comment that is indented would become part of a block before it, and parsers disagree about one that ends without a newline. */
  #styleBefore(offset: number, indent: number): YamlStyle {
    const at = this.#text[offset - 1] === '\n' ? offset : endOfLineAt(this.#text, offset)
    const next = /^(?:[ \t]*\r?\n)*( *)#/.exec(this.#text.slice(at))
    const hasBlocks = (at < this.#text.length || this.#text.endsWith('\n')) && (next?.[1] ?? '').length <= indent
    return { ...this.#styleOf(), hasBlocks }
  }

  #styleOf(): YamlStyle {
    this.#style ??= detectStyle(this.#text)
    return this.#style
  }

  #unwritable(node: YamlTreeNode): Error {
    return editConflict('Nothing can be added to this value as it is written', node.start, 'Write it in the usual form first.')
  }
}

/** How the file is written, as far as a look at its lines tells. */
export function detectStyle(text: string): YamlStyle {
  const child = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)[^\s#-]/m.exec(text)
  const depth = child === null ? 2 : (child[2] ?? '').length - (child[1] ?? '').length
  const unit = depth > 0 && depth <= 8 ? depth : 2
  const list = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)-[ \t]/m.exec(text)
  const listIndent = list === null ? unit : Math.max(0, (list[2] ?? '').length - (list[1] ?? '').length)
  const doubles = text.match(/[:-] "/g)?.length ?? 0
  const singles = text.match(/[:-] '/g)?.length ?? 0
  return { ending: dominantLineEnding(text), unit, listIndent, quote: doubles > singles ? 'double' : 'single', hasBlocks: true }
}

/** Where each line begins that starts in a range; the first is the start of the range itself. */
function lineStarts(text: string, from: number, to: number): readonly number[] {
  const starts = [from]
  for (let at = text.indexOf('\n', from); at >= 0 && at + 1 < to; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** How many items two lists have in common at their beginnings and at their ends. */
function commonEnds(a: readonly string[], b: readonly string[]): readonly [start: number, end: number] {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [start, end]
}

/** What stands between the words of a text, apart from those in the middle, which have one blank between them. */
function spacing(text: string, start: number, end: number): string | undefined {
  const gaps = text.split(/\S+/)
  const inner = gaps.slice(start + 1, gaps.length - 1 - end)
  if (inner.some((gap) => gap !== ' ')) return undefined
  return JSON.stringify([gaps.slice(0, start + 1), gaps.slice(gaps.length - 1 - end)])
}
