import { countOf } from '../model/wording.ts'
import type { FileDiff } from '../workspace/patch/file-diff.ts'
import type { Part } from './markdown-budget.ts'
import { diffPart } from './markdown-diff.ts'
import { codeSpan } from './markdown-text.ts'
import type { PlanReport } from './plan-report.ts'

/** Few diffs are read at once; some are opened one by one; of many, all but the first are in one fold. */
const MAX_OPEN = 3
const MAX_LISTED = 15
const FIRST_LISTED = 10

/** Every file that changes, each once. Small diffs get room first. */
export function filesParts({ changes, diffs, authors }: Pick<PlanReport, 'changes' | 'diffs' | 'authors'>, rank: number): readonly Part[] {
  const parts = diffs.map((diff, i) => diffPart(diff, authors, diffs.length <= MAX_OPEN || (i === 0 && isShort(diff))))
  const bySize = [...parts].sort((a, b) => a.leastBytes - b.leastBytes)
  const place = new Map(bySize.map((part, i) => [part, i / bySize.length]))
  const ranked = parts.map((part) => ({ ...part, rank: rank + (place.get(part) ?? 0) }))
  const directories = changes.filter(({ kind }) => kind === 'create_directory').map(({ path }) => codeSpan(`${path}/`))
  return [...(ranked.length > MAX_LISTED ? foldRest(ranked) : ranked), ...directoriesPart(directories, rank)]
}

/** The first of many is open, to show what kind of change it is, unless it would push the others out of sight. */
function isShort({ additions, deletions }: FileDiff): boolean {
  return additions + deletions <= 20
}

function foldRest(parts: readonly Part[]): readonly Part[] {
  const more = countOf(parts.length - FIRST_LISTED, 'more file')
  return [
    ...parts.slice(0, FIRST_LISTED),
    fixedPart(`\n<details>\n<summary>${more}</summary>\n\n`),
    ...parts.slice(FIRST_LISTED),
    fixedPart('\n</details>\n\n'),
  ]
}

function directoriesPart(directories: readonly string[], rank: number): readonly Part[] {
  if (directories.length === 0) return []
  const text = `\n${directories.length === 1 ? 'New directory' : 'New directories'}: ${directories.join(', ')}\n\n`
  return [{ rank, forms: [{ render: () => text }], lacks: 'the new directories' }]
}

/** What there is room for in any case. */
export function fixedPart(text: string): Part {
  return { rank: 0, forms: [{ render: () => text }] }
}
