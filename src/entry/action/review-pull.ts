import { findApprovals } from '../../forge/approved-review.ts'
import { authoriseReviewer } from '../../forge/authorise.ts'
import type { ReviewSource } from '../../forge/forge-request.ts'
import { type FoundProposal, findProposal, landProposal, readProposalRequester } from '../../forge/land-proposal.ts'
import { readPull, refusePlan } from '../../forge/pull-state.ts'
import type { RemoteRepository } from '../../forge/remote-git.ts'
import { refuseForeignWorkflow } from '../../forge/trusted-files.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { type Result, success } from '../../model/result.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { applyOnPull } from './land-pull.ts'
import { type Forge, policyOf } from './open-forge.ts'
import { answerRefusal } from './pull-comments.ts'

export interface Reviewed {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: ReviewSource
  readonly digest: Digest | undefined
}

/** An approving review. Before anything is written, the workflow that runs for it is held against the default branch's. */
export async function reviewOnPull(reviewed: Reviewed): Promise<ActionEnding> {
  return reviewed.digest === undefined ? approvePull(reviewed) : applyByReview(reviewed, reviewed.digest)
}

async function applyByReview({ context, forge, from }: Reviewed, digest: Digest): Promise<ActionEnding> {
  const approver = await authoriseReviewer({ github: forge.github, from, run: context.run, policy: policyOf(forge) })
  if (!approver.ok) return refusedEnding(approver.error)
  const foreign = await refuseWorkflow(context, forge)
  return foreign === undefined ? applyOnPull({ context, forge, from, digest, approver: approver.value }) : refusedEnding(foreign)
}

/** On a pull request that Sous proposed, approving it is approving its plan. */
async function approvePull(reviewed: Reviewed): Promise<ActionEnding> {
  const { context, forge, from } = reviewed
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
  const landed = await approveProposal(reviewed, remote.value, proposal.value)
  return landed.ok ? landed.value : answerRefusal(landed.error, reviewed)
}

async function refuseWorkflow({ workflow }: ActionContext, forge: Forge): Promise<Refusal | undefined> {
  const tree = await forge.trusted()
  if (!tree.ok) return tree.error
  const remote = await forge.remote()
  return remote.ok ? refuseForeignWorkflow(remote.value, tree.value, workflow) : remote.error
}

async function approveProposal(
  reviewed: Reviewed,
  remote: RemoteRepository,
  proposal: FoundProposal,
): Promise<Result<ActionEnding, Refusal>> {
  const { forge, from } = reviewed
  const { digest, commit } = proposal
  const landed = await landProposal({
    github: forge.github,
    remote,
    proposal,
    readPull: () => readPull(forge.github, from.pull),
    async recheck(now) {
      const requester = await readProposalRequester(remote, commit)
      return recheckProposal(reviewed, { digest, commit, requester }, refusePlan.bind(undefined, now))
    },
  })
  if (!landed.ok) return landed
  const { kind, commit: merged } = landed.value
  const reason = kind === 'applied' ? 'committed' : 'already_applied'
  return success({ reason, message: `Landed the proposal ${digest} as ${merged}`, digest, commit: merged, pull: { number: from.pull } })
}

async function recheckProposal(
  { context, forge, from }: Reviewed,
  { digest, commit, requester }: Pick<FoundProposal, 'digest' | 'commit'> & { readonly requester: number | undefined },
  refuse: (policy: Parameters<typeof refusePlan>[1]) => Refusal | undefined,
): Promise<Refusal | undefined> {
  const config = await forge.config()
  if (!config.ok) return config.error
  const { approval } = config.value
  const refused = refuse(approval)
  if (refused !== undefined) return refused
  const approvals = await findApprovals({
    github: forge.github,
    pull: from.pull,
    digest,
    head: commit,
    isProposal: true,
    mayApprove: (review) =>
      authoriseReviewer({ github: forge.github, from: review, run: context.run, policy: async () => success(approval) }),
  })
  if (!approvals.ok) return approvals.error
  const isAmong = approvals.value.some(({ review }) => review === from.id)
  // The pull request is the bot's, so GitHub lets them; and nobody else would have looked.
  if (isAmong && approvals.value.every(({ person }) => person.id === requester))
    return refusal('approval_missing', `${from.author.login} asked for this proposal`, 'Ask somebody else to approve it.')
  return isAmong ? undefined : refusal('approval_missing', `The review of ${from.author.login} does not approve ${commit.slice(0, 12)}`)
}
