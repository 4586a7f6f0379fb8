import { randomBytes } from 'node:crypto'
import { failure, type Result, success } from '../../model/result.ts'
import type { DiskFault } from '../../system/disk.ts'
import type { OpenDirectory } from '../../system/landing-disk.ts'
import { decodeJournal, encodeJournal, type Journal } from './journal.ts'
import type { Stores } from './steps.ts'

const JOURNAL = 'journal.json'
const MADE = 'new'
const KEPT = 'old'

/** What one landing keeps beside the tree: new contents, old contents and, from the point of no return on, the journal. */
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

/** The point of no return: before it the tree is untouched, after it the landing can be finished or rolled back. */
export function commitJournal(area: Area, journal: Journal): Result<void, DiskFault> {
  const temporary = `${JOURNAL}.tmp`
  const written = area.directory.write(temporary, { bytes: encodeJournal(journal), isDurable: true })
  if (!written.ok) return written
  const moved = area.directory.moveFrom(area.directory, temporary, JOURNAL)
  return moved.ok ? area.directory.sync() : moved
}

/** `undefined` when there is none: that landing never began. */
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

/** From here on the landing is over: without its journal, what is left of an area means nothing. */
export function dropJournal(area: OpenDirectory): void {
  if (area.removeFile(JOURNAL).ok) area.sync()
}

export function removeArea(home: OpenDirectory, id: string): Result<void, DiskFault> {
  const directory = home.open(id)
  if (!directory.ok) return directory.error.code === 'ENOENT' ? success(undefined) : directory
  dropJournal(directory.value)
  for (const name of [MADE, KEPT]) removeStore(directory.value, name)
  for (const name of namesIn(directory.value)) directory.value.removeFile(name)
  directory.value.close()
  return home.removeDirectory(id)
}

function removeStore(area: OpenDirectory, name: string): void {
  const store = area.open(name)
  if (!store.ok) return
  for (const file of namesIn(store.value)) store.value.removeFile(file)
  store.value.close()
  area.removeDirectory(name)
}

export function namesIn(directory: OpenDirectory): readonly string[] {
  const names = directory.names()
  return names.ok ? names.value : []
}

/** Everything in the two stores, relative to the area. */
export function storedNames(area: Area): readonly string[] {
  return [MADE, KEPT, ...namesIn(area.made).map((name) => `${MADE}/${name}`), ...namesIn(area.kept).map((name) => `${KEPT}/${name}`)]
}
