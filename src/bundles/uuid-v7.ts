import { createHash, randomBytes } from 'node:crypto'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** In lower case, as RFC 9562 wants it written. */
export const UUID_V7_PATTERN: RegExp = UUID_V7

export function isUuidV7(text: string): boolean {
  return UUID_V7.test(text)
}

/** An id whose first half tells when it was made, so that ids sort by age. */
export function uuidV7(now: Date): string {
  return layOut(now.getTime(), randomBytes(10))
}

/** The same id for the same name, everywhere: for what comes with Sous or is made from a file of another kind. */
export function namedUuidV7(name: string): string {
  return layOut(Date.UTC(2026, 0, 1), createHash('sha256').update(`sous ${name}`).digest())
}

function layOut(milliseconds: number, noise: Uint8Array): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  bytes.set(noise.subarray(0, 10), 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
