import { randomBytes, randomInt } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Result, success } from '../../base/result.ts'
import { elapsedMs } from '../clock.ts'
import type { ApplyDisk, OpenDirectory, ProcessIdentity } from './apply-disk.ts'
import { type DiskFault, isWithoutLinks } from './disk.ts'
import { realApplyDisk } from './real-apply-disk.ts'

// A lock between processes: a file that names its owner. A lock whose owner has died is void.

export interface HeldLock {
  release(): void
}

/** Why a lock could not be taken. */
export type LockRefusal =
  | { readonly kind: 'held' /** `undefined` when others keep winning. */; readonly owner: ProcessIdentity | undefined }
  | { readonly kind: 'fault'; readonly fault: DiskFault }

/** How often we try to break a dead owner's lock before we assume that another process keeps winning. */
const MAX_ATTEMPTS = 5

/** Takes a lock at once, or says who holds it. */
export function takeLock(directory: OpenDirectory, name: string, disk: ApplyDisk): Result<HeldLock, LockRefusal> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const taken = create(directory, name, disk.self)
    if (taken.ok) return success({ release: () => void directory.removeFile(name) })
    // The previous owner just removed the directory along with the lock.
    if (taken.error.code === 'ENOENT') break
    if (taken.error.code !== 'EEXIST') return failure({ kind: 'fault', fault: taken.error })
    const found = directory.read(name)
    if (!found.ok) continue
    const owner = decodeOwner(found.value.bytes)
    if (owner !== undefined && disk.isRunning(owner)) return failure({ kind: 'held', owner })
    breakDead(directory, name, disk)
  }
  return failure({ kind: 'held', owner: undefined })
}

/**
 * Removes what killed processes left next to a lock. Only its owner calls this; a process that is still at work finds this lock in
 * its way.
 */
export function removeLockTemporaries(directory: OpenDirectory, name: string): void {
  const names = directory.names()
  for (const left of names.ok ? names.value : []) if (left.startsWith(`${name}-`)) directory.removeFile(left)
}

const DEFAULT_PATIENCE_MS = 10_000
const MAX_PAUSE_MS = 12

/** The work under the lock is synchronous, so it is held only for moments. */
export interface ProcessLock {
  /** `undefined` when the lock was not released in time. */
  hold<T>(work: () => T): Promise<{ readonly value: T } | undefined>
}

/** A lock that waits. */
export function realProcessLock(file: string, patienceMs = DEFAULT_PATIENCE_MS): ProcessLock {
  const disk = realApplyDisk()
  return {
    async hold(work) {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      const directory = disk.open(fs.realpathSync(path.dirname(file)))
      if (!directory.ok) throw cannotLock(file, directory.error)
      try {
        const lock = await waitFor(() => takeLock(directory.value, path.basename(file), disk), file, patienceMs)
        if (lock === undefined) return undefined
        try {
          return { value: work() }
        } finally {
          lock.release()
        }
      } finally {
        directory.value.close()
      }
    },
  }
}

async function waitFor(take: () => ReturnType<typeof takeLock>, file: string, patienceMs: number): Promise<HeldLock | undefined> {
  const deadline = elapsedMs() + patienceMs
  for (;;) {
    const taken = take()
    if (taken.ok) return taken.value
    if (taken.error.kind === 'fault') throw cannotLock(file, taken.error.fault)
    if (elapsedMs() > deadline) return undefined
    await pause(randomInt(1, MAX_PAUSE_MS))
  }
}

function cannotLock(file: string, { message }: DiskFault): Error {
  return new Error(`Cannot lock '${file}': ${message}`)
}

function create(directory: OpenDirectory, name: string, self: ProcessIdentity): Result<void, DiskFault> {
  const temporary = temporaryName(name)
  const bytes = Buffer.from(JSON.stringify(self))
  const written = directory.write(temporary, { bytes })
  if (!written.ok) {
    directory.removeFile(temporary)
    return written
  }
  // A link appears complete with its content; a file created in place would be empty for a moment.
  const linked = directory.linkFrom(directory, temporary, name)
  directory.removeFile(temporary)
  return !linked.ok && isWithoutLinks(linked.error) ? directory.write(name, { bytes }) : linked
}

/** One process at a time breaks locks, so a lock that it found dead is still the same one when it removes it. */
function breakDead(directory: OpenDirectory, name: string, disk: ApplyDisk): void {
  const breaking = `${name}-breaking`
  if (create(directory, breaking, disk.self).ok) {
    takeAwayDead(directory, name, disk)
    directory.removeFile(breaking)
  } else takeAwayDead(directory, breaking, disk)
}

/**
 * The process that breaks a lock may die too, and then two processes may find the same dead owner. So check that the removed file
 * was that owner's, and otherwise put it back. Compare the content: file systems reuse inode numbers.
 */
function takeAwayDead(directory: OpenDirectory, name: string, disk: ApplyDisk): void {
  const found = directory.read(name)
  if (!found.ok) return
  const owner = decodeOwner(found.value.bytes)
  if (owner !== undefined && disk.isRunning(owner)) return
  const aside = temporaryName(name)
  if (!directory.moveFrom(directory, name, aside).ok) return
  const taken = directory.compare(aside, found.value.bytes)
  if (taken.ok && !taken.value.isSame) directory.linkFrom(directory, aside, name)
  directory.removeFile(aside)
}

function temporaryName(name: string): string {
  return `${name}-${randomBytes(6).toString('hex')}`
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
