import { savePlan } from '../../engine/plan-store.ts'
import { policyHash } from '../../model/policy-hash.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import type { PreparedRecipe, PrepareRequest } from '../../serve/mcp/mcp-host.ts'
import { approveLanding } from '../approve-landing.ts'
import { landLoaded } from '../land-loaded.ts'
import { makeRun } from '../make-run.ts'
import { planPlace } from '../plan-place.ts'
import { prepareRun, type Unprepared } from '../prepare-run.ts'
import { findTrust } from '../trust.ts'
import { readUserRules } from '../user-rules.ts'
import type { ServedFolder } from './served-folder.ts'
import { sharedFolder } from './shared-folder.ts'

const WORKING_TREE = { commit: false, branch: undefined } as const

/** Where a client's recipe runs. */
export type RecipeSurroundings = Pick<ServedFolder, 'invocation' | 'root' | 'verbose' | 'allowHosts' | 'turns'>

/** Gets a recipe ready for a client, by the way that `sous run` takes. */
export async function prepareRecipe(served: RecipeSurroundings, request: PrepareRequest): Promise<Result<PreparedRecipe, ToolError>> {
  const { root, verbose, allowHosts } = served
  const invocation = { ...served.invocation, signal: request.signal }
  const prepared = await prepareRun(invocation, { word: request.name, root, inputs: request.inputs })
  if (!prepared.ok) return failure(asError(prepared.error))
  const run = { ...prepared.value, opened: sharedFolder(prepared.value.opened, request.shared) }
  const policy = policyHash(run.config)
  const trust = await findTrust(run, policy, invocation)
  if (!trust.ok) return trust
  const userRules = readUserRules(invocation)
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
        invocation,
        policy,
        rules: made.isTrusted ? [...userRules.value, ...run.config.rules] : [],
        approver: made.approver,
        emit: made.emit,
        allowHosts,
        verbose,
      }),
    approve: ({ plan, changes }, approver) => approveLanding({ plan, changes, hash, rules: userRules.value, root, approver }),
    keep: (loaded) => savePlan(place.store, loaded),
    land: (loaded, progress) =>
      served.turns.add(request.signal, () =>
        landLoaded({ loaded, place, options: WORKING_TREE, opened: run.opened, invocation, progress }),
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
