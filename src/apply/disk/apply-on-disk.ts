import { compareBytes } from '../../base/bytes.ts'
import { type FileChange, findCollision } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, parentOf, type RepoPath } from '../../base/path.ts'
import { failure, type Progress, type Result, success } from '../../base/result.ts'
import { fromDiskFault } from '../../system/disk/disk.ts'
import type { HeldLock } from '../../system/disk/process-lock.ts'
import { type JournalStep, journaledVersion, journalOf, performStep, type Stores } from './journal.ts'
import { type Area, commitJournal, dropJournal, folderNames, makeArea, removeArea, storeContents, storedNames } from './journal-area.ts'
import { type Home, lockHome, openHome, type TreePlace } from './journal-home.ts'
import { findJournal, RECOVER_APPLY_ERRORS, removeLeftovers, settleSteps } from './recover-apply.ts'
import { inspectTargets, nameOf, type Targets, TREE_WALKER_ERRORS, TreeWalker } from './tree-walker.ts'

export interface DiskApplyRequest extends TreePlace {
  readonly changes: readonly FileChange[]
  readonly progress?: (update: Progress) => void
}

export interface DiskApplyReport {
  readonly created: readonly RepoPath[]
  readonly updated: readonly RepoPath[]
  readonly deleted: readonly RepoPath[]
  readonly directoriesCreated: readonly RepoPath[]
}

/** Writes changes to a folder: all of them, or none. After a crash in between, `recover` finishes it or rolls it back. */
export async function applyOnDisk(request: DiskApplyRequest): Promise<Result<DiskApplyReport, ToolError>> {
  if (request.changes.length === 0) return success({ created: [], updated: [], deleted: [], directoriesCreated: [] })
  const collision = findCollision(request.changes)
  if (collision !== undefined) return failure(ERRORS.collisionError(collision))
  const changes = request.changes.toSorted((a, b) => compareBytes(a.path, b.path))
  const home = openHome(request)
  if (!home.ok) return home
  let lock: Result<HeldLock, ToolError> | undefined
  const walker = new TreeWalker(home.value.root)
  try {
    lock = lockHome(home.value.directory, request.disk, home.value.path)
    if (!lock.ok) return lock
    const refusal = refuseUnfinished(home.value)
    if (refusal !== undefined) return failure(refusal)
    const targets = inspectTargets(walker, changes)
    if (!targets.ok) return failure(unchanged(targets.error))
    return await applyInspected({ request, changes, walker, home: home.value, targets: targets.value })
  } finally {
    walker.close()
    if (lock?.ok) lock.value.release()
    home.value.close()
  }
}

interface Inspected {
  readonly request: DiskApplyRequest
  readonly changes: readonly FileChange[]
  readonly walker: TreeWalker
  readonly home: Home
  readonly targets: Targets
}

async function applyInspected(target: Inspected): Promise<Result<DiskApplyReport, ToolError>> {
  const { request, changes, walker, home, targets } = target
  const area = makeArea(home.directory)
  if (!area.ok) return failure(unchanged(fromDiskFault(area.error, home.path, 'write')))
  let isSettled = true
  try {
    const prepared = await prepare(target, area.value)
    if (!prepared.ok) return failure(unchanged(prepared.error))
    const steps = prepared.value
    isSettled = false
    const problem =
      performAll({ steps, walker, targets, stores: area.value, progress: counting(request, steps.length, 'files applied') }) ??
      (await syncTree(target, steps))
    const restored = problem === undefined ? success(undefined) : settleSteps(walker, area.value, steps, 'rollback')
    isSettled = restored.ok
    if (problem !== undefined) return failure(restored.ok ? unchanged(problem) : ERRORS.halfDone(problem, restored.error))
    return success(reportOf(changes, targets))
  } finally {
    if (isSettled) await clearArea(request, area.value)
    area.value.close()
    if (isSettled) removeArea(home.directory, area.value.id)
  }
}

function counting({ progress }: DiskApplyRequest, total: number, unit: string): (done: number) => void {
  return (done) => progress?.({ done, total, unit })
}

/** Everything before the point of no return: the tree is not touched yet. Returns the remaining steps. */
async function prepare(
  { request, changes, walker, home, targets }: Inspected,
  area: Area,
): Promise<Result<readonly JournalStep[], ToolError>> {
  const stored = storeContents({ changes, targets, walker, stores: area, progress: counting(request, changes.length, 'files prepared') })
  if (!stored.ok) return stored
  const syncing = request.disk.sync(home.directory, [area.id, ...storedNames(area).map((name) => `${area.id}/${name}`)])
  // A journal is useless if it cannot be found.
  for (const directory of home.above) directory.sync()
  // In the meantime: hashing every content takes as long as the disk.
  const steps = planSteps({ changes, targets, walker, removesEmptied: request.gitDirectory !== undefined })
  const synced = await syncing
  const committed = synced.ok
    ? commitJournal(area, journalOf({ path: request.folder, fromHome: home.toFolder, identity: home.root.identity }, steps))
    : synced
  return committed.ok ? success(steps) : failure(fromDiskFault(committed.error, `${home.path}/${area.id}`, 'write'))
}

async function clearArea({ disk }: DiskApplyRequest, area: Area): Promise<void> {
  dropJournal(area.directory)
  for (const store of [area.made, area.kept]) await disk.clear(store, folderNames(store))
}

/** The journal may be removed only when the new names are flushed to disk. */
async function syncTree({ request, home }: Inspected, steps: readonly JournalStep[]): Promise<ToolError | undefined> {
  const touched = new Set<string>(steps.map((step) => parentOf(step.path)))
  // Those that were not empty still exist.
  const walker = new TreeWalker(home.root)
  for (const step of steps) if (step.kind === 'remove_directory' && !walker.enter(step.path).ok) touched.delete(step.path)
  walker.close()
  const synced = await request.disk.sync(home.root, [...touched])
  return synced.ok ? undefined : fromDiskFault(synced.error, request.folder, 'write')
}

function refuseUnfinished(home: Home): ToolError | undefined {
  const earlier = findJournal(home)
  if (!earlier.ok) return earlier.error
  if (earlier.value === undefined) {
    const removed = removeLeftovers(home)
    return removed.ok ? undefined : removed.error
  }
  return RECOVER_APPLY_ERRORS.applyUnfinished(earlier.value.journal.folder.path)
}

/** A half-done apply is what people fear most: say that nothing was changed, if the message does not say so yet. */
function unchanged(problem: ToolError): ToolError {
  if (problem.suggestion.startsWith('Nothing was ')) return problem
  return { ...problem, suggestion: `Nothing was changed: an apply is all or nothing. ${problem.suggestion}` }
}

function reportOf(changes: readonly FileChange[], targets: Targets): DiskApplyReport {
  const pathsOf = (kind: FileChange['kind']) => changes.filter((change) => change.kind === kind).map((change) => change.path)
  return {
    created: pathsOf('create'),
    updated: pathsOf('update'),
    deleted: pathsOf('delete'),
    directoriesCreated: targets.missingDirectories,
  }
}

export interface PerformRequest {
  readonly steps: readonly JournalStep[]
  readonly walker: TreeWalker
  readonly targets: Targets
  readonly stores: Stores
  readonly progress: (done: number) => void
}

/** Runs all steps in order until one fails; returns why it failed. */
export function performAll({ steps, walker, targets, stores, progress }: PerformRequest): ToolError | undefined {
  for (const [index, step] of steps.entries()) {
    progress(index)
    const replaces = step.kind === 'update' || step.kind === 'delete'
    if (replaces && !isUntouched(step.path, walker, targets))
      return TREE_WALKER_ERRORS.staleError([`'${step.path}' changed in the meantime`])
    const done = performStep(step, walker, stores)
    if (done.ok) continue
    return done.error.code === 'EEXIST'
      ? TREE_WALKER_ERRORS.staleError([`'${step.path}' exists now`])
      : fromDiskFault(done.error, step.path, 'write')
  }
  const swapped = walker.findSwapped()
  return swapped === undefined ? undefined : TREE_WALKER_ERRORS.staleError([`'${swapped}' was replaced by another directory`])
}

/** A last check right before a file is replaced: an edit made during preparation must not get lost. */
function isUntouched(path: RepoPath, walker: TreeWalker, targets: Targets): boolean {
  const parent = walker.parent(path)
  const entry = parent.ok ? parent.value.entry(nameOf(path)) : parent
  return entry.ok && entry.value !== undefined && entry.value.stamp === targets.present.get(path)?.stamp
}

export interface StepsRequest {
  readonly changes: readonly FileChange[]
  readonly targets: Targets
  readonly walker: TreeWalker
  /** Git does not track empty directories and removes those it empties; in a repository an apply does the same. */
  readonly removesEmptied: boolean
}

/** Orders the changes so that each step finds its path free: a deleted file may become a directory. */
export function planSteps({ changes, targets, walker, removesEmptied }: StepsRequest): readonly JournalStep[] {
  const deletes: JournalStep[] = []
  const writes: JournalStep[] = []
  changes.forEach((change, number) => {
    const { path } = change
    if (change.kind === 'delete') deletes.push({ kind: 'delete', path, number, before: journaledVersion(change.before, change.modeBefore) })
    if (change.kind === 'create') writes.push({ kind: 'create', path, number, after: journaledVersion(change.after, change.mode) })
    if (change.kind === 'update')
      writes.push({
        kind: 'update',
        path,
        number,
        before: journaledVersion(change.before, change.modeBefore),
        after: journaledVersion(change.after, change.mode),
      })
  })
  const makes = targets.missingDirectories.map((path): JournalStep => ({ kind: 'make_directory', path }))
  const wanted = new Set(changes.filter((change) => change.kind === 'create_directory').map((change) => change.path))
  const emptied = emptiedBy(changes).filter((path) => !wanted.has(path))
  const isReplaced = (path: RepoPath) => targets.replacedDirectories.some((other) => path === other || path.startsWith(`${other}/`))
  const first = planRemovals(emptied.filter(isReplaced), walker)
  const last = removesEmptied
    ? planRemovals(
        emptied.filter((path) => !isReplaced(path)),
        walker,
      )
    : []
  return [...deletes, ...first, ...makes, ...writes, ...last]
}

/** Directories that may be empty at the end. */
function emptiedBy(changes: readonly FileChange[]): readonly RepoPath[] {
  return [...new Set(changes.flatMap((change) => (change.kind === 'delete' ? ancestorsOf(change.path) : [])))]
}

/** Innermost first. The file system decides later whether they are empty. */
function planRemovals(emptied: readonly RepoPath[], walker: TreeWalker): readonly JournalStep[] {
  const removals: JournalStep[] = []
  for (const path of [...emptied].sort((a, b) => b.length - a.length)) {
    const parent = walker.parent(path)
    const entry = parent.ok ? parent.value.entry(nameOf(path)) : parent
    if (entry.ok && entry.value !== undefined) removals.push({ kind: 'remove_directory', path, permissions: entry.value.permissions })
  }
  return removals
}

const ERRORS = {
  collisionError: ([one, other]: readonly [RepoPath, RepoPath]) =>
    toolError(
      'already_exists',
      one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`,
      'Nothing was written. Use other names.',
    ),
  halfDone: (problem: ToolError, unrestored: ToolError) =>
    toolError(
      problem.code,
      `${problem.message}. What was written could not be rolled back: ${unrestored.message}`,
      "Fix the cause, then run 'sous recover'.",
    ),
}
