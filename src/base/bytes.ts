/** The same bytes, not a copy, with what Node's buffers can do. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** What stands for bytes that are not UTF-8 where they were read as text all the same. */
const REPLACEMENT_CHARACTER = '\ufffd'

/** Whether a text may have been other bytes than its own: then it is not the name that something has on disk. */
export function mayBeDamaged(text: string): boolean {
  return text.includes(REPLACEMENT_CHARACTER)
}

/** How many bytes at the end are the beginning of a UTF-8 character whose rest is missing. */
export function partialEndLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isContinuation(byte)) continue
    return sequenceLength(byte) > back ? back : 0
  }
  return 0
}

/** How many bytes at the start are the rest of a UTF-8 character whose beginning is missing. */
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
 * Compares two strings as their UTF-8 bytes would compare, which is how git sorts paths and what makes a list the same
 * on every machine. UTF-16 order differs only where a surrogate meets a code unit above it.
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
