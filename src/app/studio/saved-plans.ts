import type { SavedState } from '../../apply/saved-state.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { CONSENTED, NO_APPROVER } from '../../plan/decide.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { type ChangesView, PlanView } from '../../report/json/plan-view.ts'
import { printableLine } from '../../report/printable.ts'
import { recordedRecipe, storedRun, waitingStep } from '../../report/saved-run.ts'
import type { ListedPlan } from '../../report/terminal/plan-list.ts'
import { type ApplySavedRequest, type Asking, applySaved, type CommitChoice, protectedPlaces } from '../apply-saved.ts'
import { bundleToolsIn, findAnyTool } from '../load-recipes.ts'
import { type OpenFolder, openFolder } from '../open-folder.ts'
import { folderOfPlan, listSavedPlans, SAVED_PLAN_ERRORS } from '../open-saved-plans.ts'
import { planPlace } from '../plan-place.ts'
import { undoPlan } from '../undo.ts'
import type { StudioFolder } from './open-draft.ts'
import { type AppliedView, type Following, type Previews, type ProblemView, problemOf, viewApplied } from './previews.ts'
import { pageApprover } from './questions.ts'

export interface SavedPlanView {
  readonly digest: string
  readonly state: SavedState | 'damaged'
  readonly savedAt: string
  readonly recipe: string
  readonly title: string
  readonly inputs: Readonly<Record<string, string | number | boolean>>
  readonly files: number
  readonly commit?: string
  readonly error?: ProblemView
}

/** The saved plans of the folder's repository, latest first. */
export async function listPlans({
  surroundings,
  root,
}: StudioFolder): Promise<Result<{ readonly plans: readonly SavedPlanView[] }, ToolError>> {
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  const plans = await listSavedPlans(opened.value, surroundings)
  return success({ plans: plans.map(viewListed) })
}

export type PlanWithChanges = Omit<SavedPlanView, 'files'> & ChangesView & { readonly id: string }

/** A saved plan with its changes, as its preview showed them. */
export async function showPlan(folder: StudioFolder, previews: Previews, digest: string): Promise<Result<PlanWithChanges, ToolError>> {
  const found = await findPlan(folder, digest)
  if (!found.ok) return found
  const { listed, opened, stored } = found.value
  const { plan, changes } = stored
  const there = await openFolder(folder.surroundings, folderOfPlan(opened, plan))
  // If that folder is gone, its configuration protects nothing.
  const home = there.ok ? there.value : opened
  const places = await protectedPlaces(home)
  const waits = waitingStep(plan)
  const waiting = waits && (await findAnyTool(waits.tool, bundleToolsIn(home.tree)))
  const { steps, outcome } = storedRun({ stored, recipe: recordedRecipe(plan), places, waiting })
  const view = await PlanView.of(changes, steps, places)
  return success({ ...viewListed(listed), ...(await view.changes(() => undefined, outcome)), id: previews.show(view) })
}

/** Applies exactly the saved plan of a digest, which is the approval. Asks first about the plan of a single call, as `sous apply` does. */
export async function applyPlanOf(
  folder: StudioFolder,
  { digest, ...options }: CommitChoice & { readonly digest: string },
  following: PlanFollowing,
): Promise<Result<AppliedView, ToolError>> {
  return change(applySaved, folder, { digest, options, following })
}

/** Takes an applied plan back. The person sees and approves what is restored. */
export async function undoPlanOf(folder: StudioFolder, digest: string, following: PlanFollowing): Promise<Result<AppliedView, ToolError>> {
  return change(undoPlan, folder, { digest, options: { commit: false, branch: undefined }, following })
}

export interface PlanFollowing extends Pick<Following, 'signal' | 'progress' | 'ask'> {
  /** Whether consent was given in advance. */
  readonly isConsented: boolean
}

interface ChangeRequest extends Pick<ApplySavedRequest, 'options'> {
  readonly digest: string
  readonly following: PlanFollowing
}

async function change(
  useCase: typeof applySaved,
  folder: StudioFolder,
  { digest, options, following }: ChangeRequest,
): Promise<Result<AppliedView, ToolError>> {
  const found = await findPlan(folder, digest)
  if (!found.ok) return found
  const { stored, opened } = found.value
  const surroundings = { ...folder.surroundings, signal: AbortSignal.any([folder.surroundings.signal, following.signal]) }
  const done = await useCase({
    choice: { word: digest, root: folderOfPlan(opened, stored.plan) },
    options,
    surroundings,
    asking: askingOn(surroundings, following),
    whileApplying: (work) => work(following.progress),
  })
  if (!done.ok) return done
  const { plan, changes, ended } = done.value
  return ended.ok ? success(viewApplied(ended.value, { plan, changes })) : ended
}

function askingOn(surroundings: StudioFolder['surroundings'], { ask, isConsented }: PlanFollowing): Asking {
  return {
    isPerson: ask !== undefined,
    show: async () => undefined,
    approver(places, root) {
      if (isConsented) return CONSENTED
      return ask === undefined ? NO_APPROVER : pageApprover({ ask, surroundings, root, places: async () => places })
    },
  }
}

interface FoundPlan {
  readonly listed: ListedPlan
  readonly opened: OpenFolder
  readonly stored: StoredPlan
}

async function findPlan({ surroundings, root }: StudioFolder, digest: string): Promise<Result<FoundPlan, ToolError>> {
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  const [listed] = await listSavedPlans(opened.value, surroundings, digest)
  if (listed === undefined) return failure(SAVED_PLAN_ERRORS.noSuchPlan(digest))
  if (listed.error !== undefined) return failure(listed.error)
  const stored = await planPlace(opened.value).store.load(digest as Digest)
  return stored.ok ? success({ listed, opened: opened.value, stored: stored.value }) : stored
}

function viewListed({ digest, state, keptMs, commit, plan, error }: ListedPlan): SavedPlanView {
  return {
    digest,
    state,
    savedAt: new Date(keptMs).toISOString(),
    recipe: printableLine(plan?.recipe.path ?? ''),
    title: printableLine(plan?.message.split('\n', 1)[0] ?? ''),
    inputs: plan?.inputs ?? {},
    files: plan?.changes.filter(({ kind }) => kind !== 'create_directory').length ?? 0,
    ...(commit !== undefined && { commit }),
    ...(error !== undefined && { error: problemOf(error) }),
  }
}
