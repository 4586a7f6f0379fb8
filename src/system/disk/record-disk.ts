import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { failure, type Result, success } from '../../base/result.ts'
import { attempt, type DiskFault } from './disk.ts'
import { realDisk } from './real-disk.ts'

/**
 * Small text files below one folder, each read whole and replaced whole: whoever reads finds the old text or the new one,
 * also after a crash. Paths are relative to the folder and separated by `/`; none may lead through a link.
 */
export interface RecordDisk {
  /** `undefined` where there is no such file. */
  read(path: string): Result<string | undefined, DiskFault>
  /** Names in a directory but for those of files that are being written; none where there is no such directory. */
  names(directory: string): Result<readonly string[], DiskFault>
  /** Changes whenever the file, or what a directory holds, does; `undefined` where there is nothing. */
  stamp(path: string): RecordStamp | undefined
  /** `EEXIST` where there is something already, whoever made it. */
  create(path: string, text: string): Result<void, DiskFault>
  replace(path: string, text: string): Result<void, DiskFault>
  remove(path: string): Result<void, DiskFault>
  /** Only an empty one, but for what a crash left of files that were being written. */
  removeDirectory(path: string): Result<void, DiskFault>
  /** `EEXIST` where there is something already. */
  moveDirectory(from: string, to: string): Result<void, DiskFault>
}

export interface RecordStamp {
  readonly mark: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

const TEMPORARY = '.writing-'
const MAX_BYTES = 4 * 1024 * 1024

/** Files below a folder that has no links in its path. */
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
          // A link appears with its content in it, and never in place of another file.
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
        // Renaming a directory takes the place of an empty one without a word.
        if (fs.lstatSync(target, { throwIfNoEntry: false }) !== undefined)
          throw Object.assign(new Error(`'${to}' is there already`), { code: 'EEXIST' })
        fs.renameSync(source.value, target)
      })
    },
  }
}

/** What leads outside: a part of the path that is neither missing nor a directory, but for the last one. */
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

/** Puts the names on the disk itself. Not every system can open a directory. */
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
