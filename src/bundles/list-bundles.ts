import type { Result } from '../model/result.ts'
import { type Bundle, type BundleTool, referenceOf } from './bundle.ts'
import { toolKey, type Views } from './bundle-views.ts'
import { type Page, type PageRequest, takePage } from './page.ts'
import type { BundleError } from './problems.ts'
import type { SearchIndex } from './search-index.ts'
import { bundleOff, toolOff, toolUnusable } from './store-errors.ts'

export interface BundleFilter extends PageRequest {
  readonly bundleIDs?: readonly string[] | undefined
  readonly includeDisabled?: boolean | undefined
}

export interface ToolFilter extends BundleFilter {
  /** Those that have one of them. */
  readonly tags?: readonly string[] | undefined
}

export interface SearchFilter extends PageRequest {
  readonly q: string
  readonly includeDisabled?: boolean | undefined
}

export function listBundles(
  views: Views,
  { bundleIDs, includeDisabled = false, ...page }: BundleFilter,
): Result<Page<Bundle>, BundleError> {
  const wanted = bundleIDs === undefined ? undefined : new Set(bundleIDs)
  const bundles = views.bundles.filter((bundle) => (includeDisabled || bundle.isEnabled) && (wanted?.has(bundle.id) ?? true))
  return takePage(bundles, (bundle) => bundle.slug, ['bundles', bundleIDs, includeDisabled], page)
}

export function listTools(
  views: Views,
  { bundleIDs, tags, includeDisabled = false, ...page }: ToolFilter,
): Result<Page<BundleTool>, BundleError> {
  const bundles = bundleIDs === undefined ? undefined : new Set(bundleIDs)
  const tools = views.tools.filter(
    (tool) =>
      (includeDisabled || isOn(tool, views)) &&
      (bundles?.has(tool.bundleID) ?? true) &&
      (tags === undefined || tags.some((tag) => tool.tags.includes(tag))),
  )
  return takePage(tools, toolKey, ['tools', bundleIDs, tags, includeDisabled], page)
}

/** Best first. The place in the ranking is what a token stands for. */
export function searchTools(
  views: Views,
  index: SearchIndex,
  { q, includeDisabled = false, ...page }: SearchFilter,
): Result<Page<BundleTool>, BundleError> {
  index.update(views.tools, views.generation)
  const tools = index.search(q).filter((tool) => includeDisabled || isOn(tool, views))
  return takePage(tools, (_, place) => String(place).padStart(8, '0'), ['search', q, includeDisabled], page)
}

/** Why a tool cannot be called, if it is off. */
export function whyOff(tool: BundleTool, { disabledBundles }: Pick<Views, 'disabledBundles'>): BundleError | undefined {
  const reference = referenceOf(tool)
  if (disabledBundles.has(tool.bundleID)) return bundleOff(reference.bundle)
  if (tool.disabledReason !== undefined) return toolUnusable(reference, tool.disabledReason)
  return tool.isEnabled ? undefined : toolOff(reference)
}

/** Whether neither the tool nor its bundle is switched off. */
export function isOn(tool: BundleTool, { disabledBundles }: Pick<Views, 'disabledBundles'>): boolean {
  return tool.isEnabled && !disabledBundles.has(tool.bundleID)
}
