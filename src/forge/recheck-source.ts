import * as z from 'zod/mini'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { GivenInputs } from '../recipe/resolve-inputs.ts'
import { ObjectId, Positive } from './answer-schemas.ts'
import type { CommentSource, ReviewSource } from './forge-request.ts'
import type { GitHub } from './github-client.ts'
import { parseCommand } from './parse-command.ts'
import type { PullComment } from './pull-comments.ts'
import type { Person } from './read-permission.ts'

const User = z.nullable(z.object({ id: Positive, login: z.string() }))

const Comment = z.object({ body: z.string(), user: User, created_at: z.string(), updated_at: z.string(), issue_url: z.string() })
const Review = z.object({ body: z.string(), user: User, state: z.string(), commit_id: z.nullable(ObjectId) })

/**
 * Whether the text that started the run is still there, word for word, by the same person, and never was edited. `comments`
 * are those of the pull request, where they were read just now.
 */
export async function recheckSource(
  github: GitHub,
  from: CommentSource | ReviewSource,
  comments?: readonly PullComment[],
): Promise<Refusal | undefined> {
  return from.kind === 'comment' ? recheckComment(github, from, comments) : recheckReview(github, from)
}

export interface PlanRequestFacts {
  readonly pull: number
  readonly recipe: string
  /** Of the comment that asked for the plan, as the ledger says. */
  readonly comment: number
  /** Those of the pull request, where they were read just now. */
  readonly comments?: readonly PullComment[]
  /** Whether those inputs make the plan. Which comment asked for it is written where whoever may write can change it. */
  isSame?(inputs: GivenInputs): Promise<boolean>
}

/** Who asked for a plan, from the comment itself: whatever else was written down about it could be anybody's word. */
export async function readRequester(github: GitHub, facts: PlanRequestFacts): Promise<Result<Person, Refusal>> {
  const { pull, recipe, comment, comments, isSame } = facts
  const read = await readComment(github, { id: comment, pull }, comments)
  if (!read.ok) return read
  const command = parseCommand(read.value.body)
  const other = (what: string) => failure(refusal('comment_changed', `Comment ${comment} does not ask for ${what}`, 'Make the plan anew.'))
  if (read.value.user === null || command?.ok !== true || command.value.kind !== 'run' || command.value.recipe !== recipe)
    return other(`'${recipe}'`)
  if (isSame !== undefined && !(await isSame(command.value.inputs))) return other('this plan')
  return success(read.value.user)
}

async function recheckComment(
  github: GitHub,
  from: CommentSource,
  comments: readonly PullComment[] | undefined,
): Promise<Refusal | undefined> {
  const read = await readComment(github, from, comments)
  if (!read.ok) return read.error
  const isSame = read.value.body === from.body && read.value.user?.id === from.author.id
  return isSame ? undefined : refusal('comment_changed', `The comment of ${from.author.login} is not what it was`)
}

type ReadComment = Pick<z.output<typeof Comment>, 'body' | 'user' | 'created_at' | 'updated_at'>

async function readComment(
  github: GitHub,
  { id, pull }: { readonly id: number; readonly pull: number },
  comments: readonly PullComment[] | undefined,
): Promise<Result<ReadComment, Refusal>> {
  const gone = (message: string) => failure(refusal('comment_changed', message))
  const known = comments?.find((comment) => comment.id === id)
  if (known !== undefined) return known.created_at === known.updated_at ? success(known) : gone(`Comment ${id} was edited`)
  if (comments !== undefined) return gone(`Comment ${id} is gone, or on another pull request`)
  const answer = await github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id }, Comment)
  if (!answer.ok) return answer.error.code === 'api_not_found' ? gone(`Comment ${id} is gone`) : answer
  const { created_at: created, updated_at: updated, issue_url: issue } = answer.value
  if (!issue.endsWith(`/issues/${pull}`)) return gone(`Comment ${id} is on another pull request`)
  if (created !== updated) return gone(`Comment ${id} was edited`)
  return answer
}

async function recheckReview(github: GitHub, from: ReviewSource): Promise<Refusal | undefined> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}'
  const answer = await github.request(route, { pull_number: from.pull, review_id: from.id }, Review)
  const who = `The review of ${from.author.login}`
  const next = 'Review again.'
  if (!answer.ok) return answer.error.code === 'api_not_found' ? refusal('comment_changed', `${who} is gone`, next) : answer.error
  const { body, user, state, commit_id: commit } = answer.value
  if (state !== 'APPROVED') return refusal('comment_changed', `${who} does not approve any more`, next)
  const isSame = body === from.body && user?.id === from.author.id && commit === from.commit
  return isSame ? undefined : refusal('comment_changed', `${who} is not what it was`, next)
}
