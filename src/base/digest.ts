import { compareBytes } from './bytes.ts'
import { type ToolError, toolError } from './errors/tool-errors.ts'
import { briefText } from './path.ts'
import type { Digest, DigestPrefix } from './recipe.ts'
import { failure, type Result, success } from './result.ts'

/** A tag that is unique within its record, and its bytes. `undefined` leaves the field out. */
export type DigestField = readonly [tag: number, bytes: Uint8Array | undefined]

const HEAD_BYTES = 12
const DIGEST = /^[0-9a-f]{64}$/
const PREFIX = /^[0-9a-f]{12,64}$/

/**
 * Writes each field as its tag (32 bits), its length (64 bits) and its bytes. Two different lists of fields never give the same
 * bytes, wherever one field ends and the next begins.
 */
export function encodeRecord(fields: readonly DigestField[]): Uint8Array {
  const size = fields.reduce((sum, [, bytes]) => (bytes === undefined ? sum : sum + HEAD_BYTES + bytes.length), 0)
  const record = Buffer.allocUnsafe(size)
  let at = 0
  for (const [tag, bytes] of fields) {
    if (bytes === undefined) continue
    record.writeUInt32BE(tag, at)
    record.writeUInt32BE(Math.floor(bytes.length / 2 ** 32), at + 4)
    record.writeUInt32BE(bytes.length % 2 ** 32, at + 8)
    record.set(bytes, at + HEAD_BYTES)
    at += HEAD_BYTES + bytes.length
  }
  return record
}

/** A list: its items as fields of one tag, so that an empty list and a list of one empty item differ. */
export function encodeList(items: readonly Uint8Array[]): Uint8Array {
  return encodeRecord(items.map((item) => [1, item]))
}

/** UTF-8. A lone surrogate, which UTF-8 cannot encode, gets bytes of its own, so that two different texts never collide. */
export function encodeText(text: string): Uint8Array {
  if (text.isWellFormed()) return Buffer.from(text, 'utf8')
  const parts: Uint8Array[] = []
  for (const character of text) {
    const unit = character.charCodeAt(0)
    const isHalf = character.length === 1 && unit >= 0xd800 && unit <= 0xdfff
    parts.push(isHalf ? Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]) : Buffer.from(character))
  }
  return Buffer.concat(parts)
}

export function encodeNumber(value: number): Uint8Array {
  if (!Number.isFinite(value)) throw new Error(`A plan has no number ${value}.`)
  const bytes = Buffer.alloc(8)
  // JSON has no negative zero, so a plan would differ after writing and reading it.
  bytes.writeDoubleBE(value === 0 ? 0 : value)
  return bytes
}

/** A JSON value with its type; keys sorted by bytes. */
export function encodeValue(value: unknown): Uint8Array {
  if (value === null) return encodeRecord([[1, new Uint8Array()]])
  if (typeof value === 'boolean') return encodeRecord([[2, Buffer.from([value ? 1 : 0])]])
  if (typeof value === 'number') return encodeRecord([[3, encodeNumber(value)]])
  if (typeof value === 'string') return encodeRecord([[4, encodeText(value)]])
  if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]])
  if (typeof value !== 'object') throw new Error(`A plan has no value of type ${typeof value}.`)
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => compareBytes(a, b))
  const pairs = entries.map(([key, item]) =>
    encodeRecord([
      [1, encodeText(key)],
      [2, encodeValue(item)],
    ]),
  )
  return encodeRecord([[6, encodeList(pairs)]])
}

/** The SHA-256 of a record. The domain keeps digests of different things apart. */
export function digestOf(domain: string, record: Uint8Array): Digest {
  return lateCrypto().createHash('sha256').update(`${domain}\0`).update(record).digest('hex') as Digest
}

export function sha256(bytes: Uint8Array): string {
  return lateCrypto().hash('sha256', bytes, 'hex')
}

/** Loaded with the first digest: many runs need none, and loading it would make them a fifth slower. */
function lateCrypto(): typeof import('node:crypto') {
  return process.getBuiltinModule('node:crypto')
}

/** Accepts the full digest only: it is easy to find two plans with the same first digits. */
export function parseDigest(text: string): Result<Digest, ToolError> {
  if (DIGEST.test(text)) return success(text as Digest)
  return failure(ERRORS.malformed(text))
}

/** The part of a digest that people are shown to copy. */
export function shortDigest(digest: Digest): DigestPrefix {
  return digest.slice(0, 16) as DigestPrefix
}

/** On GitHub. Collisions of fewer characters can be forced in minutes. `undefined` when the text cannot be the start of a digest. */
export function parseDigestPrefix(text: string): DigestPrefix | undefined {
  return PREFIX.test(text) ? (text as DigestPrefix) : undefined
}

export function isWholeDigest(prefix: DigestPrefix): prefix is Digest {
  return DIGEST.test(prefix)
}

const ERRORS = {
  malformed: (text: string) =>
    toolError(
      'digest_malformed',
      `'${briefText(text)}' is not a plan digest: it must have 64 characters from 0-9 and a-f`,
      "Copy the whole digest from the preview, or list the saved plans with 'sous plans'.",
    ),
}
