import type { FileChange } from '../../base/change.ts'
import { sha256 } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { FileVersion, PlannedChange } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { ApplyDisk, OpenDirectory } from '../../system/disk/apply-disk.ts'
import type { DiskFault } from '../../system/disk/disk.ts'
import { makeAndOpen } from '../../system/disk/open-directory.ts'

/**
 * Where plans are kept: `sous/plans` in a git directory, `.sous/plans` in a folder that has none. Each plan is a directory
 * named by its digest, with `plan.json` and `contents`, an empty file `applied` once it was applied, and an empty file `previewed`
 * if the command line showed it to a person.
 */
export interface StorePlace {
  /** Absolute path without links: the git directory, or the folder if there is none. */
  readonly home: string
  readonly isGitDirectory: boolean
  readonly disk: ApplyDisk
}

export const PLAN_FILE = 'plan.json'
export const CONTENTS_FILE = 'contents'
export const APPLIED_FILE = 'applied'
export const PREVIEWED_FILE = 'previewed'
/** Plans contain file contents, including private ones. */
export const PLAN_FILE_PERMISSIONS = 0o600
export const PLAN_FOLDER_PERMISSIONS = 0o700
const PLANS_FOLDER = 'plans'
const UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/

/** For display. */
export function pathOfPlans({ home, isGitDirectory }: StorePlace): string {
  return `${home}/${isGitDirectory ? 'sous' : '.sous'}/${PLANS_FOLDER}`
}

/** Opens the directory of all plans for some work, and closes it afterwards. */
export async function withPlans<T>(
  place: StorePlace,
  enter: (parent: OpenDirectory, name: string) => Result<OpenDirectory, DiskFault>,
  work: (plans: OpenDirectory) => T | Promise<T>,
): Promise<Result<T, DiskFault>> {
  const opened: OpenDirectory[] = []
  try {
    let directory = place.disk.open(place.home)
    for (const name of [place.isGitDirectory ? 'sous' : '.sous', PLANS_FOLDER]) {
      if (!directory.ok) return directory
      opened.push(directory.value)
      directory = enter(directory.value, name)
    }
    if (!directory.ok) return directory
    opened.push(directory.value)
    return success(await work(directory.value))
  } finally {
    for (const directory of opened.toReversed()) directory.close()
  }
}

/** The folder above is shared with applies, and keeps the permissions of the repository. */
export function makePrivate(parent: OpenDirectory, name: string): Result<OpenDirectory, DiskFault> {
  return makeAndOpen(parent, name, name === PLANS_FOLDER ? PLAN_FOLDER_PERMISSIONS : undefined)
}

export function openExisting(parent: OpenDirectory, name: string): Result<OpenDirectory, DiskFault> {
  return parent.open(name)
}

/** Removes what killed processes left behind. */
export function sweepUnfinished(plans: OpenDirectory, disk: ApplyDisk): void {
  const names = plans.names()
  for (const name of names.ok ? names.value : []) {
    const pid = UNFINISHED.exec(name)?.[1]
    if (pid !== undefined && !disk.isRunning({ ...disk.self, pid: Number(pid), started: '' })) removePlanFolder(plans, name)
  }
}

/** How many applied and other plans are kept, and for how long after the latest one. */
const MAX_PLANS = 50
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000

/**
 * Daily previews must not fill the disk: each plan contains every byte that it would change. Applied plans are counted separately,
 * because they may have the only copy of what was there before.
 */
export function removeOldPlans(plans: OpenDirectory): void {
  const names = plans.names()
  const kept = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
    const entry = plans.entry(name)
    return entry.ok && entry.value !== undefined ? [{ name, at: entry.value.modifiedMs }] : []
  })
  const byAge = kept.toSorted((a, b) => b.at - a.at)
  const latest = byAge[0]?.at ?? 0
  const counted = { applied: 0, other: 0 }
  for (const { name, at } of byAge) {
    const kind = byAge.length > MAX_PLANS && wasApplied(plans, name) ? 'applied' : 'other'
    counted[kind] += 1
    if (counted[kind] > MAX_PLANS || latest - at > MAX_AGE_MS) removePlanFolder(plans, name)
  }
}

function wasApplied(plans: OpenDirectory, name: string): boolean {
  const folder = plans.open(name)
  if (!folder.ok) return false
  const entry = folder.value.entry(APPLIED_FILE)
  folder.value.close()
  return entry.ok && entry.value !== undefined
}

export function isPlanName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}

/** Whatever is in it: another version of Sous may have saved it differently. Does nothing if it does not exist. */
export function removePlanFolder(plans: OpenDirectory, name: string): void {
  const folder = plans.open(name)
  if (!folder.ok) return
  // Without this file there is no plan, so an interruption leaves no partial one.
  folder.value.removeFile(PLAN_FILE)
  const names = folder.value.names()
  for (const inside of names.ok ? names.value : []) if (!folder.value.removeFile(inside).ok) removePlanFolder(folder.value, inside)
  folder.value.close()
  plans.removeDirectory(name)
}

/** All contents before and after, each once, concatenated in the order of the plan: thousands of files would take seconds. */
export function packContents(changes: readonly FileChange[], planned: readonly PlannedChange[]): readonly Uint8Array[] {
  const names = planned.flatMap((change) => sidesOf<FileVersion>(change)).map(({ sha256: name }) => name)
  const contents = changes.flatMap((change) => sidesOf<Uint8Array>(change))
  return [...new Map(contents.map((bytes, index) => [names[index] ?? '', bytes])).values()]
}

function sidesOf<T>(change: { readonly kind: string; readonly before?: T; readonly after?: T }): readonly T[] {
  return [change.before, change.after].filter((side) => side !== undefined)
}

/** The contents of such a pack. The plan has their lengths; the reader checks the hashes. */
export function openPack(planned: readonly PlannedChange[], pack: Uint8Array): Result<BlobSource, ToolError> {
  const contents = new Map<string, Uint8Array>()
  let end = 0
  for (const change of planned)
    for (const { sha256: name, size } of sidesOf<FileVersion>(change)) {
      if (contents.has(name)) continue
      contents.set(name, pack.subarray(end, end + size))
      end += size
    }
  if (end !== pack.length) return failure(PLAN_FOLDERS_ERRORS.tampered(`its contents have ${pack.length} bytes, not ${end}`))
  return success({
    read(name) {
      const bytes = contents.get(name)
      return bytes === undefined ? failure({ code: 'ENOENT', message: 'it is not there' }) : success({ bytes })
    },
  })
}

/** Contents by hash. */
export interface BlobSource {
  read(name: string): Result<{ readonly bytes: Uint8Array }, DiskFault>
}

/** The changes with their bytes, if these match the plan. */
export function readChanges(planned: readonly PlannedChange[], blobs: BlobSource): Result<readonly FileChange[], ToolError> {
  const changes: FileChange[] = []
  for (const change of planned) {
    const read = readChange(change, (version) => readBlob(blobs, version))
    if (!read.ok) return failure(PLAN_FOLDERS_ERRORS.tampered(`the content of '${change.path}' ${read.error}`))
    changes.push(read.value)
  }
  return success(changes)
}

function readChange(change: PlannedChange, read: (version: FileVersion) => Result<Uint8Array, string>): Result<FileChange, string> {
  if (change.kind === 'create_directory') return success(change)
  const { path } = change
  const before = change.kind === 'create' ? success(new Uint8Array()) : read(change.before)
  if (!before.ok) return before
  if (change.kind === 'delete') return success({ kind: 'delete', path, before: before.value, modeBefore: change.before.mode })
  const after = read(change.after)
  if (!after.ok) return after
  const { mode } = change.after
  if (change.kind === 'create') return success({ kind: 'create', path, after: after.value, mode })
  return success({ kind: 'update', path, before: before.value, after: after.value, modeBefore: change.before.mode, mode })
}

function readBlob(blobs: BlobSource, { sha256: wanted, size }: FileVersion): Result<Uint8Array, string> {
  const blob = blobs.read(wanted)
  if (!blob.ok) return failure(`cannot be read: ${blob.error.message}`)
  const { bytes } = blob.value
  return bytes.length === size && sha256(bytes) === wanted ? success(bytes) : failure('does not match the plan')
}

export const PLAN_FOLDERS_ERRORS = {
  tampered: (why: string) => toolError('plan_tampered', `The saved plan is damaged: ${why}`, 'Run the preview again.'),
}
