export interface HttpRequest {
  readonly url: URL
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
}

export type HttpOutcome =
  | ({ readonly kind: 'answered' } & HttpAnswer)
  | { readonly kind: 'denied'; readonly message: string }
  | { readonly kind: 'too_many_redirects'; readonly message: string }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

export interface Http {
  /** GET, with redirects followed by hand and every hop checked. Nothing that identifies anyone is sent along. */
  get(request: HttpRequest): Promise<HttpOutcome>
}
