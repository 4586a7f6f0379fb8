/** A part of a text with expressions. Indices count in the text. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `text` is what stands between `${{` and `}}`, without the spaces around it; `start` is where it begins. */
  | { readonly kind: 'expression'; readonly text: string; readonly start: number }
  /** A `${{` that nothing closes. */
  | { readonly kind: 'unclosed'; readonly text: string; readonly start: number }

const OPEN = '${{'
const CLOSE = '}}'

export function hasExpression(text: string): boolean {
  return text.includes(OPEN)
}

/** Splits a text at its `${{ }}`. A `}}` inside an expression's quoted text does not close it. */
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
