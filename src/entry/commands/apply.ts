import { reasonOf } from '../../model/reason-code.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { landLoaded } from '../land-loaded.ts'
import { nextCommands } from '../next-commands.ts'
import { openPlan } from '../open-plan.ts'
import { describeRunOptions, readRunOptions } from '../run-options.ts'
import { reportLanding } from '../run-report.ts'

const USAGE = `Usage: sous apply <digest> [options]

Lands exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the
approval. Refuses when the branch or a touched file moved since; running it twice is safe.

`

/** `sous apply`: lands a plan that was kept. */
export async function applyCommand(invocation: Invocation): Promise<ExitCode> {
  const options = readRunOptions('apply', invocation.argv)
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    invocation.console.out(USAGE + describeRunOptions('apply'))
    return EXIT.done
  }
  const open = await openPlan(options.value, invocation)
  if (!open.ok) return fail(open.error, invocation)
  await using loaded = open.value.loaded
  const { plan } = loaded
  const landed = await landLoaded({ ...open.value, options: options.value, invocation })
  const ending = landed.ok ? landed.value : { reason: reasonOf(landed.error) }
  const next = nextCommands({ reason: ending.reason, options: options.value, plan })
  return reportLanding(
    { plan, ending: { ...ending, next }, ...(!landed.ok && { error: landed.error }) },
    { options: options.value, invocation },
  )
}
