import type { FileChange } from '../../model/change.ts'
import type { Plan } from '../../model/plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { countHidden } from '../../report/hidden-changes.ts'

/** A call with more than this is not shown whole either. */
const MAX_CALL_CHARACTERS = 40_000

/** What no preview can show whole nobody can approve. Nothing that was written down about the preview is asked. */
export async function refuseHidden(plan: Plan, changes: readonly FileChange[]): Promise<Refusal | undefined> {
  const waiting = plan.steps.find(({ outcome }) => outcome.kind === 'deferred' && outcome.because === 'external')
  if (waiting !== undefined && JSON.stringify(waiting.args).length > MAX_CALL_CHARACTERS)
    return refusal('preview_incomplete', `The call of '${waiting.tool}' that waits is too large to be shown`, 'Let the recipe call less.')
  const hidden = await countHidden(changes)
  if (hidden === 0) return undefined
  return refusal(
    'preview_incomplete',
    `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to be shown`,
  )
}
