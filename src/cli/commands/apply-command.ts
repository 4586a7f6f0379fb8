import { applyLoaded } from '../../app/apply-saved.ts'
import { openPlan } from '../../app/saved-plan.ts'
import { readUserRules } from '../../app/user-files.ts'
import { foreseeApply } from '../../apply/apply-plan.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { callOfPlan } from '../../plan/plan-of-call.ts'
import { outcomeOf } from '../../report/outcome-text.ts'
import type { RunOutcome } from '../../report/plan-report.ts'
import { findTool } from '../../tools/registry.ts'
import { EXIT, type ExitCode } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { describeRunOptions, readRunOptions } from '../options/run-options.ts'
import { openReportFolder } from '../report-files.ts'
import { failEarly, nextCommands, reportApplied } from '../run-report.ts'
import { type AskToApplyRequest, askToApply } from '../terminal/approvers.ts'
import { withProgress } from '../terminal/progress-line.ts'

const USAGE = `Usage: sous apply <digest> [options]

Lands exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the
approval. Refuses when the branch or a touched file moved since; running it twice is safe.

The plan of a single call, which an assistant has made over MCP, is shown first and asked for, since nobody has seen it
yet; without a terminal it lands only with --yes. 'sous plans <digest>' shows any plan.

`

/** `sous apply`: lands a plan that was kept. */
export async function applyCommand(invocation: Invocation): Promise<ExitCode> {
  const options = readRunOptions('apply', invocation.argv)
  if (!options.ok) return failEarly(options.error, invocation)
  if (options.value.help) {
    invocation.console.out(USAGE + describeRunOptions('apply'))
    return EXIT.done
  }
  const folder = openReportFolder(options.value, invocation)
  if (!folder.ok) return failEarly(folder.error, invocation)
  const open = await openPlan(options.value, invocation)
  if (!open.ok) return failEarly(open.error, invocation, folder.value)
  await using loaded = open.value.loaded
  const { plan, changes } = loaded
  const request = { ...open.value, options: options.value, invocation }
  const landed = await approveAndLand(request)
  const ending = landed.ok ? landed.value : outcomeOf(landed.error)
  const next = nextCommands({ reason: ending.reason, options: options.value, plan })
  return reportApplied(
    { plan, ending: { ...ending, next }, ...(!landed.ok && { error: landed.error }) },
    { options: options.value, invocation, folder: folder.value, changes },
  )
}

async function approveAndLand(request: Omit<AskToApplyRequest, 'call' | 'rules'>): Promise<Result<Omit<RunOutcome, 'next'>, ToolError>> {
  const approved = await approveCallPlan(request)
  if (!approved.ok) return approved
  if (approved.value === 'already_applied') return success({ reason: approved.value })
  return withProgress(request.invocation.console, 'landing', (progress) =>
    applyLoaded({ ...request, surroundings: request.invocation, progress }),
  )
}

/**
 * Gets the approval that the plan of a single call needs: whoever named its digest, which an assistant may have told them, has
 * not seen yet what it changes. They are asked as `sous tool` asks, about the very call, unless there is nothing to land.
 */
export async function approveCallPlan(
  request: Omit<AskToApplyRequest, 'call' | 'rules'>,
): Promise<Result<'approved' | 'already_applied', ToolError>> {
  const { loaded, place, options, invocation } = request
  const called = callOfPlan(loaded.plan)
  if (called === undefined) return success('approved')
  if (!options.commit && options.branch === undefined) {
    const foreseen = await foreseeApply({ ...loaded, ...place.landing })
    if (!foreseen.ok) return foreseen
    if (foreseen.value === 'already_applied') return success(foreseen.value)
  }
  const rules = readUserRules(invocation)
  if (!rules.ok) return rules
  const tool = await findTool(called.tool)
  const refusal = await askToApply({ ...request, rules: rules.value, ...(tool && { call: { tool, args: called.args } }) })
  return refusal === undefined ? success('approved') : failure(refusal)
}
