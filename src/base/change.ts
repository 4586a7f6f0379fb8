import { ancestorsOf, foldPath, type RepoPath } from './path.ts'

export type FileMode = '100644' | '100755'

/** A replaced range of the file as it was, in bytes. Lets a diff be made without comparing the two contents. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly replacement: Uint8Array
}

/** The net effect on one path. Contents are bytes: a binary or a latin-1 file must survive untouched. */
export type FileChange =
  | { readonly kind: 'create'; readonly path: RepoPath; readonly after: Uint8Array; readonly mode: FileMode }
  | {
      readonly kind: 'update'
      readonly path: RepoPath
      readonly before: Uint8Array
      readonly after: Uint8Array
      readonly modeBefore: FileMode
      readonly mode: FileMode
      /** Sorted and not overlapping, when the tool that made the change knew them. */
      readonly edits?: readonly Edit[]
    }
  | { readonly kind: 'delete'; readonly path: RepoPath; readonly before: Uint8Array; readonly modeBefore: FileMode }
  /** A directory that would otherwise not exist. Git does not record it; applying on disk creates it. */
  | { readonly kind: 'create_directory'; readonly path: RepoPath }

/**
 * Two paths of a change list that cannot both be files: they are equal where case and accents are ignored, or one is a directory of
 * the other. Files that are only updated exist already, however the file system treats their names.
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
