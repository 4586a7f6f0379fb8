import { foldPath } from '../model/path.ts'
import { whyProtected } from '../model/protected-paths.ts'
import { factsOf } from './hunk-lines.ts'
import type { PlanReport } from './plan-report.ts'
import { summarizeStep } from './step-summary.ts'

/** Something a reader of a report should know of a file or step before all else. */
export interface PlanWarning {
  /** The path, or the label of the step. */
  readonly about: string
  readonly text: string
}

/** Files that need a second look. */
export function fileWarnings({ changes, diffs, places }: Pick<PlanReport, 'changes' | 'diffs' | 'places'>): readonly PlanWarning[] {
  const guarded = changes.flatMap((change) => {
    const why = whyProtected(change, places)
    return why === undefined ? [] : [{ about: change.path, text: why }]
  })
  const others = diffs.flatMap((diff) =>
    factsOf(diff)
      .filter(({ isWarning }) => isWarning)
      .map(({ text }) => ({ about: diff.path, text: text.replace('⚠ ', '') })),
  )
  return [...guarded, ...caseWarnings({ changes }), ...others]
}

/** Files that are one and the same where a file system ignores case or accents. */
export function caseWarnings({ changes }: Pick<PlanReport, 'changes'>): readonly PlanWarning[] {
  const alike = new Map<string, string[]>()
  for (const { kind, path } of changes) {
    if (kind !== 'create' && kind !== 'update') continue
    const key = foldPath(path)
    alike.set(key, [...(alike.get(key) ?? []), path])
  }
  return [...alike.values()].flatMap((paths) => (paths.length < 2 ? [] : [{ about: paths.join(' and '), text: CASE_ONLY }]))
}

const CASE_ONLY = 'differ only in case or accents. Windows and macOS cannot check out both'

/** What the tools warned of, each once. */
export function callWarnings({ outcome }: Pick<PlanReport, 'outcome'>): readonly PlanWarning[] {
  const known = new Set<string>()
  return outcome.calls.flatMap(({ planned }) => {
    const warnings = planned.outcome.kind === 'ran' ? planned.outcome.warnings : []
    return warnings.filter((text) => known.size < known.add(text).size).map((text) => ({ about: planned.label, text }))
  })
}

/** The labels of the steps that are known only after the approval of the one that waits. */
export function deferredLabels({ steps }: Pick<PlanReport, 'steps'>): readonly string[] {
  return steps.filter((step) => summarizeStep(step).status === 'deferred').map(({ place }) => place.label)
}

/** Values of outputs on one line: texts as they are, all else as JSON. */
export function outputText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null')
}
