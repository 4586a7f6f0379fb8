import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface HttpRequest {
  readonly url: URL
  /** GET when left out. */
  readonly method?: HttpMethod
  /** Sent beside, or in place of, those that say that Sous is asking. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** `same-origin` for a request that carries what only this origin may see: a redirect elsewhere is refused. */
  readonly redirects?: 'anywhere' | 'same-origin'
  /** `host` or `host:port` that alone may be reached, also by redirects; any host when left out. */
  readonly allowedHosts?: readonly string[]
  /** Called with each piece of the decoded body as it comes, and with what the server calls it. */
  readonly onBytes?: (bytes: Uint8Array, contentType: string) => void
  readonly timeoutMs: number
  /** How much of the decoded body is kept; the transfer is ended there. */
  readonly maxBytes: number
  /** `host` or `host:port` that may be reached although its address is private, loopback or link-local. */
  readonly allowPrivate: readonly string[]
  /** Asked for every host before anything is sent to it, also for those that a redirect leads to. */
  readonly mayReach?: (host: string) => boolean
  readonly signal: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  /** Every URL asked, the last one being the one that answered. */
  readonly hops: readonly string[]
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly truncated: boolean
  /** What the server says about when to come again. */
  readonly retryAfter?: string
}

interface HttpProblem {
  readonly message: string
  /** What to do about it, where that is not what helps in most cases of its kind. */
  readonly advice?: string
}

export type HttpOutcome =
  | ({ readonly kind: 'answered' } & HttpAnswer)
  | ({ readonly kind: 'denied' } & HttpProblem)
  | { readonly kind: 'too_many_redirects'; readonly message: string; readonly lastUrl: string }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'cancelled' }
  | ({ readonly kind: 'failed' } & HttpProblem)

export interface Http {
  /** Redirects are followed by hand and every hop is checked. Nothing that identifies anyone is sent along unasked. */
  send(request: HttpRequest): Promise<HttpOutcome>
}

const MAX_NAME_CHARACTERS = 100

/** Reads a body up to a limit of decoded bytes, and ends the transfer there. */
export async function readBody(
  message: IncomingMessage,
  { maxBytes, onBytes }: Pick<HttpRequest, 'maxBytes' | 'onBytes'>,
  hops: readonly string[],
): Promise<HttpOutcome> {
  const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  try {
    const chunks = await unpacked(message, encoding)
    if (chunks === undefined) return { kind: 'failed', message: `the server answered in ${named(encoding)}, which was not asked for` }
    const { 'content-type': contentType = '', 'retry-after': retryAfter } = message.headers
    const body = await readUpTo(chunks, maxBytes, (bytes) => onBytes?.(bytes, contentType))
    const answer = { kind: 'answered', status: message.statusCode ?? 0, hops, contentType, ...body } as const
    return retryAfter === undefined ? answer : { ...answer, retryAfter }
  } catch (error) {
    const damage = describeDamage(error, encoding)
    return damage === undefined ? networkFailure(error) : { kind: 'failed', message: damage }
  } finally {
    message.destroy()
  }
}

/** Whole or not at all: a part of it would no longer be recognised as something that must not be shown. */
function named(encoding: string): string {
  return encoding.length <= MAX_NAME_CHARACTERS ? `the encoding '${encoding}'` : 'an encoding with a long name'
}

/** What is wrong with a packed body, by the code of its decoder; `undefined` for what went wrong elsewhere. */
function describeDamage(error: unknown, encoding: string): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'the compressed body ends too early'
  return /^(?:Z_|ERR_(?:_|BROTLI_))/.test(code) ? `the body is not valid ${encoding}` : undefined
}

/** What comes out of a decoder is counted, so a small body cannot become a huge one. */
async function readUpTo(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  onBytes: (bytes: Uint8Array) => void,
): Promise<{ readonly bytes: Uint8Array; readonly truncated: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    onBytes(size > maxBytes ? chunk.subarray(0, Math.max(chunk.length - (size - maxBytes), 0)) : chunk)
    if (size > maxBytes) return { bytes: Buffer.concat(chunks, maxBytes), truncated: true }
  }
  return { bytes: Buffer.concat(chunks), truncated: false }
}

/** The lower half of the first byte where there is a header of zlib; without one, no packer begins like this. */
const ZLIB_METHOD = 8

/**
 * The body as it was before it was packed; `undefined` for a packing that is not known. Servers may pack although they were
 * asked not to.
 */
export async function unpacked(message: IncomingMessage, encoding: string): Promise<AsyncIterable<Buffer> | undefined> {
  if (encoding === 'identity' || encoding === '') return message
  const makeDecoder = decoderFor(encoding, await import('node:zlib'))
  if (makeDecoder === undefined) return undefined
  const chunks: AsyncIterator<Buffer> = message[Symbol.asyncIterator]()
  const first = await chunks.next()
  // Nothing at all is what answers without a body have, whatever their headers say of it.
  if (first.done) return message
  const decoder = makeDecoder(first.value[0] ?? 0)
  // Whoever reads from the decoder learns what went wrong.
  return pipeline(joined(first.value, chunks), decoder, () => undefined)
}

async function* joined(first: Buffer, others: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* { [Symbol.asyncIterator]: () => others }
}

function decoderFor(encoding: string, zlib: typeof import('node:zlib')): ((first: number) => Transform) | undefined {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return () => zlib.createGunzip()
    case 'deflate':
      // By the standard with the header of zlib; so many servers leave it out that every browser takes both.
      return (first) => ((first & 0x0f) === ZLIB_METHOD ? zlib.createInflate() : zlib.createInflateRaw())
    case 'br':
      return () => zlib.createBrotliDecompress()
    default:
      return undefined
  }
}

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  ETIMEDOUT: 'connection timed out',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found (the name server does not answer)',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are too large',
}

/** What OpenSSL says of bytes that are no TLS at all; everything around it names its own source files. */
const NOT_TLS = /:(?:wrong version number|(?:packet|data) length too long):/
const TLS_REASON = /:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):/

/** What went wrong on the way, in words; trying several addresses fails with the reason of the first. */
export function networkFailure(error: unknown): HttpOutcome {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  const { code, message } = first as NodeJS.ErrnoException
  if (code === 'EPROTO') return tlsFailure(message)
  return { kind: 'failed', message: NETWORK_ERRORS[code ?? ''] ?? (message || (code ?? 'unknown network error')) }
}

function tlsFailure(message: string): HttpOutcome {
  if (NOT_TLS.test(message))
    return { kind: 'failed', message: 'the server does not speak TLS on this port', advice: 'Is it an http:// address?' }
  const reason = TLS_REASON.exec(message)?.[1]
  return { kind: 'failed', message: reason === undefined ? message : `TLS could not be agreed on: ${reason}` }
}
