import { cutText } from './cut-text.ts'
import { fence } from './markdown-text.ts'
import type { StepRecord } from './plan-recorder.ts'
import { printable } from './printable.ts'
import { summarizeStep } from './step-summary.ts'

const MAX_BARS = 60
const MAX_LABEL_CHARACTERS = 50

/** When which step ran, as a Mermaid chart. Nothing where there is nothing to compare. */
export function renderTimeline(steps: readonly StepRecord[]): string {
  const ran = steps.filter((step) => ['ran', 'failed'].includes(summarizeStep(step).status))
  if (ran.length < 2) return ''
  const end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs))
  // Of a plan that was made elsewhere nobody knows how long it took.
  if (end === 0) return ''
  const bars = ran.slice(0, MAX_BARS).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`)
  const rest = ran.length - bars.length
  const chart = fence('mermaid', ['gantt', '  dateFormat x', `  axisFormat ${end < 60_000 ? '%S.%L s' : '%M:%S min'}`, ...bars])
  return rest === 0 ? chart : `${chart}\nThe first ${MAX_BARS} of ${ran.length} steps.\n`
}

function bar({ ending, startMs, durationMs }: StepRecord): string {
  const place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`
  return ending === 'failure' ? `crit, ${place}` : place
}

/** Letters, digits and spaces mean nothing to Mermaid wherever they stand; much of all else does. */
function chartLabel(label: string): string {
  const plain = printable(label)
    .replace(/[^\p{L}\p{N} ._/()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return cutText(plain, MAX_LABEL_CHARACTERS)
}
