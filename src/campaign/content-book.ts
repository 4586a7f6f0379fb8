import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { asBuffer } from '../base/bytes.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import { failure, success } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import { readSnapshot, writeSnapshot } from '../git/snapshots.ts'
import type { ContentBook } from '../github/api/write-pace.ts'
import type { Clock } from '../system/clock.ts'
import type { LedgerHome } from './ledger.ts'

const REF = 'refs/sous/created'
const FILE = 'created.json'
/** The longest window of GitHub's limits. */
const KEPT_MS = 3_600_000
const MAX_TRIES = 20

/** Of one run: when it created something, and what it may still create until when. Milliseconds of the epoch. */
const Entry = z.strictObject({
  run: z.string(),
  sent: z.array(z.int()),
  count: z.int().check(z.gte(0), z.lte(1000)),
  until: z.int(),
})
const Book = z.array(Entry)
type BookEntry = z.infer<typeof Entry>

/**
 * Keeps what the runs of all campaigns create in a ref of the control repository, without history. Whoever can push there can make the
 * runs slower with it, or as fast as one run alone.
 */
export function contentBook({ place, read, move }: LedgerHome, { now }: Pick<Clock, 'now'>): ContentBook {
  const run = randomBytes(8).toString('hex')
  return {
    async write({ sent, count, withinMs }) {
      for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
        const tip = await read(REF)
        if (!tip.ok) return failure(ERRORS.unusable(tip.error.message))
        const before = tip.value === undefined ? undefined : await readSnapshot(place, tip.value)
        if (before?.ok === false) return failure(ERRORS.unusable(before.error.message))
        const time = now()
        const from = time.getTime() - KEPT_MS
        const others = entriesIn(before?.value.files.get(FILE))
          .filter((entry) => entry.run !== run)
          .map((entry) => ({ ...entry, sent: entry.sent.filter((at) => at > from), count: entry.until > from ? entry.count : 0 }))
          .filter((entry) => entry.sent.length + entry.count > 0)
        const own = {
          run,
          sent: sent.map((age) => Math.round(time.getTime() - age)).filter((at) => at > from),
          count,
          until: time.getTime() + withinMs,
        }
        const files = new Map([[FILE, Buffer.from(`${JSON.stringify([...others, own])}\n`)]])
        const written = await writeSnapshot(place, { files, previous: undefined, message: 'created lately', time })
        if (!written.ok) return failure(ERRORS.unusable(written.error.message))
        const moved = await move({ ref: REF, from: tip.value, to: written.value.commit })
        if (!moved.ok) return failure(ERRORS.unusable(moved.error.message))
        if (moved.value) return success(others.flatMap((entry) => agesOf(entry, time.getTime())))
      }
      return failure(ERRORS.contended())
    },
  }
}

/** What a run announced counts as if it were sent at the last moment. */
function agesOf({ sent, count, until }: BookEntry, now: number): readonly number[] {
  return [...sent, ...Array.from({ length: count }, () => until)].map((at) => now - at)
}

/** A damaged book is an empty one: the pace of this run alone stays below the limits. */
function entriesIn(bytes: Uint8Array | undefined): readonly BookEntry[] {
  const json = parseJson(asBuffer(bytes ?? new Uint8Array()).toString('utf8'))
  const parsed = json.ok ? Book.safeParse(json.value) : undefined
  return parsed?.success ? parsed.data : []
}

const ERRORS = {
  unusable: (why: string): Refusal => refusal('api_unavailable', `Cannot write ${REF}, which paces what campaigns create: ${why}`),
  contended: () => refusal('api_unavailable', `Other runs keep writing ${REF}`),
}
