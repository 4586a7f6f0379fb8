import type { FileChange } from '../model/change.ts'
import type { RepoPath } from '../model/path.ts'
import { type ProtectedPlaces, whyProtected } from '../model/protected-paths.ts'
import { countOf } from '../model/wording.ts'
import { diffChange } from '../workspace/patch/diff-change.ts'
import type { FileDiff } from '../workspace/patch/file-diff.ts'

export interface ChangeRecord {
  readonly path: RepoPath
  readonly kind: FileChange['kind']
  readonly additions: number
  readonly deletions: number
  /** Why whoever approves it should look twice. */
  readonly protected?: string
}

/** The diffs of changes, in their order. Directories have none. */
export async function diffChanges(changes: readonly FileChange[]): Promise<readonly FileDiff[]> {
  const diffs: FileDiff[] = []
  for (const change of changes) {
    const diff = await diffChange(change)
    if (diff !== undefined) diffs.push(diff)
  }
  return diffs
}

export function recordChanges(
  changes: readonly FileChange[],
  diffs: readonly FileDiff[],
  places?: ProtectedPlaces,
): readonly ChangeRecord[] {
  const byPath = new Map(diffs.map((diff) => [diff.path, diff]))
  return changes.map((change) => {
    const diff = byPath.get(change.path)
    const why = whyProtected(change, places)
    const counts = { additions: diff?.additions ?? 0, deletions: diff?.deletions ?? 0 }
    return { path: change.path, kind: change.kind, ...counts, ...(why !== undefined && { protected: why }) }
  })
}

/** `3 files changed, 10 insertions(+), 2 deletions(-)`, as git says it. */
export function summarizeChanges(records: readonly ChangeRecord[]): string {
  const directories = records.filter((record) => record.kind === 'create_directory').length
  const files = records.length - directories
  const additions = sum(records.map((record) => record.additions))
  const deletions = sum(records.map((record) => record.deletions))
  const parts: string[] = []
  if (files > 0) parts.push(`${countOf(files, 'file')} changed`)
  if (additions > 0) parts.push(`${countOf(additions, 'insertion')}(+)`)
  if (deletions > 0) parts.push(`${countOf(deletions, 'deletion')}(-)`)
  if (directories > 0) parts.push(`${countOf(directories, 'directory', 'directories')} created`)
  return parts.length === 0 ? 'nothing changed' : parts.join(', ')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
