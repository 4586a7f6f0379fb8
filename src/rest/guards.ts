import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler, Next } from 'hono'
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
}

export interface RateLimit {
  /** How many requests per second a client may make on average. Three seconds' worth may come at once. */
  readonly perSecond: number | 'off'
  /** Monotonic milliseconds. */
  elapsed(): number
}

/**
 * Any web page can send requests to this machine, even under a host name that it pointed here (DNS rebinding). So every route
 * checks that the host is this machine, that the request does not come from a page, and that it has the token.
 */
export function guardCallers({ token, hosts, rate }: GuardOptions): MiddlewareHandler {
  const wanted = fingerprint(token)
  // Only the token identifies a client: any process on this machine can choose an address and open connections. Requests without it
  // share one bucket, so that they cannot use up the client's.
  const [client, strangers] = [bucketFor(rate), bucketFor(rate)]
  return async (context: Context, next: Next) => {
    const refused = refuseCaller(context, hosts(), wanted)
    const waitMs = (refused === undefined ? client : strangers)?.take() ?? 0
    if (waitMs > 0) return rateAnswer(context, `The rate limit is ${countOf(Number(rate.perSecond), 'request')} per second`, waitMs / 1000)
    return refused === undefined ? next() : refused()
  }
}

function bucketFor({ perSecond, elapsed }: RateLimit): TokenBucket | undefined {
  return perSecond === 'off' ? undefined : new TokenBucket(perSecond, perSecond * BURST_SECONDS, elapsed)
}

function refuseCaller(context: Context, hosts: readonly string[], wanted: Uint8Array): (() => Response) | undefined {
  const host = context.req.header('host') ?? ''
  if (!hosts.includes(host.toLowerCase()))
    return () => requestAnswer(context, 403, 'This host is not served here', 'Use 127.0.0.1 and the port.')
  const origin = context.req.header('origin')
  if (origin !== undefined && !hosts.some((known) => origin === `http://${known}`))
    return () => requestAnswer(context, 403, 'Requests from web pages are refused', 'Remove the Origin header.')
  if (isToken(context.req.header('authorization'), wanted)) return undefined
  return () => {
    context.header('WWW-Authenticate', 'Bearer')
    return requestAnswer(context, 401, 'The bearer token is missing or wrong', "Send 'Authorization: Bearer …' with the server's token.")
  }
}

/** JSON only: forms and pages cannot send it without a preflight request. */
export const guardBodies: MiddlewareHandler = async (context, next) => {
  if (!WITH_BODY.includes(context.req.method)) return next()
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    return requestAnswer(context, 415, 'The body must be application/json', 'Send JSON with that content type.')
  return limitBody(context, next)
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError(context) {
    // The rest of the body is not read, so nothing can follow on this connection.
    context.header('Connection', 'close')
    return requestAnswer(context, 413, `The body has more than ${MAX_BODY_BYTES} bytes`, 'Send less.')
  },
})

function isToken(header: string | undefined, wanted: Uint8Array): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? ''
  // Hashes have the same length whatever was sent, so the comparison time reveals nothing.
  return timingSafeEqual(fingerprint(given), wanted)
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
