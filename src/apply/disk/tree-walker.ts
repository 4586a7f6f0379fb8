import { asBuffer } from '../../base/bytes.ts'
import type { FileChange, FileMode } from '../../base/change.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { type Result, success } from '../../base/result.ts'
import type { OpenDirectory } from '../../system/disk/apply-disk.ts'
import type { DiskFault } from '../../system/disk/disk.ts'
import type { BaseTree } from '../../workspace/workspace.ts'

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

/**
 * - `applied`: every path is as the changes would leave it, so that there is nothing to do;
 * - `open`: at least one is not.
 */
export type TreeState = 'applied' | 'open'

/** Whether changes are in a tree already. */
export async function findTreeState(
  tree: Pick<BaseTree, 'entry' | 'read'>,
  changes: readonly FileChange[],
): Promise<Result<TreeState, ToolError>> {
  for (const change of changes) {
    const entry = await tree.entry(change.path)
    // Below a file there is nothing.
    if (!entry.ok && entry.error.code !== 'not_a_directory') return entry
    const kind = entry.ok ? entry.value.kind : 'missing'
    const isGone = kind === 'missing' || (kind === 'directory' && makesDirectory(changes, change.path))
    if (change.kind === 'delete' ? !isGone : change.kind === 'create_directory' ? kind !== 'directory' : kind !== 'file')
      return success('open')
    if (change.kind !== 'create' && change.kind !== 'update') continue
    const file = await tree.read(change.path)
    if (!file.ok) return file
    if (!isSame(file.value, change)) return success('open')
  }
  return success('applied')
}

/** Whether changes put something below a path: where a file was deleted, there is a directory then. */
export function makesDirectory(changes: readonly { readonly path: RepoPath; readonly kind: string }[], path: RepoPath): boolean {
  return changes.some((change) => change.kind !== 'delete' && change.path.startsWith(`${path}/`))
}

function isSame(
  file: { readonly bytes: Uint8Array; readonly mode: FileMode },
  { after, mode }: Extract<FileChange, { after: Uint8Array }>,
): boolean {
  return file.mode === mode && asBuffer(file.bytes).equals(after)
}
