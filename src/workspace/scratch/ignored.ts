import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { Git, RepositoryPlace } from '../../system/git.ts'
import { EXCLUDED_WITHOUT_GIT } from '../listing.ts'
import { decode } from './clean-repository.ts'
import { gitFailed } from './scratch-errors.ts'

/** Which of some paths of a scratch are not part of a change. */
export type Ignored = (paths: readonly string[]) => Promise<Result<ReadonlySet<string>, ToolError>>

/**
 * `check-ignore` does not know literal pathspecs. It matches no pattern either, so that `./` before each path, which keeps
 * a leading colon from meaning something, does the same.
 */
const CHECK_IGNORE = ['--no-literal-pathspecs', 'check-ignore', '--no-index', '-z', '--stdin']

/** As git decides by the `.gitignore` files that are there. The index does not matter: all paths asked for are new. */
export function ignoredByGit(git: Git, repository: RepositoryPlace): Ignored {
  return async (paths) => {
    if (paths.length === 0) return success(new Set())
    const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''))
    const asked = await git.run({ ...repository, args: CHECK_IGNORE, input })
    if (!asked.ok && asked.error.exitCode !== 1) return failure(gitFailed('say which files are ignored', asked.error))
    const ignored = asked.ok ? decode(asked.value).split('\0') : []
    return success(new Set(ignored.map((path) => path.slice('./'.length))))
  }
}

/** Outside of git: what lies in a directory that a listing leaves out. */
export const ignoredByName: Ignored = async (paths) =>
  success(new Set(paths.filter((path) => path.split('/').some((segment) => EXCLUDED_WITHOUT_GIT.has(segment)))))
