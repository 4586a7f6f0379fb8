import type { ExpressionSource, RecipeEntry, RecipeValue, SourceRange } from '../base/recipe.ts'
import type { Diagnostics } from './diagnostics.ts'
import { checkExpression, type ExpressionScope } from './expressions/check-expression.ts'
import { type SourceText, scalarOffsets, type YamlMap, type YamlNode, type YamlScalar } from './yaml/yaml-node.ts'

export interface ValueReading {
  readonly source: SourceText
  readonly scope: ExpressionScope
  readonly diagnostics: Diagnostics
}

/** Reads a value that may contain expressions anywhere, and checks them. */
export function readValue(node: YamlNode, reading: ValueReading): RecipeValue {
  switch (node.kind) {
    case 'scalar':
      return typeof node.value === 'string' && hasExpression(node.value)
        ? readTemplate(node, reading)
        : { kind: 'scalar', value: node.value, at: node.at }
    case 'list':
      return { kind: 'list', items: node.items.map((item) => readValue(item, reading)), at: node.at }
    case 'map':
      return { kind: 'map', entries: readEntries(node, reading), at: node.at }
    case 'invalid':
      return { kind: 'scalar', value: null, at: node.at }
  }
}

export function readEntries(map: YamlMap, reading: ValueReading): readonly RecipeEntry[] {
  return map.entries.map(({ key, keyAt, value }) => ({ key, keyAt, value: readValue(value, reading) }))
}

/** A string with expressions that knows the position of its parts. */
export interface LocatedText {
  readonly text: string
  range(start: number, end: number): SourceRange
}

export function locate(scalar: YamlScalar, source: SourceText): LocatedText {
  const offsets = scalarOffsets(scalar)
  const range = (start: number, end: number) => {
    if (offsets === undefined) return scalar.at
    const from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1
    const to = end > start ? (offsets[end - 1] ?? from) + 1 : from
    return source.range(scalar.offset + from, scalar.offset + to)
  }
  return { text: String(scalar.value), range }
}

/** Reads an expression that starts at an index of a string. */
export function readExpression(located: LocatedText, text: string, start: number, { scope, diagnostics }: ValueReading): ExpressionSource {
  const at = located.range(start, start + text.length)
  if (diagnostics.isFull) return { text, at }
  for (const fault of checkExpression(text, scope))
    diagnostics.error(located.range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion)
  return { text, at }
}

export function reportUnclosed(located: LocatedText, start: number, { diagnostics }: ValueReading): void {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
  const suggestion = "Add '}}'. To write the characters themselves use ${{ '${{' }}."
  diagnostics.error(located.range(start, start + 3), 'expression_unclosed', "'${{' is not closed", suggestion)
}

function readTemplate(scalar: YamlScalar, reading: ValueReading): RecipeValue {
  const located = locate(scalar, reading.source)
  const parts = parseTemplate(located.text).map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'expression') return readExpression(located, part.text, part.start, reading)
    reportUnclosed(located, part.start, reading)
    return part.text
  })
  return { kind: 'template', parts, at: scalar.at }
}

/** A part of a string with expressions. Indices refer to the string. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `text` is what is between `${{` and `}}`, without surrounding spaces; `start` is where it begins. */
  | { readonly kind: 'expression'; readonly text: string; readonly start: number }
  /** A `${{` that is not closed. */
  | { readonly kind: 'unclosed'; readonly text: string; readonly start: number }

const OPEN = '${{'
const CLOSE = '}}'

export function hasExpression(text: string): boolean {
  return text.includes(OPEN)
}

/** Splits a string at its `${{ }}`. A `}}` inside a quoted string of an expression does not close it. */
export function parseTemplate(text: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = []
  let at = 0
  for (let open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, at)) {
    if (open > at) parts.push({ kind: 'text', text: text.slice(at, open) })
    const close = findClose(text, open + OPEN.length)
    if (close === undefined) return [...parts, { kind: 'unclosed', text: text.slice(open), start: open }]
    const inside = text.slice(open + OPEN.length, close)
    const start = open + OPEN.length + (inside.length - inside.trimStart().length)
    parts.push({ kind: 'expression', text: inside.trim(), start })
    at = close + CLOSE.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

function findClose(text: string, from: number): number | undefined {
  let isQuoted = false
  for (let i = from; i < text.length; i++) {
    if (text[i] === "'") isQuoted = !isQuoted
    else if (!isQuoted && text.startsWith(CLOSE, i)) return i
  }
  return undefined
}
