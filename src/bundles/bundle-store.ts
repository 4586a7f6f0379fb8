import { type Problem, type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { countOf } from '../base/text/wording.ts'
import type { Clock } from '../system/clock.ts'
import type { ProcessLock } from '../system/disk/process-lock.ts'
import type { RecordDisk } from '../system/disk/record-disk.ts'
import { addressProblems, type Bundle, type BundleTool, idProblems, type ProvidedBundle, type ToolAddress } from './bundle.ts'
import { BUNDLE_ERRORS, invalid, parseWith, type StoreFault } from './bundle-errors.ts'
import { BundleFiles, type BundleOnDisk, BundleWriter } from './bundle-files.ts'
import { type BundleRecord, bundleBody, type ToolBody, type ToolRecord, toolBody, uuidV7 } from './bundle-schemas.ts'
import { BundleViews, type Views } from './bundle-views.ts'
import type { PackedBundle } from './bundle-zip.ts'
import { findToolProblems } from './check-tool.ts'
import { bundleFile, toolFile } from './file-places.ts'
import { referenceText } from './labels.ts'
import { readSwitches } from './read-record.ts'

export const REAP_AFTER_MS: number = 2 * 24 * 60 * 60 * 1000
const MAX_TOOLS_PER_BUNDLE = 20_000
const SCHEMA_VERSION = 1

export interface StoreOptions {
  readonly disk: RecordDisk
  readonly lock: ProcessLock
  readonly clock: Pick<Clock, 'now'>
  /** Bundles that are not stored in files. */
  readonly provided: () => Promise<readonly ProvidedBundle[]>
  /** Names of the functions that local tools can call. */
  readonly functions: ReadonlySet<string>
  /** How many tools a bundle may contain. */
  readonly maxTools?: number
}

type Outcome<T> = Result<T, ToolError>

/** Bundles and their tools, in files that people review. Every change is made under one lock, all or nothing. */
export class BundleStore {
  readonly #options: StoreOptions
  readonly #files: BundleFiles
  readonly #views: BundleViews
  readonly #writer: BundleWriter
  #provided: readonly ProvidedBundle[] = []

  constructor(options: StoreOptions) {
    this.#options = options
    this.#files = new BundleFiles(options.disk)
    this.#views = new BundleViews(options.functions)
    this.#writer = new BundleWriter(options.disk)
  }

  /** Everything at this moment, including what is switched off. */
  async views(): Promise<Views> {
    this.#provided = await this.#options.provided()
    return this.#look()
  }

  async faults(): Promise<readonly StoreFault[]> {
    return (await this.views()).faults
  }

  /** Creates a bundle, or replaces its record. */
  async putBundle(id: string, value: unknown): Promise<Outcome<{ readonly bundle: Bundle; readonly isNew: boolean }>> {
    const body = parseWith(bundleBody(), value)
    const problems = [...idProblems(id), ...(body.ok ? [] : body.error)]
    if (!body.ok || problems.length > 0) return failure(invalid(problems))
    await this.views()
    return this.#change(() => {
      if (this.#provided.some(({ bundle }) => bundle.id === id)) return failure(BUNDLE_ERRORS.readOnly())
      const twin = this.#slugOwner(body.value.slug)
      if (twin !== undefined && twin !== id)
        return failure(BUNDLE_ERRORS.conflict(`Bundle '${body.value.slug}' already exists, with the id ${twin}`))
      const existing = this.#files.bundles.find(({ record }) => record.id === id)
      const now = this.#options.clock.now().toISOString()
      const base = { schemaVersion: SCHEMA_VERSION, id, createdAt: existing?.record.createdAt ?? now } as const
      const fresh: BundleRecord = { ...base, modifiedAt: now, ...body.value }
      if (existing === undefined) {
        const made = this.#writer.write('create', bundleFile(fresh.slug), fresh)
        return made.ok ? this.#putView(id, true) : made
      }
      const { record } = existing
      const isSame = record.slug === fresh.slug && record.displayName === fresh.displayName && record.description === fresh.description
      const kept = isSame && record.softDeletedAt === undefined ? { ...fresh, modifiedAt: record.modifiedAt } : fresh
      const written = this.#writer.replaceBundle(existing, kept)
      return written.ok ? this.#putView(id, false) : written
    })
  }

  async switchBundle(id: string, isEnabled: boolean): Promise<Outcome<Bundle>> {
    await this.views()
    return this.#change(() => {
      const provided = this.#provided.find(({ bundle }) => bundle.id === id)
      if (provided !== undefined) {
        const switched = this.#writer.switch(provided.bundle.slug, isEnabled)
        return switched.ok ? this.#bundleView(id) : switched
      }
      const bundle = this.#findBundle(id)
      if (!bundle.ok) return bundle
      const written = this.#writer.write('replace', bundleFile(bundle.value.record.slug), { ...bundle.value.record, isEnabled })
      return written.ok ? this.#bundleView(id) : written
    })
  }

  /** Marks a bundle as deleted. Its files stay until they are reaped. */
  async deleteBundle(id: string): Promise<Outcome<void>> {
    await this.views()
    return this.#change(() => {
      if (this.#provided.some(({ bundle }) => bundle.id === id)) return failure(BUNDLE_ERRORS.readOnly())
      const bundle = this.#findBundle(id)
      if (!bundle.ok) return bundle
      const softDeletedAt = this.#options.clock.now().toISOString()
      return this.#writer.write('replace', bundleFile(bundle.value.record.slug), { ...bundle.value.record, softDeletedAt })
    })
  }

  /** Removes bundles that were deleted two days ago and have no tools. Returns their slugs. */
  async reap(): Promise<Outcome<readonly string[]>> {
    return this.#change(() => {
      const now = this.#options.clock.now().getTime()
      const reaped: string[] = []
      for (const { record } of this.#files.bundles) {
        const isDue = record.softDeletedAt !== undefined && now - Date.parse(record.softDeletedAt) >= REAP_AFTER_MS
        if (isDue && this.#writer.reap(record.slug)) reaped.push(record.slug)
      }
      return success(reaped)
    })
  }

  /** Reads a tool and finds everything that is wrong with it, whatever its bundle. */
  async checkTool(address: ToolAddress, value: unknown): Promise<Outcome<ToolBody>> {
    const body = parseWith(toolBody(), asLocal(value))
    const problems = [...addressProblems(address), ...(body.ok ? await findToolProblems(body.value) : body.error)]
    if (!body.ok || problems.length > 0) return failure(invalid(problems))
    const { local } = body.value
    if (local !== undefined && !this.#options.functions.has(local.function))
      return failure(invalid([{ field: 'local.function', reason: `is not a known function: '${local.function}'` }]))
    return success(body.value)
  }

  /** Adds a tool. Never replaces one. */
  async putTool({ bundleID, slug, version }: ToolAddress, value: unknown): Promise<Outcome<BundleTool>> {
    const body = await this.checkTool({ bundleID, slug, version }, value)
    if (!body.ok) return body
    await this.views()
    return this.#change(() => {
      const bundle = this.#findOpenBundle(bundleID)
      if (!bundle.ok) return bundle
      const { record, tools } = bundle.value
      const { maxTools = MAX_TOOLS_PER_BUNDLE } = this.#options
      if (tools.length >= maxTools) return failure(ERRORS.tooManyTools(maxTools))
      const now = this.#options.clock.now()
      const createdAt = now.toISOString()
      const fresh: ToolRecord = {
        ...{ schemaVersion: SCHEMA_VERSION, id: uuidV7(now), createdAt, modifiedAt: createdAt },
        ...{ slug, version, ...body.value },
      }
      const made = this.#writer.write('create', toolFile(record.slug, slug, version), fresh)
      return made.ok ? this.#toolView({ bundleID, slug, version }) : made
    })
  }

  async switchTool(address: ToolAddress, isEnabled: boolean): Promise<Outcome<BundleTool>> {
    await this.views()
    return this.#change(() => {
      const provided = this.#provided.find(({ bundle }) => bundle.id === address.bundleID)
      if (provided !== undefined) {
        const tool = this.#toolView(address)
        if (!tool.ok) return tool
        if (this.#views.current.disabledBundles.has(address.bundleID)) return failure(BUNDLE_ERRORS.bundleOff(provided.bundle.slug))
        const switched = this.#writer.switch(referenceText({ ...address, bundle: provided.bundle.slug }), isEnabled)
        return switched.ok ? this.#toolView(address) : switched
      }
      const bundle = this.#findOpenBundle(address.bundleID)
      if (!bundle.ok) return bundle
      const record = this.#findTool(bundle.value, address)
      if (!record.ok) return record
      const written = this.#writer.write('replace', toolFile(bundle.value.record.slug, address.slug, address.version), {
        ...record.value,
        isEnabled,
      })
      return written.ok ? this.#toolView(address) : written
    })
  }

  async deleteTool(address: ToolAddress): Promise<Outcome<void>> {
    await this.views()
    return this.#change(() => {
      if (this.#provided.some(({ bundle }) => bundle.id === address.bundleID)) return failure(BUNDLE_ERRORS.readOnly())
      const bundle = this.#findBundle(address.bundleID)
      if (!bundle.ok) return bundle
      const record = this.#findTool(bundle.value, address)
      if (!record.ok) return record
      const removed = this.#options.disk.remove(toolFile(bundle.value.record.slug, address.slug, address.version))
      return removed.ok ? success(undefined) : failure(BUNDLE_ERRORS.diskError(removed.error))
    })
  }

  /** A bundle with its tools, as stored. */
  async exportBundle(id: string): Promise<Outcome<PackedBundle>> {
    await this.views()
    const bundle = this.#findBundle(id)
    return bundle.ok ? success({ bundle: bundle.value.record, tools: bundle.value.tools }) : bundle
  }

  /** Adds a whole bundle or nothing. Reports all conflicts at once. */
  async importBundle({ bundle, tools }: PackedBundle): Promise<Outcome<Bundle>> {
    const problems = (await Promise.all(tools.map(async (tool) => inTool(tool, await findToolProblems(tool))))).flat()
    if (problems.length > 0) return failure(invalid(problems, 'The bundle cannot be imported'))
    await this.views()
    return this.#change(() => {
      const conflicts: Problem[] = []
      if (this.#files.bundles.some(({ record }) => record.id === bundle.id))
        conflicts.push({ field: 'id', reason: `${bundle.id} is taken` })
      if (this.#slugOwner(bundle.slug) !== undefined) conflicts.push({ field: 'slug', reason: `'${bundle.slug}' is taken` })
      const known = new Set(this.#files.bundles.flatMap((each) => each.tools.map((tool) => tool.id)))
      for (const tool of tools)
        if (known.has(tool.id)) conflicts.push({ field: `${tool.slug}@${tool.version}`, reason: `${tool.id} is taken` })
      if (conflicts.length > 0) {
        const listed = conflicts.map(({ field, reason }) => `${field} ${reason}`).join('; ')
        return failure({ ...BUNDLE_ERRORS.conflict(`The bundle conflicts with existing ones: ${listed}`), problems: conflicts })
      }
      const made = this.#writer.createWhole({ bundle, tools })
      return made.ok ? this.#bundleView(bundle.id) : made
    })
  }

  #look(): Views {
    this.#files.refresh(this.#options.clock.now().getTime())
    return this.#views.update(this.#files, readSwitches(this.#options.disk), this.#provided)
  }

  /** Runs under the lock, with what the files contain by then. */
  async #change<T>(work: () => Outcome<T>): Promise<Outcome<T>> {
    const held = await this.#options.lock.hold(() => {
      this.#look()
      return work()
    })
    return held?.value ?? failure(ERRORS.locked())
  }

  #slugOwner(slug: string): string | undefined {
    const provided = this.#provided.find(({ bundle }) => bundle.slug === slug)
    return provided?.bundle.id ?? this.#files.bundles.find(({ record }) => record.slug === slug)?.record.id
  }

  #findBundle(id: string): Outcome<BundleOnDisk> {
    const found = this.#files.bundles.find(({ record }) => record.id === id && record.softDeletedAt === undefined)
    if (found !== undefined) return success(found)
    return this.#provided.some(({ bundle }) => bundle.id === id)
      ? failure(BUNDLE_ERRORS.readOnly())
      : failure(BUNDLE_ERRORS.missing('bundle', id))
  }

  #findOpenBundle(id: string): Outcome<BundleOnDisk> {
    const bundle = this.#findBundle(id)
    return bundle.ok && !bundle.value.record.isEnabled ? failure(BUNDLE_ERRORS.bundleOff(bundle.value.record.slug)) : bundle
  }

  #findTool({ tools, record }: BundleOnDisk, { slug, version }: ToolAddress): Outcome<ToolRecord> {
    const tool = tools.find((candidate) => candidate.slug === slug && candidate.version === version)
    return tool === undefined
      ? failure(BUNDLE_ERRORS.missing('tool', referenceText({ bundle: record.slug, slug, version })))
      : success(tool)
  }

  #putView(id: string, isNew: boolean): Outcome<{ readonly bundle: Bundle; readonly isNew: boolean }> {
    const bundle = this.#bundleView(id)
    return bundle.ok ? success({ bundle: bundle.value, isNew }) : bundle
  }

  #bundleView(id: string): Outcome<Bundle> {
    const bundle = this.#look().bundles.find((candidate) => candidate.id === id)
    return bundle === undefined ? failure(BUNDLE_ERRORS.missing('bundle', id)) : success(bundle)
  }

  #toolView(address: ToolAddress): Outcome<BundleTool> {
    const tool = this.#look().findTool(address)
    return tool === undefined ? failure(BUNDLE_ERRORS.missing('tool', `${address.slug}@${address.version}`)) : success(tool)
  }
}

/** The specification calls built-in functions `go`. */
function asLocal(value: unknown): unknown {
  const isGo = typeof value === 'object' && value !== null && (value as { readonly type?: unknown }).type === 'go'
  return isGo ? { ...value, type: 'local' } : value
}

function inTool({ slug, version }: ToolRecord, problems: readonly Problem[]): readonly Problem[] {
  return problems.map(({ field, reason }) => ({ field: `${slug}@${version} ${field}`, reason }))
}

const ERRORS = {
  tooManyTools: (most: number) =>
    toolError('limit_exceeded', `A bundle can have at most ${countOf(most, 'tool')}`, 'Create another bundle.'),
  locked: () => toolError('io_error', 'Another process has locked the bundles', 'Try again.'),
}
