import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { Person } from '../people/permission.ts'
import { checkAnswer, Positive, type Schema } from './api-answers.ts'
import type { GitHub } from './github-client.ts'

export interface GraphqlQuery {
  readonly query: string
  readonly variables?: Readonly<Record<string, string | number | readonly string[]>>
}

/** Some servers have no GraphQL, and some tokens may not use it. */
const UNTOLD: ReadonlySet<Refusal['code']> = new Set(['token_not_permitted', 'api_not_found', 'api_invalid', 'api_rejected'])

const ROUTE = 'POST /graphql'
const Errors = z.looseObject({ errors: z.optional(z.array(z.object({ type: z.optional(z.string()), message: z.string() }))) })

/**
 * GitHub's answer to a query; `undefined` if it does not answer, so that the caller falls back to REST.
 * A field that failed is `null`, as if there were nothing there, so data with errors does not count. The one exception is an object
 * that does not exist: its `null` is true.
 */
export async function askGraphql<T>(github: GitHub, query: GraphqlQuery, schema: Schema<T>): Promise<Result<T | undefined, Refusal>> {
  const asked = await github.request(ROUTE, { ...query }, Errors)
  if (!asked.ok) return UNTOLD.has(asked.error.code) ? success(undefined) : asked
  const { errors = [] } = asked.value
  const limited = errors.find(({ type }) => type === 'RATE_LIMITED')
  if (limited !== undefined) return failure(ERRORS.limited(limited.message))
  if (errors.some(({ type }) => type !== 'NOT_FOUND')) return success(undefined)
  const checked = checkAnswer(ROUTE, asked.value, schema)
  return checked.ok ? checked : success(undefined)
}

/** For a job that answers commands, or proposes. */
const BLOCK = 'permissions: { contents: write, pull-requests: write }'

/** For checks before the first write. An expired token is not a weak one, so its error stays as it is. */
export function tokenTooWeak(what: string, why: Refusal): Refusal {
  if (why.code !== 'token_not_permitted') return why
  return ERRORS.tokenTooWeak(what, why.message)
}

/** Whether a permission is missing, as opposed to, for example, a locked conversation. */
export function isForWantOfPermission({ code, message }: Refusal): boolean {
  return code === 'token_not_permitted' && /not accessible by/i.test(message)
}

/**
 * Checks that the token can open pull requests. GitHub only says so on a try, so this requests an impossible one, from a branch to
 * itself: it fails validation only if the token has the permission.
 */
export async function checkMayOpenPulls(github: GitHub, base: string): Promise<Refusal | undefined> {
  const tried = await github.write({
    route: 'POST /repos/{owner}/{repo}/pulls',
    parameters: { title: 'Nothing', head: base, base },
    schema: z.unknown(),
  })
  return tried.ok || !isForWantOfPermission(tried.error) ? undefined : tokenTooWeak('write pull requests', tried.error)
}

export interface IdentityRequest {
  readonly github: GitHub
  /** `ghs_…`: a workflow's or an app's token, for which `GET /user` does not work. */
  readonly isAppToken: boolean
}

/** The bot behind GITHUB_TOKEN. Its id differs between servers; no person can have such a login. */
const GITHUB_ACTIONS = 'github-actions[bot]'

/** The author of Sous's own comments and commits. Sous never edits other people's comments. */
export async function readOwnIdentity({ github, isAppToken }: IdentityRequest): Promise<Result<Person, Refusal>> {
  if (isAppToken) return readViewer(github)
  const user = await github.request('GET /user', {}, User)
  return !user.ok && user.error.code === 'token_not_permitted' ? readViewer(github) : user
}

const User = z.object({ id: Positive, login: z.string() })

/** The only way to learn the user of an app's token. Without GraphQL, Sous assumes the workflow's own. */
async function readViewer(github: GitHub): Promise<Result<Person, Refusal>> {
  const Viewer = z.object({ data: z.object({ viewer: z.object({ databaseId: Positive, login: z.string() }) }) })
  const asked = await askGraphql(github, { query: 'query { viewer { databaseId login } }' }, Viewer)
  if (!asked.ok) return asked
  if (asked.value === undefined) return github.request('GET /users/{username}', { username: GITHUB_ACTIONS }, User)
  const { databaseId: id, login } = asked.value.data.viewer
  return success({ id, login })
}

/** Whether it is GITHUB_TOKEN and not the token of a custom app. */
export function isWorkflowsOwn({ login }: Person): boolean {
  return login === GITHUB_ACTIONS
}

/** As git writes a name. */
export function committerOf(person: Person, serverUrl: string): string {
  return `${person.login} <${noreplyAddress(person, serverUrl)}>`
}

/** Servers link commits to accounts by this address. Each has its own: on github.com, `users.noreply.github.com`. */
export function noreplyAddress({ id, login }: Person, serverUrl: string): string {
  return `${id}+${login}@users.noreply.${new URL(serverUrl).hostname}`
}

const ERRORS = {
  limited: (why: string) => refusal('api_unavailable', `GitHub limits requests: '${ROUTE}': ${why}`),
  tokenTooWeak: (what: string, why: string) =>
    refusal('token_not_permitted', `The token cannot ${what}: ${why}`, `Nothing was done yet. Add '${BLOCK}' to the job and run it again.`),
}
