import type { RepoDirectory, RepoPath } from '../model/path.ts'
import type { Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'

/** The way to a project's files. Whoever implements it refuses links and everything outside the root. */
export interface ContentFiles {
  /** Every file below a directory. Fails where the directory itself cannot be listed. */
  list(directory: RepoDirectory): Promise<Result<ContentListing, ToolError>>
  /** A text file; `undefined` for one that holds no text. */
  read(path: RepoPath): Promise<Result<string | undefined, ToolError>>
}

export interface ContentListing {
  /** Sorted by bytes. */
  readonly files: readonly RepoPath[]
  /** Directories that could not be listed, and may hold more. */
  readonly unreadable: readonly string[]
}

export interface PathMatcher {
  matches(path: string): boolean
}

/** Reads globs: one matcher that fits where any of the patterns does. */
export type ParseGlobs = (patterns: readonly string[]) => Result<PathMatcher, ToolError>
