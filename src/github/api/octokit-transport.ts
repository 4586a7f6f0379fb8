import type { Transport, TransportOutcome } from './api-answers.ts'

export interface OctokitOptions {
  readonly token: string
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string
  readonly userAgent: string
  readonly timeoutMs?: number
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly data: unknown
}

type Request = (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<Answer>

const DEFAULT_TIMEOUT_MS = 30_000
const API_VERSION = '2022-11-28'
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/** GitHub through the toolkit's client, which supports proxies. It is heavy, so it loads with the first request. */
export function octokitTransport({ token, apiUrl, userAgent, timeoutMs = DEFAULT_TIMEOUT_MS }: OctokitOptions): Transport {
  let loading: Promise<Request> | undefined
  const hide = (text: string) => (token === '' ? text : text.replaceAll(token, '***'))
  return async ({ route, parameters, signal }) => {
    loading ??= load({ token, apiUrl, userAgent })
    const request = await loading
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await request(route, {
        ...parameters,
        // On GitHub Enterprise Server, GraphQL is not below the REST URL.
        ...(route === 'POST /graphql' && { baseUrl: apiUrl.replace(/(?:\/v3)?\/*$/, '') }),
        headers: { 'x-github-api-version': API_VERSION },
        request: {
          signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
          // A redirected write could become a different request.
          redirect: route.startsWith('GET ') ? 'follow' : 'error',
        },
      })
      return isCutOff(answer) ? { kind: 'failed', message: 'the answer was cut off' } : answered(answer, answer.data)
    } catch (error) {
      const answer = answerOf(error)
      if (answer !== undefined) return answered(answer, { message: hide(messageOf(answer.data)) })
      if (signal?.aborted) return { kind: 'failed', message: 'the run was cancelled' }
      return { kind: 'failed', message: limit.aborted ? `no answer within ${timeoutMs / 1000} s` : hide(describe(error)) }
    }
  }
}

async function load({ token, apiUrl, userAgent }: Omit<OctokitOptions, 'timeoutMs'>): Promise<Request> {
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils')
  const octokit = new GitHub(getOctokitOptions(token, { baseUrl: apiUrl.replace(/\/+$/, ''), userAgent, log: SILENT }))
  return (route, parameters) => octokit.request(route, parameters)
}

function answered({ status, headers }: Answer, data: unknown): TransportOutcome {
  const texts = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), String(value)]]))
  return { kind: 'answered', status, headers: Object.fromEntries(texts), data }
}

const NO_CONTENT = 204

/** What the client makes of truncated JSON. */
function isCutOff({ status, headers, data }: Answer): boolean {
  return status !== NO_CONTENT && typeof data === 'string' && String(headers['content-type']).startsWith('application/json')
}

/** An answer that the client treats as an error. */
function answerOf(error: unknown): Answer | undefined {
  return error instanceof Error && 'response' in error ? (error.response as Answer | undefined) : undefined
}

/** GitHub's error message, with the details for each field. */
function messageOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string') return ''
  const details = 'errors' in data && Array.isArray(data.errors) ? data.errors.map(detailOf).filter((text) => text !== '') : []
  return [data.message, ...details].join('; ')
}

function detailOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return ''
  const { field, code, message } = error as { readonly field?: unknown; readonly code?: unknown; readonly message?: unknown }
  if (typeof message === 'string') return message
  return [field, code].filter((part) => typeof part === 'string').join(' ')
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'the connection failed'
}

function ignore(): void {
  // The client's log would show URLs and bodies.
}
