import { mayBeDamaged } from '../model/bytes.ts'
import { briefText, parseRepoPath, type RepoPath } from '../model/path.ts'
import { failure, type Result } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'

/** Reads the path of a file that a call names. */
export function parsePathArgument(text: string): Result<RepoPath, ToolError> {
  const damaged = refuseDamaged(text)
  return damaged === undefined ? parseRepoPath(text) : failure(damaged)
}

/**
 * Bytes that are not UTF-8 reach a call as U+FFFD, from a shell as from a client: a name that nobody gave. Names of git and
 * the disk are told apart by their bytes instead.
 */
export function refuseDamaged(text: string): ToolError | undefined {
  if (!mayBeDamaged(text)) return undefined
  return toolError(
    'path_denied',
    `Path '${briefText(text)}' is not allowed: it is not UTF-8, or has the character U+FFFD that stands for what is not`,
    'Use a name that is UTF-8; rename the file first if it has another.',
  )
}
