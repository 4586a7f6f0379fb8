import { whySensitive } from '../../engine/sensitive.ts'
import { findApprovals, refuseChangesRequested } from '../../forge/approved-review.ts'
import { type ApprovalRequest, authoriseApproval, authoriseReviewer, refuseSamePerson } from '../../forge/authorise.ts'
import { refuseChangedRecipe } from '../../forge/changed-rules.ts'
import { readCodeowners, refuseNoOwner } from '../../forge/check-codeowners.ts'
import type { CommentSource, ReviewSource } from '../../forge/forge-request.ts'
import type { LandingPeople } from '../../forge/landing-commit.ts'
import type { PlanRecord } from '../../forge/plan-ref.ts'
import { type PlannedOn, type PullState, readPull, refuseLanding } from '../../forge/pull-state.ts'
import type { Person } from '../../forge/read-permission.ts'
import { type PlanRequestFacts, readRequester, recheckSource } from '../../forge/recheck-source.ts'
import { inputsText } from '../../forge/refuse-other-plan.ts'
import type { SousConfig } from '../../model/config.ts'
import type { Plan } from '../../model/plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { GivenInputs } from '../../recipe/resolve-inputs.ts'
import type { ActionContext } from './action-context.ts'
import { changedRules, type Forge, policyOf } from './open-forge.ts'
import { prepareTrusted } from './plan-pull.ts'
import { refuseHidden } from './refuse-hidden.ts'

export interface ApplyCommand {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: CommentSource | ReviewSource
  readonly digest: Digest
  /** Where it was looked up a moment ago. */
  readonly approver?: Person
}

/** What started the run must still stand there as it did. A review is looked up with all the others. */
export async function refuseChangedSource({ forge, from }: ApplyCommand): Promise<Refusal | undefined> {
  if (from.kind === 'review') return undefined
  const comments = await forge.comments(from.pull)
  return comments.ok ? recheckSource(forge.github, from, comments.value) : comments.error
}

export interface Seen {
  readonly approver: Person
  readonly pull: PullState
}

/** Who asked for a plan, once that was looked up; nobody where no comment did. */
export interface Found {
  readonly person: Person | undefined
}

export interface Look {
  readonly config: SousConfig
  /** What was read a moment ago, for the first look. */
  readonly seen: Seen | undefined
  /** For the second: nobody becomes another between the two. */
  readonly requester?: Found | undefined
}

export interface Checked {
  readonly people: LandingPeople
  readonly requester: Found
}

/** Everything that must hold, looked up now, but for what was `seen` a moment ago. */
export async function recheckLanding(
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

/** Branches by their short names. */
export function plannedOn({ repository, base, head }: Plan, pull: number): PlannedOn {
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
