import { asBuffer } from '../model/bytes.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'

/**
 * How a file's bytes became a string. `single-byte` is a file that is not UTF-8 (latin-1, Windows-1252, …): each byte is
 * one character, so whatever is not touched comes back as it was.
 */
export type Encoding = 'utf8' | 'utf8-bom' | 'single-byte'

export interface Text {
  readonly text: string
  readonly encoding: Encoding
}

export const UTF8_MARK_BYTES = 3
/** As git does: a NUL in the beginning makes a file binary. */
const BINARY_PROBE_BYTES = 8000

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function isBinary(bytes: Uint8Array): boolean {
  const zero = bytes.indexOf(0)
  return zero >= 0 && zero < BINARY_PROBE_BYTES
}

/** How many bytes at the beginning are a byte-order mark of UTF-8 and no text. */
export function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? UTF8_MARK_BYTES : 0
}

/** Reads bytes as text that `encodeText` turns back into the same bytes, or refuses. */
export function decodeText(bytes: Uint8Array, shown: string): Result<Text, ToolError> {
  if (isBinary(bytes))
    return failure(
      toolError(
        'encoding_unsupported',
        `File '${shown}' is binary`,
        'Text tools leave binary files alone. Name a text file, or change this one with a program that knows its format.',
      ),
    )
  const mark = markLength(bytes)
  try {
    return success({ text: utf8.decode(bytes.subarray(mark)), encoding: mark > 0 ? 'utf8-bom' : 'utf8' })
  } catch {
    if (hasUtf16Mark(bytes))
      return failure(
        toolError('encoding_unsupported', `File '${shown}' is neither UTF-8 nor a single-byte encoding`, 'Convert it to UTF-8 first.'),
      )
    return success({ text: asBuffer(bytes).toString('latin1'), encoding: 'single-byte' })
  }
}

export function encodeText({ text, encoding }: Text): Uint8Array {
  switch (encoding) {
    case 'utf8':
      return Buffer.from(text, 'utf8')
    case 'utf8-bom':
      return Buffer.from(`\ufeff${text}`, 'utf8')
    case 'single-byte':
      return Buffer.from(text, 'latin1')
  }
}

/** Whether text can go into a file of that encoding. Which letter a byte above 127 is, nobody can tell: ASCII only. */
export function refuseForeignText(inserted: string, encoding: Encoding, shown: string): ToolError | undefined {
  // Half of a pair would be written as U+FFFD, and finding one would cut a character of the file in two.
  if (!inserted.isWellFormed())
    return toolError(
      'encoding_unsupported',
      `The text for file '${shown}' has half of a surrogate pair`,
      'Give a text of whole characters.',
    )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
  if (encoding !== 'single-byte' || /^[\u0000-\u007f]*$/.test(inserted)) return undefined
  return toolError(
    'encoding_unsupported',
    `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`,
    'Convert the file to UTF-8 first, or use ASCII text only.',
  )
}

/** The two bytes of a UTF-16 mark next to each other are no text in any single-byte encoding people use. */
function hasUtf16Mark(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xfe || bytes[at - 1] === 0xfe) return true
  }
  return false
}
