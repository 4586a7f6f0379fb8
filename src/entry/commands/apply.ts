import { type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { endingOf } from '../../report/ending-text.ts'
import type { RunEnding } from '../../report/plan-report.ts'
import { approveCallPlan } from '../approve-call-plan.ts'
import type { AskToLandRequest } from '../ask-to-land.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { landLoaded } from '../land-loaded.ts'
import { nextCommands } from '../next-commands.ts'
import { openPlan } from '../open-plan.ts'
import { withProgress } from '../progress.ts'
import { openReportFolder } from '../report-files.ts'
import { describeRunOptions, readRunOptions } from '../run-options.ts'
import { failEarly, reportLanding } from '../run-report.ts'

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
  const ending = landed.ok ? landed.value : endingOf(landed.error)
  const next = nextCommands({ reason: ending.reason, options: options.value, plan })
  return reportLanding(
    { plan, ending: { ...ending, next }, ...(!landed.ok && { error: landed.error }) },
    { options: options.value, invocation, folder: folder.value, changes },
  )
}

async function approveAndLand(request: Omit<AskToLandRequest, 'call' | 'rules'>): Promise<Result<Omit<RunEnding, 'next'>, ToolError>> {
  const approved = await approveCallPlan(request)
  if (!approved.ok) return approved
  if (approved.value === 'already_applied') return success({ reason: approved.value })
  return withProgress(request.invocation.console, 'landing', (progress) => landLoaded({ ...request, progress }))
}
