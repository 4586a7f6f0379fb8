import { ancestorsOf, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../model/path.ts'
import { type Result, success } from '../../model/result.ts'
import type { DiskFault } from '../../system/disk.ts'
import type { OpenDirectory } from '../../system/landing-disk.ts'

interface Opened {
  readonly path: RepoPath
  readonly directory: OpenDirectory
}

/** Enters directories one step at a time, never through a link, and keeps those open that lead to the last one. */
export class TreeWalker {
  readonly #root: OpenDirectory
  readonly #opened: Opened[] = []
  readonly #identities = new Map<RepoPath, string>()

  constructor(root: OpenDirectory) {
    this.#root = root
  }

  get root(): OpenDirectory {
    return this.#root
  }

  enter(path: RepoDirectory): Result<OpenDirectory, DiskFault> {
    this.#leaveUntilAbove(path)
    if (path === ROOT_DIRECTORY) return success(this.#root)
    const last = this.#opened.at(-1)
    // Most files lie in the same directory as the one before.
    if (last?.path === path) return success(last.directory)
    let directory = last?.directory ?? this.#root
    for (const ancestor of [...ancestorsOf(path), path].slice(this.#opened.length)) {
      const next = directory.open(nameOf(ancestor))
      if (!next.ok) return next
      directory = next.value
      this.#opened.push({ path: ancestor, directory })
      this.#identities.set(ancestor, directory.identity)
    }
    return success(directory)
  }

  parent(path: RepoPath): Result<OpenDirectory, DiskFault> {
    return this.enter(parentOf(path))
  }

  /** Before a directory is removed: what is open below it must not be used any more. */
  leave(path: RepoPath): void {
    this.enter(parentOf(path))
    this.#identities.delete(path)
  }

  /** A directory that is not the one any more that was entered: somebody moved or replaced it meanwhile. */
  findSwapped(): RepoPath | undefined {
    const seen = [...this.#identities]
    this.close()
    for (const [path, identity] of seen) {
      const now = this.enter(path)
      if (!now.ok || now.value.identity !== identity) return path
    }
    return undefined
  }

  close(): void {
    this.#leaveUntilAbove(ROOT_DIRECTORY)
  }

  #leaveUntilAbove(path: RepoDirectory): void {
    for (let last = this.#opened.at(-1); last !== undefined; last = this.#opened.at(-1)) {
      if (last.path === path || path.startsWith(`${last.path}/`)) return
      last.directory.close()
      this.#opened.pop()
    }
  }
}

export function nameOf(path: RepoPath): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
