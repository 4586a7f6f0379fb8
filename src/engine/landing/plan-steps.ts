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
  const wanted = new Set(changes.filter((change) => change.kind === 'create_directory').map((change) => change.path))
  const emptied = emptiedBy(changes).filter((path) => !wanted.has(path))
  const isReplaced = (path: RepoPath) => targets.replacedDirectories.some((other) => path === other || path.startsWith(`${other}/`))
  const first = planRemovals(emptied.filter(isReplaced), walker)
  const last = removesEmptied
    ? planRemovals(
        emptied.filter((path) => !isReplaced(path)),
        walker,
      )
    : []
  return [...deletes, ...first, ...makes, ...writes, ...last]
}

/** Directories that may be empty in the end. */
function emptiedBy(changes: readonly FileChange[]): readonly RepoPath[] {
  return [...new Set(changes.flatMap((change) => (change.kind === 'delete' ? ancestorsOf(change.path) : [])))]
}

/** Innermost first. Whether they are empty, the file system knows when it is time. */
function planRemovals(emptied: readonly RepoPath[], walker: TreeWalker): readonly Step[] {
  const removals: Step[] = []
  for (const path of [...emptied].sort((a, b) => b.length - a.length)) {
    const parent = walker.parent(path)
    const entry = parent.ok ? parent.value.entry(nameOf(path)) : parent
    if (entry.ok && entry.value !== undefined) removals.push({ kind: 'remove_directory', path, permissions: entry.value.permissions })
  }
  return removals
}
