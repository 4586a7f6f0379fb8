import { ancestorsOf, foldPath, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../model/path.ts'
import type { BaseTree } from './base-tree.ts'
import { nameIn, type StagedNames } from './staged-names.ts'

export interface AliasRequest {
  readonly path: RepoPath
  readonly names: StagedNames
  /** Whether a path of the base was removed. */
  isRemoved(path: RepoPath): boolean
}

/** Finds other spellings of a path that would be the same file where a file system folds case or composes accents. */
export class Aliases {
  readonly #base: BaseTree
  /** Each directory of the base by folded name. A base does not change under a preview. */
  readonly #known = new Map<RepoDirectory, ReadonlyMap<string, readonly string[]>>()

  constructor(base: BaseTree) {
    this.#base = base
  }

  forget(): void {
    this.#known.clear()
  }

  async find({ path, names, isRemoved }: AliasRequest): Promise<string | undefined> {
    for (const part of [...ancestorsOf(path), path]) {
      const parent = parentOf(part)
      const name = nameIn(parent, part)
      const inBase = (await this.#foldedNames(parent)).get(foldPath(name)) ?? []
      const present = [...inBase.filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)]
      if (present.includes(name)) continue
      // Below a name that is new there is nothing that could be an alias.
      return present[0] === undefined ? undefined : pathIn(parent, present[0])
    }
    return undefined
  }

  async #foldedNames(directory: RepoDirectory): Promise<ReadonlyMap<string, readonly string[]>> {
    const known = this.#known.get(directory)
    if (known !== undefined) return known
    const folded = new Map<string, string[]>()
    const entries = await this.#base.directory(directory)
    for (const { name } of entries.ok ? entries.value : []) {
      const same = folded.get(foldPath(name))
      if (same === undefined) folded.set(foldPath(name), [name])
      else same.push(name)
    }
    this.#known.set(directory, folded)
    return folded
  }
}

function pathIn(directory: RepoDirectory, name: string): RepoPath {
  return (directory === ROOT_DIRECTORY ? name : `${directory}/${name}`) as RepoPath
}
