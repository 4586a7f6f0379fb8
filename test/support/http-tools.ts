import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpSpec, toolBody } from '../../src/bundles/bundle-schemas.ts'
import type { HttpToolContext } from '../../src/bundles/http/auth.ts'
import { runHttpTool } from '../../src/bundles/http/run-http-tool.ts'
import { realClock } from '../../src/system/clock.ts'
import { realHttp } from '../../src/system/network/real-http.ts'
import type { TestServer } from './http-server.ts'

/** The value of the secret `TOKEN`, unless a test says otherwise. */
export const SECRET = 'hunter2-and-"more"'

interface Setting {
  readonly args?: Readonly<Record<string, unknown>>
  readonly origins?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
  readonly context?: Partial<HttpToolContext>
}

/** The part of a tool that says what is called. */
export function spec(http: unknown, properties: readonly string[] = []): HttpSpec {
  const argSchema = { type: 'object', properties: Object.fromEntries(properties.map((name) => [name, {}])) }
  const body = toolBody().parse({ type: 'http', argSchema, http })
  if (body.http === undefined) throw new Error('no http')
  return body.http
}

/** Runs it against real servers, which may be on this machine. */
export function run(http: HttpSpec, { args = {}, origins = {}, values = { TOKEN: SECRET }, context = {} }: Setting = {}) {
  return runHttpTool(http, args, {
    http: realHttp(),
    secrets: { originOf: (name) => origins[name], valueOf: (name) => values[name] },
    clock: realClock,
    allowPrivate: ['127.0.0.1'],
    timeoutMs: 5_000,
    signal: new AbortController().signal,
    backoffMs: 1,
    ...context,
  })
}

/** A tool with one call, to `/x` of the server. */
export function get(server: TestServer, changes: Readonly<Record<string, unknown>> = {}, limits = {}): HttpSpec {
  return spec({ allowedHosts: [`127.0.0.1:${server.port}`], calls: [{ urlTemplate: `${server.origin}/x`, ...changes }], limits })
}

export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
