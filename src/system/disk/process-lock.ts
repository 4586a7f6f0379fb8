import { randomBytes, randomInt } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Result, success } from '../../base/result.ts'
import { elapsedMs } from '../clock.ts'
import type { ApplyDisk, OpenDirectory, ProcessIdentity } from './apply-disk.ts'
import { type DiskFault, isWithoutLinks } from './disk.ts'
import { realApplyDisk } from './real-apply-disk.ts'

// One lock over all processes: a file that names its owner. The lock of a process that ended without giving it back is void.

export interface HeldLock {
  release(): void
}

/** Why a lock could not be taken. */
export type LockRefusal =
  | { readonly kind: 'held' /** `undefined` when others keep winning. */; readonly owner: ProcessIdentity | undefined }
  | { readonly kind: 'fault'; readonly fault: DiskFault }

/** Taking a dead owner's lock away is tried at most so often; then somebody else keeps winning. */
const MAX_ATTEMPTS = 5

/** Takes a lock at once, or says who has it. */
export function takeLock(directory: OpenDirectory, name: string, disk: ApplyDisk): Result<HeldLock, LockRefusal> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const taken = create(directory, name, disk.self)
    if (taken.ok) return success({ release: () => void directory.removeFile(name) })
    // Whoever held the lock removed the directory with it, right now.
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

/** What killed processes left beside a lock, for its owner to call. One that is at it right now finds this lock in its place. */
export function removeLockTemporaries(directory: OpenDirectory, name: string): void {
  const names = directory.names()
  for (const left of names.ok ? names.value : []) if (left.startsWith(`${name}-`)) directory.removeFile(left)
}

const DEFAULT_PATIENCE_MS = 10_000
const MAX_PAUSE_MS = 12

/** What runs under it is one synchronous piece, so it is held for moments only. */
export interface ProcessLock {
  /** `undefined` when nobody gave the lock back in time. */
  hold<T>(work: () => T): Promise<{ readonly value: T } | undefined>
}

/** A lock that is waited for. */
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
  // A link appears with its content in it; a file made in place would be empty for a moment.
  const linked = directory.linkFrom(directory, temporary, name)
  directory.removeFile(temporary)
  return !linked.ok && isWithoutLinks(linked.error) ? directory.write(name, { bytes }) : linked
}

/** One process at a time breaks: a lock that is then read as dead is still that one's when it is taken away. */
function breakDead(directory: OpenDirectory, name: string, disk: ApplyDisk): void {
  const breaking = `${name}-breaking`
  if (create(directory, breaking, disk.self).ok) {
    takeAwayDead(directory, name, disk)
    directory.removeFile(breaking)
  } else takeAwayDead(directory, breaking, disk)
}

/**
 * Whoever breaks may be dead too, and then two processes may find the same dead owner: what was taken away must be that one's file,
 * else it is put back. Told by what it says: file systems give the number of a removed file to the next one.
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
