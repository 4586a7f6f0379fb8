import { parseArgs } from 'node:util'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { printableLine } from '../../report/printable.ts'
import { logTo } from '../../system/log.ts'
import { refuseHosts } from '../allowed-hosts.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { findServedRoot } from '../mcp/served-root.ts'
import { configureEnvironment, refusePrefix } from '../mcp/tool-prefix.ts'

const USAGE = `Usage: sous mcp [--root DIR] [--allow-host HOST] [--verbose]

Serves the tools, also those of bundles, the recipes and the documents of one folder to an MCP client, over standard input and output. Reading
happens at once. Everything else is shown to the person behind the client, who approves exactly that or refuses it.

  --root DIR         the folder to serve (default: the current one, unless it is a whole disk or a home folder)
  --allow-host HOST  let tools reach a private host by name
  --verbose          say on standard error what happens

Variables
  MCP_TOOL_PREFIX            before the names of tools (default: guide; empty for none)
  MCP_INCLUDE_EXAMPLE_TOOLS  'true' to offer example tools too
`

/** `sous mcp`: a server for one client, until that client is gone. */
export async function mcpCommand(given: Invocation): Promise<ExitCode> {
  // First of all: everything that follows sees it.
  const env = configureEnvironment(given.env)
  const options = readOptions(given.argv)
  if (!options.ok) return fail(options.error, given)
  if (options.value.help) {
    given.console.out(USAGE)
    return EXIT.done
  }
  const prefix = refusePrefix(env.MCP_TOOL_PREFIX)
  if (prefix !== undefined) return fail(prefix, given)
  const root = findServedRoot(given.folder, options.value.root)
  if (!root.ok) return fail(root.error, given)
  const invocation = { ...given, env, folder: root.value, console: { ...given.console, out: given.console.err, isInteractive: false } }
  return serve(invocation, root.value, options.value)
}

async function serve(invocation: Invocation, root: string, { verbose, allowHosts }: Options): Promise<ExitCode> {
  const { console, signal } = invocation
  const { takeStdio } = await import('../mcp/stdio-pipe.ts')
  const pipe = takeStdio(process)
  const [{ openServer }, { FrameTransport }] = await Promise.all([
    import('../mcp/open-server.ts'),
    import('../../serve/mcp/frame-transport.ts'),
  ])
  const log = logTo((line) => console.err(`${printableLine(line)}\n`), verbose ? 'trace' : 'warn')
  const gone = new AbortController()
  const server = await openServer({
    invocation: { ...invocation, signal: AbortSignal.any([signal, gone.signal]) },
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
  if (process.stdin.isTTY) console.err('Waiting for an MCP client on standard input; see sous mcp --help. Ctrl-C ends it.\n')
  await closed
  gone.abort()
  // What is being written is finished first.
  await server.settled()
  process.stdin.destroy()
  return signal.aborted ? EXIT.cancelled : EXIT.done
}

interface Options {
  readonly root: string | undefined
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  readonly help: boolean
}

function readOptions(argv: readonly string[]): Result<Options, ToolError> {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        root: { type: 'string' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        verbose: flag,
        help: { ...flag, short: 'h' },
      },
    })
    const notHost = refuseHosts(values['allow-host'])
    if (notHost !== undefined) return failure(notHost)
    return success({ root: values.root, allowHosts: values['allow-host'], verbose: values.verbose, help: values.help })
  } catch (error) {
    const [message = 'Wrong options'] = (error as Error).message.split('. ', 1)
    return failure(toolError('invalid_arguments', message, 'See sous mcp --help.'))
  }
}
