import { checkBranchName, invalidBranch } from '../model/branch-name.ts'
import type { PlanBase } from '../model/plan.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { decode } from '../workspace/scratch/clean-repository.ts'
import { prefixOf } from './committed-changes.ts'
import type { AskUsersGit } from './kept-forms.ts'
import { type LandPlanRequest, refuseGated, refuseMoved } from './land-plan.ts'
import type { Place } from './landing/home.ts'
import { findTreeState } from './landing/tree-state.ts'
import { readBase } from './plan-base.ts'
import { PlanRepository, underWay } from './plan-repository.ts'
import { refuseConverted } from './refuse-converted.ts'
import { reverseChanges } from './reverse-changes.ts'
import type { SealedPlan } from './seal-plan.ts'

const SHOWN_ID = 12

/** What is to be committed, and where. */
export interface CommitRequest extends LandPlanRequest {
  readonly sealed: SealedPlan | undefined
  /** A new branch that is to hold the commit; the current one, with the working tree, when left out. */
  readonly branch?: string
  readonly askUsersGit?: AskUsersGit | undefined
}

export interface CommitTarget {
  readonly repository: PlanRepository
  readonly sealed: SealedPlan
  /** `HEAD`, or the full name of a branch. */
  readonly ref: string
}

/** What keeps a plan from being committed, for whoever is about to be asked. Nothing does where it is committed already. */
export async function refuseCommit(request: CommitRequest): Promise<ToolError | undefined> {
  const target = await findTarget(request)
  if (!target.ok) return target.error
  if ((await findEarlier(request, target.value)) !== undefined) return undefined
  const base = await checkBase(request, target.value)
  return base.ok ? undefined : base.error
}

/** Where a plan is to be committed, if a commit can hold it at all. */
export async function findTarget({
  plan,
  changes,
  sealed,
  tree,
  git,
  branch,
  askUsersGit,
}: CommitRequest): Promise<Result<CommitTarget, ToolError>> {
  const waiting = refuseGated(plan)
  if (waiting !== undefined) return failure(waiting)
  if (sealed === undefined || tree.repository === undefined) return failure(notInGit())
  const repository = new PlanRepository(git, tree.repository)
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`
  const misnamed = branch === undefined ? undefined : await refuseBranchName(repository, branch, ref)
  if (misnamed !== undefined) return failure(misnamed)
  const converted = askUsersGit && (await refuseConverted(changes, prefixOf(plan), askUsersGit))
  if (converted !== undefined) return failure(converted)
  return (await repository.isNothingNew(plan, sealed)) ? failure(nothingToCommit()) : success({ repository, sealed, ref })
}

/** The commit that a plan has become already. On the current branch none counts whose files are as they were before it. */
export async function findEarlier(
  { plan, changes, tree, branch }: CommitRequest,
  { repository, ref }: CommitTarget,
): Promise<string | undefined> {
  const commit = await repository.findCommit(ref, plan)
  if (commit === undefined || branch !== undefined) return commit
  const before = await findTreeState(tree, reverseChanges(changes))
  return before.ok && before.value === 'landed' ? undefined : commit
}

/** What the commit goes on, if that is as the plan wants it. */
export async function checkBase(
  { plan, changes, tree, git, place, branch }: CommitRequest,
  { repository, sealed, ref }: CommitTarget,
): Promise<Result<PlanBase, ToolError>> {
  const committed = { changes, kept: sealed.kept }
  if (branch !== undefined) {
    const refusal = (await repository.resolve(ref)) === undefined ? undefined : branchExists(branch)
    const refused = refusal ?? (await repository.refuseUncommitted(plan, committed, ref))
    return refused === undefined ? success(plan.base) : failure(refused)
  }
  const now = await readBase(git, tree.repository, place.folder)
  if (!now.ok) return now
  const refused =
    refuseMoved(plan.base, now.value) ??
    (await repository.refuseUnderWay()) ??
    refuseRebase(place) ??
    (await repository.refuseUncommitted(plan, committed, ref))
  return refused === undefined ? now : failure(refused)
}

/** Where git keeps what is left of a rebase or of a series of patches. No ref tells: `REBASE_HEAD` may stay when it is over. */
const REBASES = ['rebase-merge', 'rebase-apply']

/** A commit in the middle of a rebase is on no branch, and lost if that is given up. */
function refuseRebase({ gitDirectory, disk }: Place): ToolError | undefined {
  const directory = gitDirectory === undefined ? undefined : disk.open(gitDirectory)
  if (!directory?.ok) return undefined
  const isUnderWay = REBASES.some((name) => {
    const entry = directory.value.entry(name)
    return entry.ok && entry.value !== undefined
  })
  directory.value.close()
  return isUnderWay ? underWay('A rebase') : undefined
}

function notInGit(): ToolError {
  return toolError('invalid_arguments', 'There is no git repository to commit in', 'Land it without --commit and --branch.')
}

function nothingToCommit(): ToolError {
  return toolError(
    'invalid_arguments',
    'There is nothing to commit: git keeps neither empty directories nor, as it is configured here, these line endings',
    'Nothing was written. Land it without --commit and --branch.',
  )
}

/** A name must be valid, and must not mean something else to git already: a tag, a remote or the start of an object id. */
async function refuseBranchName(repository: PlanRepository, branch: string, ref: string): Promise<ToolError | undefined> {
  const refused = checkBranchName(branch)
  if (refused !== undefined) return refused
  const named = await repository.run(['check-ref-format', ref], 'name the branch')
  if (!named.ok) return invalidBranch(branch, 'Use letters, digits, dashes and slashes.')
  if ((await repository.resolve(ref)) !== undefined) return undefined
  const other = await repository.run(['rev-parse', '--verify', '--quiet', branch], 'look for the name')
  if (!other.ok) return undefined
  const id = decode(other.value).trim().slice(0, SHOWN_ID)
  return toolError('invalid_arguments', `'${branch}' already means ${id} to git`, 'Nothing was written. Choose another branch name.')
}

export function branchExists(branch: string): ToolError {
  return toolError('already_exists', `Branch '${branch}' already exists`, 'Nothing was written. Choose another name or delete it.')
}
