import {
  type Answer,
  actorOf,
  created,
  invalid,
  list,
  notFound,
  ok,
  pullOf,
  Refusal,
  type RepositoryCall,
  type RepositoryRoutes,
  text,
} from '../call.ts'
import type { Json } from '../present.ts'
import type { PullIssue, Review, ReviewComment, ReviewState } from '../state.ts'

const EVENT_STATES: Readonly<Record<string, ReviewState>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
}

export const reviewRoutes: RepositoryRoutes = {
  'pulls/list-reviews': (call) => {
    const issue = pullOf(call)
    return list(issue.pull.reviews.map((review) => call.show.review(call.repository, issue, review)))
  },
  'pulls/get-review': (call) => ok(call.show.review(call.repository, pullOf(call), reviewOf(call))),
  'pulls/create-review': createReview,
  'pulls/dismiss-review': (call) => {
    const review = reviewOf(call)
    if (review.state === 'COMMENTED') throw invalid('Can not dismiss a commented pull request review')
    review.state = 'DISMISSED'
    return ok(call.show.review(call.repository, pullOf(call), review))
  },
  'pulls/list-review-comments': (call) => {
    const issue = pullOf(call)
    return list(issue.pull.reviewComments.map((comment) => call.show.reviewComment(call.repository, issue, comment)))
  },
  'pulls/create-review-comment': (call) => {
    const issue = pullOf(call)
    const comment = addComment(call, { issue, reviewId: call.state.id(), given: call.body })
    return created(call.show.reviewComment(call.repository, issue, comment))
  },
}

function createReview(call: RepositoryCall): Answer {
  const { body, state, repository, show, actor } = call
  const issue = pullOf(call)
  const user = actorOf(call)
  const event = text(body, 'event')
  const said = text(body, 'body') ?? ''
  if (event === 'APPROVE' && actor.permissions !== undefined && !repository.actionsMayCreatePulls) {
    throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.')
  }
  if (user.id === issue.user.id && event === 'APPROVE') throw invalid('Unprocessable Entity', ['Can not approve your own pull request'])
  if (user.id === issue.user.id && event === 'REQUEST_CHANGES') {
    throw invalid('Unprocessable Entity', ['Can not request changes on your own pull request'])
  }
  const comments = (body['comments'] as readonly Json[] | undefined) ?? []
  if (event === 'REQUEST_CHANGES' && said === '') throw invalid('Unprocessable Entity', ['Review body is required'])
  const review: Review = {
    id: state.id(),
    user,
    body: said,
    state: EVENT_STATES[event ?? ''] ?? 'PENDING',
    commitId: text(body, 'commit_id') ?? issue.pull.headSha,
    submittedAt: state.time(),
    lastEditedAt: null,
  }
  const lines = comments.map((given) => newComment(call, { issue, reviewId: review.id, given }))
  issue.pull.reviews.push(review)
  issue.pull.reviewComments.push(...lines)
  issue.pull.requestedReviewers = issue.pull.requestedReviewers.filter(({ id }) => id !== user.id)
  issue.updatedAt = state.time()
  return ok(show.review(repository, issue, review))
}

interface NewComment {
  readonly issue: PullIssue
  readonly reviewId: number
  readonly given: Json
}

function addComment(call: RepositoryCall, request: NewComment): ReviewComment {
  const comment = newComment(call, request)
  request.issue.pull.reviewComments.push(comment)
  return comment
}

/** Comments attach to lines of the diff only, as GitHub insists. */
function newComment(call: RepositoryCall, { issue, reviewId, given }: NewComment): ReviewComment {
  const { repository, state } = call
  const { bare } = repository
  const file = text(given, 'path') ?? ''
  const commitId = text(given, 'commit_id') ?? issue.pull.headSha
  const base = bare.mergeBase(issue.pull.baseSha, issue.pull.headSha) ?? issue.pull.baseSha
  const patch = bare.changes(base, issue.pull.headSha).find(({ path }) => path === file)?.patch
  if (patch === undefined) throw unresolved(call, 'path')
  const side = text(given, 'side') === 'LEFT' ? 'LEFT' : 'RIGHT'
  const line = numberOf(given['line'])
  const startLine = numberOf(given['start_line'])
  const hunks = hunkLines(patch, side)
  for (const wanted of [line, startLine]) {
    if (wanted !== null && !hunks.has(wanted)) throw unresolved(call, 'line')
  }
  return {
    id: state.id(),
    reviewId,
    user: actorOf(call),
    body: text(given, 'body') ?? '',
    path: file,
    commitId,
    line,
    startLine,
    side,
    diffHunk: patch.split('\n').slice(0, 4).join('\n'),
    createdAt: state.time(),
    updatedAt: state.time(),
  }
}

/** A review says it in words and a single comment in fields. */
function unresolved({ params, body }: RepositoryCall, what: 'path' | 'line'): Refusal {
  if ('comments' in body) return invalid('Unprocessable Entity', [`${what === 'path' ? 'Path' : 'Line'} could not be resolved`])
  const field = `pull_request_review_thread.${what}`
  const message = `could not be resolved on pull request ${params['pull_number']}`
  return invalid('Validation Failed', [{ resource: 'PullRequestReviewComment', code: 'custom', field, message }])
}

/** The line numbers of one side that the hunks of a patch show. */
function hunkLines(patch: string, side: 'LEFT' | 'RIGHT'): ReadonlySet<number> {
  const found = new Set<number>()
  let at = 0
  for (const line of patch.split('\n')) {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line)
    if (start !== null) at = Number(side === 'LEFT' ? start[1] : start[2])
    else if (line.startsWith(' ') || line.startsWith(side === 'LEFT' ? '-' : '+')) found.add(at++)
  }
  return found
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function reviewOf(call: RepositoryCall): Review {
  const review = pullOf(call).pull.reviews.find(({ id }) => id === Number(call.params['review_id']))
  if (review === undefined) throw notFound()
  return review
}
