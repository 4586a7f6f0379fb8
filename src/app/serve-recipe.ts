import { policyHash } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { Recipe } from '../base/recipe.ts'
import { failure, type Progress, type Result, success } from '../base/result.ts'
import type { Approver } from '../plan/decide.ts'
import type { MadePlan } from '../plan/make-plan.ts'
import type { EmitPlan } from '../plan/plan-outcome.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import { savePlan } from '../plan/store/plan-store.ts'
import { NarrowedTree } from '../workspace/narrowed-tree.ts'
import { applyLoaded, approveApply } from './apply-saved.ts'
import { makeRun } from './make-run.ts'
import type { OpenFolder, Surroundings } from './open-folder.ts'
import { planPlace } from './plan-place.ts'
import { prepareRun, type Unprepared } from './prepare-run.ts'
import type { OneByOne } from './session.ts'
import { findTrust } from './trust.ts'
import { readUserRules } from './user-files.ts'

const WORKING_TREE = { commit: false, branch: undefined } as const

/** Where a client's recipe runs. */
export interface RecipeSurroundings {
  readonly surroundings: Surroundings
  /** Absolute, with all links resolved. */
  readonly root: string
  readonly verbose: boolean
  /** Hosts that may be reached although their address is private. */
  readonly allowHosts: readonly string[]
  /** Commands and applies of one server wait for each other. */
  readonly turns: OneByOne
}

/** Gets a recipe ready for a client, by the way that `sous run` takes. */
export async function prepareServedRecipe(served: RecipeSurroundings, request: PrepareRequest): Promise<Result<ServedRecipe, ToolError>> {
  const { root, verbose, allowHosts } = served
  const surroundings = { ...served.surroundings, signal: request.signal }
  const prepared = await prepareRun(surroundings, { word: request.name, root, inputs: request.inputs })
  if (!prepared.ok) return failure(asError(prepared.error))
  const run = { ...prepared.value, opened: sharedFolder(prepared.value.opened, request.shared) }
  const policy = policyHash(run.config)
  const trust = await findTrust(run, policy, surroundings)
  if (!trust.ok) return trust
  const userRules = readUserRules(surroundings)
  if (!userRules.ok) return userRules
  const place = planPlace(run.opened)
  const { hash, calls, isTrusted } = trust.value
  return success({
    recipe: run.recipe,
    root,
    hash,
    externalCalls: calls,
    isTrusted,
    plan: (made) =>
      makeRun({
        run,
        surroundings,
        policy,
        rules: made.isTrusted ? [...userRules.value, ...run.config.rules] : [],
        approver: made.approver,
        emit: made.emit,
        allowHosts,
        verbose,
      }),
    approve: ({ plan, changes }, approver) => approveApply({ plan, changes, hash, rules: userRules.value, root, approver }),
    keep: (loaded) => savePlan(place.store, loaded),
    apply: (loaded, progress) =>
      served.turns.add(request.signal, () =>
        applyLoaded({ loaded, place, options: WORKING_TREE, opened: run.opened, surroundings, progress }),
      ),
  })
}

function asError(unprepared: Unprepared): ToolError {
  switch (unprepared.kind) {
    case 'error':
      return unprepared.error
    case 'invalid_recipe':
      return toolError('unknown_recipe', 'The recipe is not valid any more', "See 'sous validate' for what is wrong.")
    case 'invalid_inputs': {
      const messages = unprepared.diagnostics.map(({ message }) => message).join('; ')
      return toolError('invalid_arguments', messages, unprepared.diagnostics[0]?.suggestion ?? 'Correct the inputs.')
    }
  }
}

/** An open folder of which tools see only what the client shares. */
export function sharedFolder(opened: OpenFolder, shared: CallScope['shared']): OpenFolder {
  return shared === undefined ? opened : { ...opened, view: new NarrowedTree(opened.tree, shared) }
}

export interface CallScope {
  readonly signal: AbortSignal
  /** What the client shares of the served folder; all of it when `undefined`. */
  readonly shared: readonly RepoPath[] | undefined
}

export interface PrepareRequest extends CallScope {
  readonly name: string
  readonly inputs: Readonly<Record<string, unknown>>
}

export interface ServedRecipe {
  readonly recipe: Recipe
  readonly root: string
  /** Over the recipe, all recipes that it calls and the configuration. */
  readonly hash: string
  /** The calls that act outside the workspace, in words. */
  readonly externalCalls: readonly string[]
  /** Whether the user trusts the recipe to make these calls, once they are approved. */
  readonly isTrusted: boolean
  plan(request: { readonly isTrusted: boolean; readonly approver: Approver; readonly emit: EmitPlan }): Promise<Result<MadePlan, ToolError>>
  /** Whether a rule of the user's own lets the plan be applied, or somebody says so. `undefined` means: go on. */
  approve(loaded: LoadedPlan, approver: Approver): Promise<ToolError | undefined>
  keep(loaded: LoadedPlan): Promise<Result<void, ToolError>>
  apply(loaded: LoadedPlan, progress: (update: Progress) => void): Promise<Result<unknown, ToolError>>
}
