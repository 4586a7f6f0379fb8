import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { type ApplyDisk, makeAndOpen, type OpenDirectory, type ProcessIdentity } from '../../system/disk/apply-disk.ts'
import type { DiskFault } from '../../system/disk/disk.ts'
import { fromDiskFault } from '../../system/disk/disk-errors.ts'
import { isWithoutLinks } from './journal.ts'

export interface Place {
  /** Absolute path of the folder that changes are relative to, without links. */
  readonly folder: string
  /** The git directory of the work tree that the folder lies in, without links. */
  readonly gitDirectory?: string | undefined
  readonly disk: ApplyDisk
}

/** The directory that holds the lock and the areas of landings in one folder, and the folder itself. */
export interface Home {
  readonly root: OpenDirectory
  readonly directory: OpenDirectory
  /** Those on the way to it, which may have been made just now. */
  readonly above: readonly OpenDirectory[]
  /** How to get from here to the folder: stays true when a repository is copied or moved as a whole. */
  readonly toFolder: string
  /** For people to read. */
  readonly path: string
  /** Closes everything, and removes the directory where it is empty by now. */
  close(): void
}

const LANDING = 'landing'
const MAX_ATTEMPTS = 5

/**
 * Opens `sous/landing` in the git directory, and makes it first if need be. Where there is no git directory, or on
 * another file system (a rename cannot cross), it is `.sous/landing` in the folder.
 */
export function openHome(place: Place): Result<Home, ToolError> {
  let home = enterHome(place, makeAndOpen)
  // Whoever has just landed here removes it, be it between the making and the opening.
  for (let attempt = 1; attempt < MAX_ATTEMPTS && isGone(home, place); attempt++) home = enterHome(place, makeAndOpen)
  return home.ok ? success(home.value) : failure(fromDiskFault(home.error.fault, home.error.path, 'write'))
}

/** Like `openHome`, but leaves everything as it is where there never was a landing: `undefined`. */
export function findHome(place: Place): Result<Home | undefined, ToolError> {
  const home = enterHome(place, (parent, name) => parent.open(name))
  if (home.ok) return home
  return isGone(home, place) ? success(undefined) : failure(fromDiskFault(home.error.fault, home.error.path, 'open'))
}

/** Whether the folder is there, and what Sous keeps in it is not. */
function isGone(home: ReturnType<typeof enterHome>, { folder }: Place): boolean {
  return !home.ok && home.error.fault.code === 'ENOENT' && home.error.path !== folder
}

type Enter = (parent: OpenDirectory, name: string) => Result<OpenDirectory, DiskFault>

function enterHome(
  { folder, gitDirectory, disk }: Place,
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
  const path = `${isInGit ? gitDirectory : folder}/${name}/${LANDING}`
  const own = keep(enter(base, name))
  if (!own.ok) return abandon(own.error, path)
  const directory = keep(enter(own.value, LANDING))
  if (!directory.ok) {
    base.removeDirectory(name)
    return abandon(directory.error, path)
  }
  const close = () => {
    own.value.removeDirectory(LANDING)
    base.removeDirectory(name)
    closeAll()
  }
  return success({ root: root.value, directory: directory.value, above: [base, own.value], toFolder: relative(path, folder), path, close })
}

const LOCK = 'lock'
/** A dead owner's lock is taken away at most so often; then somebody else keeps winning. */
const MAX_LOCK_ATTEMPTS = 5

export interface Lock {
  release(): void
}

/** Only one landing or recovery at a time in a folder. The lock of a process that ended without removing it is void. */
export function takeLock(home: OpenDirectory, disk: ApplyDisk, shownHome: string): Result<Lock, ToolError> {
  const shown = `${shownHome}/${LOCK}`
  for (let attempt = 0; attempt < MAX_LOCK_ATTEMPTS; attempt++) {
    const taken = create(home, disk.self)
    if (taken.ok) {
      removeTemporaries(home)
      return success({ release: () => void home.removeFile(LOCK) })
    }
    // Whoever held the lock removed the directory with it, right now.
    if (taken.error.code === 'ENOENT') break
    if (taken.error.code !== 'EEXIST') return failure(fromDiskFault(taken.error, shown, 'write'))
    const found = home.read(LOCK)
    if (!found.ok) continue
    const owner = decodeOwner(found.value.bytes)
    if (owner !== undefined && disk.isRunning(owner)) return failure(busy(owner, shown))
    takeAway(home, found.value.bytes)
  }
  return failure(busy(undefined, shown))
}

function create(home: OpenDirectory, self: ProcessIdentity) {
  const temporary = `${LOCK}-${randomBytes(6).toString('hex')}`
  const bytes = Buffer.from(JSON.stringify(self))
  const written = home.write(temporary, { bytes })
  if (!written.ok) {
    home.removeFile(temporary)
    return written
  }
  // A link appears with its content in it; a file made in place would be empty for a moment.
  const linked = home.linkFrom(home, temporary, LOCK)
  home.removeFile(temporary)
  return !linked.ok && isWithoutLinks(linked.error) ? home.write(LOCK, { bytes }) : linked
}

/**
 * Two processes may find the same dead owner: what was taken away must be that one's lock, else it is put back. Told by what it
 * says: file systems give the number of a removed file to the next one.
 */
function takeAway(home: OpenDirectory, dead: Uint8Array): void {
  const aside = `${LOCK}-${randomBytes(6).toString('hex')}`
  if (!home.moveFrom(home, LOCK, aside).ok) return
  const taken = home.compare(aside, dead)
  if (taken.ok && !taken.value.isSame) home.linkFrom(home, aside, LOCK)
  home.removeFile(aside)
}

/** What killed processes left. One that is at it right now finds its file gone, and this lock in its place. */
function removeTemporaries(home: OpenDirectory): void {
  const names = home.names()
  for (const name of names.ok ? names.value : []) if (name.startsWith(`${LOCK}-`)) home.removeFile(name)
}

function decodeOwner(bytes: Uint8Array): ProcessIdentity | undefined {
  try {
    const { host, pid, started } = JSON.parse(Buffer.from(bytes).toString('utf8'))
    const isOwner = typeof host === 'string' && Number.isSafeInteger(pid) && pid > 0 && typeof started === 'string'
    return isOwner ? { host, pid, started } : undefined
  } catch {
    return undefined
  }
}

function busy(owner: ProcessIdentity | undefined, shown: string): ToolError {
  const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`
  return toolError(
    'apply_busy',
    `Another landing is under way in this folder: ${who} holds '${shown}'`,
    'Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.',
  )
}
