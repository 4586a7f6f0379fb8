import * as nodePath from 'node:path'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { ancestorsOf, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { Git, RepositoryPlace } from '../git/git.ts'
import { DISK_ERRORS, type Disk, fromDiskFault } from '../system/disk/disk.ts'
import { FolderListing, isGitDirectoryOnDisk } from './listing/list-files.ts'
import type { BaseTree, DirectoryEntry, FileContent, Footprint, TreeEntry, TreeListing } from './workspace.ts'

/** A folder on disk, or the part of a git work tree below a folder. */
export class FolderTree implements BaseTree {
  readonly folder: string
  readonly repository: RepositoryPlace | undefined
  readonly #disk: Disk
  readonly #git: Git
  /** Without links: it may be in the tree under any name. */
  readonly #gitDirectory: string | undefined
  /** Directories that were checked to be real ones. A later swap is caught when the plan is applied. */
  readonly #realDirectories = new Set<string>()
  readonly #writable = new Map<RepoDirectory, boolean>()
  #listing: FolderListing

  private constructor(folder: string, repository: RepositoryPlace | undefined, disk: Disk, git: Git) {
    this.folder = folder
    this.repository = repository
    this.#disk = disk
    this.#git = git
    const gitDirectory = repository && disk.realPath(repository.gitDirectory)
    this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory
    this.#listing = this.#newListing()
  }

  static async open(folder: string, disk: Disk, git: Git): Promise<Result<FolderTree, ToolError>> {
    const real = disk.realPath(folder)
    if (!real.ok) return failure(fromDiskFault(real.error, folder, 'open'))
    const entry = disk.entry(real.value)
    if (!entry.ok) return failure(fromDiskFault(entry.error, folder, 'open'))
    if (entry.value?.kind !== 'directory') return failure(DISK_ERRORS.notADirectory(folder))
    const tree = new FolderTree(real.value, await git.locate(real.value), disk, git)
    const isGits = tree.#isWithinGit() || tree.#listing.isGitDirectory(ROOT_DIRECTORY) || tree.#isBelowGitDirectory()
    return isGits ? failure(ERRORS.gitItself(folder)) : success(tree)
  }

  get dropsEmptied(): boolean {
    return this.repository !== undefined
  }

  files(): Promise<TreeListing> {
    return this.#listing.files()
  }

  batches(): AsyncIterable<TreeListing> {
    return this.#listing.batches()
  }

  /** Starts the listing in advance, for a caller that needs it soon. */
  beginListing(inBatches: boolean): void {
    this.#listing.begin(inBatches)
  }

  async entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>> {
    const refusal = this.#refuse(path)
    if (refusal !== undefined) return failure(refusal)
    const entry = this.#disk.entry(this.#onDisk(path))
    if (!entry.ok) return failure(fromDiskFault(entry.error, path))
    return success(entry.value === undefined ? { kind: 'missing', size: 0 } : { kind: entry.value.kind, size: entry.value.size })
  }

  async read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>> {
    const refusal = this.#refuse(path)
    if (refusal !== undefined) return failure(refusal)
    const file = this.#disk.readFile(this.#onDisk(path), limit)
    return file.ok ? success({ bytes: file.value.bytes, mode: file.value.mode }) : failure(fromDiskFault(file.error, path))
  }

  async directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>> {
    if (path !== ROOT_DIRECTORY) {
      const entry = await this.entry(path)
      if (!entry.ok) return entry
      if (entry.value.kind === 'missing') return failure(DISK_ERRORS.fileNotFound(path))
      if (entry.value.kind === 'symlink') return failure(DISK_ERRORS.symlinkDenied(path))
      if (entry.value.kind !== 'directory') return failure(DISK_ERRORS.notADirectory(path))
      if (this.#isForeign(path)) return failure(ERRORS.foreign(path))
    }
    const entries = this.#disk.readDirectory(this.#onDisk(path))
    return entries.ok ? success(entries.value) : failure(fromDiskFault(entries.error, path, 'list'))
  }

  async footprint(): Promise<Footprint> {
    this.#listing = this.#newListing()
    this.#realDirectories.clear()
    this.#writable.clear()
    // Loaded on demand: only commands need it, and loading crypto takes long.
    const { takeFootprint } = await import('./footprint.ts')
    const { folder, repository } = this
    return takeFootprint({ folder, repository, git: this.#git, disk: this.#disk, list: () => this.files() })
  }

  isWritable(path: RepoPath): boolean {
    const parent = parentOf(path)
    const known = this.#writable.get(parent)
    if (known !== undefined) return known
    const isWritable = this.#canWriteBelow(parent)
    this.#writable.set(parent, isWritable)
    return isWritable
  }

  #canWriteBelow(directory: RepoDirectory): boolean {
    if (directory === ROOT_DIRECTORY || this.#isKnown(directory)) return this.#disk.canWriteInto(this.#onDisk(directory))
    const entry = this.#disk.entry(this.#onDisk(directory))
    if (!entry.ok) return false
    // A file in the path is refused elsewhere, or will be replaced by a directory.
    return entry.value?.kind === 'directory' ? this.#disk.canWriteInto(this.#onDisk(directory)) : this.#canWriteBelow(parentOf(directory))
  }

  /** Checks every directory of the path: none may be a link, a file, another repository, or git's own directory. */
  #refuse(path: RepoPath): ToolError | undefined {
    for (const ancestor of ancestorsOf(path)) {
      if (this.#isKnown(ancestor)) continue
      const entry = this.#disk.entry(this.#onDisk(ancestor))
      if (!entry.ok) return fromDiskFault(entry.error, path)
      if (entry.value === undefined) break
      if (entry.value.kind === 'symlink') return DISK_ERRORS.symlinkDenied(path)
      if (entry.value.kind !== 'directory') return DISK_ERRORS.notADirectory(ancestor)
      if (this.#isForeign(ancestor)) return ERRORS.foreign(path)
      this.#realDirectories.add(ancestor)
    }
    return undefined
  }

  #isKnown(directory: RepoPath): boolean {
    if (this.#realDirectories.has(directory)) return true
    return this.#listing.hasSeen(directory) && this.#onDisk(directory) !== this.#gitDirectory
  }

  #newListing(): FolderListing {
    const { folder, repository } = this
    const place = this.#gitDirectory?.startsWith(`${folder}/`) ? this.#gitDirectory.slice(folder.length + 1) : undefined
    // Under its usual name it is never listed.
    const gitWithin = place === '.git' ? undefined : place
    return new FolderListing({ folder, repository, git: this.#git, disk: this.#disk, gitWithin })
  }

  #isForeign(directory: RepoPath): boolean {
    const onDisk = this.#onDisk(directory)
    const marker = this.#disk.entry(`${onDisk}/.git`)
    if (onDisk === this.#gitDirectory || (marker.ok && marker.value !== undefined)) return true
    return this.#listing.isGitDirectory(directory)
  }

  /** Such as the hooks of a bare repository. */
  #isBelowGitDirectory(): boolean {
    const top = this.repository?.workTree
    for (let inner = this.folder; inner !== top; ) {
      const above = nodePath.dirname(inner)
      if (above === inner || above === top) return false
      if (isGitDirectoryOnDisk(this.#disk, above)) return true
      inner = above
    }
    return false
  }

  #isWithinGit(): boolean {
    return this.#gitDirectory !== undefined && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`)
  }

  #onDisk(path: RepoDirectory): string {
    return path === ROOT_DIRECTORY ? this.folder : `${this.folder}/${path}`
  }
}

const ERRORS = {
  foreign: (path: RepoPath) =>
    toolError('path_denied', `Path '${path}' belongs to another git repository or to git itself`, 'Run Sous in that repository instead.'),
  gitItself: (folder: string) => toolError('path_denied', `'${folder}' belongs to git itself`, 'Run Sous in the work tree instead.'),
}
