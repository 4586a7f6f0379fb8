import { logTo } from '../../app/session.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { printableLine } from '../../report/printable.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { checkAllowedHosts } from '../options/allowed-hosts.ts'
import { findServedRoot } from '../served-root.ts'

interface Options {
  readonly root: string | undefined
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  readonly help: boolean
}

const TABLE = { root: VALUE, 'allow-host': { ...VALUE, multiple: true, default: [] as string[] }, verbose: FLAG, help: HELP } as const

const OPTIONS = readOptions({ command: 'mcp', table: TABLE, maxWords: 0 }, ({ values }): Result<Options, ToolError> => {
  const { root, verbose, help, 'allow-host': allowHosts } = values
  const notHost = checkAllowedHosts(allowHosts)
  return notHost === undefined ? success({ root, allowHosts, verbose, help }) : failure(notHost)
})

/** `sous mcp`: serves one client until it disconnects. */
export const mcpCommand = defineCommand({ usage: (texts) => texts.mcp, options: OPTIONS, run: openAndServe })

async function openAndServe(options: Options, given: Invocation): Promise<ExitCode> {
  // First, because everything after it reads it.
  const env = configureEnvironment(given.env)
  const prefix = checkToolPrefix(env.MCP_TOOL_PREFIX)
  if (prefix !== undefined) return fail(prefix, given)
  const root = findServedRoot(given.folder, options.root)
  if (!root.ok) return fail(root.error, given)
  const invocation = { ...given, env, folder: root.value, trustsPatterns: false, opensAnyRecipe: false }
  return serve(invocation, root.value, options)
}

async function serve(invocation: Invocation, root: string, { verbose, allowHosts }: Options): Promise<ExitCode> {
  const { console, signal } = invocation
  const { takeStdio } = await import('../../mcp/frame-transport.ts')
  const pipe = takeStdio(process)
  const [{ openServer }, { FrameTransport }] = await Promise.all([
    import('../../mcp/served-folder.ts'),
    import('../../mcp/frame-transport.ts'),
  ])
  const log = logTo((line) => console.err(`${printableLine(line)}\n`), verbose ? 'trace' : 'warn')
  const gone = new AbortController()
  const server = await openServer({
    surroundings: { ...invocation, signal: AbortSignal.any([signal, gone.signal]) },
    root,
    verbose,
    allowHosts,
    log: (level, message) => log.write(level, message),
  })
  const closed = new Promise<void>((resolve) => {
    server.protocol.onclose = resolve
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await server.protocol.connect(new FrameTransport(pipe))
  log.write('info', `Serving ${root}`)
  if (process.stdin.isTTY) console.err('Waiting for an MCP client on standard input. Ctrl-C ends it. See sous mcp --help.\n')
  await closed
  gone.abort()
  // Finish what is being written.
  await server.settled()
  process.stdin.destroy()
  return signal.aborted ? EXIT.cancelled : EXIT.done
}

type Env = Readonly<Record<string, string | undefined>>

const DEFAULT_PREFIX = 'guide'

/** The environment with the default prefix for tool names, unless one is set. An empty one means none. */
export function configureEnvironment(env: Env): Env & { readonly MCP_TOOL_PREFIX: string } {
  return { ...env, MCP_TOOL_PREFIX: env['MCP_TOOL_PREFIX'] ?? DEFAULT_PREFIX }
}

/** Clients silently reject tool names with other characters. */
export function checkToolPrefix(prefix: string): ToolError | undefined {
  if (/^[\w-]{0,16}$/.test(prefix)) return undefined
  return ERRORS.badPrefix(prefix)
}

const ERRORS = {
  badPrefix: (prefix: string) =>
    toolError(
      'invalid_arguments',
      `MCP_TOOL_PREFIX is '${briefText(prefix)}', which cannot be part of a tool's name`,
      "Use at most 16 letters, digits, '_' and '-'.",
    ),
}
