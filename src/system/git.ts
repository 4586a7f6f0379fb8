import type { Result } from '../model/result.ts'

/** Where a repository lies on disk. */
export interface RepositoryPlace {
  /** Absolute path of its git directory. */
  readonly gitDirectory: string
  /** Absolute path of the top of its work tree. */
  readonly workTree: string
}

export interface GitRequest extends RepositoryPlace {
  readonly args: readonly string[]
  readonly input?: Uint8Array
  /** Count more than what the repository configures. */
  readonly settings?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Told what git complained about although it went on. */
  readonly onComplaint?: (text: string) => void
  /** After which git is killed: a FIFO in the place of a file that git reads would hold it up for ever. */
  readonly timeoutMs?: number
  /** The one server that this call may reach. Left out, it reaches none. */
  readonly remote?: RemoteAccess
}

/** Whom a call of git may speak to, and as whom. */
export interface RemoteAccess {
  /** Such as `https://github.com`. `http:` is taken for an address of this machine only. */
  readonly origin: string
  /** Given to git in the environment of that one call: not in its arguments, not on disk, and never in a message. */
  readonly token: string
  /** The proxy that leads there, as the variable `HTTPS_PROXY` names one. Left out, there is none. */
  readonly proxy?: string
  /** A file of certificates to trust in place of the usual ones, for a server with an authority of its own. */
  readonly certificates?: string
}

export interface GitFault {
  /** `undefined` when git could not be started at all, or was killed. */
  readonly exitCode: number | undefined
  readonly message: string
  /** What git printed before it failed, where it was to speak to a server. */
  readonly output?: string
}

/**
 * Git without the surroundings: no hooks, no file-system monitor, no transports, no system or user configuration, literal
 * pathspecs, and an explicit git directory, so that nothing a repository holds can make it run a program. One thing
 * remains with the caller: commands that compare or convert contents (`status`, `diff`, `add`, `ls-files -m`) run the
 * filters that a repository configures, and so does whatever writes an index. Those are for a git directory of Sous's own, or
 * for settings that switch the filters off.
 */
export interface Git {
  run(request: GitRequest): Promise<Result<Uint8Array, GitFault>>
  /** The repository that a folder lies in, if any. */
  locate(folder: string): Promise<RepositoryPlace | undefined>
}
