import type { Span, TextEdit } from '../text/text.ts'

/** A list between brackets: an object or array of JSON, a flow collection of YAML, an array or inline table of TOML. */
export interface CommaList {
  readonly text: string
  /** Just behind the opening bracket. */
  readonly open: number
  /** Of the closing bracket. */
  readonly close: number
  readonly items: readonly Span[]
  readonly comments: CommentSyntax
}

/** `slashes` are those of JSONC, `hash` those of YAML and TOML. */
export type CommentSyntax = 'none' | 'slashes' | 'hash'

/** How a list is written, for items that are added. */
export interface ListStyle {
  readonly ending: string
  /** Indentation of the line that the list begins in. */
  readonly indent: string
  /** One level of indentation; without it, an empty list stays on its line. */
  readonly unit: string | undefined
  /** Between a bracket and the items, on one line. */
  readonly padding: string
  /** Behind a comma, on one line. */
  readonly gap: string
}

/** Adds items behind the last. `write` gets the indentation of the lines that items begin in; `undefined` for a list on one line. */
export function addToList(
  list: CommaList,
  style: ListStyle,
  write: (indent: string | undefined) => readonly string[],
): readonly TextEdit[] {
  const last = list.items.at(-1)
  return last === undefined ? fillList(list, style, write) : extendList(list, last, style, write)
}

function fillList(
  { text, open, close }: CommaList,
  style: ListStyle,
  write: (indent: string | undefined) => readonly string[],
): readonly TextEdit[] {
  const inner = text.slice(open, close)
  const isOnLines = style.unit !== undefined || inner.includes('\n')
  const indent = isOnLines ? style.indent + (style.unit ?? '  ') : undefined
  const separator = indent === undefined ? `,${style.gap}` : `,${style.ending}${indent}`
  const items = write(indent).join(separator)
  if (inner.trim() !== '') {
    const end = open + inner.trimEnd().length
    return [insertion(end, (indent === undefined ? ' ' : style.ending + indent) + items)]
  }
  const filled = indent === undefined ? style.padding + items + style.padding : style.ending + indent + items + style.ending + style.indent
  return [{ start: open, end: close, replacement: filled }]
}

function extendList(
  list: CommaList,
  last: Span,
  style: ListStyle,
  write: (indent: string | undefined) => readonly string[],
): readonly TextEdit[] {
  const { text, close } = list
  const indent = indentBefore(text, last.start)
  const separator = indent === undefined ? style.gap : style.ending + indent
  const items = write(indent)
  const comma = commaAfter(list, last.end, close)
  const end = endOfRemark(list, comma === undefined ? last.end : comma + 1, close)
  if (comma !== undefined) return [insertion(end, items.map((item) => `${separator}${item},`).join(''))]
  const added = items.map((item, i) => `${i === 0 ? '' : ','}${separator}${item}`).join('')
  return end === last.end ? [insertion(end, `,${added}`)] : [insertion(last.end, ','), insertion(end, added)]
}

/** Takes items away, with their commas, the lines that they have for themselves and the remarks on those. */
export function removeFromList(list: CommaList, indexes: readonly number[]): readonly TextEdit[] {
  const { text, items, open, close } = list
  const gone = new Set(indexes)
  const cuts = items.flatMap((_, index) => (gone.has(index) ? cutsOf(list, index, gone) : []))
  const lastKept = items.findLastIndex((_, index) => !gone.has(index))
  const kept = items[lastKept]
  if (kept !== undefined && lastKept < items.length - 1) {
    const hadFinalComma = commaAfter(list, items.at(-1)?.end ?? close, close) !== undefined
    const comma = commaAfter(list, kept.end, close)
    if (!hadFinalComma && comma !== undefined) cuts.push({ start: comma, end: comma + 1 })
  }
  const merged = mergeSpans(cuts)
  if (kept === undefined && withoutSpans(text, { start: open, end: close }, merged).trim() === '')
    return [{ start: open, end: close, replacement: '' }]
  return merged.map((span) => ({ ...span, replacement: '' }))
}

function cutsOf(list: CommaList, index: number, gone: ReadonlySet<number>): readonly Span[] {
  const { text, items, close } = list
  const item = items[index] ?? { start: close, end: close }
  const next = items[index + 1]
  const comma = commaAfter(list, item.end, next?.start ?? close)
  const end = comma === undefined ? item.end : comma + 1
  const startsLine = indentBefore(text, item.start) !== undefined
  const endOfLine = endOfRemark(list, end, next?.start ?? close)
  const endsLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(endOfLine, close))
  if (startsLine && endsLine) {
    const cut = { start: endOfLineBefore(text, item.start), end: endOfLine }
    return comma !== undefined && comma < endOfLine ? [cut] : [cut, ...(comma === undefined ? [] : [{ start: comma, end }])]
  }
  const before = items[index - 1]
  const commaBefore = before === undefined ? undefined : commaAfter(list, before.end, item.start)
  if (!startsLine && commaBefore !== undefined) {
    const from = endOfRemark(list, commaBefore + 1, item.start)
    return [{ start: from, end }]
  }
  // The first of its line: the next one takes its place, unless it goes too.
  if (next !== undefined && !gone.has(index + 1) && !text.slice(end, next.start).includes('\n'))
    return [{ start: item.start, end: next.start }]
  return [{ start: item.start, end: comma === undefined ? end : end + (/^[ \t]*/.exec(text.slice(end, close))?.[0].length ?? 0) }]
}

/** The comma that follows at once, comments and blanks aside. */
function commaAfter({ text, comments }: CommaList, from: number, to: number): number | undefined {
  const at = skipBlanks(text, from, comments)
  return at < to && text[at] === ',' ? at : undefined
}

/** Behind comments that follow on the same line. */
function endOfRemark({ text, comments }: CommaList, from: number, to: number): number {
  let end = from
  for (;;) {
    const at = end + (/^[ \t]*/.exec(text.slice(end, to))?.[0].length ?? 0)
    const after = commentEnd(text, at, comments)
    if (after === undefined || after > to || text.slice(at, after).includes('\n')) return end
    end = after
  }
}

/** Behind blanks, newlines and comments. */
export function skipBlanks(text: string, from: number, comments: CommentSyntax): number {
  for (let at = from; ; ) {
    const char = text[at]
    if (char === ' ' || char === '\n' || char === '\t' || char === '\r') {
      at++
      continue
    }
    const end = commentEnd(text, at, comments)
    if (end === undefined) return at
    at = end
  }
}

/** Where the comment ends that begins here; the newline after it is not part of it. */
export function commentEnd(text: string, at: number, comments: CommentSyntax): number | undefined {
  if (comments === 'slashes' && text.startsWith('/*', at)) {
    const close = text.indexOf('*/', at + 2)
    return close < 0 ? undefined : close + 2
  }
  const opening = { none: undefined, slashes: '//', hash: '#' }[comments]
  return opening !== undefined && text.startsWith(opening, at) ? endOfLineAt(text, at) : undefined
}

/** Where the line ends that an offset is in, before its newline. */
export function endOfLineAt(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset)
  if (newline < 0) return text.length
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline
}

export function startOfLineAt(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
}

/** Where the line before ends, before its newline. */
export function endOfLineBefore(text: string, offset: number): number {
  const start = startOfLineAt(text, offset)
  if (start === 0) return 0
  return start - (text[start - 2] === '\r' ? 2 : 1)
}

/** What stands before an offset in its line, if that is nothing but blanks. */
export function indentBefore(text: string, offset: number): string | undefined {
  const before = text.slice(startOfLineAt(text, offset), offset)
  return /^[ \t]*$/.test(before) ? before : undefined
}

/** The blanks at the beginning of the line that an offset is in. */
export function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(startOfLineAt(text, offset), offset))?.[0] ?? ''
}

export function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, replacement: text }
}

/** Sorted, and joined where they touch. */
function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

function withoutSpans(text: string, { start, end }: Span, spans: readonly Span[]): string {
  let left = ''
  let from = start
  for (const span of spans) {
    left += text.slice(from, span.start)
    from = span.end
  }
  return left + text.slice(from, end)
}
