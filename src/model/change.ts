import type { RepoPath } from './path.ts'

export type FileMode = '100644' | '100755'

/** What git would record for a file with these permissions. */
export function fileModeOf(permissions: number): FileMode {
  return permissions & 0o100 ? '100755' : '100644'
}

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
  /** A directory that would otherwise not exist. Git does not record it; a landing on disk makes it. */
  | { readonly kind: 'create_directory'; readonly path: RepoPath }
