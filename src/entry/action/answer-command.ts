import type { ForgeRequest } from '../../forge/events/forge-request.ts'
import { type CommandMistake, writeCommand } from '../../forge/events/parse-command.ts'
import { authoriseRun } from '../../forge/people/authorise.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import {
  type CallableRecipe,
  renderCommandHelp,
  renderRecipeAnswer,
  renderRecipeHelp,
  renderRefusal,
} from '../../report/command-answers.ts'
import { recipesIn } from '../open-recipes.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { cancelOnPull } from './cancel-pull.ts'
import { type Forge, policyOf } from './open-forge.ts'
import { postAnswer } from './pull-comments.ts'
import { showEnd, showSeen } from './sign-of-life.ts'
import { nearRecipe, unknownRecipe } from './unprepared-text.ts'

export interface Answering {
  readonly context: ActionContext
  readonly forge: Forge
  readonly request: Extract<ForgeRequest, { kind: 'help' | 'list' | 'mistake' | 'cancel' }>
}

/** Commands that make no plan. Only those who may ask for one get an answer. */
export async function answerCommand({ context, forge, request }: Answering): Promise<ActionEnding> {
  const { from } = request
  const person = await authoriseRun({ github: forge.github, author: from.author, run: context.run, policy: policyOf(forge) })
  if (!person.ok) return refusedEnding(person.error)
  const tooWeak = await showSeen({ context, forge, from })
  if (tooWeak !== undefined) return refusedEnding(tooWeak)
  const text = await answer({ context, forge, request })
  const body = text.ok ? text.value : renderRefusal(text.error)
  const posted = await postAnswer({ forge, pull: from.pull, to: `${from.kind} ${from.id}`, body })
  if (posted !== undefined) return refusedEnding(posted)
  await showEnd({ context, forge, from }, text.ok && request.kind !== 'mistake' ? '+1' : 'confused')
  if (request.kind === 'mistake')
    return { ...refusedEnding(refusal(request.mistake.code, request.mistake.message, request.mistake.suggestion)), isAnswered: true }
  return text.ok ? { reason: 'answered', message: `Answered '/sous ${request.kind}'` } : { ...refusedEnding(text.error), isAnswered: true }
}

async function answer({ context, forge, request }: Answering): Promise<Result<string, Refusal>> {
  if (request.kind === 'mistake') return success(renderRefusal({ ...request.mistake, command: helpFor(request.mistake) }))
  if (request.kind === 'cancel') return cancelOnPull({ context, forge, pull: request.from.pull, digest: request.digest })
  if (request.kind === 'help' && request.recipe === undefined) return success(renderCommandHelp())
  const recipes = await callableRecipes(context, forge, request.kind === 'help' ? request.recipe : undefined)
  if (!recipes.ok) return recipes
  const [first] = recipes.value
  if (request.kind === 'list') return success(renderRecipeAnswer(recipes.value))
  if (first !== undefined) return success(renderRecipeHelp(first))
  const message = `Recipe '${request.recipe}' is not valid`
  return failure(refusal('command_mistake', message, `Run 'sous validate ${request.recipe}' in a clone to see why.`))
}

/** A digest can only be copied from the preview. */
function helpFor({ code, suggestion }: CommandMistake): string | undefined {
  if (code === 'digest_malformed') return undefined
  return suggestion.includes("See '/sous list'") ? '/sous list' : '/sous help'
}

/** The valid recipes of the default branch, or the one that was named. */
async function callableRecipes(
  context: ActionContext,
  forge: Forge,
  name: string | undefined,
): Promise<Result<readonly CallableRecipe[], Refusal>> {
  const tree = await forge.trusted()
  if (!tree.ok) return tree
  const found = await recipesIn(tree.value, context.program)
  if (!found.ok) return failure(tree.value.refusal ?? refusal('policy_error', found.error.message, found.error.suggestion))
  const selected = name === undefined ? success([...found.value.all, ...found.value.shipped]) : await found.value.select([name])
  if (!selected.ok) {
    const near = nearRecipe(found.value, name ?? '')
    return failure(unknownRecipe(selected.error, near === undefined ? '/sous list' : writeCommand({ kind: 'help', recipe: near })))
  }
  const read = await found.value.read(selected.value)
  return success(read.flatMap((one) => (one.recipe === undefined ? [] : [{ name: one.name, recipe: one.recipe }])))
}
