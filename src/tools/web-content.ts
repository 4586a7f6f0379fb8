import { TextDecoder } from 'node:util'

/** Types that are never shown as text, whatever their bytes look like. */
const BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i
const UTF_16 = /^utf-?16/i

export interface WebContent {
  /** `undefined` when the bytes are not text. */
  readonly text: string | undefined
  readonly warnings: readonly string[]
}

/** The bytes of an answer as text, in the character set that its type names, or else UTF-8. */
export function decodeWebContent(bytes: Uint8Array, contentType: string, isTruncated: boolean): WebContent {
  const charset = CHARSET.exec(contentType)?.[1] ?? 'utf-8'
  const isBinary = BINARY_TYPE.test(contentType.trim()) || (bytes.includes(0) && !UTF_16.test(charset))
  if (isBinary) return { text: undefined, warnings: ['Content is not text and is left out; size and sha256 describe it'] }
  const decoder = decoderFor(charset)
  // A character that the limit cut in two is left out.
  const text = (decoder ?? new TextDecoder()).decode(bytes, { stream: isTruncated })
  return { text, warnings: decoder === undefined ? [`Unknown character set '${charset}', read as UTF-8`] : [] }
}

function decoderFor(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}
