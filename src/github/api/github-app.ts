import * as crypto from 'node:crypto'
import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { Clock } from '../../system/clock.ts'
import { Positive, type Transport, type TransportOutcome, type TransportRequest } from './api-answers.ts'
import { GitHub } from './github-client.ts'

export interface GitHubAppOptions {
  /** Its client id, or its number. */
  readonly id: string
  /** In PEM, as GitHub gives it out. */
  readonly key: string
  /** How to talk to GitHub with a token. */
  readonly transportOf: (token: string) => Transport
  readonly clock: Clock
  readonly sleep: (ms: number) => Promise<void>
  readonly signal?: AbortSignal
  /** Gets each token before it is used, to keep it out of logs. */
  readonly mask?: (token: string) => void
}

export type AppPermissions = Readonly<Partial<Record<'contents' | 'issues' | 'metadata' | 'pull_requests' | 'workflows', 'read' | 'write'>>>

const Account = z.object({ login: z.string(), id: Positive })
const Installation = z.object({
  id: Positive,
  app_slug: z.string(),
  account: Account,
  suspended_at: z.nullish(z.string()),
  permissions: z.record(z.string(), z.string()),
})
export type AppInstallation = z.infer<typeof Installation>

const InstalledRepository = z.object({
  id: Positive,
  full_name: z.string(),
  default_branch: z.string(),
  archived: z.boolean(),
  private: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
})
export type InstalledRepository = z.infer<typeof InstalledRepository>

const Minted = z.object({ token: z.string(), expires_at: z.string() })

/** GitHub refuses longer ones, and a clock that is a little ahead. */
const JWT_SECONDS = 540
const CLOCK_SKEW_SECONDS = 60
/** A token is not used for its last minutes, so that it does not end in the middle of a push. */
const RENEW_BEFORE_MS = 10 * 60_000
/** For a few thousand repositories in pages of a hundred. */
const MAX_CALLS = 2000
/** GitHub takes no more in one token. */
export const MAX_TOKEN_REPOSITORIES = 500

/** A GitHub App: makes tokens for the repositories that it is installed in, each for as few of them as the caller needs. */
export class GitHubApp {
  readonly #options: GitHubAppOptions
  readonly #key: crypto.KeyObject
  readonly #github: GitHub
  /** GitHub's clock minus ours, in milliseconds. */
  #skewMs = 0

  private constructor(options: GitHubAppOptions, key: crypto.KeyObject) {
    this.#options = options
    this.#key = key
    this.#github = this.#client((request) => this.#sendSigned(request))
  }

  static open(options: GitHubAppOptions): Result<GitHubApp, Refusal> {
    if (!/^[\w-]{1,100}$/.test(options.id)) return failure(ERRORS.badId())
    try {
      // Keys in variables often have lost their line ends.
      const key = crypto.createPrivateKey(options.key.replaceAll('\\n', '\n'))
      return key.asymmetricKeyType === 'rsa' ? success(new GitHubApp(options, key)) : failure(ERRORS.badKey())
    } catch {
      return failure(ERRORS.badKey())
    }
  }

  /** Where it is installed. */
  installations(): Promise<Result<readonly AppInstallation[], Refusal>> {
    return this.#github.requestAll('GET /app/installations', {}, Installation)
  }

  /** The repositories that an installation reaches. */
  async repositories(installation: number): Promise<Result<readonly InstalledRepository[], Refusal>> {
    const tokens = this.tokens({ installation, permissions: { metadata: 'read' } })
    return this.#client(tokens.transport).requestAll('GET /installation/repositories', {}, InstalledRepository, 'repositories')
  }

  tokens(scope: TokenScope): InstallationTokens {
    const { transportOf, clock, sleep } = this.#options
    return new InstallationTokens({ mint: () => this.#mint(scope), transportOf, clock, sleep })
  }

  async #mint({ installation, repositories, permissions }: TokenScope): Promise<Result<FreshToken, Refusal>> {
    const minted = await this.#github.write({
      route: 'POST /app/installations/{installation_id}/access_tokens',
      parameters: { installation_id: installation, permissions, ...(repositories && { repository_ids: repositories }) },
      schema: Minted,
      // A token that was never handed out opens nothing.
      look: async () => success(undefined),
    })
    if (!minted.ok) return minted
    const { token, expires_at } = minted.value
    this.#options.mask?.(token)
    const lifeMs = Date.parse(expires_at) - (this.#github.serverTime ?? this.#options.clock.now()).getTime()
    return success({ token, usableMs: Math.max(0, lifeMs - RENEW_BEFORE_MS) })
  }

  #client(transport: Transport): GitHub {
    const { clock, sleep, signal } = this.#options
    return new GitHub({ transport, repository: { owner: '', name: '' }, clock, sleep, maxCalls: MAX_CALLS, ...(signal && { signal }) })
  }

  /** If GitHub does not take the token because of the time in it, it is made again with GitHub's own. */
  async #sendSigned(request: TransportRequest): Promise<TransportOutcome> {
    const { transportOf, clock } = this.#options
    const first = await transportOf(this.#jwt())(request)
    if (first.kind !== 'answered' || first.status !== 401) return first
    const skewMs = Date.parse(first.headers['date'] ?? '') - clock.now().getTime()
    if (Number.isNaN(skewMs) || Math.abs(skewMs - this.#skewMs) < CLOCK_SKEW_SECONDS * 500) return first
    this.#skewMs = skewMs
    return transportOf(this.#jwt())(request)
  }

  #jwt(): string {
    const now = Math.floor((this.#options.clock.now().getTime() + this.#skewMs) / 1000)
    const claims = { iat: now - CLOCK_SKEW_SECONDS, exp: now + JWT_SECONDS - CLOCK_SKEW_SECONDS, iss: this.#options.id }
    const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${signed}.${crypto.sign('sha256', Buffer.from(signed), this.#key).toString('base64url')}`
  }
}

export interface TokenScope {
  readonly installation: number
  /** By id, at most `MAX_TOKEN_REPOSITORIES`; all of the installation if left out. */
  readonly repositories?: readonly number[]
  readonly permissions: AppPermissions
}

interface FreshToken {
  readonly token: string
  readonly usableMs: number
}

interface TokenSource extends Pick<GitHubAppOptions, 'transportOf' | 'clock' | 'sleep'> {
  readonly mint: () => Promise<Result<FreshToken, Refusal>>
}

/** A token of an installation that is always good for some minutes more: a new one is made when it is needed. */
export class InstallationTokens {
  readonly #source: TokenSource
  #token: (FreshToken & { readonly from: number; readonly transport: Transport }) | undefined
  #minting: Promise<Result<string, Refusal>> | undefined
  /** When GitHub takes requests again, after the last one of this hour. */
  #openAt = 0

  constructor(source: TokenSource) {
    this.#source = source
  }

  /** For git, and whatever else takes a token. */
  async current(): Promise<Result<string, Refusal>> {
    const known = this.#token
    if (known !== undefined && this.#source.clock.elapsed() - known.from < known.usableMs) return success(known.token)
    this.#minting ??= this.#renew().finally(() => {
      this.#minting = undefined
    })
    return this.#minting
  }

  /** The next one is a new one. */
  forget(): void {
    this.#token = undefined
  }

  /** Sends requests with it. Waits when the requests of this hour are used up, instead of asking for one too many. */
  readonly transport: Transport = async (request) => {
    const { clock, sleep } = this.#source
    const waitMs = this.#openAt - clock.elapsed()
    if (waitMs > 0) await sleep(waitMs)
    const outcome = await this.#send(request)
    if (outcome.kind !== 'answered' || outcome.status !== 401) return outcome
    // Someone revoked it, or changed what the installation may do.
    this.forget()
    return this.#send(request)
  }

  async #send(request: TransportRequest): Promise<TransportOutcome> {
    const minted = await this.current()
    const transport = this.#token?.transport
    if (!minted.ok || transport === undefined) return { kind: 'failed', message: minted.ok ? 'no token' : minted.error.message }
    const outcome = await transport(request)
    if (outcome.kind === 'answered' && outcome.headers['x-ratelimit-remaining'] === '0') {
      const ms = Number(outcome.headers['x-ratelimit-reset']) * 1000 - Date.parse(outcome.headers['date'] ?? '')
      if (ms > 0) this.#openAt = this.#source.clock.elapsed() + ms
    }
    return outcome
  }

  async #renew(): Promise<Result<string, Refusal>> {
    const minted = await this.#source.mint()
    if (!minted.ok) return minted
    this.#token = { ...minted.value, from: this.#source.clock.elapsed(), transport: this.#source.transportOf(minted.value.token) }
    return success(minted.value.token)
  }
}

const ERRORS = {
  badId: () =>
    refusal(
      'input_invalid',
      'The id of the GitHub App is missing or not an id',
      "Set 'app-id' to the client id on the App's settings page.",
    ),
  badKey: () =>
    refusal(
      'input_invalid',
      'The key of the GitHub App is not a private RSA key',
      "Set 'app-key' to the whole content of the .pem file that GitHub gave you, from '-----BEGIN' to the last line.",
    ),
}
