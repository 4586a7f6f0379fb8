import type { FileMode } from '../model/change.ts'
import type { Result } from '../model/result.ts'
import type { DiskFault } from './disk.ts'

/** A fault with the path that it is about. */
export interface ScratchFault extends DiskFault {
  readonly path: string
}

export interface ScannedEntry {
  /** `repository`: a `.git` below the folder itself. It is not entered. */
  readonly kind: 'file' | 'symlink' | 'other' | 'repository'
  readonly size: number
  readonly mode: FileMode
  /** Changes whenever the file or its metadata does, unless that happens within one tick of the file system's clock. */
  readonly mark: string
  /** When it last changed, in nanoseconds of the file system's clock. */
  readonly changedAt: bigint
}

export interface ScanRequest {
  /** Relative to the folder; empty for the folder itself. */
  readonly from: readonly string[]
  /** Paths that are left out with all that is below them. */
  readonly skipped: ReadonlySet<string>
  /** Directories for which this is false are named in `unentered`, and not looked into. */
  mayEnter(directory: string): boolean
}

export interface Scan {
  /** Everything but directories, by its path relative to the folder. No link is followed. */
  readonly entries: ReadonlyMap<string, ScannedEntry>
  readonly directories: readonly string[]
  readonly unentered: readonly string[]
}

export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** Writing to throw-away folders outside of every repository. */
export interface ScratchDisk {
  /** The directory that such folders are made in, without links. */
  readonly home: string
  /** Makes an empty folder that nobody else may enter, and returns its path without links. */
  makeFolder(): Result<string, DiskFault>
  /** Makes a directory and its missing parents below a folder. What is in its way and is no directory goes. */
  makeDirectory(folder: string, path: string): Result<void, ScratchFault>
  /**
   * Copies files, not linking them: a command may write in place. Their modes and holes are kept, their parents must exist.
   * Returns what could not be copied. After an abort some are missing or unfinished.
   */
  copy(files: readonly FileCopy[], signal?: AbortSignal): Promise<readonly ScratchFault[]>
  /** Puts a file in place of what is there, making its parents below the folder. */
  write(folder: string, path: string, file: { readonly bytes: Uint8Array; readonly mode: FileMode }): Result<void, ScratchFault>
  /** Removes a file, or a directory if it is empty. Nothing happens where there is neither. */
  removeEntry(folder: string, path: string): Result<void, ScratchFault>
  readLink(path: string): Result<string, DiskFault>
  makeLink(path: string, target: string): Result<void, DiskFault>
  scan(folder: string, request: ScanRequest): Result<Scan, ScratchFault>
  /** Now, by the clock that stamps the files in that folder. */
  now(folder: string): Result<bigint, DiskFault>
  /** Removes such a folder with all that is in it. Follows no link. */
  removeFolder(folder: string): Promise<Result<void, DiskFault>>
  /** Folders of processes of this user that ended without removing them, if they are older than that. */
  findLeftovers(olderThanMs: number): readonly string[]
}
