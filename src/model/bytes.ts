/** The same bytes, not a copy, with what Node's buffers can do. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** How much memory small contents share, and how large they are at most: what lives longest keeps all of it. */
const SHARED_BYTES = 256 * 1024
const SMALL_BYTES = 16 * 1024
/** Processors copy faster to where a line of their cache begins. */
const CACHE_LINE = 64

let shared = Buffer.alloc(0)
let used = 0

/** Room for so many bytes, with anything in it. For each of thousands to have memory of its own takes longer than to read a file. */
export function roomFor(size: number): Buffer {
  if (size > SMALL_BYTES) return Buffer.allocUnsafeSlow(size)
  if (used + size > shared.length) {
    shared = Buffer.allocUnsafeSlow(SHARED_BYTES)
    used = CACHE_LINE
  }
  const room = shared.subarray(used, used + size)
  used += Math.ceil(size / CACHE_LINE) * CACHE_LINE
  return room
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
