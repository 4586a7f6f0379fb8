import { asBuffer } from '../model/bytes.ts'
import { aboveOf, type GitListingRequest } from './git-questions.ts'

/** A directory in which there is nothing else than what is ignored is named too, before what it holds. */
const IGNORED = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']

/**
 * What git ignores in a folder: files and links by name, and directories by name and a slash. `undefined` where git cannot
 * be used, and where it ignores the whole folder.
 */
export async function readIgnored(request: GitListingRequest): Promise<ReadonlySet<string> | undefined> {
  const above = aboveOf(request)
  const output = await request.git.run({ ...request.repository, args: [...IGNORED, '--', ...(above === '' ? [] : [above])] })
  if (!output.ok) return undefined
  const records = asBuffer(output.value).toString('utf8').split('\0').slice(0, -1)
  if (above !== '' && records[0] === above && records.length === 1) return undefined
  const isHolding = (record: string, next: string | undefined) => record.endsWith('/') && next?.startsWith(record) === true
  return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)))
}

/** Which of some names git ignores, whatever they are. */
export async function ignoredAmong(request: GitListingRequest, names: readonly string[]): Promise<readonly string[]> {
  // Loaded late: there is seldom anything to ask about.
  const { ignoredByGit } = await import('./scratch/ignored.ts')
  const above = aboveOf(request)
  const ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`))
  return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : []
}
