import { isWholeDigest, parseDigest, sha256, shortDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Digest, DigestPrefix } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { planDigest, plannedChange } from '../../plan/plan-digest.ts'
import { readChanges } from '../../plan/store/plan-folders.ts'
import { readPlan, writePlan } from '../../plan/store/plan-record.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { plansIn } from '../pulls/comments.ts'
import type { RefUpdate } from '../remote/remote-answers.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import { PROPOSAL_TARGET } from './check-plan.ts'
import {
  mayBecome,
  type PlanState,
  readPlanState,
  readState,
  type StateEntry,
  writePlanState,
  writeState,
  writeTree,
} from './plan-state.ts'
import { otherVersion } from './run-again.ts'

export const PLAN_REFS = 'refs/sous/plans/'
const PLAN_FILE = 'plan.json'
const STATE_FILE = 'state.json'
const BLOBS = 'blobs'

/** A plan as stored on GitHub, with its state. */
export interface PlanRecord extends StoredPlan {
  readonly state: PlanState
  /** What the ref points to. The next state replaces it by compare-and-swap. */
  readonly id: string
  readonly entries: ReadonlyMap<string, StateEntry>
}

export function planRef(digest: Digest): string {
  return PLAN_REFS + digest
}

/** Reads a plan and checks that its content hashes to its name: anyone with write access can push to this ref. */
export async function loadPlanRef(remote: RemoteRepository, digest: Digest): Promise<Result<PlanRecord, Refusal>> {
  const id = await remote.fetchRef(planRef(digest))
  if (!id.ok) return id
  if (id.value === undefined) return failure(ERRORS.unknownDigest(digest))
  const commit = await readState(remote, id.value)
  if (!commit.ok) return commit
  if (commit.value === undefined) return failure(ERRORS.tampered(digest, 'the ref does not point to a plan'))
  const { files, entries } = commit.value
  const file = files.get(PLAN_FILE)
  if (file === undefined) return failure(ERRORS.tampered(digest, `there is no ${PLAN_FILE}`))
  const text = Buffer.from(file).toString('utf8')
  const plan = readPlan(text)
  if (!plan.ok) return failure(plan.error.code === 'plan_version' ? otherVersion(digest, JSON.parse(text)) : fromPlanError(plan.error))
  if (plan.value.digest !== digest) return failure(ERRORS.tampered(digest, `the ref holds the plan ${plan.value.digest}`))
  const changes = readChanges(plan.value.changes, {
    read(name) {
      const bytes = files.get(`${BLOBS}/${name}`)
      return bytes === undefined ? failure({ code: 'ENOENT', message: 'it is not stored' }) : success({ bytes })
    },
  })
  if (!changes.ok) return failure(fromPlanError(changes.error))
  const state = readPlanState(files.get(STATE_FILE))
  if (state === undefined) return failure(ERRORS.tampered(digest, `${STATE_FILE} cannot be read`))
  return success({ plan: plan.value, changes: changes.value, state, id: id.value, entries })
}

/** The digests of saved plans with this prefix. Anyone with write access can have saved them. */
export async function listPlanRefs(remote: RemoteRepository, beginning = ''): Promise<Result<readonly Digest[], Refusal>> {
  const refs = await remote.readRefs([`${PLAN_REFS}${beginning}*`])
  return refs.ok ? success([...refs.value.keys()].flatMap((ref) => digestOf(ref.slice(PLAN_REFS.length), beginning)).sort()) : refs
}

/** Stores a plan's files locally. The caller pushes the ref, together with what has to change at the same time. */
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
  const entries = new Map<string, StateEntry>([[PLAN_FILE, { mode: '100644', id: planFile }]])
  if (blobs.size > 0) {
    const names = [...blobs.keys()].map((name, i): [string, StateEntry] => [name, { mode: '100644', id: ids[i] ?? '' }])
    const tree = await writeTree(remote, new Map(names))
    if (!tree.ok) return tree
    entries.set(BLOBS, { mode: '040000', id: tree.value })
  }
  return writeRecord(remote, { plan, changes, entries }, { state, now })
}

export interface StateChange {
  readonly record: PlanRecord
  /** For an atomic push with other refs. */
  readonly update: RefUpdate
}

/** Writes the next state of a plan locally. Its plan and contents stay the same objects. */
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
  const all = new Map<string, StateEntry>([...entries, [STATE_FILE, { mode: '100644', id: stored.value[0] ?? '' }]])
  const id = await writeState(remote, { entries: all, subject: `Plan ${plan.digest}: ${state.state}`, time: now })
  return id.ok ? success({ plan, changes, state, id: id.value, entries: all }) : id
}

function contentsOf(change: StoredPlan['changes'][number]): readonly Uint8Array[] {
  return [...('before' in change ? [change.before] : []), ...('after' in change ? [change.after] : [])]
}

function fromPlanError({ message, suggestion }: ToolError): Refusal {
  return refusal('plan_tampered', message, suggestion)
}

export interface DigestQuestion {
  readonly remote: RemoteRepository
  readonly pull: number
  readonly prefix: DigestPrefix
  /** Comments in which Sous showed plans: the ref of one of them may have been deleted. */
  readonly shown?: readonly string[]
}

/** More refs with the same 12 characters are not there by chance. */
const MAX_CANDIDATES = 20

/**
 * The one plan of a pull request whose digest starts with these characters. Superseded and cancelled plans count too, so that a
 * prefix never means another plan later. Extra matches only make it ambiguous, so nothing here has to be trusted.
 */
export async function findPlan({ remote, pull, prefix, shown = [] }: DigestQuestion): Promise<Result<Digest, Refusal>> {
  if (isWholeDigest(prefix)) return success(prefix)
  const listed = await listPlanRefs(remote, prefix)
  if (!listed.ok) return listed
  const stored = listed.value
  const seen = shown.flatMap(plansIn).flatMap((text) => digestOf(text, prefix))
  const fitting = [...new Set([...seen, ...stored])]
  const [only, ...others] = fitting
  if (only === undefined) return failure(ERRORS.noPlan(prefix))
  if (others.length === 0) return success(only)
  if (stored.length > MAX_CANDIDATES) return failure(ambiguous(prefix, fitting))
  const own = new Set(seen)
  for (const digest of stored) {
    const record = await loadPlanRef(remote, digest)
    // A plan that does not hash to its name can never be applied.
    if (!record.ok && !UNREADABLE.includes(record.error.code)) return record
    if (record.ok && isOf(record.value.plan, pull)) own.add(digest)
  }
  const [first = only, second] = own
  return second === undefined ? success(first) : failure(ambiguous(prefix, [...own]))
}

const UNREADABLE: readonly string[] = ['plan_tampered', 'plan_version', 'digest_unknown']

/** A proposal's plan names no pull request. The apply checks that it belongs to this one. */
function isOf(
  { repository, target }: { readonly repository?: { readonly pull?: number }; readonly target: string },
  pull: number,
): boolean {
  return repository?.pull === pull || (repository?.pull === undefined && target === PROPOSAL_TARGET)
}

function digestOf(text: string, prefix: string): readonly Digest[] {
  const digest = parseDigest(text)
  return digest.ok && digest.value.startsWith(prefix) ? [digest.value] : []
}

function ambiguous(prefix: DigestPrefix, [first, second]: readonly Digest[]): Refusal {
  const names = [first, second].map((digest) => (digest === undefined ? '' : tellApart(digest, [first, second])))
  return ERRORS.ambiguous(prefix, names)
}

/** As many characters as it takes to tell the two apart. */
function tellApart(digest: Digest, others: readonly (Digest | undefined)[]): string {
  const isShared = others.every((other) => other === undefined || shortDigest(other) === shortDigest(digest))
  return isShared ? digest : shortDigest(digest)
}

const ERRORS = {
  unknownDigest: (digest: Digest) => refusal('digest_unknown', `Plan ${digest} is not saved, or was deleted`),
  tampered: (digest: Digest, why: string) => refusal('plan_tampered', `The stored plan ${digest} was tampered with or is damaged: ${why}`),
  noPlan: (prefix: string) => refusal('digest_unknown', `This pull request has no plan ${prefix}`),
  ambiguous: (prefix: string, names: readonly string[]) =>
    refusal('digest_ambiguous', `${prefix} matches two plans of this pull request: ${names.join(' and ')}`),
}
