import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { takeCommitLock } from './commit-lock.ts'
import type { AskUsersGit } from './kept-forms.ts'
import { type LandingEnd, type LandPlanRequest, landPlan, refuseGated, refuseMoved } from './land-plan.ts'
import { landOnDisk } from './landing/land-on-disk.ts'
import { readBase } from './plan-base.ts'
import { PlanRepository, prefixOf, type Signature } from './plan-repository.ts'
import { refuseConverted } from './refuse-converted.ts'
import { reverseChanges } from './reverse-changes.ts'
import type { SealedPlan } from './seal-plan.ts'

export interface CommitPlanRequest extends LandPlanRequest, Signature {
  readonly sealed: SealedPlan | undefined
  /** A new branch that is to hold the commit; the current one, with the working tree, when left out. */
  readonly branch?: string
  readonly askUsersGit?: AskUsersGit | undefined
}

export interface Committed {
  readonly kind: LandingEnd
  readonly commit: string
  /** Full name, or `HEAD` where no branch is checked out. */
  readonly ref: string
}

/**
 * Lands a plan as one commit with exactly its tree on exactly its base. On the current branch the files land first, then
 * the index, then the branch: whatever interrupts it, the same call goes on from there.
 */
export async function commitPlan(request: CommitPlanRequest): Promise<Result<Committed, ToolError>> {
  const { plan, sealed, tree, branch } = request
  const waiting = refuseGated(plan)
  if (waiting !== undefined) return failure(waiting)
  if (sealed === undefined || tree.repository === undefined) return failure(notInGit())
  const repository = new PlanRepository(request.git, tree.repository)
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`
  const named = branch === undefined ? success(undefined) : await repository.run(['check-ref-format', ref], 'name the branch')
  if (!named.ok) return failure(badBranch(branch ?? ''))
  const { changes, askUsersGit } = request
  const converted = askUsersGit && (await refuseConverted(changes, prefixOf(plan), askUsersGit))
  if (converted !== undefined) return failure(converted)
  if (await repository.isNothingNew(plan, sealed)) return failure(nothingToCommit())
  if (branch !== undefined) return commitOnBranch(request, sealed, { repository, ref })
  const { gitDirectory = tree.repository.gitDirectory, disk } = request.place
  const lock = takeCommitLock(gitDirectory, disk)
  if (!lock.ok) return lock
  try {
    return await commitHere(request, sealed, { repository, ref })
  } finally {
    lock.value.release()
  }
}

interface Target {
  readonly repository: PlanRepository
  readonly ref: string
}

async function commitOnBranch(
  request: CommitPlanRequest,
  sealed: SealedPlan,
  { repository, ref }: Target,
): Promise<Result<Committed, ToolError>> {
  const earlier = await repository.findCommit(ref, request.plan)
  if (earlier !== undefined) return success({ kind: 'already_applied', commit: earlier, ref })
  const dirty = await repository.refuseUncommitted(request.plan, { changes: request.changes, kept: sealed.kept }, ref)
  if (dirty !== undefined) return failure(dirty)
  const commit = await repository.writeCommit(request.plan, sealed, request)
  if (!commit.ok) return commit
  const made = await repository.makeBranch(request.plan, ref, commit.value)
  if (made.ok) return success({ kind: 'landed', commit: commit.value, ref })
  return (await repository.resolve(ref)) === undefined ? made : failure(branchExists(request.branch ?? ''))
}

async function commitHere(
  request: CommitPlanRequest,
  sealed: SealedPlan,
  { repository, ref }: Target,
): Promise<Result<Committed, ToolError>> {
  const { plan, changes, tree, git, place } = request
  const committed = { changes, kept: sealed.kept }
  const earlier = await repository.findCommit(ref, plan)
  if (earlier !== undefined) return success({ kind: 'already_applied', commit: earlier, ref })
  const now = await readBase(git, tree.repository, place.folder)
  if (!now.ok) return now
  const refusal =
    refuseMoved(plan.base, now.value) ?? (await repository.refuseUnderWay()) ?? (await repository.refuseUncommitted(plan, committed, ref))
  if (refusal !== undefined) return failure(refusal)
  const commit = await repository.writeCommit(request.plan, sealed, request)
  if (!commit.ok) return commit
  const landed = await landPlan(request)
  if (!landed.ok) return landed
  const recorded = await repository.record(plan, committed, commit.value)
  if (recorded.ok) return success({ kind: 'landed', commit: commit.value, ref: now.value.ref ?? 'HEAD' })
  // Files that no commit would ever hold are not what was asked for.
  const restored = landed.value === 'landed' ? await landOnDisk({ ...place, changes: reverseChanges(changes) }) : success(undefined)
  if (!restored.ok) return failure(notTakenBack(recorded.error, restored.error))
  const moved = await readBase(git, tree.repository, place.folder)
  return failure((moved.ok ? refuseMoved(plan.base, moved.value) : undefined) ?? recorded.error)
}

function notTakenBack({ code, message }: ToolError, unrestored: ToolError): ToolError {
  const text = `${message}. The files were written and could not be taken back: ${unrestored.message}`
  return toolError(code, text, "Look at them with 'git status'; the commit was not made.")
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

function badBranch(branch: string): ToolError {
  return toolError('invalid_arguments', `'${branch}' is no name for a branch`, 'Use letters, digits, dashes and slashes.')
}

function branchExists(branch: string): ToolError {
  return toolError('already_exists', `There is a branch '${branch}' already`, 'Nothing was written. Name another branch.')
}
