import { failure, type Result, success } from '../../base/result.ts'

/** A URL with a constant origin: values can only be path segments and query values. */
export interface UrlTemplate {
  readonly origin: string
  readonly hostname: string
  readonly segments: readonly HttpTemplate[]
  readonly query: readonly (readonly [name: string, value: HttpTemplate])[]
}

const SHAPE = /^(?<origin>https?:\/\/[^/?#\\\s]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i

/** What is wrong with it, in words that follow the field name. */
export function parseUrlTemplate(text: string): Result<UrlTemplate, string> {
  if (!/^https?:\/\//i.test(text)) return failure('must start with http:// or https://')
  if (/[\s\\]|\p{Cc}/u.test(text)) return failure('must not contain white space, backslashes or control characters')
  const { origin = '', path = '/', query = '' } = SHAPE.exec(text)?.groups ?? {}
  if (origin === '') return failure("must be a URL without a fragment ('#')")
  if (origin.includes('${')) return failure('must have a fixed host: placeholders are allowed only in the path and in query values')
  if (!URL.canParse(origin)) return failure('does not have a valid host')
  const url = new URL(origin)
  if (url.username !== '' || url.password !== '') return failure('must not contain a user name or password; use auth')
  const segments = path.slice(1).split('/').map(parseHttpTemplate)
  const pairs = query === '' ? [] : query.split('&').map((pair) => readPair(pair))
  const bad = [...segments, ...pairs].find((part) => !part.ok)
  if (bad !== undefined && !bad.ok) return bad
  const parsed: UrlTemplate = {
    origin: url.origin,
    hostname: url.hostname,
    segments: segments.flatMap((segment) => (segment.ok ? [segment.value] : [])),
    query: pairs.flatMap((pair) => (pair.ok ? [pair.value] : [])),
  }
  const secrets = [...parsed.segments, ...parsed.query.map(([, value]) => value)].flatMap((template) =>
    placeholderNames(template, 'secret'),
  )
  if (secrets.length > 0) return failure(`must not contain a secret (${secrets[0]}): use secrets only in headers, auth or the body`)
  const dots = parsed.segments.find((segment) => !hasPlaceholder(segment) && isDots(segment.join('')))
  return dots === undefined ? success(parsed) : failure("must not contain the segments '.' and '..'")
}

function readPair(pair: string): Result<readonly [string, HttpTemplate], string> {
  const at = pair.indexOf('=')
  const name = at === -1 ? pair : pair.slice(0, at)
  if (name.includes('${')) return failure('must have fixed query parameter names')
  const value = parseHttpTemplate(at === -1 ? '' : pair.slice(at + 1))
  return value.ok ? success([name, value.value]) : value
}

const UNSAFE_IN_SEGMENT = /[/?#%\\]|\p{Cc}/u

/**
 * Fills values into a URL. A value that would leave its segment is refused; a query parameter whose only placeholder has no value
 * is left out.
 */
export function renderUrl(
  template: UrlTemplate,
  more: Readonly<Record<string, string>>,
  argumentText: (name: string) => string | undefined,
): Result<URL, { readonly argument: string; readonly reason: string }> {
  const segments: string[] = []
  for (const segment of template.segments) {
    let rendered = ''
    for (const part of segment) {
      if (typeof part === 'string') {
        rendered += part
        continue
      }
      const value = argumentText(part.name)
      if (value === undefined || value === '') return failure({ argument: part.name, reason: 'is required in the path of the URL' })
      if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed())
        return failure({ argument: part.name, reason: 'must be one path segment, without / ? # % \\ and control characters' })
      rendered += encodeURIComponent(value)
    }
    if (hasPlaceholder(segment) && isDots(rendered))
      return failure({ argument: placeholderNames(segment, 'argument')[0] ?? '', reason: "must not make the segment '.' or '..'" })
    segments.push(rendered)
  }
  const query: string[] = []
  const pairs = [
    ...template.query,
    ...Object.entries(more).map(([name, value]) => [encodeURIComponent(name), readTemplate(value)] as const),
  ]
  for (const [name, value] of pairs) {
    const rendered = renderValue(value, argumentText)
    if (rendered !== undefined) query.push(`${name}=${rendered}`)
  }
  const url = new URL(`${template.origin}/${segments.join('/')}${query.length === 0 ? '' : `?${query.join('&')}`}`)
  const isSame = url.origin === template.origin && url.username === '' && url.password === '' && url.hash === ''
  if (!isSame) throw new Error('The origin of a URL differs from its template.')
  return success(url)
}

function renderValue(template: HttpTemplate, argumentText: (name: string) => string | undefined): string | undefined {
  const [only] = template
  if (template.length === 1 && only !== undefined && typeof only !== 'string') {
    const value = argumentText(only.name)
    return value === undefined ? undefined : encode(value)
  }
  return template.map((part) => (typeof part === 'string' ? part : encode(argumentText(part.name) ?? ''))).join('')
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

function isDots(segment: string): boolean {
  const decoded = segment.replace(/%2e/gi, '.')
  return decoded === '.' || decoded === '..'
}

export type HttpTemplatePart = string | { readonly kind: 'argument' | 'secret'; readonly name: string }

export type HttpTemplate = readonly HttpTemplatePart[]

const PLACEHOLDER = /\$(?:\$(?=\{)|\{([^{}]*)\})/g
const ARGUMENT = /^[A-Za-z_][A-Za-z0-9_-]*$/
const UNCLOSED = "'${' is not closed"
const SECRET = /^secrets\.([A-Z][A-Z0-9_]{0,63})$/

/** Splits `a${name}b${secrets.TOKEN}` into its parts. `$${` is an escaped `${`. */
export function parseHttpTemplate(text: string): Result<HttpTemplate, string> {
  const parts: HttpTemplatePart[] = []
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
    else return failure(`'\${${name}}' is neither an argument nor a secret (\${name} or \${secrets.NAME})`)
  }
  if (text.slice(end).includes('${')) return failure(UNCLOSED)
  literal(text.slice(end))
  return success(parts)
}

/** A template that was checked when it was saved. */
export function readTemplate(text: string): HttpTemplate {
  const template = parseHttpTemplate(text)
  if (!template.ok) throw new Error(`A saved template is not valid: ${template.error}`)
  return template.value
}

export function placeholderNames(template: HttpTemplate, kind: 'argument' | 'secret'): readonly string[] {
  return template.flatMap((part) => (typeof part !== 'string' && part.kind === kind ? [part.name] : []))
}

export function hasPlaceholder(template: HttpTemplate): boolean {
  return template.some((part) => typeof part !== 'string')
}

/** Every string in a JSON value that can contain placeholders, with its position. */
export function textsIn(value: unknown, at: string): readonly { readonly at: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${at}.${key}`))
}

/** Allowed header text: anything else ends the header, or is read differently by every server. */
const HEADER_TEXT = /^[\t\x20-\x7e]*$/

export function isHeaderText(text: string): boolean {
  return HEADER_TEXT.test(text)
}
