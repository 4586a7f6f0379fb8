import type { Context } from 'hono'
import type { StudioFolder } from '../app/studio/open-draft.ts'
import type { Previews } from '../app/studio/previews.ts'
import type { Ask, Questions } from '../app/studio/questions.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ToolCall } from '../base/plan.ts'
import type { Progress, Result } from '../base/result.ts'
import type { BundleTool } from '../bundles/bundle.ts'
import type { BundleStore } from '../bundles/bundle-store.ts'
import type { SearchIndex } from '../bundles/search-index.ts'
import type { Usage } from '../bundles/tool-usage.ts'
import type { Route } from './route.ts'

export type Handler = (context: Context) => Promise<Response>
/** A handler for each of some routes. */
export type Handlers<Routes extends readonly Route[]> = Readonly<Record<Routes[number]['name'], Handler>>

export interface RestInvocation {
  readonly tool: BundleTool
  readonly args: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  progress(update: Progress): void
  /** Called before it runs, with what exactly will be done. */
  started?(call: ToolCall): void
  readonly output?: (text: string) => void
  /** Missing if there is no one to ask. */
  readonly ask?: Ask | undefined
}

/** What the server needs from its environment. */
export interface RestHost {
  readonly version: string
  /** The folder whose recipes are written and tried. */
  readonly studio: StudioFolder
  readonly store: BundleStore
  readonly index: SearchIndex
  readonly previews: Previews
  /** The questions to a person; missing if there is no page for them. */
  readonly questions?: Questions
  /** Whether consent to everything was given in advance. */
  readonly isConsented: boolean
  usageOf(toolID: string): Usage | undefined
  /** Calls a tool that is switched on, under the same rules as everywhere. */
  invoke(request: RestInvocation): Promise<Result<unknown, ToolError>>
  /** For the server log. */
  fault(error: unknown): void
}
