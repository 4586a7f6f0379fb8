import type { Result } from '../../base/result.ts'
import type { DiskFault } from './disk.ts'

export interface FileOwner {
  readonly user: number
  readonly group: number
}

export interface ApplyEntry {
  readonly kind: 'file' | 'directory' | 'symlink' | 'other'
  /** Read, write and execute bits of user, group and others; for a directory also setuid, setgid and sticky. */
  readonly permissions: number
  readonly owner: FileOwner
  /** Device and inode: the same for the same file. */
  readonly identity: string
  /** Changes when the file is written or its permissions change. Another hard link does not change it. */
  readonly stamp: string
  /** Time of the last write, by the clock of the file system. */
  readonly modifiedMs: number
}

export interface FileWrite {
  /** Several parts are written one after the other: joining them first would double the time. */
  readonly bytes: Uint8Array | readonly Uint8Array[]
  /** Set exactly; by default those of any new file. */
  readonly permissions?: number
  readonly isExecutable?: boolean
  /** Kept where this process is allowed to; without a user, only the group. */
  readonly owner?: Partial<FileOwner> & Pick<FileOwner, 'group'>
  /** Flushed to disk before the call returns. */
  readonly isDurable?: boolean
}

/**
 * An open directory. Every call is relative to it and never follows a link, so swapping a directory for a link cannot redirect a
 * write.
 */
export interface OpenDirectory {
  readonly identity: string
  readonly device: string
  /** A path to an entry that works while the directory is open. */
  pathOf(name: string): string
  entry(name: string): Result<ApplyEntry | undefined, DiskFault>
  /** Regular files only; `ELOOP` for a link. */
  read(name: string): Result<{ readonly bytes: Uint8Array; readonly entry: ApplyEntry }, DiskFault>
  /** Whether a regular file has exactly these bytes; `ELOOP` for a link. */
  compare(name: string, bytes: Uint8Array): Result<{ readonly isSame: boolean; readonly entry: ApplyEntry }, DiskFault>
  names(): Result<readonly string[], DiskFault>
  /** `ELOOP` for a link, `ENOTDIR` for anything else that is not a directory. */
  open(name: string): Result<OpenDirectory, DiskFault>
  makeDirectory(name: string, permissions?: number): Result<void, DiskFault>
  /** Sets the permissions of the directory itself. */
  setPermissions(permissions: number): Result<void, DiskFault>
  /** Only if empty. */
  removeDirectory(name: string): Result<void, DiskFault>
  /** Fails if the name exists. */
  write(name: string, request: FileWrite): Result<void, DiskFault>
  /** The same on another thread, for large files. */
  writeAside(name: string, request: Pick<FileWrite, 'bytes' | 'permissions' | 'isDurable'>): Promise<Result<void, DiskFault>>
  removeFile(name: string): Result<void, DiskFault>
  /** Hard link to a file in another directory; `EEXIST` if the name exists. */
  linkFrom(directory: OpenDirectory, name: string, as: string): Result<void, DiskFault>
  /** Moves a file from another directory here and replaces what is there. */
  moveFrom(directory: OpenDirectory, name: string, as: string): Result<void, DiskFault>
  /** Flushes the directory entries to disk. */
  sync(): Result<void, DiskFault>
  close(): void
}

export interface ProcessIdentity {
  readonly host: string
  readonly pid: number
  /** Distinguishes a process from a later one with the same pid; empty where the system cannot tell. */
  readonly started: string
}

/** Writes to the file system. Only used to apply plans. */
export interface ApplyDisk {
  readonly self: ProcessIdentity
  /** Also true when it is not known. */
  isRunning(process: ProcessIdentity): boolean
  /** Takes an absolute path without links. */
  open(path: string): Result<OpenDirectory, DiskFault>
  /** Flushes files of a directory to disk, all in one sweep. */
  sync(directory: OpenDirectory, names: readonly string[]): Promise<Result<void, DiskFault>>
  /** Removes files of a directory in parallel: one by one, freeing their space can take seconds. */
  clear(directory: OpenDirectory, names: readonly string[]): Promise<void>
}
