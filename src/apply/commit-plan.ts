import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { readBase } from '../plan/seal.ts'
import type { ApplyDisk, OpenDirectory } from '../system/disk/apply-disk.ts'
import { type DiskFault, fromDiskFault } from '../system/disk/disk.ts'
import { makeAndOpen } from '../system/disk/open-directory.ts'
import type { HeldLock } from '../system/disk/process-lock.ts'
import { type ApplyOutcome, applyPlan, checkUnmoved, reverseChanges } from './apply-plan.ts'
import type { Signature } from './apply-repository.ts'
import { COMMIT_ERRORS, type CommitRequest, type CommitTarget, checkBase, findEarlierCommit, findTarget } from './check-commit.ts'
import { applyOnDisk } from './disk/apply-on-disk.ts'
import { lockHome } from './disk/journal-home.ts'

export interface CommitApplyRequest extends CommitRequest, Signature {}

export interface Committed {
  readonly kind: ApplyOutcome
  readonly commit: string
  /** Full name, or `HEAD` if no branch is checked out. */
  readonly ref: string
}

/**
 * Applies a plan as one commit with exactly its tree on exactly its base. On the current branch, files change first, then the
 * index, then the branch: after an interruption, the same call continues from there.
 */
export async function commitPlan(request: CommitApplyRequest): Promise<Result<Committed, ToolError>> {
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

async function commitOnBranch(request: CommitApplyRequest, target: CommitTarget, branch: string): Promise<Result<Committed, ToolError>> {
  const { repository, sealed, ref } = target
  const earlier = await findEarlierCommit(request, target)
  if (earlier !== undefined) return success({ kind: 'already_applied', commit: earlier, ref })
  const base = await checkBase(request, target)
  if (!base.ok) return base
  const commit = await repository.writeCommit(request.plan, sealed, request)
  if (!commit.ok) return commit
  const made = await repository.makeBranch(request.plan, ref, commit.value)
  if (made.ok) return success({ kind: 'applied', commit: commit.value, ref })
  return (await repository.resolve(ref)) === undefined ? made : failure(COMMIT_ERRORS.branchExists(branch))
}

async function commitHere(request: CommitApplyRequest, target: CommitTarget): Promise<Result<Committed, ToolError>> {
  const { plan, changes, tree, git, place } = request
  const { repository, sealed, ref } = target
  const earlier = await findEarlierCommit(request, target)
  if (earlier !== undefined) {
    const now = await readBase(git, tree.repository, place.folder)
    return now.ok ? success({ kind: 'already_applied', commit: earlier, ref: now.value.ref ?? ref }) : now
  }
  const base = await checkBase(request, target)
  if (!base.ok) return base
  const commit = await repository.writeCommit(request.plan, sealed, request)
  if (!commit.ok) return commit
  const applied = await applyPlan(request)
  if (!applied.ok) return applied
  const recorded = await repository.record(plan, { changes, kept: sealed.kept }, commit.value)
  if (recorded.ok) return success({ kind: 'applied', commit: commit.value, ref: base.value.ref ?? 'HEAD' })
  // Files without a commit are not what the user asked for.
  const restored = applied.value === 'applied' ? await applyOnDisk({ ...place, changes: reverseChanges(changes) }) : success(undefined)
  if (!restored.ok) return failure(ERRORS.notTakenBack(recorded.error, restored.error))
  const moved = await readBase(git, tree.repository, place.folder)
  return failure((moved.ok ? checkUnmoved(plan.base, moved.value) : undefined) ?? recorded.error)
}

/**
 * Files, index and branch change one after the other. Two concurrent applies that each see half of the other's work would roll back
 * what the other has just committed.
 */
export function takeCommitLock(gitDirectory: string, disk: ApplyDisk): Result<HeldLock, ToolError> {
  const path = `${gitDirectory}/sous/commit`
  const opened: OpenDirectory[] = []
  const closeAll = () => {
    for (const directory of opened.toReversed()) directory.close()
  }
  let directory: Result<OpenDirectory, DiskFault> = disk.open(gitDirectory)
  for (const name of ['sous', 'commit']) {
    if (!directory.ok) break
    opened.push(directory.value)
    directory = makeAndOpen(directory.value, name)
  }
  if (!directory.ok) {
    closeAll()
    return failure(fromDiskFault(directory.error, path, 'write'))
  }
  opened.push(directory.value)
  const lock = lockHome(directory.value, disk, path)
  if (!lock.ok) {
    closeAll()
    return lock
  }
  const { release } = lock.value
  return success({
    release() {
      release()
      opened[1]?.removeDirectory('commit')
      opened[0]?.removeDirectory('sous')
      closeAll()
    },
  })
}

const ERRORS = {
  notTakenBack: ({ code, message }: ToolError, unrestored: ToolError) =>
    toolError(
      code,
      `${message}. The files were written and could not be rolled back: ${unrestored.message}`,
      "The commit was not made. Check the files with 'git status'.",
    ),
}
