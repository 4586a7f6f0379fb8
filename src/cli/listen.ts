import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { OpenBundles } from '../app/open-bundles.ts'
import type { Ask } from '../app/studio/questions.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { VERSION } from '../base/version.ts'
import { CONSENTED, NO_APPROVER } from '../plan/decide.ts'
import { printableLine } from '../report/printable.ts'
import { realClock } from '../system/clock.ts'
import { EXIT, type ExitCode, fail } from './fail.ts'
import type { Invocation } from './invocation.ts'

const REAP_EVERY_MS = 60 * 60 * 1000
const REQUEST_MS = 30_000
/** Room for the longest query texts. Each of their characters takes up to nine bytes. */
const MAX_HEAD_BYTES = 64 * 1024
const LINGER_MS = 5_000

export interface ListenRequest {
  readonly bundles: OpenBundles
  readonly invocation: Invocation
  readonly token: string
  /** Ports to try, in this order; 0 is any free one. */
  readonly ports: readonly number[]
  readonly rate: number | 'off'
  readonly yes: boolean
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  /** Pages for a person, who can be asked. */
  readonly pages?: { readonly app: Hono; readonly cookie: () => string }
  listening(port: number): void
}

/** Serves the REST API to this machine until a signal stops it. */
export async function listen(request: ListenRequest): Promise<ExitCode> {
  const { bundles, invocation, token, rate, pages } = request
  const { console, signal } = invocation
  const [{ restApp, malformedAnswer }, { SearchIndex }, { invokeBundleTool }, { Previews }, { pageApprover, Questions }] =
    await Promise.all([
      import('../rest/rest-app.ts'),
      import('../bundles/search-index.ts'),
      import('../app/invoke-bundle-tool.ts'),
      import('../app/studio/previews.ts'),
      import('../app/studio/questions.ts'),
    ])
  const { store, usage, root } = bundles
  const over = new AbortController()
  let hosts: readonly string[] = []
  const surroundings = { ...invocation, signal: over.signal }
  const studio = { surroundings, root }
  const previews = new Previews(studio, request.allowHosts)
  const approverFor = (ask: Ask | undefined, signal: AbortSignal) =>
    ask === undefined ? NO_APPROVER : pageApprover({ ask, surroundings: { ...surroundings, signal }, root })
  const app = restApp(
    {
      version: VERSION,
      studio,
      previews,
      ...(pages && { questions: new Questions() }),
      isConsented: request.yes,
      store,
      index: new SearchIndex(),
      usageOf: (id) => usage.of(id),
      invoke({ ask, ...call }) {
        const signal = AbortSignal.any([over.signal, call.signal])
        return invokeBundleTool({
          ...call,
          bundles,
          surroundings: { ...invocation, signal },
          approver: request.yes ? CONSENTED : approverFor(ask, signal),
          allowHosts: request.allowHosts,
          verbose: request.verbose,
        })
      },
      fault: (error) => console.err(`${printableLine(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`),
    },
    { token, hosts: () => hosts, rate: { perSecond: rate, elapsed: realClock.elapsed }, ...(pages && { cookie: pages.cookie }) },
    pages?.app,
  )
  const opening = await openServer(app, request.ports, malformedAnswer)
  if (!opening.ok) return fail(opening.error, invocation)
  const { server, port } = opening.value
  hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
  request.listening(port)
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
  await Promise.all([usage.settled(), previews[Symbol.asyncDispose]()])
  return EXIT.cancelled
}

type Server = ReturnType<typeof import('@hono/node-server').serve>

/** Listens on the first port that is free. */
async function openServer(
  app: Hono,
  [port = 0, ...others]: readonly number[],
  malformedAnswer: (error: NodeJS.ErrnoException) => string,
): Promise<Result<{ readonly server: Server; readonly port: number }, ToolError>> {
  const { serve } = await import('@hono/node-server')
  const opening = await new Promise<Result<{ readonly server: Server; readonly port: number }, NodeJS.ErrnoException>>((resolve) => {
    const serverOptions = { maxHeaderSize: MAX_HEAD_BYTES, requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS / 3 }
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port, serverOptions }, (address) =>
      resolve(success({ server, port: address.port })),
    )
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
      if (socket.writable && error.code !== 'ECONNRESET') socket.end(malformedAnswer(error))
      else socket.destroy()
    })
    server.on('error', (error: NodeJS.ErrnoException) => resolve(failure(error)))
  })
  if (opening.ok) return opening
  if (opening.error.code === 'EADDRINUSE' && others.length > 0) return openServer(app, others, malformedAnswer)
  return failure(ERRORS.cannotListen(opening.error.message))
}

const ERRORS = {
  cannotListen: (why: string) => toolError('io_error', `Cannot listen: ${why}`, 'Choose another port.'),
}
