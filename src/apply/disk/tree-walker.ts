import { asBuffer } from '../../base/bytes.ts'
import type { FileChange, FileMode } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, isInSousDirectory, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { ApplyEntry, OpenDirectory } from '../../system/disk/apply-disk.ts'
import { DISK_ERRORS, type DiskFault, fileModeOf, fromDiskFault } from '../../system/disk/disk.ts'
import type { BaseTree } from '../../workspace/workspace.ts'
import type { TreePlace } from './journal-home.ts'

interface Opened {
  readonly path: RepoPath
  readonly directory: OpenDirectory
}

/** Enters directories one level at a time, never through a link, and keeps those on the path to the last one open. */
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
    // Most files are in the same directory as the one before.
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

  /** A directory that is no longer the one that was entered: someone moved or replaced it. */
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
 * - `applied`: every path is as the changes leave it, so there is nothing to do;
 * - `open`: at least one is not.
 */
export type TreeState = 'applied' | 'open'

/** Whether changes are already in a tree. */
export async function findTreeState(
  tree: Pick<BaseTree, 'entry' | 'read'>,
  changes: readonly FileChange[],
): Promise<Result<TreeState, ToolError>> {
  for (const change of changes) {
    const entry = await tree.entry(change.path)
    // Nothing exists below a file.
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

/** Whether changes put something below a path: a deleted file then becomes a directory. */
export function makesDirectory(changes: readonly { readonly path: RepoPath; readonly kind: string }[], path: RepoPath): boolean {
  return changes.some((change) => change.kind !== 'delete' && change.path.startsWith(`${path}/`))
}

function isSame(
  file: { readonly bytes: Uint8Array; readonly mode: FileMode },
  { after, mode }: Extract<FileChange, { after: Uint8Array }>,
): boolean {
  return file.mode === mode && asBuffer(file.bytes).equals(after)
}

/** What the apply found at each path, before it wrote anything. */
export interface Targets {
  /** The existing files of changes that update or delete. */
  readonly present: ReadonlyMap<RepoPath, ApplyEntry>
  /** Directories to create, outermost first. */
  readonly missingDirectories: readonly RepoPath[]
  /** Directories whose files are all deleted, and that a file replaces. */
  readonly replacedDirectories: readonly RepoPath[]
}

type Finding =
  | { readonly kind: 'file'; readonly entry: ApplyEntry }
  | { readonly kind: 'free' | 'emptied' }
  | { readonly kind: 'stale'; readonly why: string }

/** Refuses the whole apply unless every path is exactly as the changes expect it. */
export function inspectTargets(walker: TreeWalker, changes: readonly FileChange[]): Result<Targets, ToolError> {
  const deleted = new Set(changes.filter((change) => change.kind === 'delete').map((change) => change.path))
  const present = new Map<RepoPath, ApplyEntry>()
  const missing = new Set<RepoPath>()
  const replacedDirectories: RepoPath[] = []
  const stale: string[] = []
  for (const change of changes) {
    if (isInSousDirectory(change.path)) return failure(DISK_ERRORS.belongsToSous(change.path))
    const finding = inspect(walker, change, deleted)
    if (!finding.ok) return finding
    if (finding.value.kind === 'stale') stale.push(`'${change.path}' ${finding.value.why}`)
    else if (finding.value.kind === 'file') present.set(change.path, finding.value.entry)
    else if (finding.value.kind === 'emptied') replacedDirectories.push(change.path)
    else for (const directory of directoriesFor(change)) if (!isDirectory(walker, directory)) missing.add(directory)
  }
  if (stale.length > 0) return failure(TREE_WALKER_ERRORS.staleError(stale))
  return success({ present, missingDirectories: [...missing].sort(byDepth), replacedDirectories })
}

/** The same as a pure check: nothing is kept open or locked. */
export function checkTargets({ folder, disk }: Pick<TreePlace, 'folder' | 'disk'>, changes: readonly FileChange[]): ToolError | undefined {
  const root = disk.open(folder)
  if (!root.ok) return fromDiskFault(root.error, folder, 'open')
  const walker = new TreeWalker(root.value)
  try {
    const targets = inspectTargets(walker, changes)
    return targets.ok ? undefined : targets.error
  } finally {
    walker.close()
    root.value.close()
  }
}

function inspect(walker: TreeWalker, change: FileChange, deleted: ReadonlySet<RepoPath>): Result<Finding, ToolError> {
  const parent = walker.parent(change.path)
  if (!parent.ok) return judgeParent(parent.error, change, deleted)
  if (parent.value.device !== walker.root.device) return failure(TREE_WALKER_ERRORS.otherDevice(change.path))
  const name = nameOf(change.path)
  if (change.kind === 'create' || change.kind === 'create_directory') {
    const entry = parent.value.entry(name)
    if (!entry.ok) return failure(fromDiskFault(entry.error, change.path))
    if (entry.value === undefined || deleted.has(change.path)) return success({ kind: 'free' })
    if (change.kind === 'create_directory' && entry.value.kind === 'directory') return success({ kind: 'free' })
    if (change.kind === 'create' && entry.value.kind === 'directory' && isEmptied(walker, change.path, deleted))
      return success({ kind: 'emptied' })
    return entry.value.kind === 'symlink' ? failure(DISK_ERRORS.symlinkDenied(change.path)) : stale('exists now')
  }
  const file = parent.value.compare(name, change.before)
  if (!file.ok) return judgeFault(file.error, change.path)
  if (!file.value.isSame) return stale('has different content')
  if (fileModeOf(file.value.entry.permissions) !== change.modeBefore) return stale('has a different mode')
  return success({ kind: 'file', entry: file.value.entry })
}

function judgeParent(fault: DiskFault, change: FileChange, deleted: ReadonlySet<RepoPath>): Result<Finding, ToolError> {
  const isNew = change.kind === 'create' || change.kind === 'create_directory'
  if (isNew && fault.code === 'ENOENT') return success({ kind: 'free' })
  if (isNew && fault.code === 'ENOTDIR') {
    const makesRoom = ancestorsOf(change.path).some((ancestor) => deleted.has(ancestor))
    return makesRoom ? success({ kind: 'free' }) : failure(DISK_ERRORS.notADirectory(parentOf(change.path)))
  }
  return fault.code === 'ENOTDIR' ? stale('is gone') : judgeFault(fault, change.path)
}

function judgeFault(fault: DiskFault, path: RepoPath): Result<Finding, ToolError> {
  if (fault.code === 'ENOENT') return stale('is gone')
  if (fault.code === 'EISDIR' || fault.code === 'ENOTREG') return stale('is no longer a regular file')
  return failure(fromDiskFault(fault, path))
}

function stale(why: string): Result<Finding, ToolError> {
  return success({ kind: 'stale', why })
}

function directoriesFor(change: FileChange): readonly RepoPath[] {
  return change.kind === 'create_directory' ? [...ancestorsOf(change.path), change.path] : ancestorsOf(change.path)
}

/** Whether everything in a directory, at any depth, is deleted. */
function isEmptied(walker: TreeWalker, directory: RepoPath, deleted: ReadonlySet<RepoPath>): boolean {
  const entered = walker.enter(directory)
  const names = entered.ok ? entered.value.names() : entered
  if (!names.ok) return false
  const paths = names.value.map((name) => `${directory}/${name}` as RepoPath)
  return paths.every((path) => deleted.has(path) || (isDirectory(walker, path) && isEmptied(walker, path, deleted)))
}

function isDirectory(walker: TreeWalker, path: RepoPath): boolean {
  return walker.enter(path).ok
}

function byDepth(a: RepoPath, b: RepoPath): number {
  return a.length - b.length
}

export const TREE_WALKER_ERRORS = {
  staleError: (paths: readonly string[]) =>
    toolError(
      'stale',
      `${paths.length === 1 ? 'A file' : `${paths.length} files`} changed since the preview: ${paths.join(', ')}`,
      'Nothing was written. Run the preview again.',
    ),
  otherDevice: (path: RepoPath) =>
    toolError('io_error', `'${path}' is on a different file system than the folder`, 'Run Sous in the folder on that file system instead.'),
}
