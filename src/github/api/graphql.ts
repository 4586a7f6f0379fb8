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

/** Some servers know no GraphQL, and some tokens may not use it. */
const UNTOLD: ReadonlySet<Refusal['code']> = new Set(['token_not_permitted', 'api_not_found', 'api_invalid', 'api_rejected'])

const ROUTE = 'POST /graphql'
const Errors = z.looseObject({ errors: z.optional(z.array(z.object({ type: z.optional(z.string()), message: z.string() }))) })

/**
 * What GitHub answers to a query; `undefined` where it does not, so that the caller has to ask in another way.
 * A field that failed is `null` in the data, as if there were nothing to tell, so data beside errors does not count. The one exception
 * is an object that is not there: `null` says just that.
 */
export async function askGraphql<T>(github: GitHub, query: GraphqlQuery, schema: Schema<T>): Promise<Result<T | undefined, Refusal>> {
  const asked = await github.request(ROUTE, { ...query }, Errors)
  if (!asked.ok) return UNTOLD.has(asked.error.code) ? success(undefined) : asked
  const { errors = [] } = asked.value
  const limited = errors.find(({ type }) => type === 'RATE_LIMITED')
  if (limited !== undefined) return failure(refusal('api_unavailable', `GitHub limits requests: '${ROUTE}': ${limited.message}`))
  if (errors.some(({ type }) => type !== 'NOT_FOUND')) return success(undefined)
  const checked = checkAnswer(ROUTE, asked.value, schema)
  return checked.ok ? checked : success(undefined)
}

/** For a job that answers commands, or proposes. */
const BLOCK = 'permissions: { contents: write, pull-requests: write }'

/** Refuses before anything is done that the token is too weak for, with what GitHub says. One that has expired is not weak. */
export function tokenTooWeak(what: string, why: Refusal): Refusal {
  if (why.code !== 'token_not_permitted') return why
  const suggestion = `Nothing was done yet. Give the job '${BLOCK}', and run it again.`
  return refusal('token_not_permitted', `The token may not ${what}: ${why.message}`, suggestion)
}

/** Whether GitHub refused for want of a permission, and not for what it was asked to do: a locked conversation, for one. */
export function isForWantOfPermission({ code, message }: Refusal): boolean {
  return code === 'token_not_permitted' && /not accessible by/i.test(message)
}

/**
 * Why no pull request can be opened with this token. GitHub tells only whoever tries: so one is asked for that there cannot be,
 * from a branch to itself, which is refused by its content only if it is not refused before.
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
  /** `ghs_…`: the token of a workflow or of an app, which the usual way of asking who it is does not answer. */
  readonly isAppToken: boolean
}

/** Everybody's GITHUB_TOKEN. Its number differs from server to server; no person can have such a login. */
const GITHUB_ACTIONS = 'github-actions[bot]'

/** Who Sous's own comments and commits are by. Another's comment is never changed, whatever it looks like. */
export async function readOwnIdentity({ github, isAppToken }: IdentityRequest): Promise<Result<Person, Refusal>> {
  if (isAppToken) return readViewer(github)
  const user = await github.request('GET /user', {}, User)
  return !user.ok && user.error.code === 'token_not_permitted' ? readViewer(github) : user
}

const User = z.object({ id: Positive, login: z.string() })

/** The one way by which GitHub tells an app's token whose it is. Without GraphQL it is taken for the workflow's own. */
async function readViewer(github: GitHub): Promise<Result<Person, Refusal>> {
  const Viewer = z.object({ data: z.object({ viewer: z.object({ databaseId: Positive, login: z.string() }) }) })
  const asked = await askGraphql(github, { query: 'query { viewer { databaseId login } }' }, Viewer)
  if (!asked.ok) return asked
  if (asked.value === undefined) return github.request('GET /users/{username}', { username: GITHUB_ACTIONS }, User)
  const { databaseId: id, login } = asked.value.data.viewer
  return success({ id, login })
}

/** Whether it is the token that every workflow has, and not one of an app that somebody made. */
export function isWorkflowsOwn({ login }: Person): boolean {
  return login === GITHUB_ACTIONS
}

/** As git writes a name. */
export function committerOf(person: Person, serverUrl: string): string {
  return `${person.login} <${noreplyAddress(person, serverUrl)}>`
}

/** By this address a server knows whose commit it is. Each server has its own: on github.com, `users.noreply.github.com`. */
export function noreplyAddress({ id, login }: Person, serverUrl: string): string {
  return `${id}+${login}@users.noreply.${new URL(serverUrl).hostname}`
}
