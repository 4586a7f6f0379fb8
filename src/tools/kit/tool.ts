import type * as z from 'zod/mini'
import type { Limits, ProjectSource } from '../../base/config.ts'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import type { SousError, ToolError, ToolErrorCode } from '../../base/errors/tool-errors.ts'
import type { Digest } from '../../base/recipe.ts'
import { once, type Progress, type ToolFacts, type ToolResult } from '../../base/result.ts'
import type { SecretSource } from '../../bundles/http/auth.ts'
import type { ToolUsage } from '../../bundles/tool-usage.ts'
import type { Clock } from '../../system/clock.ts'
import type { Http } from '../../system/network/http.ts'
import type { CommandHistory } from '../../system/process/history.ts'
import type { Shell } from '../../system/process/shell.ts'
import type { Threads } from '../../system/process/threads.ts'
import type { PatternTrial } from '../../system/process/time-limit.ts'
import type { Sandbox } from '../../workspace/sandbox/sandbox.ts'
import type { Walk } from '../../workspace/search/file-selection.ts'
import type { Workspace } from '../../workspace/workspace.ts'

/** The arguments of a call. One that is `UNKNOWN` is given, but its value is only known when the recipe runs. */
export type KnownArguments = Readonly<Record<string, unknown>>

/** What is wrong between arguments: `code` in a recipe that is checked, `callCode` in a call that is made. */
export interface RuleProblem extends SousError<DiagnosticCode> {
  readonly callCode?: ToolErrorCode
  /** Where, as the names and indices that lead there. Empty for the call itself. */
  readonly path: readonly (string | number)[]
}

/** A rule between the arguments of a tool. Validating a recipe, running it and the schemas for editors all use it. */
export interface ArgumentRule {
  /** `trial` is where patterns are tested. */
  check(args: KnownArguments, trial?: PatternTrial): RuleProblem | readonly RuleProblem[] | undefined
  /** For editors, as far as JSON Schema can say it. */
  readonly schema?: Readonly<Record<string, unknown>>
}

export type ArgumentFields = Readonly<Record<string, z.core.$ZodType>>
export type ArgsOf<Shape extends ArgumentFields> = z.output<z.ZodMiniObject<Shape, z.core.$strict>>

export interface Example {
  readonly description: string
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * A tool: its facts, the schemas of its arguments and outputs, guidance for callers, and its implementation. Command line, JSON
 * Schema, documentation and system prompt are all derived from this.
 */
export interface Tool<Args extends ArgumentFields = ArgumentFields, Outputs extends ArgumentFields = ArgumentFields> extends ToolFacts {
  /** Built on first use: most runs use one tool of many. */
  readonly args: () => z.ZodMiniObject<Args, z.core.$strict>
  /** What a recipe sees as `steps.<id>.outputs`. */
  readonly outputs: () => z.ZodMiniObject<Outputs, z.core.$strict>
  /** The outputs that are small facts: the `metadata` of the wire form. */
  readonly metadata: readonly (keyof Outputs & string)[]
  /** When to choose it over a similar tool. */
  readonly when?: string
  /** For assistants: when to continue or stop after this tool. */
  readonly termination: string
  readonly examples: readonly Example[]
  /** The file that defines it, for a tool that does not ship with Sous. */
  readonly source?: { readonly path: string; readonly digest: Digest }
  /** Rules between the arguments. Recipes are checked against them before they run. */
  readonly rules?: readonly ArgumentRule[]
  /** Rules that need a library. Only recipes are checked against them, the tool itself finds the same when it runs. */
  readonly loadRules?: () => Promise<readonly ArgumentRule[]>
  /** Why a call cannot succeed, as far as the arguments alone show, so that you are not asked to approve it. */
  refuse?(args: ArgsOf<Args>, context: Pick<ToolContext, 'allowPrivateHosts'>): ToolError | undefined
  /** What a call would send, for its approver. */
  explain?(args: Readonly<Record<string, unknown>>): readonly string[]
  run(args: ArgsOf<Args>, context: ToolContext): ToolResult<ArgsOf<Outputs>> | Promise<ToolResult<ArgsOf<Outputs>>>
}

/** A throw-away checkout: prepared before a command, read back into the workspace after it. */
export type CommandSandbox = Pick<Sandbox, 'prepare' | 'readBack'>

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Diagnostic lines for people who ask for them. Results and errors never go here. */
export interface Log {
  write(level: LogLevel, message: string): void
}

/** Everything a tool can access. */
export interface ToolContext {
  readonly workspace: Workspace
  /** What the recipe and the configuration leave out. Without a recipe, nothing. */
  readonly walk?: Walk | undefined
  readonly shell: Shell
  readonly http: Http
  readonly threads: Threads
  readonly history: CommandHistory
  readonly clock: Clock
  readonly log: Log
  readonly limits: Limits
  /** The content configuration of the session's project. */
  readonly project: ProjectSource
  /** Hosts that may be fetched although their address is private. */
  readonly allowPrivateHosts: readonly string[]
  /** Whether patterns come from the default branch, the user's own disk or Sous itself, and not from MCP, REST or a fork. */
  readonly trustsPatterns?: boolean | undefined
  /** Secrets for bundle tools; none when left out. */
  readonly secrets?: SecretSource
  /** Counts and limits the calls of bundle tools. */
  readonly usage?: ToolUsage
  /** Where commands run whose changes are staged. Without it, commands run in the workspace's folder itself. */
  readonly sandbox?: CommandSandbox
  readonly signal: AbortSignal
  /** Takes what a command prints, as it arrives; missing if no one is watching. */
  readonly output?: (text: string) => void
  progress(update: Progress): void
}

/** Where the patterns of a call are tested. */
export function trialIn({ trustsPatterns = false }: ToolContext): PatternTrial {
  return trustsPatterns ? 'here' : 'apart'
}

/** Types a tool's literal, and builds its schemas only once. */
export function defineTool<Args extends ArgumentFields, Outputs extends ArgumentFields>(
  definition: Tool<Args, Outputs>,
): Tool<Args, Outputs> {
  return { ...definition, args: once(definition.args), outputs: once(definition.outputs) }
}
