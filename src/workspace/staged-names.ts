import { ancestorsOf, foldPath, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../model/path.ts'

/** The names that staging adds to each directory, so that one can be looked up without going through all of them. */
export class StagedNames {
  /** How often a name is needed in a directory: by itself, or on the way to something below it. */
  readonly #uses = new Map<RepoDirectory, Map<string, number>>()
  /** The same names by what file systems that ignore case and accents take them for. */
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

  /** Names in a directory that are the same as the given one where case and accents are ignored. */
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
