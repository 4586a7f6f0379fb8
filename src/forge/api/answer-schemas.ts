import * as z from 'zod/mini'

/** Ids and numbers of GitHub. */
export const Positive = z.int().check(z.positive())
/** The name of a git object, SHA-1 or SHA-256. */
export const ObjectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))
