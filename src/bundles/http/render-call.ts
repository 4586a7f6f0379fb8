import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { HttpAuth, HttpCall, HttpSpec } from '../bundle-schemas.ts'
import { type HttpTemplate, isHeaderText, parseUrlTemplate, readTemplate, renderUrl } from './url-template.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** Returns the value of a secret, or a placeholder if the request is only shown. */
export type SecretText = (name: string) => Result<string, ToolError>

/** A request as it will be sent, without what `auth` adds. */
export interface RenderedCall {
  readonly id: string
  readonly method: HttpCall['method']
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export function callId(call: HttpCall, index: number): string {
  return call.id ?? `call${index + 1}`
}

/** Only the URL: it decides which secrets may be used. */
export function renderCallUrl(call: HttpCall, args: Arguments): Result<URL, ToolError> {
  const template = parseUrlTemplate(call.urlTemplate)
  if (!template.ok) return failure(ERRORS.badUrl(template.error))
  const url = renderUrl(template.value, call.query ?? {}, (name) => textOf(args[name]))
  if (url.ok) return url
  const { argument, reason } = url.error
  return failure(ERRORS.badArgument(argument, reason))
}

export function renderCall(
  call: HttpCall,
  { url, id, args, secret }: { readonly url: URL; readonly id: string; readonly args: Arguments; readonly secret: SecretText },
): Result<RenderedCall, ToolError> {
  const headers: Record<string, string> = {}
  for (const [name, text] of Object.entries(call.headers ?? {})) {
    const value = renderText(readTemplate(text), args, secret)
    if (!value.ok) return value
    if (value.value === undefined) continue
    if (!isHeaderText(value.value)) return failure(ERRORS.badHeader(name))
    headers[name] = value.value
  }
  const body = renderBody(call, args, secret)
  if (!body.ok) return body
  if (body.value !== undefined && !hasHeader(headers, 'content-type')) headers['Content-Type'] = body.value.type
  if (!hasHeader(headers, 'accept')) headers['Accept'] = 'application/json, text/*;q=0.9, */*;q=0.1'
  return success({ id, method: call.method, url, headers, body: body.value?.text })
}

function renderBody(
  { body, form }: HttpCall,
  args: Arguments,
  secret: SecretText,
): Result<{ readonly text: string; readonly type: string } | undefined, ToolError> {
  if (form !== undefined) {
    const fields = new URLSearchParams()
    for (const [name, text] of Object.entries(form)) {
      const value = renderText(readTemplate(text), args, secret)
      if (!value.ok) return value
      if (value.value !== undefined) fields.append(name, value.value)
    }
    return success({ text: fields.toString(), type: 'application/x-www-form-urlencoded' })
  }
  if (body === undefined) return success(undefined)
  const value = renderJson(body, args, secret)
  return value.ok ? success({ text: JSON.stringify(value.value ?? null), type: 'application/json' }) : value
}

/** A string that is a single placeholder becomes the argument itself, such as a number or a list; without a value it is left out. */
function renderJson(value: unknown, args: Arguments, secret: SecretText): Result<unknown, ToolError> {
  if (typeof value === 'string') {
    const template = readTemplate(value)
    const [only] = template
    if (template.length === 1 && typeof only === 'object' && only.kind === 'argument') return success(args[only.name])
    return renderText(template, args, secret)
  }
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) {
      const rendered = renderJson(item, args, secret)
      if (!rendered.ok) return rendered
      if (rendered.value !== undefined) items.push(rendered.value)
    }
    return success(items)
  }
  if (typeof value !== 'object' || value === null) return success(value)
  const fields: [string, unknown][] = []
  for (const [key, item] of Object.entries(value)) {
    const rendered = renderJson(item, args, secret)
    if (!rendered.ok) return rendered
    if (rendered.value !== undefined) fields.push([key, rendered.value])
  }
  return success(Object.fromEntries(fields))
}

/** `undefined` for a template that is a single placeholder without a value. */
function renderText(template: HttpTemplate, args: Arguments, secret: SecretText): Result<string | undefined, ToolError> {
  const [only] = template
  if (template.length === 1 && typeof only === 'object' && only.kind === 'argument') return success(textOf(args[only.name]))
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else if (part.kind === 'argument') text += textOf(args[part.name]) ?? ''
    else {
      const value = secret(part.name)
      if (!value.ok) return value
      text += value.value
    }
  }
  return success(text)
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function hasHeader(headers: Readonly<Record<string, string>>, name: string): boolean {
  return Object.keys(headers).some((known) => known.toLowerCase() === name)
}

/** What a tool would send, for its approver: everything, but only the names of secrets. */
export function showCalls(spec: HttpSpec, args: Arguments): readonly string[] {
  return spec.calls.flatMap((call, index) => {
    const url = renderCallUrl(call, args)
    if (!url.ok) return [`${call.method} ${call.urlTemplate} (${url.error.message})`]
    const secret = (name: string) => success(`<secret ${name}>`)
    const rendered = renderCall(call, { url: url.value, id: callId(call, index), args, secret })
    if (!rendered.ok) return [`${call.method} ${url.value.href} (${rendered.error.message})`]
    const { method, headers, body } = rendered.value
    return [
      `${method} ${url.value.href}`,
      ...Object.entries({ ...headers, ...authShown(call.auth) }).map(([name, value]) => `  ${name}: ${value}`),
      ...(body === undefined ? [] : ['', ...body.split('\n').map((line) => `  ${line}`)]),
    ]
  })
}

function authShown(auth: HttpAuth | undefined): Readonly<Record<string, string>> {
  switch (auth?.type) {
    case 'bearer':
      return { Authorization: `Bearer <secret ${auth.secret}>` }
    case 'basic':
      return { Authorization: `Basic ${auth.user}:<secret ${auth.secret}>` }
    case 'hmac':
      return { [auth.header]: `${auth.prefix}<${auth.algorithm} with secret ${auth.secret}>` }
    case 'oauth2':
      return { Authorization: `Bearer <token from ${auth.tokenUrl} for ${auth.clientId}, with secret ${auth.secret}>` }
    default:
      return {}
  }
}

const ERRORS = {
  badUrl: (why: string) => toolError('invalid_arguments', `The URL of the tool ${why}`, 'Correct the tool.'),
  badArgument: (argument: string, why: string) =>
    toolError('invalid_arguments', `${argument} ${why}`, 'Correct the argument, and call again.'),
  badHeader: (name: string) =>
    toolError(
      'invalid_arguments',
      `The header ${name} would contain characters that are not printable ASCII`,
      'Correct the argument, or the secret.',
    ),
}
