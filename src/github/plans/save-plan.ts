import { parseDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { decodeOutput, isObjectId } from '../../git/git.ts'
import type { PlanStore, StoredPlan } from '../../plan/store/plan-store.ts'
import type { RefUpdate } from '../remote/remote-answers.ts'
import { REMOTE_GIT_ERRORS, type RemoteRepository } from '../remote/remote-git.ts'
import { checkPlanSecrets } from '../remote/secret-guard.ts'
import { listPlanRefs, loadPlanRef, nextState, type PlanRecord, planRef, type StateChange, writePlanRecord } from './plan-ref.ts'
import { currentRef, currentRefsOf, type PlanState, type RequestOrigin, readState, writeState } from './plan-state.ts'

/** What a saved plan says beside the plan itself. */
export interface SaveFacts {
  readonly origin: RequestOrigin
  /** GitHub's clock. */
  readonly now: Date
}

interface SaveRequest extends SaveFacts {
  readonly stored: StoredPlan
}

export interface SavedRef {
  /** As stored now: `applied` or `applying` if the same plan was applied before. */
  readonly record: PlanRecord
  /** The plan of the same recipe that it replaced. */
  readonly superseded: Digest | undefined
  /** There was no plan of the same recipe before. */
  readonly isFirst: boolean
}

/** The plans of a repository on GitHub, each in a ref of its own with what has become of it. */
export function planRefs(remote: RemoteRepository): PlanStore<Refusal, PlanRecord, SavedRef, [making: SaveFacts]> {
  return {
    save: (stored, making) => savePlanRef(remote, { stored, ...making }),
    load: (digest) => loadPlanRef(remote, digest),
    list: (beginning) => listPlanRefs(remote, beginning),
  }
}

const DIGEST_FILE = 'digest'
const ATTEMPTS = 3

/**
 * Saves a plan for the job that applies it. The same push supersedes the earlier plan of the recipe on that pull request, so an
 * apply of the earlier plan either wins the race or is refused.
 */
async function savePlanRef(remote: RemoteRepository, request: SaveRequest): Promise<Result<SavedRef, Refusal>> {
  const { plan, changes } = request.stored
  const secret = checkPlanSecrets(plan, changes, [remote.options.token])
  if (secret !== undefined) return failure(secret)
  for (let attempt = 1; ; attempt++) {
    const saved = await saveOnce(remote, request)
    if (saved.ok || saved.error.code !== 'ref_moved' || attempt === ATTEMPTS) return saved
  }
}

async function saveOnce(remote: RemoteRepository, request: SaveRequest): Promise<Result<SavedRef, Refusal>> {
  const { plan } = request.stored
  const [own, current] = [planRef(plan.digest), currentRef(plan)]
  const refs = await remote.readRefs([own, current])
  if (!refs.ok) return refs
  const from = refs.value.get(own)
  const made = from === undefined ? await writePlanned(remote, request, undefined) : await planAgain(remote, request, from)
  if (!made.ok) return made
  if ('state' in made.value) return success({ record: made.value, superseded: undefined, isFirst: false })
  const pointer = await pointAt(remote, request, refs.value.get(current))
  if (!pointer.ok) return pointer
  const { updates, replaced } = pointer.value
  const pushed = await remote.push([made.value.update, ...updates])
  return pushed.ok ? success({ record: made.value.record, superseded: replaced, isFirst: !refs.value.has(current) }) : pushed
}

/** Writes a proposal's plan locally. It is pushed together with the branch. */
export async function writeProposalPlan(remote: RemoteRepository, request: SaveRequest): Promise<Result<RefUpdate, Refusal>> {
  const ref = planRef(request.stored.plan.digest)
  const refs = await remote.readRefs([ref])
  if (!refs.ok) return refs
  const written = await writePlanned(remote, request, refs.value.get(ref))
  return written.ok ? success(written.value.update) : written
}

async function writePlanned(
  remote: RemoteRepository,
  request: SaveRequest,
  from: string | undefined,
): Promise<Result<StateChange, Refusal>> {
  const record = await writePlanRecord(remote, request.stored, { state: plannedState(request), now: request.now })
  if (!record.ok) return record
  return success({ record: record.value, update: { ref: planRef(record.value.plan.digest), from, to: record.value.id } })
}

/**
 * Saves the same plan again, unless it was applied. The stored form is overwritten: the digest does not cover the texts of steps,
 * so anyone with write access could have changed them. What cannot be read is overwritten too.
 */
async function planAgain(
  remote: RemoteRepository,
  request: SaveRequest,
  from: string | undefined,
): Promise<Result<StateChange | PlanRecord, Refusal>> {
  const { digest } = request.stored.plan
  const known = await loadPlanRef(remote, digest)
  if (known.ok && (known.value.state.state === 'applied' || known.value.state.state === 'applying')) return known
  if (!known.ok && known.error.code === 'digest_unknown') return failure(ERRORS.deleted(digest))
  if (!known.ok && known.error.code !== 'plan_tampered' && known.error.code !== 'plan_version') return known
  return writePlanned(remote, request, known.ok ? known.value.id : from)
}

function plannedState({ origin, now }: SaveRequest): PlanState {
  return { schemaVersion: 1, state: 'planned', plannedAt: now.toISOString(), origin }
}

interface Pointer {
  readonly updates: readonly RefUpdate[]
  readonly replaced: Digest | undefined
}

async function pointAt(remote: RemoteRepository, request: SaveRequest, from: string | undefined): Promise<Result<Pointer, Refusal>> {
  const { plan } = request.stored
  const ref = currentRef(plan)
  const before = from === undefined ? success(undefined) : await readPointer(remote, ref)
  if (!before.ok) return before
  if (before.value === plan.digest) return success({ updates: [], replaced: undefined })
  const stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)])
  if (!stored.ok) return stored
  const entries = new Map([[DIGEST_FILE, { mode: '100644', id: stored.value[0] ?? '' } as const]])
  const to = await writeState(remote, { entries, subject: `Current plan ${plan.digest}`, time: request.now })
  if (!to.ok) return to
  const older = before.value === undefined ? success(undefined) : await supersede(remote, before.value, request)
  if (!older.ok) return older
  const updates = [{ ref, from, to: to.value }, ...(older.value === undefined ? [] : [older.value])]
  return success({ updates, replaced: older.value === undefined ? undefined : before.value })
}

/** Anything but a pointer written by Sous counts as no pointer. */
export async function readPointer(remote: RemoteRepository, ref: string): Promise<Result<Digest | undefined, Refusal>> {
  const id = await remote.fetchRef(ref)
  if (!id.ok || id.value === undefined) return id.ok ? success(undefined) : id
  const state = await readState(remote, id.value)
  if (!state.ok) return state
  const digest = parseDigest(
    Buffer.from(state.value?.files.get(DIGEST_FILE) ?? [])
      .toString('utf8')
      .trim(),
  )
  return success(digest.ok ? digest.value : undefined)
}

/** A plan that was applied, is being applied or cannot be read stays as it is. */
async function supersede(remote: RemoteRepository, digest: Digest, request: SaveRequest): Promise<Result<RefUpdate | undefined, Refusal>> {
  const older = await loadPlanRef(remote, digest)
  if (!older.ok) return older.error.code === 'api_unavailable' ? older : success(undefined)
  const { state } = older.value
  if (state.state !== 'planned' && state.state !== 'failed') return success(undefined)
  const supersededBy = request.stored.plan.digest
  const next = await nextState(remote, older.value, { state: { ...state, state: 'superseded', supersededBy }, now: request.now })
  return next.ok ? success(next.value.update) : next
}

/** The latest plan of each recipe on a pull request. */
export async function readCurrentPlans(remote: RemoteRepository, pull: number): Promise<Result<readonly Digest[], Refusal>> {
  const refs = await remote.readRefs([currentRefsOf(pull)])
  if (!refs.ok) return refs
  const digests: Digest[] = []
  for (const ref of refs.value.keys()) {
    const digest = await readPointer(remote, ref)
    if (!digest.ok) return digest
    if (digest.value !== undefined) digests.push(digest.value)
  }
  return success(digests)
}

const MOST_IN_A_RUN = 50
/** A repository can limit how many refs a push changes; GitHub suggests five. */
const MOST_IN_A_PUSH = 5
const SWEPT: readonly string[] = ['plans/', 'current/', 'objects/']
const DAY_SECONDS = 24 * 60 * 60

/**
 * Removes plans and their pointers after that many days without a change, by GitHub's clock. A plan that is being applied stays.
 * Returns how many refs were removed.
 */
export async function sweepPlans(
  remote: RemoteRepository,
  { now, keepDays }: { readonly now: Date; readonly keepDays: number },
): Promise<Result<number, Refusal>> {
  const limit = Math.floor(now.getTime() / 1000) - keepDays * DAY_SECONDS
  const old: { readonly ref: string; readonly from: string }[] = []
  const local = await remote.fetchTips('refs/sous/')
  if (!local.ok) return local
  const format = '--format=%(objectname) %(committerdate:unix) %(refname)%09%(contents:subject)'
  const listed = await remote.run(['for-each-ref', format, ...SWEPT.map((folder) => local.value + folder)])
  if (!listed.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('list the plans', listed.error))
  for (const line of decodeOutput(listed.value).split('\n')) {
    const [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? []
    if (id === undefined || !isObjectId(id) || ref === undefined || subject?.endsWith(': applying')) continue
    if (Number(time) < limit) old.push({ ref: `refs/sous/${ref.slice(local.value.length)}`, from: id })
  }
  const swept = old.slice(0, MOST_IN_A_RUN)
  for (let at = 0; at < swept.length; at += MOST_IN_A_PUSH) {
    const pushed = await remote.push(swept.slice(at, at + MOST_IN_A_PUSH).map(({ ref, from }) => ({ ref, from, to: undefined })))
    if (!pushed.ok) return pushed
  }
  return success(swept.length)
}

const ERRORS = {
  deleted: (digest: Digest) => refusal('ref_moved', `'${planRef(digest)}' was deleted`),
}
