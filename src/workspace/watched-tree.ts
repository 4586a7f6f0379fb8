import type { RepoDirectory, RepoPath } from '../base/path.ts'
import type { BaseTree, TreeListing } from './workspace.ts'

/** What was read of a tree by its path. Searches that read listed files directly are not in it. */
export interface ReadFiles {
  readonly files: ReadonlySet<string>
  /** Looked up, but not read. */
  readonly entries: ReadonlySet<string>
  /** Listed with everything in them, also what git ignores. */
  readonly directories: ReadonlySet<string>
}

/** A listing that outlives its tree, as long as nothing in the folder changes. */
export interface KeptListing {
  files?: Promise<TreeListing>
}

/** The same tree, which notes what is read of it, and lists its files once. */
export class WatchedTree implements BaseTree {
  readonly #tree: BaseTree
  readonly #listing: KeptListing
  #read = nothingRead()

  constructor(tree: BaseTree, listing: KeptListing = {}) {
    this.#tree = tree
    this.#listing = listing
  }

  /** Starts over. What it returns fills up. */
  watch(): ReadFiles {
    this.#read = nothingRead()
    return this.#read
  }

  get folder(): string | undefined {
    return this.#tree.folder
  }

  get dropsEmptied(): boolean {
    return this.#tree.dropsEmptied
  }

  files(): Promise<TreeListing> {
    if (this.#listing.files === undefined) {
      this.#listing.files = this.#tree.files()
      // What could not be listed is tried again.
      this.#listing.files.catch(() => delete this.#listing.files)
    }
    return this.#listing.files
  }

  async *batches(): AsyncGenerator<TreeListing> {
    yield await this.files()
  }

  readonly staged: NonNullable<BaseTree['staged']> = (path) => this.#tree.staged?.(path)
  footprint(): ReturnType<NonNullable<BaseTree['footprint']>> {
    delete this.#listing.files
    return this.#tree.footprint?.() ?? Promise.resolve(undefined)
  }

  readonly isWritable: BaseTree['isWritable'] = (path) => this.#tree.isWritable(path)

  entry(path: RepoPath): ReturnType<BaseTree['entry']> {
    this.#read.entries.add(path)
    return this.#tree.entry(path)
  }

  read(path: RepoPath, limit?: number): ReturnType<BaseTree['read']> {
    this.#read.files.add(path)
    return this.#tree.read(path, limit)
  }

  directory(path: RepoDirectory): ReturnType<BaseTree['directory']> {
    this.#read.directories.add(path)
    return this.#tree.directory(path)
  }
}

function nothingRead(): { readonly files: Set<string>; readonly entries: Set<string>; readonly directories: Set<string> } {
  return { files: new Set(), entries: new Set(), directories: new Set() }
}
