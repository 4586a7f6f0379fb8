import type { FileChange } from '../model/change.ts'
import { diffChanges } from './change-summary.ts'
import { fitParts } from './markdown-budget.ts'
import { diffPart } from './markdown-diff.ts'
import { SUMMARY_BUDGET } from './plan-markdown.ts'

/** For all that a summary has beside diffs: a fixed part, and a row for each file. */
const AROUND_BYTES = 100_000
const ROW_BYTES = 150

/**
 * How many files of a plan no summary has room to show. It depends on nothing but the changes, so that the job that lands them
 * comes to the same as the one that showed them.
 */
export async function countHidden(changes: readonly FileChange[]): Promise<number> {
  const diffs = await diffChanges(changes)
  const rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + ROW_BYTES, 0)
  const room = Math.max(0, SUMMARY_BUDGET.bytes - AROUND_BYTES - rows)
  const parts = diffs.map((diff) => ({ ...diffPart(diff, new Map()), rank: 0 })).toSorted((a, b) => a.leastBytes - b.leastBytes)
  return fitParts(parts, { bytes: room, units: room }).lacks.length
}
