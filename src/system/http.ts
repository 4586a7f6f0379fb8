export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface HttpRequest {
  readonly url: URL
  /** GET when left out. */
  readonly method?: HttpMethod
  /** Sent beside, or in place of, those that say that Sous is asking. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** `same-origin` for a request that carries what only this origin may see: a redirect elsewhere is refused. */
  readonly redirects?: 'anywhere' | 'same-origin'
  /** `host` or `host:port` that alone may be reached, also by redirects; any host when left out. */
  readonly allowedHosts?: readonly string[]
  /** Called with each piece of the decoded body as it comes, and with what the server calls it. */
  readonly onBytes?: (bytes: Uint8Array, contentType: string) => void
  readonly timeoutMs: number
  /** How much of the decoded body is kept; the transfer is ended there. */
  readonly maxBytes: number
  /** `host` or `host:port` that may be reached although its address is private, loopback or link-local. */
  readonly allowPrivate: readonly string[]
  /** Asked for every host before anything is sent to it, also for those that a redirect leads to. */
  readonly mayReach?: (host: string) => boolean
  readonly signal: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  /** Every URL asked, the last one being the one that answered. */
  readonly hops: readonly string[]
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly truncated: boolean
  /** What the server says about when to come again. */
  readonly retryAfter?: string
}

interface HttpProblem {
  readonly message: string
  /** What to do about it, where that is not what helps in most cases of its kind. */
  readonly advice?: string
}

export type HttpOutcome =
  | ({ readonly kind: 'answered' } & HttpAnswer)
  | ({ readonly kind: 'denied' } & HttpProblem)
  | { readonly kind: 'too_many_redirects'; readonly message: string; readonly lastUrl: string }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'cancelled' }
  | ({ readonly kind: 'failed' } & HttpProblem)

export interface Http {
  /** Redirects are followed by hand and every hop is checked. Nothing that identifies anyone is sent along unasked. */
  send(request: HttpRequest): Promise<HttpOutcome>
}
