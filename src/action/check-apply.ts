import type { SousConfig } from '../base/config.ts'
import { isWholeDigest } from '../base/digest.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { Plan } from '../base/plan.ts'
import type { Digest, DigestPrefix } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { CommentSource, ReviewSource } from '../github/events/requests.ts'
import { authoriseReviewer, checkSecondPerson, type ReviewerRequest } from '../github/people/authorise.ts'
import { checkOwned, readCodeowners } from '../github/people/codeowners.ts'
import {
  checkApprovalCount,
  distinctPeople,
  findOtherApprovals,
  keepUnedited,
  type OtherApproval,
  recheckApprovals,
} from '../github/people/other-approvals.ts'
import type { Person } from '../github/people/permission.ts'
import { checkUnedited, recheckSource } from '../github/people/request-comments.ts'
import { checkChangesRequested, findApprovals } from '../github/people/reviews.ts'
import type { ApplyPeople } from '../github/plans/apply-commit.ts'
import type { PlanRecord } from '../github/plans/plan-ref.ts'
import { checkRecipeUnchanged } from '../github/pulls/changed-rules.ts'
import { checkApplicable, type PlaceOnPull, type PullState, readPull } from '../github/pulls/pull-state.ts'
import { hasRunExternal, whySensitive } from '../plan/permissions.ts'
import { changedRules, type OpenRepository, policyOf } from './open-github.ts'
import { type ProvenRequest, provePlan } from './prove-plan.ts'
import type { ActionContext } from './runner.ts'
import { checkHidden } from './save-preview.ts'

export interface ApplyCommand {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly from: CommentSource | ReviewSource
  readonly digest: DigestPrefix
  /** If it was looked up a moment ago. */
  readonly approver?: Person
}

/** The comment that started the run must be unchanged. Reviews are checked together later. */
export async function checkSourceUnchanged({ repo, from }: ApplyCommand): Promise<Refusal | undefined> {
  if (from.kind === 'review') return undefined
  const comments = await repo.comments(from.pull)
  return comments.ok ? recheckSource(repo.github, from, comments.value) : comments.error
}

/**
 * The plan that an approval names. Each job of a run looks it up, and anyone with write access can push and delete plans in between,
 * so only the plan that the gate found counts.
 */
export async function findApproved({ context, repo, from, digest }: ApplyCommand): Promise<Result<Digest, Refusal>> {
  const found = await repo.findPlan(from.pull, digest)
  if (!found.ok || context.job === undefined) return found
  const gated = context.runner.input('gate-digest')
  if (gated === found.value || (gated === '' && isWholeDigest(digest))) return found
  if (gated !== '') return failure(ERRORS.otherPlan(digest, gated, found.value))
  return failure(ERRORS.gateDidNotSay(digest))
}

export interface Seen {
  readonly approver: Person
  readonly pull: PullState
}

export interface Look {
  readonly config: SousConfig
  /** What was read a moment ago, for the first check. */
  readonly seen: Seen | undefined
  /** For the second check: provenance is proven once, then only its comments are checked again. */
  readonly proof?: ProvenRequest | undefined
  readonly others?: readonly OtherApproval[] | undefined
  /** Whether this is the last check before something is written or run. */
  readonly isLast: boolean
}

export interface CheckedApply {
  readonly people: ApplyPeople
  readonly proof: ProvenRequest
  /** Other approvals than the one that started the run. */
  readonly others: readonly OtherApproval[]
}

/** Checks everything live, except what was `seen` a moment ago. */
export async function recheckApply(
  command: ApplyCommand,
  record: PlanRecord,
  { config, seen, proof: known, others: found, isLast }: Look,
): Promise<Result<CheckedApply, Refusal>> {
  const { context, repo, from } = command
  const { github } = repo
  const { plan, changes } = record
  const run = { github, from, run: context.run, policy: policyOf(repo) }
  const approver = seen === undefined ? await authoriseReviewer(run) : success(seen.approver)
  if (!approver.ok) return approver
  const pull = seen === undefined ? await readPull(github, from.pull) : success(seen.pull)
  if (!pull.ok) return pull
  const refused = checkApplicable(pull.value, config.approval, plannedOn(plan, from.pull))
  if (refused !== undefined) return failure(refused)
  const stopped = seen === undefined ? undefined : await refuseReviews(run, plan, approver.value)
  if (stopped !== undefined) return failure(stopped)
  // The same commit changes the same files.
  const other = seen === undefined ? undefined : await refuseRecipe(repo, plan, pull.value)
  if (other !== undefined) return failure(other)
  const hidden = await checkHidden(plan, changes)
  if (hidden !== undefined) return failure(hidden)
  const sensitive = whySensitive({ plan, changes }, config)
  const at = { context, repo, from, pull: pull.value, config }
  const proof =
    known === undefined ? await provePlan(at, record, { approver: approver.value, isSensitive: sensitive.length > 0 }) : success(known)
  if (!proof.ok) return proof
  const { requesters, askedAt } = proof.value
  const early = refuseEarly(from, askedAt)
  if (early !== undefined) return failure(early)
  const same = checkSecondPerson({ approver: approver.value, requesters, sensitive })
  if (same !== undefined) return failure(same)
  const approval = { command, config, plan, approver: approver.value }
  const before = await findOthers(approval, proof.value, found)
  if (!before.ok) return before
  const edited = isLast ? await checkStillSaid(command, proof.value) : undefined
  if (edited !== undefined) return failure(edited)
  const others = isLast ? await keepUnedited(github, before.value) : before
  if (!others.ok) return others
  // The requester of a sensitive plan never counts.
  const isRequester = ({ id }: Person) => sensitive.length > 0 && requesters.some((person) => person.id === id)
  const people = distinctPeople([...others.value.map(({ person }) => person).filter((person) => !isRequester(person)), approver.value])
  const unapproved = checkApprovalCount(people, config.approval.count)
  if (unapproved !== undefined) return failure(unapproved)
  const unowned = config.approval.codeowners ? await checkOwners(repo, people, plan) : undefined
  if (unowned !== undefined) return failure(unowned)
  return success({ people: { requestedBy: requesters[0], approvedBy: people }, proof: proof.value, others: others.value })
}

interface ApprovalOf {
  readonly command: ApplyCommand
  readonly config: SousConfig
  readonly plan: Plan
  readonly approver: Person
}

/** Approvals by others, if more than one can count. */
async function findOthers(
  { command, config, plan, approver }: ApprovalOf,
  { askedAt }: ProvenRequest,
  found: readonly OtherApproval[] | undefined,
): Promise<Result<readonly OtherApproval[], Refusal>> {
  const { context, repo, from } = command
  const { github } = repo
  if (config.approval.count === 1 && !config.approval.codeowners) return success([])
  const run = { github, run: context.run, policy: policyOf(repo) }
  const mayApprove = async (other: CommentSource | ReviewSource) =>
    other.author.id === approver.id ? success(approver) : authoriseReviewer({ ...run, from: other })
  if (found !== undefined) return recheckApprovals(github, found, mayApprove)
  const comments = await repo.comments(from.pull)
  if (!comments.ok) return comments
  const { digest, head } = plan
  const request = { github, pull: from.pull, digest, head: head?.commit ?? '', isProposal: false, since: askedAt }
  return findOtherApprovals({ ...request, comments: comments.value, except: approver, mayApprove })
}

/**
 * An approval must be newer than the request. Anyone with write access can re-run an old approval, also after its author cancelled
 * the plan, and request the same plan again.
 */
export function refuseEarly({ kind, author, at }: CommentSource | ReviewSource, askedAt: Date): Refusal | undefined {
  if (at.getTime() >= askedAt.getTime()) return undefined
  return ERRORS.olderThanRequest(kind, author.login)
}

/** Request and approval are still unedited. */
async function checkStillSaid({ repo, from }: ApplyCommand, { comments }: ProvenRequest): Promise<Refusal | undefined> {
  if (from.kind === 'review') return (await checkUnedited(repo.github, comments)) ?? recheckSource(repo.github, from)
  const all = await repo.comments(from.pull)
  if (!all.ok) return all.error
  const approving = all.value.find(({ id }) => id === from.id)
  if (approving === undefined) return ERRORS.commentDeleted(from.id)
  return checkUnedited(repo.github, [...new Set([...comments, approving])])
}

/** A review must be for the plan's commit. Nothing counts while someone else with write access requests changes. */
async function refuseReviews(approval: ReviewerRequest, { digest, head }: Plan, approver: Person): Promise<Refusal | undefined> {
  const { github, from } = approval
  const common = {
    github,
    pull: from.pull,
    // The current approver was looked up a moment ago.
    mayApprove: async (review: ReviewSource) =>
      review.author.id === approver.id ? success(approver) : authoriseReviewer({ ...approval, from: review }),
  }
  if (from.kind !== 'review') return checkChangesRequested(common, approver.id)
  const approvals = await findApprovals({ ...common, digest, head: head?.commit ?? '', isProposal: false })
  if (!approvals.ok) return approvals.error
  const isAmong = approvals.value.some(({ review }) => review === from.id)
  return isAmong ? undefined : ERRORS.notAmongApprovals(from.author.login, digest)
}

async function refuseRecipe(repo: OpenRepository, plan: Plan, pull: PullState): Promise<Refusal | undefined> {
  const { recipe } = plan
  // A plan that only edits files is derived again from this commit, so one fetch brings its files too. An error shows up there.
  const remote = hasRunExternal(plan) ? undefined : await repo.remote()
  if (remote?.ok) await remote.value.fetchCommit(pull.head.commit, { contents: true })
  const changed = await changedRules(repo, pull)
  return changed.ok
    ? checkRecipeUnchanged(
        changed.value,
        [recipe, ...recipe.includes].map(({ path }) => path),
      )
    : changed.error
}

export async function checkOwners(
  repo: OpenRepository,
  approvers: readonly Person[],
  { changes, base }: Plan,
): Promise<Refusal | undefined> {
  const tree = await repo.trusted()
  if (!tree.ok) return tree.error
  const codeowners = await readCodeowners(tree.value)
  if (!codeowners.ok) return codeowners.error
  const prefix = base.directory === '.' ? '' : `${base.directory}/`
  return checkOwned({ github: repo.github, codeowners: codeowners.value, approvers, paths: changes.map(({ path }) => prefix + path) })
}

/** With short branch names. */
export function plannedOn({ repository, base, head }: Plan, pull: number): PlaceOnPull {
  return {
    repository: Number(repository?.id ?? 0),
    pull: repository?.pull ?? pull,
    baseRef: (base.ref ?? '').replace(/^refs\/heads\//, ''),
    headRef: (head?.ref ?? '').replace(/^refs\/heads\//, ''),
    headCommit: head?.commit ?? '',
  }
}

const ERRORS = {
  otherPlan: (digest: string, gated: string, found: string) =>
    refusal('plan_tampered', `Digest ${digest} named plan ${gated} in the gate job, but now it names ${found}`),
  gateDidNotSay: (digest: string) =>
    refusal(
      'input_invalid',
      `The gate did not say which plan ${digest} is`,
      "Write the whole digest, or pass the gate's output 'digest' as 'gate-digest', as in the workflow that 'sous init' writes.",
    ),
  olderThanRequest: (kind: string, author: string) =>
    refusal('approval_stale', `The ${kind} of ${author} is older than the request for this plan`, 'Approve the plan again.'),
  commentDeleted: (id: number) => refusal('comment_changed', `Comment ${id} was deleted`),
  notAmongApprovals: (reviewer: string, digest: string) =>
    refusal('approval_missing', `The review of ${reviewer} does not approve the plan ${digest}`),
}
