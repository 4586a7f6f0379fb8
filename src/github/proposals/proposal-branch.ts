import * as z from 'zod/mini'
import { sha256 } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import { openSeal } from '../../plan/seal.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import type { GitHub } from '../api/github-client.ts'
import { type ApplyPeople, applyMessage, readCommitObject, uploadTree, writeApplyCommit } from '../plans/apply-commit.ts'
import { checkCommitMessage } from '../plans/commit-message.ts'
import { planRef } from '../plans/plan-ref.ts'
import { type RunId, readState, writeState } from '../plans/plan-state.ts'
import { writeProposalPlan } from '../plans/save-plan.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'

export interface BranchRequest {
  readonly remote: RemoteRepository
  readonly stored: StoredPlan
  /** Short name, such as `sous/bump-node`. */
  readonly branch: string
  readonly committer: string
  /** For a bot's token: GitHub makes the commit and signs it. */
  readonly signer?: GitHub | undefined
  /** The requester; `undefined` on a schedule. */
  readonly people: ApplyPeople | undefined
  /** The run that proposes it. */
  readonly run: RunId
  /** GitHub's clock. */
  readonly now: Date
}

/** A proposal branch as it is on GitHub. */
export interface ProposalBranch {
  readonly tip: string | undefined
  readonly record: ProposalRecord | undefined
  readonly recordId: string | undefined
  /** Only Sous has pushed to it. */
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
 * Whether a branch already holds the proposal, so that its checks and reviews stay valid: the same plan, or the same changes on the
 * same base if a command or server can answer differently each time, or the date did. On another base Sous could never merge it.
 */
export function isCurrent({ isOwn, record }: ProposalBranch, plan: Plan): boolean {
  if (!isOwn || record === undefined) return false
  if (record.digest === plan.digest) return true
  const mayDiffer = plan.evidence.length > 0 || plan.date !== undefined
  return mayDiffer && hasSameChanges({ isOwn, record }, plan) && record.base === plan.base.commit
}

export function hasSameChanges({ isOwn, record }: Pick<ProposalBranch, 'isOwn' | 'record'>, plan: Plan): boolean {
  return isOwn && record?.changes === hashChanges(plan)
}

/** Whether a commit names the same requester as this run would: only then can this run vouch for it. If nothing is saved any longer, any run can. */
async function canVouch({ remote, stored: { plan }, people }: BranchRequest, commit: string): Promise<Result<boolean, Refusal>> {
  const refs = await remote.readRefs([planRef(plan.digest)])
  if (!refs.ok) return refs
  if (refs.value.size === 0) return success(true)
  const fetched = await remote.fetchCommit(commit, { contents: false })
  if (!fetched.ok) return fetched
  const found = await readCommitObject(remote, commit)
  return found.ok ? success(found.value.message === applyMessage(plan, people, remote.options.url)) : found
}

/**
 * Pushes a plan to its branch as one commit on its base. A current branch stays as it is. The caller has checked that only Sous
 * pushed to the branch.
 */
export async function writeBranch(request: BranchRequest, found: ProposalBranch): Promise<Result<WrittenBranch, Refusal>> {
  const { remote, stored, branch, committer, signer, people, run, now } = request
  const { plan, changes } = stored
  const origin = { run: { id: run.id, attempt: run.attempt } }
  if (found.record !== undefined && isCurrent(found, plan)) {
    // This run made the same plan as the one on the branch, so it can vouch for it once GitHub deletes the first run.
    const isSame = found.record.digest === plan.digest ? await canVouch(request, found.record.commit) : success(false)
    if (!isSame.ok) return isSame
    const saved = isSame.value ? await writeProposalPlan(remote, { stored, origin, now }) : success(undefined)
    const pushed = saved.ok && saved.value !== undefined ? await remote.push([saved.value]) : saved
    return pushed.ok ? success({ commit: found.record.commit, isChanged: false }) : pushed
  }
  const base = plan.base.commit
  if (plan.status !== 'complete' || base === undefined) return failure(ERRORS.gated(plan.digest))
  const refused = checkCommitMessage(plan.message)
  if (refused !== undefined) return failure(refused)
  const fetched = await remote.fetchCommit(base, { contents: false })
  if (!fetched.ok) return fetched
  const { git, disk, sandboxDisk } = remote.options
  const opened = await openSeal({ repository: remote.place, base, directory: plan.base.directory, changes, git, disk, sandboxDisk })
  if (!opened.ok) return failure(refusal('io_error', opened.error.message, opened.error.suggestion))
  await using seal = opened.value
  const uploaded = await uploadTree(remote, seal, { plan, committer, time: now, signer })
  if (!uploaded.ok) return uploaded
  await using upload = uploaded.value
  const commit = await writeApplyCommit(remote, upload.stored, { plan, people, committer, time: now, signer })
  if (!commit.ok) return commit
  const record = await writeRecord(
    remote,
    { schemaVersion: 1, commit: commit.value, digest: plan.digest, changes: hashChanges(plan), base },
    now,
  )
  if (!record.ok) return record
  const saved = await writeProposalPlan(remote, { stored, origin, now })
  if (!saved.ok) return saved
  // One atomic push: after a crash in between, the branch would look like someone else's.
  const updates = [
    saved.value,
    { ref: `refs/heads/${branch}`, from: found.tip, to: commit.value },
    { ref: recordRef(branch), from: found.recordId, to: record.value },
  ]
  const pushed = await upload.push(updates)
  if (!pushed.ok) return pushed
  return success({ commit: commit.value, isChanged: true })
}

/** What Sous last pushed to a proposal branch. Anyone can fake the names and trailers of a commit. */
export interface ProposalRecord {
  readonly schemaVersion: 1
  readonly commit: string
  readonly digest: string
  /** Hash of the changes only: the same on another base if the touched files are the same there. */
  readonly changes: string
  /** The commit that it was made on. */
  readonly base?: string | undefined
}

export interface FoundRecord {
  readonly id: string
  /** `undefined` when it cannot be read. */
  readonly record: ProposalRecord | undefined
}

const RECORD_FILE = 'proposal.json'

export function recordRef(branch: string): string {
  return `refs/sous/proposals/${sha256(Buffer.from(branch)).slice(0, 16)}`
}

export function hashChanges({ changes }: Pick<Plan, 'changes'>): string {
  return sha256(Buffer.from(JSON.stringify(changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)))))
}

export async function readRecord(remote: RemoteRepository, branch: string): Promise<Result<FoundRecord | undefined, Refusal>> {
  const id = await remote.fetchRef(recordRef(branch))
  if (!id.ok || id.value === undefined) return id.ok ? success(undefined) : id
  const state = await readState(remote, id.value)
  return state.ok ? success({ id: id.value, record: parseRecord(state.value?.files.get(RECORD_FILE)) }) : state
}

/** Written locally and pushed together with the branch. */
export async function writeRecord(remote: RemoteRepository, record: ProposalRecord, now: Date): Promise<Result<string, Refusal>> {
  const stored = await remote.storeContents([Buffer.from(`${JSON.stringify(record, undefined, 2)}\n`)])
  if (!stored.ok) return stored
  const entries = new Map([[RECORD_FILE, { mode: '100644', id: stored.value[0] ?? '' } as const]])
  return writeState(remote, { entries, subject: `Proposal ${record.digest}`, time: now })
}

function parseRecord(bytes: Uint8Array | undefined): ProposalRecord | undefined {
  const json = bytes === undefined ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (!json?.ok) return undefined
  const hex = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))
  const record = z
    .strictObject({ schemaVersion: z.literal(1), commit: hex, digest: hex, changes: hex, base: z.optional(hex) })
    .safeParse(json.value)
  return record.success ? record.data : undefined
}

const ERRORS = {
  gated: (digest: string) => refusal('plan_gated', `Plan ${digest} is not complete: a call waits for approval`),
}
