import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { type DiskEntry, type DiskFault, MAX_WHOLE_FILE_BYTES } from './disk.ts'

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

export function kindOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): DiskEntry['kind'] {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'directory'
  return entry.isSymbolicLink() ? 'symlink' : 'other'
}

/** Whether a link was refused for what it is, not for what is there: then a copy or a move does. */
export function isWithoutLinks(fault: DiskFault): boolean {
  return ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(fault.code)
}
