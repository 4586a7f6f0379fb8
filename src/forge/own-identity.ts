import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import { type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import type { Person } from './read-permission.ts'

export interface IdentityRequest {
  readonly github: GitHub
  /** `ghs_…`: such a token speaks for no person, and cannot ask who it is. */
  readonly isAppToken: boolean
  /** Such as `my-app[bot]`, for the token of an app other than GitHub Actions. */
  readonly appLogin?: string
}

/** Everybody's GITHUB_TOKEN. */
const GITHUB_ACTIONS: Person = { id: 41_898_282, login: 'github-actions[bot]' }

/** Who Sous's own comments and commits are by. Another's comment is never changed, whatever it looks like. */
export async function readOwnIdentity({ github, isAppToken, appLogin }: IdentityRequest): Promise<Result<Person, Refusal>> {
  const User = z.object({ id: Positive, login: z.string() })
  if (appLogin !== undefined) return github.request('GET /users/{username}', { username: appLogin }, User)
  if (isAppToken) return success(GITHUB_ACTIONS)
  const user = await github.request('GET /user', {}, User)
  return !user.ok && user.error.code === 'token_not_permitted' ? success(GITHUB_ACTIONS) : user
}

/** As git writes a name. */
export function committerOf({ id, login }: Person): string {
  return `${login} <${id}+${login}@users.noreply.github.com>`
}
