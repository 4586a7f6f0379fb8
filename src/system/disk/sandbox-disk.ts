import * as fs from 'node:fs'
import * as path from 'node:path'
import type { FileMode } from '../../base/change.ts'
import { isDotGit } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { attempt, type DiskFault } from './disk.ts'

/** A fault with the path that it is about. */
export interface SandboxFault extends DiskFault {
  readonly path: string
}

export interface ScannedEntry {
  /** `repository`: a `.git` below the folder. It is not entered. */
  readonly kind: 'file' | 'symlink' | 'other' | 'repository'
  readonly size: number
  readonly mode: FileMode
  /** Changes whenever the file or its metadata changes, unless that happens within one tick of the file system's clock. */
  readonly mark: string
  /** Time of the last change, in nanoseconds of the file system's clock. */
  readonly changedAt: bigint
}

export interface FolderScan {
  /** Relative to the folder; empty for the folder itself. */
  readonly from: readonly string[]
  /** Paths that are skipped with everything below them. */
  readonly skipped: ReadonlySet<string>
  /** Directories for which this returns false are listed in `unentered` and not entered. */
  mayEnter(directory: string): boolean
}

export interface Scan {
  /** Everything except directories, by path relative to the folder. Links are not followed. */
  readonly entries: ReadonlyMap<string, ScannedEntry>
  readonly directories: readonly string[]
  readonly unentered: readonly string[]
}

export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** Writes to throw-away folders outside every repository. */
export interface SandboxDisk {
  /** The directory that contains these folders, without links. */
  readonly home: string
  /** Creates an empty private folder and returns its path without links. */
  makeFolder(): Result<string, DiskFault>
  /** Creates a directory and its missing parents below a folder. Replaces anything in its way that is not a directory. */
  makeDirectory(folder: string, path: string): Result<void, SandboxFault>
  /**
   * Copies files. Does not link them, because a command may write in place. Keeps modes and holes; parents must exist. Returns what
   * could not be copied. After an abort, some files are missing or incomplete.
   */
  copy(files: readonly FileCopy[], signal?: AbortSignal): Promise<readonly SandboxFault[]>
  /** Writes a file, replacing what is there and creating its parents below the folder. */
  write(folder: string, path: string, file: { readonly bytes: Uint8Array; readonly mode: FileMode }): Result<void, SandboxFault>
  /** Removes a file or an empty directory. Does nothing if there is neither. */
  removeEntry(folder: string, path: string): Result<void, SandboxFault>
  readLink(path: string): Result<string, DiskFault>
  makeLink(path: string, target: string): Result<void, DiskFault>
  scan(folder: string, request: FolderScan): Result<Scan, SandboxFault>
  /** The current time of the clock that stamps the files in that folder. */
  now(folder: string): Result<bigint, DiskFault>
  /** Removes such a folder with everything in it. Does not follow links. */
  removeFolder(folder: string): Promise<Result<void, DiskFault>>
  /** Folders older than this that dead processes of this user left behind. */
  findLeftovers(olderThanMs: number): readonly string[]
}

const NAME = /^sous-sandbox-(\d+)-/
const COPIES_AT_ONCE = 16

/** Throw-away folders in `home`, usually the directory for temporary files. */
export function realSandboxDisk(home: string): SandboxDisk {
  const real = attempt(() => fs.realpathSync.native(home))
  const realHome = real.ok ? real.value : path.resolve(home)
  return {
    home: realHome,
    makeFolder: () => attempt(() => fs.mkdtempSync(path.join(realHome, `sous-sandbox-${process.pid}-`))),
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

function at<T>(name: string, call: () => T): Result<T, SandboxFault> {
  const result = attempt(call)
  return result.ok ? result : failure({ ...result.error, path: name })
}

/** One level at a time: a link that a command left in the way would lead out of the folder. */
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

async function copyAll(files: readonly FileCopy[], signal?: AbortSignal): Promise<readonly SandboxFault[]> {
  const waiting = files.values()
  const faults: SandboxFault[] = []
  async function copyInTurn() {
    for (const { from, to } of waiting) {
      if (signal?.aborted) return
      try {
        await copyDiskFile(from, to, signal)
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
  // A command may have removed its own write permission on a directory.
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

const { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = fs.constants

/** A larger file is copied in chunks. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024
/** The block size in which file systems create holes. */
const BLOCK_BYTES = 4096
/** The unit of `stat.blocks`. */
const STAT_BLOCK_BYTES = 512

const ZEROS = Buffer.alloc(CHUNK_BYTES)

/**
 * Copies a file with its mode to a path that does not exist yet. Holes stay holes, and an abort takes effect in the middle of a
 * large file, which is left incomplete.
 */
export async function copyDiskFile(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const stats = fs.statSync(from)
  if (stats.size <= MAX_WHOLE_BYTES) await fs.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE)
  else if (!(await clone(from, to))) await copyChunks(from, to, stats, signal)
}

/** Copy-on-write where the file system supports it, which takes no time and no space. */
async function clone(from: string, to: string): Promise<boolean> {
  try {
    await fs.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE_FORCE)
    return true
  } catch {
    return false
  }
}

async function copyChunks(from: string, to: string, { size, blocks, mode }: fs.Stats, signal: AbortSignal | undefined): Promise<void> {
  const hasHoles = blocks * STAT_BLOCK_BYTES < size
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  await using source = await fs.promises.open(from, 'r')
  await using target = await fs.promises.open(to, 'wx', mode)
  let at = 0
  while (signal?.aborted !== true) {
    const { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES, at)
    if (bytesRead === 0) break
    const read = chunk.subarray(0, bytesRead)
    for (const { start, end } of hasHoles ? dataIn(read) : [{ start: 0, end: bytesRead }])
      await writeAll(target, read.subarray(start, end), at + start)
    at += bytesRead
  }
  // Nothing was written if the file ends in a hole.
  await target.truncate(at)
  await target.chmod(mode)
}

async function writeAll(target: fs.promises.FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await target.write(bytes, written, bytes.length - written, at + written)
    written += bytesWritten
  }
}

interface Stretch {
  readonly start: number
  end: number
}

/** The runs of blocks that are not all zeros. */
function dataIn(chunk: Buffer): readonly Stretch[] {
  const found: Stretch[] = []
  if (isZeros(chunk, 0, chunk.length)) return found
  for (let start = 0; start < chunk.length; start += BLOCK_BYTES) {
    const end = Math.min(chunk.length, start + BLOCK_BYTES)
    if (isZeros(chunk, start, end)) continue
    const last = found.at(-1)
    if (last?.end === start) last.end = end
    else found.push({ start, end })
  }
  return found
}

function isZeros(bytes: Buffer, start: number, end: number): boolean {
  return bytes.compare(ZEROS, 0, end - start, start, end) === 0
}

/** Lists everything below a folder without opening a file or following a link. */
export function scanFolder(folder: string, { from, skipped, mayEnter }: FolderScan): Result<Scan, SandboxFault> {
  const entries = new Map<string, ScannedEntry>()
  const directories: string[] = []
  const unentered: string[] = []
  const waiting = [...from]
  for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
    if (directory !== '') directories.push(directory)
    const names = attempt(() => fs.readdirSync(path.join(folder, directory), { withFileTypes: true }))
    if (!names.ok) return failure({ ...names.error, path: directory === '' ? '.' : directory })
    for (const entry of names.value) {
      const name = directory === '' ? entry.name : `${directory}/${entry.name}`
      if (skipped.has(name)) continue
      const isRepository = isDotGit(entry.name)
      if (!entry.isDirectory() || isRepository) {
        const looked = attempt(() => describe(path.join(folder, name), isRepository))
        if (!looked.ok) return failure({ ...looked.error, path: name })
        entries.set(name, looked.value)
      } else if (mayEnter(name)) waiting.push(name)
      else unentered.push(name)
    }
  }
  return success({ entries, directories, unentered })
}

function describe(file: string, isRepository: boolean): ScannedEntry {
  const stats = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false })
  // A name that is not UTF-8 was decoded with losses, so it cannot be found again.
  if (stats === undefined) return { kind: 'other', size: 0, mode: '100644', mark: 'unreachable', changedAt: 0n }
  const kind = isRepository ? 'repository' : stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'symlink' : 'other'
  return {
    kind,
    size: Number(stats.size),
    mode: stats.mode & 0o100n ? '100755' : '100644',
    mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
    changedAt: stats.ctimeNs,
  }
}
