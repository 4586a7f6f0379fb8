import * as z from 'zod/mini'
import { sha256 } from '../../base/digest.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { Person } from '../people/permission.ts'
import { checkSecrets } from '../remote/secret-guard.ts'

/** A comment on a pull request, by whomever. */
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

/** All of them, in the order in which they were written. */
export function readComments(github: GitHub, pull: number): Promise<Result<readonly PullComment[], Refusal>> {
  return github.requestAll('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pull }, CommentAnswer)
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
    schema: z.pipe(CommentAnswer, z.transform(ownComment)),
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
  /** The recipe that the comment is about, as its path. */
  readonly recipe: string
  /** The plan that it shows. */
  readonly digest: Digest | undefined
  /** Markdown within GitHub's limits, and without secrets. */
  readonly body: string
  /** Those of the pull request, where they were read a moment ago. */
  readonly comments?: readonly PullComment[] | undefined
  /** By the ledger this is the first plan of the recipe here, so that no other run is about to show one. */
  readonly isFirst?: boolean | undefined
  /** Only where there is such a comment already, and it shows this very plan. */
  readonly isUpdate?: boolean | undefined
}

export interface StickyComment extends OwnComment {
  /** Otherwise it was edited, which notifies nobody. */
  readonly isNew: boolean
}

const MOST_EARLIER = 5
const SHOWN_DIGITS = 12
const PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m

/**
 * Shows a plan in the one comment that a recipe has on a pull request. The plans before it are struck out below it: nothing
 * is ever decided by what a comment says, so their digests may well be read from the comment itself.
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
  // Two runs that wrote it at the very same moment left one too many.
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

/** A recipe that was run again, and would change nothing or failed, has a comment that shows no plan or another. */
function isShown(body: string, digest: string | undefined): boolean {
  return digest !== undefined && body.replace(PLANS, '').includes(digest)
}

/** The digests that a comment of Sous's own once showed. */
export function plansIn(body: string): readonly string[] {
  return (PLANS.exec(body)?.[1] ?? '').split(' ').filter((text) => text !== '')
}
