import type { Approver } from '../../engine/approve.ts'
import type { MadePlan } from '../../engine/make-plan.ts'
import type { EmitPlan } from '../../engine/plan-events.ts'
import type { LoadedPlan } from '../../engine/seal-plan.ts'
import type { ApprovalRequest } from '../../model/approval.ts'
import type { FileChange } from '../../model/change.ts'
import type { RepoPath } from '../../model/path.ts'
import type { ApprovalRule } from '../../model/policy.ts'
import type { Progress } from '../../model/progress.ts'
import type { Recipe } from '../../model/recipe.ts'
import type { Result } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { Category, Effect } from '../../model/tool-facts.ts'
import type { ToolResult } from '../../model/tool-result.ts'
import type { LogLevel } from '../../system/log.ts'
import type { JsonSchema } from '../../tools/json-schema.ts'
import type { SwitchedOff } from '../../tools/switched-off.ts'
import type { Tool, ToolContext } from '../../tools/tool.ts'

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
  prepareRecipe(request: PrepareRequest): Promise<Result<PreparedRecipe, ToolError>>
  /** The directories of the served folder that these addresses of the client's roots lie in; `undefined` for all of it. */
  narrow(uris: readonly string[]): readonly RepoPath[] | undefined
  log(level: LogLevel, message: string): void
}

export interface Scope {
  readonly signal: AbortSignal
  /** What the client shares of the served folder; all of it when `undefined`. */
  readonly shared: readonly RepoPath[] | undefined
}

export interface OpenCallRequest extends Scope {
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
  readonly argSchema: JsonSchema | undefined
  /** Whether it is switched off, so that it is not offered. */
  readonly isOff: boolean
  /** The tool itself, or why it cannot be called. */
  load(): Promise<Result<Tool, ToolError>>
}

export interface HostRecipe {
  readonly name: string
  readonly recipe: Recipe
}

export interface PrepareRequest extends Scope {
  readonly name: string
  readonly inputs: Readonly<Record<string, unknown>>
}

export interface PreparedRecipe {
  readonly recipe: Recipe
  readonly root: string
  /** Over the recipe, all recipes that it calls and the configuration. */
  readonly hash: string
  /** The calls that act outside the workspace, in words. */
  readonly externalCalls: readonly string[]
  /** Whether the user trusts the recipe to make these calls, once they are approved. */
  readonly isTrusted: boolean
  plan(request: { readonly isTrusted: boolean; readonly approver: Approver; readonly emit: EmitPlan }): Promise<Result<MadePlan, ToolError>>
  /** Whether a rule of the user's own lets the plan land, or somebody says so. `undefined` means: go on. */
  approve(loaded: LoadedPlan, approver: Approver): Promise<ToolError | undefined>
  keep(loaded: LoadedPlan): Promise<Result<void, ToolError>>
  land(loaded: LoadedPlan, progress: (update: Progress) => void): Promise<Result<unknown, ToolError>>
}
