import { randomBytes } from 'node:crypto'
import type { FileChange } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { Plan, PlannedChange } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { OpenDirectory } from '../../system/disk/apply-disk.ts'
import { type DiskFault, fromDiskFault } from '../../system/disk/disk.ts'
import { makeAndOpen } from '../../system/disk/open-directory.ts'
import { planDigest, plannedChange } from '../plan-digest.ts'
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
  PLAN_FOLDERS_ERRORS,
  PREVIEWED_FILE,
  packContents,
  pathOfPlans,
  readChanges,
  removeOldPlans,
  removePlanFolder,
  type StorePlace,
  sweepUnfinished,
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
 * Where plans are saved: in a folder (`PlanFolder`, an artifact of a job too) or in git refs on GitHub (`planRefs`). Anyone who may
 * write there can write anything, so a store believes neither a plan nor a content without looking at every hash.
 */
export interface PlanStore<Problem, Loaded extends StoredPlan = StoredPlan, Saved = void, About extends readonly unknown[] = []> {
  /** In place of one of the same digest. It appears as a whole or not at all. */
  save(stored: StoredPlan, ...about: About): Promise<Result<Saved, Problem>>
  load(digest: Digest): Promise<Result<Loaded, Problem>>
  /** The digests that start like this, sorted. */
  list(beginning?: string): Promise<Result<readonly Digest[], Problem>>
}

/** A plan without its contents, and when it was saved. */
export interface SavedEntry {
  readonly digest: Digest
  /** By the clock of the file system. */
  readonly keptMs: number
  /** When it was last applied, if it ever was. */
  readonly appliedMs: number | undefined
  /** Whether the command line has shown it. */
  readonly wasPreviewed: boolean
  readonly plan: Result<Plan, ToolError>
}

/** A plan that the command line previews is marked, so that `sous apply` without a digest never picks one that only an assistant has seen. */
export interface PreviewMark {
  readonly isPreviewed: boolean
}

/** Plans on disk. Old ones are dropped when another is saved. */
export class PlanFolder implements PlanStore<ToolError, StoredPlan, void, [mark?: PreviewMark]> {
  readonly #place: StorePlace

  constructor(place: StorePlace) {
    this.#place = place
  }

  async save(stored: StoredPlan, { isPreviewed }: PreviewMark = { isPreviewed: false }): Promise<Result<void, ToolError>> {
    const { digest } = stored.plan
    const { disk } = this.#place
    // Hashed again, so that what is saved is what was shown; the names are needed to write it.
    const planned = stored.changes.map(plannedChange)
    if (planDigest({ ...stored.plan, changes: planned }) !== digest) throw new Error('The changes are not those of the plan.')
    const saved = await withPlans(this.#place, makePrivate, async (plans): Promise<Result<void, DiskFault>> => {
      sweepUnfinished(plans, disk)
      const name = `new-${disk.self.pid}-${randomBytes(6).toString('hex')}`
      const written = await writeFolder(plans, name, { ...stored, planned, isPreviewed })
      const moved = written.ok ? putInPlace(plans, name, digest) : written
      if (moved.ok) removeOldPlans(plans)
      else removePlanFolder(plans, name)
      return moved
    })
    const outcome = saved.ok ? saved.value : saved
    return outcome.ok ? success(undefined) : failure(fromDiskFault(outcome.error, this.#pathOf(digest), 'write'))
  }

  async load(digest: Digest): Promise<Result<StoredPlan, ToolError>> {
    const shown = this.#pathOf(digest)
    const loaded = await withPlans(this.#place, openExisting, (plans) => {
      const folder = plans.open(digest)
      if (!folder.ok) return folder
      try {
        return success(readFolder(shown, digest, folder.value))
      } finally {
        folder.value.close()
      }
    })
    const outcome = loaded.ok ? loaded.value : loaded
    if (outcome.ok) return outcome.value
    if (outcome.error.code === 'ENOENT') return failure(ERRORS.noPlan(digest, pathOfPlans(this.#place)))
    return failure(fromDiskFault(outcome.error, shown, 'open'))
  }

  /** Empty if there never were any. */
  async list(beginning = ''): Promise<Result<readonly Digest[], ToolError>> {
    const names = await withPlans(this.#place, openExisting, (plans) => digestsIn(plans, beginning))
    return success(names.ok ? names.value.toSorted() : [])
  }

  /** The saved plans whose digests start like this, latest first. */
  async entries(beginning: string): Promise<readonly SavedEntry[]> {
    const read = await withPlans(this.#place, openExisting, (plans) =>
      digestsIn(plans, beginning).flatMap((digest): readonly SavedEntry[] => {
        const [entry, folder] = [plans.entry(digest), plans.open(digest)]
        if (!folder.ok) return []
        const [record, applied, previewed] = [PLAN_FILE, APPLIED_FILE, PREVIEWED_FILE].map((name) => folder.value.entry(name))
        const stored = readFolder(this.#pathOf(digest), digest, folder.value)
        folder.value.close()
        // Applying it wrote to the folder later.
        const times = [entry, record].flatMap((one) => (one?.ok && one.value !== undefined ? [one.value.modifiedMs] : []))
        const keptMs = times.length === 0 ? 0 : Math.min(...times)
        const appliedMs = applied?.ok ? applied.value?.modifiedMs : undefined
        const wasPreviewed = previewed?.ok === true && previewed.value !== undefined
        return [{ digest, keptMs, appliedMs, wasPreviewed, plan: stored.ok ? success(stored.value.plan) : stored }]
      }),
    )
    const found = read.ok ? read.value : []
    return found.toSorted((a, b) => b.keptMs - a.keptMs || (a.digest < b.digest ? -1 : 1))
  }

  /** Nothing happens where there is no such plan. */
  async drop(digest: Digest): Promise<void> {
    await withPlans(this.#place, openExisting, (plans) => removePlanFolder(plans, digest))
  }

  /** Has a plan kept for its undo, however many are previewed afterwards. Nothing happens where there is no such plan. */
  async markApplied(digest: Digest): Promise<void> {
    await withPlans(this.#place, openExisting, (plans) => {
      const folder = plans.open(digest)
      if (!folder.ok) return
      // Its time says when. If it cannot be written, the plan is applied nevertheless.
      folder.value.removeFile(APPLIED_FILE)
      folder.value.write(APPLIED_FILE, { bytes: new Uint8Array(), permissions: PLAN_FILE_PERMISSIONS })
      folder.value.close()
    })
  }

  #pathOf(digest: Digest): string {
    return `${pathOfPlans(this.#place)}/${digest}`
  }
}

function digestsIn(plans: OpenDirectory, beginning: string): readonly Digest[] {
  const names = plans.names()
  return (names.ok ? names.value : []).filter((name): name is Digest => isPlanName(name) && name.startsWith(beginning))
}

/** The plan in a folder that is shown so, with its bytes. */
function readFolder(shown: string, digest: Digest, folder: OpenDirectory): Result<StoredPlan, ToolError> {
  const file = folder.read(PLAN_FILE)
  if (!file.ok) return failure(PLAN_FOLDERS_ERRORS.tampered(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`))
  const plan = readPlan(Buffer.from(file.value.bytes).toString('utf8'))
  if (!plan.ok) return plan
  if (plan.value.digest !== digest) return failure(PLAN_FOLDERS_ERRORS.tampered(`'${shown}' contains the plan ${plan.value.digest}`))
  const contents = folder.read(CONTENTS_FILE)
  if (!contents.ok) return failure(PLAN_FOLDERS_ERRORS.tampered(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`))
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

const ERRORS = {
  noPlan: (digest: Digest, place: string) =>
    toolError(
      'not_found',
      `Plan ${digest} does not exist in '${place}'`,
      "List the saved plans with 'sous plans', or run the preview again.",
    ),
}
