import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import { type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import type { Person } from './read-permission.ts'

export interface IdentityRequest {
  readonly github: GitHub
  /** `ghs_…`: the token of a workflow or of an app, which the usual way of asking who it is does not answer. */
  readonly isAppToken: boolean
}

/** Everybody's GITHUB_TOKEN. */
const GITHUB_ACTIONS: Person = { id: 41_898_282, login: 'github-actions[bot]' }

/** Where nothing can be told by such an answer: some servers know no GraphQL. */
const UNTOLD: ReadonlySet<Refusal['code']> = new Set(['token_not_permitted', 'api_not_found', 'api_invalid', 'api_rejected'])

/** Who Sous's own comments and commits are by. Another's comment is never changed, whatever it looks like. */
export async function readOwnIdentity({ github, isAppToken }: IdentityRequest): Promise<Result<Person, Refusal>> {
  if (isAppToken) return readViewer(github)
  const user = await github.request('GET /user', {}, z.object({ id: Positive, login: z.string() }))
  return !user.ok && user.error.code === 'token_not_permitted' ? readViewer(github) : user
}

/** The one way by which GitHub tells an app's token whose it is. */
async function readViewer(github: GitHub): Promise<Result<Person, Refusal>> {
  const Viewer = z.object({ data: z.object({ viewer: z.object({ databaseId: Positive, login: z.string() }) }) })
  const asked = await github.request('POST /graphql', { query: 'query { viewer { databaseId login } }' }, Viewer)
  if (asked.ok) return success({ id: asked.value.data.viewer.databaseId, login: asked.value.data.viewer.login })
  return UNTOLD.has(asked.error.code) ? success(GITHUB_ACTIONS) : asked
}

/** Whether it is the token that every workflow has, and not one of an app that somebody made. */
export function isWorkflowsOwn({ id }: Person): boolean {
  return id === GITHUB_ACTIONS.id
}

/** As git writes a name. */
export function committerOf({ id, login }: Person): string {
  return `${login} <${id}+${login}@users.noreply.github.com>`
}
