import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { success } from '../../base/result.ts'
import { attempt, type Disk, type DiskEntry, fileModeOf, kindOf, MAX_WHOLE_FILE_BYTES, type NamedEntry } from './disk.ts'

/**
 * Opens a file for reading without following a link or blocking on a FIFO. Windows has neither flag; there, creating a link
 * requires a privilege, and FIFOs are not files.
 */
export const OPEN_TO_READ = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0)

export const realDisk: Disk = {
  entry(path) {
    const stats = attempt(() => fs.lstatSync(path, { bigint: true, throwIfNoEntry: false }))
    if (stats.ok) return success(stats.value === undefined ? undefined : describe(stats.value))
    return stats.error.code === 'ENOENT' || stats.error.code === 'ENOTDIR' ? success(undefined) : stats
  },

  readFile(path, limit) {
    return attempt(() => {
      const file = fs.openSync(path, OPEN_TO_READ)
      try {
        const stats = fs.fstatSync(file)
        if (!stats.isFile()) throw fault('not a regular file', stats.isDirectory() ? 'EISDIR' : 'ENOTREG')
        if (limit === undefined && stats.size > MAX_WHOLE_FILE_BYTES) throw fault('too large for Sous to read', 'EHUGE')
        return {
          bytes: readUpTo(file, Math.min(stats.size, limit ?? MAX_WHOLE_FILE_BYTES)),
          size: stats.size,
          mode: fileModeOf(stats.mode),
        }
      } finally {
        fs.closeSync(file)
      }
    })
  },

  readDirectory(path) {
    return attempt(() =>
      fs.readdirSync(path, { withFileTypes: true }).map((entry): NamedEntry => ({ name: entry.name, kind: kindOf(entry) })),
    )
  },

  async walk(folder, request) {
    const { walkFolder } = await import('./walk-folder.ts')
    return walkFolder(folder, request)
  },

  canWriteInto(directory) {
    return attempt(() => fs.accessSync(directory, fs.constants.W_OK | fs.constants.X_OK)).ok
  },

  realPath(path) {
    return attempt(() => fs.realpathSync.native(path))
  },
}

function fault(message: string, code: string): Error {
  return Object.assign(new Error(message), { code })
}

function readUpTo(file: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(size)
  let filled = 0
  while (filled < size) {
    const read = fs.readSync(file, bytes, filled, size - filled, null)
    if (read === 0) break
    filled += read
  }
  return filled === size ? bytes : bytes.subarray(0, filled)
}

function describe(stats: fs.BigIntStats): DiskEntry {
  return {
    kind: kindOf(stats),
    size: Number(stats.size),
    mode: fileModeOf(Number(stats.mode)),
    // Computed on demand: few callers need it, and it takes as long as the system call.
    get fingerprint() {
      return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`
    },
  }
}

/** Replaces a file that only the user can read, atomically: a reader sees the old content or the new. Throws. */
export function replacePrivateFile(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${randomUUID()}`
  try {
    fs.writeFileSync(fresh, content, { mode: 0o600, flag: 'wx' })
    fs.renameSync(fresh, file)
  } catch (error) {
    attempt(() => fs.rmSync(fresh, { force: true }))
    throw error
  }
}
