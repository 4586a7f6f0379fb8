import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { ancestorsOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { BaseTree, DirectoryEntry, FileContent, Footprint, TreeEntry, TreeListing } from './workspace.ts'

/** The part of a tree below some of its directories. Everything else is refused, except the path to them. */
export class NarrowedTree implements BaseTree {
  readonly #base: BaseTree
  readonly #directories: readonly RepoPath[]
  /** The directories that lead to the shared ones. */
  readonly #way: ReadonlySet<string>

  constructor(base: BaseTree, directories: readonly RepoPath[]) {
    this.#base = base
    this.#directories = directories
    this.#way = new Set([ROOT_DIRECTORY, ...directories.flatMap(ancestorsOf)])
  }

  get folder(): string | undefined {
    return this.#base.folder
  }

  get dropsEmptied(): boolean {
    return this.#base.dropsEmptied
  }

  async files(): Promise<TreeListing> {
    return this.#narrow(await this.#base.files())
  }

  async *batches(): AsyncGenerator<TreeListing> {
    for await (const listing of this.#base.batches()) yield this.#narrow(listing)
  }

  async entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>> {
    return this.#isWithin(path) || this.#way.has(path) ? this.#base.entry(path) : failure(ERRORS.outside(path))
  }

  async read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>> {
    return this.#isWithin(path) ? this.#base.read(path, limit) : failure(ERRORS.outside(path))
  }

  async directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>> {
    if (path !== ROOT_DIRECTORY && this.#isWithin(path)) return this.#base.directory(path)
    if (!this.#way.has(path)) return failure(ERRORS.outside(path))
    const entries = await this.#base.directory(path)
    if (!entries.ok) return entries
    const at = (name: string) => (path === ROOT_DIRECTORY ? name : `${path}/${name}`) as RepoPath
    return success(entries.value.filter(({ name }) => this.#isWithin(at(name)) || this.#way.has(at(name))))
  }

  staged(path: RepoPath): Uint8Array | undefined {
    return this.#base.staged?.(path)
  }

  async footprint(): Promise<Footprint | undefined> {
    return this.#base.footprint?.()
  }

  isWritable(path: RepoPath): boolean {
    return this.#isWithin(path) && this.#base.isWritable(path)
  }

  #narrow({ files, warnings, unreadable }: TreeListing): TreeListing {
    const isOnWay = (directory: string) => this.#way.has(directory) || this.#isWithin(directory)
    return {
      files: files.filter((path) => this.#isWithin(path)),
      warnings,
      ...(unreadable && { unreadable: unreadable.filter(isOnWay) }),
    }
  }

  #isWithin(path: string): boolean {
    return this.#directories.some((directory) => path === directory || path.startsWith(`${directory}/`))
  }
}

type Tree = Pick<BaseTree, 'entry' | 'read' | 'directory' | 'folder'>

/** A directory of a tree as its own tree. */
export class TreeBelow implements Tree {
  readonly folder = undefined
  readonly #tree: Tree
  readonly #prefix: string

  constructor(tree: Tree, directory: RepoDirectory) {
    this.#tree = tree
    this.#prefix = directory === ROOT_DIRECTORY ? '' : `${directory}/`
  }

  entry(path: RepoPath): ReturnType<Tree['entry']> {
    return this.#tree.entry(this.#above(path))
  }

  read(path: RepoPath, limit?: number): ReturnType<Tree['read']> {
    return this.#tree.read(this.#above(path), limit)
  }

  directory(path: RepoDirectory): ReturnType<Tree['directory']> {
    if (path !== ROOT_DIRECTORY) return this.#tree.directory(this.#above(path))
    return this.#tree.directory(this.#prefix === '' ? ROOT_DIRECTORY : (this.#prefix.slice(0, -1) as RepoPath))
  }

  #above(path: RepoPath): RepoPath {
    return `${this.#prefix}${path}` as RepoPath
  }
}

const ERRORS = {
  outside: (path: string) =>
    toolError(
      'path_outside_working_dir',
      `Path '${path}' is outside the folders that the client shares`,
      'Use a path inside one of them, or share the folder.',
    ),
}
