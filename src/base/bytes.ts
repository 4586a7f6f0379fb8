/** A Buffer over the same bytes, not a copy. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The replacement character, which decoding puts where bytes are not UTF-8. */
const REPLACEMENT_CHARACTER = '\ufffd'

/** Whether decoding may have lost bytes of a name: then the text is not the name on disk. */
export function mayBeDamaged(text: string): boolean {
  return text.includes(REPLACEMENT_CHARACTER)
}

/** How many bytes at the end belong to an incomplete UTF-8 character. */
export function partialEndLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isContinuation(byte)) continue
    return sequenceLength(byte) > back ? back : 0
  }
  return 0
}

/** How many bytes at the start belong to a UTF-8 character whose beginning is missing. */
export function partialStartLength(bytes: Uint8Array): number {
  let start = 0
  while (start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0)) start++
  return start
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4
  if (lead >= 0xe0) return 3
  return lead >= 0xc0 ? 2 : 1
}

/**
 * Compares two strings by their UTF-8 bytes, as git sorts paths, so that lists are the same on every machine. UTF-16 order differs
 * only where a surrogate meets a code unit above it.
 */
export function compareBytes(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return rank(x) - rank(y)
  }
  return a.length - b.length
}

function rank(unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff
  return isSurrogate ? unit + 0x10000 : unit
}

/** Merges two lists that are each in byte order of their keys. */
export function mergeByBytes<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => string): readonly T[] {
  if (second.length === 0) return first
  if (first.length === 0) return second
  const merged: T[] = []
  let next = 0
  for (const item of first) {
    const key = keyOf(item)
    for (let other = second[next]; other !== undefined && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other)
    merged.push(item)
  }
  for (; next < second.length; next++) merged.push(second[next] as T)
  return merged
}
