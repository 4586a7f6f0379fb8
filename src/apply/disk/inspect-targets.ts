import { type FileChange, fileModeOf } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, isInSousDirectory, parentOf, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { ApplyEntry } from '../../system/disk/apply-disk.ts'
import type { DiskFault } from '../../system/disk/disk.ts'
import { belongsToSous, fromDiskFault, notADirectory, symlinkDenied } from '../../system/disk/disk-errors.ts'
import type { Place } from './journal-home.ts'
import { nameOf, TreeWalker } from './tree-walker.ts'

/** What the apply found at each path, before it wrote anything. */
export interface Targets {
  /** The present files, of changes that update or delete. */
  readonly present: ReadonlyMap<RepoPath, ApplyEntry>
  /** Directories that have to be made, outermost first. */
  readonly missingDirectories: readonly RepoPath[]
  /** Directories that all files of are deleted, and that a file is to take the place of. */
  readonly replacedDirectories: readonly RepoPath[]
}

type Finding =
  | { readonly kind: 'file'; readonly entry: ApplyEntry }
  | { readonly kind: 'free' | 'emptied' }
  | { readonly kind: 'stale'; readonly why: string }

/** Refuses the whole apply unless every path is exactly as the changes say it was. */
export function inspectTargets(walker: TreeWalker, changes: readonly FileChange[]): Result<Targets, ToolError> {
  const deleted = new Set(changes.filter((change) => change.kind === 'delete').map((change) => change.path))
  const present = new Map<RepoPath, ApplyEntry>()
  const missing = new Set<RepoPath>()
  const replacedDirectories: RepoPath[] = []
  const stale: string[] = []
  for (const change of changes) {
    if (isInSousDirectory(change.path)) return failure(belongsToSous(change.path))
    const finding = inspect(walker, change, deleted)
    if (!finding.ok) return finding
    if (finding.value.kind === 'stale') stale.push(`'${change.path}' ${finding.value.why}`)
    else if (finding.value.kind === 'file') present.set(change.path, finding.value.entry)
    else if (finding.value.kind === 'emptied') replacedDirectories.push(change.path)
    else for (const directory of directoriesFor(change)) if (!isDirectory(walker, directory)) missing.add(directory)
  }
  if (stale.length > 0) return failure(staleError(stale))
  return success({ present, missingDirectories: [...missing].sort(byDepth), replacedDirectories })
}

/** The same for those who only want to know whether that would be refused: nothing is kept open, and nothing locked. */
export function checkTargets({ folder, disk }: Pick<Place, 'folder' | 'disk'>, changes: readonly FileChange[]): ToolError | undefined {
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

export function staleError(paths: readonly string[]): ToolError {
  return toolError(
    'stale',
    `${paths.length === 1 ? 'A file' : `${paths.length} files`} changed since the preview: ${paths.join(', ')}`,
    'Nothing was written. Preview again on the present files.',
  )
}

function inspect(walker: TreeWalker, change: FileChange, deleted: ReadonlySet<RepoPath>): Result<Finding, ToolError> {
  const parent = walker.parent(change.path)
  if (!parent.ok) return judgeParent(parent.error, change, deleted)
  if (parent.value.device !== walker.root.device) return failure(otherDevice(change.path))
  const name = nameOf(change.path)
  if (change.kind === 'create' || change.kind === 'create_directory') {
    const entry = parent.value.entry(name)
    if (!entry.ok) return failure(fromDiskFault(entry.error, change.path))
    if (entry.value === undefined || deleted.has(change.path)) return success({ kind: 'free' })
    if (change.kind === 'create_directory' && entry.value.kind === 'directory') return success({ kind: 'free' })
    if (change.kind === 'create' && entry.value.kind === 'directory' && isEmptied(walker, change.path, deleted))
      return success({ kind: 'emptied' })
    return entry.value.kind === 'symlink' ? failure(symlinkDenied(change.path)) : stale('exists now')
  }
  const file = parent.value.compare(name, change.before)
  if (!file.ok) return judgeFault(file.error, change.path)
  if (!file.value.isSame) return stale('has another content')
  if (fileModeOf(file.value.entry.permissions) !== change.modeBefore) return stale('has another mode')
  return success({ kind: 'file', entry: file.value.entry })
}

function judgeParent(fault: DiskFault, change: FileChange, deleted: ReadonlySet<RepoPath>): Result<Finding, ToolError> {
  const isNew = change.kind === 'create' || change.kind === 'create_directory'
  if (isNew && fault.code === 'ENOENT') return success({ kind: 'free' })
  if (isNew && fault.code === 'ENOTDIR') {
    const makesRoom = ancestorsOf(change.path).some((ancestor) => deleted.has(ancestor))
    return makesRoom ? success({ kind: 'free' }) : failure(notADirectory(parentOf(change.path)))
  }
  return fault.code === 'ENOTDIR' ? stale('is gone') : judgeFault(fault, change.path)
}

function judgeFault(fault: DiskFault, path: RepoPath): Result<Finding, ToolError> {
  if (fault.code === 'ENOENT') return stale('is gone')
  if (fault.code === 'EISDIR' || fault.code === 'ENOTREG') return stale('is no regular file any more')
  return failure(fromDiskFault(fault, path))
}

function stale(why: string): Result<Finding, ToolError> {
  return success({ kind: 'stale', why })
}

function directoriesFor(change: FileChange): readonly RepoPath[] {
  return change.kind === 'create_directory' ? [...ancestorsOf(change.path), change.path] : ancestorsOf(change.path)
}

/** Whether all that is in a directory, however far down, is deleted. */
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

function otherDevice(path: RepoPath): ToolError {
  return toolError(
    'io_error',
    `'${path}' lies on another file system than the folder`,
    'Run Sous in the folder on that file system instead.',
  )
}
