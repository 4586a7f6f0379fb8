import { parseRepoPath } from '../../base/path.ts'
import { CODEOWNERS_PLACES, parseCodeowners, showOwner } from '../../github/people/codeowners.ts'
import type { Workspace } from '../../workspace/workspace.ts'

/** GitHub ignores a larger file. */
const MAX_BYTES = 3 * 1024 * 1024

/** Who owns what a plan changes, as `@person` or `@organization/team`. Nobody where the file cannot be read: it only decides who is told. */
export async function codeOwnersOf(tree: Pick<Workspace, 'read'>, paths: readonly string[]): Promise<readonly string[]> {
  for (const place of CODEOWNERS_PLACES) {
    const file = parseRepoPath(place)
    const content = file.ok ? await tree.read(file.value, MAX_BYTES) : undefined
    if (!content?.ok) continue
    const rules = parseCodeowners(Buffer.from(content.value.bytes).toString('utf8'))
    if (!rules.ok) return []
    const owners = paths.flatMap((path) => rules.value.ruleFor(path)?.owners ?? [])
    return [...new Set(owners.filter(({ kind }) => kind !== 'email').map(showOwner))]
  }
  return []
}
