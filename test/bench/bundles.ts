import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { BundleTool } from '../../src/bundles/bundle.ts'
import { toolBody, uuidV7 } from '../../src/bundles/bundle-schemas.ts'
import { NO_SECRETS } from '../../src/bundles/http/auth.ts'
import { runHttpTool } from '../../src/bundles/http/run-http-tool.ts'
import { listTools, searchTools } from '../../src/bundles/list-bundles.ts'
import { SearchIndex } from '../../src/bundles/search-index.ts'
import { realClock } from '../../src/system/clock.ts'
import { realHttp } from '../../src/system/network/real-http.ts'
import { restServer, TOKEN } from '../support/rest-server.ts'
import { tempFolder } from '../support/temp-folder.ts'

const TOOLS = 10_000
const CALLS = 200
const REQUESTS = 2_000
const AT_ONCE = 16

/** Bundles beside what they are made of: rows of the bench's table. */
export async function* bundleRows(rounds: number): AsyncGenerator<string> {
  yield row('invoke over HTTP', await compareInvoke(rounds), 'fetch')
  for (const [what, times] of Object.entries(compareSearch(rounds))) yield row(what, times, 'a scan of the list')
  yield row('REST list of one', await compareServer(rounds), 'a bare Hono route')
}

interface Times {
  readonly ours: number
  readonly peer: number
}

function row(what: string, { ours, peer }: Times, name: string): string {
  return `| ${what} | ${ours.toFixed(2)} | ${name} | ${peer.toFixed(2)} | ${(ours / peer).toFixed(2)} | | | | |`
}

/** One call, on the mean; both make a connection of their own each time. */
async function compareInvoke(rounds: number): Promise<Times> {
  const server = http.createServer((_request, response) => response.setHeader('Content-Type', 'application/json').end('{"id":1}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const calls = [{ urlTemplate: `${origin}/\${id}` }]
  const argSchema = { type: 'object', properties: { id: { type: 'string' } } }
  const { http: spec } = toolBody().parse({ type: 'http', argSchema, http: { allowedHosts: ['127.0.0.1'], calls } })
  if (spec === undefined) throw new Error('no calls')
  const surroundings = { secrets: NO_SECRETS, clock: realClock, allowPrivate: ['127.0.0.1'], timeoutMs: 5_000 }
  const context = { ...surroundings, http: realHttp(), signal: new AbortController().signal }
  const ours = async () => {
    for (let i = 0; i < CALLS; i++) if (!(await runHttpTool(spec, { id: 'a' }, context)).ok) throw new Error('the call failed')
  }
  const peer = async () => {
    for (let i = 0; i < CALLS; i++) await (await fetch(`${origin}/a`, { headers: { Connection: 'close' } })).json()
  }
  const times = await timed(rounds, CALLS, ours, peer)
  server.close()
  return times
}

function compareSearch(rounds: number): Readonly<Record<string, Times>> {
  const tools = Array.from({ length: TOOLS }, (_, i) => sampleTool(i))
  const views = { generation: 1, bundles: [], tools, disabledBundles: new Set<string>(), faults: [], findTool: () => undefined }
  const index = new SearchIndex()
  searchTools(views, index, { q: 'x' })
  const scan = (q: string) => tools.filter((tool) => `${tool.slug} ${tool.description}`.toLowerCase().includes(q)).slice(0, 100)
  return {
    'list, 10,000 tools': timedNow(
      rounds,
      () => listTools(views, { tags: ['odd'] }),
      () => tools.filter((tool) => tool.tags.includes('odd')).slice(0, 100),
    ),
    'search a word, 10,000 tools': timedNow(
      rounds,
      () => searchTools(views, index, { q: 'release-4711' }),
      () => scan('release-4711'),
    ),
    'search a beginning, 10,000 tools': timedNow(
      rounds,
      () => searchTools(views, index, { q: 'tick' }),
      () => scan('tick'),
    ),
    'search with a slip, 10,000 tools': timedNow(
      rounds,
      () => searchTools(views, index, { q: 'deplyo' }),
      () => scan('deplyo'),
    ),
  }
}

const NOUNS = ['ticket', 'release', 'deploy', 'build', 'branch', 'secret', 'report', 'metric']

function sampleTool(i: number): BundleTool {
  const noun = NOUNS[i % NOUNS.length] ?? ''
  const moment = new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString()
  const labels = { bundleID: 'b', bundleSlug: 'b', slug: `${noun}-${i}`, version: '1', displayName: `The ${noun} number ${i}` }
  const facts = { id: uuidV7(new Date()), description: `Does something with a ${noun}`, tags: [i % 2 === 0 ? 'even' : 'odd'] }
  return { ...labels, ...facts, isEnabled: true, type: 'local', argSchema: {}, isBuiltIn: false, createdAt: moment, modifiedAt: moment }
}

/** One request, on the mean, over connections that are kept. */
async function compareServer(rounds: number): Promise<Times> {
  await using folder = await tempFolder()
  await using ours = await restServer(folder)
  const app = new Hono().get('/bare', (context) => context.json({ tools: [] }))
  const bare = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => bare.once('listening', () => resolve()))
  const barePort = (bare.address() as AddressInfo).port
  const times = await timed(
    rounds,
    REQUESTS,
    () => flood(ours.port, '/tools/tools?recommendedPageSize=1'),
    () => flood(barePort, '/bare'),
  )
  bare.close()
  return times
}

async function flood(port: number, path: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let left = REQUESTS
  const worker = async () => {
    while (left-- > 0)
      await new Promise<void>((resolve, reject) => {
        const request = http.get({ host: '127.0.0.1', port, path, agent, headers: { Authorization: `Bearer ${TOKEN}` } }, (response) => {
          response.resume()
          response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`))))
        })
        request.on('error', reject)
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
}

/** Medians of the rounds, in turn, for each of so many pieces. */
async function timed(rounds: number, pieces: number, ours: () => Promise<void>, peer: () => Promise<void>): Promise<Times> {
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  for (let round = 0; round <= rounds; round++)
    for (const [name, run] of [
      ['ours', ours],
      ['peer', peer],
    ] as const) {
      const started = performance.now()
      await run()
      if (round > 0) times[name].push((performance.now() - started) / pieces)
    }
  return { ours: median(times.ours), peer: median(times.peer) }
}

function timedNow(rounds: number, ours: () => unknown, peer: () => unknown): Times {
  const measure = (run: () => unknown) => {
    const all = Array.from({ length: rounds + 1 }, () => {
      const started = performance.now()
      run()
      return performance.now() - started
    })
    return median(all.slice(1))
  }
  return { ours: measure(ours), peer: measure(peer) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
