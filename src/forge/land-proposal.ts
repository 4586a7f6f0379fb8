import { type Refusal, refusal } from '../model/reason.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ProposalBranch, readBranch } from './proposal-branch.ts'
import type { PullState } from './pull-state.ts'
import type { RemoteRepository } from './remote-git.ts'

/** A pull request of Sous's own, with what Sous itself wrote down about it. */
export interface FoundProposal {
  readonly branch: string
  readonly commit: string
  readonly digest: Digest
}

/** `undefined` when Sous did not propose the pull request: what a branch is called anybody can choose. */
export async function findProposal(remote: RemoteRepository, pull: PullState): Promise<Result<FoundProposal | undefined, Refusal>> {
  if (pull.isFork) return success(undefined)
  const found = await readBranch(remote, pull.head.ref)
  if (!found.ok) return found
  const { record } = found.value
  return success(record && { branch: pull.head.ref, commit: record.commit, digest: record.digest as Digest })
}

export interface LandProposalRequest {
  readonly remote: RemoteRepository
  readonly proposal: FoundProposal
  /** As GitHub says now. Asked before the write and right before it again. */
  readPull(): Promise<Result<PullState, Refusal>>
  /** Every check of the approval, made live. */
  recheck(pull: PullState): Promise<Refusal | undefined>
}

export interface LandedProposal {
  readonly kind: 'applied' | 'already_applied'
  readonly commit: string
}

/**
 * Puts the very commit that was reviewed on the branch that it was proposed to, as its next one. Nothing is merged: should
 * either branch have moved, nothing is written.
 */
export async function landProposal(request: LandProposalRequest): Promise<Result<LandedProposal, Refusal>> {
  const { remote, proposal } = request
  const pull = await request.readPull()
  if (!pull.ok) return pull
  const target = `refs/heads/${pull.value.base.ref}`
  // With its trees: git looks at them to tell that the server has everything already.
  const fetched = await remote.fetchCommit(proposal.commit, { contents: false })
  if (!fetched.ok) return fetched
  const text = await remote.run(['cat-file', 'commit', proposal.commit])
  const [header = ''] = text.ok ? Buffer.from(text.value).toString('latin1').split('\n\n', 1) : []
  const [parent, ...others] = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id)
  if (parent === undefined || others.length > 0) return failure(refusal('plan_tampered', `${proposal.commit} is not a commit on one other`))
  const refs = await remote.readRefs([target])
  if (!refs.ok) return refs
  if (refs.value.get(target) === proposal.commit) return success({ kind: 'already_applied', commit: proposal.commit })
  const refused = (await refuseMoved(request, parent)) ?? (await request.recheck(pull.value))
  if (refused !== undefined) return failure(refused)
  const pushed = await remote.push([{ ref: target, from: parent, to: proposal.commit }])
  return pushed.ok ? success({ kind: 'applied', commit: proposal.commit }) : pushed
}

async function refuseMoved({ remote, proposal, readPull }: LandProposalRequest, parent: string): Promise<Refusal | undefined> {
  const pull = await readPull()
  if (!pull.ok) return pull.error
  const { number, isOpen, head, base } = pull.value
  if (!isOpen) return refusal('pr_closed', `Pull request #${number} is closed`)
  const branch: Result<ProposalBranch, Refusal> = await readBranch(remote, proposal.branch)
  if (!branch.ok) return branch.error
  if (!branch.value.isOwn || head.commit !== proposal.commit)
    return refusal('branch_conflict', `'${proposal.branch}' holds more than what Sous proposed`)
  if (base.commit === parent) return undefined
  const said = `The proposal was made on ${parent.slice(0, 12)}, and '${base.ref}' is at ${base.commit.slice(0, 12)} now`
  return refusal('stale_base', said, 'Merge it on GitHub, or close it and have it proposed anew.')
}
