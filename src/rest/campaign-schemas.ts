import * as z from 'zod/mini'
import { once } from '../base/result.ts'
import { ROW_STATES, type RowState } from '../campaign/rows.ts'

const count = () => z.int().check(z.gte(0))
const counts = () => z.strictObject({ todo: count(), done: count(), stopped: count() })
const state = () => z.enum(Object.keys(ROW_STATES) as [RowState, ...RowState[]])

const summary = {
  id: z.string(),
  title: z.string(),
  /** `new`: not planned yet. `invalid`: its file has errors, or is gone. */
  phase: z.enum(['active', 'paused', 'closed', 'new', 'invalid']),
  /** Repositories that someone or something goes on with, that are done, and that need a hand. */
  counts: counts(),
}

export const campaignsAnswer = once(() => z.strictObject({ campaigns: z.array(z.strictObject(summary)) }))

export const campaignParams = once(() =>
  z.strictObject({ campaign: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'must be the name of a campaign')) }),
)

const group = () =>
  z.strictObject({
    /** `a`, `b`, … as commands name it. */
    label: z.string(),
    repositories: count(),
    approved: count(),
    files: z.optional(count()),
    added: z.optional(count()),
    removed: z.optional(count()),
    /** The patch of one of its repositories. */
    sample: z.strictObject({ repository: z.string(), lines: z.array(z.string()), isCut: z.boolean() }),
  })

const row = () =>
  z.strictObject({
    name: z.string(),
    state: state(),
    kind: z.enum(['todo', 'done', 'stopped']),
    group: z.optional(z.string()),
    wave: z.optional(z.string()),
    delivered: z.optional(z.string()),
    why: z.optional(z.strictObject({ message: z.string(), suggestion: z.string() })),
  })

export const campaignAnswer = once(() =>
  z.strictObject({
    ...summary,
    /** Of everything that can be approved; null before it is planned. */
    digest: z.nullable(z.string()),
    states: z.array(z.strictObject({ state: state(), count: count() })),
    groups: z.array(group()),
    waves: z.array(
      z.strictObject({
        name: z.string(),
        rows: count(),
        done: count(),
        waitsFor: z.optional(z.strictObject({ wave: z.string(), rows: count() })),
      }),
    ),
    rows: z.array(row()),
    moreRows: count(),
    next: z.array(z.string()).check(z.describe('Commands to go on with, the most useful first')),
    history: z.array(z.strictObject({ at: z.string(), todo: count(), done: count(), stopped: count() })),
    problems: z.array(z.strictObject({ place: z.string(), message: z.string(), suggestion: z.string() })),
  }),
)
