import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { decode } from '../workspace/scratch/clean-repository.ts'
import { gitFailed } from '../workspace/scratch/scratch-errors.ts'
import type { AskUsersGit } from './kept-forms.ts'

/** By name: `set`, `unset`, `unspecified`, or a value. */
export type AttributeValues = ReadonlyMap<string, string>

/** What git takes for the attributes of some paths, from wherever it reads them. */
export async function readAttributes(
  ask: AskUsersGit,
  names: readonly string[],
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, AttributeValues>, ToolError>> {
  const input = Buffer.from(paths.map((path) => `${path}\0`).join(''))
  const asked = await ask(['check-attr', '-z', '--stdin', ...names], input)
  if (!asked.ok) return failure(gitFailed('read the attributes of the files', asked.error))
  const fields = decode(asked.value).split('\0')
  const found = new Map(paths.map((path) => [path, new Map<string, string>()]))
  for (let at = 0; at + 2 < fields.length; at += 3) found.get(fields[at] ?? '')?.set(fields[at + 1] ?? '', fields[at + 2] ?? '')
  return success(found)
}

/** A line of an attributes file that is about one path only. */
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
