import type { Edit, FileChange, FileMode } from '../base/change.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoDirectory, RepoPath } from '../base/path.ts'
import type { Result } from '../base/result.ts'
import type { GitState } from '../git/state.ts'

export interface StageOptions {
  /** By default kept from the file, or 100644 for a new one. */
  readonly mode?: FileMode
  /** The content that the new one was made from, as returned by `read`. Read now when left out. */
  readonly from?: FileContent
  /** Where the file changed, relative to its previous content. Makes diffs of many files cheap. */
  readonly edits?: readonly Edit[]
}

/** Reads fall through to the base tree; writes stay in memory. Nothing in a preview can touch the user's files. */
export interface Workspace {
  /** Where the base's files are on disk, if they are. */
  readonly folder: string | undefined
  /** Every file of the base, with staged and without removed files. In byte order. */
  files(): Promise<TreeListing>
  /** The same files as soon as they are known, for readers that skip missing ones: some may be gone. */
  batches(): AsyncIterable<TreeListing>
  entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>>
  /** The content, or its first `limit` bytes, so that a huge file need not fit into memory. */
  read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>>
  directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>>
  /** Content that differs from the base, for readers that read `folder` directly. */
  staged(path: RepoPath): Uint8Array | undefined
  /** Sets a file's content. Refuses a directory, a link, a parent that is a file, and a path that is not writable. */
  stage(path: RepoPath, bytes: Uint8Array, options?: StageOptions): Promise<Result<void, ToolError>>
  remove(path: RepoPath): Promise<Result<void, ToolError>>
  /** Creates a directory and its missing parents, and returns the new ones, outermost first. */
  makeDirectory(path: RepoPath): Promise<Result<readonly RepoPath[], ToolError>>
  /** The net effect, sorted by path; a reverted file leaves no change. */
  changes(): Promise<readonly FileChange[]>
  /** The base's files and git state on disk now, or `undefined` if the base is not on disk. */
  footprint(): Promise<Footprint | undefined>
  /** A workspace over this one with its own changes. */
  fork(): Workspace
  /** The plan was taken: later writes throw. */
  seal(): void
}

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
  /** In byte order. Without ignored files, links and git's own files. */
  readonly files: readonly RepoPath[]
  /** Such as names that were refused, and why. */
  readonly warnings: readonly string[]
  /** Directories that could not be listed, `.` for all of it; left out if there are none. The warnings name them too. */
  readonly unreadable?: readonly string[]
}

/** The tree below a workspace: a folder on disk, or a commit. Read only. */
export interface BaseTree {
  /** Where the files are on disk, if they are; the search engine reads them there directly. */
  readonly folder: string | undefined
  /** Whether a directory disappears with its last file, as in git, which does not track empty ones. */
  readonly dropsEmptied: boolean
  files(): Promise<TreeListing>
  /** The same files as soon as they are known, for readers that skip missing ones: some may be gone. */
  batches(): AsyncIterable<TreeListing>
  /** Refuses a path with a link in any component before the last. */
  entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>>
  /** Refuses a path with a link in any component. Returns at most the first `limit` bytes. */
  read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>>
  directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>>
  /** Content that differs from `folder`, if the tree is itself an overlay. */
  staged?(path: RepoPath): Uint8Array | undefined
  /** Reads the disk again and forgets earlier listings: used before and after a command. */
  footprint?(): Promise<Footprint | undefined>
  /** Whether a change of that path could be written, as far as permissions show. */
  isWritable(path: RepoPath): boolean
}

/** The state of a folder before or after a command. */
export interface Footprint {
  /**
   * A mark for everything in the folder except directories, which changes whenever that is written. By the names on disk, some of
   * which are not valid paths. Ignored files are left out, and so are the files of other repositories: of those, only `.git` is
   * listed.
   */
  readonly files: ReadonlyMap<string, string>
  readonly git: GitState
}
