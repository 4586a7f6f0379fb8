import * as z from 'zod/mini'
import { parseDigestPrefix, shortDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId, Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { AccountType, isPerson } from '../events/event-payloads.ts'
import type { ReviewSource } from '../events/requests.ts'
import type { Person } from './permission.ts'
import { ReviewVerdict, verdictOf } from './request-comments.ts'

export interface ReviewRequest {
  readonly github: GitHub
  readonly pull: number
  readonly digest: Digest
  /** The commit that the plan was made on; on a proposal, the commit that holds it. */
  readonly head: string
  /** Whether Sous proposed the pull request: then an approval needs no digest. */
  readonly isProposal: boolean
  /** When that commit was pushed. GitHub moves reviews to a new commit with the same patch, so `commit_id` alone proves little. */
  readonly since?: Date
  /** Asks GitHub now whether a person may approve. */
  mayApprove(review: ReviewSource): Promise<Result<Person, Refusal>>
}

export interface ReviewApproval {
  readonly review: number
  readonly person: Person
}

/** With everything needed to check the review again. */
export interface FoundReview {
  readonly from: ReviewSource
  readonly person: Person
  /** For GraphQL; empty on servers that have none. */
  readonly node: string
}

const Review = z.object({
  id: Positive,
  node_id: z._default(z.string(), ''),
  user: z.nullable(z.object({ id: Positive, login: z.string(), type: AccountType })),
  body: z.nullable(z.string()),
  ...ReviewVerdict,
  /** Empty on Gitea for a review that was only requested. */
  commit_id: z.nullable(z.union([ObjectId, z.literal('')])),
  submitted_at: z.nullish(z.string()),
})
type Review = z.output<typeof Review>
type Known = Review & { readonly user: NonNullable<Review['user']> }

const DECISIVE: readonly string[] = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']
/** The most people that a message names. */
const MOST_NAMED = 3

/**
 * The approving reviews of a plan, read to the end of the list. A later request for changes or a dismissal voids the same
 * person's approval; a comment does not. A request for changes by anyone with write access stops the apply.
 */
export async function findApprovals(request: ReviewRequest): Promise<Result<readonly ReviewApproval[], Refusal>> {
  const people = await readStanding(request)
  if (!people.ok) return people
  const stopped = await refuseStanding(people.value, request)
  if (stopped !== undefined) return failure(stopped)
  const found = await collectApprovals(people.value, request)
  if (!found.ok) return found
  const { approvals, denied } = found.value
  if (approvals.length > 0) return success(approvals.map(({ from, person }) => ({ review: from.id, person })))
  return failure(denied[0] ?? (await explain(request, [...people.value.values()].flat())))
}

/** The same, but the list may be empty, and the caller checks for requested changes. */
export async function readReviewApprovals(request: ReviewRequest): Promise<Result<readonly FoundReview[], Refusal>> {
  const people = await readStanding(request)
  if (!people.ok) return people
  const found = await collectApprovals(people.value, request)
  return found.ok ? success(found.value.approvals) : found
}

interface Collected {
  readonly approvals: readonly FoundReview[]
  readonly denied: readonly Refusal[]
}

async function collectApprovals(
  people: ReadonlyMap<number, readonly Known[]>,
  request: ReviewRequest,
): Promise<Result<Collected, Refusal>> {
  const approvals: FoundReview[] = []
  const denied: Refusal[] = []
  for (const reviews of people.values()) {
    const good = reviews.findLast((review) => approves(review, request))
    if (good === undefined) continue
    const from = sourceOf(good, request.pull)
    const person = await request.mayApprove(from)
    if (person.ok) approvals.push({ from, person: person.value, node: good.node_id })
    else if (isAboutPerson(person.error)) denied.push(person.error)
    else return person
  }
  return success({ approvals, denied })
}

/** A request for changes by anyone with write access, except `except`, stops an apply, also one approved by a comment. */
export async function checkChangesRequested(
  request: Pick<ReviewRequest, 'github' | 'pull' | 'mayApprove'>,
  except: number,
): Promise<Refusal | undefined> {
  const people = await readStanding(request)
  return people.ok ? refuseStanding(new Map([...people.value].filter(([id]) => id !== except)), request) : people.error
}

async function refuseStanding(
  people: ReadonlyMap<number, readonly Known[]>,
  { pull, mayApprove }: Pick<ReviewRequest, 'pull' | 'mayApprove'>,
): Promise<Refusal | undefined> {
  for (const reviews of people.values()) {
    const latest = reviews.at(-1)
    if (latest?.state !== 'CHANGES_REQUESTED') continue
    const person = await mayApprove(sourceOf(latest, pull))
    if (person.ok) return ERRORS.changesRequested(latest.user.login)
    // Without write access a review stops nothing. A failed lookup does, so that no request for changes gets lost.
    if (!isAboutPerson(person.error)) return person.error
  }
  return undefined
}

async function readStanding({
  github,
  pull,
}: Pick<ReviewRequest, 'github' | 'pull'>): Promise<Result<ReadonlyMap<number, readonly Known[]>, Refusal>> {
  const listed = await github.requestAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { pull_number: pull }, Review)
  return listed.ok ? success(standing(listed.value)) : listed
}

/** What counts for each person: their latest verdict, or the approvals since their last other one. In list order. */
function standing(reviews: readonly Review[]): ReadonlyMap<number, readonly Known[]> {
  const people = new Map<number, readonly Known[]>()
  for (const review of reviews) {
    const { user } = review
    const state = verdictOf(review)
    if (user === null || !isPerson(user) || !DECISIVE.includes(state)) continue
    const known = { ...review, user, state }
    const approved = (people.get(user.id) ?? []).filter((earlier) => earlier.state === 'APPROVED')
    people.set(user.id, state === 'APPROVED' ? [...approved, known] : [known])
  }
  return people
}

function approves({ state, commit_id: commit, body, ...review }: Known, { head, digest, isProposal, since }: ReviewRequest): boolean {
  return state === 'APPROVED' && commit === head && isSince(review, since) && (isProposal || namesDigest(body ?? '', digest))
}

function isSince({ submitted_at: submitted }: Pick<Known, 'submitted_at'>, since: Date | undefined): boolean {
  return since === undefined || Date.parse(submitted ?? '') > since.getTime()
}

/** `/sous apply <digest>` on the first line, or a line `sous: <digest>` outside quotes and code blocks. Prefixes count. */
export function namesDigest(body: string, digest: Digest): boolean {
  const lines = body.split(/\r\n|\r|\n/).map((line) => line.replace(/[ \t]+$/, ''))
  const names = (line: string | undefined, before: string) =>
    line?.startsWith(before) === true && isStartOf(digest, line.slice(before.length))
  if (names(lines[0], '/sous apply ')) return true
  let fence: string | undefined
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
    } else if (mark !== undefined) fence = mark
    else if (names(line, 'sous: ')) return true
  }
  return false
}

function isStartOf(digest: Digest, text: string): boolean {
  const prefix = parseDigestPrefix(text)
  return prefix !== undefined && digest.startsWith(prefix)
}

/** Why there is no approval: no review names the plan, or one is for another commit. */
async function explain(request: ReviewRequest, reviews: readonly Known[]): Promise<Refusal> {
  const { head, digest, isProposal, since } = request
  const approving = reviews.filter(({ state, body }) => state === 'APPROVED' && (isProposal || namesDigest(body ?? '', digest)))
  const early = approving.findLast((review) => review.commit_id === head && !isSince(review, since))
  if (early !== undefined) return ERRORS.approvedEarlier(early.user.login, head)
  const latest = approving.findLast(({ commit_id: commit }) => commit !== head)
  if (latest === undefined) {
    const why = reviews.some(({ state }) => state === 'APPROVED') ? 'no approving review names it' : 'there is no approving review'
    return ERRORS.notApproved(digest, why, isProposal)
  }
  const moved = await whatMoved(request, latest.commit_id)
  return ERRORS.approvedOther(latest.user.login, latest.commit_id, head, moved)
}

const Comparison = z.object({
  status: z.string(),
  total_commits: z.int(),
  commits: z.array(z.object({ sha: ObjectId, author: z.nullish(z.object({ login: z.optional(z.string()) })) })),
})

/** For messages only, so a failed lookup is ignored. */
async function whatMoved({ github, head }: ReviewRequest, approved: string | null): Promise<string> {
  if (approved === null || approved === '') return ''
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}'
  const compared = await github.request(route, { basehead: `${approved}...${head}` }, Comparison)
  if (!compared.ok) return ''
  const { status, total_commits: count, commits } = compared.value
  if (status === 'diverged' || status === 'behind') return '; the branch was rewritten since'
  const authors = [...new Set(commits.flatMap(({ author }) => author?.login ?? []))].slice(0, MOST_NAMED)
  return `; since then ${count === 1 ? '1 commit was' : `${count} commits were`} pushed${authors.length === 0 ? '' : ` by ${authors.join(', ')}`}`
}

/** Whether the person may not approve, as opposed to a failed lookup. */
export function isAboutPerson({ code }: Refusal): boolean {
  return code === 'not_permitted' || code === 'not_listed' || code === 'bot_actor' || code === 'comment_changed'
}

function sourceOf({ id, user, body, commit_id: commit, submitted_at: at }: Known, pull: number): ReviewSource {
  const author = { id: user.id, login: user.login, isBot: !isPerson(user) }
  return { kind: 'review', id, body: body ?? '', author, at: new Date(at ?? 0), pull, commit: commit ?? '' }
}

function short(commit: string | null): string {
  return commit === null || commit === '' ? 'another commit' : commit.slice(0, 12)
}

const ERRORS = {
  changesRequested: (login: string) => refusal('changes_requested', `${login} requested changes`),
  approvedEarlier: (login: string, head: string) =>
    refusal('approval_stale', `${login} approved before ${short(head)} was pushed`, 'Look at what is there now, and approve again.'),
  notApproved: (digest: Digest, why: string, isProposal: boolean) =>
    refusal(
      'approval_missing',
      `Plan ${shortDigest(digest)} is not approved: ${why}`,
      isProposal ? 'Ask someone with write access to approve.' : `Approve with the comment '/sous apply ${shortDigest(digest)}'.`,
    ),
  approvedOther: (login: string, reviewed: string | null, head: string, moved: string) =>
    refusal('approval_stale', `${login} approved ${short(reviewed)}, and the plan is for ${short(head)}${moved}`),
}
