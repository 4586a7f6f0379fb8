import type { SousConfig } from '../../base/config.ts'
import { shortDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan, PlannedStep } from '../../base/plan.ts'
import { calledName } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { isInstallationToken } from '../../base/text/secrets.ts'
import { committerOf } from '../../github/api/graphql.ts'
import { authoriseApproval, authoriseReviewer } from '../../github/people/authorise.ts'
import type { OtherApproval } from '../../github/people/other-approvals.ts'
import type { ApplyPeople } from '../../github/plans/apply-commit.ts'
import { applyPlanRef } from '../../github/plans/apply-ref.ts'
import { isRunOver } from '../../github/plans/plan-lock.ts'
import type { PlanRecord } from '../../github/plans/plan-ref.ts'
import { planRefs } from '../../github/plans/save-plan.ts'
import { ciExpectation, tokenKind } from '../../github/proposals/propose.ts'
import { checkApplicable, type PullState, readPull } from '../../github/pulls/pull-state.ts'
import { type Approver, serializeParameters } from '../../plan/decide.ts'
import { answerRefusal, isByRules, postApplied } from '../answer.ts'
import { type ApplyCommand, checkSourceUnchanged, findApproved, plannedOn, recheckApply, type Seen } from '../check-apply.ts'
import { type OpenRepository, policyOf } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { findProvenance, type ProvenRequest, type Proving } from '../prove-plan.ts'
import { appliedStatus, showEnd, showEndedStatus, showSeen, showStatus } from '../recipe-status.ts'
import type { ActionContext } from '../runner.ts'
import { planOnPull } from './preview-job.ts'
import { applyProposal, isProposalPlan } from './proposal-job.ts'

/** `/sous apply` and approving reviews: applies exactly the plan of that digest, or nothing. */
export async function applyOnPull(command: ApplyCommand): Promise<ActionOutcome> {
  const seen: { plan?: Plan } = {}
  const ended = await apply(command, seen)
  if (ended.ok) return ended.value
  const answered = await answerRefusal(ended.error, command, seen.plan)
  await showEndedStatus(command, ended.error)
  return answered
}

async function apply(command: ApplyCommand, about: { plan?: Plan }): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo, from } = command
  const { github } = repo
  // Strangers learn nothing about plans and cost almost nothing.
  const approver =
    command.approver === undefined
      ? await authoriseReviewer({ github, from, run: context.run, policy: policyOf(repo) })
      : success(command.approver)
  if (!approver.ok) return isByRules(approver.error) ? approver : success(refusedOutcome(approver.error))
  const tooWeak = await showSeen(command)
  if (tooWeak !== undefined) return success(refusedOutcome(tooWeak))
  const changed = await checkSourceUnchanged(command)
  if (changed !== undefined) return success(refusedOutcome(changed))
  const config = await repo.config()
  if (!config.ok) return config
  const pull = await readPull(github, from.pull)
  if (!pull.ok) return pull
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const found = await findApproved(command)
  if (!found.ok) return found
  const digest = found.value
  const record = await planRefs(remote.value).load(digest)
  if (!record.ok) return record
  about.plan = record.value.plan
  const around = { context, repo, from, pull: pull.value, config: config.value }
  if (isProposalPlan(record.value.plan)) return withMergeCi(command, await applyProposal({ ...around, record: record.value }))
  if (record.value.plan.status === 'gated') return approveGated(command, record.value, pull.value, config.value)
  if (context.job === 'plan') return deriveOnly(around, record.value)
  const self = await repo.self()
  if (!self.ok) return self
  // What was read just now counts only for the check before the lock.
  let seen: Seen | undefined = { approver: approver.value, pull: pull.value }
  let proof: ProvenRequest | undefined
  let others: readonly OtherApproval[] | undefined
  let people: ApplyPeople | undefined
  const applied = await applyPlanRef({
    remote: remote.value,
    digest,
    loaded: record.value,
    repository: { id: String(pull.value.repository.id), defaultBranch: pull.value.repository.defaultBranch },
    pull: from.pull,
    run: { id: context.run.id, attempt: context.run.attempt },
    committer: committerOf(self.value, context.serverUrl),
    signer: isInstallationToken(context.token) ? github : undefined,
    serverTime: () => github.serverTime,
    async recheck(current) {
      const checked = await recheckApply(command, current, { config: config.value, seen, proof, others, isLast: proof !== undefined })
      seen = undefined
      proof = checked.ok ? checked.value.proof : undefined
      others = checked.ok ? checked.value.others : undefined
      people = checked.ok ? checked.value.people : undefined
      return checked.ok ? success(checked.value.people) : checked
    },
    isRunOver: (run) => isRunOver(github, run),
  })
  if (!applied.ok) return applied
  const { kind, commit, plan, warnings } = applied.value
  const reason = kind === 'applied' ? 'committed' : 'already_applied'
  for (const warning of warnings) context.runner.say(`${warning}\n`)
  const posted = await postApplied({
    context,
    repo,
    pull: from.pull,
    plan,
    commit,
    reason,
    people,
    from,
    ci: ciExpectation(tokenKind(context.token, self.value), 'push').message,
  })
  await Promise.all([
    posted === undefined ? showEnd(command, reason === 'committed' ? 'rocket' : '+1') : undefined,
    // Otherwise an earlier run has set it, and a newer plan may wait on that commit.
    reason === 'committed' ? showStatus(command, { commit, recipe: calledName(plan), ...appliedStatus(commit) }) : undefined,
  ])
  const short = shortDigest(digest)
  const said =
    reason === 'committed'
      ? `Applied plan ${short} as ${commit}`
      : `Nothing to apply: ${commit} has the files of plan ${short} and names it`
  const message = posted === undefined ? said : `${said}, but Sous could not comment: ${posted.message}`
  return success({ reason, message, digest, commit, plan, pull: { number: from.pull }, ...(posted && { problem: posted }) })
}

/** For the job that cannot write: derives the plan again, so that the job that can write runs no tool. */
async function deriveOnly(at: Proving, record: PlanRecord): Promise<Result<ActionOutcome, Refusal>> {
  const found = await findProvenance(at, record)
  if (!found.ok) return found
  const { derived } = found.value
  const message =
    derived === undefined ? 'The plan runs commands, so its run vouches for it' : `Made the plan ${derived.slice(0, 16)} again`
  return success({ reason: 'accepted', message, pull: { number: at.pull.number }, ...(derived !== undefined && { digest: derived }) })
}

/** The call that a plan waits for, if its approval counts. */
export async function approveWaiting(
  command: ApplyCommand,
  record: PlanRecord,
  pull: PullState,
  config: SousConfig,
): Promise<Result<PlannedStep, Refusal>> {
  const { plan } = record
  const refused = checkApplicable(pull, config.approval, plannedOn(plan, command.from.pull))
  if (refused !== undefined) return failure(refused)
  const approver = await authoriseApproval({
    github: command.repo.github,
    from: command.from,
    run: command.context.run,
    policy: policyOf(command.repo),
  })
  if (!approver.ok) return approver
  const checked = await recheckApply(command, record, { config, seen: { approver: approver.value, pull }, isLast: true })
  if (!checked.ok) return checked
  const waiting = plan.steps.find(({ outcome }) => outcome.kind === 'deferred' && outcome.because === 'external')
  return waiting === undefined ? failure(ERRORS.noWaitingCall(plan.digest)) : success(waiting)
}

/** Approving a gated plan runs exactly the waiting call and makes a new plan. */
async function approveGated(
  command: ApplyCommand,
  record: PlanRecord,
  pull: PullState,
  config: SousConfig,
): Promise<Result<ActionOutcome, Refusal>> {
  const { plan, state } = record
  if (command.context.job === undefined) return failure(ERRORS.commandsNotHere(plan.digest))
  if (command.context.job === 'publish') return failure(ERRORS.callsNotHere(plan.digest))
  const approved = await approveWaiting(command, record, pull, config)
  if (!approved.ok) return approved
  const waiting = approved.value
  const approver: Approver = {
    // Exactly the call that was shown, and those approved before it.
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
  const checked = { state: pull, approver }
  const comments = await command.repo.comments(pull.number)
  if (!comments.ok) return comments
  const asking = comments.value.find(({ id }) => id === state.origin.comment)
  const askedAt = asking && new Date(asking.created_at)
  return planOnPull({ ...command, pull: pull.number, askedAt, recipe: calledName(plan), inputs: plan.inputs, checked }, state.origin)
}

/** Says which workflows start after a merge, so that people do not wait for CI that never starts. */
export async function withMergeCi(
  { context, repo }: { readonly context: ActionContext; readonly repo: OpenRepository },
  ended: Result<ActionOutcome, Refusal>,
): Promise<Result<ActionOutcome, Refusal>> {
  const isMerged = ended.ok && (ended.value.reason === 'committed' || ended.value.reason === 'merged_on_moved_base')
  if (!isMerged) return ended
  const self = await repo.self()
  if (!self.ok) return ended
  const { message } = ciExpectation(tokenKind(context.token, self.value), 'merge')
  return success({ ...ended.value, message: `${ended.value.message}. ${message}` })
}

const ERRORS = {
  noWaitingCall: (digest: string) => refusal('plan_tampered', `Plan ${digest} has no waiting call`),
  commandsNotHere: (digest: string) => refusal('commands_not_here', `Plan ${digest.slice(0, 16)} has a call that waits for approval`),
  callsNotHere: (digest: string) =>
    refusal('plan_gated', `Plan ${digest} has a waiting call, and this job does not run calls`, "Use 'mode: plan' first."),
}
