import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { Clock } from '../../system/clock.ts'
import { checkSecrets } from '../remote/secret-guard.ts'
import { type AnswerKind, checkAnswer, judgeAnswer, type Schema, type Transport, type TransportOutcome } from './api-answers.ts'
import { SteadyPace, type WritePace } from './write-pace.ts'

/** A GraphQL query. Mutations are writes. */
export type ReadRoute = `GET ${string}` | 'POST /graphql'
export type WriteRoute = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`
export type Parameters = Readonly<Record<string, unknown>>

export interface GitHubOptions {
  readonly transport: Transport
  /** Fills `{owner}` and `{repo}` of routes. */
  readonly repository: { readonly owner: string; readonly name: string }
  readonly clock: Pick<Clock, 'elapsed'>
  readonly sleep: (ms: number) => Promise<void>
  /** Requests of this run, including retries and pages. */
  readonly maxCalls?: number
  readonly signal?: AbortSignal
  /** Secrets that no write may contain. */
  readonly secrets?: readonly string[]
  /** When writes are sent; one of its own by default. */
  readonly pace?: WritePace
}

export interface WriteRequest<T> {
  readonly route: WriteRoute
  readonly parameters: Parameters
  readonly schema: Schema<T>
  /**
   * Finds what this request made, for when its answer is lost. `undefined` means that it did not happen; only then is it sent
   * again. Must not write. Without it, a write whose answer is lost is an `api_unavailable`.
   */
  readonly look?: () => Promise<Result<T | undefined, Refusal>>
}

const DEFAULT_MAX_CALLS = 200
/** How long a run waits in total for outages and rate limits. */
const MAX_WAIT_MS = 120_000
/** Before a request that GitHub limited is sent again, at least. */
const SHORTEST_WAIT_MS = 1000
/** Delays before the retries. */
const BACK_OFF_MS: readonly number[] = [1000, 3000]

/** GitHub's API: checks every answer, retries reads, and never sends a write twice without looking first. */
export class GitHub {
  readonly repository: GitHubOptions['repository']
  readonly #options: GitHubOptions
  readonly #pace: WritePace
  #calls = 0
  #writes = 0
  #waitedMs = 0
  #serverTime: Date | undefined

  constructor(options: GitHubOptions) {
    this.#options = options
    this.#pace = options.pace ?? new SteadyPace(options)
    this.repository = options.repository
  }

  /** Requests sent so far. */
  get calls(): number {
    return this.#calls
  }

  /** Of these, the writes. */
  get writes(): number {
    return this.#writes
  }

  /** GitHub's clock at its last answer. No other clock decides about ages. */
  get serverTime(): Date | undefined {
    return this.#serverTime
  }

  async request<T>(route: ReadRoute, parameters: Parameters, schema: Schema<T>): Promise<Result<T, Refusal>> {
    const read = await this.#read(route, parameters)
    return read.ok ? checkAnswer(route, read.value.data, schema) : read
  }

  /** All items of a list. `key` names the list if the answer is an object around it. */
  async requestAll<T>(route: ReadRoute, parameters: Parameters, item: Schema<T>, key?: string): Promise<Result<readonly T[], Refusal>> {
    return readAllPages({ route, item, key, read: (page) => this.#read(route, { ...parameters, ...page }) })
  }

  async write<T>(request: WriteRequest<T>): Promise<Result<T, Refusal>> {
    const secret = checkSecrets(JSON.stringify(request.parameters), 'what would be written to GitHub', this.#options.secrets)
    if (secret !== undefined) return failure(secret)
    return this.#pace.inTurn(() => this.#writeInTurn(request))
  }

  async #read(route: ReadRoute, parameters: Parameters): Promise<Result<{ data: unknown; link: string | undefined }, Refusal>> {
    for (let lost = 0; ; ) {
      const outcome = await this.#send(route, parameters)
      if (!outcome.ok) return outcome
      const verdict = judgeAnswer(route, outcome.value)
      if (verdict.kind === 'answer') {
        return success({ data: verdict.data, link: outcome.value.kind === 'answered' ? outcome.value.headers['link'] : undefined })
      }
      if (verdict.kind === 'refused') return failure(verdict.refusal)
      if (!(await this.#wait(verdict, lost))) return failure(verdict.refusal)
      if (verdict.kind === 'lost') lost++
    }
  }

  async #writeInTurn<T>({ route, parameters, schema, look }: WriteRequest<T>): Promise<Result<T, Refusal>> {
    for (let lost = 0; ; ) {
      const tooLate = await this.#pace.before()
      if (tooLate !== undefined) return failure(tooLate)
      const outcome = await this.#send(route, parameters, { isWrite: true })
      if (!outcome.ok) return outcome
      const verdict = judgeAnswer(route, outcome.value)
      if (verdict.kind === 'limited' && this.#pace.limited !== undefined) {
        this.#pace.limited(verdict.waitMs ?? SHORTEST_WAIT_MS)
        continue
      }
      this.#pace.after()
      if (verdict.kind === 'answer') {
        const checked = checkAnswer(route, verdict.data, schema)
        if (checked.ok) return checked
        // The write happened, even if the answer is malformed.
        const found = await look?.()
        return found?.ok && found.value !== undefined ? success(found.value) : failure({ ...checked.error, isUnknown: true })
      }
      if (verdict.kind === 'refused') return failure(verdict.refusal)
      if (verdict.kind === 'lost' && look === undefined) return failure(unknownOutcome(verdict.refusal))
      const mayTryAgain = await this.#wait(verdict, lost)
      if (verdict.kind === 'lost') {
        lost++
        const found = await look?.()
        if (found?.ok === false) return failure(unknownOutcome(verdict.refusal))
        if (found?.value !== undefined) return success(found.value)
      }
      if (!mayTryAgain) return failure(verdict.refusal)
    }
  }

  async #send(route: string, parameters: Parameters, { isWrite = false } = {}): Promise<Result<TransportOutcome, Refusal>> {
    const { transport, repository, signal, maxCalls = DEFAULT_MAX_CALLS } = this.#options
    if (signal?.aborted) return failure(ERRORS.cancelledBefore(route))
    if (this.#calls >= maxCalls) return failure(ERRORS.budgetUsedUp(maxCalls))
    this.#calls++
    if (isWrite) this.#writes++
    const place = route.includes('{owner}') ? { owner: repository.owner, repo: repository.name } : {}
    const outcome = await transport({ route, parameters: { ...place, ...parameters }, signal })
    if (outcome.kind === 'answered') this.#noteTime(outcome.headers['date'])
    else if (signal?.aborted) {
      const cancelled = ERRORS.cancelledDuring(route)
      return failure(isWrite ? { ...cancelled, isUnknown: true } : cancelled)
    }
    return success(outcome)
  }

  #noteTime(text: string | undefined): void {
    const time = new Date(text ?? '')
    if (!Number.isNaN(time.getTime())) this.#serverTime = time
  }

  /** Waits before a retry; `false` if there is none. */
  async #wait({ kind, waitMs }: Extract<AnswerKind, { readonly kind: 'limited' | 'lost' }>, lost: number): Promise<boolean> {
    const backOff = BACK_OFF_MS[lost]
    if (kind === 'lost' && backOff === undefined) return false
    const ms = Math.max(waitMs ?? 0, backOff ?? SHORTEST_WAIT_MS)
    if (this.#waitedMs + ms > MAX_WAIT_MS || this.#options.signal?.aborted) return false
    this.#waitedMs += ms
    await this.#pause(ms)
    return true
  }

  async #pause(ms: number): Promise<void> {
    if (ms > 0) await this.#options.sleep(ms)
  }
}

function unknownOutcome({ message, status }: Refusal): Refusal {
  const told = ERRORS.outcomeUnknown(message)
  return { ...told, isUnknown: true, ...(status !== undefined && { status }) }
}

export interface PageSource<T> {
  readonly route: string
  readonly item: Schema<T>
  readonly key: string | undefined
  readonly read: (page: {
    readonly per_page: number
    readonly page: number
  }) => Promise<Result<{ readonly data: unknown; readonly link: string | undefined }, Refusal>>
}

const PER_PAGE = 100
const MAX_PAGES = 100

/** Reads a list completely or fails: half a list of reviews must never decide anything. */
export async function readAllPages<T>({ route, item, key, read }: PageSource<T>): Promise<Result<readonly T[], Refusal>> {
  const all: T[] = []
  let last = ''
  for (let page = 1; ; page++) {
    const answer = await read({ per_page: PER_PAGE, page })
    if (!answer.ok) return answer
    const items = listOf(answer.value.data, key)
    if (items === undefined) return failure(ERRORS.notAList(route, key))
    for (const [i, entry] of items.entries()) {
      const checked = checkAnswer(`${route}, page ${page}, item ${i + 1}`, entry, item)
      if (!checked.ok) return checked
      all.push(checked.value)
    }
    const next = nextPage(answer.value.link)
    if (next === undefined) return success(all)
    // Only the page number is taken from the URL in the header.
    const now = JSON.stringify(items, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (next !== page + 1 || items.length === 0 || now === last || page >= MAX_PAGES) return failure(ERRORS.pagesStuck(route, page))
    last = now
  }
}

function listOf(data: unknown, key: string | undefined): readonly unknown[] | undefined {
  if (key === undefined) return Array.isArray(data) ? data : undefined
  const list = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[key] : undefined
  return Array.isArray(list) ? list : undefined
}

/** `undefined` without another page; `NaN` if its number cannot be read. */
function nextPage(link: string | undefined): number | undefined {
  const address = link === undefined ? undefined : /<([^<>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1]
  if (address === undefined) return undefined
  return Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(address)?.[1] ?? Number.NaN)
}

const ERRORS = {
  cancelledBefore: (route: string) => refusal('cancelled', `The run was cancelled before '${route}'`),
  budgetUsedUp: (maxCalls: number) => refusal('api_budget', `The run has made ${maxCalls} GitHub API calls, which is its limit`),
  cancelledDuring: (route: string) => refusal('cancelled', `The run was cancelled before the answer to '${route}'`),
  outcomeUnknown: (why: string) =>
    refusal('api_unavailable', `${why}; it is unknown whether it happened`, 'Run it again. Sous first checks what is already there.'),
  notAList: (route: string, key: string | undefined) =>
    refusal('api_invalid', `GitHub's answer to '${route}' is not a list${key === undefined ? '' : ` at '${key}'`}`),
  pagesStuck: (route: string, page: number) => refusal('api_invalid', `The pages of '${route}' do not advance after page ${page}`),
}
