import { isAscii, isUtf8 } from 'node:buffer'

const BINARY_PROBE_BYTES = 8000

export function looksBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0)
}

/** How many bytes at the beginning are a mark and no text. */
export function markLength(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
}

/** The encoding to show a file in: UTF-8, or each byte one character. ASCII is both, and faster as the latter. */
export function encodingOf(bytes: Buffer): 'utf8' | 'latin1' {
  return isAscii(bytes) || !isUtf8(bytes) ? 'latin1' : 'utf8'
}

export function decode(bytes: Buffer): string {
  return bytes.toString(encodingOf(bytes), markLength(bytes))
}
