import { isOutcome, meaningOf, type ReasonCode, reasonOf } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { countOf } from '../base/text/wording.ts'
import { countFindings } from './annotations.ts'
import type { PlannedRun, RunOutcome } from './plan-report.ts'

/** The outcome of a run in words. `show` escapes the detail for where it goes. */
export function outcomeText({ reason, detail }: Pick<RunOutcome, 'reason' | 'detail'>, show: (detail: string) => string): string {
  if (detail === undefined) return meaningOf(reason)
  return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`
}

/** A recipe that would change nothing. If it found something, the findings are the outcome. */
export function cleanEnding(run: Pick<PlannedRun, 'outcome' | 'plan' | 'found'>): Pick<RunOutcome, 'reason' | 'detail'> {
  const found = countFindings(run)
  return found === 0 ? { reason: 'clean' } : { reason: 'clean', detail: `${countOf(found, 'finding')}. There is nothing to apply.` }
}

/** A run that ended with an error outside its steps. */
export function outcomeOf(error: ToolError): Omit<RunOutcome, 'next'> {
  const reason = reasonOf(error)
  return isToldByDetail(reason) ? { reason, detail: `${error.message}. ${error.suggestion}` } : { reason }
}

const TOLD_BY_DETAIL: readonly ReasonCode[] = ['previewed', 'gated', 'clean', 'stale', 'changes_found', 'merged_on_moved_base']

/** Whether the detail replaces the meaning of the reason, because it is more exact or says the same. */
function isToldByDetail(reason: ReasonCode): boolean {
  return TOLD_BY_DETAIL.includes(reason) || !isOutcome(reason)
}
