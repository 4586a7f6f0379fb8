import type { Result } from '../../base/result.ts'
import type { DiskFault } from './disk.ts'

export interface FileOwner {
  readonly user: number
  readonly group: number
}

export interface ApplyEntry {
  readonly kind: 'file' | 'directory' | 'symlink' | 'other'
  /** Read, write and execute bits of user, group and others; of a directory also those before them. */
  readonly permissions: number
  readonly owner: FileOwner
  /** Device and inode: the same as long as it is the same file. */
  readonly identity: string
  /** The same as long as nobody writes to the file, or gives it other permissions. A further hard link does not change it. */
  readonly stamp: string
  /** When it was last written to, by the clock of the file system. */
  readonly modifiedMs: number
}

export interface FileWrite {
  /** Several are written one after the other: to join them first takes as long again. */
  readonly bytes: Uint8Array | readonly Uint8Array[]
  /** Set exactly; left out, those of any new file. */
  readonly permissions?: number
  readonly isExecutable?: boolean
  /** Kept where this process may; without a user, the group alone. */
  readonly owner?: Partial<FileOwner> & Pick<FileOwner, 'group'>
  /** On the disk itself before the call returns. */
  readonly isDurable?: boolean
}

/**
 * An open directory. Everything is said relative to it and nothing ever follows a link, so that somebody who swaps a
 * directory for a link meanwhile cannot lead a write elsewhere.
 */
export interface OpenDirectory {
  readonly identity: string
  readonly device: string
  /** A path by which this process reaches an entry while the directory is open. */
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
  /** Those of the directory itself. */
  setPermissions(permissions: number): Result<void, DiskFault>
  /** Only an empty one. */
  removeDirectory(name: string): Result<void, DiskFault>
  /** Only where there is nothing yet. */
  write(name: string, request: FileWrite): Result<void, DiskFault>
  /** The same by another thread, while this one goes on: for what is large. */
  writeAside(name: string, request: Pick<FileWrite, 'bytes' | 'permissions' | 'isDurable'>): Promise<Result<void, DiskFault>>
  removeFile(name: string): Result<void, DiskFault>
  /** A second name for a file of another directory; `EEXIST` where there is something already. */
  linkFrom(directory: OpenDirectory, name: string, as: string): Result<void, DiskFault>
  /** Moves a file of another directory here, in place of what is there. */
  moveFrom(directory: OpenDirectory, name: string, as: string): Result<void, DiskFault>
  /** Puts the directory's names on the disk itself. */
  sync(): Result<void, DiskFault>
  close(): void
}

export interface ProcessIdentity {
  readonly host: string
  readonly pid: number
  /** Tells a process from a later one of the same number; empty where the system does not say. */
  readonly started: string
}

/** Writing to the file system, for applies only. */
export interface ApplyDisk {
  readonly self: ProcessIdentity
  /** True also when it cannot be known. */
  isRunning(process: ProcessIdentity): boolean
  /** By an absolute path with no links in it. */
  open(path: string): Result<OpenDirectory, DiskFault>
  /** Puts files of a directory on the disk itself, all in one sweep. */
  sync(directory: OpenDirectory, names: readonly string[]): Promise<Result<void, DiskFault>>
  /** Removes the files of a directory, many at once: one after the other, freeing their space can take seconds. */
  clear(directory: OpenDirectory, names: readonly string[]): Promise<void>
}
