import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { takeCommitLock } from './commit-lock.ts'
import { type LandingEnd, landPlan, refuseMoved } from './land-plan.ts'
import { landOnDisk } from './landing/land-on-disk.ts'
import { readBase } from './plan-base.ts'
import type { Signature } from './plan-repository.ts'
import { branchExists, type CommitRequest, type CommitTarget, checkBase, findEarlier, findTarget } from './refuse-commit.ts'
import { reverseChanges } from './reverse-changes.ts'

export interface CommitPlanRequest extends CommitRequest, Signature {}

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
  const target = await findTarget(request)
  if (!target.ok) return target
  if (request.branch !== undefined) return commitOnBranch(request, target.value, request.branch)
  const { gitDirectory = request.tree.repository?.gitDirectory ?? '', disk } = request.place
  const lock = takeCommitLock(gitDirectory, disk)
  if (!lock.ok) return lock
  try {
    return await commitHere(request, target.value)
  } finally {
    lock.value.release()
  }
}

async function commitOnBranch(request: CommitPlanRequest, target: CommitTarget, branch: string): Promise<Result<Committed, ToolError>> {
  const { repository, sealed, ref } = target
  const earlier = await findEarlier(request, target)
  if (earlier !== undefined) return success({ kind: 'already_applied', commit: earlier, ref })
  const base = await checkBase(request, target)
  if (!base.ok) return base
  const commit = await repository.writeCommit(request.plan, sealed, request)
  if (!commit.ok) return commit
  const made = await repository.makeBranch(request.plan, ref, commit.value)
  if (made.ok) return success({ kind: 'landed', commit: commit.value, ref })
  return (await repository.resolve(ref)) === undefined ? made : failure(branchExists(branch))
}

async function commitHere(request: CommitPlanRequest, target: CommitTarget): Promise<Result<Committed, ToolError>> {
  const { plan, changes, tree, git, place } = request
  const { repository, sealed, ref } = target
  const earlier = await findEarlier(request, target)
  if (earlier !== undefined) {
    const now = await readBase(git, tree.repository, place.folder)
    return now.ok ? success({ kind: 'already_applied', commit: earlier, ref: now.value.ref ?? ref }) : now
  }
  const base = await checkBase(request, target)
  if (!base.ok) return base
  const commit = await repository.writeCommit(request.plan, sealed, request)
  if (!commit.ok) return commit
  const landed = await landPlan(request)
  if (!landed.ok) return landed
  const recorded = await repository.record(plan, { changes, kept: sealed.kept }, commit.value)
  if (recorded.ok) return success({ kind: 'landed', commit: commit.value, ref: base.value.ref ?? 'HEAD' })
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
