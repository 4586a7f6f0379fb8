import { isAscii, isUtf8 } from 'node:buffer'
import { markLength } from '../text.ts'

/** The encoding to show a file in: UTF-8, or each byte one character. ASCII is both, and faster as the latter. */
export function encodingOf(bytes: Buffer): 'utf8' | 'latin1' {
  return isAscii(bytes) || !isUtf8(bytes) ? 'latin1' : 'utf8'
}

export function decode(bytes: Buffer): string {
  return bytes.toString(encodingOf(bytes), markLength(bytes))
}
