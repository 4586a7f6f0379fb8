import { Hono } from 'hono'
import { toolError } from '../base/errors/tool-errors.ts'
import { type GuardOptions, guardBodies, guardsFor } from './guards.ts'
import { handlersFor } from './handlers.ts'
import { openApiDocument } from './openapi.ts'
import { refuse, requestAnswer, restRefusal } from './rest-answers.ts'
import type { RestHost } from './rest-host.ts'
import { ROUTES } from './routes.ts'

/** The REST API over a store of bundles and the recipes of a folder. Pages need no token. */
export function restApp(host: RestHost, options: GuardOptions, pages?: Hono): Hono {
  const app = new Hono()
  const guards = guardsFor(options)
  const handlers = handlersFor(host)
  const document = JSON.stringify(openApiDocument(host.version))
  app.use(guards.origins)
  if (pages !== undefined) app.route('/', pages)
  app.use(guards.callers)
  const methods = new Map<string, string[]>()
  const know = (path: string, method: string) => methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()])
  for (const { name, method, path, maxBytes } of ROUTES) {
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
    know(pattern, method)
    app.on(method.toUpperCase(), pattern, guardBodies(maxBytes), (context) => handlers[name](context))
  }
  know('/openapi.json', 'get')
  app.get('/openapi.json', (context) => context.body(document, 200, { 'Content-Type': 'application/json' }))
  for (const [pattern, allowed] of methods)
    app.all(pattern, (context) => {
      context.header('Allow', allowed.join(', '))
      return requestAnswer(context, 405, `${context.req.method} is not allowed here`, `Use ${allowed.join(' or ')}.`)
    })
  app.notFound((context) => refuse(context, ERRORS.unknownUrl()))
  app.onError((error, context) => {
    host.fault(error)
    return refuse(context, ERRORS.bug(), 500)
  })
  return app
}

/** The raw response to something that is not a valid HTTP request: the HTTP server does not write one. */
export function malformedAnswer({ code }: { readonly code?: string | undefined }): string {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(restRefusal(ERRORS.badRequest(code)))
  return [
    `HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

function messageFor(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The URL and headers are too long'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'The request timed out' : 'This is not an HTTP request'
}

const ERRORS = {
  unknownUrl: () => toolError('not_found', 'This URL does not exist', 'See /openapi.json.'),
  bug: () => toolError('internal_error', 'Sous has a bug', 'See the log of the server.'),
  badRequest: (code: string | undefined) => toolError('invalid_arguments', messageFor(code), 'Send a valid HTTP request.'),
}
