import { randomBytes } from 'node:crypto'
import type { FileChange, FileMode } from '../../base/change.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { parentOf, type RepoDirectory, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { FileWrite, OpenDirectory } from '../../system/disk/apply-disk.ts'
import { type DiskFault, fromDiskFault, isWithoutLinks } from '../../system/disk/disk.ts'
import { decodeJournal, encodeJournal, type Journal, type Stores } from './journal.ts'
import { nameOf, type Targets, type TreeWalker } from './tree-walker.ts'

const JOURNAL = 'journal.json'
const MADE = 'new'
const KEPT = 'old'

/** What an apply stores next to the tree: new contents, old contents and, from the point of no return on, the journal. */
export interface Area extends Stores {
  readonly id: string
  readonly directory: OpenDirectory
  close(): void
}

export function makeArea(home: OpenDirectory): Result<Area, DiskFault> {
  const id = randomBytes(6).toString('hex')
  const made = home.makeDirectory(id)
  if (!made.ok) return made
  const directory = home.open(id)
  if (!directory.ok) return directory
  for (const name of [MADE, KEPT]) {
    const store = directory.value.makeDirectory(name)
    if (!store.ok) {
      directory.value.close()
      return store
    }
  }
  directory.value.close()
  return openArea(home, id)
}

export function openArea(home: OpenDirectory, id: string): Result<Area, DiskFault> {
  const directory = home.open(id)
  if (!directory.ok) return directory
  const made = directory.value.open(MADE)
  const kept = directory.value.open(KEPT)
  const close = () => {
    if (made.ok) made.value.close()
    if (kept.ok) kept.value.close()
    directory.value.close()
  }
  if (made.ok && kept.ok) return success({ id, directory: directory.value, made: made.value, kept: kept.value, close })
  close()
  return failure({ code: 'EINVAL', message: 'the contents it needs are missing' })
}

/** The point of no return: before it the tree is untouched, after it the apply can be finished or rolled back. */
export function commitJournal(area: Area, journal: Journal): Result<void, DiskFault> {
  const temporary = `${JOURNAL}.tmp`
  const written = area.directory.write(temporary, { bytes: encodeJournal(journal), isDurable: true })
  if (!written.ok) return written
  const moved = area.directory.moveFrom(area.directory, temporary, JOURNAL)
  return moved.ok ? area.directory.sync() : moved
}

/** `undefined` if there is none: that apply never started. */
export function readJournal(area: OpenDirectory): Result<Journal | undefined, DiskFault> {
  const file = area.read(JOURNAL)
  if (!file.ok) return file.error.code === 'ENOENT' ? success(undefined) : file
  const journal = decodeJournal(file.value.bytes)
  return journal === undefined ? failure({ code: 'EINVAL', message: 'it cannot be read' }) : success(journal)
}

/** The ids of all areas, without the lock and what belongs to it. */
export function listAreas(home: OpenDirectory): Result<readonly string[], DiskFault> {
  const names = home.names()
  return names.ok ? success(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names
}

/** From here on the apply is done: without its journal, the rest of an area means nothing. */
export function dropJournal(area: OpenDirectory): void {
  if (area.removeFile(JOURNAL).ok) area.sync()
}

export function removeArea(home: OpenDirectory, id: string): Result<void, DiskFault> {
  const directory = home.open(id)
  if (!directory.ok) return directory.error.code === 'ENOENT' ? success(undefined) : directory
  dropJournal(directory.value)
  for (const name of [MADE, KEPT]) removeStore(directory.value, name)
  for (const name of folderNames(directory.value)) directory.value.removeFile(name)
  directory.value.close()
  return home.removeDirectory(id)
}

function removeStore(area: OpenDirectory, name: string): void {
  const store = area.open(name)
  if (!store.ok) return
  for (const file of folderNames(store.value)) store.value.removeFile(file)
  store.value.close()
  area.removeDirectory(name)
}

export function folderNames(directory: OpenDirectory): readonly string[] {
  const names = directory.names()
  return names.ok ? names.value : []
}

/** Everything in the two stores, relative to the area. */
export function storedNames(area: Area): readonly string[] {
  return [
    MADE,
    KEPT,
    ...folderNames(area.made).map((name) => `${MADE}/${name}`),
    ...folderNames(area.kept).map((name) => `${KEPT}/${name}`),
  ]
}

export interface StoreRequest {
  readonly changes: readonly FileChange[]
  readonly targets: Targets
  readonly walker: TreeWalker
  readonly stores: Stores
  readonly progress: (done: number) => void
}

/** Writes the new contents and keeps the old ones, both next to the tree. Names are the numbers of the changes. */
export function storeContents({ changes, targets, walker, stores, progress }: StoreRequest): Result<void, ToolError> {
  for (const [index, change] of changes.entries()) {
    progress(index)
    const name = String(index)
    const present = targets.present.get(change.path)
    if (change.kind === 'create' || change.kind === 'update') {
      const written = stores.made.write(name, {
        bytes: change.after,
        isExecutable: change.mode === '100755',
        ...(present === undefined
          ? ownerIn(walker, parentOf(change.path))
          : { permissions: permissionsFor(present.permissions, change.mode), owner: present.owner }),
      })
      if (!written.ok) return failure(fromDiskFault(written.error, change.path, 'write'))
    }
    if (change.kind === 'update' || change.kind === 'delete') {
      const parent = walker.parent(change.path)
      const kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent
      if (!kept.ok) return failure(fromDiskFault(kept.error, change.path, 'keep'))
    }
  }
  return success(undefined)
}

const SET_GROUP = 0o2000

/** It is moved from elsewhere, so it does not inherit the group of a setgid directory. */
function ownerIn(walker: TreeWalker, directory: RepoDirectory): Pick<FileWrite, 'owner'> {
  const opened = walker.enter(directory)
  // A missing directory will be created like the one above.
  if (!opened.ok) return directory === ROOT_DIRECTORY ? {} : ownerIn(walker, parentOf(directory))
  const entry = opened.value.entry('.')
  const isGiven = entry.ok && entry.value !== undefined && (entry.value.permissions & SET_GROUP) !== 0
  return isGiven ? { owner: { group: entry.value.owner.group } } : {}
}

/** A link costs nothing and restores exactly the same file; a copy if links are not allowed. */
function keep(directory: OpenDirectory, name: string, store: OpenDirectory, as: string): Result<void, DiskFault> {
  const linked = store.linkFrom(directory, name, as)
  if (linked.ok || !isWithoutLinks(linked.error)) return linked
  const file = directory.read(name)
  if (!file.ok) return file
  const { permissions, owner } = file.value.entry
  return store.write(as, { bytes: file.value.bytes, permissions, owner })
}

/** Execute follows read, as in git; all other bits stay as they are. */
function permissionsFor(present: number, mode: FileMode): number {
  const isExecutable = (present & 0o100) !== 0
  if (mode === '100644') return isExecutable ? present & ~0o111 : present
  return isExecutable ? present : present | ((present & 0o444) >> 2)
}
