import { mayBeDamaged } from '../model/bytes.ts'
import { briefText, parseRepoPath, type RepoPath } from '../model/path.ts'

const SHOWN_NAMES = 3

export interface AcceptedNames {
  readonly paths: readonly RepoPath[]
  /** Names that are not UTF-8, or of a form that is never allowed. */
  readonly refused: readonly string[]
}

/** Takes the names that git or the disk gave as paths, and sets aside those that cannot be one. */
export function acceptNames(names: readonly string[], areSomeDamaged: boolean): AcceptedNames {
  const paths: RepoPath[] = []
  const refused: string[] = []
  for (const name of names) {
    const path = parseRepoPath(name)
    if (path.ok && !(areSomeDamaged && mayBeDamaged(name))) paths.push(path.value)
    else refused.push(name)
  }
  return { paths, refused }
}

export function describeRefused(refused: readonly string[]): readonly string[] {
  if (refused.length === 0) return []
  const shown = refused.slice(0, SHOWN_NAMES).map((name) => `'${briefText(name)}'`)
  const more = refused.length > SHOWN_NAMES ? ', …' : ''
  const what = refused.length === 1 ? '1 file whose name is' : `${refused.length} files whose names are`
  return [`Left out ${what} not UTF-8 or not allowed as a path: ${shown.join(', ')}${more}`]
}
