import { PlanRepository } from '../apply/plan-repository.ts'
import { findPlanState, isAsBefore, readSavedPlans, type SavedPlanEntry } from '../apply/saved-plans.ts'
import { parseDigest } from '../base/digest.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { RepoDirectory } from '../base/path.ts'
import type { Plan } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { readBase } from '../plan/plan-base.ts'
import { type LoadedPlan, loadPlan } from '../plan/seal.ts'
import { listPlans, readStoredPlan, type StoredPlan } from '../plan/store/plan-store.ts'
import type { ListedPlan } from '../report/terminal/plan-list.ts'
import { type OpenFolder, openFolder, type Surroundings } from './open-folder.ts'
import { type PlanPlace, planPlace } from './plan-place.ts'
import type { RunRequest } from './prepare-run.ts'
import { homeFolder } from './recipe-files.ts'
import { sealToolsFor } from './session.ts'

/** Which plan, by its digest, and the folder it is for. */
export type PlanChoice = Pick<RunRequest, 'word' | 'root'>

export interface OpenPlan {
  /** Whoever asked disposes of it. */
  readonly loaded: LoadedPlan
  readonly place: PlanPlace
  readonly opened: OpenFolder
}

/** Opens the saved plan that a command names by its digest to apply it. */
export async function openPlan(options: PlanChoice, surroundings: Surroundings): Promise<Result<OpenPlan, ToolError>> {
  const named = await findNamed(options, surroundings)
  if (!named.ok) return named
  const { digest, ...found } = named.value
  const loaded = await loadPlan(found.place.store, digest, sealToolsFor(found.opened, surroundings))
  return loaded.ok ? success({ loaded: loaded.value, ...found }) : loaded
}

/** The same, for what needs no commit of it: neither its base nor how git keeps its files has to be as it was. */
export async function openStored(
  options: PlanChoice,
  surroundings: Surroundings,
): Promise<Result<Omit<OpenPlan, 'loaded'> & { readonly stored: StoredPlan }, ToolError>> {
  const named = await findNamed(options, surroundings)
  if (!named.ok) return named
  const { digest, ...found } = named.value
  const stored = await readStoredPlan(found.place.store, digest)
  return stored.ok ? success({ stored: stored.value, ...found }) : stored
}

/** Whole: a shortened digest could be another plan's. */
async function findNamed(
  { word, root }: PlanChoice,
  surroundings: Surroundings,
): Promise<Result<Omit<OpenPlan, 'loaded'> & { readonly digest: Digest }, ToolError>> {
  if (word === undefined)
    return failure(toolError('invalid_arguments', 'Which plan?', "Give the digest that the preview showed; 'sous plans' lists them."))
  const opened = await openFolder(surroundings, root ?? homeFolder(surroundings.folder))
  if (!opened.ok) return opened
  const place = planPlace(opened.value)
  const digest = parseDigest(word)
  if (!digest.ok) return failure(await withKnown(digest.error, word, place))
  return success({ digest: digest.value, place, opened: opened.value })
}

/** Whoever typed the beginning of a digest is told the rest, but has to type it. */
async function withKnown(error: ToolError, word: string, { store }: PlanPlace): Promise<ToolError> {
  const meant = /^[0-9a-f]{4,63}$/.test(word) ? (await listPlans(store)).filter((known) => known.startsWith(word)) : []
  return meant.length === 0 ? error : { ...error, suggestion: `${error.suggestion} Kept here: ${meant.slice(0, 5).join(', ')}` }
}

/** The saved plans whose digests begin so, the latest first, with what has become of each. */
export async function listSavedPlans(opened: OpenFolder, surroundings: Surroundings, beginning = ''): Promise<readonly ListedPlan[]> {
  const { store, target } = planPlace(opened)
  const kept = await readSavedPlans(store, beginning)
  const { repository } = opened.tree
  const commits =
    repository === undefined || kept.length === 0 ? new Map() : await new PlanRepository(target.git, repository).appliedPlans()
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

/** Where a plan is applied: a git directory holds the plans of all folders of its repository. */
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
  { digest, keptMs, wasApplied, plan }: SavedPlanEntry,
  commits: ReadonlyMap<string, string>,
  folderOf: (plan: Plan) => Promise<Result<OpenFolder, ToolError>>,
): Promise<ListedPlan> {
  if (!plan.ok) return { digest, keptMs, state: 'damaged', plan: undefined, error: plan.error }
  const listed = { digest, keptMs, plan: plan.value, error: undefined }
  const commit = commits.get(digest)
  const folder = await folderOf(plan.value)
  if (!folder.ok) return commit === undefined ? { ...listed, state: 'stale' } : { ...listed, state: 'applied', commit }
  const { tree, git } = planPlace(folder.value).target
  if (commit !== undefined && !(await isUndone(plan.value, commit, folder.value))) return { ...listed, state: 'applied', commit }
  const base = await readBase(git, tree.repository, folder.value.tree.folder)
  const state = base.ok ? await findPlanState(plan.value, tree, base.value) : 'stale'
  // It may have the only copy of what was there before, unless that is back.
  const isChanged = state === 'stale' && wasApplied && !(await isAsBefore(plan.value, tree))
  return { ...listed, state: isChanged ? 'changed' : state }
}

/** Whether the files are as before although what is checked out has the commit. On another branch it has been applied all the same. */
async function isUndone(plan: Plan, commit: string, opened: OpenFolder): Promise<boolean> {
  const { tree, git } = planPlace(opened).target
  if (tree.repository === undefined || !(await isAsBefore(plan, tree))) return false
  return new PlanRepository(git, tree.repository).isInHistory(commit)
}
