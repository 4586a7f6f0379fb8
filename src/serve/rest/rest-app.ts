import { Hono } from 'hono'
import { toolError } from '../../model/tool-error.ts'
import { refuse, refuseRequest } from './answers.ts'
import { type GuardOptions, guardBodies, guardCallers } from './guards.ts'
import { handlersFor } from './handlers.ts'
import { openApiDocument } from './openapi.ts'
import type { RestHost } from './rest-host.ts'
import { ROUTES } from './routes.ts'

/** The REST API over a store of bundles. */
export function restApp(host: RestHost, guards: GuardOptions): Hono {
  const app = new Hono()
  const handlers = handlersFor(host)
  const document = JSON.stringify(openApiDocument(host.version))
  app.use(guardCallers(guards))
  const methods = new Map<string, string[]>()
  const know = (path: string, method: string) => methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()])
  for (const { name, method, path } of ROUTES) {
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
    know(pattern, method)
    app.on(method.toUpperCase(), pattern, guardBodies, (context) => handlers[name](context))
  }
  know('/openapi.json', 'get')
  app.get('/openapi.json', (context) => context.body(document, 200, { 'Content-Type': 'application/json' }))
  for (const [pattern, allowed] of methods)
    app.all(pattern, (context) => {
      context.header('Allow', allowed.join(', '))
      return refuseRequest(context, 405, `${context.req.method} is not known here`, `Use ${allowed.join(' or ')}.`)
    })
  app.notFound((context) => refuse(context, toolError('not_found', 'There is nothing at this address', 'See /openapi.json.')))
  app.onError((error, context) => {
    host.fault(error)
    return refuse(context, toolError('internal_error', 'Sous itself has a fault', 'See what the server says where it runs.'), 500)
  })
  return app
}
