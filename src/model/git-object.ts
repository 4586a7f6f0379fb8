import { createHash } from 'node:crypto'
import { asBuffer } from './bytes.ts'

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
