import * as z from 'zod/mini'
import { once } from '../base/result.ts'

export const settingsAnswer = once(() =>
  z.strictObject({
    version: z.string(),
    /** Absolute path of the folder that is served. */
    folder: z.string(),
    isRepository: z.boolean(),
    /** The branch that is checked out. */
    branch: z.optional(z.string()),
    /** What `language:` in the configuration says. */
    language: z.optional(z.string()),
    /** Whether a person can be asked for approval: with `sous studio`. */
    canAsk: z.boolean(),
  }),
)

export const paletteAnswer = once(() =>
  z.strictObject({
    items: z.array(
      z.strictObject({
        kind: z.enum(['recipe', 'tool', 'plan']),
        /** A path of /recipes, the name of a tool as steps write it, or the digest of a plan. */
        id: z.string(),
        title: z.string(),
        detail: z.string(),
        /** Other words to find it by. */
        keywords: z.array(z.string()),
        usedAt: z.optional(z.string()),
      }),
    ),
  }),
)
