import { sha256 } from '../base/digest.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { FileVersion, Plan, PlanBase, PlannedChange } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import { type Result, success } from '../base/result.ts'
import {
  APPLIED_FILE,
  isPlanName,
  openExisting,
  PLAN_FILE,
  type PlanStore,
  PREVIEWED_FILE,
  pathOfPlans,
  withPlans,
} from '../plan/store/plan-folders.ts'
import { readFolder } from '../plan/store/plan-store.ts'
import type { BaseTree } from '../workspace/workspace.ts'
import { checkUnmoved } from './apply-plan.ts'
import { makesDirectory } from './disk/tree-walker.ts'

/** A plan without its contents, and when it was saved. */
export interface SavedPlanEntry {
  readonly digest: string
  /** By the clock of the file system. */
  readonly keptMs: number
  /** When it was last applied, if it ever was. */
  readonly appliedMs: number | undefined
  /** Whether the command line has shown it. */
  readonly wasPreviewed: boolean
  readonly plan: Result<Plan, ToolError>
}

/** The saved plans whose digests start like this, latest first. Empty if there never were any. */
export async function readSavedPlans(store: PlanStore, beginning: string): Promise<readonly SavedPlanEntry[]> {
  const read = await withPlans(store, openExisting, (plans) => {
    const names = plans.names()
    const digests = (names.ok ? names.value : []).filter((name) => isPlanName(name) && name.startsWith(beginning))
    return digests.flatMap((digest): readonly SavedPlanEntry[] => {
      const [entry, folder] = [plans.entry(digest), plans.open(digest)]
      if (!folder.ok) return []
      const [record, applied, previewed] = [PLAN_FILE, APPLIED_FILE, PREVIEWED_FILE].map((name) => folder.value.entry(name))
      const stored = readFolder(`${pathOfPlans(store)}/${digest}`, digest as Digest, folder.value)
      folder.value.close()
      // Applying it wrote to the folder later.
      const times = [entry, record].flatMap((one) => (one?.ok && one.value !== undefined ? [one.value.modifiedMs] : []))
      const keptMs = times.length === 0 ? 0 : Math.min(...times)
      const appliedMs = applied?.ok ? applied.value?.modifiedMs : undefined
      const wasPreviewed = previewed?.ok === true && previewed.value !== undefined
      return [{ digest, keptMs, appliedMs, wasPreviewed, plan: stored.ok ? success(stored.value.plan) : stored }]
    })
  })
  const found = read.ok ? read.value : []
  return found.toSorted((a, b) => b.keptMs - a.keptMs || (a.digest < b.digest ? -1 : 1))
}

/**
 * - `applied`: every file is as the plan leaves it;
 * - `changed`: some are, so it was probably applied, and others were changed since; or its apply left a mark;
 * - `waiting`: it can be applied, because everything is as it was at the preview;
 * - `gated`: a call waits for approval, so running the recipe makes another plan;
 * - `stale`: none of these, because something has changed since.
 */
export type SavedPlanState = 'applied' | 'changed' | 'waiting' | 'gated' | 'stale'

/** What applying a plan would do now. Changes nothing. */
export async function findPlanState(plan: Plan, tree: Pick<BaseTree, 'entry' | 'read'>, now: PlanBase): Promise<SavedPlanState> {
  if (plan.status === 'gated') return 'gated'
  let [isAfter, isPartlyAfter, isBefore] = [true, false, checkUnmoved(plan.base, now) === undefined]
  for (const change of plan.changes) {
    const found = await readPath(tree, change)
    const isDirectory = change.kind === 'create_directory'
    const isTurned = change.kind === 'delete' && found === 'directory' && makesDirectory(plan.changes, change.path)
    const isDone = isTurned || isThere(found, isDirectory ? 'directory' : 'after' in change ? change.after : undefined)
    isAfter &&= isDone
    isPartlyAfter ||= isDone && !isDirectory
    // An existing directory does not prevent anything from being applied.
    isBefore &&= isDirectory || isThere(found, 'before' in change ? change.before : undefined)
  }
  if (isAfter) return 'applied'
  if (isBefore) return 'waiting'
  return isPartlyAfter ? 'changed' : 'stale'
}

/** Whether the files are as they were before a plan, whatever has been committed since. */
export async function isAsBefore(plan: Plan, tree: Pick<BaseTree, 'entry' | 'read'>): Promise<boolean> {
  return (await findPlanState(plan, tree, plan.base)) === 'waiting'
}

type Found = FileVersion | 'directory' | 'other' | undefined

async function readPath(tree: Pick<BaseTree, 'entry' | 'read'>, { path }: PlannedChange): Promise<Found> {
  const entry = await tree.entry(path)
  // Nothing exists below a file.
  if (!entry.ok) return entry.error.code === 'not_a_directory' ? undefined : 'other'
  if (entry.value.kind === 'missing') return undefined
  if (entry.value.kind !== 'file') return entry.value.kind === 'directory' ? 'directory' : 'other'
  const file = await tree.read(path)
  return file.ok ? { mode: file.value.mode, size: file.value.bytes.length, sha256: sha256(file.value.bytes) } : 'other'
}

function isThere(found: Found, wanted: FileVersion | 'directory' | undefined): boolean {
  if (typeof found !== 'object' || typeof wanted !== 'object') return found === wanted
  return found.mode === wanted.mode && found.sha256 === wanted.sha256
}
