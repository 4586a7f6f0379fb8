import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { Person } from '../people/permission.ts'
import { applyMessage, readCommitObject } from '../plans/apply-commit.ts'
import type { PullState } from '../pulls/pull-state.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import { type Merging, mergePull } from './merge-pull.ts'
import { readBranch } from './proposal-branch.ts'

/**
 * The plan that a pull request claims to propose; `undefined` if there is none. It proves nothing: anyone with write access can
 * push such a record for any branch.
 */
export async function findProposal(remote: RemoteRepository, pull: PullState): Promise<Result<Digest | undefined, Refusal>> {
  if (pull.isFork) return success(undefined)
  const found = await readBranch(remote, pull.head.ref)
  return found.ok ? success(found.value.record?.digest as Digest | undefined) : found
}

export interface ApplyProposalRequest {
  readonly github: GitHub
  readonly remote: RemoteRepository
  /** Proven to be made by Sous. */
  readonly plan: Plan
  /** The requesters, if a run shows who they are. */
  readonly requesters: readonly Person[] | undefined
  /** As this run read it. */
  readonly pull: PullState
  /** Read again right before the merge. */
  readPull(): Promise<Result<PullState, Refusal>>
  /** Checks the approvals live and returns the approvers. */
  recheck(pull: PullState): Promise<Result<readonly Person[], Refusal>>
}

export type AppliedProposal =
  /** `problem` is why Sous could not read the merged files. */
  | { readonly kind: 'applied' | 'already_applied' | 'merged_on_moved_base'; readonly commit: string; readonly problem?: Refusal }
  /** GitHub merges it later, on whatever the base is then. */
  | Exclude<Merging, { readonly kind: 'merged' }>

/**
 * Lets GitHub merge the reviewed commit onto the base it was made on. Sous itself never pushes to a shared branch, so branch
 * protection applies.
 */
export async function mergeProposal(request: ApplyProposalRequest): Promise<Result<AppliedProposal, Refusal>> {
  const { github, remote, plan, pull } = request
  const { number, mergedAs, head } = pull
  if (mergedAs !== undefined) return findMerged(request, number, mergedAs)
  const fetched = await remote.fetchCommit(head.commit, { contents: false })
  if (!fetched.ok) return fetched
  const approvers = await request.recheck(pull)
  if (!approvers.ok) return approvers
  const message = await readExactMessage(request, head.commit, request.requesters ?? approvers.value)
  if (!message.ok) return message
  const recheck = () => refuseMoved(request, head.commit)
  const merged = await mergePull({ github, pull: number, head: head.commit, message: message.value, recheck })
  if (!merged.ok) return merged
  if (merged.value.kind !== 'merged') return success(merged.value)
  const { commit } = merged.value
  // GitHub compares only the head, so the base can have moved during the merge. From here on, the commit is on the base.
  const tree = await readTree(request, commit)
  if (!tree.ok) return success({ kind: 'applied', commit, problem: tree.error })
  return success({ kind: tree.value === plan.tree ? 'applied' : 'merged_on_moved_base', commit })
}

/** Merged on GitHub or by the queue. */
async function findMerged(request: ApplyProposalRequest, pull: number, commit: string): Promise<Result<AppliedProposal, Refusal>> {
  const tree = await readTree(request, commit)
  if (!tree.ok) return tree
  if (tree.value === request.plan.tree) return success({ kind: 'already_applied', commit })
  return failure(ERRORS.otherFiles(pull, commit))
}

/**
 * The message of the head, if the head is one commit on the plan's base with the plan's tree and message, and its trailers name only
 * `people` as requesters: those that a run confirms, otherwise the approvers, who vouch for it themselves.
 */
async function readExactMessage(
  request: ApplyProposalRequest,
  commit: string,
  people: readonly Person[],
): Promise<Result<string, Refusal>> {
  const { remote, plan } = request
  const found = await readCommitObject(remote, commit)
  if (!found.ok) return found
  const { tree, parents, message } = found.value
  const isSame = tree !== undefined && tree === plan.tree && parents.length === 1 && parents[0] === plan.base.commit
  if (isSame && hasMessage(request, message, people)) return success(message)
  return failure(ERRORS.otherMessage(commit, plan.digest))
}

async function readTree({ github, remote }: ApplyProposalRequest, commit: string): Promise<Result<string, Refusal>> {
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}'
  const read = await github.request(route, { commit_sha: commit }, z.object({ tree: z.object({ sha: ObjectId }) }))
  if (read.ok) return success(read.value.tree.sha)
  if (read.error.code !== 'api_invalid') return read
  // Gitea's answer does not name the tree, so ask git.
  const fetched = await remote.fetchCommit(commit, { contents: false })
  if (!fetched.ok) return fetched
  const found = await readCommitObject(remote, commit)
  if (!found.ok) return found
  return found.value.tree === undefined ? read : success(found.value.tree)
}

function hasMessage({ remote, plan }: ApplyProposalRequest, message: string, people: readonly Person[]): boolean {
  const { url } = remote.options
  const own = applyMessage(plan, undefined, url)
  return [own, ...people.map((requestedBy) => applyMessage(plan, { requestedBy, approvedBy: [] }, url))].includes(message)
}

/** GitHub's `base.sha` changes only with a push to the pull request, so this asks git. */
async function refuseMoved({ remote, plan, readPull }: ApplyProposalRequest, commit: string): Promise<Refusal | undefined> {
  const pull = await readPull()
  if (!pull.ok) return pull.error
  const { number, isOpen, head, base } = pull.value
  if (!isOpen) return ERRORS.closed(number)
  const ref = `refs/heads/${base.ref}`
  if (plan.base.ref !== undefined && plan.base.ref !== ref) return ERRORS.otherBase(plan.base.ref, number, base.ref)
  const refs = await remote.readRefs([ref, `refs/heads/${head.ref}`])
  if (!refs.ok) return refs.error
  if (head.commit !== commit || refs.value.get(`refs/heads/${head.ref}`) !== commit) return ERRORS.headMoved(head.ref, commit)
  const tip = refs.value.get(ref) ?? ''
  if (tip === plan.base.commit) return undefined
  return ERRORS.baseMoved(plan.base.commit, base.ref, tip)
}

const ERRORS = {
  otherFiles: (pull: number, commit: string) =>
    refusal(
      'pr_closed',
      `#${pull} is already merged as ${commit}. Its files are not exactly those of the plan`,
      'Look at that commit if you did not expect this.',
    ),
  otherMessage: (head: string, digest: string) =>
    refusal(
      'branch_conflict',
      `${head.slice(0, 12)} is not exactly what the plan ${digest.slice(0, 16)} proposes`,
      'Merge it on GitHub, or run the recipe again.',
    ),
  closed: (number: number) => refusal('pr_closed', `Pull request #${number} is closed`),
  otherBase: (made: string, pull: number, now: string) =>
    refusal('stale_base', `The proposal was made for '${made}', but #${pull} is for '${now}' now`),
  headMoved: (branch: string, checked: string) =>
    refusal('stale_head', `'${branch}' has moved since ${checked.slice(0, 12)} was checked`, 'Review the new commits, then approve again.'),
  baseMoved: (planned: string | undefined, branch: string, now: string) =>
    refusal(
      'stale_base',
      `The proposal was made on ${planned?.slice(0, 12)}, but '${branch}' is at ${now.slice(0, 12)} now`,
      'Run the workflow that proposes it again, then approve the updated pull request. Or merge it on GitHub.',
    ),
}
