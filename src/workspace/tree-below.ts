import { type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../model/path.ts'
import type { BaseTree } from './base-tree.ts'

type Tree = Pick<BaseTree, 'entry' | 'read' | 'directory' | 'folder'>

/** A directory of a tree as a tree of its own. */
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
