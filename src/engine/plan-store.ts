import { randomBytes } from 'node:crypto'
import type { FileChange } from '../model/change.ts'
import { type Plan, plannedChange } from '../model/plan.ts'
import { planDigest } from '../model/plan-digest.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { DiskFault } from '../system/disk.ts'
import type { OpenDirectory } from '../system/landing-disk.ts'
import { fromDiskFault } from '../workspace/disk-errors.ts'
import { readPlan, writePlan } from './plan-record.ts'
import { readChanges, tampered, writeBlobs } from './plan-store-blobs.ts'
import {
  BLOBS,
  isPlanName,
  makeAndOpen,
  openExisting,
  PLAN_FILE,
  type PlanStore,
  pathOfPlans,
  removeOldPlans,
  removePlanFolder,
  sweepUnfinished,
  withPlans,
} from './plan-store-folders.ts'

/**
 * A plan with the very bytes it names. Git objects are not kept with it: a seal makes the same ones again from the bytes,
 * so that there is nothing of git to be tampered with.
 */
export interface StoredPlan {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
}

/** Keeps a plan, in place of one of the same digest, and drops those that are old. It appears as a whole or not at all. */
export async function savePlan(store: PlanStore, stored: StoredPlan): Promise<Result<void, ToolError>> {
  const { digest } = stored.plan
  if (planDigest({ ...stored.plan, changes: stored.changes.map(plannedChange) }) !== digest)
    throw new Error('The changes are not those of the plan.')
  const saved = await withPlans(store, makeAndOpen, async (plans): Promise<Result<void, DiskFault>> => {
    sweepUnfinished(plans, store.disk)
    const name = `new-${store.disk.self.pid}-${randomBytes(6).toString('hex')}`
    const written = await writeFolder(store, plans, name, stored)
    const moved = written.ok ? putInPlace(plans, name, digest) : written
    if (moved.ok) removeOldPlans(plans)
    else removePlanFolder(plans, name)
    return moved
  })
  const outcome = saved.ok ? saved.value : saved
  return outcome.ok ? success(undefined) : failure(fromDiskFault(outcome.error, `${pathOfPlans(store)}/${digest}`, 'write'))
}

/** Reads a plan, and believes neither it nor a content without looking at every hash. */
export async function readStoredPlan(store: PlanStore, digest: Digest): Promise<Result<StoredPlan, ToolError>> {
  const loaded = await withPlans(store, openExisting, (plans) => {
    const folder = plans.open(digest)
    if (!folder.ok) return folder
    const blobs = folder.value.open(BLOBS)
    try {
      return success(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value, blobs))
    } finally {
      if (blobs.ok) blobs.value.close()
      folder.value.close()
    }
  })
  const outcome = loaded.ok ? loaded.value : loaded
  if (outcome.ok) return outcome.value
  if (outcome.error.code === 'ENOENT') return failure(noPlan(digest, pathOfPlans(store)))
  return failure(fromDiskFault(outcome.error, `${pathOfPlans(store)}/${digest}`, 'open'))
}

/** The digests of all plans that are kept, sorted. */
export async function listPlans(store: PlanStore): Promise<readonly string[]> {
  const names = await withPlans(store, openExisting, (plans) => plans.names())
  return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : []
}

/** Nothing happens where there is no such plan. */
export async function dropPlan(store: PlanStore, digest: Digest): Promise<void> {
  await withPlans(store, openExisting, (plans) => removePlanFolder(plans, digest))
}

function readFolder(
  shown: string,
  digest: Digest,
  folder: OpenDirectory,
  blobs: Result<OpenDirectory, DiskFault>,
): Result<StoredPlan, ToolError> {
  const file = folder.read(PLAN_FILE)
  if (!file.ok) return failure(tampered(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`))
  const plan = readPlan(Buffer.from(file.value.bytes).toString('utf8'))
  if (!plan.ok) return plan
  if (plan.value.digest !== digest) return failure(tampered(`'${shown}' holds the plan ${plan.value.digest}`))
  if (!blobs.ok) return failure(tampered(`'${shown}/${BLOBS}' cannot be opened: ${blobs.error.message}`))
  const changes = readChanges(plan.value.changes, blobs.value)
  return changes.ok ? success({ plan: plan.value, changes: changes.value }) : changes
}

async function writeFolder(
  { disk }: PlanStore,
  plans: OpenDirectory,
  name: string,
  { plan, changes }: StoredPlan,
): Promise<Result<void, DiskFault>> {
  const folder = makeAndOpen(plans, name)
  if (!folder.ok) return folder
  const blobs = makeAndOpen(folder.value, BLOBS)
  try {
    if (!blobs.ok) return blobs
    const stored = writeBlobs(blobs.value, changes)
    const synced = stored.ok ? await disk.sync(blobs.value, stored.value) : stored
    if (!synced.ok) return synced
    const written = folder.value.write(PLAN_FILE, { bytes: Buffer.from(writePlan(plan)), isDurable: true })
    return written.ok ? folder.value.sync() : written
  } finally {
    if (blobs.ok) blobs.value.close()
    folder.value.close()
  }
}

/** A directory can take the place of an empty one only, so that an earlier plan has to go first. */
function putInPlace(plans: OpenDirectory, name: string, digest: Digest): Result<void, DiskFault> {
  removePlanFolder(plans, digest)
  const moved = plans.moveFrom(plans, name, digest)
  return moved.ok ? plans.sync() : moved
}

function noPlan(digest: Digest, place: string): ToolError {
  return toolError('not_found', `There is no plan ${digest} in '${place}'`, 'Make the plan anew, or look at the digest again.')
}
