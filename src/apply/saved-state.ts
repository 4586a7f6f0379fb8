import { sha256 } from '../base/digest.ts'
import type { FileVersion, Plan, PlanBase, PlannedChange } from '../base/plan.ts'
import type { BaseTree } from '../workspace/workspace.ts'
import { checkUnmoved } from './apply-plan.ts'
import { makesDirectory } from './disk/tree-walker.ts'

/**
 * - `applied`: every file is as the plan leaves it;
 * - `changed`: some are, so it was probably applied, and others were changed since; or its apply left a mark;
 * - `waiting`: it can be applied, because everything is as it was at the preview;
 * - `gated`: a call waits for approval, so running the recipe makes another plan;
 * - `stale`: none of these, because something has changed since.
 */
export type SavedState = 'applied' | 'changed' | 'waiting' | 'gated' | 'stale'

/** What applying a plan would do now. Changes nothing. */
export async function findPlanState(plan: Plan, tree: Pick<BaseTree, 'entry' | 'read'>, now: PlanBase): Promise<SavedState> {
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
