/** One request to GitHub, as its documentation writes it: `GET /repos/{owner}/{repo}`. */
export interface TransportRequest {
  readonly route: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal | undefined
}

/** What came back, whatever it is. Nobody has checked it yet. */
export type TransportOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly data: unknown }
  /** No answer, or half of one: a write may have happened all the same. */
  | { readonly kind: 'failed'; readonly message: string }

/** The way to GitHub. Never throws, and tells the token to nobody. */
export type Transport = (request: TransportRequest) => Promise<TransportOutcome>
