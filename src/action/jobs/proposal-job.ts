import type { PreparedRecipe } from '../../app/prepare-run.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import { calledName } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { tokenTooWeak } from '../../github/api/graphql.ts'
import { isPerson } from '../../github/events/event-payloads.ts'
import type { CommentSource, ReviewSource } from '../../github/events/requests.ts'
import { authoriseApproval, authoriseReviewer } from '../../github/people/authorise.ts'
import {
  checkApprovalCount,
  distinctPeople,
  findOtherApprovals,
  keepUnedited,
  type OtherApproval,
  type OtherApprovalsRequest,
} from '../../github/people/other-approvals.ts'
import type { Person } from '../../github/people/permission.ts'
import { readHeadPush } from '../../github/people/pushers.ts'
import { checkChangesRequested, findApprovals } from '../../github/people/reviews.ts'
import { type VouchedRun, vouchForPlan } from '../../github/people/vouched-run.ts'
import { checkExpectedPlan, checkProposalPlan, PROPOSAL_TARGET } from '../../github/plans/check-plan.ts'
import type { PlanRecord } from '../../github/plans/plan-ref.ts'
import { type AppliedProposal, mergeProposal } from '../../github/proposals/apply-proposal-branch.ts'
import { tokenKind } from '../../github/proposals/propose.ts'
import { checkPlannable, readPull } from '../../github/pulls/pull-state.ts'
import { checkOut } from '../../github/remote/remote-git.ts'
import { hasRunExternal, whySensitive } from '../../plan/permissions.ts'
import { renderMovedBase, renderWaitingMerge } from '../../report/markdown/command-answers.ts'
import { postAnswer } from '../answer.ts'
import { checkOwners, refuseEarly } from '../check-apply.ts'
import { expectedOf } from '../expected-plan.ts'
import { policyOf } from '../open-github.ts'
import type { ActionOutcome } from '../outcome.ts'
import { type FolderPlan, planFolder, prepareTrusted } from '../plan-folder.ts'
import { deriveAgain, type Proving } from '../prove-plan.ts'

/** Events of workflows that propose. */
const PROPOSING_EVENTS = ['schedule', 'push', 'workflow_dispatch'] as const

export interface ProposalRequest extends Proving {
  readonly record: PlanRecord
}

export function isProposalPlan({ target, repository }: Plan): boolean {
  return target === PROPOSAL_TARGET && repository?.pull === undefined
}

/**
 * Merges a pull request that Sous proposed, after an approving review or `/sous apply`. Looking like a proposal proves nothing: its
 * plan must be derived again with the same result, or be vouched for, and its one commit must match it exactly.
 */
export async function applyProposal(request: ProposalRequest): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo, pull, record } = request
  const { plan } = record
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const proven = await proveProposal(request)
  if (!proven.ok) return proven
  if (context.job === 'plan') {
    const isDerived = !hasRunExternal(plan)
    return success({
      reason: 'accepted',
      message: isDerived ? `Made the plan ${plan.digest.slice(0, 16)} again` : 'The plan runs commands, so its run vouches for it',
      pull: { number: pull.number },
      ...(isDerived && { digest: plan.digest }),
    })
  }
  const applied = await mergeProposal({
    github: repo.github,
    remote: remote.value,
    plan,
    requesters: proven.value,
    pull,
    readPull: () => readPull(repo.github, pull.number),
    recheck: (now) => checkApprovals({ ...request, pull: now }, proven.value),
  })
  return applied.ok ? success(await tellApplied(request, applied.value)) : applied
}

/** GitHub shows a merge on the pull request. Every other outcome gets a comment. */
async function tellApplied(request: ProposalRequest, applied: AppliedProposal): Promise<ActionOutcome> {
  const { pull, record } = request
  const { plan } = record
  const ending = { digest: plan.digest, plan, pull: { number: pull.number } }
  const short = plan.digest.slice(0, 16)
  if (applied.kind === 'queued' || applied.kind === 'auto_merge_enabled') {
    const self = await request.repo.self()
    const isAutoMerge = applied.kind === 'auto_merge_enabled'
    const posted = await tell(
      request,
      renderWaitingMerge({
        reason: applied.kind,
        head: pull.head.commit,
        base: pull.base.ref,
        hasQueue: !isAutoMerge || applied.hasQueue,
        waitsFor: isAutoMerge ? applied.said : undefined,
        isWorkflowToken: self.ok && tokenKind(request.context.token, self.value) === 'workflow',
      }),
    )
    const said = isAutoMerge ? `GitHub merges #${pull.number} when its required checks pass` : `#${pull.number} is in the merge queue`
    return { ...ending, reason: applied.kind, message: told(said, posted), ...(posted && { problem: posted }) }
  }
  const { kind, commit, problem } = applied
  const base = pull.base.ref
  if (kind === 'merged_on_moved_base') {
    const posted = await tell(request, renderMovedBase({ commit, base }))
    const said = `Merged the proposal ${short} as ${commit}, but '${base}' had moved. The merged files are not exactly the reviewed ones`
    return { ...ending, reason: kind, commit, message: told(said, posted) }
  }
  const reason = kind === 'applied' ? 'committed' : 'already_applied'
  const said = kind === 'applied' ? `Merged the proposal ${short} as ${commit}` : `#${pull.number} is already merged as ${commit}`
  const message = problem === undefined ? said : `${said}, but could not read what was merged: ${problem.message}`
  return { ...ending, reason, commit, message, ...(problem && { problem }) }
}

async function tell({ context, repo, from, pull }: ProposalRequest, body: string): Promise<Refusal | undefined> {
  if (context.runner.input('comment') === 'off') return undefined
  return postAnswer({ repo, pull: pull.number, to: `${from.kind} ${from.id}`, body })
}

function told(said: string, posted: Refusal | undefined): string {
  return posted === undefined ? said : `${said}. Sous could not comment on the pull request: ${posted.message}`
}

/** The requesters: none on a schedule, `undefined` if no run shows a person. Refuses a plan that Sous did not make. */
async function proveProposal(request: ProposalRequest): Promise<Result<readonly Person[] | undefined, Refusal>> {
  const { context, repo, pull, config, record } = request
  const { plan, state } = record
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const trusted = await repo.trusted()
  if (!trusted.ok) return trusted
  const prepared = await prepareTrusted({ context, repo, recipe: calledName(plan), inputs: plan.inputs })
  if (!prepared.ok) return prepared
  const expected = {
    ...expectedOf({ context, repo, config, prepared: prepared.value }),
    // Set by the workflow that proposes, not by this one. The commit must have the same message.
    message: plan.message,
    isFork: pull.isFork,
    checkPlace: (made: Plan) => {
      const ref = `refs/heads/${pull.base.ref}`
      if (made.base.ref !== ref) return ERRORS.otherBase(made.base.ref, pull.number, pull.base.ref)
      return checkProposalPlan(made, { repository: pull.repository.id, place: made.base })
    },
  }
  const other = await checkExpectedPlan(record, expected)
  if (other !== undefined) return failure(other)
  const isExternal = hasRunExternal(plan)
  if (!isExternal) {
    const different = await deriveAgain(request, plan.digest, () => planProposal(request, prepared.value))
    if (different !== undefined) return failure(different)
  }
  const run = await vouchForPlan({
    github: repo.github,
    remote: remote.value,
    trusted: trusted.value,
    repository: pull.repository.id,
    run: state.origin.run.id,
    digest: plan.digest,
    events: PROPOSING_EVENTS,
  })
  if (run.ok) return success(requestersOf(run.value))
  return isExternal || run.error.code !== 'plan_unproven' ? run : success(undefined)
}

/** Anyone with write access can make a bot start a workflow, from a workflow on their own branch. A schedule has no requester. */
function requestersOf({ event, actor }: VouchedRun): readonly Person[] | undefined {
  if (event === 'schedule') return []
  return isPerson(actor) ? [{ id: actor.id, login: actor.login }] : undefined
}

async function planProposal(request: ProposalRequest, prepared: PreparedRecipe): Promise<Result<FolderPlan, Refusal>> {
  const { context, repo, config, record } = request
  const { repository, base, message, date } = record.plan
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const tree = await checkOut(remote.value, base.commit ?? '', base.directory)
  if (!tree.ok) return failure(tokenTooWeak('read the files', tree.error))
  return planFolder({
    context,
    folder: tree.value,
    prepared: { ...prepared, config },
    rules: [],
    trustsPatterns: true,
    // As with the inputs, the reviewer saw what the recipe makes of it.
    ...(date !== undefined && { askedAt: new Date(date) }),
    facts: { ...(repository && { repository }), base, target: PROPOSAL_TARGET, message },
  })
}

/** The approvers, if they are enough. */
async function checkApprovals(
  request: ProposalRequest,
  requesters: readonly Person[] | undefined,
): Promise<Result<readonly Person[], Refusal>> {
  const { repo, pull, config, record } = request
  const { plan, changes } = record
  const refused = checkPlannable(pull, config.approval)
  if (refused !== undefined) return failure(refused)
  const early = await refuseRepeated(request)
  if (early !== undefined) return failure(early)
  const isOneEnough = requesters !== undefined && config.approval.count === 1 && !config.approval.codeowners
  const approvers = await findApprovers(request, isOneEnough)
  if (!approvers.ok) return approvers
  const { count } = config.approval
  const second = checkSecondPerson({ approvers: approvers.value, requesters, sensitive: whySensitive({ plan, changes }, config), count })
  if (second !== undefined) return failure(second)
  const unowned = config.approval.codeowners ? await checkOwners(repo, approvers.value, plan) : undefined
  return unowned === undefined ? approvers : failure(unowned)
}

/** Anyone with write access can re-run an old approval, also after requesting the same proposal themselves. */
async function refuseRepeated(request: ProposalRequest): Promise<Refusal | undefined> {
  if (request.context.run.attempt === 1) return undefined
  const pushed = await pushedAt(request)
  return pushed.ok ? refuseEarly(request.from, pushed.value) : pushed.error
}

/** All approvers, the author of the event first. If one is enough, a comment counts alone. */
async function findApprovers(request: ProposalRequest, isOneEnough: boolean): Promise<Result<readonly Person[], Refusal>> {
  const { context, repo, from, pull, record } = request
  const { github } = repo
  const common = { github, run: context.run, policy: policyOf(repo) }
  const mayApprove = (other: CommentSource | ReviewSource) => authoriseReviewer({ ...common, from: other })
  const commented = from.kind === 'comment' ? await authoriseApproval({ ...common, from }) : undefined
  if (commented?.ok === false) return commented
  if (commented !== undefined) {
    const stopped = await checkChangesRequested({ github, pull: pull.number, mayApprove }, commented.value.id)
    if (stopped !== undefined) return failure(stopped)
    if (isOneEnough) return success([commented.value])
  }
  const since = await pushedAt(request)
  if (!since.ok) return since
  const plan = { github, pull: pull.number, digest: record.plan.digest, head: pull.head.commit, since: since.value, mayApprove }
  if (commented !== undefined) return withOthers(request, commented.value, { ...plan, isProposal: true })
  const approvals = await findApprovals({ ...plan, isProposal: true })
  if (!approvals.ok) return approvals
  const own = approvals.value.find(({ review }) => review === from.id)
  if (own === undefined) return failure(ERRORS.notAmongApprovals(from.author.login, pull.head.commit))
  const reviewers = distinctPeople([own, ...approvals.value].map(({ person }) => person))
  if (isOneEnough) return success(reviewers)
  const others = await withOthers(request, own.person, { ...plan, isProposal: true })
  return others.ok ? success(distinctPeople([...reviewers, ...others.value])) : others
}

/** With earlier approvals in reviews and comments. */
async function withOthers(
  { repo, pull }: ProposalRequest,
  approver: Person,
  plan: Omit<OtherApprovalsRequest, 'comments' | 'except'>,
): Promise<Result<readonly Person[], Refusal>> {
  const comments = await repo.comments(pull.number)
  if (!comments.ok) return comments
  const found = await findOtherApprovals({ ...plan, comments: comments.value, except: approver })
  if (!found.ok) return found
  // A review approves by its state; a comment by its text.
  const isReview = ({ from }: OtherApproval) => from.kind === 'review'
  const unedited = await keepUnedited(
    repo.github,
    found.value.filter((approval) => !isReview(approval)),
  )
  if (!unedited.ok) return unedited
  const others = [...found.value.filter(isReview), ...unedited.value]
  return success(distinctPeople([approver, ...others.map(({ person }) => person)]))
}

async function pushedAt({ repo, pull }: ProposalRequest): Promise<Result<Date, Refusal>> {
  const push = await readHeadPush(repo.github, { ref: `refs/heads/${pull.head.ref}`, commit: pull.head.commit })
  if (!push.ok) return push
  if (push.value === undefined) return failure(ERRORS.pushTimeUnknown())
  return success(push.value.at)
}

interface Enough {
  readonly approvers: readonly Person[]
  readonly requesters: readonly Person[] | undefined
  readonly sensitive: readonly string[]
  readonly count: number
}

/**
 * The bot is the author of the pull request, so GitHub lets the requester approve it, and no second person would have looked. If no
 * run shows the requester, one more person is enough: at least one of them is not the requester.
 */
function checkSecondPerson({ approvers, requesters, sensitive, count }: Enough): Refusal | undefined {
  const why = sensitive[0] === undefined ? '' : ` (${sensitive[0]})`
  if (requesters === undefined) {
    if (approvers.length > count) return undefined
    if (approvers.length > 1) return checkApprovalCount(approvers, count + 1)
    return ERRORS.requesterUnknown(why)
  }
  const counted = approvers.filter(({ id }) => requesters.every((person) => person.id !== id))
  if (counted.length > 0) return checkApprovalCount(counted, count)
  return ERRORS.ownProposal(approvers[0]?.login, why)
}

const ERRORS = {
  otherBase: (made: string | undefined, pull: number, now: string) =>
    refusal('stale_base', `The proposal was made for '${made}', but #${pull} is for '${now}' now`),
  notAmongApprovals: (reviewer: string, head: string) =>
    refusal('approval_missing', `The review of ${reviewer} does not approve ${head.slice(0, 12)}`),
  pushTimeUnknown: () =>
    refusal('approval_missing', 'GitHub does not say when this head was pushed, so Sous cannot tell which reviews are for it'),
  requesterUnknown: (why: string) =>
    refusal(
      'approval_missing',
      `No run shows who requested this proposal${why}`,
      'Ask a second person to approve it too, or merge it on GitHub. The workflow in docs/guide/github.md uploads an artifact that shows it.',
    ),
  ownProposal: (requester: string | undefined, why: string) =>
    refusal('approval_missing', `${requester} requested this proposal${why}`, 'Ask someone else to approve it.'),
}
