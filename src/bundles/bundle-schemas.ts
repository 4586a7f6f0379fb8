import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { once } from '../base/result.ts'
import { SLUG, SLUG_RULE, VERSION_PATTERN, VERSION_RULE } from './labels.ts'

export const MAX_NAME_CHARACTERS = 200
export const MAX_DESCRIPTION_CHARACTERS = 4_000
export const MAX_TAGS = 20
export const MAX_CALLS = 10
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export const HTTP_LIMITS = {
  maxSentBytes: { highest: 1024 * 1024, usual: 256 * 1024 },
  maxResponseBytes: { highest: 5 * 1024 * 1024, usual: 1024 * 1024 },
  maxRetries: { highest: 5, usual: 2 },
  timeoutSeconds: { highest: 60, usual: 10 },
} as const
const MAX_CALLS_PER_MINUTE = 6_000
const SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

// Built on first use: most commands need none.
const slug = once(() => z.string().check(z.regex(SLUG, SLUG_RULE), z.describe('Letters, digits and dashes, at most 64')))
const version = once(() =>
  z.string().check(z.regex(VERSION_PATTERN, VERSION_RULE), z.describe('Letters, digits, dashes and dots, at most 64')),
)
const id = once(() => z.string().check(z.regex(UUID_V7_PATTERN, 'must be a UUIDv7 in lower case'), z.describe('A UUIDv7')))
const time = once(() =>
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'must be a time such as 2026-01-31T12:00:00.000Z')),
)
const displayName = () => z.string().check(z.maxLength(MAX_NAME_CHARACTERS))
const description = () => z.string().check(z.maxLength(MAX_DESCRIPTION_CHARACTERS))

/** What a client sends about a bundle. */
export const bundleBody = once(() =>
  z.strictObject({
    slug: slug(),
    displayName: z._default(displayName(), ''),
    description: z._default(description(), ''),
    isEnabled: z._default(z.boolean(), true),
  }),
)
export type BundleBody = z.output<ReturnType<typeof bundleBody>>

export const switchBody = once(() => z.strictObject({ isEnabled: z.boolean() }))

const jsonSchema = () => z.record(z.string(), z.unknown())
const templates = () => z.record(z.string(), z.string())
const secret = () => z.string().check(z.regex(SECRET_NAME, 'must be the name of a secret, such as TICKETS_TOKEN'))

const auth = () =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('bearer'), secret: secret() }),
    z.strictObject({ type: z.literal('basic'), user: z.string(), secret: secret() }),
    z.strictObject({
      type: z.literal('hmac'),
      secret: secret(),
      header: z._default(z.string(), 'X-Signature'),
      prefix: z._default(z.string(), ''),
      algorithm: z._default(z.enum(['sha256', 'sha512']), 'sha256'),
      encoding: z._default(z.enum(['hex', 'base64']), 'hex'),
      timestampHeader: z.optional(z.string()),
    }),
    z.strictObject({
      type: z.literal('oauth2'),
      tokenUrl: z.string(),
      clientId: z.string(),
      secret: secret(),
      scope: z.optional(z.string()),
    }),
  ])

const httpCall = () =>
  z.strictObject({
    id: z.optional(slug()),
    method: z._default(z.enum(METHODS), 'GET'),
    urlTemplate: z.string().check(z.maxLength(8_192), z.regex(/^[hH][tT][tT][pP][sS]?:\/\//, 'must start with http:// or https://')),
    query: z.optional(templates()),
    headers: z.optional(templates()),
    body: z.optional(z.unknown()),
    form: z.optional(templates()),
    auth: z.optional(auth()),
    idempotent: z.optional(z.boolean()),
  })

function limit(name: keyof typeof HTTP_LIMITS, least: number) {
  const { highest, usual } = HTTP_LIMITS[name]
  return z._default(z.int().check(z.gte(least), z.lte(highest)), usual)
}

const limits = () =>
  z.strictObject({
    maxSentBytes: limit('maxSentBytes', 1),
    maxResponseBytes: limit('maxResponseBytes', 1),
    maxRetries: limit('maxRetries', 0),
    timeoutSeconds: limit('timeoutSeconds', 1),
    maxCallsPerMinute: z.optional(z.int().check(z.gte(1), z.lte(MAX_CALLS_PER_MINUTE))),
  })

const http = () =>
  z.strictObject({
    allowedHosts: z
      .array(z.string().check(z.regex(HOST, 'must be a host in lower case, optionally with a port, such as api.example.com')))
      .check(z.minLength(1), z.maxLength(20)),
    calls: z.array(httpCall()).check(z.minLength(1), z.maxLength(MAX_CALLS)),
    limits: z._default(limits(), limits().parse({})),
  })

const toolFields = () => ({
  displayName: z._default(displayName(), ''),
  description: z._default(description(), ''),
  tags: z._default(z.array(slug()).check(z.maxLength(MAX_TAGS)), []),
  isEnabled: z._default(z.boolean(), true),
  type: z.enum(['http', 'local']),
  argSchema: z._default(jsonSchema(), { type: 'object', properties: {} }),
  outputSchema: z.optional(jsonSchema()),
  http: z.optional(http()),
  local: z.optional(z.strictObject({ function: z.string().check(z.minLength(1), z.maxLength(100)) })),
})

/** What a client sends about a tool; slug and version are in the URL. */
export const toolBody = once(() => z.strictObject(toolFields()))
export type ToolBody = z.output<ReturnType<typeof toolBody>>

const fileFields = () => ({ schemaVersion: z.literal(1), id: id(), createdAt: time(), modifiedAt: time() })

/** `bundle.json`. */
export const bundleRecord = once(() =>
  z.strictObject({ ...fileFields(), ...bundleBody().shape, softDeletedAt: z.optional(time()), movingTo: z.optional(slug()) }),
)
export type BundleRecord = z.output<ReturnType<typeof bundleRecord>>

/** A file in `tools/`. */
export const toolRecord = once(() => z.strictObject({ ...fileFields(), slug: slug(), version: version(), ...toolFields() }))
export type ToolRecord = z.output<ReturnType<typeof toolRecord>>

export type HttpSpec = NonNullable<ToolBody['http']>
export type HttpCall = HttpSpec['calls'][number]
export type HttpAuth = NonNullable<HttpCall['auth']>
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** In lower case, as RFC 9562 requires. */
export const UUID_V7_PATTERN: RegExp = UUID_V7

export function isUuidV7(text: string): boolean {
  return UUID_V7.test(text)
}

/** An id whose first half is the time, so that ids sort by age. */
export function uuidV7(now: Date): string {
  return layOut(now.getTime(), randomBytes(10))
}

/** The same id for the same name everywhere: for what ships with Sous or comes from another kind of file. */
export function namedUuidV7(name: string): string {
  return layOut(Date.UTC(2026, 0, 1), createHash('sha256').update(`sous ${name}`).digest())
}

function layOut(milliseconds: number, noise: Uint8Array): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  bytes.set(noise.subarray(0, 10), 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
