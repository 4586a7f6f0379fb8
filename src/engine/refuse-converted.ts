import { asBuffer } from '../model/bytes.ts'
import type { FileChange } from '../model/change.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { nameSome } from '../model/wording.ts'
import { type AttributeValues, readAttributes } from './git-attributes.ts'
import { type AskUsersGit, hasCrlf } from './kept-forms.ts'

const MAX_NAMED = 10

/**
 * A commit can hold what the plan shows, but for line endings, or it is not made: what a filter would make of a file only
 * its program knows, and Sous does not run it.
 */
export async function refuseConverted(
  changes: readonly FileChange[],
  prefix: string,
  askUsersGit: AskUsersGit,
): Promise<ToolError | undefined> {
  const files = changes.filter(({ kind }) => kind !== 'create_directory')
  const paths = files.map(({ path }) => prefix + path)
  const attributes = await readAttributes(askUsersGit, ['filter', 'ident', 'working-tree-encoding'], paths)
  if (!attributes.ok) return attributes.error
  const found = new Map<string, string[]>()
  for (const change of files) {
    const why = conversionOf(change, attributes.value.get(prefix + change.path) ?? new Map())
    if (why !== undefined) found.set(why, [...(found.get(why) ?? []), change.path])
  }
  const [first] = found
  if (first !== undefined) return cannotCommit(`Git keeps ${nameSome(first[1], MAX_NAMED)} ${first[0]}`)
  const attributesFile = changes.find(({ path }) => path === '.gitattributes' || path.endsWith('/.gitattributes'))
  const hasOther = changes.some((change) => hasCrlf(change, 'before') || hasCrlf(change, 'after'))
  if (attributesFile === undefined || !hasOther) return undefined
  return cannotCommit(
    `The plan changes ${attributesFile.path}, which decides how git keeps line endings, together with files that have CRLF`,
  )
}

function conversionOf(change: FileChange, attributes: AttributeValues): string | undefined {
  const filter = attributes.get('filter') ?? 'unspecified'
  if (filter !== 'unspecified' && filter !== 'unset') return `through the filter '${filter}', which Sous does not run`
  const encoding = attributes.get('working-tree-encoding') ?? 'unspecified'
  if (!/^(?:unspecified|unset|set|utf-?8)$/i.test(encoding)) return `in another encoding than ${encoding}, which the working tree has`
  const isExpanded = [bytesOf(change, 'before'), bytesOf(change, 'after')].some((bytes) => bytes?.includes('$Id:'))
  return attributes.get('ident') === 'set' && isExpanded ? "without what it puts after '$Id:'" : undefined
}

function bytesOf(change: FileChange, side: 'before' | 'after'): Buffer | undefined {
  const bytes = side === 'before' ? 'before' in change && change.before : 'after' in change && change.after
  return bytes === false ? undefined : asBuffer(bytes)
}

function cannotCommit(why: string): ToolError {
  return toolError(
    'invalid_arguments',
    why,
    'Nothing was written. Land without --commit and --branch, and let git commit the files: it converts them as it is configured to.',
  )
}
