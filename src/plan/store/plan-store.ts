import { randomBytes } from 'node:crypto'
import type { FileChange } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { type Plan, type PlannedChange, planDigest, plannedChange } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { OpenDirectory } from '../../system/disk/apply-disk.ts'
import { type DiskFault, fromDiskFault } from '../../system/disk/disk.ts'
import { makeAndOpen } from '../../system/disk/open-directory.ts'
import {
  APPLIED_FILE,
  CONTENTS_FILE,
  isPlanName,
  makePrivate,
  openExisting,
  openPack,
  PLAN_FILE,
  PLAN_FILE_PERMISSIONS,
  PLAN_FOLDER_PERMISSIONS,
  type PlanStore,
  PREVIEWED_FILE,
  packContents,
  pathOfPlans,
  readChanges,
  removeOldPlans,
  removePlanFolder,
  sweepUnfinished,
  tampered,
  withPlans,
} from './plan-folders.ts'
import { readPlan, writePlan } from './plan-record.ts'

/**
 * A plan with exactly the bytes it names. Git objects are not saved: a seal makes the same ones again from the bytes, so there are
 * no git objects to tamper with.
 */
export interface StoredPlan {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
}

/**
 * Saves a plan, in place of one with the same digest, and removes old ones. It appears as a whole or not at all. A plan that the
 * command line previews is marked, so that `sous apply` without a digest never picks one that only an assistant has seen.
 */
export async function savePlan(
  store: PlanStore,
  stored: StoredPlan,
  { isPreviewed = false }: { readonly isPreviewed?: boolean } = {},
): Promise<Result<void, ToolError>> {
  const { digest } = stored.plan
  // Hashed again, so that what is saved is what was shown; the names are needed to write it.
  const planned = stored.changes.map(plannedChange)
  if (planDigest({ ...stored.plan, changes: planned }) !== digest) throw new Error('The changes are not those of the plan.')
  const saved = await withPlans(store, makePrivate, async (plans): Promise<Result<void, DiskFault>> => {
    sweepUnfinished(plans, store.disk)
    const name = `new-${store.disk.self.pid}-${randomBytes(6).toString('hex')}`
    const written = await writeFolder(plans, name, { ...stored, planned, isPreviewed })
    const moved = written.ok ? putInPlace(plans, name, digest) : written
    if (moved.ok) removeOldPlans(plans)
    else removePlanFolder(plans, name)
    return moved
  })
  const outcome = saved.ok ? saved.value : saved
  return outcome.ok ? success(undefined) : failure(fromDiskFault(outcome.error, `${pathOfPlans(store)}/${digest}`, 'write'))
}

/** Reads a plan, and checks every hash. */
export async function readStoredPlan(store: PlanStore, digest: Digest): Promise<Result<StoredPlan, ToolError>> {
  const loaded = await withPlans(store, openExisting, (plans) => {
    const folder = plans.open(digest)
    if (!folder.ok) return folder
    try {
      return success(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value))
    } finally {
      folder.value.close()
    }
  })
  const outcome = loaded.ok ? loaded.value : loaded
  if (outcome.ok) return outcome.value
  if (outcome.error.code === 'ENOENT') return failure(noPlan(digest, pathOfPlans(store)))
  return failure(fromDiskFault(outcome.error, `${pathOfPlans(store)}/${digest}`, 'open'))
}

/** The digests of all saved plans, sorted. */
export async function listPlans(store: PlanStore): Promise<readonly string[]> {
  const names = await withPlans(store, openExisting, (plans) => plans.names())
  return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : []
}

/** Does nothing if the plan does not exist. */
export async function dropPlan(store: PlanStore, digest: Digest): Promise<void> {
  await withPlans(store, openExisting, (plans) => removePlanFolder(plans, digest))
}

/** Keeps a plan for undo, however many are previewed afterwards. Does nothing if the plan does not exist. */
export async function markApplied(store: PlanStore, digest: Digest): Promise<void> {
  await withPlans(store, openExisting, (plans) => {
    const folder = plans.open(digest)
    if (!folder.ok) return
    // Its time says when. If it cannot be written, the plan is applied nevertheless.
    folder.value.removeFile(APPLIED_FILE)
    folder.value.write(APPLIED_FILE, { bytes: new Uint8Array(), permissions: PLAN_FILE_PERMISSIONS })
    folder.value.close()
  })
}

/** The plan in a folder that is shown so, with its bytes. */
export function readFolder(shown: string, digest: Digest, folder: OpenDirectory): Result<StoredPlan, ToolError> {
  const file = folder.read(PLAN_FILE)
  if (!file.ok) return failure(tampered(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`))
  const plan = readPlan(Buffer.from(file.value.bytes).toString('utf8'))
  if (!plan.ok) return plan
  if (plan.value.digest !== digest) return failure(tampered(`'${shown}' contains the plan ${plan.value.digest}`))
  const contents = folder.read(CONTENTS_FILE)
  if (!contents.ok) return failure(tampered(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`))
  const pack = openPack(plan.value.changes, contents.value.bytes)
  if (!pack.ok) return pack
  const changes = readChanges(plan.value.changes, pack.value)
  return changes.ok ? success({ plan: plan.value, changes: changes.value }) : changes
}

interface FolderContent extends StoredPlan {
  readonly planned: readonly PlannedChange[]
  readonly isPreviewed: boolean
}

async function writeFolder(
  plans: OpenDirectory,
  name: string,
  { plan, changes, planned, isPreviewed }: FolderContent,
): Promise<Result<void, DiskFault>> {
  const folder = makeAndOpen(plans, name, PLAN_FOLDER_PERMISSIONS)
  if (!folder.ok) return folder
  try {
    const how = { permissions: PLAN_FILE_PERMISSIONS, isDurable: true }
    const packed = await folder.value.writeAside(CONTENTS_FILE, { ...how, bytes: packContents(changes, planned) })
    if (!packed.ok) return packed
    const written = folder.value.write(PLAN_FILE, { ...how, bytes: Buffer.from(writePlan(plan)) })
    const marked = written.ok && isPreviewed ? folder.value.write(PREVIEWED_FILE, { ...how, bytes: new Uint8Array() }) : written
    return marked.ok ? folder.value.sync() : marked
  } finally {
    folder.value.close()
  }
}

/** A directory can only replace an empty one, so an earlier plan has to go first. */
function putInPlace(plans: OpenDirectory, name: string, digest: Digest): Result<void, DiskFault> {
  removePlanFolder(plans, digest)
  const moved = plans.moveFrom(plans, name, digest)
  return moved.ok ? plans.sync() : moved
}

function noPlan(digest: Digest, place: string): ToolError {
  return toolError(
    'not_found',
    `Plan ${digest} does not exist in '${place}'`,
    "List the saved plans with 'sous plans', or run the preview again.",
  )
}
