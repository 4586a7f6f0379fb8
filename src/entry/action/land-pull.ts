import type { Approver } from '../../engine/approve.ts'
import { whySensitive } from '../../engine/sensitive.ts'
import { findApprovals, refuseChangesRequested } from '../../forge/approved-review.ts'
import { type ApprovalRequest, authoriseApproval, authoriseReviewer, refuseSamePerson } from '../../forge/authorise.ts'
import { refuseChangedRecipe } from '../../forge/changed-rules.ts'
import { readCodeowners, refuseNoOwner } from '../../forge/check-codeowners.ts'
import type { CommentSource, ReviewSource } from '../../forge/forge-request.ts'
import { landPlanRef } from '../../forge/land-plan.ts'
import type { LandingPeople } from '../../forge/landing-commit.ts'
import { committerOf } from '../../forge/own-identity.ts'
import { loadPlanRef, type PlanRecord } from '../../forge/plan-ref.ts'
import { ciExpectation, tokenKind } from '../../forge/propose.ts'
import { type PullState, readPull, refuseLanding } from '../../forge/pull-state.ts'
import type { Person } from '../../forge/read-permission.ts'
import { type PlanRequestFacts, readRequester, recheckSource } from '../../forge/recheck-source.ts'
import { inputsText } from '../../forge/refuse-other-plan.ts'
import { isRunOver } from '../../forge/run-over.ts'
import type { SousConfig } from '../../model/config.ts'
import type { Plan, PlannedStep } from '../../model/plan.ts'
import { serializeParameters } from '../../model/policy.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { GivenInputs } from '../../recipe/resolve-inputs.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { changedRules, type Forge, policyOf } from './open-forge.ts'
import { planOnPull, prepareTrusted } from './plan-pull.ts'
import { answerRefusal, postLanding } from './pull-comments.ts'
import { refuseHidden } from './refuse-hidden.ts'
import { showEnd, showSeen } from './sign-of-life.ts'
import { sweepOld } from './sweep-old.ts'

export interface ApplyCommand {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: CommentSource | ReviewSource
  readonly digest: Digest
  /** Where it was looked up a moment ago. */
  readonly approver?: Person
}

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
      const checked = await recheck(command, current, { config: config.value, seen, requester })
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
  if (posted === undefined) await showEnd(command, 'rocket')
  await sweepOld({ context, forge, keepHours: config.value.approval.expiresAfterHours })
  const said = `${reason === 'committed' ? 'Landed' : 'Had landed'} plan ${digest} as ${commit}`
  const message = posted === undefined ? said : `${said}, but it could not be told: ${posted.message}`
  return success({ reason, message, digest, commit, plan, pull: { number: from.pull }, ...(posted && { problem: posted }) })
}

/** What started the run must still stand there as it did. A review is looked up with all the others. */
async function refuseChangedSource({ forge, from }: ApplyCommand): Promise<Refusal | undefined> {
  if (from.kind === 'review') return undefined
  const comments = await forge.comments(from.pull)
  return comments.ok ? recheckSource(forge.github, from, comments.value) : comments.error
}

interface Seen {
  readonly approver: Person
  readonly pull: PullState
}

/** Who asked for a plan, once that was looked up; nobody where no comment did. */
interface Found {
  readonly person: Person | undefined
}

interface Look {
  readonly config: SousConfig
  /** What was read a moment ago, for the first look. */
  readonly seen: Seen | undefined
  /** For the second: nobody becomes another between the two. */
  readonly requester?: Found | undefined
}

interface Checked {
  readonly people: LandingPeople
  readonly requester: Found
}

/** Everything that must hold, looked up now, but for what was `seen` a moment ago. */
async function recheck(
  { context, forge, from }: ApplyCommand,
  { plan, changes, state }: Pick<PlanRecord, 'plan' | 'changes' | 'state'>,
  { config, seen, requester: known }: Look,
): Promise<Result<Checked, Refusal>> {
  const { github } = forge
  const run = { github, from, run: context.run, policy: policyOf(forge) }
  const approver = seen === undefined ? await authoriseApproval(run) : success(seen.approver)
  if (!approver.ok) return approver
  const pull = seen === undefined ? await readPull(github, from.pull) : success(seen.pull)
  if (!pull.ok) return pull
  const refused = refuseLanding(pull.value, config.approval, plannedOn(plan, from.pull))
  if (refused !== undefined) return failure(refused)
  const unapproved = seen === undefined ? undefined : await refuseReviews(run, plan, approver.value)
  if (unapproved !== undefined) return failure(unapproved)
  // On the same commit the pull request changes the same files.
  const other = seen === undefined ? undefined : await refuseRecipe(forge, plan, pull.value)
  if (other !== undefined) return failure(other)
  const hidden = await refuseHidden(plan, changes)
  if (hidden !== undefined) return failure(hidden)
  const sensitive = whySensitive({ plan, changes }, config)
  const isSame = (inputs: GivenInputs) => asksFor({ context, forge, recipe: nameOf(plan), inputs }, plan)
  const facts = { pull: from.pull, recipe: nameOf(plan), ...(sensitive.length > 0 && { isSame }) }
  const requester = known === undefined ? await findRequester(forge, facts, state.origin.comment) : success(known)
  if (!requester.ok) return requester
  const { person } = requester.value
  const same = refuseSamePerson({ approver: approver.value, requester: person, sensitive })
  if (same !== undefined) return failure(same)
  const unowned = config.approval.codeowners ? await refuseByOwners(forge, approver.value, plan) : undefined
  if (unowned !== undefined) return failure(unowned)
  return success({ people: { requestedBy: person ?? approver.value, approvedBy: [approver.value] }, requester: requester.value })
}

/** A review counts at the commit that the plan is for; and nothing counts while somebody else who may write asks for changes. */
async function refuseReviews(approval: ApprovalRequest, { digest, head }: Plan, approver: Person): Promise<Refusal | undefined> {
  const { github, from } = approval
  const common = {
    github,
    pull: from.pull,
    // Whoever approves now was looked up a moment ago.
    mayApprove: async (review: ReviewSource) =>
      review.author.id === approver.id ? success(approver) : authoriseReviewer({ ...approval, from: review }),
  }
  if (from.kind !== 'review') return refuseChangesRequested(common, approver.id)
  const approvals = await findApprovals({ ...common, digest, head: head?.commit ?? '', isProposal: false })
  if (!approvals.ok) return approvals.error
  const isAmong = approvals.value.some(({ review }) => review === from.id)
  return isAmong ? undefined : refusal('approval_missing', `The review of ${from.author.login} does not approve the plan ${digest}`)
}

async function refuseRecipe(forge: Forge, { recipe }: Plan, pull: PullState): Promise<Refusal | undefined> {
  const changed = await changedRules(forge, pull)
  return changed.ok
    ? refuseChangedRecipe(
        changed.value,
        [recipe, ...recipe.includes].map(({ path }) => path),
      )
    : changed.error
}

async function refuseByOwners(forge: Forge, approver: Person, { changes, base }: Plan): Promise<Refusal | undefined> {
  const tree = await forge.trusted()
  if (!tree.ok) return tree.error
  const codeowners = await readCodeowners(tree.value)
  if (!codeowners.ok) return codeowners.error
  const prefix = base.directory === '.' ? '' : `${base.directory}/`
  return refuseNoOwner({ github: forge.github, codeowners: codeowners.value, approver, paths: changes.map(({ path }) => prefix + path) })
}

async function findRequester(
  forge: Forge,
  facts: Omit<PlanRequestFacts, 'comment'>,
  comment: number | undefined,
): Promise<Result<Found, Refusal>> {
  if (comment === undefined) return success({ person: undefined })
  const comments = await forge.comments(facts.pull)
  if (!comments.ok) return comments
  const person = await readRequester(forge.github, { ...facts, comment, comments: comments.value })
  return person.ok ? success({ person: person.value }) : person
}

/** Whether a command makes a plan of that recipe with those inputs, by what the default branch has. */
async function asksFor(command: Parameters<typeof prepareTrusted>[0], { recipe, inputs }: Plan): Promise<boolean> {
  const prepared = await prepareTrusted(command)
  if (!prepared.ok || prepared.value.recipe.source.digest !== recipe.digest) return false
  return inputsText(prepared.value.inputs) === inputsText(inputs)
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
  const checked = await recheck(command, { plan, changes, state }, { config, seen: { approver: approver.value, pull } })
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

function plannedOn({ repository, base, head }: Plan, pull: number) {
  return {
    repository: Number(repository?.id ?? 0),
    pull: repository?.pull ?? pull,
    baseRef: (base.ref ?? '').replace(/^refs\/heads\//, ''),
    headRef: (head?.ref ?? '').replace(/^refs\/heads\//, ''),
    headCommit: head?.commit ?? '',
  }
}

/** How the recipe was named in the command that asked for it. */
export function nameOf({ recipe: { path } }: Plan): string {
  return path.startsWith('sous:') ? path : path.replace(/^.*\//, '').replace(/\.ya?ml$/, '')
}
