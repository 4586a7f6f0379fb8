import type { Approver } from '../../engine/approve.ts'
import type { PlanOutcome } from '../../engine/plan-outcome.ts'
import type { StoredPlan } from '../../engine/plan-store.ts'
import { authoriseRun } from '../../forge/authorise.ts'
import { checkOut } from '../../forge/check-out.ts'
import { refuseCommitMessage } from '../../forge/commit-message.ts'
import type { CommentSource } from '../../forge/forge-request.ts'
import { tokenTooWeak } from '../../forge/needed-permissions.ts'
import type { PlanOrigin } from '../../forge/plan-state.ts'
import { type PullState, readPull, refusePlan } from '../../forge/pull-state.ts'
import type { SousConfig } from '../../model/config.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { type ReasonCode, reasonOf } from '../../model/reason-code.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { GivenInputs } from '../../recipe/resolve-inputs.ts'
import { makePlanReport, type PlanReport } from '../../report/plan-report.ts'
import { messageFor } from '../make-run.ts'
import { recipesIn } from '../open-recipes.ts'
import { type PreparedRecipe, prepareRecipe } from '../prepare-run.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { findSamePlan, plannedAgain } from './expected-plan.ts'
import { keepPlan, showPlan } from './keep-plan.ts'
import { type Forge, policyOf } from './open-forge.ts'
import { writePlanArtifact } from './plan-artifact.ts'
import { type FolderPlan, planFolder } from './plan-folder.ts'
import { answerRefusal } from './pull-comments.ts'
import { showSeen } from './sign-of-life.ts'
import { unpreparedText } from './unprepared-text.ts'

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
  const planned = await planOnPull(command, { comment: from.id, requester: person.value.id })
  if (!planned.ok) return answerRefusal(planned.error, command)
  return planned.value
}

/** Makes a plan on the head of a pull request, keeps it, and shows it there. */
export async function planOnPull(
  command: Omit<RunCommand, 'from'> & { readonly from: Pick<CommentSource, 'pull'>; readonly approver?: Approver },
  origin: Omit<PlanOrigin, 'run'>,
): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, from } = command
  const config = await forge.config()
  if (!config.ok) return config
  const pull = await readPull(forge.github, from.pull)
  if (!pull.ok) return pull
  const refused = refusePlan(pull.value, config.value.approval)
  if (refused !== undefined) return failure(refused)
  const prepared = await prepareTrusted(command)
  if (!prepared.ok) return prepared
  // What could never land is not planned.
  const unfit = refuseCommitMessage(context.runner.input('commit-message') || messageFor(prepared.value.recipe))
  if (unfit !== undefined) return failure(unfit)
  const asked = { ...command, pull: pull.value, config: config.value, prepared: prepared.value }
  const same = command.approver === undefined ? await findSamePlan(asked) : undefined
  if (same !== undefined) {
    const planned = await plannedAgain(same, asked)
    if (context.job === 'plan') return leavePlan(context, { planned, stored: same }, from.pull)
    return keepPlan({ context, forge, pull: pull.value, planned, stored: same, origin })
  }
  const made = await planHead(asked)
  if (!made.ok) return made
  await using loaded = made.value.loaded
  const { planned } = made.value
  const kept = { context, forge, pull: pull.value, planned, origin }
  if (context.job === 'plan') return leavePlan(context, { planned, stored: loaded }, from.pull)
  if (planned.outcome.kind !== 'failed' && loaded !== undefined) return keepPlan({ ...kept, stored: loaded })
  return success(await showPlan(kept, await failedReport(planned), 'The recipe failed'))
}

/** Writes nothing to GitHub: another job looks at the plan, keeps and shows it. */
async function leavePlan(
  context: ActionContext,
  { planned, stored }: { readonly planned: FolderPlan['planned']; readonly stored: StoredPlan | undefined },
  pull: number,
): Promise<Result<ActionEnding, Refusal>> {
  const { outcome } = planned
  const report =
    outcome.kind === 'failed' || stored === undefined
      ? await failedReport(planned)
      : await makePlanReport({ ...planned, ending: { reason: previewReason(outcome), next: [] } })
  const { reason } = report.ending
  const message =
    outcome.kind === 'failed' ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${stored?.plan.digest ?? ''}`
  const planPath = await writePlanArtifact(context, { ending: { reason, message }, stored })
  return planPath.ok ? success({ reason, message, report, pull: { number: pull }, planPath: planPath.value }) : planPath
}

function previewReason({ kind, changes }: Exclude<PlanOutcome, { kind: 'failed' }>): ReasonCode {
  if (kind === 'gated') return 'gated'
  return changes.length === 0 ? 'clean' : 'previewed'
}

function failedReport(planned: FolderPlan['planned']): Promise<PlanReport> {
  const { outcome } = planned
  const reason = outcome.kind === 'failed' ? reasonOf(outcome.failure.error) : 'internal_error'
  return makePlanReport({ ...planned, ending: { reason, next: [] } })
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
  const { message, suggestion } = unpreparedText(prepared.error)
  return failure(refusal('command_mistake', message, suggestion))
}

interface HeadPlan extends Pick<RunCommand, 'context' | 'forge'> {
  readonly pull: PullState
  readonly config: SousConfig
  readonly prepared: PreparedRecipe
  readonly approver?: Approver
}

async function planHead({ context, forge, pull, config, prepared, approver }: HeadPlan): Promise<Result<FolderPlan, Refusal>> {
  const remote = await forge.remote()
  if (!remote.ok) return remote
  // A job that only plans leaves it to another to keep the plan.
  const asked = context.job === 'plan' ? undefined : remote.value.refusePush()
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
    rules: pull.isFork ? [] : config.rules,
    ...(approver !== undefined && !pull.isFork && { approver }),
    facts: {
      repository: { id: String(repository.id), pull: pull.number },
      base: { commit: head.commit, ref: `refs/heads/${base.ref}`, directory: '.' },
      head: { repository: String(head.repository ?? 'gone'), ref: `refs/heads/${head.ref}`, commit: head.commit },
      target: `refs/heads/${head.ref}`,
    },
  })
}
