import * as crypto from 'node:crypto'
import type { Actor } from './call.ts'
import { Refusal } from './call.ts'
import type { Account, Permissions, Repository, Scope, State } from './state.ts'

/** A GitHub App, whose JWTs are signed with its key. */
export interface App {
  readonly id: number
  readonly clientId: string
  readonly slug: string
  readonly bot: Account
  /** What it asks for of every installation. */
  readonly permissions: Permissions
  /** For the one who runs it. PKCS#1, as GitHub gives it out. */
  readonly privateKey: string
  readonly publicKey: crypto.KeyObject
  readonly installations: Installation[]
}

/** Where an app is installed: in all repositories of an account, or in some. */
export interface Installation {
  readonly id: number
  readonly account: Account
  repositories: 'all' | Set<number>
  isSuspended: boolean
  readonly createdAt: string
}

const TOKEN_MS = 3_600_000
const MOST_REPOSITORIES = 500
const LONGEST_JWT_S = 600

export function addApp(
  state: State,
  {
    slug,
    permissions,
    on,
  }: { readonly slug: string; readonly permissions: Permissions; readonly on: Readonly<Record<string, 'all' | readonly Repository[]>> },
): App {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
  const app: App = {
    id: state.id(),
    clientId: `Iv23li${slug.replace(/\W/g, '').padEnd(14, '0').slice(0, 14)}`,
    slug,
    bot: state.account(`${slug}[bot]`),
    permissions: { metadata: 'read', ...permissions },
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    publicKey,
    installations: [],
  }
  for (const [login, which] of Object.entries(on)) {
    app.installations.push({
      id: state.id(),
      account: state.account(login),
      repositories: which === 'all' ? 'all' : new Set(which.map(({ id }) => id)),
      isSuspended: false,
      createdAt: state.time(),
    })
  }
  state.apps.push(app)
  return app
}

export function isInstalledIn({ account, repositories }: Installation, { id, owner }: Repository): boolean {
  return owner.id === account.id && (repositories === 'all' || repositories.has(id))
}

/** The app whose JWT this is; a refusal where there is something wrong with it. */
export function appOf(state: State, token: string): App | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (signature === '' || rest.length > 0) return undefined
  const claims = decoded(payload)
  const app = state.apps.find(({ id, clientId }) => claims['iss'] === clientId || String(claims['iss']) === String(id))
  const isSigned =
    app !== undefined &&
    decoded(header)['alg'] === 'RS256' &&
    crypto.verify('sha256', Buffer.from(`${header}.${payload}`), app.publicKey, Buffer.from(signature, 'base64url'))
  if (!isSigned) throw new Refusal(401, 'A JSON web token could not be decoded')
  const now = Math.floor(state.now / 1000)
  const { iat, exp } = claims
  if (typeof iat !== 'number' || iat > now) {
    throw new Refusal(401, "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued")
  }
  if (typeof exp !== 'number' || exp <= now || exp - now > LONGEST_JWT_S) {
    throw new Refusal(
      401,
      "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires",
    )
  }
  return app
}

function decoded(part: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>
  } catch {
    throw new Refusal(401, 'A JSON web token could not be decoded')
  }
}

export interface MintRequest {
  readonly repositories?: readonly string[]
  readonly repository_ids?: readonly number[]
  readonly permissions?: Permissions
}

/** A token that lives for an hour. */
export function mint(state: State, app: App, installation: Installation, { repositories, repository_ids: ids, permissions }: MintRequest) {
  if (installation.isSuspended) throw new Refusal(403, 'This installation has been suspended')
  if ((ids?.length ?? 0) + (repositories?.length ?? 0) > MOST_REPOSITORIES) {
    throw new Refusal(422, `Only ${MOST_REPOSITORIES} repositories can be requested at a time.`)
  }
  const own = [...state.repositories.values()].filter((repository) => isInstalledIn(installation, repository))
  const chosen = own.filter(({ id, name }) => ids?.includes(id) || repositories?.includes(name))
  if (chosen.length < new Set([...(ids ?? []), ...(repositories ?? [])]).size) {
    throw new Refusal(422, 'There is at least one repository that does not exist or is not accessible to the parent installation.')
  }
  for (const [scope, level] of Object.entries(permissions ?? {}) as [Scope, 'read' | 'write'][]) {
    const has = app.permissions[scope]
    if (has !== 'write' && has !== level) throw new Refusal(422, 'The permissions requested are not granted to this installation.')
  }
  const isAll = ids === undefined && repositories === undefined
  const given: Permissions = { metadata: 'read', ...(permissions ?? app.permissions) }
  const parts = [crypto.randomBytes(48), crypto.randomBytes(240), crypto.randomBytes(96)].map((bytes) => bytes.toString('base64url'))
  const token = `ghs_${app.id}_${parts.join('.')}`
  const expiresAt = state.now + TOKEN_MS
  state.tokens.set(token, {
    login: app.bot.login,
    permissions: given,
    app: { app, installation },
    expiresAt,
    ...(!isAll && { repositories: new Set(chosen.map(({ id }) => id)) }),
  })
  return { token, expiresAt, permissions: given, repositories: isAll ? undefined : chosen }
}

/** Whether a token of an app reaches a repository with more than everybody may. */
export function reaches(actor: Actor, repository: Repository): boolean {
  const { installation, repositories } = actor
  return installation === undefined || (isInstalledIn(installation, repository) && (repositories?.has(repository.id) ?? true))
}
