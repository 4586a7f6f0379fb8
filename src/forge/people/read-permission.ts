import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { Positive } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'

/** Somebody who may write to the repository, as GitHub says at this moment. */
export interface Person {
  readonly id: number
  readonly login: string
}

/** The old word, which knows the base of custom roles too: triage is `read` in it, and maintain is `write`. */
const MAY_WRITE: readonly string[] = ['write', 'admin']

/** What GitHub says an account is: `User`, `Bot`, `Organization` … Servers such as Gitea say nothing. */
export const AccountType = z.optional(z.string())

const Permission = z.object({
  permission: z.string(),
  user: z.nullable(z.object({ id: Positive, login: z.string(), type: AccountType })),
})

/**
 * Looks up whether somebody may write. Closed: an error, an unknown word or another id than the event's is a refusal.
 * The id is left out only for somebody of whom nothing but the login is known.
 */
export async function readPermission(
  github: GitHub,
  wanted: { readonly login: string; readonly id?: number },
): Promise<Result<Person, Refusal>> {
  const { login, id } = wanted
  const denied = (why: string) => failure(refusal('not_permitted', `${login} ${why}`))
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission'
  const answer = await github.request(route, { username: login }, Permission)
  if (!answer.ok) return answer.error.code === 'api_not_found' ? denied('is nobody whom GitHub knows here') : answer
  const { permission, user } = answer.value
  if (user === null || (id !== undefined && user.id !== id)) return denied('is somebody else now than when the event was sent')
  if (!isPerson(user)) return failure(refusal('bot_actor', `${login} is not a person`))
  // Gitea's word for the owner of a repository, and for admins of the server. GitHub has none like it.
  const isGiteaOwner = permission === 'owner' && user.type === undefined
  if (!MAY_WRITE.includes(permission) && !isGiteaOwner) return denied('may not write to this repository')
  return success({ id: user.id, login: user.login })
}

/**
 * Whether an account is a person's. Whatever is not plainly one counts as a bot. GitHub always sends a type. A server that
 * sends none has no app accounts, and its own workflow user has no positive id. A login like a bot's still counts as one.
 */
export function isPerson({ login, type }: { readonly login: string; readonly type?: string | undefined }): boolean {
  return type === 'User' || (type === undefined && !login.toLowerCase().endsWith('[bot]'))
}
