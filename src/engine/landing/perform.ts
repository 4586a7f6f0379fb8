import type { RepoPath } from '../../model/path.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { fromDiskFault } from '../../workspace/disk-errors.ts'
import { staleError, type Targets } from './inspect-targets.ts'
import type { Step } from './journal.ts'
import { performStep, type Stores } from './steps.ts'
import { nameOf, type TreeWalker } from './tree-walker.ts'

export interface PerformRequest {
  readonly steps: readonly Step[]
  readonly walker: TreeWalker
  readonly targets: Targets
  readonly stores: Stores
  readonly progress: (done: number) => void
}

/** Does all steps in order, up to the first that fails; says why it did. */
export function performAll({ steps, walker, targets, stores, progress }: PerformRequest): ToolError | undefined {
  for (const [index, step] of steps.entries()) {
    progress(index)
    const replaces = step.kind === 'update' || step.kind === 'delete'
    if (replaces && !isUntouched(step.path, walker, targets)) return staleError([`'${step.path}' was changed meanwhile`])
    const done = performStep(step, walker, stores)
    if (done.ok) continue
    return done.error.code === 'EEXIST' ? staleError([`'${step.path}' exists now`]) : fromDiskFault(done.error, step.path, 'write')
  }
  const swapped = walker.findSwapped()
  return swapped === undefined ? undefined : staleError([`'${swapped}' is another directory now`])
}

/** A last look right before a file is replaced: an edit made while the landing was prepared must not get lost. */
function isUntouched(path: RepoPath, walker: TreeWalker, targets: Targets): boolean {
  const parent = walker.parent(path)
  const entry = parent.ok ? parent.value.entry(nameOf(path)) : parent
  return entry.ok && entry.value !== undefined && entry.value.stamp === targets.present.get(path)?.stamp
}
