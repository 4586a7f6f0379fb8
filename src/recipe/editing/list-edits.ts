import { endOfLineAt, indentBefore, startOfLineAt } from '../../workspace/data/comma-list.ts'
import { editConflict, type PlainData } from '../../workspace/data/data-tree.ts'
import { detectStyle } from '../../workspace/data/yaml-data.ts'
import { writeAfterDash } from '../../workspace/data/yaml-text.ts'
import { contentEnd, type YamlTreeNode } from '../../workspace/data/yaml-tree.ts'

// Edits of a list with a dash before each item. An item takes the comments right above it along.

interface Span {
  /** Of the first line: of a comment above, or with the dash. */
  readonly start: number
  /** Of the line with the dash. */
  readonly dash: number
  /** Behind the last character, before the newline. */
  readonly end: number
}

/** The items change places; what stands between them stays. */
export function moveItem(text: string, list: YamlTreeNode, from: number, to: number): string {
  const spans = spansOf(text, list)
  const order = spans.toSpliced(from, 1)
  order.splice(to, 0, spans[from] as Span)
  let edited = ''
  let at = 0
  for (const [index, { start, end }] of spans.entries()) {
    const taken = order[index] as Span
    edited += text.slice(at, start) + text.slice(taken.start, taken.end)
    at = end
  }
  return edited + text.slice(at)
}

/** Puts a copy behind an item, with the blank lines that are usual there. */
export function duplicateItem(text: string, list: YamlTreeNode, index: number): string {
  const spans = spansOf(text, list)
  const { start, end } = spans[index] as Span
  return text.slice(0, end) + gapOf(text, spans) + text.slice(start, end) + text.slice(end)
}

/** Puts a new item before the one with that index, or behind the last. */
export function insertItem(text: string, list: YamlTreeNode, index: number, value: PlainData): string {
  const spans = spansOf(text, list)
  const dash = list.rows[0]?.start ?? 0
  const indent = dash - startOfLineAt(text, dash)
  const written = `${' '.repeat(indent)}- ${writeAfterDash(value, indent + 2, detectStyle(text))}`
  const gap = gapOf(text, spans)
  const before = spans[index - 1]
  if (before !== undefined) return text.slice(0, before.end) + gap + written + text.slice(before.end)
  const first = spans[0]?.dash ?? 0
  return text.slice(0, first) + written + gap + text.slice(first)
}

function spansOf(text: string, list: YamlTreeNode): readonly Span[] {
  const { rows } = list
  const first = rows[0]
  if (list.style !== 'block' || first === undefined || rows.some(({ start }) => indentBefore(text, start) === undefined))
    throw editConflict('The items of this list are not on lines of their own', list.start, 'Edit the text instead.')
  let after = startOfLineAt(text, first.start)
  return rows.map((row, index) => {
    const dash = startOfLineAt(text, row.start)
    // What is above the first item may be about the whole list.
    const start = index === 0 ? dash : startOfComments(text, dash, after)
    const end = endOfLineAt(text, Math.max(row.lead, contentEnd(text, row.node)))
    after = end
    return { start, dash, end }
  })
}

/** Goes up over comment lines, to the first that is right above. */
function startOfComments(text: string, from: number, least: number): number {
  let start = from
  while (start > least) {
    const above = startOfLineAt(text, start - 1)
    if (above <= least || !/^[ \t]*#/.test(text.slice(above, start))) break
    start = above
  }
  return start
}

/** The newline between two items, with the blank lines that stand between the first two. */
function gapOf(text: string, [first, second]: readonly Span[]): string {
  const { ending } = detectStyle(text)
  const between = first === undefined || second === undefined ? '' : text.slice(first.end, second.start)
  return /^(?:\r?\n[ \t]*)+$/.test(between) ? between.replaceAll(/[ \t]+/g, '') : ending
}
