import { isUtf8 } from 'node:buffer'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { gitFailed } from './clean-repository.ts'
import { decodeOutput, type Git, type GitFault, type RepositoryPlace } from './git.ts'

/** By name: `set`, `unset`, `unspecified`, or a value. */
export type AttributeValues = ReadonlyMap<string, string>

/** The attributes of some paths, from all of git's sources. */
export async function readAttributes(
  ask: AskUsersGit,
  names: readonly string[],
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, AttributeValues>, ToolError>> {
  const input = Buffer.from(paths.map((path) => `${path}\0`).join(''))
  const asked = await ask(['check-attr', '-z', '--stdin', ...names], input)
  if (!asked.ok) return failure(gitFailed('read the attributes of the files', asked.error))
  const fields = decodeOutput(asked.value).split('\0')
  const found = new Map(paths.map((path) => [path, new Map<string, string>()]))
  for (let at = 0; at + 2 < fields.length; at += 3) found.get(fields[at] ?? '')?.set(fields[at + 1] ?? '', fields[at + 2] ?? '')
  return success(found)
}

/** A line of an attributes file for exactly one path. */
export function attributeLine(path: string, values: AttributeValues): string {
  const literal = `/${path}`.replace(/[*?[\\]/g, '\\$&')
  const quoted = `"${literal.replace(/["\\]/g, '\\$&')}"`
  return [quoted, ...[...values].map(([name, value]) => attributeText(name, value))].join(' ')
}

function attributeText(name: string, value: string): string {
  if (value === 'set') return name
  if (value === 'unset') return `-${name}`
  return value === 'unspecified' ? `!${name}` : `${name}=${value}`
}

/**
 * Settings that disable every filter of a repository. When git writes an index, it hashes files that are as new as the previous
 * index, and would run their filters. Without filters it may not recognise such a file, and only marks it to be checked again.
 */
export async function withoutFilters(git: Git, repository: RepositoryPlace): Promise<Result<Readonly<Record<string, string>>, ToolError>> {
  const listed = await git.run({ ...repository, args: ['config', '-z', '--name-only', '--get-regexp', '^filter\\.'] })
  // Exit code 1 means that there are none.
  if (!listed.ok) return listed.error.exitCode === 1 ? success({}) : failure(gitFailed('look for filters', listed.error))
  if (!isUtf8(listed.value)) return failure(gitFailed('look for filters', { exitCode: 0, message: 'one has a name that is not UTF-8' }))
  const drivers = decodeOutput(listed.value)
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

/** The user's own git with their configuration. Only for queries that neither run a program nor write. */
export type AskUsersGit = (args: readonly string[], input?: Uint8Array) => Promise<Result<Uint8Array, GitFault>>
