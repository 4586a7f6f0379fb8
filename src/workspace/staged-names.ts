import { ancestorsOf, foldPath, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../base/path.ts'
import type { BaseTree } from './workspace.ts'

/** The names that staging adds to each directory, so that a lookup need not go through all of them. */
export class StagedNames {
  /** How often a name is needed in a directory: for itself, or as part of a path below it. */
  readonly #uses = new Map<RepoDirectory, Map<string, number>>()
  /** The same names, folded as on file systems that ignore case and accents. */
  readonly #folded = new Map<string, Set<string>>()

  add(path: RepoPath): void {
    for (const part of [...ancestorsOf(path), path]) {
      const parent = parentOf(part)
      const name = nameIn(parent, part)
      const uses = this.#uses.get(parent) ?? new Map<string, number>()
      const earlier = uses.get(name) ?? 0
      uses.set(name, earlier + 1)
      this.#uses.set(parent, uses)
      if (earlier > 0) continue
      const key = foldedKey(parent, name)
      this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name))
    }
  }

  remove(path: RepoPath): void {
    for (const part of [...ancestorsOf(path), path]) {
      const parent = parentOf(part)
      const name = nameIn(parent, part)
      const uses = this.#uses.get(parent)
      const left = (uses?.get(name) ?? 0) - 1
      if (left > 0) {
        uses?.set(name, left)
        continue
      }
      uses?.delete(name)
      if (uses?.size === 0) this.#uses.delete(parent)
      this.#folded.get(foldedKey(parent, name))?.delete(name)
    }
  }

  in(directory: RepoDirectory): Iterable<string> {
    return this.#uses.get(directory)?.keys() ?? []
  }

  has(directory: RepoDirectory, name: string): boolean {
    return this.#uses.get(directory)?.has(name) === true
  }

  /** Whether something was added below that path. */
  hasBelow(path: RepoPath): boolean {
    return this.#uses.has(path)
  }

  /** Names in a directory that equal the given one if case and accents are ignored. */
  like(directory: RepoDirectory, name: string): Iterable<string> {
    return this.#folded.get(foldedKey(directory, name)) ?? []
  }
}

export function nameIn(parent: RepoDirectory, path: RepoPath): string {
  return parent === ROOT_DIRECTORY ? path : path.slice(parent.length + 1)
}

function foldedKey(directory: RepoDirectory, name: string): string {
  return `${directory}/${foldPath(name)}`
}

export interface AliasRequest {
  readonly path: RepoPath
  readonly names: StagedNames
  /** Whether a path of the base was removed. */
  isRemoved(path: RepoPath): boolean
}

/** Finds other spellings of a path that would be the same file where a file system folds case or composes accents. */
export class Aliases {
  readonly #base: BaseTree
  /** Each directory of the base by folded name. A base does not change during a preview. */
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
      // Nothing below a new name can be an alias.
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
