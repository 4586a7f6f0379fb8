import type { StoredPlan } from '../engine/plan-store.ts'
import { openSeal } from '../engine/seal.ts'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { refuseCommitMessage } from './commit-message.ts'
import { type LandingPeople, writeLandingCommit } from './landing-commit.ts'
import { hashChanges, type ProposalRecord, readRecord, recordRef, writeRecord } from './proposal-record.ts'
import type { RemoteRepository } from './remote-git.ts'

export interface BranchRequest {
  readonly remote: RemoteRepository
  readonly stored: StoredPlan
  /** Short name, such as `sous/bump-node`. */
  readonly branch: string
  readonly committer: string
  /** Who asked, where somebody did: a schedule is nobody. */
  readonly people: LandingPeople | undefined
  /** GitHub's clock. */
  readonly now: Date
}

/** A branch of Sous's own as it is on GitHub. */
export interface ProposalBranch {
  readonly tip: string | undefined
  readonly record: ProposalRecord | undefined
  readonly recordId: string | undefined
  /** Nobody but Sous has written to it. */
  readonly isOwn: boolean
}

export async function readBranch(remote: RemoteRepository, branch: string): Promise<Result<ProposalBranch, Refusal>> {
  const ref = `refs/heads/${branch}`
  const refs = await remote.readRefs([ref, recordRef(branch)])
  if (!refs.ok) return refs
  const tip = refs.value.get(ref)
  const found = refs.value.has(recordRef(branch)) ? await readRecord(remote, branch) : success(undefined)
  if (!found.ok) return found
  const record = found.value?.record
  return success({ tip, record, recordId: found.value?.id, isOwn: tip !== undefined && tip === record?.commit })
}

export interface WrittenBranch {
  readonly commit: string
  readonly isChanged: boolean
}

/**
 * Puts a plan on its branch as one commit on its base. A branch that holds the same change already stays as it is, also when
 * the base has moved: its checks and reviews stay good. Callers have refused a branch that is not Sous's own.
 */
export async function writeBranch(request: BranchRequest, found: ProposalBranch): Promise<Result<WrittenBranch, Refusal>> {
  const { remote, stored, branch, committer, people, now } = request
  const { plan, changes } = stored
  const hash = hashChanges(plan)
  if (found.isOwn && found.record?.changes === hash) return success({ commit: found.record.commit, isChanged: false })
  const base = plan.base.commit
  if (plan.status !== 'complete' || base === undefined)
    return failure(refusal('plan_gated', `The plan ${plan.digest} is not complete: a call waits for approval`))
  const refused = refuseCommitMessage(plan.message)
  if (refused !== undefined) return failure(refused)
  const fetched = await remote.fetchCommit(base, { contents: false })
  if (!fetched.ok) return fetched
  const { git, disk, scratchDisk } = remote.options
  const opened = await openSeal({ repository: remote.place, base, directory: plan.base.directory, changes, git, disk, scratchDisk })
  if (!opened.ok) return failure(refusal('io_error', opened.error.message, opened.error.suggestion))
  await using seal = opened.value
  const commit = await writeLandingCommit(remote, seal, { plan, people, committer, time: now })
  if (!commit.ok) return commit
  const record = await writeRecord(remote, { schemaVersion: 1, commit: commit.value, digest: plan.digest, changes: hash }, now)
  if (!record.ok) return record
  // At the same moment: a run that is killed in between must not find a branch that looks like somebody else's.
  const updates = [
    { ref: `refs/heads/${branch}`, from: found.tip, to: commit.value },
    { ref: recordRef(branch), from: found.recordId, to: record.value },
  ]
  const pushed = await remote.push(updates, seal.gitDirectory)
  if (!pushed.ok) return pushed
  return success({ commit: commit.value, isChanged: true })
}
