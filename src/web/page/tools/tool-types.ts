import { signal } from '@preact/signals'
import type * as z from 'zod/mini'
import type { bundleView, toolView } from '../../../rest/rest-schemas.ts'
import { api } from '../app/api.ts'

export type BundleView = z.output<ReturnType<typeof bundleView>>
export type ToolView = z.output<ReturnType<typeof toolView>>

export interface ToolsAndBundles {
  readonly bundles: readonly BundleView[]
  readonly tools: readonly ToolView[]
}

const PAGE = 1_000

/** Counts up when a tool or bundle was changed on this page. */
export const toolsRound = signal(0)

export function toolsChanged(): void {
  toolsRound.value += 1
}

/** All of them, whether they are on or off. */
export async function loadTools(signal: AbortSignal): Promise<ToolsAndBundles> {
  const [bundles, tools] = await Promise.all([
    loadAll<BundleView>('/tools/bundles', 'bundles', 'pageSize', signal),
    loadAll<ToolView>('/tools/tools', 'tools', 'recommendedPageSize', signal),
  ])
  return { bundles, tools }
}

async function loadAll<Item>(path: string, list: string, size: string, abort: AbortSignal): Promise<readonly Item[]> {
  const items: Item[] = []
  for (let pageToken: string | undefined; ; ) {
    const query = { includeDisabled: true, ...(pageToken === undefined ? { [size]: PAGE } : { pageToken }) }
    const page = await api<Readonly<Record<string, unknown>>>(path, { query, signal: abort })
    items.push(...(page[list] as readonly Item[]))
    if (typeof page['nextPageToken'] !== 'string') return items
    pageToken = page['nextPageToken']
  }
}

/** Its name in addresses: as steps write it. */
export function toolName(tool: Pick<ToolView, 'isBuiltIn' | 'local' | 'bundleSlug' | 'slug' | 'version'>): string {
  return tool.isBuiltIn && tool.local !== undefined ? tool.local.function : `${tool.bundleSlug}/${tool.slug}@${tool.version}`
}

export function addressOf({ bundleID, slug, version }: Pick<ToolView, 'bundleID' | 'slug' | 'version'>): string {
  return `/tools/bundles/${bundleID}/tools/${encodeURIComponent(slug)}/version/${encodeURIComponent(version)}`
}

/** An id whose first half is the time, as the server wants it. */
export function newID(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const noise = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(noise[3] ?? '0', 16) % 4]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${noise.slice(0, 3)}-${variant}${noise.slice(4, 7)}-${noise.slice(7, 19)}`
}
