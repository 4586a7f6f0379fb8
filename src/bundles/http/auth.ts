import { createHash, createHmac } from 'node:crypto'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { Clock } from '../../system/clock.ts'
import type { Http } from '../../system/network/http.ts'
import type { HttpAuth } from '../bundle-schemas.ts'
import type { Redactor } from './redactor.ts'
import type { RenderedCall } from './render-call.ts'
import { isHeaderText } from './url-template.ts'

export interface AuthRequest {
  readonly auth: HttpAuth
  readonly call: RenderedCall
  /** Returns the secret for the origin of the call. */
  readonly secretFor: (name: string, url: URL) => Result<string, ToolError>
  readonly redactor: Redactor
  readonly allowedHosts: readonly string[]
  readonly context: HttpToolContext
}

type Headers = Readonly<Record<string, string>>

/** The authentication headers. */
export async function authHeaders(request: AuthRequest): Promise<Result<Headers, ToolError>> {
  const { auth, call, redactor } = request
  if (auth.type === 'oauth2') return oauthHeaders({ ...request, auth })
  const secret = request.secretFor(auth.secret, call.url)
  if (!secret.ok) return secret
  switch (auth.type) {
    case 'bearer':
      if (!isHeaderText(secret.value)) return failure(ERRORS.notForHeaders(auth.secret))
      return success({ Authorization: `Bearer ${secret.value}` })
    case 'basic': {
      const pair = `${auth.user}:${secret.value}`
      redactor.add(pair)
      return success({ Authorization: `Basic ${Buffer.from(pair).toString('base64')}` })
    }
    case 'hmac':
      return success(signature(auth, secret.value, call, request.context.clock.now()))
  }
}

/** Signs the body; with a timestamp header, the time and the body, so that requests cannot be replayed. */
function signature(auth: Extract<HttpAuth, { type: 'hmac' }>, secret: string, { body = '' }: RenderedCall, now: Date): Headers {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signed = auth.timestampHeader === undefined ? body : `${timestamp}.${body}`
  const value = createHmac(auth.algorithm, secret).update(signed).digest(auth.encoding)
  return {
    [auth.header]: `${auth.prefix}${value}`,
    ...(auth.timestampHeader !== undefined && { [auth.timestampHeader]: timestamp }),
  }
}

interface Token {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

type OAuthRequest = AuthRequest & { readonly auth: Extract<HttpAuth, { type: 'oauth2' }> }

const USUAL_LIFE_SECONDS = 300
/** A token that expires on the way would be refused. */
const MARGIN_MS = 30_000
const MAX_TOKEN_BYTES = 64 * 1024
const tokens = new Map<string, Token>()

async function oauthHeaders(request: OAuthRequest): Promise<Result<Headers, ToolError>> {
  const { auth, redactor, context } = request
  const secret = request.secretFor(auth.secret, new URL(auth.tokenUrl))
  if (!secret.ok) return secret
  const key = tokenKey(auth, secret.value)
  const known = tokens.get(key)
  const token =
    known !== undefined && known.expiresAt > context.clock.now().getTime() ? success(known) : await askForToken(request, secret.value)
  if (!token.ok) return token
  tokens.set(key, token.value)
  redactor.add(token.value.value)
  return success({ Authorization: `Bearer ${token.value.value}` })
}

/** Forgets a token that a server rejected, so that the next call requests another. Returns whether there was one. */
export function forgetToken({ auth, secretFor }: Pick<AuthRequest, 'auth' | 'secretFor'>): boolean {
  if (auth.type !== 'oauth2') return false
  const secret = secretFor(auth.secret, new URL(auth.tokenUrl))
  return secret.ok && tokens.delete(tokenKey(auth, secret.value))
}

function tokenKey({ tokenUrl, clientId, scope = '' }: OAuthRequest['auth'], secret: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tokenUrl, clientId, scope, secret]))
    .digest('hex')
}

async function askForToken({ auth, redactor, allowedHosts, context }: OAuthRequest, secret: string): Promise<Result<Token, ToolError>> {
  const refuse = (why: string) => failure(ERRORS.noToken(new URL(auth.tokenUrl).origin, redactor.text(why)))
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(auth.scope !== undefined && { scope: auth.scope }) })
  const pair = `${encodeURIComponent(auth.clientId)}:${encodeURIComponent(secret)}`
  redactor.add(pair)
  const outcome = await context.http.send({
    url: new URL(auth.tokenUrl),
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: Buffer.from(form.toString()),
    redirects: 'same-origin',
    allowedHosts,
    timeoutMs: context.timeoutMs,
    maxBytes: MAX_TOKEN_BYTES,
    allowPrivate: context.allowPrivate,
    signal: context.signal,
  })
  if (outcome.kind === 'denied') return failure(ERRORS.notAllowed(outcome.message))
  if (outcome.kind !== 'answered') return refuse('message' in outcome ? outcome.message : outcome.kind.replaceAll('_', ' '))
  if (outcome.status !== 200) return refuse(`status ${outcome.status}`)
  const answer = parseToken(Buffer.from(outcome.bytes).toString('utf8'))
  if (answer === undefined) return refuse('the response does not contain a token')
  const life = Math.max((answer.expiresIn ?? USUAL_LIFE_SECONDS) * 1000 - MARGIN_MS, 0)
  return success({ value: answer.token, expiresAt: context.clock.now().getTime() + life })
}

function parseToken(text: string): { readonly token: string; readonly expiresIn: number | undefined } | undefined {
  try {
    const { access_token: token, expires_in: expiresIn } = JSON.parse(text)
    if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) return undefined
    return { token, expiresIn: typeof expiresIn === 'number' && expiresIn >= 0 ? expiresIn : undefined }
  } catch {
    return undefined
  }
}

/** The secrets that are set, and where each of them may be sent. */
export interface SecretSource {
  /** The one origin that a secret may be sent to, such as `https://tickets.example.com`. */
  originOf(name: string): string | undefined
  valueOf(name: string): string | undefined
}

export const NO_SECRETS: SecretSource = { originOf: () => undefined, valueOf: () => undefined }

/** The value of a secret, for one origin. Nothing is sent if the secret belongs to another. */
export function takeSecret(name: string, url: URL, source: SecretSource, allowPrivate: (url: URL) => boolean): Result<string, ToolError> {
  const origin = source.originOf(name)
  if (origin === undefined) return failure(ERRORS.noOrigin(name, url.origin))
  if (origin !== url.origin) return failure(ERRORS.otherOrigin(name, origin, url.origin))
  if (url.protocol === 'http:' && !allowPrivate(url)) return failure(ERRORS.unencrypted(name, url.origin))
  const value = source.valueOf(name)
  if (value === undefined || value === '') return failure(ERRORS.notSet(name))
  if (/[\r\n\0]/.test(value)) return failure(ERRORS.severalLines(name))
  return success(value)
}

/** Everything an HTTP tool can access. */
export interface HttpToolContext {
  readonly http: Http
  readonly secrets: SecretSource
  readonly clock: Pick<Clock, 'now'>
  /** `host` or `host:port` that may be reached although its address is private. */
  readonly allowPrivate: readonly string[]
  /** Timeout of one attempt. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Called with the text of responses as it arrives, without secrets. */
  onText?(text: string): void
  /** How long to wait before the first retry; doubles with each further one. */
  readonly backoffMs?: number
}

const ERRORS = {
  notForHeaders: (name: string) =>
    toolError(
      'secret_missing',
      `The secret ${name} contains characters that are not printable ASCII, which a header cannot carry`,
      `Set SOUS_SECRET_${name} to the exact value from the server.`,
    ),
  noToken: (tokenUrl: string, why: string) =>
    toolError('http_status', `No token from ${tokenUrl}: ${why}`, 'Check the client and its secret.'),
  notAllowed: (why: string) => toolError('network_denied', `Not allowed - ${why}`, 'Allow the host, or correct the tool.'),
  noOrigin: (name: string, origin: string) =>
    toolError(
      'secret_origin_mismatch',
      `The secret ${name} has no origin in the configuration`,
      `If ${origin} may receive it, add to .github/sous.yml: secrets: { ${name}: ${origin} }`,
    ),
  otherOrigin: (name: string, allowed: string, origin: string) =>
    toolError(
      'secret_origin_mismatch',
      `The secret ${name} may only be sent to ${allowed}, but this call goes to ${origin}`,
      'Nothing was sent. Correct the tool, or the origin of the secret in .github/sous.yml.',
    ),
  unencrypted: (name: string, origin: string) =>
    toolError('secret_origin_mismatch', `The secret ${name} would be sent to ${origin} unencrypted`, 'Use https.'),
  notSet: (name: string) => toolError('secret_missing', `The secret ${name} is not set`, `Set the variable SOUS_SECRET_${name}.`),
  severalLines: (name: string) =>
    toolError('secret_missing', `The secret ${name} contains a line break`, `Set SOUS_SECRET_${name} to one line.`),
}
