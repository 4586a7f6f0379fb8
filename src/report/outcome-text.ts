import { isOutcome, meaningOf, type ReasonCode, reasonOf } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { countOf } from '../base/text/wording.ts'
import { countFindings } from './annotations.ts'
import type { PlannedRun, RunOutcome } from './plan-report.ts'

/** How a run ended, in words; `show` makes the detail inert where it is put. */
export function outcomeText({ reason, detail }: Pick<RunOutcome, 'reason' | 'detail'>, show: (detail: string) => string): string {
  if (detail === undefined) return meaningOf(reason)
  return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`
}

/** A recipe that would change nothing: where it found something, that is what there is to say. */
export function cleanEnding(run: Pick<PlannedRun, 'outcome' | 'plan' | 'found'>): Pick<RunOutcome, 'reason' | 'detail'> {
  const found = countFindings(run)
  return found === 0 ? { reason: 'clean' } : { reason: 'clean', detail: `${countOf(found, 'finding')}. There is nothing to apply.` }
}

/** A run that ended with an error which is not that of a step. */
export function outcomeOf(error: ToolError): Omit<RunOutcome, 'next'> {
  const reason = reasonOf(error)
  return isToldByDetail(reason) ? { reason, detail: `${error.message}. ${error.suggestion}` } : { reason }
}

const TOLD_BY_DETAIL: readonly ReasonCode[] = ['previewed', 'gated', 'clean', 'stale', 'changes_found', 'merged_on_moved_base']

/** What the reason means would tell of a step, leave out what moved or how many files it is about, or say a refusal twice. */
function isToldByDetail(reason: ReasonCode): boolean {
  return TOLD_BY_DETAIL.includes(reason) || !isOutcome(reason)
}
