import { sha256 } from '../base/digest.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type Bundle, type BundleTool, referenceOf } from './bundle.ts'
import { BUNDLE_ERRORS, invalid } from './bundle-errors.ts'
import { toolKey, type Views } from './bundle-views.ts'
import type { SearchIndex } from './search-index.ts'

export interface BundleFilter extends PageRequest {
  readonly bundleIDs?: readonly string[] | undefined
  readonly includeDisabled?: boolean | undefined
}

export interface ToolFilter extends BundleFilter {
  /** Those with one of these tags. */
  readonly tags?: readonly string[] | undefined
}

export interface SearchFilter extends PageRequest {
  readonly q: string
  readonly includeDisabled?: boolean | undefined
}

export function listBundles(views: Views, { bundleIDs, includeDisabled = false, ...page }: BundleFilter): Result<Page<Bundle>, ToolError> {
  const wanted = bundleIDs === undefined ? undefined : new Set(bundleIDs)
  const bundles = views.bundles.filter((bundle) => (includeDisabled || bundle.isEnabled) && (wanted?.has(bundle.id) ?? true))
  return takePage(bundles, (bundle) => bundle.slug, ['bundles', bundleIDs, includeDisabled], page)
}

export function listTools(
  views: Views,
  { bundleIDs, tags, includeDisabled = false, ...page }: ToolFilter,
): Result<Page<BundleTool>, ToolError> {
  const bundles = bundleIDs === undefined ? undefined : new Set(bundleIDs)
  const tools = views.tools.filter(
    (tool) =>
      (includeDisabled || isOn(tool, views)) &&
      (bundles?.has(tool.bundleID) ?? true) &&
      (tags === undefined || tags.some((tag) => tool.tags.includes(tag))),
  )
  return takePage(tools, toolKey, ['tools', bundleIDs, tags, includeDisabled], page)
}

/** Best first. A page token stands for a position in the ranking. */
export function searchTools(
  views: Views,
  index: SearchIndex,
  { q, includeDisabled = false, ...page }: SearchFilter,
): Result<Page<BundleTool>, ToolError> {
  index.update(views.tools, views.generation)
  const tools = index.search(q).filter((tool) => includeDisabled || isOn(tool, views))
  return takePage(tools, (_, place) => String(place).padStart(8, '0'), ['search', q, includeDisabled], page)
}

/** Why a tool cannot be called, if it is off. */
export function whyOff(tool: BundleTool, { disabledBundles }: Pick<Views, 'disabledBundles'>): ToolError | undefined {
  const reference = referenceOf(tool)
  if (disabledBundles.has(tool.bundleID)) return BUNDLE_ERRORS.bundleOff(reference.bundle)
  if (tool.disabledReason !== undefined) return BUNDLE_ERRORS.toolUnusable(reference, tool.disabledReason)
  return tool.isEnabled ? undefined : BUNDLE_ERRORS.toolOff(reference)
}

/** Whether both the tool and its bundle are on. */
export function isOn(tool: BundleTool, { disabledBundles }: Pick<Views, 'disabledBundles'>): boolean {
  return tool.isEnabled && !disabledBundles.has(tool.bundleID)
}

export const MAX_PAGE_SIZE = 1_000
export const USUAL_PAGE_SIZE = 100

export interface PageRequest {
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Missing on the last page. */
  readonly nextPageToken?: string
}

const TOKEN = /^[A-Za-z0-9_-]{1,2000}$/

/**
 * The part of a list after the item that a token stands for. The token names the last item, not a count, so that items added or
 * removed in between do not make others appear twice or never. `filter` is the query: a token of another query is refused.
 */
export function takePage<Item>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => string,
  filter: unknown,
  { pageSize = USUAL_PAGE_SIZE, pageToken }: PageRequest,
): Result<Page<Item>, ToolError> {
  const mark = sha256(Buffer.from(JSON.stringify(filter))).slice(0, 12)
  let start = 0
  if (pageToken !== undefined) {
    const last = readToken(pageToken, mark)
    if (last === undefined) return failure(invalid([{ field: 'pageToken', reason: 'does not belong to this list' }]))
    start = findAfter(items, keyOf, last)
  }
  const taken = items.slice(start, start + pageSize)
  const end = start + taken.length
  const last = taken.at(-1)
  if (last === undefined || end >= items.length) return success({ items: taken })
  return success({ items: taken, nextPageToken: Buffer.from(`${mark} ${keyOf(last, end - 1)}`).toString('base64url') })
}

function readToken(token: string, mark: string): string | undefined {
  const text = TOKEN.test(token) ? Buffer.from(token, 'base64url').toString('utf8') : ''
  return text.startsWith(`${mark} `) ? text.slice(mark.length + 1) : undefined
}

/** Binary search: the keys are ascending. */
function findAfter<Item>(items: readonly Item[], keyOf: (item: Item, index: number) => string, last: string): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && keyOf(item, middle) <= last) low = middle + 1
    else high = middle
  }
  return low
}
