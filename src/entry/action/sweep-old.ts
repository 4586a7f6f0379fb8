import { sweepPlans } from '../../forge/plans/sweep-plans.ts'
import { printableLine } from '../../report/printable.ts'
import type { ActionContext } from './action-context.ts'
import type { Forge } from './open-forge.ts'

/** As long as GitHub lets a run be repeated: until then a plan that was used is known to have been. */
const KEEP_DAYS = 30
const DAY_HOURS = 24

export interface Sweeping {
  readonly context: ActionContext
  readonly forge: Forge
  /** For how long a plan can be landed. */
  readonly keepHours: number
}

/** Removes the refs of plans that are long past, at the end of runs that wrote to the repository anyway. Takes no call of the API. */
export async function sweepOld({ context, forge, keepHours }: Sweeping): Promise<void> {
  const remote = await forge.remote()
  const now = forge.github.serverTime
  if (!remote.ok || now === undefined || context.signal.aborted) return
  const swept = await sweepPlans(remote.value, { now, keepDays: KEEP_DAYS + Math.ceil(keepHours / DAY_HOURS) })
  // Whoever comes next tries again.
  if (!swept.ok) context.runner.say(`Old plans could not be removed: ${printableLine(swept.error.message)}\n`)
  else if (swept.value > 0) context.runner.say(`Removed ${swept.value} refs of old plans\n`)
}
