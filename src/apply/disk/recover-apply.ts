import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { parentOf } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { OpenDirectory } from '../../system/disk/apply-disk.ts'
import { fromDiskFault } from '../../system/disk/disk.ts'
import {
  type FileStep,
  type Journal,
  type JournalStep,
  journaledVersion,
  performStep,
  type StepState,
  stateOf,
  undoStep,
} from './journal.ts'
import { type Area, listAreas, openArea, readJournal, removeArea } from './journal-area.ts'
import { findHome, type Home, lockHome, type TreePlace } from './journal-home.ts'
import { nameOf, TreeWalker } from './tree-walker.ts'

export type Recovery = 'finish' | 'rollback' | 'discard'

/** An apply that ended before it was complete. */
export interface Unfinished {
  readonly id: string
  /** Its folder, as it was called then. */
  readonly folder: string
  /** How many files it was meant to change. */
  readonly files: number
}

export interface Recovered extends Unfinished {
  /** How many of them were applied or rolled back now: the others were already as they should be. */
  readonly settled: number
}

/** Looks for an interrupted apply. Changes nothing. */
export function findUnfinished(place: TreePlace): Result<Unfinished | undefined, ToolError> {
  return withHome(place, (home) => {
    const found = findJournal(home)
    return found.ok ? success(found.value && describeUnfinished(found.value)) : found
  })
}

/** Finishes an interrupted apply, rolls it back, or discards it. Returns what it found, if anything. */
export function recover(place: TreePlace, how: Recovery): Result<Recovered | undefined, ToolError> {
  return withHome(place, (home): Result<Recovered | undefined, ToolError> => {
    const lock = lockHome(home.directory, place.disk, home.path)
    if (!lock.ok) return lock
    try {
      const found = findJournal(home)
      // Discarding must also work for a journal that cannot be read.
      if (!found.ok && how !== 'discard') return found
      const unfinished = found.ok ? found.value : undefined
      const settled = unfinished === undefined || how === 'discard' ? success(0) : settle(home, unfinished.id, unfinished.journal, how)
      if (!settled.ok) return settled
      const removed = removeLeftovers(home, unfinished?.id)
      return removed.ok ? success(unfinished && { ...describeUnfinished(unfinished), settled: settled.value }) : removed
    } finally {
      lock.value.release()
    }
  })
}

/**
 * Brings every file to its state before or after the apply, and counts those that were not; refuses, and touches nothing, if one is
 * in neither state. What the apply never reached need not be rolled back.
 */
export function settleSteps(
  walker: TreeWalker,
  area: Area,
  steps: readonly JournalStep[],
  how: 'finish' | 'rollback',
): Result<number, ToolError> {
  const wanted: StepState = how === 'finish' ? 'after' : 'before'
  const pending = new Set<JournalStep>()
  const foreign: string[] = []
  let files = 0
  for (const step of steps) {
    if (step.kind === 'make_directory' || step.kind === 'remove_directory') {
      pending.add(step)
      continue
    }
    const state = stateOf(step, walker)
    if (state === wanted || (how === 'rollback' && wasNeverDone(step, walker, area))) continue
    if (state === 'other' || !isStored(area, step, how)) foreign.push(`'${step.path}'`)
    else {
      pending.add(step)
      files++
    }
  }
  if (foreign.length > 0) return failure(RECOVER_APPLY_ERRORS.changedMeanwhile(foreign))
  for (const step of how === 'finish' ? steps : steps.toReversed()) {
    if (!pending.has(step)) continue
    if (step.kind === 'update') retain(step, walker, how === 'finish' ? area.kept : area.made)
    const done = how === 'finish' ? performStep(step, walker, area) : undoStep(step, walker, area)
    if (!done.ok) return failure(fromDiskFault(done.error, step.path, how === 'finish' ? 'write' : 'restore'))
  }
  syncDirectories(walker, steps)
  return success(files)
}

/**
 * Whether a file differs for another reason than the apply: someone edited or created it. Then there is nothing to roll back, and
 * the others need not stay half done because of it.
 */
function wasNeverDone(step: FileStep, walker: TreeWalker, area: Area): boolean {
  const parent = walker.parent(step.path)
  const present = parent.ok ? parent.value.entry(nameOf(step.path)) : parent
  // A directory may be one that the apply created in its place.
  if (step.kind === 'delete') return present.ok && present.value !== undefined && present.value.kind !== 'directory'
  // Its replacement no longer exists under its number, or is the same file under both names.
  const made = area.made.entry(String(step.number))
  return made.ok && made.value !== undefined && !(present.ok && present.value?.identity === made.value.identity)
}

/** Keeps what is about to be replaced, if possible: an interrupted recovery may continue in the other direction. */
function retain(step: FileStep, walker: TreeWalker, store: OpenDirectory): void {
  const parent = walker.parent(step.path)
  if (parent.ok) store.linkFrom(parent.value, nameOf(step.path), String(step.number))
}

/**
 * The journal may be removed only when all names are flushed to disk, including those that were already right: they may not have
 * been flushed when the apply was interrupted. A failed flush is not a reason to stop.
 */
function syncDirectories(walker: TreeWalker, steps: Iterable<JournalStep>): void {
  for (const directory of new Set([...steps].map((step) => parentOf(step.path)))) {
    const entered = walker.enter(directory)
    if (entered.ok) entered.value.sync()
  }
}

interface Found {
  readonly id: string
  readonly journal: Journal
}

/** The first area with a journal. There is never more than one: an apply refuses to start while there is. */
export function findJournal(home: Home): Result<Found | undefined, ToolError> {
  const ids = listAreas(home.directory)
  if (!ids.ok) return failure(fromDiskFault(ids.error, home.path))
  for (const id of ids.value) {
    const area = home.directory.open(id)
    if (!area.ok) return failure(fromDiskFault(area.error, `${home.path}/${id}`))
    const journal = readJournal(area.value)
    area.value.close()
    if (!journal.ok) return failure(fromDiskFault(journal.error, `${home.path}/${id}/journal.json`))
    if (journal.value !== undefined) return success({ id, journal: journal.value })
  }
  return success(undefined)
}

/** Removes what applies left that never started, and the area of the one that was just settled. */
export function removeLeftovers(home: Home, settled?: string): Result<undefined, ToolError> {
  const ids = listAreas(home.directory)
  for (const id of ids.ok ? [...(settled === undefined ? [] : [settled]), ...ids.value] : []) {
    const removed = removeArea(home.directory, id)
    if (!removed.ok) return failure(fromDiskFault(removed.error, `${home.path}/${id}`, 'remove'))
  }
  return ids.ok ? success(undefined) : failure(fromDiskFault(ids.error, home.path))
}

function settle(home: Home, id: string, journal: Journal, how: 'finish' | 'rollback'): Result<number, ToolError> {
  const isSameFolder = journal.folder.fromHome === home.toFolder || journal.folder.identity === home.root.identity
  if (!isSameFolder) return failure(RECOVER_APPLY_ERRORS.otherFolder(journal))
  const area = openArea(home.directory, id)
  if (!area.ok) return failure(fromDiskFault(area.error, `${home.path}/${id}`))
  const walker = new TreeWalker(home.root)
  try {
    return settleSteps(walker, area.value, journal.steps, how)
  } finally {
    walker.close()
    area.value.close()
  }
}

/** Whether the content that a step needs is in the area, complete. */
function isStored(area: Area, step: FileStep, how: 'finish' | 'rollback'): boolean {
  const [store, version] =
    how === 'finish'
      ? ([area.made, step.kind === 'delete' ? undefined : step.after] as const)
      : ([area.kept, step.kind === 'create' ? undefined : step.before] as const)
  if (version === undefined) return true
  const stored = store.read(String(step.number))
  return stored.ok && journaledVersion(stored.value.bytes, version.mode).sha256 === version.sha256
}

function withHome<T>(place: TreePlace, use: (home: Home) => Result<T, ToolError>): Result<T | undefined, ToolError> {
  const home = findHome(place)
  if (!home.ok || home.value === undefined) return home.ok ? success(undefined) : home
  try {
    return use(home.value)
  } finally {
    home.value.close()
  }
}

function describeUnfinished({ id, journal }: Found): Unfinished {
  const files = journal.steps.filter((step) => step.kind === 'create' || step.kind === 'update' || step.kind === 'delete').length
  return { id, folder: journal.folder.path, files }
}

export const RECOVER_APPLY_ERRORS = {
  /** While one waits, nothing else is applied. */
  applyUnfinished: (folder: string) =>
    toolError(
      'apply_unfinished',
      `An earlier apply in '${folder}' was interrupted and is half done`,
      "Run 'sous recover' first. It finishes that apply or rolls it back.",
    ),
  changedMeanwhile: (paths: readonly string[]) =>
    toolError(
      'stale',
      `Changed by someone else since the apply was interrupted: ${paths.join(', ')}`,
      "Nothing was changed. Restore the files as they were before that apply, or keep everything as it is with 'sous recover --discard'.",
    ),
  otherFolder: (journal: Journal) =>
    toolError(
      'apply_unfinished',
      `The interrupted apply was in another folder of this repository: '${journal.folder.path}'`,
      `Run 'sous recover' in that folder.`,
    ),
}
