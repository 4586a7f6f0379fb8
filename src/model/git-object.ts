import { createHash } from 'node:crypto'
import { asBuffer } from './bytes.ts'

/** How a repository names its objects. */
export type ObjectFormat = 'sha1' | 'sha256'

/** The name that git gives to a content, as it is: no filter or attribute has a say. */
export function blobId(bytes: Uint8Array, format: ObjectFormat): string {
  return createHash(format).update(`blob ${bytes.length}\0`).update(asBuffer(bytes)).digest('hex')
}
