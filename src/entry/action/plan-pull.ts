import type { Approver } from '../../engine/approve.ts'
import type { PlanOutcome } from '../../engine/plan-outcome.ts'
import type { StoredPlan } from '../../engine/plan-store.ts'
import { tokenTooWeak } from '../../forge/api/needed-permissions.ts'
import type { CommentSource, ReviewSource } from '../../forge/events/forge-request.ts'
import { writeCommand } from '../../forge/events/parse-command.ts'
import { authoriseRun } from '../../forge/people/authorise.ts'
import type { Person } from '../../forge/people/read-permission.ts'
import { refuseCommitMessage } from '../../forge/plans/commit-message.ts'
import type { PlanOrigin } from '../../forge/plans/plan-state.ts'
import { type PullState, readPull, refusePlan } from '../../forge/pulls/pull-state.ts'
import { checkOut } from '../../forge/remote/check-out.ts'
import type { SousConfig } from '../../model/config.ts'
import type { ApprovalRule } from '../../model/policy.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { reasonOf } from '../../model/reason-code.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { GivenInputs } from '../../recipe/resolve-inputs.ts'
import { countFindings, matchAnnotations } from '../../report/annotations.ts'
import { cleanEnding } from '../../report/ending-text.ts'
import { makePlanReport, type PlanReport, type PreviewFooter, type RunEnding } from '../../report/plan-report.ts'
import { messageFor } from '../make-run.ts'
import { recipesIn } from '../open-recipes.ts'
import { type PreparedRecipe, prepareRecipe, type Unprepared } from '../prepare-run.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { keepPlan, madeOn, showPlan } from './keep-plan.ts'
import { type Forge, policyOf } from './open-forge.ts'
import { writePlanArtifact } from './plan-artifact.ts'
import { type FolderPlan, planFolder } from './plan-folder.ts'
import { answerRefusal } from './pull-comments.ts'
import { showSeen } from './sign-of-life.ts'
import { nearRecipe, unknownRecipe, unpreparedText } from './unprepared-text.ts'

export interface RunCommand {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: CommentSource
  readonly recipe: string
  readonly inputs: GivenInputs
}

/** `/sous run`: who asks is checked first, then the pull request, then the recipe of the default branch; then it is planned. */
export async function runOnPull(command: RunCommand): Promise<ActionEnding> {
  const { context, forge, from } = command
  const person = await authoriseRun({ github: forge.github, author: from.author, run: context.run, policy: policyOf(forge) })
  if (!person.ok) return refusedEnding(person.error)
  const tooWeak = await showSeen(command)
  if (tooWeak !== undefined) return refusedEnding(tooWeak)
  const planned = await planOnPull({ ...command, pull: from.pull }, { comment: from.id })
  if (!planned.ok) return answerRefusal(planned.error, command)
  return planned.value
}

/** What was checked about a pull request before its plan is made. */
export interface CheckedPull {
  /** As it was then: the plan is made on that head, whatever was pushed since. */
  readonly state: PullState
  /** Allows an approved call. */
  readonly approver?: Approver
  /** Who pushed that head, where Sous plans by itself. No call runs then, whatever the rules allow. */
  readonly pushedBy?: Person
}

export interface PullPlan extends Omit<RunCommand, 'from'> {
  readonly pull: number
  /** What gets a reply. */
  readonly from?: CommentSource | ReviewSource
  readonly checked?: CheckedPull
  /** For the job that makes plans: the folder that this one goes into. */
  readonly folder?: string
}

/** Makes a plan on the head of a pull request, keeps it, and shows it there. */
export async function planOnPull(command: PullPlan, origin: Omit<PlanOrigin, 'run'>): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, from, checked } = command
  const config = await forge.config()
  if (!config.ok) return config
  const pull = checked === undefined ? await readPull(forge.github, command.pull) : success(checked.state)
  if (!pull.ok) return pull
  const refused = refusePlan(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const prepared = await prepareTrusted(command)
  if (!prepared.ok) return prepared
  // What could never land is not planned.
  const unfit = refuseCommitMessage(context.runner.input('commit-message') || messageFor(prepared.value.recipe))
  if (unfit !== undefined) return failure(unfit)
  // Commands run only in a job that cannot write, so only there do rules allow any.
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
  const kept = { context, forge, pull: pull.value, planned, origin, from, pushedBy: checked?.pushedBy }
  if (context.job === 'plan') return leavePlan(context, { planned, stored: loaded }, command.pull, command.folder)
  const moved = checked?.pushedBy === undefined ? undefined : await checkHead(forge, pull.value)
  if (moved !== undefined) return failure(moved)
  if (planned.outcome.kind !== 'failed' && loaded !== undefined) return keepPlan({ ...kept, stored: loaded })
  return success(await showPlan(kept, await failedReport(planned, madeOn(kept)), 'The recipe failed'))
}

/** A later push has a run of its own, whose plan must not be replaced by an older one. */
async function checkHead(forge: Forge, { number, head }: PullState): Promise<Refusal | undefined> {
  const now = await readPull(forge.github, number)
  if (!now.ok) return now.error
  if (now.value.head.commit === head.commit) return undefined
  return refusal('stale_head', `The plan was made on ${head.commit.slice(0, 12)}, and #${number} has moved on`)
}

/** Writes nothing to GitHub: another job looks at the plan, keeps and shows it. */
export async function leavePlan(
  context: ActionContext,
  { planned, stored }: { readonly planned: FolderPlan['planned']; readonly stored: StoredPlan | undefined },
  pull: number | undefined,
  folder?: string,
): Promise<Result<ActionEnding, Refusal>> {
  const { outcome } = planned
  const report =
    outcome.kind === 'failed' || stored === undefined
      ? await failedReport(planned)
      : await makePlanReport({ ...planned, ending: { ...previewEnding(planned, outcome), next: [] } })
  const { reason } = report.ending
  const message =
    outcome.kind === 'failed' ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${stored?.plan.digest ?? ''}`
  const found = countFindings(report) === 0 ? {} : { found: matchAnnotations(report) }
  const planPath = await writePlanArtifact(context, { ending: { reason, message, ...found }, stored }, folder)
  return planPath.ok
    ? success({ reason, message, report, ...(pull !== undefined && { pull: { number: pull } }), planPath: planPath.value })
    : planPath
}

function previewEnding(
  planned: FolderPlan['planned'],
  { kind, changes }: Exclude<PlanOutcome, { kind: 'failed' }>,
): Pick<RunEnding, 'reason' | 'detail'> {
  if (kind === 'gated') return { reason: 'gated' }
  return changes.length === 0 ? cleanEnding(planned) : { reason: 'previewed' }
}

function failedReport(planned: FolderPlan['planned'], footer?: PreviewFooter): Promise<PlanReport> {
  const { outcome } = planned
  const reason = outcome.kind === 'failed' ? reasonOf(outcome.failure.error) : 'internal_error'
  return makePlanReport({ ...planned, ending: { reason, next: [], ...(footer && { footer }) } })
}

/** The recipe as it is on the default branch, whatever the pull request makes of it. */
export async function prepareTrusted({
  context,
  forge,
  recipe,
  inputs,
}: Pick<RunCommand, 'context' | 'forge' | 'recipe' | 'inputs'>): Promise<Result<PreparedRecipe, Refusal>> {
  const tree = await forge.trusted()
  if (!tree.ok) return tree
  const recipes = await recipesIn(tree.value, context.program)
  if (!recipes.ok) return failure(tree.value.refusal ?? refusal('policy_error', recipes.error.message, recipes.error.suggestion))
  const prepared = await prepareRecipe(recipes.value, recipe, inputs)
  if (prepared.ok) return prepared
  if (tree.value.refusal !== undefined) return failure(tree.value.refusal)
  return failure(unpreparedRefusal(prepared.error, { recipe, inputs, near: nearRecipe(recipes.value, recipe) }))
}

function unpreparedRefusal(
  unprepared: Unprepared,
  { recipe, inputs, near }: Pick<RunCommand, 'recipe' | 'inputs'> & { readonly near: string | undefined },
): Refusal {
  const meant = near !== undefined && Array.isArray(inputs) ? writeCommand({ kind: 'run', recipe: near, inputs }) : undefined
  if (unprepared.kind === 'error') return unknownRecipe(unprepared.error, meant ?? '/sous list')
  const { message, suggestion } = unpreparedText(unprepared)
  const help = unprepared.kind === 'invalid_inputs' ? { command: writeCommand({ kind: 'help', recipe }) } : {}
  return { ...refusal('command_mistake', message, suggestion), ...help }
}

export interface HeadPlan extends Pick<RunCommand, 'context' | 'forge'> {
  readonly pull: PullState
  readonly config: SousConfig
  readonly prepared: PreparedRecipe
  readonly rules: readonly ApprovalRule[]
  readonly approver?: Approver
  /** Whether this job pushes the plan afterwards, so that a token that cannot is found out first. */
  readonly isSaved?: boolean
}

/** Runs a recipe on the head of a pull request. The same request on the same head gives the same plan, whoever runs it. */
export async function planHead(request: HeadPlan): Promise<Result<FolderPlan, Refusal>> {
  const { context, forge, pull, config, prepared, rules, approver } = request
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const asked = request.isSaved ? remote.value.refusePush() : undefined
  const folder = await checkOut(remote.value, pull.head.commit)
  const denied = await asked
  if (denied !== undefined) return failure(tokenTooWeak('push, which keeping a plan takes', denied))
  if (!folder.ok) return folder
  const { head, base, repository } = pull
  return planFolder({
    context,
    folder: folder.value,
    prepared: { ...prepared, config },
    // What comes from a fork is a stranger's: nothing is run over it.
    rules: pull.isFork ? [] : rules,
    ...(approver !== undefined && !pull.isFork && { approver }),
    facts: {
      repository: { id: String(repository.id), pull: pull.number },
      base: { commit: head.commit, ref: `refs/heads/${base.ref}`, directory: '.' },
      head: { repository: String(head.repository ?? 'gone'), ref: `refs/heads/${head.ref}`, commit: head.commit },
      target: `refs/heads/${head.ref}`,
    },
  })
}
