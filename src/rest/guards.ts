import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { countOf } from '../base/text/wording.ts'
import { rateAnswer, requestAnswer } from './rest-answers.ts'

export const MAX_BODY_BYTES: number = 1024 * 1024
const WITH_BODY: readonly string[] = ['PUT', 'PATCH', 'POST']
/** How many seconds' worth of requests can accumulate. */
const BURST_SECONDS = 3

export interface GuardOptions {
  readonly token: string
  /** The host names of this server, with the port: `127.0.0.1:4711`. */
  readonly hosts: () => readonly string[]
  readonly rate: RateLimit
  /** The cookie of pages that have shown the token, as `name=value`. */
  readonly cookie?: () => string
}

export interface RateLimit {
  /** How many requests per second a client may make on average. Three seconds' worth may come at once. */
  readonly perSecond: number | 'off'
  /** Monotonic milliseconds. */
  elapsed(): number
}

export interface Guards {
  /** For everything, pages too. */
  readonly origins: MiddlewareHandler
  /** For every route of the API. */
  readonly callers: MiddlewareHandler
}

/**
 * Any web page can send requests to this machine, even under a host name that it pointed here (DNS rebinding). So everything checks
 * that the host is this machine and that the request does not come from another page, and every route of the API that the client has
 * the token, or is a page that had it.
 */
export function guardsFor({ token, hosts, rate, cookie }: GuardOptions): Guards {
  const isToken = tokenCheck(token)
  // Only the token identifies a client: any process on this machine can choose an address and open connections. Requests without it
  // share one bucket, so that they cannot use up the client's.
  const [client, strangers] = [bucketFor(rate), bucketFor(rate)]
  const slowDown = (context: Context, bucket: TokenBucket | undefined): Response | undefined => {
    const waitMs = bucket?.take() ?? 0
    return waitMs > 0
      ? rateAnswer(context, `The rate limit is ${countOf(Number(rate.perSecond), 'request')} per second`, waitMs / 1000)
      : undefined
  }
  return {
    async origins(context, next) {
      for (const [name, value] of HEADERS) context.header(name, value)
      const refused = refuseOrigin(context, hosts())
      return refused === undefined ? next() : (slowDown(context, strangers) ?? refused())
    },
    async callers(context, next) {
      const isKnown = isToken(context.req.header('authorization')) || isOwnPage(context, hosts(), cookie?.())
      const slowed = slowDown(context, isKnown ? client : strangers)
      if (slowed !== undefined || isKnown) return slowed ?? next()
      context.header('WWW-Authenticate', 'Bearer')
      return requestAnswer(context, 401, 'The bearer token is missing or wrong', "Send 'Authorization: Bearer …' with the server's token.")
    },
  }
}

function refuseOrigin(context: Context, hosts: readonly string[]): (() => Response) | undefined {
  const host = context.req.header('host') ?? ''
  if (!hosts.includes(host.toLowerCase()))
    return () => requestAnswer(context, 403, 'The server does not answer to this host name', "Use 127.0.0.1 and the server's port.")
  const origin = context.req.header('origin')
  if (origin !== undefined && !isOwnOrigin(origin, hosts))
    return () => requestAnswer(context, 403, 'Requests from web pages are refused', 'Remove the Origin header.')
  if (context.req.header('upgrade')?.toLowerCase() === 'websocket')
    return () => requestAnswer(context, 400, 'WebSockets are not supported', 'Send a request without an Upgrade header.')
  return undefined
}

/** For a browser: what is answered here is data, for this server's own pages, and is not kept. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'no-store'],
]

function isOwnOrigin(origin: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => origin === `http://${known}`)
}

/**
 * A browser sends the cookie along with whatever asks for it, so it only counts in requests that are known to come from this
 * server's own pages. Other servers on this machine are the same site, but not the same origin.
 */
function isOwnPage({ req }: Context, hosts: readonly string[], cookie: string | undefined): boolean {
  const wanted = cookie === undefined ? undefined : fingerprint(cookie)
  const sent = (req.header('cookie') ?? '').split('; ')
  if (wanted === undefined || !sent.some((each) => timingSafeEqual(fingerprint(each), wanted))) return false
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return req.method === 'GET' || isOwnOrigin(req.header('origin') ?? '', hosts)
}

function bucketFor({ perSecond, elapsed }: RateLimit): TokenBucket | undefined {
  return perSecond === 'off' ? undefined : new TokenBucket(perSecond, perSecond * BURST_SECONDS, elapsed)
}

/** JSON only: forms and pages cannot send it without a preflight request. */
export function guardBodies(maxBytes: number = MAX_BODY_BYTES): MiddlewareHandler {
  const limitBody = bodyLimit({
    maxSize: maxBytes,
    onError(context) {
      // The rest of the body is not read, so nothing can follow on this connection.
      context.header('Connection', 'close')
      return requestAnswer(context, 413, `The body has more than ${maxBytes} bytes`, 'Send less.')
    },
  })
  return async (context, next) => {
    if (!WITH_BODY.includes(context.req.method)) return next()
    const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json')
      return requestAnswer(context, 415, 'The body must be application/json', 'Send JSON with that content type.')
    return limitBody(context, next)
  }
}

/** Whether an Authorization header has the token. */
export function tokenCheck(token: string): (header: string | undefined) => boolean {
  const wanted = fingerprint(token)
  return (header) => {
    const given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? ''
    // Hashes have the same length whatever was sent, so the comparison time reveals nothing.
    return timingSafeEqual(fingerprint(given), wanted)
  }
}

function fingerprint(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}

/** A token bucket: a burst at once, then a steady rate. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #most: number
  readonly #elapsed: () => number
  #left: number
  #countedAt: number

  /** `elapsed`: monotonic milliseconds. */
  constructor(perSecond: number, most: number, elapsed: () => number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#elapsed = elapsed
    this.#left = most
    this.#countedAt = elapsed()
  }

  /** Takes one, or returns the milliseconds until there is one. */
  take(): number {
    const now = this.#elapsed()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#countedAt) / 1000) * this.#perSecond)
    this.#countedAt = now
    if (this.#left < 1) return ((1 - this.#left) / this.#perSecond) * 1000
    this.#left--
    return 0
  }
}
