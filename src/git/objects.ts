import { createHash } from 'node:crypto'
import { constants, deflateSync } from 'node:zlib'
import { asBuffer } from '../base/bytes.ts'

/** How a repository names its objects. */
export type ObjectFormat = 'sha1' | 'sha256'

const SHA1_DIGITS = 40

/** The format of the repository that an object id comes from. */
export function formatOf(id: string): ObjectFormat {
  return id.length === SHA1_DIGITS ? 'sha1' : 'sha256'
}

export interface GitObject {
  readonly type: 'blob' | 'tree' | 'commit'
  readonly bytes: Uint8Array
}

/** The name that git gives to an object. */
export function objectId({ type, bytes }: GitObject, format: ObjectFormat): string {
  return createHash(format).update(`${type} ${bytes.length}\0`).update(asBuffer(bytes)).digest('hex')
}

/** The name that git gives to a content, as it is: no filter or attribute has a say. */
export function blobId(bytes: Uint8Array, format: ObjectFormat): string {
  return objectId({ type: 'blob', bytes }, format)
}

const TYPES = { commit: 1, tree: 2, blob: 3 } as const

/** Objects in the form in which git takes many at once: a file for each would take a hundred times as long. */
export function packObjects(objects: readonly GitObject[], format: ObjectFormat): Uint8Array {
  const head = Buffer.alloc(12)
  head.write('PACK')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(objects.length, 8)
  const parts: Uint8Array[] = [head]
  for (const { type, bytes } of objects)
    parts.push(entryHead(TYPES[type], bytes.length), deflateSync(bytes, { level: constants.Z_BEST_SPEED }))
  const hash = createHash(format)
  for (const part of parts) hash.update(part)
  return Buffer.concat([...parts, hash.digest()])
}

/** The type and the lowest four bits of the size, then seven bits at a time; the highest bit says that more follow. */
function entryHead(type: number, size: number): Uint8Array {
  const head = [(type << 4) | (size & 0x0f)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    head[head.length - 1] = (head.at(-1) ?? 0) | 0x80
    head.push(rest % 128)
  }
  return Uint8Array.from(head)
}
