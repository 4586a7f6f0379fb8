import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface HttpRequest {
  readonly url: URL
  /** GET when left out. */
  readonly method?: HttpMethod
  /** Sent in addition to the default headers, or instead of them. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** `same-origin` for a request with credentials for this origin: a redirect elsewhere is refused. */
  readonly redirects?: 'anywhere' | 'same-origin'
  /** The only `host` or `host:port` that may be reached, redirects included; any host when left out. */
  readonly allowedHosts?: readonly string[]
  /** Called with each chunk of the decoded body and its content type. */
  readonly onBytes?: (bytes: Uint8Array, contentType: string) => void
  readonly timeoutMs: number
  /** How much of the decoded body is kept. The transfer stops there. */
  readonly maxBytes: number
  /** `host` or `host:port` that may be reached although its address is private, loopback or link-local. */
  readonly allowPrivate: readonly string[]
  /** Called for every host before anything is sent to it, including redirect targets. */
  readonly mayReach?: (host: string) => boolean
  readonly signal: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  /** Every URL that was requested; the last one sent the response. */
  readonly hops: readonly string[]
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly truncated: boolean
  /** The `Retry-After` header. */
  readonly retryAfter?: string
}

interface HttpProblem {
  readonly message: string
  /** What to do about it, where the usual advice does not fit. */
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
  /** Follows redirects by hand and checks every hop. Sends nothing that identifies anyone unless told to. */
  send(request: HttpRequest): Promise<HttpOutcome>
}

const MAX_NAME_CHARACTERS = 100

/** Reads a body up to a limit of decoded bytes and stops the transfer there. */
export async function collectBody(
  message: IncomingMessage,
  { maxBytes, onBytes }: Pick<HttpRequest, 'maxBytes' | 'onBytes'>,
  hops: readonly string[],
): Promise<HttpOutcome> {
  const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  try {
    const chunks = await unpacked(message, encoding)
    if (chunks === undefined) return { kind: 'failed', message: `the server responded in ${named(encoding)}, which Sous did not request` }
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

/** In full or not at all: part of a secret would no longer be recognised and masked. */
function named(encoding: string): string {
  return encoding.length <= MAX_NAME_CHARACTERS ? `the encoding '${encoding}'` : 'an encoding with a long name'
}

/** What is wrong with a compressed body, by the decoder's error code; `undefined` for other errors. */
function describeDamage(error: unknown, encoding: string): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'the compressed body ends too early'
  return /^(?:Z_|ERR_(?:_|BROTLI_))/.test(code) ? `the body is not valid ${encoding}` : undefined
}

/** Counts the decoder's output, so a small body cannot expand to a huge one. */
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

/** The lower half of the first byte of a zlib header. Raw deflate never starts like this. */
const ZLIB_METHOD = 8

/** The decompressed body; `undefined` for an unknown encoding. Servers may compress although they were asked not to. */
export async function unpacked(message: IncomingMessage, encoding: string): Promise<AsyncIterable<Buffer> | undefined> {
  if (encoding === 'identity' || encoding === '') return message
  const makeDecoder = decoderFor(encoding, await import('node:zlib'))
  if (makeDecoder === undefined) return undefined
  const chunks: AsyncIterator<Buffer> = message[Symbol.asyncIterator]()
  const first = await chunks.next()
  // Responses without a body are empty, whatever their headers say.
  if (first.done) return message
  const decoder = makeDecoder(first.value[0] ?? 0)
  // The reader of the decoder gets the error.
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
      // The standard requires a zlib header, but so many servers omit it that every browser accepts both.
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
  EAI_AGAIN: 'host not found (the name server does not respond)',
  HPE_HEADER_OVERFLOW: 'the response headers are too large',
}

/** OpenSSL's message for bytes that are not TLS, without its source file names. */
const NOT_TLS = /:(?:wrong version number|(?:packet|data) length too long):/
const TLS_REASON = /:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):/

/** Describes a network error. When several addresses were tried, the reason of the first. */
export function networkFailure(error: unknown): HttpOutcome {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  const { code, message } = first as NodeJS.ErrnoException
  if (code === 'EPROTO') return tlsFailure(message)
  return { kind: 'failed', message: NETWORK_ERRORS[code ?? ''] ?? (message || (code ?? 'unknown network error')) }
}

function tlsFailure(message: string): HttpOutcome {
  if (NOT_TLS.test(message))
    return { kind: 'failed', message: 'the server does not use TLS on this port', advice: 'Is it an http:// address?' }
  const reason = TLS_REASON.exec(message)?.[1]
  return { kind: 'failed', message: reason === undefined ? message : `the TLS handshake failed: ${reason}` }
}
