import type * as z from 'zod/mini'

type ObjectSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$strict>

export interface Route {
  readonly name: string
  readonly method: 'get' | 'put' | 'patch' | 'delete' | 'post'
  /** With `{name}` for path parameters. */
  readonly path: string
  readonly summary: string
  readonly params?: () => ObjectSchema
  readonly query?: () => ObjectSchema
  readonly body?: () => z.core.$ZodType
  /** Of the body; a megabyte when left out. */
  readonly maxBytes?: number
  /** The successful responses; `undefined` for an empty one. */
  readonly answers: Readonly<Record<number, (() => z.core.$ZodType) | undefined>>
  /** Other possible statuses, in addition to 400, 401, 403, 413, 415 and 429. */
  readonly refusals: readonly number[]
}
