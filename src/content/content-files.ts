import type { RepoDirectory, RepoPath } from '../model/path.ts'
import type { Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'

/** The way to a project's files. Whoever implements it refuses links and everything outside the root. */
export interface ContentFiles {
  /** Every file below a directory, sorted by bytes. */
  list(directory: RepoDirectory): Promise<Result<readonly RepoPath[], ToolError>>
  /** A text file; `undefined` for one that holds no text. */
  read(path: RepoPath): Promise<Result<string | undefined, ToolError>>
}

export interface PathMatcher {
  matches(path: string): boolean
}

/** Reads globs: one matcher that fits where any of the patterns does. */
export type ParseGlobs = (patterns: readonly string[]) => Result<PathMatcher, ToolError>
