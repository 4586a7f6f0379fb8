import type { Problem } from '../base/errors/tool-errors.ts'
import type { HttpCall, HttpSpec, ToolBody } from './bundle-schemas.ts'
import { hasPlaceholder, isHeaderText, parseHttpTemplate, parseUrlTemplate, placeholderNames, textsIn } from './http/url-template.ts'
import type { ToolSchema } from './json-schema-check.ts'

const HEADER_NAME = /^[A-Za-z0-9-]{1,64}$/
/** Headers that frame a message, and those that a tool may not set. */
const RESERVED_HEADERS: ReadonlySet<string> = new Set([
  ...['accept-encoding', 'connection', 'content-length', 'cookie', 'expect', 'host', 'http2-settings', 'keep-alive'],
  ...['proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
])
const BODY_METHODS: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE']
const NOT_HEADER_TEXT = 'must be printable ASCII on one line'
const CLOSED = 'is not supported: a tool takes only the arguments in its properties'

/** Finds everything that is wrong with a tool beyond the types of its fields. */
export async function findToolProblems(tool: ToolBody): Promise<readonly Problem[]> {
  const problems = [...checkKind(tool), ...checkArguments(tool.argSchema)]
  const { findSchemaProblem } = await import('./json-schema-check.ts')
  for (const field of ['argSchema', 'outputSchema'] as const) {
    const schema = tool[field]
    const problem = schema === undefined ? undefined : findSchemaProblem(schema)
    if (problem !== undefined)
      problems.push({ field: [field, problem.field].filter((part) => part !== '').join('.'), reason: problem.reason })
  }
  if (tool.http !== undefined) problems.push(...checkHttp(tool.http, namesOf(tool.argSchema)))
  return problems
}

function checkKind({ type, http, local }: ToolBody): readonly Problem[] {
  const [wanted, other] = type === 'http' ? (['http', 'local'] as const) : (['local', 'http'] as const)
  const given = { http, local }
  return [
    ...(given[wanted] === undefined ? [{ field: wanted, reason: `is required for a tool of type '${type}'` }] : []),
    ...(given[other] === undefined ? [] : [{ field: other, reason: `does not belong to a tool of type '${type}'` }]),
  ]
}

function checkArguments(schema: ToolSchema): readonly Problem[] {
  const problems: Problem[] = []
  if (schema['type'] !== 'object') problems.push({ field: 'argSchema.type', reason: "must be 'object'" })
  const { additionalProperties, patternProperties } = schema
  if (additionalProperties !== undefined && additionalProperties !== false)
    problems.push({ field: 'argSchema.additionalProperties', reason: CLOSED })
  if (patternProperties !== undefined) problems.push({ field: 'argSchema.patternProperties', reason: CLOSED })
  return problems
}

function checkHttp({ allowedHosts, calls }: HttpSpec, known: ReadonlySet<string>): readonly Problem[] {
  const ids = new Set<string>()
  return calls.flatMap((call, index) => {
    const at = `http.calls[${index}]`
    const id = call.id ?? `call${index + 1}`
    const twin = ids.has(id) ? [{ field: `${at}.id`, reason: `is already used by another call: '${id}'` }] : []
    ids.add(id)
    return [
      ...twin,
      ...checkUrl(call.urlTemplate, `${at}.urlTemplate`, allowedHosts, known),
      ...checkQuery(call, at, known),
      ...checkHeaders(call, at, known),
      ...checkBody(call, at, known),
      ...checkAuth(call, at, allowedHosts),
    ]
  })
}

function checkUrl(text: string, field: string, allowedHosts: readonly string[], known: ReadonlySet<string>): readonly Problem[] {
  const url = parseUrlTemplate(text)
  if (!url.ok) return [{ field, reason: url.error }]
  const { segments, query, origin } = url.value
  const names = [...segments, ...query.map(([, value]) => value)].flatMap((template) => placeholderNames(template, 'argument'))
  return [...checkHost(origin, field, allowedHosts), ...unknownNames(names, field, known)]
}

function checkHost(origin: string, field: string, allowedHosts: readonly string[]): readonly Problem[] {
  const { hostname, host } = new URL(origin)
  if (allowedHosts.some((allowed) => allowed === hostname || allowed === host)) return []
  return [{ field, reason: `uses the host '${host}', which is not in allowedHosts` }]
}

function checkQuery({ query = {} }: HttpCall, at: string, known: ReadonlySet<string>): readonly Problem[] {
  return Object.entries(query).flatMap(([name, text]) => checkText(text, `${at}.query.${name}`, known, { mayHoldSecrets: false }))
}

function checkHeaders({ headers = {} }: HttpCall, at: string, known: ReadonlySet<string>): readonly Problem[] {
  return Object.entries(headers).flatMap(([name, text]) => {
    const field = `${at}.headers.${name}`
    if (!HEADER_NAME.test(name)) return [{ field, reason: 'must be letters, digits and dashes' }]
    if (RESERVED_HEADERS.has(name.toLowerCase())) return [{ field, reason: 'cannot be set by a tool' }]
    if (!isHeaderText(text)) return [{ field, reason: NOT_HEADER_TEXT }]
    return checkText(text, field, known, { mayHoldSecrets: true })
  })
}

function checkBody({ method, body, form }: HttpCall, at: string, known: ReadonlySet<string>): readonly Problem[] {
  if (body === undefined && form === undefined) return []
  if (body !== undefined && form !== undefined) return [{ field: `${at}.form`, reason: 'cannot be combined with a body' }]
  const field = body === undefined ? 'form' : 'body'
  if (!BODY_METHODS.includes(method)) return [{ field: `${at}.${field}`, reason: `is not allowed with ${method}` }]
  return textsIn(body ?? form, `${at}.${field}`).flatMap((text) => checkText(text.text, text.at, known, { mayHoldSecrets: true }))
}

function checkAuth({ auth, headers = {} }: HttpCall, at: string, allowedHosts: readonly string[]): readonly Problem[] {
  if (auth === undefined) return []
  const field = `${at}.auth`
  if (auth.type === 'hmac') {
    const broken = isHeaderText(auth.prefix) ? [] : [{ field: `${field}.prefix`, reason: NOT_HEADER_TEXT }]
    const names = (['header', 'timestampHeader'] as const).flatMap((key) => {
      const name = auth[key]
      const isFree = name === undefined || (HEADER_NAME.test(name) && !RESERVED_HEADERS.has(name.toLowerCase()))
      return isFree ? [] : [{ field: `${field}.${key}`, reason: `cannot be '${name}'` }]
    })
    return [...names, ...broken]
  }
  const doubled = Object.keys(headers).find((name) => name.toLowerCase() === 'authorization')
  const twice = doubled === undefined ? [] : [{ field: `${at}.headers.${doubled}`, reason: 'is already set by auth' }]
  if (auth.type !== 'oauth2') return twice
  const url = parseUrlTemplate(auth.tokenUrl)
  if (!url.ok) return [...twice, { field: `${field}.tokenUrl`, reason: url.error }]
  if ([...url.value.segments, ...url.value.query.map(([, value]) => value)].some(hasPlaceholder))
    return [...twice, { field: `${field}.tokenUrl`, reason: 'must not contain placeholders' }]
  return [...twice, ...checkHost(url.value.origin, `${field}.tokenUrl`, allowedHosts)]
}

function checkText(
  text: string,
  field: string,
  known: ReadonlySet<string>,
  { mayHoldSecrets }: { readonly mayHoldSecrets: boolean },
): readonly Problem[] {
  const template = parseHttpTemplate(text)
  if (!template.ok) return [{ field, reason: `is not a valid template: ${template.error}` }]
  const secrets = mayHoldSecrets ? [] : placeholderNames(template.value, 'secret')
  return [
    ...secrets.map((name) => ({ field, reason: `must not contain a secret (${name}): use secrets only in headers, auth or the body` })),
    ...unknownNames(placeholderNames(template.value, 'argument'), field, known),
  ]
}

function unknownNames(names: readonly string[], field: string, known: ReadonlySet<string>): readonly Problem[] {
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({ field, reason: `uses the argument '${name}', which is not in argSchema` }))
}

function namesOf({ properties }: ToolSchema): ReadonlySet<string> {
  return new Set(typeof properties === 'object' && properties !== null ? Object.keys(properties) : [])
}
