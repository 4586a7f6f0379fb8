import * as z from 'zod/mini'
import { sha256 } from '../../base/digest.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { Person } from '../people/permission.ts'
import { checkSecrets } from '../remote/secret-guard.ts'

/** A comment on a pull request, by anyone. */
const CommentAnswer = z.object({
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
export type PullComment = z.output<typeof CommentAnswer>

/** All comments, oldest first. */
export function readComments(github: GitHub, pull: number): Promise<Result<readonly PullComment[], Refusal>> {
  return github.requestAll('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pull }, CommentAnswer)
}

/** Seen, applied, done, not done. */
export type Reaction = 'eyes' | 'rocket' | '+1' | 'confused'

/**
 * Reacts to a comment. GitHub keeps one reaction of each kind per author, so sending it twice does no harm. Returns who reacted,
 * which is the owner of the token.
 */
export async function react(github: GitHub, comment: number, content: Reaction): Promise<Result<Person | undefined, Refusal>> {
  const sent = await github.write({
    route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    parameters: { comment_id: comment, content },
    schema: z.object({ user: z.nullable(z.object({ id: Positive, login: z.string() })) }),
  })
  return sent.ok ? success(sent.value.user ?? undefined) : sent
}

/** A comment by Sous. */
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
  /** The subject: there is one comment per kind and subject. */
  readonly subject: string
  /** The pull request's comments, if they were read just now. */
  readonly comments?: readonly PullComment[]
}

const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
const DELETE = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'

/** The first line of a comment: invisible, and not a command. */
export function markerOf({ kind, subject }: Pick<MarkedRequest, 'kind' | 'subject'>): string {
  return `<!-- sous:${kind} ${sha256(Buffer.from(subject)).slice(0, 16)} -->`
}

/** Sous's own comments with the marker, oldest first. Anyone can write a marker, so the author is checked. */
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

/** Writes a new comment. If the answer is lost, looks for the comment before sending it again. */
export async function createMarked({ comments: _, ...request }: MarkedRequest, body: string): Promise<Result<OwnComment, Refusal>> {
  const created = await createFirst(request, body)
  if (!created.ok) return created
  // Another run may have written the same comment concurrently: then the older one stays.
  const first = await findMarked(request)
  if (!first.ok || first.value === undefined || first.value.id === created.value.id) return created
  await removeMarked(request.github, created.value)
  return updateMarked(request.github, first.value, body)
}

/** The same, if no other run can write it. */
export async function createFirst({ comments: _, ...request }: MarkedRequest, body: string): Promise<Result<OwnComment, Refusal>> {
  const { github, pull } = request
  const secret = checkSecrets(body, 'the comment')
  if (secret !== undefined) return failure(secret)
  return github.write({
    route: CREATE,
    parameters: { issue_number: pull, body },
    schema: z.pipe(CommentAnswer, z.transform(ownComment)),
    look: () => findMarked(request),
  })
}

/** A duplicate comment does no harm, so errors are ignored. */
export async function removeMarked(github: GitHub, { id }: OwnComment): Promise<void> {
  await github.write({ route: DELETE, parameters: { comment_id: id }, schema: z.unknown() })
}

/** Idempotent. */
export async function updateMarked(github: GitHub, comment: OwnComment, body: string): Promise<Result<OwnComment, Refusal>> {
  if (comment.body === body) return success(comment)
  const secret = checkSecrets(body, 'the comment')
  if (secret !== undefined) return failure(secret)
  const read = () => github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: comment.id }, CommentAnswer)
  return github.write({
    route: UPDATE,
    parameters: { comment_id: comment.id, body },
    schema: z.pipe(CommentAnswer, z.transform(ownComment)),
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

export interface StickyRequest {
  readonly github: GitHub
  readonly pull: number
  /** Numeric id of the token's owner. */
  readonly self: number
  /** Path of the recipe. */
  readonly recipe: string
  /** The plan that it shows. */
  readonly digest: Digest | undefined
  /** Markdown within GitHub's limits, and without secrets. */
  readonly body: string
  /** The pull request's comments, if they were read a moment ago. */
  readonly comments?: readonly PullComment[] | undefined
  /** The first plan of the recipe on this pull request, by the ledger, so no other run is about to show one. */
  readonly isFirst?: boolean | undefined
  /** Update only if the comment exists and shows this plan. */
  readonly isUpdate?: boolean | undefined
}

export interface StickyComment extends OwnComment {
  /** False if it was edited, which sends no notification. */
  readonly isNew: boolean
}

const MOST_EARLIER = 5
const SHOWN_DIGITS = 12
const PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m

/**
 * Shows a plan in the recipe's one comment on a pull request, with earlier plans struck out below. Their digests are read from the
 * comment itself, which is fine because no decision depends on what a comment says.
 */
export async function putStickyComment(request: StickyRequest): Promise<Result<StickyComment | undefined, Refusal>> {
  const { github, pull, self, recipe, digest, body, comments, isFirst = false } = request
  const marked: MarkedRequest = { github, pull, self, kind: 'plan', subject: recipe }
  const listed = await listMarked({ ...marked, ...(comments && { comments }) })
  if (!listed.ok) return listed
  const [found, ...others] = listed.value
  const known = found === undefined ? [] : plansIn(found.body)
  const plans = digest === undefined ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, MOST_EARLIER + 1)
  const text = render(markerOf(marked), body, plans, digest)
  if (request.isUpdate && (found === undefined || !isShown(found.body, digest))) return success(undefined)
  if (found === undefined) {
    const made = isFirst ? await createFirst(marked, text) : await createMarked(marked, text)
    return made.ok ? success({ ...made.value, isNew: true }) : made
  }
  // Two concurrent runs may have left a duplicate.
  for (const other of others) await removeMarked(github, other)
  const updated = await updateMarked(github, found, text)
  const isGone = !updated.ok && updated.error.code === 'api_not_found'
  if (isGone && comments !== undefined) return putStickyComment({ ...request, comments: undefined })
  return updated.ok ? success({ ...updated.value, isNew: false }) : updated
}

function render(marker: string, body: string, plans: readonly string[], current: string | undefined): string {
  const earlier = plans.filter((digest) => digest !== current)
  const struck = earlier.map((digest) => `~~\`${digest.slice(0, SHOWN_DIGITS)}\`~~`)
  return [
    marker,
    `<!-- sous:plans ${plans.map((digest) => `${digest} `).join('')}-->`,
    body.trimEnd(),
    ...(struck.length === 0 ? [] : ['', `<sub>superseded plans: ${struck.join(', ')}</sub>`]),
    '',
  ].join('\n')
}

/** After a later run, the comment may show another plan or none. */
function isShown(body: string, digest: string | undefined): boolean {
  return digest !== undefined && body.replace(PLANS, '').includes(digest)
}

/** The digests that a comment by Sous has shown. */
export function plansIn(body: string): readonly string[] {
  return (PLANS.exec(body)?.[1] ?? '').split(' ').filter((text) => text !== '')
}
