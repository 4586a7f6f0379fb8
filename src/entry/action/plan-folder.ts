import { type Approver, NOBODY } from '../../engine/approve.ts'
import type { PlanFacts } from '../../engine/plan-content.ts'
import type { PlanOutcome } from '../../engine/plan-outcome.ts'
import { matchProtected } from '../../engine/protected-globs.ts'
import { refuseProtected } from '../../engine/refuse-protected.ts'
import type { LoadedPlan } from '../../engine/seal-plan.ts'
import { refusePlanSecrets } from '../../forge/remote/refuse-secrets.ts'
import type { ApprovalRule } from '../../model/policy.ts'
import { policyHash } from '../../model/policy-hash.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { PlanRecorder } from '../../report/plan-recorder.ts'
import type { PlannedRun } from '../../report/plan-report.ts'
import { knownSecrets } from '../known-secrets.ts'
import { makeRun } from '../make-run.ts'
import { openFolder } from '../open-folder.ts'
import type { PreparedRun } from '../prepare-run.ts'
import { StepLines } from '../step-lines.ts'
import type { ActionContext } from './action-context.ts'
import { actionInvocation } from './action-invocation.ts'
import { watchRunnerFiles } from './runner-files.ts'

export interface PlanFolderRequest {
  readonly context: ActionContext
  /** Absolute path of the files that the plan is over. */
  readonly folder: string
  readonly prepared: Omit<PreparedRun, 'opened'>
  readonly rules: readonly ApprovalRule[]
  readonly approver?: Approver
  readonly facts?: Partial<PlanFacts>
}

/** A plan with what a report says of it, but for how the run ended. Whoever asked disposes of what is loaded. */
export interface FolderPlan {
  readonly planned: Omit<PlannedRun, 'ending'>
  /** Missing when the recipe failed. */
  readonly loaded: LoadedPlan | undefined
}

/** Makes the plan of a recipe over checked-out files, by the same pipeline as the command line. */
export async function planFolder(request: PlanFolderRequest): Promise<Result<FolderPlan, Refusal>> {
  const { context, folder, prepared, rules, facts } = request
  const invocation = actionInvocation(context, folder)
  const opened = await openFolder(invocation, '.')
  if (!opened.ok) return failure(refusal('io_error', opened.error.message, opened.error.suggestion))
  const { config, recipe, inputs } = prepared
  const recorder = new PlanRecorder()
  const lines = new StepLines(invocation.console)
  const message = context.runner.input('commit-message')
  const refuseTampered = watchRunnerFiles(context.env)
  const made = await makeRun({
    run: { ...prepared, opened: opened.value },
    invocation,
    policy: policyHash(config),
    rules,
    approver: request.approver ?? NOBODY,
    emit(event) {
      recorder.record(event)
      lines.take(event)
    },
    allowHosts: [],
    verbose: context.env['RUNNER_DEBUG'] === '1',
    facts: { ...(message !== '' && { message }), ...facts },
    github: expressionContext(context, facts?.base?.commit ?? context.sha),
  })
  const tampered = refuseTampered()
  // Found out only when the tree is put together, but the recipe's own doing.
  if (!made.ok && tampered === undefined && made.error.code === 'path_denied') {
    const outcome = failedBy(made.error, { calls: [], evidence: [], includes: [] }, prepared)
    const places = { directory: facts?.base?.directory ?? '.', matches: matchProtected(config.protectedPaths) }
    return success({ planned: { recipe, inputs, outcome, plan: undefined, steps: recorder.steps, places }, loaded: undefined })
  }
  if (!made.ok) return failure(tampered ?? refusal('io_error', made.error.message, made.error.suggestion))
  const { outcome, loaded } = made.value
  const secret = loaded && refusePlanSecrets(loaded.plan, loaded.changes, knownSecrets(context.env))
  if (tampered !== undefined || secret !== undefined) {
    await loaded?.[Symbol.asyncDispose]()
    return failure(tampered ?? (secret as Refusal))
  }
  const places = { directory: loaded?.plan.base.directory ?? '.', matches: matchProtected(config.protectedPaths) }
  const planned = { recipe, inputs, outcome, plan: loaded?.plan, steps: recorder.steps, places }
  const refused = loaded === undefined ? undefined : refuseProtected(loaded.changes, config, loaded.plan.base.directory)
  if (refused === undefined || loaded === undefined) return success({ planned, loaded })
  await loaded[Symbol.asyncDispose]()
  return success({ planned: { ...planned, plan: undefined, outcome: failedBy(refused, outcome, prepared) }, loaded: undefined })
}

function failedBy(
  error: ToolError,
  { calls, evidence, includes }: Pick<PlanOutcome, 'calls' | 'evidence' | 'includes'>,
  { recipe }: Pick<PreparedRun, 'recipe'>,
): PlanOutcome {
  const at = recipe.permissions.at ?? { file: recipe.source.path, line: 1, column: 1, endLine: 1, endColumn: 1 }
  return { kind: 'failed', failure: { label: recipe.name, at, error }, calls, evidence, includes }
}

/** What expressions see as `github`. A plan is made again before it is applied, by another event, and must come out the same. */
function expressionContext({ repository }: ActionContext, commit: string): Readonly<Record<string, unknown>> {
  return { repository: `${repository.owner}/${repository.name}`, repository_owner: repository.owner, sha: commit }
}
