import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import { failure, type Result, success } from '../../base/result.ts'
import { readProcess } from '../process/processes.ts'
import type { ApplyDisk, OpenDirectory, ProcessIdentity } from './apply-disk.ts'
import type { DiskFault } from './disk.ts'
import { quietly, RealDirectory } from './open-directory.ts'

export interface ApplyDiskOptions {
  /** Absolute path of a `sync` program that supports `--file-system`, if there is one. */
  readonly syncProgram?: string
  /** Whether open directories can be reached by file descriptor; detected when left out. */
  readonly hasDescriptors?: boolean
}

export function realApplyDisk(options: ApplyDiskOptions = {}): ApplyDisk {
  const hasDescriptors = options.hasDescriptors ?? fs.existsSync('/proc/self/fd/0')
  const host = os.hostname()
  return {
    self: { host, pid: process.pid, started: startOf(process.pid) ?? '' },
    isRunning: (other) => other.host !== host || isRunningHere(other),
    open: (path) => RealDirectory.open(path, undefined, path, hasDescriptors),
    async sync(directory, names) {
      const isSwept = options.syncProgram !== undefined && (await sweep(options.syncProgram, directory))
      return isSwept ? success(undefined) : syncEach(directory, names)
    },
    async clear(directory, names) {
      const own = Math.floor(names.length / THREADS)
      const aside = names.slice(own).map((name) => new Promise<void>((resolve) => fs.unlink(directory.pathOf(name), () => resolve())))
      // This thread does its share in the meantime.
      for (const name of names.slice(0, own)) directory.removeFile(name)
      await Promise.all(aside)
    },
  }
}

function isRunningHere({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === '' || started === (startOf(pid) ?? started)
}

/** Identifies a start by the boot and the time since then. */
function startOf(pid: number): string | undefined {
  const boot = quietly(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const found = readProcess(pid)
  return boot.ok && found !== undefined ? `${boot.value}:${found.start}` : undefined
}

/** Flushes the whole file system of the directory in one call: much cheaper than file by file. */
function sweep(program: string, directory: OpenDirectory): Promise<boolean> {
  const path = directory.pathOf('.').replace('/proc/self/', `/proc/${process.pid}/`)
  return new Promise((resolve) => {
    execFile(program, ['--file-system', path], { env: {} }, (error) => resolve(error === null))
  })
}

/** Node's four file threads and this one. Each mostly waits for the disk. */
const THREADS = 5

/** How many files are flushed at once: file systems merge concurrent flushes. */
const SYNCS_AT_ONCE = 16

async function syncEach(directory: OpenDirectory, names: readonly string[]): Promise<Result<void, DiskFault>> {
  const waiting = names.values()
  const outcomes = await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, () => syncInTurn(directory, waiting)))
  return outcomes.find((outcome) => !outcome.ok) ?? directory.sync()
}

async function syncInTurn(directory: OpenDirectory, waiting: Iterable<string>): Promise<Result<void, DiskFault>> {
  for (const name of waiting) {
    const synced = await syncOne(directory.pathOf(name))
    if (!synced.ok) return synced
  }
  return success(undefined)
}

function syncOne(path: string): Promise<Result<void, DiskFault>> {
  return new Promise((resolve) => {
    const file = quietly(() => fs.openSync(path, 'r'))
    if (!file.ok) return resolve(file)
    fs.fsync(file.value, (error) => {
      fs.closeSync(file.value)
      // Windows requires more permissions than a read-only file grants.
      resolve(
        error === null || error.code === 'EPERM' ? success(undefined) : failure({ code: error.code ?? 'EIO', message: error.message }),
      )
    })
  })
}
