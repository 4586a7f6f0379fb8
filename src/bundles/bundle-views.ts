import type { Bundle, BundleTool, ProvidedBundle, StoreFault } from './bundle.ts'
import { referenceOf } from './bundle.ts'
import type { BundleFiles, BundleOnDisk } from './bundle-files.ts'
import { referenceText } from './labels.ts'
import type { Switches } from './switches.ts'
import type { ToolAddress } from './tool-address.ts'

/** Everything at one moment, without what is marked as deleted. */
export interface Views {
  /** Another number whenever something else is in it. */
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

/** Puts together what is seen of bundles from files, switches and what comes with Sous; anew only when one of them changed. */
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

  #make(files: BundleFiles, { disabled, fault }: Switches, provided: readonly ProvidedBundle[]): Views {
    const live = files.bundles.filter(({ record }) => record.softDeletedAt === undefined)
    const bundles = [...live.map(bundleView), ...provided.map(({ bundle }) => ({ ...bundle, isEnabled: !disabled.has(bundle.slug) }))]
    const tools = [
      ...live.flatMap((bundle) => bundle.tools.map((tool) => this.#toolView(bundle, tool))),
      ...provided.flatMap((each) =>
        each.tools.map((tool) => ({ ...tool, isEnabled: tool.isEnabled && !disabled.has(referenceText(referenceOf(tool))) })),
      ),
    ]
    const keyed = tools.map((tool) => [toolKey(tool), tool] as const).toSorted(([a], [b]) => compareKeys(a, b))
    const byAddress = new Map(tools.map((tool) => [addressKey(tool), tool]))
    return {
      generation: ++this.#generation,
      bundles: bundles.toSorted((a, b) => compareKeys(a.slug, b.slug)),
      tools: keyed.map(([, tool]) => tool),
      disabledBundles: new Set(bundles.filter((bundle) => !bundle.isEnabled).map((bundle) => bundle.id)),
      faults: fault === undefined ? files.faults : [...files.faults, fault],
      findTool: (address) => byAddress.get(addressKey(address)),
    }
  }

  /** A tool whose function is gone is shown as switched off; what is stored of it stays as it is. */
  #toolView({ record }: BundleOnDisk, tool: BundleOnDisk['tools'][number]): BundleTool {
    const { schemaVersion: _, ...shown } = tool
    const view = { ...shown, bundleID: record.id, bundleSlug: record.slug, isBuiltIn: false }
    const gone = tool.local !== undefined && !this.#functions.has(tool.local.function) ? tool.local.function : undefined
    if (gone === undefined) return view
    return { ...view, isEnabled: false, disabledReason: `the function '${gone}' is not there any more` }
  }
}

/** In the order of UTF-16 units, as `<` compares. */
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
