import { isUtf8 } from 'node:buffer'
import { charsetOf } from '../model/charset.ts'

/** Types that are never shown as text, whatever their bytes look like. */
const BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i
const NOT_TEXT: WebContent = { text: undefined, warnings: ['Content is not text and is left out; size and sha256 describe it'] }

export interface WebContent {
  /** `undefined` when the bytes are not text. */
  readonly text: string | undefined
  readonly warnings: readonly string[]
}

/** The bytes of an answer as text. */
export function decodeWebContent(bytes: Uint8Array, contentType: string, isTruncated: boolean): WebContent {
  if (BINARY_TYPE.test(contentType.trim())) return NOT_TEXT
  const { decoder, unknown, isGuess } = charsetOf(bytes, contentType)
  // A character that the limit cut in two is left out.
  const text = decoder.decode(bytes, { stream: isTruncated })
  if (text.includes('\0')) return NOT_TEXT
  if (unknown !== undefined) return { text, warnings: [`Unknown character set '${unknown}', read as UTF-8`] }
  const isLossy = isGuess === true && text.includes('\ufffd') && !isUtf8(bytes)
  return { text, warnings: isLossy ? ['The server names no character set, and not all bytes are UTF-8: those are shown as U+FFFD'] : [] }
}
