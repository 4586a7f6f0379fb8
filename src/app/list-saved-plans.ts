import { PlanRepository } from '../apply/plan-repository.ts'
import { findPlanState, isAsBefore, readSavedPlans, type SavedPlanEntry } from '../apply/saved-plans.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoDirectory } from '../base/path.ts'
import type { Plan } from '../base/plan.ts'
import type { Result } from '../base/result.ts'
import { readBase } from '../plan/plan-base.ts'
import type { ListedPlan } from '../report/terminal/plan-list.ts'
import { type OpenFolder, openFolder } from './open-folder.ts'
import { planPlace } from './plan-place.ts'
import type { Surroundings } from './surroundings.ts'

/** The kept plans whose digests begin so, the latest first, with what has become of each. */
export async function listSavedPlans(opened: OpenFolder, surroundings: Surroundings, beginning = ''): Promise<readonly ListedPlan[]> {
  const { store, landing } = planPlace(opened)
  const kept = await readSavedPlans(store, beginning)
  const { repository } = opened.tree
  const commits =
    repository === undefined || kept.length === 0 ? new Map() : await new PlanRepository(landing.git, repository).landedPlans()
  const folders = new Map<RepoDirectory, Promise<Result<OpenFolder, ToolError>>>()
  const folderOf = (plan: Plan) => {
    const { directory } = plan.base
    const found = folders.get(directory) ?? openFolder(surroundings, folderOfPlan(opened, plan))
    folders.set(directory, found)
    return found
  }
  const listed: ListedPlan[] = []
  for (const one of kept) listed.push(await listOne(one, commits, folderOf))
  return listed
}

/** Where a plan lands: a git directory holds the plans of all folders of its repository. */
export function folderOfPlan({ tree }: OpenFolder, { base: { directory } }: Plan): string {
  if (tree.repository === undefined) return tree.folder
  return directory === '.' ? tree.repository.workTree : `${tree.repository.workTree}/${directory}`
}

/** What `--root` has to say for a plan, for commands that are given here as this one was. */
export function rootOfPlan(opened: OpenFolder, plan: Plan, given: string | undefined): string | undefined {
  const folder = folderOfPlan(opened, plan)
  return folder === opened.tree.folder ? given : folder
}

async function listOne(
  { digest, keptMs, hasLanded, plan }: SavedPlanEntry,
  commits: ReadonlyMap<string, string>,
  folderOf: (plan: Plan) => Promise<Result<OpenFolder, ToolError>>,
): Promise<ListedPlan> {
  if (!plan.ok) return { digest, keptMs, state: 'damaged', plan: undefined, error: plan.error }
  const listed = { digest, keptMs, plan: plan.value, error: undefined }
  const commit = commits.get(digest)
  const folder = await folderOf(plan.value)
  if (!folder.ok) return commit === undefined ? { ...listed, state: 'stale' } : { ...listed, state: 'landed', commit }
  const { tree, git } = planPlace(folder.value).landing
  if (commit !== undefined && !(await isUndone(plan.value, commit, folder.value))) return { ...listed, state: 'landed', commit }
  const base = await readBase(git, tree.repository, folder.value.tree.folder)
  const state = base.ok ? await findPlanState(plan.value, tree, base.value) : 'stale'
  // It may have the only copy of what was there before, unless that is back.
  const isChanged = state === 'stale' && hasLanded && !(await isAsBefore(plan.value, tree))
  return { ...listed, state: isChanged ? 'changed' : state }
}

/** Whether the files are as before although what is checked out has the commit. On another branch it has landed all the same. */
async function isUndone(plan: Plan, commit: string, opened: OpenFolder): Promise<boolean> {
  const { tree, git } = planPlace(opened).landing
  if (tree.repository === undefined || !(await isAsBefore(plan, tree))) return false
  return new PlanRepository(git, tree.repository).isInHistory(commit)
}
