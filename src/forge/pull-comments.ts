import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import type { Result } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'

/** A comment on a pull request, by whomever. */
export const PullComment = z.object({
  id: Positive,
  html_url: z.string(),
  body: z._default(z.string(), ''),
  user: z.nullable(z.object({ id: Positive, login: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
})
export type PullComment = z.output<typeof PullComment>

/** All of them, in the order in which they were written. */
export function readComments(github: GitHub, pull: number): Promise<Result<readonly PullComment[], Refusal>> {
  return github.requestAll('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pull }, PullComment)
}
