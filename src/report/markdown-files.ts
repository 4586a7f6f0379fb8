import type { FileChange } from '../model/change.ts'
import type { RepoPath } from '../model/path.ts'
import type { FileDiff } from '../workspace/patch/file-diff.ts'
import type { Part } from './markdown-budget.ts'
import { notesOf } from './markdown-diff.ts'
import { codeSpan, fence, inlineText, table } from './markdown-text.ts'
import type { PlanReport } from './plan-report.ts'
import { printableLine } from './printable.ts'

/** Every path that changes: with counts, sizes and notes where there is room for that, or just the paths. */
export function filesPart(report: PlanReport, rank: number): readonly Part[] {
  const { changes } = report
  if (changes.length === 0) return []
  const list = () =>
    fence(
      'text',
      changes.map(({ path, kind }) => printableLine(kind === 'create_directory' ? `${path}/` : path)),
    )
  return [
    {
      rank,
      forms: [
        { render: () => `### Files\n\n${renderTable(report)}\n` },
        { render: () => `### Files\n\n${list()}\n`, lacks: 'the counts of the files' },
      ],
      lacks: 'the list of the files',
    },
  ]
}

function renderTable({ changes, diffs, authors }: PlanReport): string {
  const byPath = new Map<RepoPath, FileDiff>(diffs.map((diff) => [diff.path, diff]))
  const rows = changes.map((change) => {
    const diff = byPath.get(change.path)
    if (diff === undefined) return [codeSpan(`${change.path}/`), '', '', '', '', 'new directory']
    const steps = [...new Set(diff.hunks.flatMap((hunk) => authors.get(hunk) ?? []))]
    const counts = diff.isBinary ? ['', ''] : [`+${diff.additions}`, `−${diff.deletions}`]
    return [codeSpan(change.path), ...counts, sizesOf(change), steps.map(inlineText).join(', '), notesOf(diff).join(', ')]
  })
  return table(['File', '+:', '−:', 'Bytes:', 'Steps', 'Notes'], rows)
}

function sizesOf(change: FileChange): string {
  switch (change.kind) {
    case 'create':
      return String(change.after.length)
    case 'update':
      return `${change.before.length} → ${change.after.length}`
    case 'delete':
      return `${change.before.length} → 0`
    case 'create_directory':
      return ''
  }
}
