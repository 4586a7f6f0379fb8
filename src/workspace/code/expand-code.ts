import type { Span } from '../text/text.ts'
import type { FoundCode } from './code-engine.ts'

/** The replacement for a match: text with captures in between. */
export interface CodeTemplate {
  readonly first: string
  readonly parts: readonly { readonly name: string; readonly indent: number; readonly text: string }[]
}

const LOOK_BACK = 512

/** Reads a template as ast-grep does: `$A`, `$$A` and `$$$A` are captures, and a dollar sign before anything else is itself. */
export function parseCodeTemplate(text: string): CodeTemplate {
  const parts: { name: string; indent: number; text: string }[] = []
  let first: string | undefined
  let from = 0
  const end = (at: number): void => {
    const last = parts.at(-1)
    if (last === undefined) first = text.slice(from, at)
    else last.text = text.slice(from, at)
  }
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at)) {
    const [whole, name = ''] = /^\${1,3}([A-Z0-9_]+)/.exec(text.slice(at, at + LOOK_BACK)) ?? ['']
    if (whole === '') at++
    else {
      end(at)
      parts.push({ name, indent: indentBefore(text, at), text: '' })
      at += whole.length
      from = at
    }
  }
  end(text.length)
  return { first: first ?? '', parts }
}

/** A match that a template is filled with. */
export interface FilledMatch {
  readonly text: string
  readonly match: FoundCode
  /** Those of several lines, in order. */
  readonly strings: readonly Span[]
}

/** `isFixed`: what belongs to a string. Another indentation would change its value. */
interface Piece {
  readonly text: string
  readonly isFixed: boolean
}

/** The text for one match. A capture of several lines keeps its form: it moves from the indentation that it had to the one it gets. */
export function expandCodeTemplate(template: CodeTemplate, filled: FilledMatch): string {
  const pieces = [code(template.first)]
  for (const { name, indent, text: after } of template.parts) pieces.push(...captured(name, indent, filled), code(after))
  const moved = reindent(pieces, 0, indentBefore(filled.text, filled.match.start))
  return moved.map(({ text }) => text).join('')
}

function code(text: string): Piece {
  return { text, isFixed: false }
}

function captured(name: string, indent: number, { text, match, strings }: FilledMatch): readonly Piece[] {
  const transformed = match.transformed.get(name)
  // Where its strings are is not known.
  if (transformed !== undefined) return reindent([{ text: transformed, isFixed: strings.length > 0 }], 0, indent)
  const span: Span | undefined = match.captures.get(name)
  return span === undefined ? [] : reindent(piecesOf(text, span, strings), indentBefore(text, span.start), indent)
}

function piecesOf(text: string, { start, end }: Span, strings: readonly Span[]): readonly Piece[] {
  const pieces: Piece[] = []
  let from = start
  for (const string of strings) {
    const [first, last] = [Math.max(from, string.start), Math.min(end, string.end)]
    if (first >= last) continue
    pieces.push(code(text.slice(from, first)), { text: text.slice(first, last), isFixed: true })
    from = last
  }
  return [...pieces, code(text.slice(from, end))]
}

/** Changes the indentation of all lines but the first, and of those that begin in a string. */
function reindent(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  if (from === to) return pieces
  const [was, is] = to > from ? ['\n', `\n${' '.repeat(to - from)}`] : [`\n${' '.repeat(from - to)}`, '\n']
  return pieces.map((piece) => (piece.isFixed ? piece : code(piece.text.replaceAll(was, is))))
}

/** The spaces that the line of a position starts with; none if they are too far away. */
function indentBefore(text: string, at: number): number {
  const from = Math.max(0, at - LOOK_BACK)
  const newline = text.lastIndexOf('\n', at - 1)
  const start = at === 0 ? 0 : newline + 1
  if (start < from) return 0
  const spaces = /^ */.exec(text.slice(start, at))?.[0].length ?? 0
  return spaces
}
