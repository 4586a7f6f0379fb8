import { isUndo } from '../apply/apply-plan.ts'
import { ApplyRepository } from '../apply/apply-repository.ts'
import { findPlanState, isAsBefore } from '../apply/saved-state.ts'
import { parseDigest, shortDigest } from '../base/digest.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText, type RepoDirectory } from '../base/path.ts'
import type { Plan } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type LoadedPlan, loadPlan, readBase } from '../plan/seal.ts'
import type { SavedEntry, StoredPlan } from '../plan/store/plan-store.ts'
import type { ListedPlan } from '../report/terminal/plan-list.ts'
import { type OpenFolder, openFolder, type Surroundings } from './open-folder.ts'
import { type FolderPlaces, planPlace } from './plan-place.ts'
import type { RunRequest } from './prepare-run.ts'
import { homeFolder } from './recipe-files.ts'
import { sealToolsFor } from './session.ts'

/** A plan by its digest, and its folder. */
export type DigestChoice = Pick<RunRequest, 'word' | 'root'>

export interface OpenSaved {
  /** The caller disposes of it. */
  readonly loaded: LoadedPlan
  readonly place: FolderPlaces
  readonly opened: OpenFolder
}

/** Opens the saved plan with a digest, to apply it. */
export async function openPlan(options: DigestChoice, surroundings: Surroundings): Promise<Result<OpenSaved, ToolError>> {
  const named = await findNamed(options, surroundings, 'previewed')
  if (!named.ok) return named
  const { digest, ...found } = named.value
  const loaded = await loadPlan(found.place.store, digest, sealToolsFor(found.opened, surroundings))
  return loaded.ok ? success({ loaded: loaded.value, ...found }) : loaded
}

/** The same, if no commit is needed: neither its base nor git's line endings have to be unchanged. */
export async function openStored(
  options: DigestChoice,
  surroundings: Surroundings,
): Promise<Result<Omit<OpenSaved, 'loaded'> & { readonly stored: StoredPlan }, ToolError>> {
  const named = await findNamed(options, surroundings, 'applied')
  if (!named.ok) return named
  const { digest, ...found } = named.value
  const stored = await found.place.store.load(digest)
  return stored.ok ? success({ stored: stored.value, ...found }) : stored
}

/** What a command means that names no plan: the newest one it previewed here, or the last one that was applied here. */
type Latest = 'previewed' | 'applied'

async function findNamed(
  { word, root }: DigestChoice,
  surroundings: Surroundings,
  latest: Latest,
): Promise<Result<Omit<OpenSaved, 'loaded'> & { readonly digest: Digest }, ToolError>> {
  const opened = await openFolder(surroundings, root ?? homeFolder(surroundings.folder))
  if (!opened.ok) return opened
  const place = planPlace(opened.value)
  const digest = word === undefined ? await findLatest(latest, opened.value, surroundings) : await completeDigest(word, place)
  return digest.ok ? success({ digest: digest.value, place, opened: opened.value }) : digest
}

const MAX_NAMED = 5

/** The whole digest of the one saved plan that it is the beginning of. */
async function completeDigest(word: string, { store }: FolderPlaces): Promise<Result<Digest, ToolError>> {
  const whole = parseDigest(word)
  if (whole.ok) return whole
  if (!/^[0-9a-f]+$/.test(word)) return failure(SAVED_PLAN_ERRORS.notADigest(word))
  if (word.length < MIN_DIGEST_CHARACTERS) return failure(SAVED_PLAN_ERRORS.tooShort(word))
  const listed = await store.list(word)
  if (!listed.ok) return listed
  const found = listed.value
  const [only] = found
  if (only === undefined) return failure(SAVED_PLAN_ERRORS.noSuchPlan(word))
  return found.length === 1 ? success(only) : failure(severalPlans(word, found))
}

/** So many characters of a digest name a plan on the command line. */
export const MIN_DIGEST_CHARACTERS = 7

export function severalPlans(word: string, digests: readonly string[]): ToolError {
  const shown = digests.slice(0, MAX_NAMED).join(', ')
  return SAVED_PLAN_ERRORS.ambiguous(word, digests.length, shown)
}

async function findLatest(latest: Latest, opened: OpenFolder, { notice }: Surroundings): Promise<Result<Digest, ToolError>> {
  const { store, target } = planPlace(opened)
  const here = (await store.entries('')).flatMap(({ plan, ...entry }) =>
    plan.ok && folderOfPlan(opened, plan.value) === opened.tree.folder && !isUndo(plan.value) ? [{ ...entry, plan: plan.value }] : [],
  )
  const found =
    latest === 'previewed'
      ? here.find(({ wasPreviewed }) => wasPreviewed)
      : await findLastApplied(here, ({ plan }) => isAsBefore(plan, target.tree))
  if (found === undefined) return failure(latest === 'previewed' ? SAVED_PLAN_ERRORS.noPreview() : SAVED_PLAN_ERRORS.nothingToUndo())
  const [subject = ''] = found.plan.message.split('\n', 1)
  notice({ kind: 'hint', text: `${subject} (${shortDigest(found.plan.digest)})` })
  return success(found.plan.digest)
}

/** One whose files are as they were before it has been taken back already. */
async function findLastApplied<T extends Pick<SavedEntry, 'appliedMs'>>(
  entries: readonly T[],
  isTakenBack: (entry: T) => Promise<boolean>,
): Promise<T | undefined> {
  const applied = entries.filter(({ appliedMs }) => appliedMs !== undefined).toSorted((a, b) => (b.appliedMs ?? 0) - (a.appliedMs ?? 0))
  for (const entry of applied) if (!(await isTakenBack(entry))) return entry
  return undefined
}

/** The saved plans whose digests start like this, latest first, with their state. */
export async function listSavedPlans(opened: OpenFolder, surroundings: Surroundings, beginning = ''): Promise<readonly ListedPlan[]> {
  const { store, target } = planPlace(opened)
  const kept = await store.entries(beginning)
  const { repository } = opened.tree
  const commits =
    repository === undefined || kept.length === 0 ? new Map() : await new ApplyRepository(target.git, repository).appliedPlans()
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

/** Where a plan is applied: a git directory contains the plans of all folders of its repository. */
export function folderOfPlan({ tree }: OpenFolder, { base: { directory } }: Plan): string {
  if (tree.repository === undefined) return tree.folder
  return directory === '.' ? tree.repository.workTree : `${tree.repository.workTree}/${directory}`
}

/** The value of `--root` for a plan, in suggested commands. */
export function rootOfPlan(opened: OpenFolder, plan: Plan, given: string | undefined): string | undefined {
  const folder = folderOfPlan(opened, plan)
  return folder === opened.tree.folder ? given : folder
}

async function listOne(
  { digest, keptMs, appliedMs, plan }: SavedEntry,
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
  // It may have the only copy of what was there before, unless that is restored.
  const isChanged = state === 'stale' && appliedMs !== undefined && !(await isAsBefore(plan.value, tree))
  return { ...listed, state: isChanged ? 'changed' : state }
}

/** Whether the files are as before although HEAD contains the commit. On another branch it still counts as applied. */
async function isUndone(plan: Plan, commit: string, opened: OpenFolder): Promise<boolean> {
  const { tree, git } = planPlace(opened).target
  if (tree.repository === undefined || !(await isAsBefore(plan, tree))) return false
  return new ApplyRepository(git, tree.repository).isInHistory(commit)
}

export const SAVED_PLAN_ERRORS = {
  noSuchPlan: (word: string) =>
    toolError('not_found', `No plan saved here has a digest that starts with '${briefText(word)}'`, "'sous plans' lists the saved plans."),
  notADigest: (word: string) =>
    toolError('digest_malformed', `'${briefText(word)}' is not a digest`, "'sous plans' lists the saved plans."),
  tooShort: (word: string) =>
    toolError('digest_malformed', `'${word}' is too short`, `Type at least ${MIN_DIGEST_CHARACTERS} characters of the digest.`),
  ambiguous: (word: string, digests: number, shown: string) =>
    toolError('invalid_arguments', `'${briefText(word)}' is the start of ${digests} digests`, `Type more of the one you mean: ${shown}`),
  noPreview: () =>
    toolError('not_found', 'You have not previewed a plan here', "Run 'sous preview <recipe>' first. 'sous plans' lists all saved plans."),
  nothingToUndo: () => toolError('not_found', 'There is no applied plan to undo here', "'sous plans' lists the saved plans."),
}
