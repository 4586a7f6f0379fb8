import type { Edit, FileChange, FileMode } from '../base/change.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoDirectory, RepoPath } from '../base/path.ts'
import type { Result } from '../base/result.ts'
import type { GitState } from '../git/state.ts'

export interface StageOptions {
  /** Kept from the file as it was, or 100644 for a new one, when left out. */
  readonly mode?: FileMode
  /** The content the new one was made from, as `read` gave it. Left out, it is read now. */
  readonly from?: FileContent
  /** Where the file changed, relative to its content before this call. Makes diffs of many files cheap. */
  readonly edits?: readonly Edit[]
}

/** Reads fall through to the base tree; writes stay in memory. Nothing in a preview can touch the user's files. */
export interface Workspace {
  /** Where the base's files lie on disk, if they do. */
  readonly folder: string | undefined
  /** Every file: of the base, with what is staged and without what is removed. Sorted by bytes. */
  files(): Promise<TreeListing>
  /** The same files as soon as they are known, for readers that pass over what is not there: some may be gone. */
  batches(): AsyncIterable<TreeListing>
  entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>>
  /** The content, or its first `limit` bytes: a huge file need not fit into memory to be looked at. */
  read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>>
  directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>>
  /** Contents that differ from the base, for readers that go to `folder` themselves. */
  staged(path: RepoPath): Uint8Array | undefined
  /** Sets a file's content. Refuses a directory, a link, a parent that is a file, and a path that cannot be written. */
  stage(path: RepoPath, bytes: Uint8Array, options?: StageOptions): Promise<Result<void, ToolError>>
  remove(path: RepoPath): Promise<Result<void, ToolError>>
  /** Makes a directory and its missing parents, and returns those that did not exist, outermost first. */
  makeDirectory(path: RepoPath): Promise<Result<readonly RepoPath[], ToolError>>
  /** The net effect, sorted by path; a file put back leaves none. */
  changes(): Promise<readonly FileChange[]>
  /** The base's files and git state as they are on disk now, or `undefined` when the base is not on disk. */
  footprint(): Promise<Footprint | undefined>
  /** A workspace over this one, whose changes stay its own. */
  fork(): Workspace
  /** The plan is taken: later writes throw. */
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

/** A folder as a command finds it or leaves it behind. */
export interface Footprint {
  /**
   * A mark of everything in the folder that is no directory, which changes whenever that is written. By names as they are
   * on disk, not all of which are paths. What git ignores is left out, and so are the files of other repositories: of
   * those there is only the `.git`.
   */
  readonly files: ReadonlyMap<string, string>
  readonly git: GitState
}
