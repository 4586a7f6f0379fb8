import * as z from 'zod/mini'
import type { Refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import { Positive } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'
import type { Person } from '../people/read-permission.ts'

/** A comment on a pull request, by whomever. */
export const PullComment = z.object({
  id: Positive,
  /** For GraphQL; empty on servers that have none. */
  node_id: z._default(z.string(), ''),
  html_url: z.string(),
  body: z._default(z.string(), ''),
  user: z.nullable(z.object({ id: Positive, login: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
  /** An app that wrote it for a person. */
  performed_via_github_app: z.optional(z.nullable(z.looseObject({}))),
})
export type PullComment = z.output<typeof PullComment>

/** All of them, in the order in which they were written. */
export function readComments(github: GitHub, pull: number): Promise<Result<readonly PullComment[], Refusal>> {
  return github.requestAll('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pull }, PullComment)
}

/** Seen, applied, done, and not done. */
export type Reaction = 'eyes' | 'rocket' | '+1' | 'confused'

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
