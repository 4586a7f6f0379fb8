import type { SousConfig } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { PlannedStep } from '../../base/plan.ts'
import { calledName } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { authoriseApproval, authoriseRun } from '../../github/people/authorise.ts'
import { checkContents, checkExpectedPlan } from '../../github/plans/check-plan.ts'
import type { RequestOrigin } from '../../github/plans/plan-state.ts'
import { planRefs } from '../../github/plans/save-plan.ts'
import { checkPlannable, type PullState, readPull } from '../../github/pulls/pull-state.ts'
import type { GivenInputs } from '../../recipe/input-values.ts'
import { renderRefusal } from '../../report/markdown/command-answers.ts'
import { answerRefusal, postAnswer } from '../answer.ts'
import { type ApplyCommand, findApproved } from '../check-apply.ts'
import { cleanBefore, expectedOnPull, plannedBefore, type TrustedRecipe } from '../expected-plan.ts'
import { policyOf } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { type ArtifactOutcome, readPlanArtifact } from '../plan-artifact.ts'
import { prepareTrusted, type RunOnPull } from '../plan-folder.ts'
import { isSameCall } from '../prove-plan.ts'
import { failedStatus, showEndedStatus, showSeen, showStatus } from '../recipe-status.ts'
import { type PreviewToSave, savePreview, showClean } from '../save-preview.ts'
import { approveWaiting } from './apply-job.ts'

/** An authorised request. */
interface Asked {
  readonly recipe: string
  readonly inputs: GivenInputs
  readonly origin: Omit<RequestOrigin, 'run'>
  readonly pull: PullState
  readonly config: SousConfig
  /** The approved call. */
  readonly approved?: PlannedStep
}

/**
 * `mode: publish` with a plan of the previous job: checks the requester and everything that the plan claims, then saves and shows
 * it. No tool runs here, so this job can have a token that writes.
 */
export async function publishOnPull(command: RunOnPull | ApplyCommand): Promise<ActionOutcome> {
  const { context, repo } = command
  const person =
    'recipe' in command
      ? await authoriseRun({ github: repo.github, author: command.from.author, run: context.run, policy: policyOf(repo) })
      : await authoriseApproval({ github: repo.github, from: command.from, run: context.run, policy: policyOf(repo) })
  if (!person.ok) return refusedOutcome(person.error)
  const tooWeak = await showSeen(command)
  if (tooWeak !== undefined) return refusedOutcome(tooWeak)
  const published = await publish(command)
  if (published.ok) return published.value
  const answered = await answerRefusal(published.error, command)
  if ('digest' in command) await showEndedStatus(command, published.error)
  return answered
}

async function publish(command: RunOnPull | ApplyCommand): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo, from } = command
  const asked = await readAsked(command)
  if (!asked.ok) return asked
  const { pull, config, origin, approved } = asked.value
  const prepared = await prepareTrusted({ context, repo, recipe: asked.value.recipe, inputs: asked.value.inputs })
  if (!prepared.ok) return prepared
  const artifact = await readPlanArtifact(context.runner.input('plan-path'))
  if (!artifact.ok) return artifact
  const { ending, stored } = artifact.value
  if (stored === undefined && ending.reason === 'clean')
    return success(await showClean({ context, repo, pull, planned: cleanBefore(prepared.value, ending), from }))
  if (stored === undefined) {
    await showStatus(command, { commit: pull.head.commit, recipe: asked.value.recipe, ...failedStatus(ending.reason) })
    const refused = { code: ending.reason, message: ending.message, suggestion: 'See the summary of the plan job.' }
    const posted = await postAnswer({ repo, pull: from.pull, to: `${from.kind} ${from.id}`, body: renderRefusal(refused) })
    return posted === undefined ? success({ reason: 'answered', message: ending.message, pull: { number: from.pull } }) : failure(posted)
  }
  if (approved !== undefined && !stored.plan.steps.some((step) => step.outcome.kind === 'ran' && isSameCall(step, approved)))
    return failure(ERRORS.otherCall(stored.plan.digest))
  return publishStored({ context, repo, config, prepared: prepared.value }, { stored, pull, origin, from }, ending)
}

/** Saves and shows a plan of the previous job, if the recipe of the default branch can give it on this head. */
export async function publishStored(
  trusted: TrustedRecipe,
  kept: Pick<PreviewToSave, 'stored' | 'pull' | 'origin' | 'from' | 'pushedBy'>,
  { found }: Pick<ArtifactOutcome, 'found'>,
): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo } = trusted
  const { stored, pull } = kept
  const other = await checkExpectedPlan(stored, expectedOnPull(trusted, pull))
  if (other !== undefined) return failure(other)
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const changed = await checkContents(remote.value, stored)
  if (changed !== undefined) return failure(changed)
  const planned = { ...(await plannedBefore(stored, trusted)), ...(found && { found }) }
  return savePreview({ context, repo, ...kept, planned })
}

async function readAsked(command: RunOnPull | ApplyCommand): Promise<Result<Asked, Refusal>> {
  const { repo, from } = command
  const config = await repo.config()
  if (!config.ok) return config
  const pull = await readPull(repo.github, from.pull)
  if (!pull.ok) return pull
  const refused = checkPlannable(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const around = { pull: pull.value, config: config.value }
  if ('recipe' in command) {
    const { recipe, inputs } = command
    return success({ ...around, recipe, inputs, origin: { comment: from.id } })
  }
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const digest = await findApproved(command)
  if (!digest.ok) return digest
  const record = await planRefs(remote.value).load(digest.value)
  if (!record.ok) return record
  const { plan, state } = record.value
  if (plan.status !== 'gated') return failure(ERRORS.noWaitingCall(plan.digest))
  const approved = await approveWaiting(command, record.value, pull.value, config.value)
  if (!approved.ok) return approved
  return success({ ...around, recipe: calledName(plan), inputs: plan.inputs, origin: state.origin, approved: approved.value })
}

const ERRORS = {
  otherCall: (digest: string) => refusal('plan_tampered', `Plan ${digest} does not have the call that was approved`),
  noWaitingCall: (digest: string) => refusal('input_invalid', `Plan ${digest} has no waiting call`, "Leave 'plan-path' out."),
}
