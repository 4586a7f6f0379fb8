import * as fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { invokeBundleTool } from '../../src/app/invoke-bundle-tool.ts'
import { type OpenBundles, openBundles } from '../../src/app/open-bundles.ts'
import { Previews } from '../../src/app/studio/previews.ts'
import { pageApprover, Questions } from '../../src/app/studio/questions.ts'
import { SearchIndex } from '../../src/bundles/search-index.ts'
import { CONSENTED, NO_APPROVER } from '../../src/plan/decide.ts'
import type { RateLimit } from '../../src/rest/guards.ts'
import { restApp } from '../../src/rest/rest-app.ts'
import type { TempFolder } from './temp-folder.ts'

export const TOKEN = 'a-token-for-tests'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers is looked at field by field
  readonly body: any
  readonly headers: Headers
}

export interface RestServer extends AsyncDisposable {
  readonly port: number
  readonly bundles: OpenBundles
  readonly faults: readonly unknown[]
  /** Sends JSON, with the token. */
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

export interface RestSettings {
  readonly env?: Readonly<Record<string, string>>
  readonly isConsented?: boolean
  /** Whether there is a page for questions. */
  readonly canAsk?: boolean
  /** None when left out. */
  readonly rate?: RateLimit
}

const NO_LIMIT: RateLimit = { perSecond: 'off', elapsed: () => 0 }

/** The real server over a real folder. */
export async function restServer(folder: TempFolder, settings: RestSettings = {}): Promise<RestServer> {
  const { env = {}, isConsented = true, canAsk = false, rate = NO_LIMIT } = settings
  const stop = new AbortController()
  const surroundings = {
    env: {
      PATH: process.env['PATH'],
      XDG_CONFIG_HOME: `${folder.path}-config`,
      XDG_STATE_HOME: `${folder.path}-state`,
      ...env,
    },
    folder: folder.path,
    program: { folder: import.meta.dirname, extension: '.ts' },
    notice: () => undefined,
    signal: stop.signal,
  }
  const opened = await openBundles(surroundings, '.')
  if (!opened.ok) throw new Error(opened.error.message)
  const bundles = opened.value
  const faults: unknown[] = []
  let hosts: readonly string[] = []
  const studio = { surroundings, root: bundles.root }
  const previews = new Previews(studio, ['127.0.0.1'])
  const app = restApp(
    {
      version: '0.0.0',
      studio,
      previews,
      ...(canAsk && { questions: new Questions() }),
      isConsented,
      store: bundles.store,
      index: new SearchIndex(),
      usageOf: (id) => bundles.usage.of(id),
      invoke({ ask, ...request }) {
        const called = { ...surroundings, signal: AbortSignal.any([stop.signal, request.signal]) }
        const asking = ask === undefined ? NO_APPROVER : pageApprover({ ask, surroundings: called, root: bundles.root })
        return invokeBundleTool({
          ...request,
          bundles,
          surroundings: called,
          approver: isConsented ? CONSENTED : asking,
          allowHosts: ['127.0.0.1'],
          verbose: false,
        })
      },
      fault: (error) => faults.push(error),
    },
    { token: TOKEN, hosts: () => hosts, rate },
  )
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  const { port } = server.address() as AddressInfo
  hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  return {
    port,
    bundles,
    faults,
    async send(method, where, body, headers = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${where}`, {
        method,
        headers: { Authorization: `Bearer ${TOKEN}`, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
    },
    async [Symbol.asyncDispose]() {
      stop.abort()
      await Promise.all([bundles.usage.settled(), previews[Symbol.asyncDispose]()])
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const own of ['-config', '-state']) fs.rmSync(`${folder.path}${own}`, { recursive: true, force: true })
    },
  }
}
