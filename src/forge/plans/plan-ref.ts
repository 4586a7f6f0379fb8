import { readPlan, writePlan } from '../../engine/plan-record.ts'
import type { StoredPlan } from '../../engine/plan-store.ts'
import { readChanges } from '../../engine/plan-store-blobs.ts'
import { sha256 } from '../../model/digest.ts'
import { plannedChange } from '../../model/plan.ts'
import { planDigest } from '../../model/plan-digest.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { otherVersion } from '../events/run-again.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import type { RefUpdate } from '../remote/remote-names.ts'
import { mayBecome, type PlanState, readPlanState, writePlanState } from './plan-state.ts'
import { readState, type TreeEntry, writeState, writeTree } from './state-commit.ts'

export const PLAN_REFS = 'refs/sous/plans/'
const PLAN_FILE = 'plan.json'
const STATE_FILE = 'state.json'
const BLOBS = 'blobs'

/** A plan as the repository on GitHub holds it, with what has become of it. */
export interface PlanRecord extends StoredPlan {
  readonly state: PlanState
  /** What the ref points to. The next state takes its place only while it still does. */
  readonly id: string
  readonly entries: ReadonlyMap<string, TreeEntry>
}

export function planRef(digest: Digest): string {
  return PLAN_REFS + digest
}

/** Reads a plan, and believes it only if its content hashes to its name: whoever may write can write to this ref. */
export async function loadPlanRef(remote: RemoteRepository, digest: Digest): Promise<Result<PlanRecord, Refusal>> {
  const id = await remote.fetchRef(planRef(digest))
  if (!id.ok) return id
  if (id.value === undefined) return failure(unknownDigest(digest))
  const commit = await readState(remote, id.value)
  if (!commit.ok) return commit
  if (commit.value === undefined) return failure(tampered(digest, 'the ref does not point to a plan'))
  const { files, entries } = commit.value
  const file = files.get(PLAN_FILE)
  if (file === undefined) return failure(tampered(digest, `there is no ${PLAN_FILE}`))
  const text = Buffer.from(file).toString('utf8')
  const plan = readPlan(text)
  if (!plan.ok) return failure(plan.error.code === 'plan_version' ? otherVersion(digest, JSON.parse(text)) : fromPlanError(plan.error))
  if (plan.value.digest !== digest) return failure(tampered(digest, `the ref holds the plan ${plan.value.digest}`))
  const changes = readChanges(plan.value.changes, {
    read(name) {
      const bytes = files.get(`${BLOBS}/${name}`)
      return bytes === undefined ? failure({ code: 'ENOENT', message: 'it is not stored' }) : success({ bytes })
    },
  })
  if (!changes.ok) return failure(fromPlanError(changes.error))
  const state = readPlanState(files.get(STATE_FILE))
  if (state === undefined) return failure(tampered(digest, `${STATE_FILE} cannot be read`))
  return success({ plan: plan.value, changes: changes.value, state, id: id.value, entries })
}

/** Stores a plan's files locally. The ref is pushed by the caller, with whatever has to change at the same moment. */
export async function writePlanRecord(
  remote: RemoteRepository,
  { plan, changes }: StoredPlan,
  { state, now }: { readonly state: PlanState; readonly now: Date },
): Promise<Result<PlanRecord, Refusal>> {
  if (planDigest({ ...plan, changes: changes.map(plannedChange) }) !== plan.digest)
    throw new Error('The changes are not those of the plan.')
  const blobs = new Map(changes.flatMap(contentsOf).map((bytes) => [sha256(bytes), bytes]))
  const stored = await remote.storeContents([Buffer.from(writePlan(plan)), ...blobs.values()])
  if (!stored.ok) return stored
  const [planFile = '', ...ids] = stored.value
  const entries = new Map<string, TreeEntry>([[PLAN_FILE, { mode: '100644', id: planFile }]])
  if (blobs.size > 0) {
    const names = [...blobs.keys()].map((name, i): [string, TreeEntry] => [name, { mode: '100644', id: ids[i] ?? '' }])
    const tree = await writeTree(remote, new Map(names))
    if (!tree.ok) return tree
    entries.set(BLOBS, { mode: '040000', id: tree.value })
  }
  return writeRecord(remote, { plan, changes, entries }, { state, now })
}

export interface StateChange {
  readonly record: PlanRecord
  /** For a push that changes other refs at the same moment. */
  readonly update: RefUpdate
}

/** The next state of a plan, written locally: its plan and contents stay the very same objects. */
export async function nextState(
  remote: RemoteRepository,
  record: PlanRecord,
  { state, now }: { readonly state: PlanState; readonly now: Date },
): Promise<Result<StateChange, Refusal>> {
  if (!mayBecome(record.state.state, state.state)) throw new Error(`A plan that is ${record.state.state} cannot become ${state.state}.`)
  const next = await writeRecord(remote, record, { state, now })
  if (!next.ok) return next
  return success({ record: next.value, update: { ref: planRef(record.plan.digest), from: record.id, to: next.value.id } })
}

async function writeRecord(
  remote: RemoteRepository,
  { plan, changes, entries }: Pick<PlanRecord, 'plan' | 'changes' | 'entries'>,
  { state, now }: { readonly state: PlanState; readonly now: Date },
): Promise<Result<PlanRecord, Refusal>> {
  const stored = await remote.storeContents([writePlanState(state)])
  if (!stored.ok) return stored
  const all = new Map<string, TreeEntry>([...entries, [STATE_FILE, { mode: '100644', id: stored.value[0] ?? '' }]])
  const id = await writeState(remote, { entries: all, subject: `Plan ${plan.digest}: ${state.state}`, time: now })
  return id.ok ? success({ plan, changes, state, id: id.value, entries: all }) : id
}

function contentsOf(change: StoredPlan['changes'][number]): readonly Uint8Array[] {
  return [...('before' in change ? [change.before] : []), ...('after' in change ? [change.after] : [])]
}

function unknownDigest(digest: Digest): Refusal {
  return refusal('digest_unknown', `The plan ${digest} is no longer stored, or never was`)
}

function tampered(digest: Digest, why: string): Refusal {
  return refusal('plan_tampered', `What is stored as the plan ${digest} cannot be believed: ${why}`)
}

function fromPlanError({ message, suggestion }: ToolError): Refusal {
  return refusal('plan_tampered', message, suggestion)
}
