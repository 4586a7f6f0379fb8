type Env = Readonly<Record<string, string | undefined>>

const DEFAULT_PREFIX = 'guide'

/** The environment that the server starts in: with a prefix for the names of tools, unless one is set. An empty one is none. */
export function configureEnvironment(env: Env): Env & { readonly MCP_TOOL_PREFIX: string } {
  return { ...env, MCP_TOOL_PREFIX: env['MCP_TOOL_PREFIX'] ?? DEFAULT_PREFIX }
}
