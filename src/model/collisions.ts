import type { FileChange } from './change.ts'
import { ancestorsOf, foldPath, type RepoPath } from './path.ts'

/**
 * Two paths of a change list that cannot both be files in the end: equal where case and accents are ignored, or one the
 * directory of the other. Files that are only updated are there already, whatever the file system makes of their names.
 */
export function findCollision(changes: readonly FileChange[]): readonly [RepoPath, RepoPath] | undefined {
  const written = changes.filter((change) => change.kind === 'create' || change.kind === 'update')
  const files = new Map<string, FileChange>()
  for (const change of written) {
    const key = foldPath(change.path)
    const other = files.get(key)
    if (other !== undefined && (other.path === change.path || other.kind === 'create' || change.kind === 'create'))
      return [other.path, change.path]
    files.set(key, change)
  }
  for (const change of changes) {
    if (change.kind === 'delete' || change.kind === 'update') continue
    const directories = change.kind === 'create' ? ancestorsOf(change.path) : [...ancestorsOf(change.path), change.path]
    for (const directory of directories) {
      const file = files.get(foldPath(directory))
      if (file !== undefined) return [file.path, change.path]
    }
  }
  return undefined
}
