import type { Result } from '../model/result.ts'
import type { DiskFault } from './disk.ts'

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

/** One at a time, over all processes. The lock of a process that ended without giving it back is void. */
export interface StoreLock {
  /** `undefined` when nobody gave the lock back in time. */
  hold<T>(work: () => T): Promise<{ readonly value: T } | undefined>
}
