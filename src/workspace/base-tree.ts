import type { FileMode } from '../model/change.ts'
import type { RepoDirectory, RepoPath } from '../model/path.ts'
import type { Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { Footprint } from './footprint.ts'

export interface FileContent {
  readonly bytes: Uint8Array
  readonly mode: FileMode
}

export type EntryKind = 'missing' | 'file' | 'directory' | 'symlink' | 'other'

export interface TreeEntry {
  readonly kind: EntryKind
  readonly size: number
}

export interface DirectoryEntry {
  readonly name: string
  readonly kind: Exclude<EntryKind, 'missing'>
}

export interface TreeListing {
  /** Sorted by bytes. Ignored files, links and git's own files are not among them. */
  readonly files: readonly RepoPath[]
  /** Such as: how many names could not be taken, and why. */
  readonly warnings: readonly string[]
  /** Directories that could not be listed, `.` for all of it; left out where there is none. The warnings name them too. */
  readonly unreadable?: readonly string[]
}

/** The tree a workspace stands on: a folder on disk, or later a commit. Read only. */
export interface BaseTree {
  /** Where the files lie on disk, if they do; the search engine reads them there directly. */
  readonly folder: string | undefined
  /** Whether a directory goes with the last of its files, as in git, which does not know empty ones. */
  readonly dropsEmptied: boolean
  files(): Promise<TreeListing>
  /** The same files as soon as they are known, for readers that pass over what is not there: some may be gone. */
  batches(): AsyncIterable<TreeListing>
  /** Refuses a path with a link in any component before the last. */
  entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>>
  /** Refuses a path with a link in any component. Gives at most the first `limit` bytes. */
  read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>>
  directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>>
  /** Contents that are not those in `folder`, where the tree is itself an overlay. */
  staged?(path: RepoPath): Uint8Array | undefined
  /** Looks at the disk anew, forgetting what was listed before: for before and after a command. */
  footprint?(): Promise<Footprint | undefined>
  /** Whether a change of that path could be written, as far as permissions tell. */
  isWritable(path: RepoPath): boolean
}
