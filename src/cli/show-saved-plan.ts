import { protectedPlaces } from '../app/apply-saved.ts'
import { bundleToolsIn, findAnyTool } from '../app/load-recipes.ts'
import { type OpenFolder, openFolder } from '../app/open-folder.ts'
import { folderOfPlan, listSavedPlans, rootOfPlan, SAVED_PLAN_ERRORS, severalPlans } from '../app/open-saved-plans.ts'
import { planPlace } from '../app/plan-place.ts'
import { ApplyRepository } from '../apply/apply-repository.ts'
import type { ReasonCode } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Plan } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { callOfPlan } from '../plan/plan-of-call.ts'
import { makePlanReport, type RunOutcome } from '../report/plan-report.ts'
import { recordedRecipe, storedRun, waitingStep } from '../report/saved-run.ts'
import type { ListedPlan } from '../report/terminal/plan-list.ts'
import { EXIT, type ExitCode, fail } from './fail.ts'
import type { Invocation } from './invocation.ts'
import { NO_RUN_OPTIONS, type RunOptions } from './options/run-options.ts'
import { nextCommands, reportRun } from './run-report.ts'

export interface ShowSavedRequest {
  /** A digest, or the start of one. */
  readonly word: string
  readonly opened: OpenFolder
  readonly options: { readonly root: string | undefined; readonly json: boolean; readonly stat: boolean }
  readonly invocation: Invocation
}

/** Shows a saved plan as its preview did, and its state. Writes and runs nothing. */
export async function showSavedPlan({ word, opened, options, invocation }: ShowSavedRequest): Promise<ExitCode> {
  const found = pickPlan(word, await listSavedPlans(opened, invocation, word))
  if (!found.ok) return fail(found.error, invocation)
  const { store, target } = planPlace(opened)
  const stored = await store.load(found.value.digest as Digest)
  if (!stored.ok) return fail(stored.error, invocation)
  const { plan } = stored.value
  const waits = waitingStep(plan)
  const folder = folderOfPlan(opened, plan)
  const isHere = folder === opened.tree.folder
  const there = isHere ? success(opened) : await openFolder(invocation, folder)
  // If that folder is gone, its configuration protects nothing.
  const home = there.ok ? there.value : opened
  const { tree } = home
  const run = storedRun({
    stored: stored.value,
    recipe: recordedRecipe(plan),
    places: await protectedPlaces(home),
    waiting: waits && (await findAnyTool(waits.tool, bundleToolsIn(tree))),
  })
  const root = rootOfPlan(opened, plan, options.root)
  const { commit } = found.value
  const branch = commit && tree.repository && (await new ApplyRepository(target.git, tree.repository).branchElsewhere(commit))
  const ending = endingFor(found.value, plan, { root, branch })
  await reportRun(await makePlanReport({ ...run, isRecordOnly: true, ending }), { options, invocation })
  return EXIT.done
}

function pickPlan(word: string, plans: readonly ListedPlan[]): Result<ListedPlan, ToolError> {
  const [first] = plans
  if (first === undefined) return failure(SAVED_PLAN_ERRORS.noSuchPlan(word))
  if (plans.length > 1)
    return failure(
      severalPlans(
        word,
        plans.map(({ digest }) => digest),
      ),
    )
  return first.error === undefined ? success(first) : failure(first.error)
}

const REASONS: Readonly<Record<ListedPlan['state'], ReasonCode>> = {
  waiting: 'previewed',
  applied: 'already_applied',
  gated: 'gated',
  changed: 'stale',
  stale: 'stale',
  damaged: 'failed:plan_tampered',
}
const DETAILS: Partial<Record<ListedPlan['state'], string>> = {
  changed: 'Files were changed since this plan was applied. You can undo it once they are as it left them.',
  stale: 'The branch or a file has changed since the preview, so this plan can no longer be applied.',
}

/** Its state, as the outcome of a run. */
function endingFor({ state, commit }: ListedPlan, plan: Plan, where: Pick<RunOptions, 'root' | 'branch'>): RunOutcome {
  const [reason, detail] = [REASONS[state], DETAILS[state]]
  const options = { ...NO_RUN_OPTIONS, ...askedFor(plan), ...where }
  const next = nextCommands({ reason: state === 'applied' ? 'applied' : reason, options, plan })
  return { reason, next, ...(detail && { detail: detail + (state === 'stale' ? remedyFor(plan) : '') }), ...(commit && { commit }) }
}

function remedyFor(plan: Plan): string {
  return callOfPlan(plan) === undefined ? ' Run the preview again.' : ' Make the call again.'
}

/** The recipe and its inputs, to run it again. */
export function askedFor({ recipe, inputs }: Plan): { readonly word: string; readonly inputs: readonly string[] } {
  return { word: recipe.path, inputs: Object.entries(inputs).map(([name, value]) => `${name}=${value}`) }
}
