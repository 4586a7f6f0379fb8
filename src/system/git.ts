import type { Result } from '../model/result.ts'

export interface GitRequest {
  readonly args: readonly string[]
  /** Absolute path of the repository's git directory. */
  readonly gitDirectory: string
  readonly workTree: string
  readonly input?: Uint8Array
  readonly signal?: AbortSignal
  /** After which git is killed: a FIFO in the place of a file that git reads would hold it up for ever. */
  readonly timeoutMs?: number
}

export interface GitFault {
  /** `undefined` when git could not be started at all, or was killed. */
  readonly exitCode: number | undefined
  readonly message: string
}

/**
 * Git without the surroundings: no hooks, no file-system monitor, no transports, no system or user configuration, literal
 * pathspecs, and an explicit git directory, so that nothing a repository holds can make it run a program. One thing
 * remains with the caller: commands that compare or convert contents (`status`, `diff`, `add`, `ls-files -m`) run the
 * filters that a repository configures, so those are for a git directory of Sous's own.
 */
export interface Git {
  run(request: GitRequest): Promise<Result<Uint8Array, GitFault>>
  /** The git directory and top of the work tree that a folder lies in, if any. */
  locate(folder: string): Promise<{ readonly gitDirectory: string; readonly workTree: string } | undefined>
}
