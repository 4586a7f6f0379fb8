import { isWorkflowsOwn } from '../../forge/api/own-identity.ts'
import { refuseForeignWorkflow, workflowPath } from '../../forge/api/trusted-files.ts'
import type { ReviewSource } from '../../forge/events/forge-request.ts'
import { authoriseReviewer } from '../../forge/people/authorise.ts'
import { loadPlanRef } from '../../forge/plans/plan-ref.ts'
import { findProposal } from '../../forge/proposals/land-proposal.ts'
import { readPull } from '../../forge/pulls/pull-state.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest, DigestPrefix } from '../../model/recipe.ts'
import type { Result } from '../../model/result.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { applyProposal } from './apply-proposal.ts'
import { applyOnPull } from './land-pull.ts'
import { withMergeCi } from './merge-ci.ts'
import { type Forge, policyOf } from './open-forge.ts'
import type { Proving } from './prove-plan.ts'
import { answerRefusal } from './pull-comments.ts'

export interface Reviewed {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: ReviewSource
  readonly digest: DigestPrefix | undefined
}

/** An approving review. Before anything is written, the workflow that runs for it is held against the default branch's. */
export async function reviewOnPull(reviewed: Reviewed): Promise<ActionEnding> {
  return reviewed.digest === undefined ? approvePull(reviewed) : applyByReview(reviewed, reviewed.digest)
}

async function applyByReview({ context, forge, from }: Reviewed, digest: DigestPrefix): Promise<ActionEnding> {
  const approver = await authoriseReviewer({ github: forge.github, from, run: context.run, policy: policyOf(forge) })
  if (!approver.ok) return refusedEnding(approver.error)
  const foreign = await refuseWorkflow(context, forge)
  return foreign === undefined ? applyOnPull({ context, forge, from, digest, approver: approver.value }) : refusedEnding(foreign)
}

/** On a pull request that Sous proposed, approving it is approving its plan. */
async function approvePull(reviewed: Reviewed): Promise<ActionEnding> {
  const { context, forge, from } = reviewed
  const approver = await authoriseReviewer({ github: forge.github, from, run: context.run, policy: policyOf(forge) })
  if (!approver.ok) return refusedEnding(approver.error)
  const pull = await readPull(forge.github, from.pull)
  if (!pull.ok) return refusedEnding(pull.error)
  const remote = await forge.remote()
  if (!remote.ok) return refusedEnding(remote.error)
  const proposal = await findProposal(remote.value, pull.value)
  if (!proposal.ok) return refusedEnding(proposal.error)
  // Most reviews are between people.
  if (proposal.value === undefined)
    return { reason: 'not_a_command', message: `#${from.pull} was not proposed by Sous, and the review names no plan` }
  const foreign = await refuseWorkflow(context, forge)
  if (foreign !== undefined) return refusedEnding(foreign)
  const config = await forge.config()
  if (!config.ok) return refusedEnding(config.error)
  const landed = await approveProposal({ context, forge, from, pull: pull.value, config: config.value }, proposal.value)
  return landed.ok ? landed.value : answerRefusal(landed.error, reviewed)
}

async function approveProposal(at: Proving, digest: Digest): Promise<Result<ActionEnding, Refusal>> {
  const remote = await at.forge.remote()
  if (!remote.ok) return remote
  const record = await loadPlanRef(remote.value, digest)
  return record.ok ? withMergeCi(at, await applyProposal({ ...at, record: record.value })) : record
}

async function refuseWorkflow({ workflow, run }: ActionContext, forge: Forge): Promise<Refusal | undefined> {
  const tree = await forge.trusted()
  if (!tree.ok) return tree.error
  const remote = await forge.remote()
  if (!remote.ok) return remote.error
  const foreign = await refuseForeignWorkflow(remote.value, tree.value, { path: workflowPath(workflow.ref), sha: workflow.sha })
  if (foreign !== undefined || !run.isAppToken) return foreign
  const self = await forge.self()
  if (!self.ok) return self.error
  return isWorkflowsOwn(self.value) ? undefined : refusal('app_key_exposed', `This review runs with the token of ${self.value.login}`)
}
