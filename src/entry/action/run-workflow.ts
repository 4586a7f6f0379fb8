import * as path from 'node:path'
import { APPLY_CONSENT } from '../../forge/action-io.ts'
import type { ForgeRequest } from '../../forge/forge-request.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { readInputsText } from '../../recipe/read-inputs-text.ts'
import { openRecipes } from '../open-recipes.ts'
import { type PreparedRun, prepareRecipe } from '../prepare-run.ts'
import { loadConfig } from '../read-config.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { actionInvocation } from './action-invocation.ts'
import type { Forge } from './open-forge.ts'
import { unpreparedText } from './unprepared-text.ts'

export type WorkflowRequest = Extract<ForgeRequest, { kind: 'workflow' }> & { readonly context: ActionContext; readonly forge: Forge }

/** A step of a workflow: the recipe that it names, over what was checked out. */
export async function runWorkflow(request: WorkflowRequest): Promise<ActionEnding> {
  if (request.mode === 'propose') {
    const { proposeWorkflow } = await import('./propose-workflow.ts')
    return proposeWorkflow(request)
  }
  const prepared = await prepareWorkflow(request)
  if (!prepared.ok) return refusedEnding(prepared.error)
  const { runPrepared } = await import('./run-prepared.ts')
  return runPrepared(request, prepared.value)
}

async function prepareWorkflow({ context, mode }: WorkflowRequest): Promise<Result<PreparedRun, Refusal>> {
  const { runner, workspace } = context
  const word = runner.input('recipe')
  if (word === '') return failure(refusal('input_invalid', "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."))
  const consent = runner.input('consent')
  if (consent !== '' && (consent !== APPLY_CONSENT || mode !== 'apply'))
    return failure(refusal('input_invalid', `The input 'consent' is for 'mode: apply', and is ${APPLY_CONSENT} or nothing`))
  const folder = path.resolve(workspace, runner.input('working-directory') || '.')
  if (folder !== workspace && !folder.startsWith(workspace + path.sep))
    return failure(refusal('input_invalid', "The input 'working-directory' leads out of the workspace"))
  const given = readInputsText(runner.input('inputs'), 'inputs')
  if (!given.ok) return failure(refusal('input_invalid', given.error.message, given.error.suggestion))
  const recipes = await openRecipes(actionInvocation(context, folder), '.')
  if (!recipes.ok) return failure(refusal('input_invalid', recipes.error.message, 'Check the files out before this step.'))
  const { opened } = recipes.value
  const config = await loadConfig(opened.tree, new Date(), runner.input('config') || undefined)
  if (!config.ok) return failure(refusal('policy_error', config.error.message, config.error.suggestion))
  const prepared = await prepareRecipe(recipes.value, word, given.value)
  if (prepared.ok) return success({ ...prepared.value, config: config.value.config, opened })
  const { message, suggestion } = unpreparedText(prepared.error)
  return failure(refusal('input_invalid', message, suggestion))
}
