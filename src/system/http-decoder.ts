import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'

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
