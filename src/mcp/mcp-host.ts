import type { OpenCall, OpenCallRequest } from '../app/call-tool.ts'
import type { PlanRecipeRequest, RecipePlan } from '../app/plan-recipe.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { Recipe } from '../base/recipe.ts'
import type { Progress, Result } from '../base/result.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import type { FieldsSchema } from '../tools/kit/json-schema.ts'
import type { LogLevel, Tool } from '../tools/kit/tool.ts'
import type { SwitchedOff } from '../tools/registry.ts'

/** What the server needs from the folder it serves and the machine it runs on. */
export interface McpHost {
  readonly version: string
  /** A separate session for each call: no call sees what another one staged. */
  openCall(request: HostCallRequest): Promise<Result<OpenCall, ToolError>>
  /** The tools of the folder's own bundles. */
  bundleTools(): Promise<readonly HostTool[]>
  /** Which tools of Sous and recipes are switched off right now. */
  switchedOff(): SwitchedOff
  /** The valid recipes, by name. */
  recipes(): Promise<readonly HostRecipe[]>
  planRecipe(request: HostRecipeRequest): Promise<Result<HostedRun, ToolError>>
  /** The directories of the served folder that the client's roots cover; `undefined` for all of it. */
  narrow(uris: readonly string[]): readonly RepoPath[] | undefined
  log(level: LogLevel, message: string): void
}

export interface CallScope {
  readonly signal: AbortSignal
  /** What the client shares of the served folder; all of it when `undefined`. */
  readonly shared: readonly RepoPath[] | undefined
}

export interface HostRecipeRequest extends CallScope, Pick<PlanRecipeRequest, 'consent' | 'emit'> {
  readonly name: string
  readonly inputs: Readonly<Record<string, unknown>>
}

export interface HostedRun extends RecipePlan {
  /** Waits for other calls and applies of this server. */
  apply(loaded: LoadedPlan, progress: (update: Progress) => void): Promise<Result<unknown, ToolError>>
}

export interface HostCallRequest extends CallScope, Pick<OpenCallRequest, 'category' | 'effect' | 'isOfBundle'> {}

/** A bundle tool. */
export interface HostTool {
  /** Such as `tickets/create@1`. */
  readonly reference: string
  /** Its arguments, if its file defines them. */
  readonly argSchema: FieldsSchema | undefined
  /** Whether it is switched off and therefore not offered. */
  readonly isOff: boolean
  /** The tool itself, or why it cannot be called. */
  load(): Promise<Result<Tool, ToolError>>
}

export interface HostRecipe {
  readonly name: string
  readonly recipe: Recipe
}
