import type { FileChange, FileMode } from '../../model/change.ts'
import { parentOf, type RepoDirectory, ROOT_DIRECTORY } from '../../model/path.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { DiskFault } from '../../system/disk.ts'
import type { OpenDirectory, WriteRequest } from '../../system/landing-disk.ts'
import { fromDiskFault } from '../../workspace/disk-errors.ts'
import type { Targets } from './inspect-targets.ts'
import { isWithoutLinks, type Stores } from './steps.ts'
import { nameOf, type TreeWalker } from './tree-walker.ts'

export interface StoreRequest {
  readonly changes: readonly FileChange[]
  readonly targets: Targets
  readonly walker: TreeWalker
  readonly stores: Stores
  readonly progress: (done: number) => void
}

/** Writes the new contents and keeps the old ones, both beside the tree. Names are the changes' numbers. */
export function storeContents({ changes, targets, walker, stores, progress }: StoreRequest): Result<void, ToolError> {
  for (const [index, change] of changes.entries()) {
    progress(index)
    const name = String(index)
    const present = targets.present.get(change.path)
    if (change.kind === 'create' || change.kind === 'update') {
      const written = stores.made.write(name, {
        bytes: change.after,
        isExecutable: change.mode === '100755',
        ...(present === undefined
          ? ownerIn(walker, parentOf(change.path))
          : { permissions: permissionsFor(present.permissions, change.mode), owner: present.owner }),
      })
      if (!written.ok) return failure(fromDiskFault(written.error, change.path, 'write'))
    }
    if (change.kind === 'update' || change.kind === 'delete') {
      const parent = walker.parent(change.path)
      const kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent
      if (!kept.ok) return failure(fromDiskFault(kept.error, change.path, 'keep'))
    }
  }
  return success(undefined)
}

const SET_GROUP = 0o2000

/** It comes from elsewhere, and so does not get the group from a directory that gives its own to what is made in it. */
function ownerIn(walker: TreeWalker, directory: RepoDirectory): Pick<WriteRequest, 'owner'> {
  const opened = walker.enter(directory)
  // One that is yet to be made is made like the one above.
  if (!opened.ok) return directory === ROOT_DIRECTORY ? {} : ownerIn(walker, parentOf(directory))
  const entry = opened.value.entry('.')
  const isGiven = entry.ok && entry.value !== undefined && (entry.value.permissions & SET_GROUP) !== 0
  return isGiven ? { owner: { group: entry.value.owner.group } } : {}
}

/** A link costs nothing and brings back the very same file; where links are refused, a copy. */
function keep(directory: OpenDirectory, name: string, store: OpenDirectory, as: string): Result<void, DiskFault> {
  const linked = store.linkFrom(directory, name, as)
  if (linked.ok || !isWithoutLinks(linked.error)) return linked
  const file = directory.read(name)
  if (!file.ok) return file
  const { permissions, owner } = file.value.entry
  return store.write(as, { bytes: file.value.bytes, permissions, owner })
}

/** Who may read may execute, as git does; all other bits stay as the person set them. */
function permissionsFor(present: number, mode: FileMode): number {
  const isExecutable = (present & 0o100) !== 0
  if (mode === '100644') return isExecutable ? present & ~0o111 : present
  return isExecutable ? present : present | ((present & 0o444) >> 2)
}
