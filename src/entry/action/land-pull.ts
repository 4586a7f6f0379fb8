import type { Approver } from '../../engine/approve.ts'
import { authoriseApproval, authoriseReviewer } from '../../forge/authorise.ts'
import { landPlanRef } from '../../forge/land-plan.ts'
import type { LandingPeople } from '../../forge/landing-commit.ts'
import { committerOf } from '../../forge/own-identity.ts'
import { loadPlanRef, type PlanRecord } from '../../forge/plan-ref.ts'
import { ciExpectation, tokenKind } from '../../forge/propose.ts'
import { type PullState, readPull, refuseLanding } from '../../forge/pull-state.ts'
import { isRunOver } from '../../forge/run-over.ts'
import type { SousConfig } from '../../model/config.ts'
import type { PlannedStep } from '../../model/plan.ts'
import { serializeParameters } from '../../model/policy.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { policyOf } from './open-forge.ts'
import { planOnPull } from './plan-pull.ts'
import { answerRefusal, postLanding } from './pull-comments.ts'
import { type ApplyCommand, type Found, nameOf, plannedOn, recheckLanding, refuseChangedSource, type Seen } from './recheck-landing.ts'
import { showEnd, showSeen } from './sign-of-life.ts'
import { sweepOld } from './sweep-old.ts'

/** `/sous apply` and approving reviews: lands exactly the plan of that digest, or nothing. */
export async function applyOnPull(command: ApplyCommand): Promise<ActionEnding> {
  const ended = await apply(command)
  return ended.ok ? ended.value : answerRefusal(ended.error, command)
}

async function apply(command: ApplyCommand): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, from, digest } = command
  const { github } = forge
  // Strangers learn nothing about plans, and cost next to nothing.
  const approver =
    command.approver === undefined
      ? await authoriseReviewer({ github, from, run: context.run, policy: policyOf(forge) })
      : success(command.approver)
  if (!approver.ok) return success(refusedEnding(approver.error))
  const tooWeak = await showSeen(command)
  if (tooWeak !== undefined) return success(refusedEnding(tooWeak))
  const changed = await refuseChangedSource(command)
  if (changed !== undefined) return success(refusedEnding(changed))
  const config = await forge.config()
  if (!config.ok) return config
  const pull = await readPull(github, from.pull)
  if (!pull.ok) return pull
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const record = await loadPlanRef(remote.value, digest)
  if (!record.ok) return record
  if (command.context.job === 'plan' && record.value.plan.status !== 'gated')
    return failure(refusal('input_invalid', "'mode: plan' lands nothing", "Use 'mode: publish' in a job that may write."))
  if (record.value.plan.status === 'gated') return approveGated(command, record.value, pull.value, config.value)
  const self = await forge.self()
  if (!self.ok) return self
  // What was read just now is good for the look before the lock, and for that one only.
  let seen: Seen | undefined = { approver: approver.value, pull: pull.value }
  let requester: Found | undefined
  let people: LandingPeople | undefined
  const landed = await landPlanRef({
    remote: remote.value,
    digest,
    repository: { id: String(pull.value.repository.id), defaultBranch: pull.value.repository.defaultBranch },
    pull: from.pull,
    run: { id: context.run.id, attempt: context.run.attempt },
    committer: committerOf(self.value),
    expiresAfterHours: config.value.approval.expiresAfterHours,
    serverTime: () => github.serverTime,
    async recheck(current) {
      const checked = await recheckLanding(command, current, { config: config.value, seen, requester })
      seen = undefined
      requester = checked.ok ? checked.value.requester : undefined
      people = checked.ok ? checked.value.people : undefined
      return checked.ok ? success(checked.value.people) : checked
    },
    isRunOver: (run) => isRunOver(github, run),
  })
  if (!landed.ok) return landed
  const { kind, commit, plan, warnings } = landed.value
  const reason = kind === 'applied' ? 'committed' : 'already_applied'
  for (const warning of warnings) context.runner.say(`${warning}\n`)
  const posted = await postLanding({
    context,
    forge,
    pull: from.pull,
    plan,
    commit,
    reason,
    people,
    ci: ciExpectation(tokenKind(context.token, self.value)).message,
  })
  await Promise.all([
    posted === undefined ? showEnd(command, 'rocket') : undefined,
    sweepOld({ context, forge, keepHours: config.value.approval.expiresAfterHours }),
  ])
  const said = `${reason === 'committed' ? 'Landed' : 'Had landed'} plan ${digest} as ${commit}`
  const message = posted === undefined ? said : `${said}, but it could not be told: ${posted.message}`
  return success({ reason, message, digest, commit, plan, pull: { number: from.pull }, ...(posted && { problem: posted }) })
}

/** The call that a plan waits for, if the approval of it counts. */
export async function approveWaiting(
  command: ApplyCommand,
  { plan, changes, state }: PlanRecord,
  pull: PullState,
  config: SousConfig,
): Promise<Result<PlannedStep, Refusal>> {
  const refused = refuseLanding(pull, config.approval, plannedOn(plan, command.from.pull))
  if (refused !== undefined) return failure(refused)
  const approver = await authoriseApproval({
    github: command.forge.github,
    from: command.from,
    run: command.context.run,
    policy: policyOf(command.forge),
  })
  if (!approver.ok) return approver
  const checked = await recheckLanding(command, { plan, changes, state }, { config, seen: { approver: approver.value, pull } })
  if (!checked.ok) return checked
  const waiting = plan.steps.find(({ outcome }) => outcome.kind === 'deferred' && outcome.because === 'external')
  return waiting === undefined ? failure(refusal('plan_tampered', `The plan ${plan.digest} waits for nothing`)) : success(waiting)
}

/** Approving a plan that waits runs the call that it waits for, and no other; what comes of it is a new plan. */
async function approveGated(
  command: ApplyCommand,
  record: PlanRecord,
  pull: PullState,
  config: SousConfig,
): Promise<Result<ActionEnding, Refusal>> {
  const { plan, state } = record
  if (command.context.job === 'publish')
    return failure(refusal('plan_gated', `The plan ${plan.digest} waits for a call, and this job runs none`, "Use 'mode: plan' first."))
  const approved = await approveWaiting(command, record, pull, config)
  if (!approved.ok) return approved
  const waiting = approved.value
  const approver: Approver = {
    // The very call that was shown, and those that were approved before it.
    ask: async ({ call }) => {
      const isKnown = plan.steps.some(
        ({ tool, args, outcome }) =>
          (outcome.kind === 'ran' || args === waiting.args) &&
          tool === call.tool.name &&
          serializeParameters(args) === serializeParameters(call.args),
      )
      return isKnown ? 'approved' : 'unavailable'
    },
    remember: async () => undefined,
  }
  return planOnPull({ ...command, recipe: nameOf(plan), inputs: plan.inputs, approver }, state.origin)
}
