import * as fs from 'node:fs'
import * as path from 'node:path'
import { failure, type Result, success } from '../model/result.ts'
import { copyFile } from './copy-file.ts'
import type { DiskFault } from './disk.ts'
import { attempt } from './real-disk.ts'
import { scanFolder } from './scan-folder.ts'
import type { FileCopy, ScratchDisk, ScratchFault } from './scratch-disk.ts'

const NAME = /^sous-scratch-(\d+)-/
const COPIES_AT_ONCE = 16

/** Throw-away folders in `home`, which is usually the directory for temporary files. */
export function realScratchDisk(home: string): ScratchDisk {
  const real = attempt(() => fs.realpathSync.native(home))
  const realHome = real.ok ? real.value : path.resolve(home)
  return {
    home: realHome,
    makeFolder: () => attempt(() => fs.mkdtempSync(path.join(realHome, `sous-scratch-${process.pid}-`))),
    makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
    copy: copyAll,
    write: (folder, name, { bytes, mode }) =>
      at(name, () => {
        const parent = path.posix.dirname(name)
        if (parent !== '.') makeDirectory(folder, parent)
        const file = path.join(folder, name)
        fs.rmSync(file, { recursive: true, force: true })
        fs.writeFileSync(file, bytes, { flag: 'wx', mode: mode === '100755' ? 0o777 : 0o666 })
      }),
    removeEntry: (folder, name) =>
      at(name, () => {
        if (isBelowRealDirectories(folder, name)) removeEntry(path.join(folder, name))
      }),
    readLink: (link) => attempt(() => fs.readlinkSync(link)),
    makeLink: (link, target) => attempt(() => fs.symlinkSync(target, link)),
    scan: scanFolder,
    now: (folder) =>
      attempt(() => {
        const clock = path.join(folder, 'clock')
        fs.writeFileSync(clock, '')
        return fs.lstatSync(clock, { bigint: true }).ctimeNs
      }),
    removeFolder,
    findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs),
  }
}

function at<T>(name: string, call: () => T): Result<T, ScratchFault> {
  const result = attempt(call)
  return result.ok ? result : failure({ ...result.error, path: name })
}

/** One at a time: a link that a command left in the way would lead out of the folder. */
function makeDirectory(folder: string, directory: string): void {
  let reached = folder
  for (const segment of directory.split('/')) {
    reached = path.join(reached, segment)
    const stats = fs.lstatSync(reached, { throwIfNoEntry: false })
    if (stats?.isDirectory()) continue
    if (stats !== undefined) fs.unlinkSync(reached)
    fs.mkdirSync(reached)
  }
}

function isBelowRealDirectories(folder: string, name: string): boolean {
  let reached = folder
  for (const segment of path.posix.dirname(name).split('/')) {
    reached = path.join(reached, segment)
    if (fs.lstatSync(reached, { throwIfNoEntry: false })?.isDirectory() !== true) return false
  }
  return true
}

function removeEntry(entry: string): void {
  const stats = fs.lstatSync(entry, { throwIfNoEntry: false })
  if (stats?.isDirectory() && fs.readdirSync(entry).length === 0) fs.rmdirSync(entry)
  else if (stats !== undefined && !stats.isDirectory()) fs.unlinkSync(entry)
}

async function copyAll(files: readonly FileCopy[], signal?: AbortSignal): Promise<readonly ScratchFault[]> {
  const waiting = files.values()
  const faults: ScratchFault[] = []
  async function copyInTurn() {
    for (const { from, to } of waiting) {
      if (signal?.aborted) return
      try {
        await copyFile(from, to, signal)
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException
        if (code === undefined) throw error
        faults.push({ code, message, path: from })
      }
    }
  }
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyInTurn))
  return faults
}

async function removeFolder(folder: string): Promise<Result<void, DiskFault>> {
  const removed = await remove(folder)
  if (removed.ok) return removed
  // A command may have taken away its own right to write into a directory.
  attempt(() => openUp(folder))
  return remove(folder)
}

async function remove(folder: string): Promise<Result<void, DiskFault>> {
  try {
    await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 2 })
    return success(undefined)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return failure({ code, message })
  }
}

function openUp(directory: string): void {
  fs.chmodSync(directory, 0o700)
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) if (entry.isDirectory()) openUp(path.join(directory, entry.name))
}

function findLeftovers(home: string, olderThanMs: number): readonly string[] {
  const names = attempt(() => fs.readdirSync(home))
  const oldest = Date.now() - olderThanMs
  return (names.ok ? names.value : []).flatMap((name) => {
    const pid = NAME.exec(name)?.[1]
    if (pid === undefined) return []
    const folder = path.join(home, name)
    const stats = attempt(() => fs.lstatSync(folder))
    const isOurs = stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid)
    return isOurs && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : []
  })
}

function isRunning(pid: number): boolean {
  const signalled = attempt(() => process.kill(pid, 0))
  return signalled.ok || signalled.error.code !== 'ESRCH'
}
