import type { IncomingMessage } from 'node:http'
import type { Readable, Transform } from 'node:stream'
import type { HttpOutcome, HttpRequest } from './http.ts'

/** Reads a body up to a limit of decoded bytes, and ends the transfer there. */
export async function readBody(
  message: IncomingMessage,
  { maxBytes, onBytes }: Pick<HttpRequest, 'maxBytes' | 'onBytes'>,
  hops: readonly string[],
): Promise<HttpOutcome> {
  const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const decoder = await decoderFor(encoding)
  if (decoder === undefined) {
    message.destroy()
    return { kind: 'failed', message: `the server answered in the encoding '${encoding.slice(0, 40)}', which was not asked for` }
  }
  try {
    const body = await readUpTo(decoder === 'none' ? message : decode(message, decoder), maxBytes, onBytes)
    const { 'content-type': contentType = '', 'retry-after': retryAfter } = message.headers
    const answer = { kind: 'answered', status: message.statusCode ?? 0, hops, contentType, ...body } as const
    return retryAfter === undefined ? answer : { ...answer, retryAfter }
  } catch (error) {
    return { kind: 'failed', message: describeNetworkError(error) }
  } finally {
    message.destroy()
  }
}

/** Servers may compress although they were asked not to. What comes out is counted, so a small body cannot become a huge one. */
async function decoderFor(encoding: string): Promise<Transform | 'none' | undefined> {
  if (encoding === 'identity' || encoding === '') return 'none'
  const zlib = await import('node:zlib')
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip()
    case 'deflate':
      return zlib.createInflate()
    case 'br':
      return zlib.createBrotliDecompress()
    default:
      return undefined
  }
}

function decode(message: IncomingMessage, decoder: Transform): Readable {
  message.on('error', (error) => decoder.destroy(error))
  return message.pipe(decoder)
}

async function readUpTo(
  body: Readable,
  maxBytes: number,
  onBytes: HttpRequest['onBytes'],
): Promise<{ readonly bytes: Uint8Array; readonly truncated: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    onBytes?.(size > maxBytes ? chunk.subarray(0, Math.max(chunk.length - (size - maxBytes), 0)) : chunk)
    if (size > maxBytes) return { bytes: Buffer.concat(chunks, maxBytes), truncated: true }
  }
  return { bytes: Buffer.concat(chunks), truncated: false }
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

/** What went wrong on the way, in words; trying several addresses fails with the reason of the first. */
export function describeNetworkError(error: unknown): string {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  const { code, message } = first as NodeJS.ErrnoException
  return NETWORK_ERRORS[code ?? ''] ?? (message || (code ?? 'unknown network error'))
}
