import * as nodePath from 'node:path'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { parseRepoDirectory } from '../base/path.ts'
import type { PlanBase } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { decodeOutput, gitFailed, isObjectId } from '../git/clean-repository.ts'
import type { Git, RepositoryPlace } from '../git/git.ts'

/** The base of a plan: the commit and branch of its repository, if there is one. */
export async function readBase(git: Git, repository: RepositoryPlace | undefined, folder: string): Promise<Result<PlanBase, ToolError>> {
  if (repository === undefined) return success({ directory: '.' })
  const directory = parseRepoDirectory(nodePath.relative(repository.workTree, folder).split(nodePath.sep).join('/') || '.')
  if (!directory.ok) return directory
  const [commit, branch] = await Promise.all([
    git.run({ ...repository, args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'] }),
    git.run({ ...repository, args: ['symbolic-ref', '--quiet', 'HEAD'] }),
  ])
  // Exit code 1 means that there is none; anything else is an error.
  if (!commit.ok && commit.error.exitCode !== 1) return failure(gitFailed('read HEAD', commit.error))
  const head = commit.ok ? decodeOutput(commit.value).trim() : undefined
  const ref = branch.ok ? decodeOutput(branch.value).trim() : undefined
  return success({
    ...(head !== undefined && isObjectId(head) && { commit: head }),
    ...(ref !== undefined && { ref }),
    directory: directory.value,
  })
}
