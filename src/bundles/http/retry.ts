import { setTimeout as pause } from 'node:timers/promises'
import type { HttpOutcome } from '../../system/http.ts'
import type { HttpCall } from '../bundle-schemas.ts'

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']
const PASSING_STATUSES: readonly number[] = [408, 429, 502, 503, 504]
const USUAL_BACKOFF_MS = 250
const LONGEST_BACKOFF_MS = 10_000
/** A server that wants to be left alone for longer is left alone: the call fails and says so. */
export const LONGEST_RETRY_AFTER_MS = 30_000

export interface RetryRules {
  readonly maxRetries: number
  readonly backoffMs?: number | undefined
  readonly now: () => Date
  readonly signal: AbortSignal
}

/** Sends again what failed for now, as long as sending it twice does no harm. */
export async function withRetries(call: HttpCall, rules: RetryRules, send: () => Promise<HttpOutcome>): Promise<HttpOutcome> {
  const isRepeatable = SAFE_METHODS.includes(call.method) || call.idempotent === true
  for (let attempt = 0; ; attempt++) {
    const outcome = await send()
    if (!isRepeatable || attempt >= rules.maxRetries || !isPassing(outcome)) return outcome
    const wait = waitFor(outcome, attempt, rules)
    if (wait === undefined) return outcome
    try {
      await pause(wait, undefined, { signal: rules.signal })
    } catch {
      return { kind: 'cancelled' }
    }
  }
}

function isPassing(outcome: HttpOutcome): boolean {
  if (outcome.kind === 'answered') return PASSING_STATUSES.includes(outcome.status)
  return outcome.kind === 'failed' || outcome.kind === 'timed_out'
}

/** `undefined` when it is not worth waiting. Chance spreads those out who failed together. */
function waitFor(outcome: HttpOutcome, attempt: number, { backoffMs = USUAL_BACKOFF_MS, now }: RetryRules): number | undefined {
  const asked = outcome.kind === 'answered' ? readRetryAfter(outcome.retryAfter, now()) : undefined
  if (asked !== undefined) return asked > LONGEST_RETRY_AFTER_MS ? undefined : asked
  const most = Math.min(backoffMs * 2 ** attempt, Math.max(backoffMs, LONGEST_BACKOFF_MS))
  return most / 2 + (Math.random() * most) / 2
}

/** Milliseconds, from a number of seconds or a date. */
export function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000
  // The parser takes much for a date that is none.
  const date = /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(date - now.getTime(), 0)
}
