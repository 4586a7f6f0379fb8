import * as z from 'zod/mini'
import { sha256 } from '../model/digest.ts'
import type { Refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import { refuseSecrets } from './refuse-secrets.ts'

/** A comment of Sous's own. */
export interface OwnComment {
  readonly id: number
  readonly url: string
  readonly body: string
}

export interface MarkedRequest {
  readonly github: GitHub
  readonly pull: number
  /** Numeric id of the token's owner. */
  readonly self: number
  /** What the comment is for, such as `plan`. */
  readonly kind: string
  /** What it is about: there is one comment of a kind for each. */
  readonly subject: string
}

const Comment = z.object({
  id: Positive,
  html_url: z.string(),
  body: z._default(z.string(), ''),
  user: z.nullable(z.object({ id: Positive })),
})
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
const DELETE = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'

/** The first line of a comment: not shown, and no command. */
export function markerOf({ kind, subject }: Pick<MarkedRequest, 'kind' | 'subject'>): string {
  return `<!-- sous:${kind} ${sha256(Buffer.from(subject)).slice(0, 16)} -->`
}

/** The oldest comment with the marker that is Sous's own: anybody can write a marker. */
export async function findMarked(request: MarkedRequest): Promise<Result<OwnComment | undefined, Refusal>> {
  const { github, pull, self } = request
  const comments = await github.requestAll(LIST, { issue_number: pull }, Comment)
  if (!comments.ok) return comments
  const marker = markerOf(request)
  const own = comments.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id)
  return success(own[0] && ownComment(own[0]))
}

/** Writes a comment that is not there yet. When its answer is lost it is looked for, never sent twice unseen. */
export async function createMarked(request: MarkedRequest, body: string): Promise<Result<OwnComment, Refusal>> {
  const { github, pull } = request
  const secret = refuseSecrets(body, 'the comment')
  if (secret !== undefined) return failure(secret)
  const created = await github.write({
    route: CREATE,
    parameters: { issue_number: pull, body },
    schema: z.pipe(Comment, z.transform(ownComment)),
    look: () => findMarked(request),
  })
  if (!created.ok) return created
  // Another run may have written the same one at the same moment: then the older stays.
  const first = await findMarked(request)
  if (!first.ok || first.value === undefined || first.value.id === created.value.id) return created
  await github.write({ route: DELETE, parameters: { comment_id: created.value.id }, schema: z.unknown() })
  return updateMarked(github, first.value, body)
}

/** Says the same thing again at most: putting a text in place does no harm when it is done twice. */
export async function updateMarked(github: GitHub, comment: OwnComment, body: string): Promise<Result<OwnComment, Refusal>> {
  if (comment.body === body) return success(comment)
  const secret = refuseSecrets(body, 'the comment')
  if (secret !== undefined) return failure(secret)
  const read = () => github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: comment.id }, Comment)
  return github.write({
    route: UPDATE,
    parameters: { comment_id: comment.id, body },
    schema: z.pipe(Comment, z.transform(ownComment)),
    async look() {
      const now = await read()
      if (!now.ok) return now
      return success(now.value.body === body ? ownComment(now.value) : undefined)
    },
  })
}

function ownComment({ id, html_url: url, body }: z.output<typeof Comment>): OwnComment {
  return { id, url, body }
}
