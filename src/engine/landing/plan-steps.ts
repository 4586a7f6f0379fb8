import type { FileChange } from '../../model/change.ts'
import { ancestorsOf, type RepoPath } from '../../model/path.ts'
import type { Targets } from './inspect-targets.ts'
import { type Step, versionOf } from './journal.ts'
import { nameOf, type TreeWalker } from './tree-walker.ts'

export interface PlanRequest {
  readonly changes: readonly FileChange[]
  readonly targets: Targets
  readonly walker: TreeWalker
  /** Git does not know empty directories and removes those it empties; in a repository a landing does the same. */
  readonly removesEmptied: boolean
}

/** Puts the changes into an order in which each step finds the way free: a deleted file may become a directory. */
export function planSteps({ changes, targets, walker, removesEmptied }: PlanRequest): readonly Step[] {
  const deletes: Step[] = []
  const writes: Step[] = []
  changes.forEach((change, number) => {
    const { path } = change
    if (change.kind === 'delete') deletes.push({ kind: 'delete', path, number, before: versionOf(change.before, change.modeBefore) })
    if (change.kind === 'create') writes.push({ kind: 'create', path, number, after: versionOf(change.after, change.mode) })
    if (change.kind === 'update')
      writes.push({
        kind: 'update',
        path,
        number,
        before: versionOf(change.before, change.modeBefore),
        after: versionOf(change.after, change.mode),
      })
  })
  const makes = targets.missingDirectories.map((path): Step => ({ kind: 'make_directory', path }))
  return [...deletes, ...makes, ...writes, ...(removesEmptied ? planRemovals(changes, walker) : [])]
}

/** Directories that may be empty in the end, innermost first. Whether they are, the file system knows when it is time. */
function planRemovals(changes: readonly FileChange[], walker: TreeWalker): readonly Step[] {
  const emptied = new Set<RepoPath>()
  for (const change of changes) if (change.kind === 'delete') for (const directory of ancestorsOf(change.path)) emptied.add(directory)
  const removals: Step[] = []
  for (const path of [...emptied].sort((a, b) => b.length - a.length)) {
    const parent = walker.parent(path)
    const entry = parent.ok ? parent.value.entry(nameOf(path)) : parent
    if (entry.ok && entry.value !== undefined) removals.push({ kind: 'remove_directory', path, permissions: entry.value.permissions })
  }
  return removals
}
