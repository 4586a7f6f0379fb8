import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import { type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import type { Person } from './read-permission.ts'

/** Seen, landed, and not done. */
export type Reaction = 'eyes' | 'rocket' | 'confused'

/**
 * Shows whoever wrote a comment what became of it. GitHub keeps one of each kind for each author, so sending it twice does no
 * harm. Returns who reacted: GitHub tells so whose token it is.
 */
export async function react(github: GitHub, comment: number, content: Reaction): Promise<Result<Person | undefined, Refusal>> {
  const sent = await github.write({
    route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    parameters: { comment_id: comment, content },
    schema: z.object({ user: z.nullable(z.object({ id: Positive, login: z.string() })) }),
  })
  return sent.ok ? success(sent.value.user ?? undefined) : sent
}
