import { mayBeDamaged } from '../../base/bytes.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, parseRepoDirectory, parseRepoPath, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result } from '../../base/result.ts'
import { notADirectory, symlinkDenied } from '../../system/disk/disk.ts'
import type { Workspace } from '../../workspace/workspace.ts'

/** Reads the path of a file that a call names. */
export function parsePathArgument(text: string): Result<RepoPath, ToolError> {
  const damaged = checkPathText(text)
  return damaged === undefined ? parseRepoPath(text) : failure(damaged)
}

/**
 * Bytes that are not UTF-8 arrive as U+FFFD, from a shell as from a client, so this is not the name that was meant. Names from git
 * and the disk are compared as bytes instead.
 */
export function checkPathText(text: string): ToolError | undefined {
  if (!mayBeDamaged(text)) return undefined
  return toolError(
    'path_denied',
    `Path '${briefText(text)}' is not allowed: it is not UTF-8, or contains the replacement character U+FFFD`,
    'Use a UTF-8 name. Rename the file first if necessary.',
  )
}

/** Reads a directory as people write one: `./src` and `src/` are `src`. */
export function parseDirectoryArgument(text: string): Result<RepoDirectory, ToolError> {
  const damaged = checkPathText(text)
  if (damaged !== undefined) return failure(damaged)
  return parseRepoDirectory(text.replace(/^(?:\.\/)+(?=.)/, '').replace(/(?<=[^/])\/$/, ''))
}

/** Reads a directory that must exist. */
export async function findDirectory(text: string, workspace: Workspace): Promise<Result<RepoDirectory, ToolError>> {
  const directory = parseDirectoryArgument(text)
  if (!directory.ok || directory.value === ROOT_DIRECTORY) return directory
  const entry = await workspace.entry(directory.value)
  if (!entry.ok) return entry
  switch (entry.value.kind) {
    case 'directory':
      return directory
    case 'missing':
      return failure(
        toolError('not_found', `Directory '${directory.value}' not found`, 'Check the path, or use list_dir on the directory above it.'),
      )
    case 'symlink':
      return failure(symlinkDenied(directory.value))
    default:
      return failure(notADirectory(directory.value))
  }
}
