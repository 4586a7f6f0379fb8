import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId, Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { askGraphql } from '../api/graphql.ts'
import { parseCommand } from '../events/parse-command.ts'
import type { CommentSource, ReviewSource } from '../events/requests.ts'
import type { PullComment } from '../pulls/comments.ts'
import type { Person } from './permission.ts'

/** The fields of a review that hold its verdict. */
export const ReviewVerdict = {
  state: z.string(),
  /** Only on Gitea, where a review that was dismissed keeps its state. */
  dismissed: z.optional(z.boolean()),
}

/** `APPROVED`, `CHANGES_REQUESTED`, `DISMISSED` … */
export function verdictOf({ state, dismissed }: { readonly state: string; readonly dismissed?: boolean | undefined }): string {
  if (dismissed === true) return 'DISMISSED'
  return state === 'REQUEST_CHANGES' ? 'CHANGES_REQUESTED' : state
}

const User = z.nullable(z.object({ id: Positive, login: z.string() }))

const AGAIN = 'Run the recipe again, then approve the new plan.'

const Comment = z.object({
  id: Positive,
  node_id: z._default(z.string(), ''),
  body: z.string(),
  user: User,
  issue_url: z.string(),
  /** Gitea names a pull request here and leaves `issue_url` empty. */
  pull_request_url: z._default(z.string(), ''),
})
const Review = z.object({ body: z.string(), user: User, ...ReviewVerdict, commit_id: z.nullable(ObjectId) })

/** Whether the text that started the run is unchanged. `comments`: the pull request's, if read just now. */
export async function recheckSource(
  github: GitHub,
  from: CommentSource | ReviewSource,
  comments?: readonly PullComment[],
): Promise<Refusal | undefined> {
  return from.kind === 'comment' ? recheckComment(github, from, comments) : recheckReview(github, from)
}

/** The comment that asked for a plan. */
export interface RunComment {
  readonly comment: PullComment
  readonly author: Person
  readonly recipe: string
  readonly inputs: readonly string[]
}

/** Reads a `/sous run` from the comment itself, because anyone with write access can change what is stored about it. */
export function readRunComment(comments: readonly PullComment[], id: number): Result<RunComment, Refusal> {
  const comment = comments.find((one) => one.id === id)
  if (comment === undefined) return failure(ERRORS.commentGone(id))
  const command = parseCommand(comment.body)
  if (command?.ok !== true || command.value.kind !== 'run') return failure(ERRORS.noRequest(id))
  if (comment.user === null) return failure(ERRORS.accountGone(id))
  // A comment that an app wrote for a person is not that person's request. A bot account may be allowed to ask.
  const isViaApp = comment.performed_via_github_app !== null && comment.performed_via_github_app !== undefined
  if (isViaApp && !comment.user.login.endsWith('[bot]')) return failure(ERRORS.byApp(id, comment.user.login))
  const { recipe, inputs } = command.value
  return success({ comment, author: comment.user, recipe, inputs })
}

/** The comment still has the text of its event. For comments from a list, edits are checked right before the write. */
async function recheckComment(
  github: GitHub,
  from: CommentSource,
  comments: readonly PullComment[] | undefined,
): Promise<Refusal | undefined> {
  let now: Pick<PullComment, 'body' | 'user'> | undefined = comments?.find((comment) => comment.id === from.id)
  if (comments === undefined) {
    const answer = await github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: from.id }, Comment)
    if (!answer.ok) return answer.error.code === 'api_not_found' ? ERRORS.gone(from.id) : answer.error
    const { issue_url: issue, pull_request_url: pull } = answer.value
    if (!issue.endsWith(`/issues/${from.pull}`) && !pull.endsWith(`/pulls/${from.pull}`)) return ERRORS.otherPull(from.id)
    const edited = await checkUnedited(github, [answer.value])
    if (edited !== undefined) return edited
    now = answer.value
  }
  if (now === undefined) return ERRORS.goneOrMoved(from.id)
  const isSame = now.body === from.body && now.user?.id === from.author.id
  return isSame ? undefined : ERRORS.bodyEdited(from.author.login)
}

async function recheckReview(github: GitHub, from: ReviewSource): Promise<Refusal | undefined> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}'
  const answer = await github.request(route, { pull_number: from.pull, review_id: from.id }, Review)
  const { login } = from.author
  if (!answer.ok) return answer.error.code === 'api_not_found' ? ERRORS.reviewDeleted(login) : answer.error
  const { body, user, commit_id: commit } = answer.value
  if (verdictOf(answer.value) !== 'APPROVED') return ERRORS.reviewWithdrawn(login)
  const isSame = body === from.body && user?.id === from.author.id && commit === from.commit
  return isSame ? undefined : ERRORS.reviewChanged(login)
}

type Edited = Pick<PullComment, 'id' | 'node_id'>

const QUERY =
  'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }'

const Nodes = z.object({
  data: z.object({
    nodes: z.array(
      z.nullable(z.object({ databaseId: z.optional(z.nullable(Positive)), lastEditedAt: z.optional(z.nullable(z.string())) })),
    ),
  }),
})

/**
 * Whether comments are unedited. `updated_at` does not help: it is undocumented whether reactions change it. A comment that exists and
 * was never edited has the text it was posted with.
 */
export async function checkUnedited(github: GitHub, comments: readonly Edited[]): Promise<Refusal | undefined> {
  const edited = await findEdited(github, comments)
  return edited.ok ? edited.value.values().next().value : edited.error
}

/** What is wrong with edited or deleted ones, by id. Takes comments or reviews, not both. */
export async function findEdited(
  github: GitHub,
  comments: readonly Edited[],
  kind: 'comment' | 'review' = 'comment',
): Promise<Result<ReadonlyMap<number, Refusal>, Refusal>> {
  if (comments.length === 0) return success(new Map())
  const asked = comments.every(({ node_id: node }) => node !== '')
    ? await askGraphql(github, { query: QUERY, variables: { ids: comments.map(({ node_id: node }) => node) } }, Nodes)
    : undefined
  if (asked?.ok === false) return asked
  if (asked?.value === undefined && kind === 'review') return success(new Map(comments.map(({ id }) => [id, ERRORS.untold(id)])))
  if (asked?.value === undefined) return findByTimes(github, comments)
  const { nodes } = asked.value.data
  const problems = comments.map(({ id }) => {
    const node = nodes.find((found) => found?.databaseId === id)
    if (node === undefined || node === null) return [id, ERRORS.gone(id)] as const
    return [id, node.lastEditedAt === null ? undefined : ERRORS.edited(id)] as const
  })
  return success(withoutGood(problems))
}

/** For servers without GraphQL. Their times are in seconds, so an edit within the same second goes unnoticed. */
async function findByTimes(github: GitHub, comments: readonly Edited[]): Promise<Result<ReadonlyMap<number, Refusal>, Refusal>> {
  const Times = z.object({ created_at: z.string(), updated_at: z.string() })
  const problems: [number, Refusal | undefined][] = []
  for (const { id } of comments) {
    const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}'
    const read: Result<z.output<typeof Times>, Refusal> = await github.request(route, { comment_id: id }, Times)
    if (!read.ok && read.error.code !== 'api_not_found') return read
    if (!read.ok) problems.push([id, ERRORS.gone(id)])
    else problems.push([id, read.value.created_at === read.value.updated_at ? undefined : ERRORS.edited(id)])
  }
  return success(withoutGood(problems))
}

function withoutGood(problems: readonly (readonly [number, Refusal | undefined])[]): ReadonlyMap<number, Refusal> {
  return new Map(problems.flatMap(([id, problem]) => (problem === undefined ? [] : [[id, problem] as const])))
}

const ERRORS = {
  untold: (id: number) =>
    refusal('comment_changed', `This server does not say whether review ${id} was edited`, 'Approve with a comment instead.'),
  gone: (id: number) => refusal('comment_changed', `Comment ${id} was deleted`),
  edited: (id: number) => refusal('comment_changed', `Comment ${id} was edited after it was posted`),
  commentGone: (id: number) => refusal('comment_changed', `Comment ${id} was deleted or is on another pull request`, AGAIN),
  noRequest: (id: number) => refusal('comment_changed', `Comment ${id} does not ask for a plan`, AGAIN),
  accountGone: (id: number) => refusal('comment_changed', `The account that wrote comment ${id} no longer exists`, AGAIN),
  byApp: (id: number, login: string) => refusal('bot_actor', `An app wrote comment ${id} for ${login}`, AGAIN),
  otherPull: (id: number) => refusal('comment_changed', `Comment ${id} is on another pull request`),
  goneOrMoved: (id: number) => refusal('comment_changed', `Comment ${id} was deleted, or is on another pull request`),
  bodyEdited: (author: string) => refusal('comment_changed', `The comment of ${author} was edited`),
  reviewDeleted: (author: string) => refusal('comment_changed', `The review of ${author} was deleted`, 'Review again.'),
  reviewWithdrawn: (author: string) => refusal('comment_changed', `The review of ${author} no longer approves`, 'Review again.'),
  reviewChanged: (author: string) => refusal('comment_changed', `The review of ${author} was changed`, 'Review again.'),
}
