import { isUtf8 } from 'node:buffer'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import { decode } from '../workspace/scratch/clean-repository.ts'
import { gitFailed } from '../workspace/scratch/scratch-errors.ts'

/**
 * Settings that switch off every filter that a repository configures. Git hashes files as it writes an index, any that was
 * written as late as the index before, and would run their filters. Without them it may not recognise such a file, and only
 * notes that it is to be looked at again.
 */
export async function withoutFilters(git: Git, repository: RepositoryPlace): Promise<Result<Readonly<Record<string, string>>, ToolError>> {
  const listed = await git.run({ ...repository, args: ['config', '-z', '--name-only', '--get-regexp', '^filter\\.'] })
  // Exit code 1 says that there is none.
  if (!listed.ok) return listed.error.exitCode === 1 ? success({}) : failure(gitFailed('look for filters', listed.error))
  if (!isUtf8(listed.value)) return failure(gitFailed('look for filters', { exitCode: 0, message: 'one has a name that is not UTF-8' }))
  const drivers = decode(listed.value)
    .split('\0')
    .flatMap((key) => /^(filter\..*)\./s.exec(key)?.[1] ?? [])
  const settings = [...new Set(drivers)].flatMap((driver) => [
    [`${driver}.clean`, ''],
    [`${driver}.smudge`, ''],
    [`${driver}.process`, ''],
    [`${driver}.required`, 'false'],
  ])
  return success(Object.fromEntries(settings))
}
