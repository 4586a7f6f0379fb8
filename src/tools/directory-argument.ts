import { parseRepoDirectory, type RepoDirectory, ROOT_DIRECTORY } from '../model/path.ts'
import { failure, type Result } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { notADirectory, symlinkDenied } from '../workspace/disk-errors.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { refuseDamaged } from './path-argument.ts'

/** Reads a directory as people write one: `./src` and `src/` are `src`. */
export function parseDirectoryArgument(text: string): Result<RepoDirectory, ToolError> {
  const damaged = refuseDamaged(text)
  if (damaged !== undefined) return failure(damaged)
  return parseRepoDirectory(text.replace(/^(?:\.\/)+(?=.)/, '').replace(/(?<=[^/])\/$/, ''))
}

/** Reads a directory that must be there. */
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
