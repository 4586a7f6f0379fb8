import { SWITCHES_FILE } from '../base/config.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { DiskFault } from '../system/disk/disk.ts'
import type { RecordDisk } from '../system/disk/record-disk.ts'
import { BUNDLE_ERRORS, occupied, type StoreFault } from './bundle-errors.ts'
import type { BundleRecord, ToolRecord } from './bundle-schemas.ts'
import type { PackedBundle } from './bundle-zip.ts'
import { BUNDLE_FILE, BUNDLES_FOLDER, bundleFile, bundleFolder, toolFile, toolsFolder } from './file-places.ts'
import { readBundleRecord, readSwitches, readToolRecord, recordText, switchesText } from './read-record.ts'

export interface BundleOnDisk {
  readonly record: BundleRecord
  /** From the root of the repository. */
  readonly folder: string
  readonly tools: readonly ToolRecord[]
}

interface KnownFile<Value> {
  readonly mark: string
  readonly value: Result<Value, StoreFault>
}

interface KnownFolder {
  mark: string
  bundle: KnownFile<BundleRecord> | undefined
  tools: ReadonlyMap<string, KnownFile<ToolRecord>>
  faults: readonly StoreFault[]
}

/** Within this time after a change, another one may not change a directory's mtime. */
const TICK_MS = 50
/** Writing a file in place does not change its directory, so everything is checked again after this time. */
const LOOK_AGAIN_MS = 1_000

/** The content of the files, read again only where they changed. */
export class BundleFiles {
  readonly #disk: RecordDisk
  readonly #folders = new Map<string, KnownFolder>()
  #lookedAt = Number.NEGATIVE_INFINITY
  #generation = 0
  #bundles: readonly BundleOnDisk[] = []
  #faults: readonly StoreFault[] = []

  constructor(disk: RecordDisk) {
    this.#disk = disk
  }

  /** Changes whenever something changed. */
  get generation(): number {
    return this.#generation
  }

  get bundles(): readonly BundleOnDisk[] {
    return this.#bundles
  }

  get faults(): readonly StoreFault[] {
    return this.#faults
  }

  refresh(now: number): void {
    const isThorough = Math.abs(now - this.#lookedAt) > LOOK_AGAIN_MS
    if (isThorough) this.#lookedAt = now
    const names = this.#disk.names(BUNDLES_FOLDER)
    const folders = new Set(names.ok ? names.value : [])
    let isChanged = !names.ok
    for (const name of this.#folders.keys()) if (!folders.has(name)) isChanged = this.#folders.delete(name)
    for (const name of folders) if (this.#refreshFolder(name, now, isThorough)) isChanged = true
    if (isChanged) this.#gather(names.ok ? [] : [faultOf(BUNDLES_FOLDER, names.error)])
  }

  #refreshFolder(name: string, now: number, isThorough: boolean): boolean {
    const folder = `${BUNDLES_FOLDER}/${name}`
    const stamps = [this.#disk.stamp(folder), this.#disk.stamp(`${folder}/tools`)]
    const mark = stamps.map((stamp) => stamp?.mark ?? '').join(' ')
    const isFresh = stamps.some((stamp) => stamp !== undefined && Math.abs(now - stamp.changedAt) < TICK_MS)
    const known = this.#folders.get(name)
    if (known !== undefined && known.mark === mark && !isThorough && !isFresh) return false
    return this.#readFolder(name, folder, mark)
  }

  #readFolder(name: string, folder: string, mark: string): boolean {
    const known = this.#folders.get(name) ?? { mark: '', bundle: undefined, tools: new Map(), faults: [] }
    const faults: StoreFault[] = []
    const bundle = this.#readFile(`${folder}/${BUNDLE_FILE}`, known.bundle, readBundleRecord)
    const files = this.#disk.names(`${folder}/tools`)
    if (!files.ok) faults.push(faultOf(`${folder}/tools`, files.error))
    const tools = new Map<string, KnownFile<ToolRecord>>()
    for (const file of (files.ok ? files.value : []).toSorted()) {
      const path = `${folder}/tools/${file}`
      const read = file.endsWith('.json') ? this.#readFile(path, known.tools.get(file), readToolRecord) : undefined
      if (read !== undefined) tools.set(file, read)
      else if (!file.endsWith('.json')) faults.push({ path, line: 1, column: 1, message: 'the file name does not belong to a tool' })
    }
    if (bundle === undefined && tools.size > 0)
      faults.push({ path: `${folder}/${BUNDLE_FILE}`, line: 1, column: 1, message: 'is missing, so its tools belong to no bundle' })
    const isChanged =
      bundle !== known.bundle ||
      tools.size !== known.tools.size ||
      [...tools].some(([file, read]) => known.tools.get(file) !== read) ||
      JSON.stringify(faults) !== JSON.stringify(known.faults)
    this.#folders.set(name, { mark, bundle, tools, faults })
    return isChanged
  }

  #readFile<Value>(
    path: string,
    known: KnownFile<Value> | undefined,
    read: (text: string, path: string) => Result<Value, StoreFault>,
  ): KnownFile<Value> | undefined {
    const stamp = this.#disk.stamp(path)
    if (stamp === undefined) return undefined
    if (known?.mark === stamp.mark) return known
    const text = this.#disk.read(path)
    if (!text.ok) return { mark: stamp.mark, value: { ok: false, error: faultOf(path, text.error) } }
    return text.value === undefined ? undefined : { mark: stamp.mark, value: read(text.value, path) }
  }

  #gather(faults: readonly StoreFault[]): void {
    this.#generation++
    const found = [...faults]
    const bundles: BundleOnDisk[] = []
    const ids = new Map<string, string>()
    for (const [name, { bundle, tools, faults: own }] of [...this.#folders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      found.push(...own)
      const read: ToolRecord[] = []
      for (const { value } of tools.values()) {
        if (value.ok) read.push(value.value)
        else found.push(value.error)
      }
      if (bundle === undefined) continue
      if (!bundle.value.ok) found.push(bundle.value.error)
      else {
        const folder = `${BUNDLES_FOLDER}/${name}`
        const twin = ids.get(bundle.value.value.id)
        if (twin === undefined) bundles.push({ record: bundle.value.value, folder, tools: read })
        else found.push({ path: `${folder}/${BUNDLE_FILE}`, line: 1, column: 1, message: `has the same id as ${twin}/${BUNDLE_FILE}` })
        ids.set(bundle.value.value.id, twin ?? folder)
      }
    }
    this.#bundles = bundles
    this.#faults = found
  }
}

function faultOf(path: string, { message }: DiskFault): StoreFault {
  return { path, line: 1, column: 1, message: `cannot be read: ${message}` }
}

type Outcome<T> = Result<T, ToolError>

/** Writes the records of bundles and tools to disk. The store decides what may be written, and when. */
export class BundleWriter {
  readonly #disk: RecordDisk

  constructor(disk: RecordDisk) {
    this.#disk = disk
  }

  /** Creates or replaces a record, all or nothing. */
  write(how: 'create' | 'replace', path: string, record: BundleRecord | ToolRecord): Outcome<void> {
    const written = this.#disk[how](path, recordText(record))
    if (written.ok) return success(undefined)
    return failure(written.error.code === 'EEXIST' ? occupied(path) : BUNDLE_ERRORS.diskError(written.error))
  }

  /** Creates a bundle with all its tools, or nothing. */
  createWhole({ bundle, tools }: PackedBundle): Outcome<void> {
    for (const [done, tool] of tools.entries()) {
      const made = this.write('create', toolFile(bundle.slug, tool.slug, tool.version), tool)
      if (made.ok) continue
      for (const written of tools.slice(0, done)) this.#disk.remove(toolFile(bundle.slug, written.slug, written.version))
      return made
    }
    // The file that makes it a bundle comes last: until then the files are ignored.
    return this.write('create', bundleFile(bundle.slug), bundle)
  }

  /** Replaces the record of a bundle, and moves its folder if its slug changes. */
  replaceBundle({ record }: BundleOnDisk, fresh: BundleRecord): Outcome<void> {
    if (record.slug === fresh.slug) return this.write('replace', bundleFile(record.slug), fresh)
    // Before the folder is renamed, the record has the old slug; after that, the new one.
    const announced = this.write('replace', bundleFile(record.slug), { ...record, movingTo: fresh.slug })
    if (!announced.ok) return announced
    const moved = this.#disk.moveDirectory(bundleFolder(record.slug), bundleFolder(fresh.slug))
    if (moved.ok) return this.write('replace', bundleFile(fresh.slug), fresh)
    this.write('replace', bundleFile(record.slug), record)
    return failure(moved.error.code === 'EEXIST' ? occupied(bundleFolder(fresh.slug)) : BUNDLE_ERRORS.diskError(moved.error))
  }

  /** Removes a bundle that contains nothing but its own record. */
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

  /** Records that something without its own file is switched off or on. */
  switch(key: string, isEnabled: boolean): Outcome<void> {
    const { disabled, fault } = readSwitches(this.#disk)
    if (fault !== undefined) return failure(BUNDLE_ERRORS.corrupt(fault))
    const next = new Set(disabled)
    if (isEnabled) next.delete(key)
    else next.add(key)
    const written = this.#disk.replace(SWITCHES_FILE, switchesText(next))
    return written.ok ? success(undefined) : failure(BUNDLE_ERRORS.diskError(written.error))
  }
}
