import { failure, type Result, success } from '../../model/result.ts'

export type TemplatePart = string | { readonly kind: 'argument' | 'secret'; readonly name: string }

export type Template = readonly TemplatePart[]

const PLACEHOLDER = /\$(?:\$(?=\{)|\{([^{}]*)\})/g
const ARGUMENT = /^[A-Za-z_][A-Za-z0-9_-]*$/
const UNCLOSED = "'${' is never closed"
const SECRET = /^secrets\.([A-Z][A-Z0-9_]{0,63})$/

/** Splits `a${name}b${secrets.TOKEN}` into its parts. `$${` stands for `${` itself. */
export function parseTemplate(text: string): Result<Template, string> {
  const parts: TemplatePart[] = []
  let end = 0
  const literal = (piece: string) => {
    const last = parts.at(-1)
    if (piece === '') return
    if (typeof last === 'string') parts[parts.length - 1] = last + piece
    else parts.push(piece)
  }
  for (const match of text.matchAll(PLACEHOLDER)) {
    const before = text.slice(end, match.index)
    if (before.includes('${')) return failure(UNCLOSED)
    literal(before)
    end = match.index + match[0].length
    const name = match[1]
    const secret = name === undefined ? undefined : SECRET.exec(name)?.[1]
    if (name === undefined) literal('$')
    else if (secret !== undefined) parts.push({ kind: 'secret', name: secret })
    else if (ARGUMENT.test(name)) parts.push({ kind: 'argument', name })
    else return failure(`'\${${name}}' names neither an argument nor a secret (\${name} or \${secrets.NAME})`)
  }
  if (text.slice(end).includes('${')) return failure(UNCLOSED)
  literal(text.slice(end))
  return success(parts)
}

/** A template that was checked when it was stored. */
export function readTemplate(text: string): Template {
  const template = parseTemplate(text)
  if (!template.ok) throw new Error(`A template was stored that is none: ${template.error}`)
  return template.value
}

export function namesIn(template: Template, kind: 'argument' | 'secret'): readonly string[] {
  return template.flatMap((part) => (typeof part !== 'string' && part.kind === kind ? [part.name] : []))
}

export function hasPlaceholder(template: Template): boolean {
  return template.some((part) => typeof part !== 'string')
}

/** Every text in a JSON value that can hold placeholders, with where it is. */
export function textsIn(value: unknown, at: string): readonly { readonly at: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${at}.${key}`))
}
