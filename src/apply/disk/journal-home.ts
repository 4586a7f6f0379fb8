import { relative } from 'node:path'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { ApplyDisk, OpenDirectory, ProcessIdentity } from '../../system/disk/apply-disk.ts'
import { type DiskFault, fromDiskFault } from '../../system/disk/disk.ts'
import { makeAndOpen } from '../../system/disk/open-directory.ts'
import { type HeldLock, removeLockTemporaries, takeLock } from '../../system/disk/process-lock.ts'

export interface TreePlace {
  /** Absolute path of the folder that changes are relative to, without links. */
  readonly folder: string
  /** The git directory of the work tree that contains the folder, without links. */
  readonly gitDirectory?: string | undefined
  readonly disk: ApplyDisk
}

/** The directory with the lock and the areas of applies in one folder, and the folder itself. */
export interface Home {
  readonly root: OpenDirectory
  readonly directory: OpenDirectory
  /** The directories above it, which may have just been created. */
  readonly above: readonly OpenDirectory[]
  /** The relative path to the folder: stays valid if a repository is copied or moved as a whole. */
  readonly toFolder: string
  /** For display. */
  readonly path: string
  /** Closes everything, and removes the directory if it is empty by now. */
  close(): void
}

const APPLY = 'apply'
const MAX_ATTEMPTS = 5

/**
 * Opens `sous/apply` in the git directory, creating it if necessary. Without a git directory, or on another file system (a rename
 * cannot cross), it is `.sous/apply` in the folder.
 */
export function openHome(place: TreePlace): Result<Home, ToolError> {
  let home = enterHome(place, makeAndOpen)
  // Another apply that just ended removes it, perhaps between creating and opening it.
  for (let attempt = 1; attempt < MAX_ATTEMPTS && isGone(home, place); attempt++) home = enterHome(place, makeAndOpen)
  return home.ok ? success(home.value) : failure(fromDiskFault(home.error.fault, home.error.path, 'write'))
}

/** Like `openHome`, but creates nothing if there never was an apply: `undefined`. */
export function findHome(place: TreePlace): Result<Home | undefined, ToolError> {
  const home = enterHome(place, (parent, name) => parent.open(name))
  if (home.ok) return home
  return isGone(home, place) ? success(undefined) : failure(fromDiskFault(home.error.fault, home.error.path, 'open'))
}

/** Whether the folder exists, but Sous's own directory in it does not. */
function isGone(home: ReturnType<typeof enterHome>, { folder }: TreePlace): boolean {
  return !home.ok && home.error.fault.code === 'ENOENT' && home.error.path !== folder
}

type Enter = (parent: OpenDirectory, name: string) => Result<OpenDirectory, DiskFault>

function enterHome(
  { folder, gitDirectory, disk }: TreePlace,
  enter: Enter,
): Result<Home, { readonly fault: DiskFault; readonly path: string }> {
  const opened: OpenDirectory[] = []
  const keep = (result: Result<OpenDirectory, DiskFault>) => {
    if (result.ok) opened.push(result.value)
    return result
  }
  const closeAll = () => {
    for (const directory of opened.toReversed()) directory.close()
  }
  const abandon = (fault: DiskFault, path: string) => {
    closeAll()
    return failure({ fault, path })
  }

  const root = keep(disk.open(folder))
  if (!root.ok) return abandon(root.error, folder)
  const git = gitDirectory === undefined ? root : keep(disk.open(gitDirectory))
  const isInGit = gitDirectory !== undefined && git.ok && git.value.device === root.value.device
  const base = isInGit ? git.value : root.value
  const name = isInGit ? 'sous' : '.sous'
  const path = `${isInGit ? gitDirectory : folder}/${name}/${APPLY}`
  const own = keep(enter(base, name))
  if (!own.ok) return abandon(own.error, path)
  const directory = keep(enter(own.value, APPLY))
  if (!directory.ok) {
    base.removeDirectory(name)
    return abandon(directory.error, path)
  }
  const close = () => {
    own.value.removeDirectory(APPLY)
    base.removeDirectory(name)
    closeAll()
  }
  return success({ root: root.value, directory: directory.value, above: [base, own.value], toFolder: relative(path, folder), path, close })
}

const LOCK = 'lock'

/** Only one apply or recovery at a time in a folder. */
export function lockHome(home: OpenDirectory, disk: ApplyDisk, shownHome: string): Result<HeldLock, ToolError> {
  const taken = takeLock(home, LOCK, disk)
  if (taken.ok) {
    removeLockTemporaries(home, LOCK)
    return taken
  }
  const shown = `${shownHome}/${LOCK}`
  return failure(taken.error.kind === 'fault' ? fromDiskFault(taken.error.fault, shown, 'write') : busy(taken.error.owner, shown))
}

function busy(owner: ProcessIdentity | undefined, shown: string): ToolError {
  const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`
  return ERRORS.busy(who, shown)
}

const ERRORS = {
  busy: (who: string, shown: string) =>
    toolError(
      'apply_busy',
      `Another apply is running in this folder: ${who} holds '${shown}'`,
      'Wait until it is done, then try again. If that process no longer exists, remove the lock file.',
    ),
}
