import * as fs from 'node:fs'
import * as path from 'node:path'
import { decisionOf, type ReasonCode, type Refusal } from '../base/errors/reasons.ts'
import type { RunDecision } from '../base/errors/tool-errors.ts'
import type { Plan } from '../base/plan.ts'
import { FaultAfterPush } from '../github/plans/apply-request.ts'
import { runnerAnnotations } from '../report/annotations.ts'
import { bareResult, planResult } from '../report/json/plan-result.ts'
import { renderBareMarkdown, renderPlanMarkdown, SUMMARY_BUDGET } from '../report/markdown/plan-markdown.ts'
import type { BareReport, PlanReport } from '../report/plan-report.ts'
import { inertForRunner, inertJson, printable } from '../report/printable.ts'
import { renderPatch } from '../workspace/patch/render-patch.ts'
import type { ActionContext } from './runner.ts'

/** How a run of the action ended. */
export interface ActionOutcome {
  readonly reason: ReasonCode
  /** For the log, in words. */
  readonly message: string
  readonly report?: PlanReport
  readonly digest?: string
  readonly pull?: { readonly number: number; readonly url?: string }
  readonly commit?: string
  /** What was applied without running a recipe. */
  readonly plan?: Plan
  /** Something was done but could not be reported on the pull request: someone should look. */
  readonly problem?: Refusal
  /** The requester got an answer, or will get one from the next job, so a refusal does not fail the run. */
  readonly isAnswered?: true
  /** For `mode: gate`: the next job. */
  readonly next?: 'plan' | 'apply' | 'answer'
  /** For `mode: plan`: the folder for the next job. */
  readonly planPath?: string
}

export function refusedOutcome({ code, message, suggestion }: Refusal): ActionOutcome {
  // GitHub's messages end with a full stop.
  return { reason: code, message: `${message.replace(/\.$/, '')}. ${suggestion}` }
}

/** Reports the outcome to the runner: outputs, summary, annotations and the log. Returns the exit code. */
export async function finishAction(ending: ActionOutcome, context: ActionContext): Promise<number> {
  const { runner } = context
  const { reason, message, report } = ending
  const bare: BareReport = {
    ...(ending.plan && { plan: ending.plan }),
    ending: { reason, detail: message, next: [], ...(ending.commit !== undefined && { commit: ending.commit }) },
  }
  let result = bareResult(bare)
  const decision = decisionOf(reason)
  const outputs: Record<string, string> = { decision, 'reason-code': reason, changed: 'false', 'files-changed': '0' }
  if (report === undefined) await addSummary(renderBareMarkdown(bare, SUMMARY_BUDGET).text, context)
  else {
    const summary = renderPlanMarkdown(report, SUMMARY_BUDGET)
    await addSummary(summary.text, context)
    runnerAnnotations(report).shown.forEach(runner.annotate)
    result = planResult(report, summary)
    outputs['changed'] = String(report.changes.length > 0)
    outputs['files-changed'] = String(report.records.filter(({ kind }) => kind !== 'create_directory').length)
    if (report.changes.length > 0) outputs['patch-path'] = await writePatch(report, context)
  }
  if (ending.plan !== undefined) {
    outputs['changed'] = String(ending.plan.changes.length > 0)
    outputs['files-changed'] = String(ending.plan.changes.filter(({ kind }) => kind !== 'create_directory').length)
  }
  outputs['digest'] = ending.digest ?? report?.plan?.digest ?? ''
  outputs['pull-request-number'] = String(ending.pull?.number ?? '')
  outputs['pull-request-url'] = ending.pull?.url ?? ''
  outputs['commit-sha'] = ending.commit ?? ''
  outputs['next'] = ending.next ?? ''
  outputs['plan-path'] = ending.planPath ?? ''
  outputs['result'] = inertJson(result)
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value)
  runner.say(`${printable(message)} (${reason})\n`)
  await warnPersonalToken(context)
  const isUntold = ending.problem !== undefined && runner.input('fail-on') !== 'never'
  const isFailure = isUntold || failsJob(ending, decision, context)
  if (isFailure) runner.report('error', printable(message))
  return isFailure ? 1 : 0
}

const PERSONAL =
  'The token is a personal access token. Sous acts as that person and can reach all their repositories. Use GITHUB_TOKEN or a GitHub App token.'

/** GITHUB_TOKEN and app tokens start with the same prefix; any other token is a person's. */
async function warnPersonalToken(context: ActionContext): Promise<void> {
  const { token, run, runner } = context
  if (token === '' || run.isAppToken) return
  runner.report('warning', PERSONAL)
  await addSummary(`> [!WARNING]\n> ${PERSONAL}\n`, context)
}

/** Failing to write a summary is only a warning. */
async function addSummary(markdown: string, { runner }: ActionContext): Promise<void> {
  try {
    await runner.addSummary(markdown)
  } catch (error) {
    runner.report('warning', `Could not write the job summary: ${(error as Error).message}`)
  }
}

async function writePatch({ changes, plan }: PlanReport, { env, workspace }: ActionContext): Promise<string> {
  const file = path.join(env['RUNNER_TEMP'] ?? workspace, `sous-${(plan?.digest ?? 'plan').slice(0, 16)}.patch`)
  fs.writeFileSync(file, await renderPatch(changes))
  return file
}

/** A stranger's comment never fails a job. */
const NEUTRAL: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'not_a_command',
  'not_permitted',
  'not_listed',
  'bot_actor',
  'command_mistake',
  'digest_malformed',
])

function failsJob({ reason, isAnswered }: ActionOutcome, decision: RunDecision, { runner }: ActionContext): boolean {
  // Someone has to look into a leaked secret, even if the comment was answered.
  const isSettled = isAnswered && decision === 'refuse' && reason !== 'secret_in_output'
  if (NEUTRAL.has(reason) || isSettled) return false
  switch (runner.input('fail-on')) {
    case 'never':
      return reason === 'internal_error' || reason === 'runner_file_tampered'
    case 'changes':
      return decision === 'fail' || decision === 'refuse' || reason === 'previewed' || reason === 'proposed' || reason === 'drift_reported'
    default:
      return decision === 'fail' || decision === 'refuse'
  }
}

/** Reports a bug, with nothing that looks like success. */
export function reportActionFault(error: unknown, { runner, env }: Pick<ActionContext, 'runner' | 'env'>): number {
  const reason = error instanceof Error ? error.message : String(error)
  try {
    runner.setOutput('decision', 'fail')
    runner.setOutput('reason-code', 'internal_error')
    if (error instanceof FaultAfterPush) runner.setOutput('commit-sha', error.commit)
  } catch {
    // The runner's files may be the problem. The exit code still says it.
  }
  if (env['RUNNER_DEBUG'] === '1' && error instanceof Error) runner.say(`${printable(error.stack ?? '')}\n`)
  runner.report('error', inertForRunner(printable(`Bug in Sous: ${reason}`)))
  return 1
}
