import { sha256 } from '../base/digest.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type Bundle, type BundleTool, type ProvidedBundle, referenceOf, type ToolAddress } from './bundle.ts'
import { BUNDLE_ERRORS, type StoreFault } from './bundle-errors.ts'
import type { BundleFiles, BundleOnDisk } from './bundle-files.ts'
import { findToolProblems } from './check-tool.ts'
import { bundleFile, toolFile } from './file-places.ts'
import { referenceText, type ToolReference } from './labels.ts'
import { faultAt, faultText, readBundleRecord, readToolRecord, type Switches } from './read-record.ts'

/** Everything at one moment, without what is marked as deleted. */
export interface Views {
  /** Changes whenever the content changes. */
  readonly generation: number
  /** By slug. */
  readonly bundles: readonly Bundle[]
  /** By bundle, slug and version. */
  readonly tools: readonly BundleTool[]
  /** Ids of bundles that are switched off. */
  readonly disabledBundles: ReadonlySet<string>
  readonly faults: readonly StoreFault[]
  findTool(address: ToolAddress): BundleTool | undefined
}

/** Combines files, switches and what ships with Sous; rebuilt only when one of them changed. */
export class BundleViews {
  readonly #functions: ReadonlySet<string>
  #made: { readonly key: string; readonly provided: readonly ProvidedBundle[]; readonly views: Views } | undefined
  #generation = 0

  constructor(functions: ReadonlySet<string>) {
    this.#functions = functions
  }

  get current(): Views {
    if (this.#made === undefined) throw new Error('Nothing was looked at yet.')
    return this.#made.views
  }

  update(files: BundleFiles, switches: Switches, provided: readonly ProvidedBundle[]): Views {
    const key = JSON.stringify([files.generation, [...switches.disabled], switches.fault ?? null])
    if (this.#made?.key === key && this.#made.provided === provided) return this.#made.views
    const views = this.#make(files, switches, provided)
    this.#made = { key, provided, views }
    return views
  }

  #make(files: BundleFiles, switches: Switches, provided: readonly ProvidedBundle[]): Views {
    const live = files.bundles.filter(({ record }) => record.softDeletedAt === undefined)
    const bundles = [
      ...live.map(bundleView),
      ...provided.map(({ bundle }) => ({ ...bundle, isEnabled: !switches.disabled.has(bundle.slug) })),
    ]
    const disabledBundles = new Set(bundles.filter((bundle) => !bundle.isEnabled).map((bundle) => bundle.id))
    const ready = provided.flatMap((each) => each.tools.map((tool) => providedView(tool, switches)))
    const isOff = (tool: BundleTool) => !tool.isEnabled || disabledBundles.has(tool.bundleID)
    const off = new Set(ready.flatMap((tool) => (tool.local !== undefined && isOff(tool) ? [tool.local.function] : [])))
    const tools = [...live.flatMap((bundle) => bundle.tools.map((tool) => this.#toolView(bundle, tool, off))), ...ready]
    const keyed = tools.map((tool) => [toolKey(tool), tool] as const).toSorted(([a], [b]) => compareKeys(a, b))
    const byAddress = new Map(tools.map((tool) => [addressKey(tool), tool]))
    return {
      generation: ++this.#generation,
      bundles: bundles.toSorted((a, b) => compareKeys(a.slug, b.slug)),
      tools: keyed.map(([, tool]) => tool),
      disabledBundles,
      faults: switches.fault === undefined ? files.faults : [...files.faults, switches.fault],
      findTool: (address) => byAddress.get(addressKey(address)),
    }
  }

  /** A tool whose function is gone or switched off is shown as off; its file is not changed. */
  #toolView({ record }: BundleOnDisk, tool: BundleOnDisk['tools'][number], off: ReadonlySet<string>): BundleTool {
    const { schemaVersion: _, ...shown } = tool
    const view = { ...shown, bundleID: record.id, bundleSlug: record.slug, isBuiltIn: false }
    const name = tool.local?.function
    if (name === undefined || (this.#functions.has(name) && !off.has(name))) return view
    const disabledReason = off.has(name) ? functionOff(name) : `the function '${name}' no longer exists`
    return { ...view, isEnabled: false, disabledReason }
  }
}

export function functionOff(name: string): string {
  return `its function '${name}' is switched off`
}

/** If the switches cannot be read, everything that could be off is off. */
function providedView(tool: BundleTool, { disabled, fault }: Switches): BundleTool {
  if (fault !== undefined) return { ...tool, isEnabled: false, disabledReason: `the switches cannot be read: ${faultText(fault)}` }
  return { ...tool, isEnabled: tool.isEnabled && !disabled.has(referenceText(referenceOf(tool))) }
}

/** In UTF-16 order, as `<` compares. */
function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function toolKey({ bundleSlug, slug, version }: Pick<BundleTool, 'bundleSlug' | 'slug' | 'version'>): string {
  return `${bundleSlug}\u0000${slug}\u0000${version}`
}

function addressKey({ bundleID, slug, version }: ToolAddress): string {
  return `${bundleID}/${slug}@${version}`
}

function bundleView({ record }: BundleOnDisk): Bundle {
  const { schemaVersion: _, softDeletedAt: __, movingTo: ___, ...shown } = record
  return { ...shown, isBuiltIn: false }
}

/** A tool as its file defines it, in a folder or in a commit on a server. */
export interface ResolvedTool {
  readonly tool: BundleTool
  readonly path: string
  /** Covers the file and that of its bundle. */
  readonly digest: Digest
}

export type ReadText = (path: string) => Promise<Result<string | undefined, ToolError>>

/** Finds the tool that a recipe names, by reading only its two files. */
export async function resolveTool(reference: ToolReference, read: ReadText): Promise<Result<ResolvedTool, ToolError>> {
  const { bundle: bundleSlug, slug, version } = reference
  const bundlePath = bundleFile(bundleSlug)
  const bundleText = await read(bundlePath)
  if (!bundleText.ok) return bundleText
  if (bundleText.value === undefined) return failure(BUNDLE_ERRORS.missing('bundle', bundleSlug))
  const bundle = readBundleRecord(bundleText.value, bundlePath)
  if (!bundle.ok) return failure(BUNDLE_ERRORS.corrupt(bundle.error))
  if (bundle.value.softDeletedAt !== undefined) return failure(BUNDLE_ERRORS.missing('bundle', bundleSlug))
  const path = toolFile(bundleSlug, slug, version)
  const text = await read(path)
  if (!text.ok) return text
  if (text.value === undefined) return failure(BUNDLE_ERRORS.missing('tool', referenceText(reference)))
  const record = readToolRecord(text.value, path)
  if (!record.ok) return failure(BUNDLE_ERRORS.corrupt(record.error))
  const [problem] = await findToolProblems(record.value)
  if (problem !== undefined) return failure(BUNDLE_ERRORS.corrupt(faultAt(problem, text.value, path)))
  if (!bundle.value.isEnabled) return failure(BUNDLE_ERRORS.bundleOff(bundleSlug))
  if (!record.value.isEnabled) return failure(BUNDLE_ERRORS.toolOff(reference))
  const { schemaVersion: _, ...shown } = record.value
  const digest = sha256(Buffer.from(`${sha256(Buffer.from(bundleText.value))}\n${sha256(Buffer.from(text.value))}`)) as Digest
  return success({ tool: { ...shown, bundleID: bundle.value.id, bundleSlug, isBuiltIn: false }, path, digest })
}
