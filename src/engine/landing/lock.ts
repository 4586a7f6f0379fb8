import { randomBytes } from 'node:crypto'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import type { LandingDisk, OpenDirectory, ProcessIdentity } from '../../system/landing-disk.ts'
import { fromDiskFault } from '../../workspace/disk-errors.ts'
import { isWithoutLinks } from './steps.ts'

const LOCK = 'lock'
/** A dead owner's lock is taken away at most so often; then somebody else keeps winning. */
const MAX_ATTEMPTS = 5

export interface Lock {
  release(): void
}

/** Only one landing or recovery at a time in a folder. The lock of a process that ended without removing it is void. */
export function takeLock(home: OpenDirectory, disk: LandingDisk, shownHome: string): Result<Lock, ToolError> {
  const shown = `${shownHome}/${LOCK}`
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
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
    'landing_busy',
    `Another landing is under way in this folder: ${who} holds '${shown}'`,
    'Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.',
  )
}
