import type { FileMode } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'

/** Nobody takes a whole file beyond this; a sparse file of many gigabytes must not fill the memory. */
export const MAX_WHOLE_FILE_BYTES = 256 * 1024 * 1024

/** Why the file system refused: the errno name (`ENOENT`, `EACCES`, …) and a sentence. */
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
  /** Directories of these names are not entered. */
  readonly excludedNames: ReadonlySet<string>
}

export interface Walked {
  /** Relative to the folder, separated by `/`, in no order. Links, devices and other repositories are not among them. */
  readonly files: readonly string[]
  /** Directories that could not be read. */
  readonly unreadable: readonly string[]
  /** Directories that were not entered for their names. */
  readonly excluded: readonly string[]
  /** Directories that are other repositories, and were not entered. */
  readonly repositories: readonly string[]
  /** Whether the folder itself holds a `.git`. */
  readonly hasGitMarker: boolean
}

/**
 * Reading from the file system by absolute path. Nothing here follows a symbolic link in the last component, and only
 * regular files are ever opened: a FIFO or a device cannot hang a read.
 */
export interface Disk {
  /** `undefined` when there is nothing at that path. */
  entry(path: string): Result<DiskEntry | undefined, DiskFault>
  /** At most `limit` bytes from the beginning, and the size of the whole file. Without a limit a huge one is refused, as `EHUGE`. */
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
 * Whether git takes a directory for one of its own, whatever its name is: a `HEAD`, with the objects and refs beside it or
 * where `commondir` leads. `kindOf` tells what a name right in that directory is.
 */
export function isGitDirectory(kindOf: (name: string) => KindOnDisk | undefined): boolean {
  const isOneOf = (name: string, kinds: readonly KindOnDisk[]) => kinds.includes(kindOf(name) ?? 'other')
  // Git follows links here, and of the last two it only asks whether they can be entered or executed.
  if (!isOneOf('HEAD', ['file', 'symlink'])) return false
  return isOneOf('commondir', ['file', 'symlink']) || ['objects', 'refs'].every((name) => kindOf(name) !== undefined)
}

/** Says what the file system said in the words of a tool's error. */
export function fromDiskFault(fault: DiskFault, shown: string, action = 'read'): ToolError {
  switch (fault.code) {
    case 'ENOENT':
      return fileNotFound(shown)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return permissionDenied(action, shown)
    case 'ELOOP':
      return symlinkDenied(shown)
    case 'EISDIR':
    case 'ENOTREG':
    // A socket cannot even be opened.
    case 'ENXIO':
      return notAFile(shown)
    case 'ENOTDIR':
      return notADirectory(shown)
    case 'EHUGE':
      return toolError('too_large', `File '${shown}' is larger than ${sizeText(MAX_WHOLE_FILE_BYTES)}`, 'Work on a smaller file.')
    default:
      return toolError('io_error', `Cannot ${action} '${shown}': ${fault.message}`, 'Check the disk and the file, then try again.')
  }
}

export function fileNotFound(shown: string): ToolError {
  return toolError('not_found', `File '${shown}' not found`, 'Check the path, or use file_search to find the file.')
}

export function permissionDenied(action: string, shown: string): ToolError {
  return toolError(
    'permission_denied',
    `Cannot ${action} '${shown}' - permission denied`,
    'Check who may read and write there, then try again.',
  )
}

export function symlinkDenied(shown: string): ToolError {
  return toolError(
    'symlink_denied',
    `Path '${shown}' leads through a symbolic link`,
    'Sous neither follows nor changes links. Name the real file, if that is what is meant.',
  )
}

export function notAFile(shown: string): ToolError {
  return toolError('not_a_file', `Path '${shown}' is not a regular file`, 'Name a regular file.')
}

export function notADirectory(shown: string): ToolError {
  return toolError('not_a_directory', `Path '${shown}' is not a directory`, 'Name a directory.')
}

export function belongsToSous(shown: string): ToolError {
  return toolError('path_denied', `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.")
}

/** Runs a file-system call and turns an errno into a value; anything else is a bug and thrown on. */
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

/** Whether a link was refused for what it is, not for what is there: then a copy or a move does. */
export function isWithoutLinks(fault: DiskFault): boolean {
  return ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(fault.code)
}
