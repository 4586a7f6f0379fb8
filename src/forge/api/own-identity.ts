import * as z from 'zod/mini'
import type { Refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import type { Person } from '../people/read-permission.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import { askGraphql } from './graphql.ts'

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
