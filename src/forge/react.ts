import * as z from 'zod/mini'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'

export type Reaction = 'eyes' | 'rocket' | 'confused' | '+1' | '-1'

/**
 * Shows whoever wrote a comment that it was seen. Only decoration: what goes wrong is a warning. GitHub keeps one of each
 * kind for each author, so sending it twice does no harm.
 */
export async function react(github: GitHub, comment: number, content: Reaction): Promise<string | undefined> {
  const sent = await github.write({
    route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    parameters: { comment_id: comment, content },
    schema: z.object({ id: Positive }),
  })
  return sent.ok ? undefined : `The comment could not be reacted to: ${sent.error.message}`
}
