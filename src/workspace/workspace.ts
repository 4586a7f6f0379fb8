import type { Edit, FileChange, FileMode } from '../model/change.ts'
import type { RepoDirectory, RepoPath } from '../model/path.ts'
import type { Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { DirectoryEntry, FileContent, TreeEntry, TreeListing } from './base-tree.ts'
import type { Footprint } from './footprint.ts'

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
