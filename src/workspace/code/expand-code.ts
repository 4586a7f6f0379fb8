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

/** The text for one match. A capture of several lines keeps its form: it moves from the indentation that it had to the one it gets. */
export function expandCodeTemplate(template: CodeTemplate, text: string, match: FoundCode): string {
  let made = template.first
  for (const { name, indent, text: after } of template.parts) made += captured(name, indent, text, match) + after
  return reindent(made, 0, indentBefore(text, match.start))
}

function captured(name: string, indent: number, text: string, match: FoundCode): string {
  const transformed = match.transformed.get(name)
  if (transformed !== undefined) return reindent(transformed, 0, indent)
  const span: Span | undefined = match.captures.get(name)
  return span === undefined ? '' : reindent(text.slice(span.start, span.end), indentBefore(text, span.start), indent)
}

/** Changes the indentation of all lines but the first. */
function reindent(text: string, from: number, to: number): string {
  if (from === to || !text.includes('\n')) return text
  if (to > from) return text.replaceAll('\n', `\n${' '.repeat(to - from)}`)
  return text.replaceAll(`\n${' '.repeat(from - to)}`, '\n')
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
