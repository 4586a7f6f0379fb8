import { isAscii, isUtf8 } from 'node:buffer'
import { markLength } from '../text.ts'

/** The encoding to show a file in: UTF-8, or each byte one character. ASCII is both, and faster as the latter. */
export function encodingOf(bytes: Buffer): 'utf8' | 'latin1' {
  return isAscii(bytes) || !isUtf8(bytes) ? 'latin1' : 'utf8'
}

export function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes)
  return bytes.toString(encoding, textStart(bytes, encoding))
}

/** Behind the mark of UTF-8, where the file is that. */
export function textStart(bytes: Buffer, encoding: 'utf8' | 'latin1'): number {
  return encoding === 'utf8' ? markLength(bytes) : 0
}
