import * as fs from 'node:fs'
import * as path from 'node:path'
import { loadConfig } from '../../app/load-config.ts'
import { type OpenRecipes, openRecipes } from '../../app/load-recipes.ts'
import { prepareRecipe, type Unprepared } from '../../app/prepare-run.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { APPLY_CONSENT } from '../../github/events/action-io.ts'
import type { PullCommits } from '../../github/events/requests.ts'
import { type GivenInputs, readInputsText } from '../../recipe/input-values.ts'
import { recipesOn } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { actionSurroundings } from '../runner.ts'
import { sharedRefusal, unpreparedText } from '../unprepared-text.ts'
import { checkReport, hasOwnFiles, WORKFLOW_ERRORS, type WorkflowRequest, type WorkflowRun } from '../workflow-request.ts'

/** A workflow step: runs the named recipe on the checkout. */
export async function runWorkflow(request: WorkflowRequest): Promise<ActionOutcome> {
  const misplaced = checkReport(request)
  if (misplaced !== undefined) return refusedOutcome(misplaced)
  if (request.mode === 'propose') {
    const { proposeWorkflow } = await import('./propose-job.ts')
    return proposeWorkflow(request)
  }
  const prepared = await prepareWorkflow(request)
  if (!prepared.ok) return refusedOutcome(prepared.error)
  const { runPrepared } = await import('../run-prepared.ts')
  return runPrepared(request, prepared.value)
}

async function prepareWorkflow(request: WorkflowRequest): Promise<Result<WorkflowRun, Refusal>> {
  const { context, mode } = request
  const { runner, workspace } = context
  const word = runner.input('recipe')
  if (word === '') return failure(WORKFLOW_ERRORS.noRecipe())
  const consent = runner.input('consent')
  if (consent !== '' && (consent !== APPLY_CONSENT || mode !== 'apply')) return failure(WORKFLOW_ERRORS.wrongConsent())
  const folder = path.resolve(workspace, runner.input('working-directory') || '.')
  if (folder !== workspace && !folder.startsWith(workspace + path.sep)) return failure(WORKFLOW_ERRORS.directoryOutside())
  const given = readInputsText(runner.input('inputs'), 'inputs')
  if (!given.ok) return failure(refusal('input_invalid', given.error.message, given.error.suggestion))
  const recipes = await openRecipes({ ...actionSurroundings(context, folder), trustsPatterns: hasOwnFiles(request) }, '.')
  if (!recipes.ok) return failure(WORKFLOW_ERRORS.notCheckedOut(recipes.error.message))
  // On an empty folder every check would pass.
  if (fs.readdirSync(recipes.value.folder).length === 0) return failure(WORKFLOW_ERRORS.emptyFolder(recipes.value.folder))
  const asked = { request, recipes: recipes.value, word, given: given.value }
  return request.commits === undefined ? prepareCheckedOut(asked) : prepareFromBase(asked, request.commits)
}

interface Asked {
  readonly request: WorkflowRequest
  readonly recipes: OpenRecipes
  readonly word: string
  readonly given: GivenInputs
}

async function prepareCheckedOut({ request, recipes, word, given }: Asked): Promise<Result<WorkflowRun, Refusal>> {
  const { opened } = recipes
  const config = await loadConfig(opened.tree, new Date(), request.context.runner.input('config') || undefined)
  if (!config.ok) return failure(refusal('policy_error', config.error.message, config.error.suggestion))
  const prepared = await prepareRecipe(recipes, word, given)
  return prepared.ok ? success({ ...prepared.value, config: config.value.config, opened }) : failure(unpreparedRefusal(prepared.error))
}

/** A pull request must not change its own checks, so nothing of that is read from the checkout. */
async function prepareFromBase(asked: Asked, commits: PullCommits): Promise<Result<WorkflowRun, Refusal>> {
  const { request, recipes, given } = asked
  const { context, repo, mode } = request
  const { opened } = recipes
  const word = path.isAbsolute(asked.word) ? path.relative(recipes.folder, asked.word) : asked.word
  const { openBaseFiles } = await import('../prepare-base.ts')
  const base = await openBaseFiles({ context, repo, mode, commits, opened })
  if (!base.ok) return base
  const { tree } = base.value
  const config = await loadConfig(tree, new Date(), context.runner.input('config') || undefined)
  if (!config.ok) return failure(base.value.refusal() ?? refusal('policy_error', config.error.message, config.error.suggestion))
  const found = await recipesOn(tree, context)
  if (!found.ok) return failure(base.value.refusal() ?? refusal('policy_error', found.error.message, found.error.suggestion))
  const prepared = await prepareRecipe(found.value, word, given)
  if (!prepared.ok) return failure(base.value.refusal() ?? (await refuseNew(asked, prepared.error)) ?? unpreparedRefusal(prepared.error))
  const note = await base.value.noteChanges(prepared.value.recipe.source.path)
  if (!note.ok) return note
  const other = mode === 'check' ? await base.value.whyOtherBytes() : success(undefined)
  if (!other.ok) return other
  return success({
    ...prepared.value,
    config: config.value.config,
    opened,
    ...(note.value !== undefined && { note: note.value }),
    ...(other.value !== undefined && { otherBytes: other.value }),
  })
}

/** A recipe that exists only in the pull request. */
async function refuseNew({ recipes, word }: Asked, unprepared: Unprepared): Promise<Refusal | undefined> {
  const isUnknown = unprepared.kind === 'error' && unprepared.error.code === 'unknown_recipe'
  const checkedOut = isUnknown ? await recipes.select([word]) : undefined
  const file = checkedOut?.ok ? checkedOut.value[0] : undefined
  return file && WORKFLOW_ERRORS.newRecipe(file.path)
}

function unpreparedRefusal(unprepared: Unprepared): Refusal {
  const shared = unprepared.kind === 'error' ? sharedRefusal(unprepared.error) : undefined
  if (shared !== undefined) return shared
  const { message, suggestion } = unpreparedText(unprepared)
  return refusal('input_invalid', message, suggestion)
}
