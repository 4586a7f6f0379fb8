import { shortDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest, DigestPrefix } from '../../base/recipe.ts'
import type { Result } from '../../base/result.ts'
import { isWorkflowsOwn } from '../../github/api/graphql.ts'
import { checkWorkflowRef, workflowPath } from '../../github/api/trusted-tree.ts'
import { writeCommand } from '../../github/events/parse-command.ts'
import type { ReviewSource } from '../../github/events/requests.ts'
import { authoriseReviewer } from '../../github/people/authorise.ts'
import { planRefs } from '../../github/plans/save-plan.ts'
import { findProposal } from '../../github/proposals/apply-proposal-branch.ts'
import { readPull } from '../../github/pulls/pull-state.ts'
import { answerRefusal } from '../answer.ts'
import { type OpenRepository, policyOf } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import type { Proving } from '../prove-plan.ts'
import type { ActionContext } from '../runner.ts'
import { applyOnPull, withMergeCi } from './apply-job.ts'
import { applyProposal } from './proposal-job.ts'

export interface Reviewed {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly from: ReviewSource
  readonly digest: DigestPrefix | undefined
}

/** An approving review. Before anything is written, its workflow is compared with the default branch's. */
export async function reviewOnPull(reviewed: Reviewed): Promise<ActionOutcome> {
  return reviewed.digest === undefined ? approvePull(reviewed) : applyByReview(reviewed, reviewed.digest)
}

async function applyByReview({ context, repo, from }: Reviewed, digest: DigestPrefix): Promise<ActionOutcome> {
  const approver = await authoriseReviewer({ github: repo.github, from, run: context.run, policy: policyOf(repo) })
  if (!approver.ok) return refusedOutcome(approver.error)
  if (context.job !== undefined) return refuseJob({ context, repo, from, digest }, digest)
  const foreign = await refuseWorkflow(context, repo)
  return foreign === undefined ? applyOnPull({ context, repo, from, digest, approver: approver.value }) : refusedOutcome(foreign)
}

/** Approving a pull request that Sous proposed approves its plan. */
async function approvePull(reviewed: Reviewed): Promise<ActionOutcome> {
  const { context, repo, from } = reviewed
  const approver = await authoriseReviewer({ github: repo.github, from, run: context.run, policy: policyOf(repo) })
  if (!approver.ok) return refusedOutcome(approver.error)
  const pull = await readPull(repo.github, from.pull)
  if (!pull.ok) return refusedOutcome(pull.error)
  const remote = await repo.remote()
  if (!remote.ok) return refusedOutcome(remote.error)
  const proposal = await findProposal(remote.value, pull.value)
  if (!proposal.ok) return refusedOutcome(proposal.error)
  // Most reviews have nothing to do with Sous.
  if (proposal.value === undefined)
    return { reason: 'not_a_command', message: `#${from.pull} was not proposed by Sous, and the review names no plan` }
  if (context.job !== undefined) return refuseJob(reviewed, shortDigest(proposal.value))
  const foreign = await refuseWorkflow(context, repo)
  if (foreign !== undefined) return refusedOutcome(foreign)
  const config = await repo.config()
  if (!config.ok) return refusedOutcome(config.error)
  const applied = await approveProposal({ context, repo, from, pull: pull.value, config: config.value }, proposal.value)
  return applied.ok ? applied.value : answerRefusal(applied.error, reviewed)
}

/** The first job of a split workflow answers; the other jobs have nothing to do. */
async function refuseJob(reviewed: Reviewed, digest: DigestPrefix): Promise<ActionOutcome> {
  const refused = ERRORS.reviewsNotHere(reviewed.from.author.login)
  return answerRefusal({ ...refused, command: writeCommand({ kind: 'apply', digest }) }, reviewed)
}

async function approveProposal(at: Proving, digest: Digest): Promise<Result<ActionOutcome, Refusal>> {
  const remote = await at.repo.remote()
  if (!remote.ok) return remote
  const record = await planRefs(remote.value).load(digest)
  return record.ok ? withMergeCi(at, await applyProposal({ ...at, record: record.value })) : record
}

async function refuseWorkflow({ workflow, run }: ActionContext, repo: OpenRepository): Promise<Refusal | undefined> {
  const tree = await repo.trusted()
  if (!tree.ok) return tree.error
  const remote = await repo.remote()
  if (!remote.ok) return remote.error
  const foreign = await checkWorkflowRef(remote.value, tree.value, { path: workflowPath(workflow.ref), sha: workflow.sha })
  if (foreign !== undefined || !run.isAppToken) return foreign
  const self = await repo.self()
  if (!self.ok) return self.error
  return isWorkflowsOwn(self.value) ? undefined : ERRORS.appToken(self.value.login)
}

const ERRORS = {
  reviewsNotHere: (reviewer: string) =>
    refusal('reviews_not_here', `This workflow does not apply plans for reviews, so the review of ${reviewer} has no effect`),
  appToken: (app: string) => refusal('app_key_exposed', `This review runs with the token of ${app}`),
}
