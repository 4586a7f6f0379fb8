import { messageFor } from '../../app/plan-recipe.ts'
import { type Refusal, reasonOf, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CommentSource, ReviewSource } from '../../github/events/requests.ts'
import { authoriseRun } from '../../github/people/authorise.ts'
import type { Person } from '../../github/people/permission.ts'
import { checkCommitMessage } from '../../github/plans/commit-message.ts'
import type { RequestOrigin } from '../../github/plans/plan-state.ts'
import { checkPlannable, type PullState, readPull } from '../../github/pulls/pull-state.ts'
import type { Approver } from '../../plan/decide.ts'
import type { PlanOutcome } from '../../plan/plan-outcome.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { countFindings, matchAnnotations } from '../../report/annotations.ts'
import { cleanEnding } from '../../report/plan-facts.ts'
import { makePlanReport, type PlanReport, type PreviewFooter, type RunOutcome } from '../../report/plan-report.ts'
import { answerRefusal, answerUnauthorised } from '../answer.ts'
import { type OpenRepository, policyOf } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { writePlanArtifact } from '../plan-artifact.ts'
import { type FolderPlan, planHead, prepareTrusted, type RunOnPull } from '../plan-folder.ts'
import { showSeen } from '../recipe-status.ts'
import type { ActionContext } from '../runner.ts'
import { madeOn, savePreview, showClean, showPreview } from '../save-preview.ts'

/** `/sous run`: checks the author, then the pull request, then the recipe of the default branch; then plans. */
export async function runOnPull(command: RunOnPull): Promise<ActionOutcome> {
  const { context, repo, from } = command
  const person = await authoriseRun({ github: repo.github, author: from.author, run: context.run, policy: policyOf(repo) })
  if (!person.ok) return answerUnauthorised(person.error, command)
  const tooWeak = await showSeen(command)
  if (tooWeak !== undefined) return refusedOutcome(tooWeak)
  const planned = await planOnPull({ ...command, pull: from.pull, askedAt: from.at }, { comment: from.id })
  if (!planned.ok) return answerRefusal(planned.error, command)
  return planned.value
}

/** What was checked before the plan is made. */
export interface CheckedPull {
  /** The plan is made on this head, even if there was a push since. */
  readonly state: PullState
  /** Allows an approved call. */
  readonly approver?: Approver
  /** Who pushed that head, if Sous plans because of a push. Then no call runs, even if a rule allows it. */
  readonly pushedBy?: Person
}

export interface RecipeOnPull extends Omit<RunOnPull, 'from'> {
  readonly pull: number
  /** When the comment that asks for the plan was written, which an approved call does not change. */
  readonly askedAt: Date | undefined
  /** The comment or review that gets a reply. */
  readonly from?: CommentSource | ReviewSource
  readonly checked?: CheckedPull
  /** For the plan job: the folder for this plan. */
  readonly folder?: string
}

/** Makes a plan on the head of a pull request, saves it and shows it there. */
export async function planOnPull(command: RecipeOnPull, origin: Omit<RequestOrigin, 'run'>): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo, from, checked } = command
  const config = await repo.config()
  if (!config.ok) return config
  const pull = checked === undefined ? await readPull(repo.github, command.pull) : success(checked.state)
  if (!pull.ok) return pull
  const refused = checkPlannable(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const prepared = await prepareTrusted(command)
  if (!prepared.ok) return prepared
  // Do not plan what could never be applied.
  const unfit = checkCommitMessage(context.runner.input('commit-message') || messageFor(prepared.value.recipe))
  if (unfit !== undefined) return failure(unfit)
  // Commands run only in a job that cannot write, so rules count only there.
  const rules = context.job === 'plan' && checked?.pushedBy === undefined ? config.value.rules : []
  const made = await planHead({
    ...command,
    pull: pull.value,
    config: config.value,
    prepared: prepared.value,
    rules,
    ...(checked?.approver !== undefined && { approver: checked.approver }),
    isSaved: context.job !== 'plan',
  })
  if (!made.ok) return made
  await using loaded = made.value.loaded
  const { planned } = made.value
  const kept = { context, repo, pull: pull.value, planned, origin, from, pushedBy: checked?.pushedBy }
  if (context.job === 'plan') return leavePlan(context, { planned, stored: loaded }, command.pull, command.folder)
  const moved = checked?.pushedBy === undefined ? undefined : await checkHead(repo, pull.value)
  if (moved !== undefined) return failure(moved)
  if (loaded !== undefined) return savePreview({ ...kept, stored: loaded })
  if (planned.outcome.kind !== 'failed') return success(await showClean(kept))
  return success(await showPreview(kept, await failedReport(planned, madeOn(kept)), 'The recipe failed'))
}

/** A later push has its own run, and this older plan must not replace its plan. */
async function checkHead(repo: OpenRepository, { number, head }: PullState): Promise<Refusal | undefined> {
  const now = await readPull(repo.github, number)
  if (!now.ok) return now.error
  if (now.value.head.commit === head.commit) return undefined
  return ERRORS.newerCommit(head.commit, number)
}

/** Writes nothing to GitHub: another job checks, saves and shows the plan. */
export async function leavePlan(
  context: ActionContext,
  { planned, stored }: { readonly planned: FolderPlan['planned']; readonly stored: StoredPlan | undefined },
  pull: number | undefined,
  folder?: string,
): Promise<Result<ActionOutcome, Refusal>> {
  const { outcome } = planned
  const report =
    outcome.kind === 'failed'
      ? await failedReport(planned)
      : await makePlanReport({ ...planned, ending: { ...previewEnding(planned, outcome), next: [] } })
  const { reason } = report.ending
  const whole = stored === undefined ? 'The recipe would change nothing' : `Plan ${stored.plan.digest}`
  const message = outcome.kind === 'failed' ? `${outcome.failure.label}: ${outcome.failure.error.message}` : whole
  const found = countFindings(report) === 0 ? {} : { found: matchAnnotations(report) }
  const planPath = await writePlanArtifact(context, { ending: { reason, message, ...found }, stored }, folder)
  return planPath.ok
    ? success({ reason, message, report, ...(pull !== undefined && { pull: { number: pull } }), planPath: planPath.value })
    : planPath
}

function previewEnding(
  planned: FolderPlan['planned'],
  { kind, changes }: Exclude<PlanOutcome, { kind: 'failed' }>,
): Pick<RunOutcome, 'reason' | 'detail'> {
  if (kind === 'gated') return { reason: 'gated' }
  return changes.length === 0 ? cleanEnding(planned) : { reason: 'previewed' }
}

function failedReport(planned: FolderPlan['planned'], footer?: PreviewFooter): Promise<PlanReport> {
  const { outcome } = planned
  const reason = outcome.kind === 'failed' ? reasonOf(outcome.failure.error) : 'internal_error'
  return makePlanReport({ ...planned, ending: { reason, next: [], ...(footer && { footer }) } })
}

const ERRORS = {
  newerCommit: (head: string, pull: number) =>
    refusal('stale_head', `The plan was made on ${head.slice(0, 12)}, but #${pull} has a newer commit`),
}
