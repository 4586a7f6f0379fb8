import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Ajv } from 'ajv'
import { OpenAPIValidator } from 'openapi-backend'
import { OPERATIONS, type OperationName } from './operations.ts'

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: unknown
}

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly schema?: BodySchema } } }
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly additionalProperties?: unknown
  readonly anyOf?: unknown
}

export interface Route {
  readonly operation: OperationName
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  /** The path with the slashes inside of parameters escaped. */
  readonly path: string
}

/** These may hold slashes that a client did not escape. */
const REST_PARAMETERS = new Set(['path', 'ref', 'basehead', 'branch'])

const file = path.resolve(import.meta.dirname, '../../fixtures/files/github-openapi.json')
const description = asChecked(corrected(JSON.parse(fs.readFileSync(file, 'utf8')))) as Description

/** One for each kind, so that users, repositories and pull requests, which most answers hold, are compiled once. */
const compilers = new Map<string, Ajv>()

const validator = new OpenAPIValidator({
  definition: resolved({ ...description, components: {} }) as never,
  lazyCompileValidators: true,
  ajvOpts: { strict: false, logger: false, validateFormats: false, validateSchema: false, inlineRefs: false },
  customizeAjv(ajv, _options, context) {
    const known = compilers.get(context) ?? ajv.addSchema({ $id: 'github', components: description.components })
    compilers.set(context, known)
    return known
  },
})

const ROUTES = OPERATIONS.map((operation) => {
  for (const [template, methods] of Object.entries(description.paths)) {
    for (const [method, { operationId, requestBody }] of Object.entries(methods)) {
      if (operationId === operation) return { operation, method: method.toUpperCase(), ...pattern(template), template, body: requestBody }
    }
  }
  throw new Error(`GitHub's description has no ${operation}. Run scripts/trim-openapi.ts.`)
})
  // The more of a path is spelled out, the earlier it is tried.
  .sort((one, other) => weight(other.template) - weight(one.template))

export function findRoute(method: string, asked: string): Route | undefined {
  // The root of a repository's files has no last part, and the client leaves its slash out.
  const pathname = /^\/repos\/[^/]+\/[^/]+\/contents$/.test(asked) ? `${asked}/` : asked
  for (const { operation, method: wanted, expression, names, template } of ROUTES) {
    const match = wanted === method ? expression.exec(pathname) : null
    if (match === null) continue
    const values = names.map((name, at) => [name, safeDecode(match[at + 1] ?? '')] as const)
    const params = Object.fromEntries(values)
    return { operation, method, params, path: template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] || '.')) }
  }
  return undefined
}

/** What is wrong with a request by GitHub's own description, with nothing it does not know let through. */
export function requestErrors(request: {
  readonly route: Route
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}): readonly string[] {
  const { route, query, headers, body } = request
  const { errors } = validator.validateRequest(
    { method: route.method.toLowerCase(), path: route.path, query: { ...query }, headers: { ...headers }, body },
    route.operation,
  )
  const found = (errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
  return [...found, ...unknownFields(route.operation, body)]
}

export function responseErrors(operation: OperationName, status: number, body: unknown): readonly string[] {
  const declared = validator.validateResponse(body, operation, status).errors ?? []
  return declared.map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
}

function unknownFields(operation: OperationName, body: unknown): readonly string[] {
  const schema = ROUTES.find((route) => route.operation === operation)?.body?.content?.['application/json']?.schema
  const { properties } = schema ?? {}
  if (properties === undefined || schema?.anyOf !== undefined || schema?.additionalProperties) return []
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  return Object.keys(body)
    .filter((key) => !(key in properties))
    .map((key) => `/requestBody has the unknown field "${key}"`)
}

function pattern(template: string): { readonly expression: RegExp; readonly names: readonly string[] } {
  const names: string[] = []
  const source = template.replace(/[.?*+()|]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name)
    return name === 'path' ? '(.*)' : REST_PARAMETERS.has(name) ? '(.+?)' : '([^/]+)'
  })
  return { expression: new RegExp(`^${source}$`), names }
}

function weight(template: string): number {
  return template.split('/').filter((part) => part !== '' && !part.includes('{')).length
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface PullSchema {
  readonly properties: {
    readonly head: { readonly properties: { repo: object } }
    readonly labels: { readonly items: { readonly properties: { description: object } } }
  }
}

/** A description as it is, where all is known to be there. */
interface Correctable {
  readonly components: { readonly schemas: Readonly<Record<string, PullSchema>> }
  readonly paths: {
    readonly '/app/installations': {
      readonly get: {
        readonly responses: {
          readonly 200: {
            readonly content: {
              readonly 'application/json': { readonly schema: { readonly items: { readonly properties: { account: object } } } }
            }
          }
        }
      }
    }
  }
}

/**
 * Here GitHub does not describe what it does: a pull request whose fork was deleted has `null` there, and a label without a text. And in
 * the list of installations an account is a user and an enterprise at the same time.
 */
function corrected<T extends Correctable>(whole: T): T {
  for (const name of ['pull-request', 'pull-request-simple']) {
    const { head, labels } = whole.components.schemas[name]?.properties ?? {}
    if (head !== undefined) head.properties.repo = { nullable: true, allOf: [head.properties.repo] }
    if (labels !== undefined) labels.items.properties.description = { type: 'string', nullable: true }
  }
  const { items } = whole.paths['/app/installations'].get.responses[200].content['application/json'].schema
  items.properties.account = { $ref: '#/components/schemas/simple-user' }
  return whole
}

/**
 * The validator takes `nullable` beside a `type` only, and not as one more value of an `enum`. And GitHub writes `oneOf` where
 * its own answers match two of them, such as an error that is also a longer kind of error.
 */
function asChecked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asChecked)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key === 'oneOf' ? 'anyOf' : key, asChecked(item)]))
  if (inner['nullable'] !== true) return inner
  if ('type' in inner) return Array.isArray(inner['enum']) ? { ...inner, enum: [...inner['enum'], null] } : inner
  const { nullable: _, ...rest } = inner
  return { anyOf: [{ enum: [null] }, rest] }
}

/** References to schemas stay, so that each is compiled once; all others are replaced by what they name. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved)
  if (typeof value !== 'object' || value === null) return value
  const reference = '$ref' in value ? value.$ref : undefined
  if (typeof reference !== 'string') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item)]))
  if (reference.startsWith('#/components/schemas/')) return { $ref: `github${reference}` }
  const named = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((found, key) => (found as Readonly<Record<string, unknown>>)[key], description)
  return resolved(named)
}
