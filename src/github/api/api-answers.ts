import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'

/** What an outcome means for the caller. */
export type AnswerKind =
  | { readonly kind: 'answer'; readonly data: unknown }
  /** `limited`: rate limited, GitHub did nothing. `lost`: a write may or may not have happened. */
  | { readonly kind: 'limited' | 'lost'; readonly waitMs: number | undefined; readonly refusal: Refusal }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

type Headers = Readonly<Record<string, string>>

/** What GitHub's docs ask for if a rate limit does not say how long to wait. */
const UNTOLD_WAIT_MS = 60_000
const MAX_SHOWN_CHARACTERS = 300
const TIME_OUT = 408

/** Reads status and headers. `checkAnswer` looks at the data. */
export function judgeAnswer(route: string, outcome: TransportOutcome): AnswerKind {
  if (outcome.kind === 'failed') return { kind: 'lost', waitMs: undefined, refusal: API_ERRORS.unavailable(route, outcome.message) }
  const { status, headers, data } = outcome
  if (status >= 200 && status < 300) return { kind: 'answer', data }
  const said = saidBy(data)
  const refuse = (why: Refusal): AnswerKind => ({ kind: 'refused', refusal: { ...why, status, ...(said !== '' && { said }) } })
  const what = `'${route}'${said === '' ? '' : `: ${said}`}`
  if (status >= 500 || status === TIME_OUT)
    return {
      kind: 'lost',
      waitMs: retryAfter(headers),
      refusal: { ...API_ERRORS.serverError(status, what), status },
    }
  if ((status === 403 || status === 429) && isLimit(status, headers, said))
    return {
      kind: 'limited',
      waitMs: limitWait(headers),
      refusal: { ...API_ERRORS.limited(what), status },
    }
  switch (status) {
    case 401:
      return refuse(API_ERRORS.badToken(route))
    case 403:
      return refuse(API_ERRORS.notPermitted(what, missingPermission(headers)))
    case 404:
    case 410:
      return refuse(API_ERRORS.notFound(what))
    case 409:
      return refuse(API_ERRORS.conflict(what))
    default:
      return status < 400 ? refuse(API_ERRORS.leadsElsewhere(status, route)) : refuse(API_ERRORS.rejected(status, what))
  }
}

function isLimit(status: number, headers: Headers, said: string): boolean {
  return status === 429 || 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0' || /rate limit|abuse detection/i.test(said)
}

function limitWait(headers: Headers): number {
  const told = retryAfter(headers)
  if (told !== undefined) return told
  if (headers['x-ratelimit-remaining'] !== '0') return UNTOLD_WAIT_MS
  // Both times are GitHub's, because the local clock may be wrong.
  const until = Number(headers['x-ratelimit-reset']) * 1000 - Date.parse(headers['date'] ?? '')
  return Number.isFinite(until) ? Math.max(until, 0) : UNTOLD_WAIT_MS
}

function retryAfter(headers: Headers): number | undefined {
  const text = headers['retry-after']
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined
}

/** GitHub names the missing permission, such as `issues=write; pull_requests=write`. */
function missingPermission(headers: Headers): string | undefined {
  const accepted = headers['x-accepted-github-permissions']
  if (accepted === undefined || !/^[\w=;, ]{1,200}$/.test(accepted)) return undefined
  const lines = accepted.split(/[;,] */).map((text) => text.replaceAll('_', '-').replace('=', ': '))
  return `Add to the job's 'permissions:': ${lines.join(', or ')}.`
}

function saidBy(data: unknown): string {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string' ? brief(data.message) : ''
}

function brief(text: string): string {
  return text.length <= MAX_SHOWN_CHARACTERS ? text : `${text.slice(0, MAX_SHOWN_CHARACTERS)}…`
}

/** The schema of an answer. Other fields are dropped. */
export type Schema<T> = z.core.$ZodType<T>

/** Checks an answer against its schema. The refusal names the wrong field. */
export function checkAnswer<T>(route: string, data: unknown, schema: Schema<T>): Result<T, Refusal> {
  const checked = z.safeParse(schema, data)
  if (checked.success) return success(checked.data)
  const [issue] = checked.error.issues
  const expected = issue?.code === 'invalid_type' ? ` (expected ${issue.expected})` : ''
  return failure(API_ERRORS.otherSchema(route, issue?.path, expected))
}

function showPath(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'its top level' : `'${path.map(String).join('.')}'`
}

/** GitHub's ids and numbers. */
export const Positive = z.int().check(z.positive())
/** The name of a git object, SHA-1 or SHA-256. */
export const ObjectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))

/** One request to GitHub, as its documentation writes it: `GET /repos/{owner}/{repo}`. */
export interface TransportRequest {
  readonly route: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal | undefined
}

/** The raw, unchecked answer. */
export type TransportOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly data: unknown }
  /** No answer or half of one. A write may still have happened. */
  | { readonly kind: 'failed'; readonly message: string }

/** Sends requests to GitHub. Never throws and never leaks the token. */
export type Transport = (request: TransportRequest) => Promise<TransportOutcome>

export const API_ERRORS = {
  noTime: () => refusal('api_invalid', 'GitHub did not send the time'),
  unavailable: (route: string, why: string) => refusal('api_unavailable', `'${route}' failed: ${brief(why)}`),
  serverError: (status: number, what: string) => refusal('api_unavailable', `GitHub answered ${status} to ${what}`),
  badToken: (route: string) => refusal('auth_expired', `GitHub does not accept the token for '${route}'`),
  notPermitted: (what: string, suggestion: string | undefined) =>
    refusal('token_not_permitted', `The token is not allowed to call ${what}`, suggestion),
  notFound: (what: string) => refusal('api_not_found', `Not found: ${what}`),
  conflict: (what: string) => refusal('api_conflict', `GitHub found a conflict at ${what}`),
  leadsElsewhere: (status: number, route: string) =>
    refusal('api_invalid', `GitHub answered ${status} to '${route}', which redirects elsewhere`),
  rejected: (status: number, what: string) => refusal('api_rejected', `GitHub answered ${status} to ${what}`),
  limited: (what: string) => refusal('api_unavailable', `GitHub limits requests: ${what}`),
  otherSchema: (route: string, path: PropertyKey[] | undefined, expected: string) =>
    refusal('api_invalid', `GitHub's answer to '${route}' does not match its schema at ${showPath(path ?? [])}${expected}`),
}
