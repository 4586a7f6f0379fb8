import type * as z from 'zod/mini'
import type { Limits, ProjectSource } from '../../base/config.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Digest } from '../../base/recipe.ts'
import { once, type Progress, type ToolFacts, type ToolResult } from '../../base/result.ts'
import type { SecretSource } from '../../bundles/http/auth.ts'
import type { ToolUsage } from '../../bundles/tool-usage.ts'
import type { Clock } from '../../system/clock.ts'
import type { Log } from '../../system/log.ts'
import type { Http } from '../../system/network/http.ts'
import type { CommandHistory } from '../../system/process/history.ts'
import type { Shell } from '../../system/process/shell.ts'
import type { Threads } from '../../system/process/threads.ts'
import type { PatternTrial } from '../../system/process/time-limit.ts'
import type { Sandbox } from '../../workspace/sandbox/sandbox.ts'
import type { Workspace } from '../../workspace/workspace.ts'

export type ArgumentFields = Readonly<Record<string, z.core.$ZodType>>
export type ArgsOf<Shape extends ArgumentFields> = z.output<z.ZodMiniObject<Shape, z.core.$strict>>

export interface Example {
  readonly description: string
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * A tool: its facts, the one schema of its arguments, the one schema of its outputs, what to tell its callers, and what
 * it does. Command line, JSON Schema, documentation and the system prompt all derive from this.
 */
export interface Tool<Args extends ArgumentFields = ArgumentFields, Outputs extends ArgumentFields = ArgumentFields> extends ToolFacts {
  /** Built when first asked for: most runs use one tool of many. */
  readonly args: () => z.ZodMiniObject<Args, z.core.$strict>
  /** What a recipe sees as `steps.<id>.outputs`. */
  readonly outputs: () => z.ZodMiniObject<Outputs, z.core.$strict>
  /** The outputs that are small facts; they are the `metadata` of the wire form. */
  readonly metadata: readonly (keyof Outputs & string)[]
  /** When to choose it, where another tool does something similar. */
  readonly when?: string
  /** When an agent should go on or stop after this tool. */
  readonly termination: string
  readonly examples: readonly Example[]
  /** The file that says what it does, for a tool that does not come with Sous. */
  readonly source?: { readonly path: string; readonly digest: Digest }
  /** Why a call cannot go well, as far as its arguments alone tell: so that nobody is asked to approve it. */
  refuse?(args: ArgsOf<Args>, context: Pick<ToolContext, 'allowPrivateHosts'>): ToolError | undefined
  /** What a call would send, for whoever approves it. */
  explain?(args: Readonly<Record<string, unknown>>): readonly string[]
  run(args: ArgsOf<Args>, context: ToolContext): ToolResult<ArgsOf<Outputs>> | Promise<ToolResult<ArgsOf<Outputs>>>
}

/** A throw-away checkout: made ready before a command, read back into the workspace after it. */
export type CommandSandbox = Pick<Sandbox, 'prepare' | 'readBack'>

/** All a tool gets to see of the world. */
export interface ToolContext {
  readonly workspace: Workspace
  readonly shell: Shell
  readonly http: Http
  readonly threads: Threads
  readonly history: CommandHistory
  readonly clock: Clock
  readonly log: Log
  readonly limits: Limits
  /** What the session's project says of its content. */
  readonly project: ProjectSource
  /** Hosts that may be fetched from although their address is private. */
  readonly allowPrivateHosts: readonly string[]
  /** Whether patterns come from the default branch, the user's own disk or Sous itself, and not from MCP, REST or a fork. */
  readonly trustsPatterns?: boolean | undefined
  /** Secrets for tools of bundles; none when left out. */
  readonly secrets?: SecretSource
  /** Counts and limits the calls of tools of bundles. */
  readonly usage?: ToolUsage
  /** Where a command runs whose changes are staged. Without it, commands run in the workspace's folder itself. */
  readonly sandbox?: CommandSandbox
  readonly signal: AbortSignal
  progress(update: Progress): void
}

/** Where the patterns of a call are tried out. */
export function trialIn({ trustsPatterns = false }: ToolContext): PatternTrial {
  return trustsPatterns ? 'here' : 'apart'
}

/** Gives a tool's literal its types, and builds its schemas only once. */
export function defineTool<Args extends ArgumentFields, Outputs extends ArgumentFields>(
  definition: Tool<Args, Outputs>,
): Tool<Args, Outputs> {
  return { ...definition, args: once(definition.args), outputs: once(definition.outputs) }
}
