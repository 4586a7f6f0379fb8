import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { failure, type Result, success } from '../../base/result.ts'
import { attempt, type DiskFault } from './disk.ts'
import { realDisk } from './real-disk.ts'

/**
 * Small text files below one folder, each read and replaced as a whole: a reader sees the old text or the new, even after a crash.
 * Paths are relative to the folder and separated by `/`; none may lead through a link.
 */
export interface RecordDisk {
  /** `undefined` if the file does not exist. */
  read(path: string): Result<string | undefined, DiskFault>
  /** Names in a directory, without files that are being written; empty if the directory does not exist. */
  names(directory: string): Result<readonly string[], DiskFault>
  /** Changes whenever the file or the directory listing changes; `undefined` if it does not exist. */
  stamp(path: string): RecordStamp | undefined
  /** `EEXIST` if it exists already, whatever created it. */
  create(path: string, text: string): Result<void, DiskFault>
  replace(path: string, text: string): Result<void, DiskFault>
  remove(path: string): Result<void, DiskFault>
  /** Only if empty, apart from files that a crash left half written. */
  removeDirectory(path: string): Result<void, DiskFault>
  /** `EEXIST` if the target exists. */
  moveDirectory(from: string, to: string): Result<void, DiskFault>
}

export interface RecordStamp {
  readonly mark: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

const TEMPORARY = '.writing-'
const MAX_BYTES = 4 * 1024 * 1024

/** Files below a folder whose path contains no links. */
export function realRecordDisk(root: string): RecordDisk {
  const onDisk = (relative: string) => path.join(root, ...relative.split('/'))
  const guarded = <T>(relative: string, work: (file: string) => T): Result<T, DiskFault> => {
    const link = findLink(root, relative)
    if (link !== undefined) return failure({ code: 'ELOOP', message: `'${link}' is a link or not a directory` })
    return attempt(() => work(onDisk(relative)))
  }
  return {
    read(relative) {
      const text = guarded(relative, (file) => {
        const read = realDisk.readFile(file, MAX_BYTES + 1)
        if (!read.ok) throw Object.assign(new Error(read.error.message), { code: read.error.code })
        if (read.value.size > MAX_BYTES) throw Object.assign(new Error(`more than ${MAX_BYTES} bytes`), { code: 'EFBIG' })
        return Buffer.from(read.value.bytes).toString('utf8')
      })
      return !text.ok && text.error.code === 'ENOENT' ? success(undefined) : text
    },

    names(directory) {
      const names = guarded(directory, (folder) => fs.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)))
      return !names.ok && names.error.code === 'ENOENT' ? success([]) : names
    },

    stamp(relative) {
      const stats = fs.lstatSync(onDisk(relative), { bigint: true, throwIfNoEntry: false })
      if (stats === undefined) return undefined
      return { mark: `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`, changedAt: Number(stats.ctimeMs) }
    },

    create: (relative, text) =>
      guarded(relative, (file) => {
        const fresh = writeFresh(file, text)
        try {
          // A link appears complete with its content, and never replaces another file.
          fs.linkSync(fresh, file)
        } finally {
          fs.rmSync(fresh, { force: true })
        }
        syncFolder(path.dirname(file))
      }),

    replace: (relative, text) =>
      guarded(relative, (file) => {
        const fresh = writeFresh(file, text)
        try {
          fs.renameSync(fresh, file)
        } catch (error) {
          fs.rmSync(fresh, { force: true })
          throw error
        }
        syncFolder(path.dirname(file))
      }),

    remove: (relative) =>
      guarded(relative, (file) => {
        fs.rmSync(file)
        syncFolder(path.dirname(file))
      }),

    removeDirectory: (relative) =>
      guarded(relative, (folder) => {
        for (const name of fs.readdirSync(folder)) if (name.startsWith(TEMPORARY)) fs.rmSync(path.join(folder, name), { force: true })
        fs.rmdirSync(folder)
      }),

    moveDirectory: (from, to) => {
      const source = guarded(from, (folder) => folder)
      if (!source.ok) return source
      return guarded(to, (target) => {
        // Renaming a directory silently replaces an empty one.
        if (fs.lstatSync(target, { throwIfNoEntry: false }) !== undefined)
          throw Object.assign(new Error(`'${to}' already exists`), { code: 'EEXIST' })
        fs.renameSync(source.value, target)
      })
    },
  }
}

/** The first part of the path that exists and is not a directory, ignoring the last part. */
function findLink(root: string, relative: string): string | undefined {
  const parts = relative.split('/')
  for (let depth = 1; depth <= parts.length; depth++) {
    const stats = fs.lstatSync(path.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    if (stats.isSymbolicLink() || (depth < parts.length && !stats.isDirectory())) return parts.slice(0, depth).join('/')
  }
  return undefined
}

function writeFresh(file: string, text: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const fresh = path.join(path.dirname(file), `${TEMPORARY}${randomUUID()}`)
  const open = fs.openSync(fresh, 'wx', 0o644)
  try {
    fs.writeFileSync(open, text)
    fs.fsyncSync(open)
  } finally {
    fs.closeSync(open)
  }
  return fresh
}

/** Flushes the directory entries to disk. Not every system can open a directory. */
function syncFolder(folder: string): void {
  attempt(() => {
    const open = fs.openSync(folder, 'r')
    try {
      fs.fsyncSync(open)
    } finally {
      fs.closeSync(open)
    }
  })
}
