import * as z from 'zod/mini'
import { type Refusal, refusal } from '../model/reason.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { ObjectId } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import { mergePull } from './merge-pull.ts'
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

/** The numeric id of who asked for a proposal, as Sous wrote it into the commit itself; `undefined` when nobody did. */
export async function readProposalRequester(remote: RemoteRepository, commit: string): Promise<number | undefined> {
  const text = await remote.run(['cat-file', 'commit', commit])
  const message = text.ok ? Buffer.from(text.value).toString('utf8') : ''
  const [, id] = /^Sous-Requested-By: \S+ \((\d+)\)$/m.exec(message.slice(message.lastIndexOf('\n\n'))) ?? []
  return id === undefined ? undefined : Number(id)
}

export interface LandProposalRequest {
  readonly github: GitHub
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
 * Has GitHub merge the very commit that was reviewed, on the very commit that it was made on: Sous itself never pushes to a
 * branch that people work on together, and whatever protects that branch has its say.
 */
export async function landProposal(request: LandProposalRequest): Promise<Result<LandedProposal, Refusal>> {
  const { github, remote, proposal } = request
  const pull = await request.readPull()
  if (!pull.ok) return pull
  const { number, mergedAs } = pull.value
  if (mergedAs !== undefined) return success({ kind: 'already_applied', commit: mergedAs })
  const fetched = await remote.fetchCommit(proposal.commit, { contents: false })
  if (!fetched.ok) return fetched
  const text = await remote.run(['cat-file', 'commit', proposal.commit])
  const [header = ''] = text.ok ? Buffer.from(text.value).toString('latin1').split('\n\n', 1) : []
  const [parent, ...others] = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id)
  if (parent === undefined || others.length > 0) return failure(refusal('plan_tampered', `${proposal.commit} is not a commit on one other`))
  const refused = (await refuseMoved(request, parent)) ?? (await request.recheck(pull.value))
  if (refused !== undefined) return failure(refused)
  const merged = await mergePull({ github, pull: number, head: proposal.commit })
  if (!merged.ok) return merged
  const [, reviewed] = /^tree ([0-9a-f]+)$/m.exec(header) ?? []
  const other = await refuseOtherTree(github, merged.value, reviewed)
  return other === undefined ? success({ kind: 'applied', commit: merged.value }) : failure(other)
}

/** GitHub compares the head only: should the base have moved at that very moment, people must hear of it. */
async function refuseOtherTree(github: GitHub, commit: string, reviewed: string | undefined): Promise<Refusal | undefined> {
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}'
  const landed = await github.request(route, { commit_sha: commit }, z.object({ tree: z.object({ sha: ObjectId }) }))
  if (!landed.ok) return landed.error
  if (landed.value.tree.sha === reviewed) return undefined
  const said = `The proposal was merged as ${commit}, but somebody pushed at the same moment, so that the files are not only those that were reviewed`
  return refusal('tree_mismatch', said, 'Look at that commit.')
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
