import type { FileMode } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'

/** Files are never read whole beyond this size: a sparse file of many gigabytes must not fill the memory. */
export const MAX_WHOLE_FILE_BYTES = 256 * 1024 * 1024

/** Why the file system refused: the errno name (`ENOENT`, `EACCES`, …) and a message. */
export interface DiskFault {
  readonly code: string
  readonly message: string
}

export interface DiskEntry {
  readonly kind: 'file' | 'directory' | 'symlink' | 'other'
  readonly size: number
  readonly mode: FileMode
  /** Changes whenever the file or its metadata does: device, inode, size, mtime and ctime. */
  readonly fingerprint: string
}

export interface NamedEntry {
  readonly name: string
  readonly kind: DiskEntry['kind']
}

export interface WalkRequest {
  /** Directories with these names are not entered. */
  readonly excludedNames: ReadonlySet<string>
}

export interface Walked {
  /** Relative to the folder, separated by `/`, in no particular order. Without links, devices and other repositories. */
  readonly files: readonly string[]
  /** Directories that could not be read. */
  readonly unreadable: readonly string[]
  /** Directories that were skipped because of their names. */
  readonly excluded: readonly string[]
  /** Directories that are other repositories. They were not entered. */
  readonly repositories: readonly string[]
  /** Whether the folder itself contains a `.git`. */
  readonly hasGitMarker: boolean
}

/**
 * Reads from the file system by absolute path. Never follows a symbolic link in the last component, and opens only regular files,
 * so that a FIFO or a device cannot block.
 */
export interface Disk {
  /** `undefined` when there is nothing at that path. */
  entry(path: string): Result<DiskEntry | undefined, DiskFault>
  /** At most `limit` bytes from the start, and the size of the whole file. Without a limit, a huge file fails with `EHUGE`. */
  readFile(path: string, limit?: number): Result<{ readonly bytes: Uint8Array; readonly size: number; readonly mode: FileMode }, DiskFault>
  readDirectory(path: string): Result<readonly NamedEntry[], DiskFault>
  /** Every regular file below a folder. */
  walk(folder: string, request: WalkRequest): Promise<Walked>
  /** Whether this process may create and replace entries in that directory. */
  canWriteInto(directory: string): boolean
  /** The path with all links resolved. */
  realPath(path: string): Result<string, DiskFault>
}

export type KindOnDisk = 'file' | 'directory' | 'symlink' | 'other'

/**
 * Whether git would treat a directory as a git directory, whatever its name: it has a `HEAD`, with objects and refs next to it or
 * where `commondir` points. `kindOf` returns the kind of an entry of that directory.
 */
export function isGitDirectory(kindOf: (name: string) => KindOnDisk | undefined): boolean {
  const isOneOf = (name: string, kinds: readonly KindOnDisk[]) => kinds.includes(kindOf(name) ?? 'other')
  // Git follows links here, and only checks whether the last two can be entered or executed.
  if (!isOneOf('HEAD', ['file', 'symlink'])) return false
  return isOneOf('commondir', ['file', 'symlink']) || ['objects', 'refs'].every((name) => kindOf(name) !== undefined)
}

/** Turns a file-system error into a tool error. */
export function fromDiskFault(fault: DiskFault, shown: string, action = 'read'): ToolError {
  switch (fault.code) {
    case 'ENOENT':
      return DISK_ERRORS.fileNotFound(shown)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return DISK_ERRORS.permissionDenied(action, shown)
    case 'ELOOP':
      return DISK_ERRORS.symlinkDenied(shown)
    case 'EISDIR':
    case 'ENOTREG':
    // A socket cannot even be opened.
    case 'ENXIO':
      return DISK_ERRORS.notAFile(shown)
    case 'ENOTDIR':
      return DISK_ERRORS.notADirectory(shown)
    case 'EHUGE':
      return DISK_ERRORS.tooLarge(shown)
    default:
      return DISK_ERRORS.ioError(action, shown, fault.message)
  }
}

/** Runs a file-system call and turns an errno into a value. Anything else is a bug and is thrown. */
export function attempt<T>(call: () => T): Result<T, DiskFault> {
  try {
    return success(call())
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (typeof code !== 'string') throw error
    return failure({ code, message: (error as Error).message })
  }
}

/** What git would record for a file with these permissions. */
export function fileModeOf(permissions: number): FileMode {
  return permissions & 0o100 ? '100755' : '100644'
}

export function kindOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): DiskEntry['kind'] {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'directory'
  return entry.isSymbolicLink() ? 'symlink' : 'other'
}

/** Whether hard links are not supported or not allowed here: then a copy or a move works. */
export function isWithoutLinks(fault: DiskFault): boolean {
  return ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(fault.code)
}

export const DISK_ERRORS = {
  fileNotFound: (shown: string) =>
    toolError('not_found', `File '${shown}' not found`, 'Check the path, or use file_search to find the file.'),
  permissionDenied: (action: string, shown: string) =>
    toolError(
      'permission_denied',
      `Cannot ${action} '${shown}' - permission denied`,
      'Check the permissions of the file and its directory, then try again.',
    ),
  symlinkDenied: (shown: string) =>
    toolError(
      'symlink_denied',
      `Path '${shown}' leads through a symbolic link`,
      'Sous does not follow or change links. Name the real file instead.',
    ),
  notAFile: (shown: string) => toolError('not_a_file', `Path '${shown}' is not a regular file`, 'Name a regular file.'),
  notADirectory: (shown: string) => toolError('not_a_directory', `Path '${shown}' is not a directory`, 'Name a directory.'),
  belongsToSous: (shown: string) => toolError('path_denied', `Path '${shown}' belongs to Sous itself`, "Use a path outside '.sous'."),
  tooLarge: (shown: string) =>
    toolError('too_large', `File '${shown}' is larger than ${sizeText(MAX_WHOLE_FILE_BYTES)}`, 'Work on a smaller file.'),
  ioError: (action: string, shown: string, why: string) =>
    toolError('io_error', `Cannot ${action} '${shown}': ${why}`, 'Check the disk and the file, then try again.'),
}
