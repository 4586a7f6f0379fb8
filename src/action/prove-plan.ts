import type { PreparedRecipe } from '../app/prepare-run.ts'
import type { SousConfig } from '../base/config.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { Plan, PlannedStep } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { API_ERRORS } from '../github/api/api-answers.ts'
import { workflowPath } from '../github/api/trusted-tree.ts'
import { parseCommand } from '../github/events/parse-command.ts'
import type { CommentSource, ReviewSource } from '../github/events/requests.ts'
import { authoriseRequester } from '../github/people/authorise.ts'
import { type Person, readPermission } from '../github/people/permission.ts'
import { readPushers } from '../github/people/pushers.ts'
import { type RunComment, readRunComment } from '../github/people/request-comments.ts'
import { VOUCHED_RUN_ERRORS, vouchForPlan } from '../github/people/vouched-run.ts'
import { checkExpectedPlan, inputsText } from '../github/plans/check-plan.ts'
import { PLAN_LOCK_ERRORS } from '../github/plans/plan-lock.ts'
import type { PlanRecord } from '../github/plans/plan-ref.ts'
import { planRefs } from '../github/plans/save-plan.ts'
import type { PullComment } from '../github/pulls/comments.ts'
import type { PullState } from '../github/pulls/pull-state.ts'
import { serializeParameters } from '../plan/decide.ts'
import { hasRunExternal } from '../plan/permissions.ts'
import { timeText } from '../report/markdown/markdown-parts.ts'
import { expectedOnPull } from './expected-plan.ts'
import { type OpenRepository, policyOf } from './open-github.ts'
import { planHead, prepareTrusted } from './plan-folder.ts'
import type { ActionContext } from './runner.ts'

export interface Proving {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly from: CommentSource | ReviewSource
  readonly pull: PullState
  readonly config: SousConfig
}

/** Where a plan comes from, by what GitHub confirms and what can be derived again. */
export interface Provenance {
  /** The original `/sous run`. */
  readonly request: RunComment
  readonly prepared: PreparedRecipe
  /** When it was requested, or when the run that made it started, by GitHub's clock. */
  readonly askedAt: Date
  /** The comments that prove it. They must be unedited right before the write. */
  readonly comments: readonly PullComment[]
  /** What was derived again; `undefined` if the first call was a command that a rule allows. */
  readonly derived: Digest | undefined
}

export interface ProvenRequest extends Provenance {
  /** Everyone who counts as a requester; the author of the request comes first. */
  readonly requesters: readonly [Person, ...Person[]]
}

const MAX_APPROVED_CALLS = 20
/** Cancelling is rare, and each access check costs a call. */
const MAX_CANCELLING_PEOPLE = 5
const HOUR_MS = 60 * 60 * 1000

/**
 * Proves that Sous made a plan, and for whom. Refs under `refs/sous/` prove nothing, because anyone with write access can push there:
 * a plan of file tools is derived again, and any other must be vouched for by the run that made it.
 */
export async function provePlan(
  at: Proving,
  record: PlanRecord,
  { approver, isSensitive }: { readonly approver: Person; readonly isSensitive: boolean },
): Promise<Result<ProvenRequest, Refusal>> {
  const found = await findProvenance(at, record)
  if (!found.ok) return found
  const { request, askedAt } = found.value
  const { github } = at.repo
  const now = github.serverTime
  if (now === undefined) return failure(API_ERRORS.noTime())
  const hours = at.config.approval.expiresAfterHours
  if (now.getTime() - askedAt.getTime() > hours * HOUR_MS) return failure(ERRORS.expired(askedAt, hours))
  const cancelled = await checkCancelled(at, record.plan.digest, request)
  if (cancelled !== undefined) return failure(cancelled)
  const author = await authoriseRequester({ github, author: request.author, known: approver, policy: policyOf(at.repo) })
  if (!author.ok) return author
  const pushers = isSensitive ? await findPushers(at, request) : success([])
  if (!pushers.ok) return pushers
  return success({ ...found.value, requesters: [author.value, ...pushers.value] })
}

/** Also called by the job that only derives the plan. */
export async function findProvenance(at: Proving, record: PlanRecord, depth = 0): Promise<Result<Provenance, Refusal>> {
  const comments = await at.repo.comments(at.pull.number)
  if (!comments.ok) return comments
  if (depth > MAX_APPROVED_CALLS) return failure(VOUCHED_RUN_ERRORS.unproven(record.plan.digest, 'too many approvals led to it'))
  return hasRunExternal(record.plan) ? vouchOnPull(at, record, comments.value, depth) : deriveOnPull(at, record, comments.value)
}

async function deriveOnPull(at: Proving, record: PlanRecord, comments: readonly PullComment[]): Promise<Result<Provenance, Refusal>> {
  const { digest } = record.plan
  const { comment } = record.state.origin
  if (comment === undefined) return failure(VOUCHED_RUN_ERRORS.unproven(digest, 'no comment asked for it'))
  const asked = await readAsked(at, record, { comments, comment })
  if (!asked.ok) return asked
  const { request, prepared } = asked.value
  const askedAt = new Date(request.comment.created_at)
  const other = await deriveAgain(at, digest, () => planHead({ ...at, prepared, rules: [], askedAt }))
  if (other !== undefined) return failure(other)
  return success({ request, prepared, askedAt, comments: [request.comment], derived: digest })
}

/** The original comment, if its request gives this plan under the rules of the default branch. */
async function readAsked(
  at: Proving,
  record: PlanRecord,
  { comments, comment }: { readonly comments: readonly PullComment[]; readonly comment: number },
): Promise<Result<Pick<Provenance, 'request' | 'prepared'>, Refusal>> {
  const { plan } = record
  const request = readRunComment(comments, comment)
  if (!request.ok) return request
  const prepared = await prepareTrusted({ ...at, ...request.value })
  if (!prepared.ok) return prepared
  const { recipe, inputs } = prepared.value
  if (recipe.source.path !== plan.recipe.path || inputsText(inputs) !== inputsText(plan.inputs))
    return failure(VOUCHED_RUN_ERRORS.unproven(plan.digest, `comment ${comment} asks for something else`))
  const other = await checkExpectedPlan(record, expectedOnPull({ ...at, prepared: prepared.value }, at.pull))
  return other === undefined ? success({ request: request.value, prepared: prepared.value }) : failure(other)
}

/**
 * Makes a plan again and compares. A job that can write runs no tool: there, an earlier job of the same workflow that cannot
 * write has done it, and its digest comes as a job output.
 */
export async function deriveAgain(
  { context }: Pick<Proving, 'context'>,
  digest: Digest,
  make: () => ReturnType<typeof planHead>,
): Promise<Refusal | undefined> {
  const { job, runner } = context
  if (job === 'publish') {
    // Nothing is applied here: the previous job has derived the plan, and the apply of the result derives it again.
    if (runner.input('plan-path') !== '') return undefined
    const derived = runner.input('derived-digest')
    if (derived === digest) return undefined
    const what = derived === '' ? 'no plan' : `the plan ${derived.slice(0, 16)}`
    return ERRORS.otherInPlanJob(what, digest)
  }
  const made = await make()
  if (!made.ok) return made.error
  await using loaded = made.value.loaded
  if (loaded?.plan.digest === digest) return undefined
  if (context.signal.aborted) return PLAN_LOCK_ERRORS.cancelled()
  const { outcome } = made.value.planned
  const got =
    outcome.kind === 'failed'
      ? `the recipe failed: ${outcome.failure.error.message}`
      : loaded === undefined
        ? 'there was nothing to change'
        : `the result is ${loaded.plan.digest.slice(0, 16)}`
  return ERRORS.notReproduced(digest, got)
}

async function vouchOnPull(
  at: Proving,
  record: PlanRecord,
  comments: readonly PullComment[],
  depth: number,
): Promise<Result<Provenance, Refusal>> {
  const { context, repo, pull } = at
  const { digest } = record.plan
  const [remote, trusted] = [await repo.remote(), await repo.trusted()]
  if (!remote.ok) return remote
  if (!trusted.ok) return trusted
  const path = workflowPath(context.workflow.ref)
  if (path === undefined) return failure(VOUCHED_RUN_ERRORS.unproven(digest, 'Sous cannot tell which workflow is running'))
  const run = await vouchForPlan({
    github: repo.github,
    remote: remote.value,
    trusted: trusted.value,
    repository: pull.repository.id,
    run: record.state.origin.run.id,
    digest,
    events: ['issue_comment'],
    path,
  })
  if (!run.ok) return run
  const id = Number(/^Sous (\d{1,15})$/.exec(run.value.title)?.[1] ?? Number.NaN)
  const comment = comments.find((one) => one.id === id)
  if (comment === undefined || comment.user?.id !== run.value.actor.id)
    return failure(
      VOUCHED_RUN_ERRORS.unproven(digest, `run ${run.value.id} does not name the comment that started it, or that comment is gone`),
    )
  const askedAt = run.value.createdAt
  const command = parseCommand(comment.body)
  if (command?.ok && command.value.kind === 'apply') {
    // A prefix that matches two plans proves nothing, even if only one of them can lead to this plan.
    const approved = await repo.findPlan(pull.number, command.value.digest)
    if (!approved.ok) return approved
    const gated = await planRefs(remote.value).load(approved.value)
    if (!gated.ok) return gated
    const follows = checkFollows(record.plan, gated.value.plan)
    if (follows !== undefined) return failure(follows)
    const before = await findProvenance(at, gated.value, depth + 1)
    if (!before.ok) return before
    const other = await checkExpectedPlan(record, expectedOnPull({ ...at, prepared: before.value.prepared }, pull))
    if (other !== undefined) return failure(other)
    return success({ ...before.value, askedAt, comments: [...before.value.comments, comment] })
  }
  const asked = await readAsked(at, record, { comments, comment: id })
  if (!asked.ok) return asked
  return success({ ...asked.value, askedAt, comments: [comment], derived: undefined })
}

/** A plan made by approving a gated one has the approved call. Both are checked against the same request. */
function checkFollows(plan: Plan, gated: Plan): Refusal | undefined {
  const waiting = gated.steps.find(({ outcome }) => outcome.kind === 'deferred' && outcome.because === 'external')
  if (waiting === undefined) return VOUCHED_RUN_ERRORS.unproven(plan.digest, `the plan ${gated.digest.slice(0, 16)} waited for no call`)
  const hasRun = plan.steps.some((step) => step.outcome.kind === 'ran' && isSameCall(step, waiting))
  return hasRun
    ? undefined
    : VOUCHED_RUN_ERRORS.unproven(plan.digest, `it does not have the call that the plan ${gated.digest.slice(0, 16)} waited for`)
}

export function isSameCall(one: PlannedStep, other: PlannedStep): boolean {
  return one.tool === other.tool && serializeParameters(one.args) === serializeParameters(other.args)
}

/** A `/sous cancel` always counts, even if it was edited or the ledger disagrees: it can only refuse. */
export async function checkCancelled(
  { repo, pull }: Pick<Proving, 'repo' | 'pull'>,
  digest: string,
  { comment }: RunComment,
): Promise<Refusal | undefined> {
  const comments = await repo.comments(pull.number)
  if (!comments.ok) return comments.error
  const people = new Map<number, Person>()
  for (const { id, body, user } of comments.value) {
    if (id <= comment.id || user === null) continue
    const command = parseCommand(body)
    if (command?.ok && command.value.kind === 'cancel' && digest.startsWith(command.value.digest ?? '')) people.set(user.id, user)
  }
  for (const person of [...people.values()].slice(-MAX_CANCELLING_PEOPLE)) {
    const allowed = await readPermission(repo.github, person)
    if (allowed.ok) return ERRORS.cancelled(person.login, digest)
    if (allowed.error.code !== 'not_permitted' && allowed.error.code !== 'bot_actor') return allowed.error
  }
  return undefined
}

/** Everyone who pushed since the request counts as a requester too, because the files have changed since. */
async function findPushers({ repo, pull }: Proving, { comment }: RunComment): Promise<Result<readonly Person[], Refusal>> {
  const head = { ref: `refs/heads/${pull.head.ref}`, commit: pull.head.commit }
  const pushers = await readPushers(repo.github, head, new Date(comment.created_at))
  if (!pushers.ok) return pushers
  if (pushers.value !== undefined) return success(pushers.value)
  return failure(ERRORS.pushersUnknown())
}

const ERRORS = {
  expired: (askedAt: Date, hours: number) =>
    refusal('plan_expired', `The plan expired: it was requested at ${timeText(askedAt)}, and plans are good for ${hours} hours`),
  otherInPlanJob: (got: string, digest: string) =>
    refusal('plan_not_reproduced', `The plan job got ${got} instead of ${digest.slice(0, 16)}. See its summary`),
  notReproduced: (digest: string, got: string) =>
    refusal('plan_not_reproduced', `Sous made the plan ${digest.slice(0, 16)} again before applying it, and ${got}`),
  cancelled: (by: string, digest: string) => refusal('plan_cancelled', `${by} cancelled plan ${digest.slice(0, 16)}`),
  pushersUnknown: () =>
    refusal(
      'approval_missing',
      'GitHub does not say who pushed to this branch since the request, so Sous cannot tell who is a second person',
      'Run the recipe again, then ask someone else to approve it.',
    ),
}
