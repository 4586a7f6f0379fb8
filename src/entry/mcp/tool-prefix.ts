import { briefText } from '../../model/path.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'

type Env = Readonly<Record<string, string | undefined>>

const DEFAULT_PREFIX = 'guide'

/** The environment that the server starts in: with a prefix for the names of tools, unless one is set. An empty one is none. */
export function configureEnvironment(env: Env): Env & { readonly MCP_TOOL_PREFIX: string } {
  return { ...env, MCP_TOOL_PREFIX: env['MCP_TOOL_PREFIX'] ?? DEFAULT_PREFIX }
}

/** Names of tools are made of few characters, and clients turn others away without saying why. */
export function refusePrefix(prefix: string): ToolError | undefined {
  if (/^[\w-]{0,16}$/.test(prefix)) return undefined
  return toolError(
    'invalid_arguments',
    `MCP_TOOL_PREFIX is '${briefText(prefix)}', which cannot be part of a tool's name`,
    "Use at most 16 letters, digits, '_' and '-'.",
  )
}
