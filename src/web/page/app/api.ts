import { connection, noteLost } from './connection.ts'

export interface ApiProblem {
  readonly field: string
  readonly reason: string
}

/** Why the server refused, or that it does not respond. The message is in English, like all diagnostics. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly suggestion: string
  readonly problems: readonly ApiProblem[]
  /** The whole answer. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const { error } = (typeof body === 'object' && body !== null ? body : {}) as { readonly error?: Partial<ApiError> }
    super(error?.message ?? (status === 0 ? 'The server does not respond' : `The server responded with status ${status}`))
    this.status = status
    this.code = error?.code ?? (status === 0 ? 'unreachable' : String(status))
    this.suggestion = error?.suggestion ?? ''
    this.problems = error?.problems ?? []
    this.body = body
  }
}

export interface ApiRequest {
  readonly method?: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** Calls the REST API; throws an `ApiError`, or the reason of an aborted signal. */
export async function api<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await send(path, request, 'application/json')
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, body)
  return body as Answer
}

/** Calls a route that streams events, and passes on each of them. */
export async function apiEvents(path: string, request: ApiRequest, onEvent: (event: string, data: unknown) => void): Promise<void> {
  const response = await send(path, request, 'text/event-stream')
  if (!response.ok || response.body === null) throw new ApiError(response.status, await response.json().catch(() => undefined))
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    text += value ?? ''
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      readEvent(text.slice(0, end), onEvent)
      text = text.slice(end + 2)
    }
    if (done) return
  }
}

function readEvent(block: string, onEvent: (event: string, data: unknown) => void): void {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    else if (line.startsWith('data:')) data.push(line.slice(5).trimStart())
  }
  if (data.length > 0) onEvent(event, JSON.parse(data.join('\n')))
}

async function send(path: string, { method = 'GET', query = {}, body, signal }: ApiRequest, accept: string): Promise<Response> {
  const url = new URL(path, location.origin)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const hasBody = body !== undefined || method === 'PUT' || method === 'POST' || method === 'PATCH'
  try {
    const response = await fetch(url, {
      method,
      headers: { accept, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
      ...(signal !== undefined && { signal }),
    })
    if (response.status === 401) connection.value = 'signedOut'
    return response
  } catch (error) {
    if (signal?.aborted === true) throw error
    noteLost()
    throw new ApiError(0, undefined)
  }
}
