import * as nodePath from 'node:path'
import { parseRepoDirectory } from '../model/path.ts'
import type { PlanBase } from '../model/plan.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import { decode, isObjectId } from '../workspace/scratch/clean-repository.ts'
import { gitFailed } from '../workspace/scratch/scratch-errors.ts'

/** What a plan over a folder is made on: the commit and branch that its repository is at, if it lies in one. */
export async function readBase(git: Git, repository: RepositoryPlace | undefined, folder: string): Promise<Result<PlanBase, ToolError>> {
  if (repository === undefined) return success({ directory: '.' })
  const directory = parseRepoDirectory(nodePath.relative(repository.workTree, folder).split(nodePath.sep).join('/') || '.')
  if (!directory.ok) return directory
  const [commit, branch] = await Promise.all([
    git.run({ ...repository, args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'] }),
    git.run({ ...repository, args: ['symbolic-ref', '--quiet', 'HEAD'] }),
  ])
  // Exit code 1 says that there is none; anything else, that git could not tell.
  if (!commit.ok && commit.error.exitCode !== 1) return failure(gitFailed('read HEAD', commit.error))
  const head = commit.ok ? decode(commit.value).trim() : undefined
  const ref = branch.ok ? decode(branch.value).trim() : undefined
  return success({
    ...(head !== undefined && isObjectId(head) && { commit: head }),
    ...(ref !== undefined && { ref }),
    directory: directory.value,
  })
}
