import { SWITCHES_FILE } from '../model/config.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { RecordDisk } from '../system/record-disk.ts'
import type { BundleOnDisk } from './bundle-files.ts'
import type { BundleRecord, ToolRecord } from './bundle-schemas.ts'
import type { PackedBundle } from './bundle-zip.ts'
import { bundleFile, bundleFolder, toolFile, toolsFolder } from './file-places.ts'
import type { BundleError } from './problems.ts'
import { recordText } from './read-record.ts'
import { corrupt, diskError, occupied } from './store-errors.ts'
import { readSwitches, switchesText } from './switches.ts'

type Outcome<T> = Result<T, BundleError>

/** How records of bundles and tools get to the disk. What may be written, and when, the store decides. */
export class BundleWriter {
  readonly #disk: RecordDisk

  constructor(disk: RecordDisk) {
    this.#disk = disk
  }

  /** Creates a record where there is none, or replaces the one that is there; whole or not at all. */
  write(how: 'create' | 'replace', path: string, record: BundleRecord | ToolRecord): Outcome<void> {
    const written = this.#disk[how](path, recordText(record))
    if (written.ok) return success(undefined)
    return failure(written.error.code === 'EEXIST' ? occupied(path) : diskError(written.error))
  }

  /** A bundle with its tools, or nothing of it. */
  createWhole({ bundle, tools }: PackedBundle): Outcome<void> {
    for (const [done, tool] of tools.entries()) {
      const made = this.write('create', toolFile(bundle.slug, tool.slug, tool.version), tool)
      if (made.ok) continue
      for (const written of tools.slice(0, done)) this.#disk.remove(toolFile(bundle.slug, written.slug, written.version))
      return made
    }
    // What makes a bundle of the files comes last: until then nobody takes them for one.
    return this.write('create', bundleFile(bundle.slug), bundle)
  }

  /** Replaces what is said of a bundle, and moves its folder where its slug changes. */
  replaceBundle({ record }: BundleOnDisk, fresh: BundleRecord): Outcome<void> {
    if (record.slug === fresh.slug) return this.write('replace', bundleFile(record.slug), fresh)
    // Before the folder has its new name, the file says the old slug; from then on, the new one.
    const announced = this.write('replace', bundleFile(record.slug), { ...record, movingTo: fresh.slug })
    if (!announced.ok) return announced
    const moved = this.#disk.moveDirectory(bundleFolder(record.slug), bundleFolder(fresh.slug))
    if (moved.ok) return this.write('replace', bundleFile(fresh.slug), fresh)
    this.write('replace', bundleFile(record.slug), record)
    return failure(moved.error.code === 'EEXIST' ? occupied(bundleFolder(fresh.slug)) : diskError(moved.error))
  }

  /** Removes a bundle that holds nothing but its own record. */
  reap(slug: string): boolean {
    const disk = this.#disk
    const tools = disk.names(toolsFolder(slug))
    const all = disk.names(bundleFolder(slug))
    const isEmpty = tools.ok && tools.value.length === 0 && all.ok && all.value.every((name) => name === 'bundle.json' || name === 'tools')
    if (!isEmpty || !disk.remove(bundleFile(slug)).ok) return false
    disk.removeDirectory(toolsFolder(slug))
    disk.removeDirectory(bundleFolder(slug))
    return true
  }

  /** Notes that something without a file of its own is switched off, or on again. */
  switch(key: string, isEnabled: boolean): Outcome<void> {
    const { disabled, fault } = readSwitches(this.#disk)
    if (fault !== undefined) return failure(corrupt(fault))
    const next = new Set(disabled)
    if (isEnabled) next.delete(key)
    else next.add(key)
    const written = this.#disk.replace(SWITCHES_FILE, switchesText(next))
    return written.ok ? success(undefined) : failure(diskError(written.error))
  }
}
