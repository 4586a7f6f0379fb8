import { meaningOf, type ReasonCode, reasonOf } from '../model/reason-code.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { RunEnding } from './plan-report.ts'

/** How a run ended, in words; `show` makes the detail inert where it is put. */
export function endingText({ reason, detail }: Pick<RunEnding, 'reason' | 'detail'>, show: (detail: string) => string): string {
  if (detail === undefined) return meaningOf(reason)
  return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`
}

/** A run that ended with an error which is not that of a step. */
export function endingOf(error: ToolError): Omit<RunEnding, 'next'> {
  const reason = reasonOf(error)
  return isToldByDetail(reason) ? { reason, detail: `${error.message}. ${error.suggestion}` } : { reason }
}

/** What the reason means would tell of a step, or leave out what moved or how many files it is about. */
function isToldByDetail(reason: ReasonCode): boolean {
  return reason === 'stale' || reason === 'changes_found' || reason.startsWith('failed:')
}
