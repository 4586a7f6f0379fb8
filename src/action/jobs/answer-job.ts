import { shortDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest, DigestPrefix } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { API_ERRORS } from '../../github/api/api-answers.ts'
import { type CommandMistake, writeCommand } from '../../github/events/parse-command.ts'
import type { GitHubRequest } from '../../github/events/requests.ts'
import { authoriseRun } from '../../github/people/authorise.ts'
import { nextState } from '../../github/plans/plan-ref.ts'
import { planRefs, readCurrentPlans } from '../../github/plans/save-plan.ts'
import {
  type CallableRecipe,
  renderCancelled,
  renderCommandHelp,
  renderRecipeAnswer,
  renderRecipeHelp,
  renderRefusal,
} from '../../report/markdown/command-answers.ts'
import { answerUnauthorised, postAnswer, postPast } from '../answer.ts'
import { type OpenRepository, policyOf, recipesOn } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { showCancelledStatus, showEnd, showSeen } from '../recipe-status.ts'
import type { ActionContext } from '../runner.ts'
import { nearRecipe, unknownRecipe } from '../unprepared-text.ts'

export interface Answering {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly request: Extract<GitHubRequest, { kind: 'help' | 'list' | 'mistake' | 'cancel' }>
}

/** Commands that make no plan. Only people who may run recipes get an answer. */
export async function answerCommand({ context, repo, request }: Answering): Promise<ActionOutcome> {
  const { from } = request
  const person = await authoriseRun({ github: repo.github, author: from.author, run: context.run, policy: policyOf(repo) })
  if (!person.ok) return answerUnauthorised(person.error, { context, repo, from })
  const tooWeak = await showSeen({ context, repo, from })
  if (tooWeak !== undefined) return refusedOutcome(tooWeak)
  const text = await answer({ context, repo, request })
  const body = text.ok ? text.value : renderRefusal(text.error)
  const posted = await postAnswer({ repo, pull: from.pull, to: `${from.kind} ${from.id}`, body })
  if (posted !== undefined) return refusedOutcome(posted)
  await showEnd({ context, repo, from }, text.ok && request.kind !== 'mistake' ? '+1' : 'confused')
  if (request.kind === 'mistake')
    return { ...refusedOutcome(refusal(request.mistake.code, request.mistake.message, request.mistake.suggestion)), isAnswered: true }
  return text.ok ? { reason: 'answered', message: `Answered '/sous ${request.kind}'` } : { ...refusedOutcome(text.error), isAnswered: true }
}

async function answer({ context, repo, request }: Answering): Promise<Result<string, Refusal>> {
  if (request.kind === 'mistake') return success(renderRefusal({ ...request.mistake, command: helpFor(request.mistake) }))
  if (request.kind === 'cancel') return cancelOnPull({ context, repo, pull: request.from.pull, digest: request.digest })
  if (request.kind === 'help' && request.recipe === undefined) return success(renderCommandHelp())
  const recipes = await callableRecipes(context, repo, request.kind === 'help' ? request.recipe : undefined)
  if (!recipes.ok) return recipes
  const [first] = recipes.value
  if (request.kind === 'list') return success(renderRecipeAnswer(recipes.value))
  if (first !== undefined) return success(renderRecipeHelp(first))
  return failure(ERRORS.brokenRecipe(request.recipe))
}

/** A digest can only be copied from the preview. */
function helpFor({ code, suggestion }: CommandMistake): string | undefined {
  if (code === 'digest_malformed') return undefined
  return suggestion.includes("See '/sous list'") ? '/sous list' : '/sous help'
}

/** The valid recipes of the default branch, or the named one. */
async function callableRecipes(
  context: ActionContext,
  repo: OpenRepository,
  name: string | undefined,
): Promise<Result<readonly CallableRecipe[], Refusal>> {
  const tree = await repo.trusted()
  if (!tree.ok) return tree
  const found = await recipesOn(tree.value, context, { isOffline: name === undefined })
  if (!found.ok) return failure(tree.value.refusal ?? refusal('policy_error', found.error.message, found.error.suggestion))
  const selected = name === undefined ? success([...found.value.all, ...found.value.shipped]) : await found.value.select([name])
  if (!selected.ok) {
    const near = nearRecipe(found.value, name ?? '')
    return failure(unknownRecipe(selected.error, near === undefined ? '/sous list' : writeCommand({ kind: 'help', recipe: near })))
  }
  const read = await found.value.read(selected.value)
  return success(read.flatMap((one) => (one.recipe === undefined ? [] : [{ name: one.name, recipe: one.recipe }])))
}

export interface Cancelling {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly pull: number
  /** All plans of the pull request if left out. */
  readonly digest: DigestPrefix | undefined
}

/** `/sous cancel`: marks plans so that they can no longer be applied. Returns the answer in Markdown. */
export async function cancelOnPull({ context, repo, pull, digest }: Cancelling): Promise<Result<string, Refusal>> {
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const found = digest === undefined ? await readCurrentPlans(remote.value, pull) : listOf(await repo.findPlan(pull, digest))
  if (!found.ok) return found
  const cancelled: Plan[] = []
  for (const one of found.value) {
    const record = await planRefs(remote.value).load(one)
    if (!record.ok) return record
    const { plan, state } = record.value
    if (plan.repository?.pull !== pull) return failure(ERRORS.otherPull(one))
    if (state.state !== 'planned' && state.state !== 'failed') continue
    const now = repo.github.serverTime
    if (now === undefined) return failure(API_ERRORS.noTime())
    const next = await nextState(remote.value, record.value, { state: { ...state, state: 'superseded' }, now })
    if (!next.ok) return next
    const pushed = await remote.value.push([next.value.update])
    if (!pushed.ok) return pushed
    cancelled.push(plan)
    await showCancelledStatus({ context, repo }, plan, pull)
    await postPast({ context, repo, pull, plan, past: 'cancelled' })
  }
  return success(renderCancelled(cancelled))
}

function listOf(found: Result<Digest, Refusal>): Result<readonly Digest[], Refusal> {
  return found.ok ? success([found.value]) : found
}

const ERRORS = {
  brokenRecipe: (recipe: string | undefined) =>
    refusal('command_mistake', `Recipe '${recipe}' is not valid`, `Run 'sous validate ${recipe}' in a clone to see why.`),
  otherPull: (digest: Digest) => refusal('digest_unknown', `Plan ${shortDigest(digest)} was not made for this pull request`),
}
