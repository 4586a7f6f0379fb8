import type { IncomingMessage } from 'node:http'
import type { HttpOutcome, HttpRequest } from './http.ts'
import { unpacked } from './http-decoder.ts'
import { networkFailure } from './network-error.ts'

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
