import type { OperationName } from './operations.ts'

/** What GitHub's documentation says about creating content, in sliding windows of the server's own clock. */
const LIMITS = [
  { count: 80, withinMs: 60_000 },
  { count: 500, withinMs: 3_600_000 },
]

/** What shows up somewhere, and notifies somebody. */
const CREATES: ReadonlySet<string> = new Set<OperationName>([
  'issues/create',
  'issues/create-comment',
  'issues/update',
  'issues/update-comment',
  'pulls/create',
  'pulls/update',
  'pulls/create-review',
  'pulls/create-review-comment',
  'pulls/request-reviewers',
])

/** Counts for each account what its tokens create. */
export class ContentLimits {
  readonly #created = new Map<string, number[]>()
  /** Requests that came too early. */
  exceeded = 0

  /** Whether GitHub takes one more now. */
  take(operation: string, login: string, now: number): boolean {
    if (!CREATES.has(operation)) return true
    const times = this.#created.get(login) ?? []
    this.#created.set(login, times)
    if (LIMITS.some(({ count, withinMs }) => times.filter((time) => now - time < withinMs).length >= count)) {
      this.exceeded++
      return false
    }
    times.push(now)
    return true
  }
}
