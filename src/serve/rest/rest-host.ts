import type { BundleTool } from '../../bundles/bundle.ts'
import type { BundleStore } from '../../bundles/bundle-store.ts'
import type { BundleError } from '../../bundles/problems.ts'
import type { SearchIndex } from '../../bundles/search-index.ts'
import type { Usage } from '../../bundles/tool-usage.ts'
import type { Progress } from '../../model/progress.ts'
import type { Result } from '../../model/result.ts'

export interface InvokeRequest {
  readonly tool: BundleTool
  readonly args: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  progress(update: Progress): void
}

/** What the server needs of whoever runs it. */
export interface RestHost {
  readonly version: string
  readonly store: BundleStore
  readonly index: SearchIndex
  usageOf(toolID: string): Usage | undefined
  /** Calls a tool, which was found to be switched on, under the same rules as everywhere. */
  invoke(request: InvokeRequest): Promise<Result<unknown, BundleError>>
  /** For the log of whoever runs it. */
  fault(error: unknown): void
}
