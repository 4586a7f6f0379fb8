import type { CallScope, PrepareRequest, ServedRecipe } from '../app/serve-recipe.ts'
import type { FileChange } from '../base/change.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { ApprovalRequest, ApprovalRule } from '../base/policy.ts'
import type { Recipe } from '../base/recipe.ts'
import type { Result } from '../base/result.ts'
import type { Category, Effect, Progress, ToolResult } from '../base/tool-result.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import type { LogLevel } from '../system/log.ts'
import type { FieldsSchema } from '../tools/kit/json-schema.ts'
import type { Tool, ToolContext } from '../tools/kit/tool.ts'
import type { SwitchedOff } from '../tools/switched-off.ts'

/** What the server needs of the folder it serves and of the machine it runs on. */
export interface McpHost {
  readonly version: string
  /** A session of its own for each call: nothing that one call staged is seen by another. */
  openCall(request: OpenCallRequest): Promise<Result<OpenCall, ToolError>>
  /** The tools of the folder's own bundles. */
  bundleTools(): Promise<readonly HostTool[]>
  /** What is switched off right now of the tools that come with Sous and of the recipes. */
  switchedOff(): SwitchedOff
  /** The recipes that are valid, by the names they are called by. */
  recipes(): Promise<readonly HostRecipe[]>
  prepareRecipe(request: PrepareRequest): Promise<Result<ServedRecipe, ToolError>>
  /** The directories of the served folder that these addresses of the client's roots lie in; `undefined` for all of it. */
  narrow(uris: readonly string[]): readonly RepoPath[] | undefined
  log(level: LogLevel, message: string): void
}

export interface OpenCallRequest extends CallScope {
  readonly category: Category
  readonly effect: Effect
  /** Whether the tool is one of a bundle, which has secrets and limits of its own. */
  readonly isOfBundle?: boolean
}

export interface OpenCall {
  readonly context: Omit<ToolContext, 'progress'>
  /** Absolute path of the served folder. */
  readonly root: string
  /** The user's own; none for what needs none. */
  readonly rules: readonly ApprovalRule[]
  /** The plan of what a call staged. Whoever asked disposes of it. */
  seal(request: ApprovalRequest): Promise<Result<LoadedPlan, ToolError>>
  keep(loaded: LoadedPlan): Promise<Result<void, ToolError>>
  /** In turn. */
  land(changes: readonly FileChange[], progress: (update: Progress) => void): Promise<Result<unknown, ToolError>>
  /** Does work that changes the folder when no other call does. */
  inTurn(work: () => Promise<ToolResult>): Promise<ToolResult>
}

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
