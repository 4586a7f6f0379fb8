import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { GitHub } from './github-client.ts'

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
export async function refuseNoPulls(github: GitHub, base: string): Promise<Refusal | undefined> {
  const tried = await github.write({
    route: 'POST /repos/{owner}/{repo}/pulls',
    parameters: { title: 'Nothing', head: base, base },
    schema: z.unknown(),
  })
  return tried.ok || !isForWantOfPermission(tried.error) ? undefined : tokenTooWeak('write pull requests', tried.error)
}
