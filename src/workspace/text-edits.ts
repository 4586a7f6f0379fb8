import type { Edit } from '../model/change.ts'
import { type Encoding, encodeText, type Text, UTF8_MARK_BYTES } from './text.ts'

/** A replaced range of a text, in characters (UTF-16 units) of the text as it was. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Says where edits of a text lie in the bytes it was read from. The edits are sorted and do not overlap. */
export function toByteEdits({ text, encoding }: Text, bytes: Uint8Array, edits: readonly TextEdit[]): readonly Edit[] {
  const encode = rememberLast((replacement) => encodeReplacement(replacement, encoding))
  const skipped = encoding === 'utf8-bom' ? UTF8_MARK_BYTES : 0
  const isOneByteEach = bytes.length - skipped === text.length
  let seenUnits = 0
  let seenBytes = skipped
  const position = (unit: number): number => {
    if (isOneByteEach) return unit + skipped
    seenBytes += Buffer.byteLength(text.slice(seenUnits, unit))
    seenUnits = unit
    return seenBytes
  }
  return edits.map((edit) => {
    const start = position(edit.start)
    return { start, end: position(edit.end), replacement: encode(edit.replacement) }
  })
}

/** How many bytes there would be. A short text can be made to grow beyond all memory. */
export function lengthAfter(bytes: Uint8Array, edits: readonly Edit[]): number {
  return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length)
}

/** The bytes after sorted edits that do not overlap. Whatever lies between them is copied as it is. */
export function applyEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const result = Buffer.allocUnsafeSlow(lengthAfter(bytes, edits))
  let from = 0
  let to = 0
  for (const edit of edits) {
    result.set(bytes.subarray(from, edit.start), to)
    to += edit.start - from
    result.set(edit.replacement, to)
    to += edit.replacement.length
    from = edit.end
  }
  result.set(bytes.subarray(from), to)
  return result
}

/** Whether an edit begins or ends between the two halves of a character outside the basic plane. */
export function splitsCharacter(text: string, { start, end }: TextEdit): boolean {
  return isInsidePair(text, start) || isInsidePair(text, end)
}

function isInsidePair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1))
}

function encodeReplacement(replacement: string, encoding: Encoding): Uint8Array {
  return encodeText({ text: replacement, encoding: encoding === 'utf8-bom' ? 'utf8' : encoding })
}

/** Thousands of edits in a row mostly insert the same text. */
function rememberLast<Out>(make: (text: string) => Out): (text: string) => Out {
  let last: { readonly text: string; readonly made: Out } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) }
    return last.made
  }
}
