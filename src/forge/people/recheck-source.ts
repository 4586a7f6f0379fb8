import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { ObjectId, Positive } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'
import type { CommentSource, ReviewSource } from '../events/forge-request.ts'
import { parseCommand } from '../events/parse-command.ts'
import type { PullComment } from '../pulls/pull-comments.ts'
import type { Person } from './read-permission.ts'
import { ReviewVerdict, verdictOf } from './review-verdict.ts'
import { checkUnedited } from './unedited-comments.ts'

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

/** Whether the text that started the run is still there, word for word. `comments`: the pull request's, if read just now. */
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

/** Reads a `/sous run` from the comment itself: anything else that was written down about it could be anyone's word. */
export function readRunComment(comments: readonly PullComment[], id: number): Result<RunComment, Refusal> {
  const comment = comments.find((one) => one.id === id)
  if (comment === undefined) return failure(refusal('comment_changed', `Comment ${id} was deleted, or is on another pull request`, AGAIN))
  const command = parseCommand(comment.body)
  if (command?.ok !== true || command.value.kind !== 'run')
    return failure(refusal('comment_changed', `Comment ${id} does not ask for a plan`, AGAIN))
  if (comment.user === null) return failure(refusal('comment_changed', `The account that wrote comment ${id} is gone`, AGAIN))
  // What an app writes for a person is not that person's word. A bot of its own may be one that is allowed to ask.
  const isViaApp = comment.performed_via_github_app !== null && comment.performed_via_github_app !== undefined
  if (isViaApp && !comment.user.login.endsWith('[bot]'))
    return failure(refusal('bot_actor', `An app wrote comment ${id} for ${comment.user.login}`, AGAIN))
  const { recipe, inputs } = command.value
  return success({ comment, author: comment.user, recipe, inputs })
}

/** It still says what its event says. From a list, whether it was ever edited is asked right before the write. */
async function recheckComment(
  github: GitHub,
  from: CommentSource,
  comments: readonly PullComment[] | undefined,
): Promise<Refusal | undefined> {
  const gone = (message: string) => refusal('comment_changed', message)
  let now: Pick<PullComment, 'body' | 'user'> | undefined = comments?.find((comment) => comment.id === from.id)
  if (comments === undefined) {
    const answer = await github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: from.id }, Comment)
    if (!answer.ok) return answer.error.code === 'api_not_found' ? gone(`Comment ${from.id} was deleted`) : answer.error
    const { issue_url: issue, pull_request_url: pull } = answer.value
    if (!issue.endsWith(`/issues/${from.pull}`) && !pull.endsWith(`/pulls/${from.pull}`))
      return gone(`Comment ${from.id} is on another pull request`)
    const edited = await checkUnedited(github, [answer.value])
    if (edited !== undefined) return edited
    now = answer.value
  }
  if (now === undefined) return gone(`Comment ${from.id} was deleted, or is on another pull request`)
  const isSame = now.body === from.body && now.user?.id === from.author.id
  return isSame ? undefined : gone(`The comment of ${from.author.login} was edited`)
}

async function recheckReview(github: GitHub, from: ReviewSource): Promise<Refusal | undefined> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}'
  const answer = await github.request(route, { pull_number: from.pull, review_id: from.id }, Review)
  const who = `The review of ${from.author.login}`
  const next = 'Review again.'
  if (!answer.ok) return answer.error.code === 'api_not_found' ? refusal('comment_changed', `${who} is gone`, next) : answer.error
  const { body, user, commit_id: commit } = answer.value
  if (verdictOf(answer.value) !== 'APPROVED') return refusal('comment_changed', `${who} does not approve any more`, next)
  const isSame = body === from.body && user?.id === from.author.id && commit === from.commit
  return isSame ? undefined : refusal('comment_changed', `${who} is not what it was`, next)
}
