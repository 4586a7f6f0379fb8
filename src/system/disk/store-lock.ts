import { randomInt, randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { elapsedMs } from '../clock.ts'
import type { ProcessIdentity } from './apply-disk.ts'
import { attempt } from './disk-errors.ts'
import { realApplyDisk } from './real-apply-disk.ts'
import type { StoreLock } from './record-disk.ts'

const DEFAULT_PATIENCE_MS = 10_000
const MAX_PAUSE_MS = 12
/** Breaking a dead owner's lock takes a moment; whoever takes this long at it is dead too. */
const BREAKING_MS = 5_000

/** A lock by a file that names its owner. What runs under it is one synchronous piece, so it is held for moments only. */
export function realStoreLock(file: string, patienceMs = DEFAULT_PATIENCE_MS): StoreLock {
  const { self, isRunning } = realApplyDisk()
  const breaking = `${file}.breaking`
  return {
    async hold(work) {
      const deadline = elapsedMs() + patienceMs
      while (!take(file, self)) {
        if (elapsedMs() > deadline) return undefined
        if (!breakDead(file, breaking, isRunning)) await pause(randomInt(1, MAX_PAUSE_MS))
      }
      try {
        return { value: work() }
      } finally {
        fs.rmSync(file, { force: true })
      }
    },
  }
}

function take(file: string, self: ProcessIdentity): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const fresh = `${file}-${randomUUID()}`
  fs.writeFileSync(fresh, JSON.stringify(self), { flag: 'wx' })
  // A link appears with its content in it; a file made in place would be empty for a moment.
  const linked = attempt(() => fs.linkSync(fresh, file))
  fs.rmSync(fresh, { force: true })
  if (!linked.ok && linked.error.code !== 'EEXIST') throw new Error(`Cannot lock '${file}': ${linked.error.message}`)
  return linked.ok
}

/** Returns whether to try again at once. One process at a time breaks: a lock that is read as dead is then still the same one. */
function breakDead(file: string, breaking: string, isRunning: (owner: ProcessIdentity) => boolean): boolean {
  if (isHeld(file, isRunning)) return false
  const stats = fs.lstatSync(breaking, { throwIfNoEntry: false })
  if (stats !== undefined && Date.now() - stats.mtimeMs > BREAKING_MS) attempt(() => fs.rmSync(breaking))
  if (!attempt(() => fs.writeFileSync(breaking, '', { flag: 'wx' })).ok) return false
  try {
    if (!isHeld(file, isRunning)) fs.rmSync(file, { force: true })
    return true
  } finally {
    fs.rmSync(breaking, { force: true })
  }
}

function isHeld(file: string, isRunning: (owner: ProcessIdentity) => boolean): boolean {
  const text = attempt(() => fs.readFileSync(file, 'utf8'))
  // Given back meanwhile: nothing to break.
  if (!text.ok) return text.error.code === 'ENOENT'
  const owner = readOwner(text.value)
  return owner === undefined ? false : isRunning(owner)
}

function readOwner(text: string): ProcessIdentity | undefined {
  try {
    const { host, pid, started } = JSON.parse(text)
    return typeof host === 'string' && Number.isSafeInteger(pid) && pid > 0 && typeof started === 'string'
      ? { host, pid, started }
      : undefined
  } catch {
    return undefined
  }
}
