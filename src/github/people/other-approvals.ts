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

/** An approval that stands on a pull request beside the one that started this run. */
export interface OtherApproval {
  readonly from: CommentSource | ReviewSource
  readonly person: Person
  /** For GraphQL. */
  readonly node: string
}

type MayApprove = (from: CommentSource | ReviewSource) => Promise<Result<Person, Refusal>>

export interface OtherApprovalsRequest extends Omit<ReviewRequest, 'mayApprove'> {
  /** By GitHub's clock: when the plan was asked for, or when a proposal was pushed. What is older is about something else. */
  readonly since: Date
  readonly comments: readonly PullComment[]
  /** The approver of this run. */
  readonly except: Person
  /** Checks live whether the author may approve. */
  readonly mayApprove: MayApprove
}

/** Each of them costs a call. Asking for the plan again leaves older comments behind. */
const MAX_PEOPLE = 20

/** What others approved in comments and reviews before. None of it counts until its text is known to be unedited. */
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
    // What an app writes for a person is not that person's word.
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

/** The same approvals at a later look: of people who still may, with reviews that still stand. */
export async function recheckApprovals(
  github: GitHub,
  approvals: readonly OtherApproval[],
  mayApprove: MayApprove,
): Promise<Result<readonly OtherApproval[], Refusal>> {
  const allowed = await keepAllowed(approvals, mayApprove)
  if (!allowed.ok) return allowed
  const kept: OtherApproval[] = []
  for (const approval of allowed.value) {
    // Comments are looked at together, when it is asked which of them were edited.
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
  // Comments and reviews are numbered each for themselves.
  for (const kind of ['comment', 'review'] as const) {
    const ofKind = approvals.filter(({ from }) => from.kind === kind)
    const texts = ofKind.map(({ from, node }) => ({ id: from.id, node_id: node }))
    const edited = await findEdited(github, texts, kind)
    if (!edited.ok) return edited
    kept.push(...ofKind.filter(({ from }) => !edited.value.has(from.id)))
  }
  return success(kept)
}

/** Each person once, in the order of their approvals. */
export function distinctPeople(people: readonly Person[]): readonly Person[] {
  return people.filter(({ id }, at) => people.findIndex((person) => person.id === id) === at)
}

/** Whether enough people approved. */
export function checkApprovalCount(approvers: readonly Person[], count: number): Refusal | undefined {
  if (approvers.length >= count) return undefined
  const names = approvers.map(({ login }) => login).join(', ')
  const missing = count - approvers.length
  return refusal(
    'approval_missing',
    `${approvers.length} of ${count} approvals${names === '' ? '' : ` (${names})`}`,
    `${missing === 1 ? 'One more person' : `${missing} more people`} must approve it.`,
  )
}
