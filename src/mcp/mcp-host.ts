import type { OpenCall, OpenCallRequest } from '../app/call-tool.ts'
import type { PlanRecipeRequest, RecipePlan } from '../app/plan-recipe.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { Recipe } from '../base/recipe.ts'
import type { Progress, Result } from '../base/result.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import type { LogLevel } from '../system/log.ts'
import type { FieldsSchema } from '../tools/kit/json-schema.ts'
import type { Tool } from '../tools/kit/tool.ts'
import type { SwitchedOff } from '../tools/registry.ts'

/** What the server needs of the folder it serves and of the machine it runs on. */
export interface McpHost {
  readonly version: string
  /** A session of its own for each call: nothing that one call staged is seen by another. */
  openCall(request: HostCallRequest): Promise<Result<OpenCall, ToolError>>
  /** The tools of the folder's own bundles. */
  bundleTools(): Promise<readonly HostTool[]>
  /** What is switched off right now of the tools that come with Sous and of the recipes. */
  switchedOff(): SwitchedOff
  /** The recipes that are valid, by the names they are called by. */
  recipes(): Promise<readonly HostRecipe[]>
  planRecipe(request: HostPlanRequest): Promise<Result<HostPlan, ToolError>>
  /** The directories of the served folder that these addresses of the client's roots lie in; `undefined` for all of it. */
  narrow(uris: readonly string[]): readonly RepoPath[] | undefined
  log(level: LogLevel, message: string): void
}

export interface CallScope {
  readonly signal: AbortSignal
  /** What the client shares of the served folder; all of it when `undefined`. */
  readonly shared: readonly RepoPath[] | undefined
}

export interface HostPlanRequest extends CallScope, Pick<PlanRecipeRequest, 'consent' | 'emit'> {
  readonly name: string
  readonly inputs: Readonly<Record<string, unknown>>
}

export interface HostPlan extends RecipePlan {
  /** Waits for other calls and applies of this server. */
  apply(loaded: LoadedPlan, progress: (update: Progress) => void): Promise<Result<unknown, ToolError>>
}

export interface HostCallRequest extends CallScope, Pick<OpenCallRequest, 'category' | 'effect' | 'isOfBundle'> {}

/** A tool of a bundle. */
export interface HostTool {
  /** Such as `tickets/create@1`. */
  readonly reference: string
  /** What it takes, where its file says so. */
  readonly argSchema: FieldsSchema | undefined
  /** Whether it is switched off, so that it is not offered. */
  readonly isOff: boolean
  /** The tool itself, or why it cannot be called. */
  load(): Promise<Result<Tool, ToolError>>
}

export interface HostRecipe {
  readonly name: string
  readonly recipe: Recipe
}
