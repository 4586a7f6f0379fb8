import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { GitHub } from '../api/github-client.ts'
import { parseCommand } from '../events/parse-command.ts'
import type { CommentSource, ReviewSource } from '../events/requests.ts'
import type { PullComment } from '../pulls/comments.ts'
import type { Person } from './permission.ts'
import { findEdited, recheckSource } from './request-comments.ts'
import { isAboutPerson, type ReviewRequest, readReviewApprovals } from './reviews.ts'

/** An approval on the pull request other than the one that started this run. */
export interface OtherApproval {
  readonly from: CommentSource | ReviewSource
  readonly person: Person
  /** For GraphQL. */
  readonly node: string
}

type MayApprove = (from: CommentSource | ReviewSource) => Promise<Result<Person, Refusal>>

export interface OtherApprovalsRequest extends Omit<ReviewRequest, 'mayApprove'> {
  /** When the plan was requested or the proposal pushed, by GitHub's clock. Older approvals were for something else. */
  readonly since: Date
  readonly comments: readonly PullComment[]
  /** The approver of this run. */
  readonly except: Person
  /** Asks GitHub now whether the author may approve. */
  readonly mayApprove: MayApprove
}

/** Each costs a call. */
const MAX_PEOPLE = 20

/** Earlier approvals in comments and reviews. They count only once `keepUnedited` has checked their text. */
export async function findOtherApprovals(request: OtherApprovalsRequest): Promise<Result<readonly OtherApproval[], Refusal>> {
  const { except } = request
  const reviews = await readReviewApprovals(request)
  if (!reviews.ok) return reviews
  const comments = await findCommentApprovals(request)
  if (!comments.ok) return comments
  return success([...reviews.value.filter(({ person }) => person.id !== except.id), ...comments.value])
}

/** The latest `/sous apply` of each person that names the plan and is newer than the request. */
async function findCommentApprovals(
  request: Omit<OtherApprovalsRequest, 'head' | 'isProposal' | 'github'>,
): Promise<Result<readonly OtherApproval[], Refusal>> {
  const { comments, digest, since, except, pull, mayApprove } = request
  const latest = new Map<number, OtherApproval>()
  for (const comment of comments) {
    const { user, created_at: created, performed_via_github_app: app } = comment
    if (user === null || user.id === except.id || !namesPlan(comment, digest) || !(Date.parse(created) > since.getTime())) continue
    if (!latest.has(user.id) && latest.size >= MAX_PEOPLE) continue
    // A comment that an app wrote for a person is not that person's approval.
    const author = { id: user.id, login: user.login, isBot: app !== null && app !== undefined }
    const from = { kind: 'comment', id: comment.id, body: comment.body, author, at: new Date(created), pull } as const
    latest.set(user.id, { from, person: user, node: comment.node_id })
  }
  return keepAllowed([...latest.values()], mayApprove)
}

function namesPlan({ body }: PullComment, digest: Digest): boolean {
  const command = parseCommand(body)
  return command?.ok === true && command.value.kind === 'apply' && digest.startsWith(command.value.digest)
}

async function keepAllowed(
  approvals: readonly OtherApproval[],
  mayApprove: MayApprove,
): Promise<Result<readonly OtherApproval[], Refusal>> {
  const kept: OtherApproval[] = []
  for (const approval of approvals) {
    const person = await mayApprove(approval.from)
    if (person.ok) kept.push({ ...approval, person: person.value })
    else if (!isAboutPerson(person.error)) return person
  }
  return success(kept)
}

/** Checks the same approvals again: the people still have access and the reviews still count. */
export async function recheckApprovals(
  github: GitHub,
  approvals: readonly OtherApproval[],
  mayApprove: MayApprove,
): Promise<Result<readonly OtherApproval[], Refusal>> {
  const allowed = await keepAllowed(approvals, mayApprove)
  if (!allowed.ok) return allowed
  const kept: OtherApproval[] = []
  for (const approval of allowed.value) {
    // `keepUnedited` checks all comments in one call.
    const changed = approval.from.kind === 'review' ? await recheckSource(github, approval.from) : undefined
    if (changed === undefined) kept.push(approval)
    else if (!isAboutPerson(changed)) return failure(changed)
  }
  return success(kept)
}

/** Drops approvals whose text was edited or deleted: anyone with write access can edit the comments of others. */
export async function keepUnedited(
  github: GitHub,
  approvals: readonly OtherApproval[],
): Promise<Result<readonly OtherApproval[], Refusal>> {
  const kept: OtherApproval[] = []
  // A comment and a review can have the same id.
  for (const kind of ['comment', 'review'] as const) {
    const ofKind = approvals.filter(({ from }) => from.kind === kind)
    const texts = ofKind.map(({ from, node }) => ({ id: from.id, node_id: node }))
    const edited = await findEdited(github, texts, kind)
    if (!edited.ok) return edited
    kept.push(...ofKind.filter(({ from }) => !edited.value.has(from.id)))
  }
  return success(kept)
}

/** Each person once, in order of approval. */
export function distinctPeople(people: readonly Person[]): readonly Person[] {
  return people.filter(({ id }, at) => people.findIndex((person) => person.id === id) === at)
}

/** Whether enough people approved. */
export function checkApprovalCount(approvers: readonly Person[], count: number): Refusal | undefined {
  if (approvers.length >= count) return undefined
  const names = approvers.map(({ login }) => login).join(', ')
  const missing = count - approvers.length
  return ERRORS.tooFew(approvers.length, count, names, missing)
}

const ERRORS = {
  tooFew: (given: number, count: number, names: string, missing: number) =>
    refusal(
      'approval_missing',
      `${given} of ${count} approvals${names === '' ? '' : ` (${names})`}`,
      `${missing === 1 ? 'One more person' : `${missing} more people`} must approve it.`,
    ),
}
