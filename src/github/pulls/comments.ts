import * as z from 'zod/mini'
import { sha256 } from '../../base/digest.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { Person } from '../people/permission.ts'
import { checkSecrets } from '../remote/secret-guard.ts'

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
  /** Those of the pull request, where they were read just now. */
  readonly comments?: readonly PullComment[]
}

const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
const DELETE = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'

/** The first line of a comment: not shown, and no command. */
export function markerOf({ kind, subject }: Pick<MarkedRequest, 'kind' | 'subject'>): string {
  return `<!-- sous:${kind} ${sha256(Buffer.from(subject)).slice(0, 16)} -->`
}

/** The comments with the marker that are Sous's own, the oldest first: anybody can write a marker. */
export async function listMarked(request: MarkedRequest): Promise<Result<readonly OwnComment[], Refusal>> {
  const { github, pull, self, comments } = request
  const listed = comments === undefined ? await readComments(github, pull) : success(comments)
  if (!listed.ok) return listed
  const marker = markerOf(request)
  const own = listed.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id)
  return success(own.map(ownComment))
}

export async function findMarked(request: MarkedRequest): Promise<Result<OwnComment | undefined, Refusal>> {
  const own = await listMarked(request)
  return own.ok ? success(own.value[0]) : own
}

/** Writes a comment that is not there yet. When its answer is lost it is looked for, never sent twice unseen. */
export async function createMarked({ comments: _, ...request }: MarkedRequest, body: string): Promise<Result<OwnComment, Refusal>> {
  const created = await createFirst(request, body)
  if (!created.ok) return created
  // Another run may have written the same one at the same moment: then the older stays.
  const first = await findMarked(request)
  if (!first.ok || first.value === undefined || first.value.id === created.value.id) return created
  await removeMarked(request.github, created.value)
  return updateMarked(request.github, first.value, body)
}

/** The same, where it is known already that no other run does so. */
export async function createFirst({ comments: _, ...request }: MarkedRequest, body: string): Promise<Result<OwnComment, Refusal>> {
  const { github, pull } = request
  const secret = checkSecrets(body, 'the comment')
  if (secret !== undefined) return failure(secret)
  return github.write({
    route: CREATE,
    parameters: { issue_number: pull, body },
    schema: z.pipe(PullComment, z.transform(ownComment)),
    look: () => findMarked(request),
  })
}

/** A comment too many does no harm. */
export async function removeMarked(github: GitHub, { id }: OwnComment): Promise<void> {
  await github.write({ route: DELETE, parameters: { comment_id: id }, schema: z.unknown() })
}

/** Says the same thing again at most: putting a text in place does no harm when it is done twice. */
export async function updateMarked(github: GitHub, comment: OwnComment, body: string): Promise<Result<OwnComment, Refusal>> {
  if (comment.body === body) return success(comment)
  const secret = checkSecrets(body, 'the comment')
  if (secret !== undefined) return failure(secret)
  const read = () => github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: comment.id }, PullComment)
  return github.write({
    route: UPDATE,
    parameters: { comment_id: comment.id, body },
    schema: z.pipe(PullComment, z.transform(ownComment)),
    async look() {
      const now = await read()
      if (!now.ok) return now
      return success(now.value.body === body ? ownComment(now.value) : undefined)
    },
  })
}

function ownComment({ id, html_url: url, body }: PullComment): OwnComment {
  return { id, url, body }
}
