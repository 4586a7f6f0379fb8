import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuseRequest } from './answers.ts'

export const MAX_BODY_BYTES: number = 1024 * 1024
const WITH_BODY: readonly string[] = ['PUT', 'PATCH', 'POST']
const FAILURES_PER_SECOND = 10

export interface GuardOptions {
  readonly token: string
  /** The names by which this server may be called, with the port: `127.0.0.1:4711`. */
  readonly hosts: () => readonly string[]
}

/**
 * A page of any website can send requests to this machine, also under a name that it made point here. So the name must be
 * this machine's, nothing may come from a page, and the token must be there, on every route.
 */
export function guardCallers({ token, hosts }: GuardOptions): MiddlewareHandler {
  const wanted = fingerprint(token)
  let failures = { second: 0, count: 0 }
  return async (context: Context, next: Next) => {
    const host = context.req.header('host') ?? ''
    if (!hosts().includes(host.toLowerCase()))
      return refuseRequest(context, 403, 'This host is not served here', 'Use 127.0.0.1 and the port.')
    const origin = context.req.header('origin')
    if (origin !== undefined && !hosts().some((known) => origin === `http://${known}`))
      return refuseRequest(context, 403, 'Requests from web pages are not answered', 'Send no Origin header.')
    if (!isToken(context.req.header('authorization'), wanted)) {
      const second = Math.floor(Date.now() / 1000)
      failures = failures.second === second ? { second, count: failures.count + 1 } : { second, count: 1 }
      context.header('WWW-Authenticate', 'Bearer')
      if (failures.count > FAILURES_PER_SECOND)
        return refuseRequest(context, 429, 'Too many wrong tokens', 'Wait, and read the token anew.')
      return refuseRequest(context, 401, 'The bearer token is missing or wrong', "Send 'Authorization: Bearer …' with the server's token.")
    }
    return next()
  }
}

/** Only JSON: what a form or a page can send without asking first is something else. */
export const guardBodies: MiddlewareHandler = async (context, next) => {
  if (!WITH_BODY.includes(context.req.method)) return next()
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refuseRequest(context, 415, 'The body must be application/json', 'Send JSON, and say so.')
  return limitBody(context, next)
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError(context) {
    // The rest of the body is not read, so nothing can follow it.
    context.header('Connection', 'close')
    return refuseRequest(context, 413, `The body has more than ${MAX_BODY_BYTES} bytes`, 'Send less.')
  },
})

function isToken(header: string | undefined, wanted: Uint8Array): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? ''
  // Equally long, whatever was given, so that the time to compare tells nothing.
  return timingSafeEqual(fingerprint(given), wanted)
}

function fingerprint(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
