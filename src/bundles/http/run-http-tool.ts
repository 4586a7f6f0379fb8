import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { bytesToTell, type Charset, charsetOf } from '../../base/text/charset.ts'
import { isAllowedHost } from '../../system/network/address-rules.ts'
import type { HttpAnswer, HttpOutcome } from '../../system/network/http.ts'
import type { HttpCall, HttpSpec } from '../bundle-schemas.ts'
import { type AuthRequest, authHeaders, forgetToken, type HttpToolContext, takeSecret } from './auth.ts'
import { type RedactionEnd, Redactor } from './redactor.ts'
import { type Arguments, callId, type RenderedCall, renderCall, renderCallUrl } from './render-call.ts'

export interface HttpToolValue {
  /** The value of a single call; for several, an object with the value of each by id. */
  readonly value: unknown
  /** Status of the last call. */
  readonly status: number
  readonly url: string
  /** Covers the bytes of all responses. */
  readonly sha256: string
}

const MAX_EXCERPT = 200

/** Makes the calls of a tool in order. Stops at the first that fails. */
export async function runHttpTool(spec: HttpSpec, args: Arguments, context: HttpToolContext): Promise<Result<HttpToolValue, ToolError>> {
  const runner = new HttpToolRunner(spec, args, context)
  try {
    return await runner.run()
  } catch (error) {
    // Any error may contain what was sent.
    throw new Error(runner.redactor.text(error instanceof Error ? error.message : String(error)))
  }
}

class HttpToolRunner {
  readonly redactor = new Redactor()
  readonly #spec: HttpSpec
  readonly #args: Arguments
  readonly #context: HttpToolContext

  constructor(spec: HttpSpec, args: Arguments, context: HttpToolContext) {
    this.#spec = spec
    this.#args = args
    this.#context = context
  }

  async run(): Promise<Result<HttpToolValue, ToolError>> {
    const { calls } = this.#spec
    const values: [string, unknown][] = []
    const hash = createHash('sha256')
    let last: HttpAnswer | undefined
    for (const [index, call] of calls.entries()) {
      const id = callId(call, index)
      const answer = await this.#call(call, id)
      const value = answer.ok ? readAnswer(answer.value, this.#describe(call)) : answer
      if (!answer.ok || !value.ok) return this.#fail(value.ok ? answer : value, id, index)
      hash.update(answer.value.bytes)
      values.push([id, this.redactor.value(value.value)])
      last = answer.value
    }
    const [only] = values
    if (last === undefined || only === undefined) throw new Error('A tool has at least one call.')
    return success({
      value: calls.length === 1 ? only[1] : Object.fromEntries(values),
      status: last.status,
      url: this.redactor.text(last.hops.at(-1) ?? ''),
      sha256: hash.digest('hex'),
    })
  }

  #fail(failed: Result<unknown, ToolError>, id: string, index: number): Result<never, ToolError> {
    if (failed.ok) throw new Error('Only a failure can be described.')
    const { code, message, suggestion } = failed.error
    const where = this.#spec.calls.length === 1 ? '' : `${id}: `
    const made = index === 0 ? '' : ` (${index} of ${this.#spec.calls.length} calls were made)`
    return failure(toolError(code, this.redactor.text(`${where}${message}${made}`), this.redactor.text(suggestion)))
  }

  async #call(call: HttpCall, id: string): Promise<Result<HttpAnswer, ToolError>> {
    const url = renderCallUrl(call, this.#args)
    if (!url.ok) return url
    const rendered = renderCall(call, { url: url.value, id, args: this.#args, secret: (name) => this.#secretFor(name, url.value) })
    if (!rendered.ok) return rendered
    const { maxSentBytes } = this.#spec.limits
    const bytes = Buffer.byteLength(rendered.value.body ?? '')
    if (bytes > maxSentBytes) return failure(ERRORS.bodyTooLarge(bytes, maxSentBytes))
    const { auth } = call
    const first = await this.#attempt(call, rendered.value)
    if (!first.ok || auth?.type !== 'oauth2' || first.value.kind !== 'answered' || first.value.status !== 401)
      return first.ok ? this.#judge(call, first.value) : first
    // The token may have been revoked early: request another one, once.
    forgetToken({ auth, secretFor: (name, at) => this.#secretFor(name, at) })
    const second = await this.#attempt(call, rendered.value)
    return second.ok ? this.#judge(call, second.value) : second
  }

  #secretFor(name: string, url: URL): Result<string, ToolError> {
    const { secrets, allowPrivate } = this.#context
    const secret = takeSecret(name, url, secrets, (to) => isAllowedHost(to, allowPrivate))
    if (secret.ok) this.redactor.add(secret.value)
    return secret
  }

  async #attempt(call: HttpCall, rendered: RenderedCall): Promise<Result<HttpOutcome, ToolError>> {
    const { auth } = call
    const request = { call: rendered, redactor: this.redactor, allowedHosts: this.#spec.allowedHosts, context: this.#context }
    const secretFor: AuthRequest['secretFor'] = (name, url) => this.#secretFor(name, url)
    const added = auth === undefined ? success({}) : await authHeaders({ ...request, auth, secretFor })
    if (!added.ok) return added
    const { http, clock, signal, allowPrivate, timeoutMs, backoffMs } = this.#context
    const { maxRetries, maxResponseBytes } = this.#spec.limits
    const isBound = auth !== undefined || call.headers !== undefined || rendered.body !== undefined
    const outcome = await withRetries(call, { maxRetries, backoffMs, now: () => clock.now(), signal }, async () => {
      const text = this.#passOn()
      const sent = await http.send({
        url: rendered.url,
        method: rendered.method,
        headers: { ...rendered.headers, ...added.value },
        ...(rendered.body !== undefined && { body: Buffer.from(rendered.body) }),
        redirects: isBound ? 'same-origin' : 'anywhere',
        allowedHosts: this.#spec.allowedHosts,
        timeoutMs,
        maxBytes: maxResponseBytes,
        allowPrivate,
        signal,
        ...(text !== undefined && { onBytes: text.push }),
      })
      text?.end({ isCut: sent.kind !== 'answered' || sent.truncated })
      return sent
    })
    return success(outcome)
  }

  #passOn(): { push(bytes: Uint8Array, contentType: string): void; end(ending: RedactionEnd): void } | undefined {
    const { onText } = this.#context
    if (onText === undefined) return undefined
    const clean = this.redactor.stream((text) => onText.call(this.#context, text))
    // In a wrong character set, a secret would not be recognised: emit nothing until it is known.
    let [decoder, type, first]: [Charset['decoder'] | undefined, string, Uint8Array] = [undefined, '', new Uint8Array()]
    return {
      push: (bytes, contentType) => {
        const known = decoder === undefined ? Buffer.concat([first, bytes]) : bytes
        if (decoder === undefined && known.length < bytesToTell(contentType)) [first, type] = [known, contentType]
        else {
          decoder ??= charsetOf(known, contentType).decoder
          clean.push(decoder.decode(known, { stream: true }))
        }
      },
      end: (ending) => {
        clean.push(decoder === undefined ? charsetOf(first, type).decoder.decode(first) : decoder.decode())
        clean.end(ending)
      },
    }
  }

  #judge(call: HttpCall, outcome: HttpOutcome): Result<HttpAnswer, ToolError> {
    const what = this.#describe(call)
    const { timeoutMs, clock } = this.#context
    switch (outcome.kind) {
      case 'answered':
        break
      case 'denied':
        return failure(ERRORS.notAllowed(what, outcome.message))
      case 'timed_out':
        return failure(ERRORS.timedOut(what, timeoutMs))
      case 'cancelled':
        return failure(ERRORS.cancelled(what))
      case 'too_many_redirects':
      case 'failed':
        return failure(ERRORS.failed(what, outcome.message))
    }
    if (outcome.status < 200 || outcome.status > 299) {
      const wait = readRetryAfter(outcome.retryAfter, clock.now())
      return failure(ERRORS.badStatus(what, `${outcome.status}${this.#excerpt(outcome)}`, wait))
    }
    if (outcome.truncated) return failure(ERRORS.tooLarge(what, this.#spec.limits.maxResponseBytes))
    return success(outcome)
  }

  /** The target of a call without its query. It never contains secrets, unless one was passed as an argument. */
  #describe(call: HttpCall): string {
    const url = renderCallUrl(call, this.#args)
    const address = url.ok ? `${url.value.origin}${url.value.pathname}` : (call.urlTemplate.split('?')[0] ?? '')
    return `${call.method} ${cut(this.redactor.text(address))}`
  }

  /** Cut only after removing secrets: half of one would not be recognised. */
  #excerpt({ bytes, contentType, truncated }: HttpAnswer): string {
    const clean = this.redactor.text(charsetOf(bytes, contentType).decoder.decode(bytes), { isCut: truncated })
    const text = clean.replace(/\s+/g, ' ').trim()
    return text === '' ? '' : `: ${cut(text)}`
  }
}

function cut(text: string): string {
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']
const PASSING_STATUSES: readonly number[] = [408, 429, 502, 503, 504]
const USUAL_BACKOFF_MS = 250
const LONGEST_BACKOFF_MS = 10_000
/** If a server asks for a longer pause, the call fails and says so. */
export const LONGEST_RETRY_AFTER_MS = 30_000

export interface RetryRules {
  readonly maxRetries: number
  readonly backoffMs?: number | undefined
  readonly now: () => Date
  readonly signal: AbortSignal
}

/** Repeats a temporary failure, if sending it twice does no harm. */
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

/** `undefined` when waiting is pointless. Jitter spreads out clients that failed together. */
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
  // The parser accepts many strings that are not dates.
  const date = /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(date - now.getTime(), 0)
}

const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json$/
const TEXT_TYPE = /^(?:text\/.+|application\/(?:[\w.+-]+\+xml|xml|javascript|x-www-form-urlencoded|x-ndjson|ndjson|jsonl|yaml|x-yaml))$/
const MAX_TYPE_CHARACTERS = 100

/** The value of a response: parsed JSON, or the text; `null` if it is empty. */
export function readAnswer({ bytes, contentType }: HttpAnswer, what: string): Result<unknown, ToolError> {
  if (bytes.length === 0) return success(null)
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  if (!isJson && type !== '' && !TEXT_TYPE.test(type)) {
    // In full or not at all: half of a secret would not be recognised.
    const named = type.length <= MAX_TYPE_CHARACTERS ? `'${type}'` : 'something'
    return failure(ERRORS.notText(what, named))
  }
  const text = charsetOf(bytes, contentType).decoder.decode(bytes)
  if (!isJson) return success(text)
  try {
    return success(JSON.parse(text))
  } catch {
    return failure(ERRORS.notJson(what))
  }
}

const ERRORS = {
  bodyTooLarge: (bytes: number, most: number) =>
    toolError('too_large', `The body would have ${bytes} bytes, more than ${most}`, 'Send less at once.'),
  notAllowed: (what: string, why: string) =>
    toolError(
      'network_denied',
      `${what} is not allowed - ${why}`,
      'Use an allowed host, or allow a private one by name: --allow-host HOST.',
    ),
  timedOut: (what: string, timeoutMs: number) =>
    toolError('timed_out', `${what} timed out after ${timeoutMs / 1000} seconds`, 'Try again later.'),
  cancelled: (what: string) => toolError('cancelled', `${what} was cancelled`, 'Run it again if you still need it.'),
  failed: (what: string, why: string) => toolError('network_failed', `${what} failed: ${why}`, 'Check the address, or try again later.'),
  tooLarge: (what: string, most: number) => toolError('too_large', `${what} returned more than ${most} bytes`, 'Request less at once.'),
  notText: (what: string, type: string) =>
    toolError('invalid_output', `${what} returned ${type}, which is neither JSON nor text`, 'Request JSON from the server.'),
  notJson: (what: string) =>
    toolError('invalid_output', `${what} returned invalid JSON`, 'Try again, or report it to the owner of the server.'),
  badStatus: (what: string, answer: string, waitMs: number | undefined) =>
    toolError(
      'http_status',
      `${what} answered ${answer}`,
      waitMs === undefined ? 'Read what the server says.' : `The server asks to wait ${Math.ceil(waitMs / 1000)} seconds.`,
    ),
}
