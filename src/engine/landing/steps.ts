import { assertNever } from '../../model/assert-never.ts'
import { fileModeOf } from '../../model/change.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { DiskFault } from '../../system/disk.ts'
import type { OpenDirectory } from '../../system/landing-disk.ts'
import { type FileStep, type Step, versionOf } from './journal.ts'
import { nameOf, type TreeWalker } from './tree-walker.ts'

/** Where a landing keeps what it writes (`made`) and what was there before (`kept`), by number. */
export interface Stores {
  readonly made: OpenDirectory
  readonly kept: OpenDirectory
}

type Outcome = Result<void, DiskFault>
export type StepState = 'before' | 'after' | 'other'

const DONE: Outcome = success(undefined)

/** Does one step of a landing. Each is one call of the file system: done or not, never half. */
export function performStep(step: Step, walker: TreeWalker, stores: Stores): Outcome {
  const parent = walker.parent(step.path)
  if (!parent.ok) return step.kind === 'remove_directory' && isAbsent(parent.error) ? DONE : parent
  const name = nameOf(step.path)
  switch (step.kind) {
    case 'create':
      return place(parent.value, name, stores.made, step.number)
    case 'update':
      return parent.value.moveFrom(stores.made, String(step.number), name)
    case 'delete':
      return parent.value.removeFile(name)
    case 'make_directory':
      return tolerate(parent.value.makeDirectory(name), ['EEXIST'])
    case 'remove_directory':
      walker.leave(step.path)
      // A file may have its place by now.
      return tolerate(parent.value.removeDirectory(name), ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'])
    default:
      return assertNever(step)
  }
}

/** Takes one step back. */
export function undoStep(step: Step, walker: TreeWalker, stores: Stores): Outcome {
  const parent = walker.parent(step.path)
  // Where the directory was never made there is nothing to take back.
  if (!parent.ok) return step.kind === 'make_directory' && isAbsent(parent.error) ? DONE : parent
  const name = nameOf(step.path)
  switch (step.kind) {
    case 'create':
      return parent.value.removeFile(name)
    case 'update':
      return parent.value.moveFrom(stores.kept, String(step.number), name)
    case 'delete':
      return place(parent.value, name, stores.kept, step.number)
    case 'make_directory':
      walker.leave(step.path)
      return tolerate(parent.value.removeDirectory(name), ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'])
    case 'remove_directory':
      return tolerate(parent.value.makeDirectory(name, step.permissions), ['EEXIST'])
    default:
      return assertNever(step)
  }
}

/** Whether a file is as before the step, as after it, or neither: then somebody else changed it. */
export function stateOf(step: FileStep, walker: TreeWalker): StepState {
  const before = step.kind === 'create' ? undefined : step.before
  const after = step.kind === 'delete' ? undefined : step.after
  const parent = walker.parent(step.path)
  const file = parent.ok ? parent.value.read(nameOf(step.path)) : parent
  if (!file.ok) {
    // A directory in the place of a deleted file is one that the same landing made; one in that of a new file, it removes.
    const isGone = isAbsent(file.error) || (step.kind !== 'update' && file.error.code === 'EISDIR')
    if (!isGone) return 'other'
    return before === undefined ? 'before' : after === undefined ? 'after' : 'other'
  }
  const now = versionOf(file.value.bytes, fileModeOf(file.value.entry.permissions))
  if (before?.sha256 === now.sha256 && before.mode === now.mode) return 'before'
  return after?.sha256 === now.sha256 && after.mode === now.mode ? 'after' : 'other'
}

/** Puts a stored file where nothing is: a link fails if something is there by now, which moving would replace. */
function place(directory: OpenDirectory, name: string, store: OpenDirectory, number: number): Outcome {
  const linked = directory.linkFrom(store, String(number), name)
  if (linked.ok || !isWithoutLinks(linked.error)) return linked
  const entry = directory.entry(name)
  if (!entry.ok) return entry
  return entry.value === undefined
    ? directory.moveFrom(store, String(number), name)
    : failure({ code: 'EEXIST', message: 'there is something at that path by now' })
}

function isAbsent(fault: DiskFault): boolean {
  return fault.code === 'ENOENT' || fault.code === 'ENOTDIR'
}

/** Whether a link was refused for what it is, not for what is there: then a copy or a move does. */
export function isWithoutLinks(fault: DiskFault): boolean {
  return ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(fault.code)
}

function tolerate(outcome: Outcome, codes: readonly string[]): Outcome {
  return !outcome.ok && codes.includes(outcome.error.code) ? DONE : outcome
}
