import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import { type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import { askGraphql } from './graphql.ts'
import type { Person } from './read-permission.ts'

export interface IdentityRequest {
  readonly github: GitHub
  /** `ghs_…`: the token of a workflow or of an app, which the usual way of asking who it is does not answer. */
  readonly isAppToken: boolean
}

/** Everybody's GITHUB_TOKEN. */
const GITHUB_ACTIONS: Person = { id: 41_898_282, login: 'github-actions[bot]' }

/** Who Sous's own comments and commits are by. Another's comment is never changed, whatever it looks like. */
export async function readOwnIdentity({ github, isAppToken }: IdentityRequest): Promise<Result<Person, Refusal>> {
  if (isAppToken) return readViewer(github)
  const user = await github.request('GET /user', {}, z.object({ id: Positive, login: z.string() }))
  return !user.ok && user.error.code === 'token_not_permitted' ? readViewer(github) : user
}

/** The one way by which GitHub tells an app's token whose it is. */
async function readViewer(github: GitHub): Promise<Result<Person, Refusal>> {
  const Viewer = z.object({ data: z.object({ viewer: z.object({ databaseId: Positive, login: z.string() }) }) })
  const asked = await askGraphql(github, { query: 'query { viewer { databaseId login } }' }, Viewer)
  if (!asked.ok) return asked
  if (asked.value === undefined) return success(GITHUB_ACTIONS)
  const { databaseId: id, login } = asked.value.data.viewer
  return success({ id, login })
}

/** Whether it is the token that every workflow has, and not one of an app that somebody made. */
export function isWorkflowsOwn({ id }: Person): boolean {
  return id === GITHUB_ACTIONS.id
}

/** As git writes a name. */
export function committerOf({ id, login }: Person): string {
  return `${login} <${id}+${login}@users.noreply.github.com>`
}
