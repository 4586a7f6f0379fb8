import type { OperationName } from './operations.ts'

/** `git/…` are not routes of the API but the two services of git, each asked for twice: `GET info/refs`, then `POST`. */
export type FaultOperation = OperationName | 'git/upload-pack' | 'git/receive-pack'

/** Which requests; a request has to match all that is given. */
export interface Match {
  readonly method?: string
  /** The path without the query; `*` stands for any part of it. */
  readonly path?: string | RegExp
  readonly operation?: FaultOperation
}

export interface Fault extends Match {
  /** How many matching requests pass untouched first. */
  readonly skip?: number
  /** How many matching requests are hit, 1 unless said. */
  readonly times?: number
  /** `before`: the request has no effect (the default). `effect`: it has, and only the answer is another one. */
  readonly after?: 'before' | 'effect'
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Seconds, as the header `retry-after`. */
  readonly retryAfter?: number
  /** The connection ends without an answer. */
  readonly drop?: boolean
  readonly delayMs?: number
  /** An answer of a proxy: status 200 (unless said) and this as `text/html`. */
  readonly html?: string
  /** Makes another body of the right one: a field that is null, or missing. */
  readonly change?: (body: unknown) => unknown
  /** Something that happens meanwhile, such as a push by somebody else; alone it leaves the answer as it is. */
  readonly run?: (seen: Seen) => unknown
}

export interface Seen {
  readonly method: string
  readonly path: string
  readonly operation: FaultOperation | undefined
  /** What was sent, whether it is known or not. */
  readonly token: string | undefined
}

export function matches(match: Match, seen: Seen): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== seen.method) return false
  if (match.operation !== undefined && match.operation !== seen.operation) return false
  if (match.path === undefined) return true
  if (match.path instanceof RegExp) return match.path.test(seen.path)
  const parts = match.path.split('*').map((part) => part.replace(/[.?+()|[\]{}^$\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(seen.path)
}

/** The faults that wait; each counts for itself. */
export class Faults {
  private readonly waiting: { readonly fault: Fault; seen: number }[] = []

  add(fault: Fault): void {
    this.waiting.push({ fault, seen: 0 })
  }

  /** All that hit this request, in the order in which they were set. */
  take(seen: Seen): readonly Fault[] {
    return this.waiting
      .filter(({ fault }) => matches(fault, seen))
      .filter((entry) => {
        const { skip = 0, times = 1 } = entry.fault
        const at = entry.seen++
        return at >= skip && at < skip + times
      })
      .map(({ fault }) => fault)
  }
}

/** Whether a fault answers in the server's place. */
export function answers({ status, drop, html, body, change }: Fault): boolean {
  return status !== undefined || drop === true || html !== undefined || (body !== undefined && change === undefined)
}
