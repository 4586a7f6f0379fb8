import { authoriseApproval, authoriseRun } from '../../forge/people/authorise.ts'
import { loadPlanRef } from '../../forge/plans/plan-ref.ts'
import type { PlanOrigin } from '../../forge/plans/plan-state.ts'
import { refuseOtherContents, refuseOtherPlan } from '../../forge/plans/refuse-other-plan.ts'
import { type PullState, readPull, refusePlan } from '../../forge/pulls/pull-state.ts'
import type { SousConfig } from '../../model/config.ts'
import type { PlannedStep } from '../../model/plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { GivenInputs } from '../../recipe/resolve-inputs.ts'
import { renderRefusal } from '../../report/command-answers.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { calledName, expectedOnPull, plannedBefore, type TrustedRecipe } from './expected-plan.ts'
import { type KeptPlan, keepPlan } from './keep-plan.ts'
import { approveWaiting } from './land-pull.ts'
import { policyOf } from './open-forge.ts'
import { type PlanEnding, readPlanArtifact } from './plan-artifact.ts'
import { prepareTrusted, type RunCommand } from './plan-pull.ts'
import { isSameCall } from './prove-plan.ts'
import { answerRefusal, postAnswer } from './pull-comments.ts'
import type { ApplyCommand } from './recheck-landing.ts'
import { failedStatus, showEndedStatus, showStatus } from './recipe-status.ts'
import { showSeen } from './sign-of-life.ts'

/** What was asked for, by somebody who may ask for it. */
interface Asked {
  readonly recipe: string
  readonly inputs: GivenInputs
  readonly origin: Omit<PlanOrigin, 'run'>
  readonly pull: PullState
  readonly config: SousConfig
  /** The call whose approval was asked for. */
  readonly approved?: PlannedStep
}

/**
 * `mode: publish` with a plan that the job before made: who asked and all that the plan is said to be of is looked up again,
 * then it is kept and shown. No tool runs here, so that this job may have a token that writes.
 */
export async function publishOnPull(command: RunCommand | ApplyCommand): Promise<ActionEnding> {
  const { context, forge } = command
  const person =
    'recipe' in command
      ? await authoriseRun({ github: forge.github, author: command.from.author, run: context.run, policy: policyOf(forge) })
      : await authoriseApproval({ github: forge.github, from: command.from, run: context.run, policy: policyOf(forge) })
  if (!person.ok) return refusedEnding(person.error)
  const tooWeak = await showSeen(command)
  if (tooWeak !== undefined) return refusedEnding(tooWeak)
  const published = await publish(command)
  if (published.ok) return published.value
  const answered = await answerRefusal(published.error, command)
  if ('digest' in command) await showEndedStatus(command, published.error)
  return answered
}

async function publish(command: RunCommand | ApplyCommand): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, from } = command
  const asked = await readAsked(command)
  if (!asked.ok) return asked
  const { pull, config, origin, approved } = asked.value
  const prepared = await prepareTrusted({ context, forge, recipe: asked.value.recipe, inputs: asked.value.inputs })
  if (!prepared.ok) return prepared
  const artifact = await readPlanArtifact(context.runner.input('plan-path'))
  if (!artifact.ok) return artifact
  const { ending, stored } = artifact.value
  if (stored === undefined) {
    await showStatus(command, { commit: pull.head.commit, recipe: asked.value.recipe, ...failedStatus(ending.reason) })
    const refused = { code: ending.reason, message: ending.message, suggestion: 'The summary of the job that makes plans tells more.' }
    const posted = await postAnswer({ forge, pull: from.pull, to: `${from.kind} ${from.id}`, body: renderRefusal(refused) })
    return posted === undefined ? success({ reason: 'answered', message: ending.message, pull: { number: from.pull } }) : failure(posted)
  }
  if (approved !== undefined && !stored.plan.steps.some((step) => step.outcome.kind === 'ran' && isSameCall(step, approved)))
    return failure(refusal('plan_tampered', `The plan ${stored.plan.digest} does not have the call that was approved`))
  return publishStored({ context, forge, config, prepared: prepared.value }, { stored, pull, origin, from }, ending)
}

/** Keeps and shows a plan of the job before, if it is the one that the recipe of the default branch can give on this head. */
export async function publishStored(
  trusted: TrustedRecipe,
  kept: Pick<KeptPlan, 'stored' | 'pull' | 'origin' | 'from' | 'pushedBy'>,
  { found }: Pick<PlanEnding, 'found'>,
): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge } = trusted
  const { stored, pull } = kept
  const other = await refuseOtherPlan(stored, expectedOnPull(trusted, pull))
  if (other !== undefined) return failure(other)
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const changed = await refuseOtherContents(remote.value, stored)
  if (changed !== undefined) return failure(changed)
  const planned = { ...(await plannedBefore(stored, trusted)), ...(found && { found }) }
  return keepPlan({ context, forge, ...kept, planned })
}

async function readAsked(command: RunCommand | ApplyCommand): Promise<Result<Asked, Refusal>> {
  const { forge, from } = command
  const config = await forge.config()
  if (!config.ok) return config
  const pull = await readPull(forge.github, from.pull)
  if (!pull.ok) return pull
  const refused = refusePlan(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const around = { pull: pull.value, config: config.value }
  if ('recipe' in command) {
    const { recipe, inputs } = command
    return success({ ...around, recipe, inputs, origin: { comment: from.id } })
  }
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const digest = await forge.findPlan(from.pull, command.digest)
  if (!digest.ok) return digest
  const record = await loadPlanRef(remote.value, digest.value)
  if (!record.ok) return record
  const { plan, state } = record.value
  if (plan.status !== 'gated')
    return failure(refusal('input_invalid', `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."))
  const approved = await approveWaiting(command, record.value, pull.value, config.value)
  if (!approved.ok) return approved
  return success({ ...around, recipe: calledName(plan), inputs: plan.inputs, origin: state.origin, approved: approved.value })
}
