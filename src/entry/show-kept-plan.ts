import { callOfPlan } from '../engine/plan-of-call.ts'
import { PlanRepository } from '../engine/plan-repository.ts'
import { readStoredPlan } from '../engine/plan-store.ts'
import { briefText } from '../model/path.ts'
import type { Plan } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-code.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { ListedPlan } from '../report/plan-list.ts'
import { makePlanReport, type RunEnding } from '../report/plan-report.ts'
import { recordedRecipe, storedRun, waitingStep } from '../report/stored-run.ts'
import { bundleToolsIn, findAnyTool } from './bundle-tools.ts'
import type { Invocation } from './console.ts'
import { EXIT, type ExitCode } from './exit-codes.ts'
import { fail } from './fail.ts'
import { folderOfPlan, listKeptPlans, rootOfPlan } from './list-kept-plans.ts'
import { nextCommands } from './next-commands.ts'
import { type OpenFolder, openFolder } from './open-folder.ts'
import { planPlace } from './plan-place.ts'
import { protectedPlaces } from './protected-places.ts'
import { NO_RUN_OPTIONS, type RunOptions } from './run-options.ts'
import { reportRun } from './run-report.ts'

const MAX_NAMED = 5

export interface ShowKeptPlanRequest {
  /** A digest, or the beginning of one: nothing lands by it, and the whole one is shown. */
  readonly word: string
  readonly opened: OpenFolder
  readonly options: { readonly root: string | undefined; readonly json: boolean }
  readonly invocation: Invocation
}

/** Shows a kept plan as its preview would, and what has become of it. Writes nothing, and runs nothing. */
export async function showKeptPlan({ word, opened, options, invocation }: ShowKeptPlanRequest): Promise<ExitCode> {
  const found = pickPlan(word, await listKeptPlans(opened, invocation, word))
  if (!found.ok) return fail(found.error, invocation)
  const { store, landing } = planPlace(opened)
  const stored = await readStoredPlan(store, found.value.digest as Digest)
  if (!stored.ok) return fail(stored.error, invocation)
  const { plan } = stored.value
  const waits = waitingStep(plan)
  const folder = folderOfPlan(opened, plan)
  const isHere = folder === opened.tree.folder
  const there = isHere ? success(opened) : await openFolder(invocation, folder)
  // One that is gone has nothing to say of what is protected in it.
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
  const branch = commit && tree.repository && (await new PlanRepository(landing.git, tree.repository).branchElsewhere(commit))
  const ending = endingFor(found.value, plan, { root, branch })
  await reportRun(await makePlanReport({ ...run, isRecordOnly: true, ending }), { options, invocation })
  return EXIT.done
}

function pickPlan(word: string, plans: readonly ListedPlan[]): Result<ListedPlan, ToolError> {
  const [first] = plans
  if (first === undefined)
    return failure(toolError('not_found', `No plan is kept here whose digest begins with '${briefText(word)}'`, "'sous plans' lists them."))
  if (plans.length > 1) {
    const digests = plans.slice(0, MAX_NAMED).map(({ digest }) => digest)
    return failure(
      toolError(
        'invalid_arguments',
        `'${briefText(word)}' is the beginning of ${plans.length} plans`,
        `Give more of one: ${digests.join(', ')}`,
      ),
    )
  }
  return first.error === undefined ? success(first) : failure(first.error)
}

const REASONS: Readonly<Record<ListedPlan['state'], ReasonCode>> = {
  waiting: 'previewed',
  landed: 'already_applied',
  gated: 'gated',
  changed: 'stale',
  stale: 'stale',
  damaged: 'failed:plan_tampered',
}
const DETAILS: Partial<Record<ListedPlan['state'], string>> = {
  changed: 'Files were changed since this plan landed. It can be undone once they are as it left them.',
  stale: 'The branch or one of the files has changed since this plan was made, so that it cannot land any more.',
}

/** What has become of it, as a run would end that comes to it now. */
function endingFor({ state, commit }: ListedPlan, plan: Plan, where: Pick<RunOptions, 'root' | 'branch'>): RunEnding {
  const [reason, detail] = [REASONS[state], DETAILS[state]]
  const options = { ...NO_RUN_OPTIONS, ...askedFor(plan), ...where }
  const next = nextCommands({ reason: state === 'landed' ? 'landed' : reason, options, plan })
  return { reason, next, ...(detail && { detail: detail + (state === 'stale' ? remedyFor(plan) : '') }), ...(commit && { commit }) }
}

function remedyFor(plan: Plan): string {
  return callOfPlan(plan) === undefined ? ' Preview again.' : ' Let the call be made again.'
}

/** The recipe and its inputs, for what runs it again. */
function askedFor({ recipe, inputs }: Plan): { readonly word: string; readonly inputs: readonly string[] } {
  return { word: recipe.path, inputs: Object.entries(inputs).map(([name, value]) => `${name}=${value}`) }
}
