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
