import { randomBytes } from 'node:crypto'
import * as path from 'node:path'
import type { Duplex } from 'node:stream'
import type { OpenBundles } from '../../app/open-bundles.ts'
import { stateFolder } from '../../app/user-files.ts'
import { sha256 } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { VERSION } from '../../base/version.ts'
import { CONSENTED, NOBODY } from '../../plan/decide.ts'
import { printableLine } from '../../report/printable.ts'
import { realClock } from '../../system/clock.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { checkAllowedHosts } from '../options/allowed-hosts.ts'
import { findServedRoot } from '../served-root.ts'

const USAGE = `Usage: sous serve [--root DIR] [--port N] [--rate N] [--yes] [--allow-host HOST]

Serves bundles and their tools over HTTP to programs on this machine. Every request needs the bearer token, which Sous
writes to a file that only you can read. GET /openapi.json describes the API.

  --root DIR         folder to serve (default: this folder, unless it is a whole disk or your home)
  --port N           port (default: any free one)
  --rate N           requests per second, with bursts of three times as many; 'off' for no limit (default: 10)
  --token-file FILE  file for the token (default: in your state folder)
  -y, --yes          approve every call; without it, only calls that your rules allow are made
  --allow-host HOST  let tools reach a host with a private address; repeatable
  --verbose          log errors to standard error
`

const USUAL_RATE = '10'
const MAX_RATE = 100_000
const REAP_EVERY_MS = 60 * 60 * 1000
const REQUEST_MS = 30_000
/** Room for the longest query texts. Each of their characters takes up to nine bytes. */
const MAX_HEAD_BYTES = 64 * 1024
const LINGER_MS = 5_000

interface Options {
  readonly root: string | undefined
  readonly port: number
  readonly rate: number | 'off'
  readonly tokenFile: string | undefined
  readonly yes: boolean
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  readonly help: boolean
}

const TABLE = {
  root: VALUE,
  port: { ...VALUE, default: '0' },
  rate: { ...VALUE, default: USUAL_RATE },
  'token-file': VALUE,
  yes: { ...FLAG, short: 'y' },
  'allow-host': { ...VALUE, multiple: true, default: [] as string[] },
  verbose: FLAG,
  help: HELP,
} as const

const OPTIONS = readOptions({ command: 'serve', table: TABLE, maxWords: 0 }, ({ values }, wrong): Result<Options, ToolError> => {
  const { root, port, rate, yes, verbose, help, 'token-file': tokenFile, 'allow-host': allowHosts } = values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return wrong(`--port: '${port}' is not a port`)
  if (rate !== 'off' && (!/^[1-9]\d{0,5}$/.test(rate) || Number(rate) > MAX_RATE))
    return wrong(`--rate: '${rate}' is neither 'off' nor a whole number from 1 to ${MAX_RATE}`)
  const notHost = checkAllowedHosts(allowHosts)
  if (notHost !== undefined) return failure(notHost)
  return success({ root, port: Number(port), rate: rate === 'off' ? rate : Number(rate), tokenFile, yes, allowHosts, verbose, help })
})

/** `sous serve`: serves until a signal stops it. */
export const serveCommand = defineCommand({ usage: USAGE, options: OPTIONS, run: openAndServe })

async function openAndServe(options: Options, given: Invocation): Promise<ExitCode> {
  const invocation = { ...given, trustsPatterns: false, opensAnyRecipe: false }
  const root = findServedRoot(invocation.folder, options.root)
  if (!root.ok) return fail(root.error, invocation)
  const { openBundles } = await import('../../app/open-bundles.ts')
  const bundles = await openBundles(invocation, root.value)
  return bundles.ok ? serve(bundles.value, options, invocation) : fail(bundles.error, invocation)
}

async function serve(bundles: OpenBundles, options: Options, invocation: Invocation): Promise<ExitCode> {
  const { console, signal, env } = invocation
  const [{ serve: listen }, { restApp }, { malformedAnswer }, { SearchIndex }, { invokeBundleTool }, { replacePrivateFile }] =
    await Promise.all([
      import('@hono/node-server'),
      import('../../rest/rest-app.ts'),
      import('../../rest/rest-app.ts'),
      import('../../bundles/search-index.ts'),
      import('../../app/invoke-bundle-tool.ts'),
      import('../../system/disk/real-disk.ts'),
    ])
  const { store, usage, root } = bundles
  const token = randomBytes(32).toString('base64url')
  const tokenFile = options.tokenFile ?? path.join(stateFolder(env), 'serve', `${sha256(Buffer.from(root)).slice(0, 16)}.token`)
  replacePrivateFile(path.resolve(invocation.folder, tokenFile), `${token}\n`)
  let hosts: readonly string[] = []
  const over = new AbortController()
  const app = restApp(
    {
      version: VERSION,
      store,
      index: new SearchIndex(),
      usageOf: (id) => usage.of(id),
      invoke: (request) =>
        invokeBundleTool({
          ...request,
          bundles,
          surroundings: { ...invocation, signal: AbortSignal.any([over.signal, request.signal]) },
          approver: options.yes ? CONSENTED : NOBODY,
          allowHosts: options.allowHosts,
          verbose: options.verbose,
        }),
      fault: (error) => console.err(`${printableLine(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`),
    },
    { token, hosts: () => hosts, rate: { perSecond: options.rate, elapsed: realClock.elapsed } },
  )
  const opening = await new Promise<Result<ReturnType<typeof listen>, ToolError>>((resolve) => {
    const serverOptions = { maxHeaderSize: MAX_HEAD_BYTES }
    const server = listen({ fetch: app.fetch, hostname: '127.0.0.1', port: options.port, serverOptions }, ({ port }) => {
      hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
      console.out(`Listening on http://127.0.0.1:${port}\n`)
      console.err(`The token is in ${printableLine(tokenFile)}\n`)
      resolve(success(server))
    })
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
      if (socket.writable && error.code !== 'ECONNRESET') socket.end(malformedAnswer(error))
      else socket.destroy()
    })
    server.on('error', (error: Error) => resolve(failure(toolError('io_error', `Cannot listen: ${error.message}`, 'Choose another port.'))))
  })
  if (!opening.ok) return fail(opening.error, invocation)
  const server = opening.value
  if ('requestTimeout' in server) Object.assign(server, { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS / 3 })
  const reap = () => store.reap().catch(() => undefined)
  await reap()
  const reaping = setInterval(reap, REAP_EVERY_MS)
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  clearInterval(reaping)
  // Finish the requests under way, and close idle connections.
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => {
      over.abort()
      if ('closeAllConnections' in server) server.closeAllConnections()
      resolve()
    }, LINGER_MS).unref()
  })
  await usage.settled()
  return EXIT.cancelled
}
