import { compareBytes } from '../../model/byte-order.ts'
import type { FileChange } from '../../model/change.ts'
import { findCollision } from '../../model/collisions.ts'
import { parentOf, type RepoPath } from '../../model/path.ts'
import type { Progress } from '../../model/progress.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { fromDiskFault } from '../../workspace/disk-errors.ts'
import { type Area, commitJournal, dropJournal, makeArea, namesIn, removeArea, storedNames } from './area.ts'
import { type Home, openHome, type Place } from './home.ts'
import { inspectTargets, type Targets } from './inspect-targets.ts'
import { journalOf, type Step } from './journal.ts'
import { type Lock, takeLock } from './lock.ts'
import { performAll } from './perform.ts'
import { planSteps } from './plan-steps.ts'
import { findJournal, landingUnfinished, removeLeftovers, settleSteps } from './recover.ts'
import { storeContents } from './store-contents.ts'
import { TreeWalker } from './tree-walker.ts'

export interface LandingRequest extends Place {
  readonly changes: readonly FileChange[]
  readonly progress?: (update: Progress) => void
}

export interface LandingReport {
  readonly created: readonly RepoPath[]
  readonly updated: readonly RepoPath[]
  readonly deleted: readonly RepoPath[]
  readonly directoriesCreated: readonly RepoPath[]
}

/** Writes changes into a folder: all of them, or none. After a crash in between, `recover` finishes or takes back. */
export async function landOnDisk(request: LandingRequest): Promise<Result<LandingReport, ToolError>> {
  if (request.changes.length === 0) return success({ created: [], updated: [], deleted: [], directoriesCreated: [] })
  const collision = findCollision(request.changes)
  if (collision !== undefined) return failure(collisionError(collision))
  const changes = request.changes.toSorted((a, b) => compareBytes(a.path, b.path))
  const home = openHome(request)
  if (!home.ok) return home
  let lock: Result<Lock, ToolError> | undefined
  const walker = new TreeWalker(home.value.root)
  try {
    lock = takeLock(home.value.directory, request.disk, home.value.path)
    if (!lock.ok) return lock
    const refusal = refuseUnfinished(home.value)
    if (refusal !== undefined) return failure(refusal)
    const targets = inspectTargets(walker, changes)
    if (!targets.ok) return failure(unchanged(targets.error))
    return await landInspected({ request, changes, walker, home: home.value, targets: targets.value })
  } finally {
    walker.close()
    if (lock?.ok) lock.value.release()
    home.value.close()
  }
}

interface Inspected {
  readonly request: LandingRequest
  readonly changes: readonly FileChange[]
  readonly walker: TreeWalker
  readonly home: Home
  readonly targets: Targets
}

async function landInspected(landing: Inspected): Promise<Result<LandingReport, ToolError>> {
  const { request, changes, walker, home, targets } = landing
  const area = makeArea(home.directory)
  if (!area.ok) return failure(unchanged(fromDiskFault(area.error, home.path, 'write')))
  let isSettled = true
  try {
    const prepared = await prepare(landing, area.value)
    if (!prepared.ok) return failure(unchanged(prepared.error))
    const steps = prepared.value
    isSettled = false
    const problem =
      performAll({ steps, walker, targets, stores: area.value, progress: counting(request, steps.length, 'files landed') }) ??
      (await syncTree(landing, steps))
    const restored = problem === undefined ? success(undefined) : settleSteps(walker, area.value, steps, 'rollback')
    isSettled = restored.ok
    if (problem !== undefined) return failure(restored.ok ? unchanged(problem) : halfDone(problem, restored.error))
    return success(reportOf(changes, targets))
  } finally {
    if (isSettled) await clearArea(request, area.value)
    area.value.close()
    if (isSettled) removeArea(home.directory, area.value.id)
  }
}

function counting({ progress }: LandingRequest, total: number, unit: string): (done: number) => void {
  return (done) => progress?.({ done, total, unit })
}

/** Everything up to the point of no return: nothing in the tree is touched yet. Gives the steps that are left to do. */
async function prepare({ request, changes, walker, home, targets }: Inspected, area: Area): Promise<Result<readonly Step[], ToolError>> {
  const stored = storeContents({ changes, targets, walker, stores: area, progress: counting(request, changes.length, 'files prepared') })
  if (!stored.ok) return stored
  const syncing = request.disk.sync(home.directory, [area.id, ...storedNames(area).map((name) => `${area.id}/${name}`)])
  // Where it cannot be found, a journal is of no use.
  for (const directory of home.above) directory.sync()
  // Meanwhile: every content is hashed for them, which takes as long as the disk does.
  const steps = planSteps({ changes, targets, walker, removesEmptied: request.gitDirectory !== undefined })
  const synced = await syncing
  const committed = synced.ok
    ? commitJournal(area, journalOf({ path: request.folder, fromHome: home.toFolder, identity: home.root.identity }, steps))
    : synced
  return committed.ok ? success(steps) : failure(fromDiskFault(committed.error, `${home.path}/${area.id}`, 'write'))
}

async function clearArea({ disk }: LandingRequest, area: Area): Promise<void> {
  dropJournal(area.directory)
  for (const store of [area.made, area.kept]) await disk.clear(store, namesIn(store))
}

/** The journal may go only when the new names are on the disk itself. */
async function syncTree({ request, home }: Inspected, steps: readonly Step[]): Promise<ToolError | undefined> {
  const touched = new Set<string>(steps.map((step) => parentOf(step.path)))
  // Those that were not empty are still there.
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
  return landingUnfinished(earlier.value.journal.folder.path)
}

function collisionError([one, other]: readonly [RepoPath, RepoPath]): ToolError {
  return toolError(
    'already_exists',
    one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`,
    'Nothing was written. Use other names.',
  )
}

/** Half of a landing is what people fear most: says that none of it stayed, where that is not said yet. */
function unchanged(problem: ToolError): ToolError {
  if (problem.suggestion.startsWith('Nothing was ')) return problem
  return { ...problem, suggestion: `Nothing was changed: a landing is whole, or not at all. ${problem.suggestion}` }
}

function halfDone(problem: ToolError, unrestored: ToolError): ToolError {
  return toolError(
    problem.code,
    `${problem.message}. What was written could not be taken back: ${unrestored.message}`,
    "Remove the cause, then run 'sous recover'.",
  )
}

function reportOf(changes: readonly FileChange[], targets: Targets): LandingReport {
  const pathsOf = (kind: FileChange['kind']) => changes.filter((change) => change.kind === kind).map((change) => change.path)
  return {
    created: pathsOf('create'),
    updated: pathsOf('update'),
    deleted: pathsOf('delete'),
    directoriesCreated: targets.missingDirectories,
  }
}
