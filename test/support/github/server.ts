/**
 * A GitHub for tests: the REST routes of `operations.ts` and git over HTTP on one loopback address, over real bare repositories.
 *
 *     await using github = await gitHubServer()
 *     const repository = github.addRepository({ name: 'owner/demo', files: { 'a.txt': 'a\n' } })
 *     github.addToken('ghs_token', { login: 'github-actions[bot]', permissions: { contents: 'write', pull_requests: 'write' } })
 *     GITHUB_API_URL=github.origin   clone from `${github.origin}/owner/demo.git`
 *
 * It is strict: an unknown route, query parameter or field of a body, and a request or an answer that GitHub's API description does
 * not allow, are recorded in `violations`, and the server throws them when it is disposed. State is in `repository` (see state.ts)
 * and may be read and changed by the test; commits and branches are in `repository.bare` (see bare-repository.ts) and pull requests
 * follow them. `gitHubWorld` in world.ts makes all of this at once, with a pull request and an environment for the action.
 *
 * Faults (see faults.ts): `github.fault({ operation: 'issues/create-comment', after: 'effect', status: 502 })`; to move a branch
 * between two calls: `github.fault({ operation: 'git/receive-pack', method: 'POST', run: () => repository.bare.commitOn({ … }) })`.
 * Calls: `github.calls`, `github.count({ operation: 'pulls/get' })`, `github.reads`, `github.writes` (of the API, without git).
 */
import * as http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tempFolder } from '../temp-folder.ts'
import { checkAccess, isWrite } from './access.ts'
import { type App, addApp, appOf } from './apps.ts'
import type { Edits } from './bare-repository.ts'
import { type Actor, type Answer, notFound, Refusal } from './call.ts'
import { ContentLimits } from './content-limits.ts'
import { findRoute, type Route, requestErrors, responseErrors } from './description.ts'
import { answers, type Fault, type FaultOperation, Faults, type Match, matches } from './faults.ts'
import { gitAnswer, gitRefusal, gitRequestOf, type RawAnswer, tokenOf } from './git-http.ts'
import { graphqlAnswer } from './graphql.ts'
import { type Json, Presenter } from './present.ts'
import { activityRoutes } from './routes/activity-routes.ts'
import { appRoutes } from './routes/app-routes.ts'
import { checkRoutes } from './routes/check-routes.ts'
import { gitRoutes } from './routes/git-routes.ts'
import { issueRoutes } from './routes/issue-routes.ts'
import { pullRoutes, reviewCommentRoutes } from './routes/pull-routes.ts'
import { repositoryRoutes } from './routes/repository-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { runRoutes } from './routes/run-routes.ts'
import { teamRoutes } from './routes/team-routes.ts'
import { userRoutes } from './routes/user-routes.ts'
import { type Repository, State, type TokenHolder } from './state.ts'

export interface RecordedCall {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly operation: FaultOperation | undefined
  /** What was sent, whether it is known or not. */
  readonly token: string | undefined
  /** The whole header, to see how a token was sent. */
  readonly authorization: string | undefined
  readonly body: unknown
  readonly isWrite: boolean
  /** 0 while it is not answered, and for good where the connection was dropped. */
  status: number
}

export interface GitHubServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:4711`: the API, the web pages and git. */
  readonly origin: string
  readonly state: State
  readonly show: Presenter
  readonly calls: readonly RecordedCall[]
  readonly violations: readonly string[]
  /** Requests of the API that were answered, without git's. */
  readonly reads: number
  readonly writes: number
  count(match?: Match): number
  fault(fault: Fault): void
  /** What was wrong until now, forgiven: for tests that do wrong on purpose. */
  takeViolations(): readonly string[]
  addRepository(request: NewRepository): Repository
  addToken(token: string, holder: TokenHolder): void
  /** A GitHub App, installed in all repositories of some accounts, or in some of them. */
  addApp(request: Parameters<typeof addApp>[1]): App
  /** How many requests came when the documented limits were used up: of creating content, and of requests in an hour. */
  readonly beyondLimits: number
}

export interface NewRepository {
  /** Such as `owner/demo`. */
  readonly name: string
  /** Of the first commit on `main`. */
  readonly files?: Edits
  /** Makes it a fork with all branches of this one. */
  readonly parent?: Repository
}

export interface ServerOptions {
  /** Fetching needs a token too, as with a private repository. */
  readonly fetchNeedsToken?: boolean
  /** How many requests of the API are answered before GitHub says that it is enough for this hour. */
  readonly rateLimit?: number
  /** Whether GitHub's limits of creating content hold, on the server's own clock, and its requests are counted by the hour. */
  readonly contentLimits?: boolean
  /** How far each request moves the server's clock on: a second by default. */
  readonly requestMs?: number
}

const REPOSITORY_ROUTES = {
  ...repositoryRoutes,
  ...gitRoutes,
  ...issueRoutes,
  ...pullRoutes,
  ...reviewCommentRoutes,
  ...reviewRoutes,
  ...checkRoutes,
  ...runRoutes,
  ...activityRoutes,
}

const NOBODY: Actor = { account: undefined, permissions: undefined }
const REQUESTS = 5000
const HOUR_MS = 3_600_000
const DOCUMENTATION = 'https://docs.github.com/rest'

export async function gitHubServer(options: ServerOptions = {}): Promise<GitHubServer> {
  const folder = await tempFolder()
  const state = new State(folder.path)
  const show = new Presenter(state)
  const faults = new Faults()
  const calls: RecordedCall[] = []
  const violations: string[] = []
  const content = new ContentLimits()
  const limit = { remaining: options.rateLimit ?? REQUESTS, resetsAt: Number.POSITIVE_INFINITY, exceeded: 0 }
  const open = new Set<Socket>()

  const server = http.createServer((request, response) => {
    response.on('error', () => undefined)
    handle(request, response).catch((error: unknown) => {
      // A client that was killed says no more, which is no fault of the server's.
      if (request.destroyed && !request.complete) return
      violations.push(`The test server failed at ${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`)
      response.writeHead(500).end()
    })
  })
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const bytes = await bodyOf(request)
    const method = request.method ?? ''
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const git = gitRequestOf(state, pathname, searchParams)
    const route = git === undefined ? findRoute(method, pathname) : undefined
    const { authorization } = request.headers
    const call: RecordedCall = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      operation: git ? `git/${git.service === 'git-receive-pack' ? 'receive-pack' : 'upload-pack'}` : route?.operation,
      token: tokenOf(authorization),
      authorization,
      body: git === undefined ? parsed(bytes) : undefined,
      isWrite: route !== undefined && isWrite(route.operation),
      status: 0,
    }
    calls.push(call)
    state.now += options.requestMs ?? 1000
    const actor = actorOf(call.token)

    const hit = faults.take(call)
    for (const fault of hit) if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    for (const fault of hit) if (fault.after !== 'effect') await fault.run?.(call)
    const early = hit.find((fault) => fault.after !== 'effect' && answers(fault))
    let answer: RawAnswer
    if (early !== undefined) answer = faulty(early)
    else if (git !== undefined) {
      const refusal = git && gitRefusal({ state, git, token: call.token, actor, fetchNeedsToken: options.fetchNeedsToken === true })
      const query = searchParams.toString()
      if (git === null) answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not Found') }
      else answer = refusal ?? (await gitAnswer({ state, git, method, query, headers: request.headers, body: bytes, actor }))
    } else answer = archive(method, pathname) ?? apiAnswer({ call, route, headers: request.headers, actor })
    for (const fault of hit) if (fault.after === 'effect') await fault.run?.(call)
    for (const { change } of hit) if (change !== undefined) answer = changed(answer, change)
    const late = hit.find((fault) => fault.after === 'effect' && answers(fault))
    if (late !== undefined) answer = faulty(late)
    if ((late ?? early)?.drop === true) {
      request.socket.destroy()
      return
    }
    call.status = answer.status
    response.writeHead(answer.status, { date: new Date(state.now).toUTCString(), ...answer.headers, 'content-length': answer.body.length })
    response.end(answer.body)
  }

  /** Where the address of an artifact leads to, which is none of the API's. */
  function archive(method: string, pathname: string): RawAnswer | undefined {
    const [, id] = /^\/artifacts\/(\d+)\.zip$/.exec(pathname) ?? []
    if (method !== 'GET' || id === undefined) return undefined
    const runs = [...state.repositories.values()].flatMap(({ workflowRuns }) => [...workflowRuns.values()])
    const content = runs.flatMap(({ artifacts }) => artifacts).find((artifact) => artifact.id === Number(id))?.content
    return { status: content ? 200 : 404, headers: { 'content-type': 'application/zip' }, body: content ?? Buffer.alloc(0) }
  }

  function apiAnswer(request: {
    readonly call: RecordedCall
    readonly route: Route | undefined
    readonly headers: http.IncomingHttpHeaders
    readonly actor: Actor | undefined
  }): RawAnswer {
    const { call, route, headers, actor } = request
    const { method, path, query, body } = call
    if (headers['user-agent'] === undefined) violations.push(`${method} ${path}: no user-agent, which GitHub refuses.`)
    if (method === 'POST' && path === '/graphql') {
      const isUnknown = call.token !== undefined && actor === undefined
      const answer = isUnknown ? refused(new Refusal(401, 'Bad credentials')) : graphqlAnswer(body, { actor: actor ?? NOBODY, state, show })
      if (answer !== undefined) return json(answer.status, answer.body, rateHeaders())
    }
    if (route === undefined) {
      violations.push(`${method} ${path}: no route that the test server knows. If GitHub has it, add it to operations.ts.`)
      return json(404, { message: 'Not Found', documentation_url: DOCUMENTATION, status: '404' })
    }
    startHour()
    if (limit.remaining === 0) {
      limit.exceeded++
      const message = 'API rate limit exceeded for installation.'
      return json(403, { message, documentation_url: DOCUMENTATION, status: '403' }, rateHeaders())
    }
    if (options.contentLimits === true && !content.take(route.operation, actor?.account?.login ?? '', state.now)) {
      const message =
        'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.'
      return json(403, { message, documentation_url: DOCUMENTATION, status: '403' }, rateHeaders())
    }
    const near = state.repository(route.params['owner'] ?? '', route.params['repo'] ?? '')
    if (near !== undefined) state.followHeads(undefined, near)
    const wrong = requestErrors({ route, query, headers: headers as Readonly<Record<string, string>>, body })
    for (const error of wrong) violations.push(`${method} ${path}: the request is wrong: ${error}`)
    const answer =
      wrong.length > 0 ? refused(new Refusal(422, `Invalid request.\n\n${wrong.join('\n')}`)) : routed({ call, route, headers, actor })
    if (isWrite(route.operation) && actor?.account !== undefined) {
      state.followHeads({ by: actor.account, ...(route.operation === 'pulls/merge' && { type: 'pr_merge' }) }, near)
    }
    const { status } = answer
    if (!('raw' in answer) && status !== 204 && status !== 302) {
      for (const error of responseErrors(route.operation, status, answer.body)) {
        violations.push(`${method} ${path}: the test server's answer ${status} is wrong: ${error}`)
      }
    }
    return answer.raw ?? json(status, answer.body, { ...answer.headers, ...rateHeaders() })
  }

  function routed(request: {
    readonly call: RecordedCall
    readonly route: Route
    readonly headers: http.IncomingHttpHeaders
    readonly actor: Actor | undefined
  }): Sent {
    const { call, route, headers, actor } = request
    try {
      const app = call.token === undefined || actor !== undefined ? undefined : appOf(state, call.token)
      if (call.token !== undefined && actor === undefined && app === undefined) throw new Refusal(401, 'Bad credentials')
      const { params, operation } = route
      const given: Call = {
        state,
        show,
        params,
        path: call.path,
        query: call.query,
        body: (call.body ?? {}) as Json,
        accept: headers.accept ?? '',
        actor: app === undefined ? (actor ?? NOBODY) : { ...NOBODY, app },
      }
      const free = userRoutes[operation] ?? appRoutes[operation] ?? teamRoutes[operation]
      if (free !== undefined) return sent(free(given), call)
      const repository = state.repository(params['owner'] ?? '', params['repo'] ?? '')
      const handler = REPOSITORY_ROUTES[operation]
      if (handler === undefined) throw new Error(`No handler for ${operation}`)
      if (repository === undefined) throw notFound()
      checkAccess({ state, repository, operation, actor: given.actor })
      return sent(handler({ ...given, repository }), call)
    } catch (error) {
      if (error instanceof Refusal) return refused(error)
      throw error
    }
  }

  function sent(answer: Answer, call: RecordedCall): Sent {
    if ('items' in answer) return paged(answer, { call, origin: state.origin })
    if (answer.raw !== undefined) {
      const headers = { 'content-type': 'application/octet-stream', ...rateHeaders() }
      return { status: answer.status, body: undefined, raw: { status: answer.status, headers, body: answer.raw } }
    }
    return { status: answer.status, body: answer.body, ...(answer.headers && { headers: answer.headers }) }
  }

  function actorOf(token: string | undefined): Actor | undefined {
    const holder = token === undefined ? undefined : state.tokens.get(token)
    if (holder === undefined || (holder.expiresAt ?? Number.POSITIVE_INFINITY) <= state.now) return undefined
    const { login, permissions, app, repositories } = holder
    return {
      account: state.account(login),
      permissions,
      ...(app && { installation: app.installation }),
      ...(repositories && { repositories }),
    }
  }

  /** Without limits of content, an hour never ends. */
  function startHour(): void {
    if (options.contentLimits !== true || (state.now < limit.resetsAt && limit.resetsAt !== Number.POSITIVE_INFINITY)) return
    limit.remaining = options.rateLimit ?? REQUESTS
    limit.resetsAt = state.now + HOUR_MS
  }

  function rateHeaders(): Record<string, string> {
    limit.remaining = Math.max(0, limit.remaining - 1)
    return {
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': String(limit.remaining),
      'x-ratelimit-used': String(5000 - limit.remaining),
      'x-ratelimit-reset': String(Math.ceil(Math.min(limit.resetsAt, state.now + HOUR_MS) / 1000)),
      'x-ratelimit-resource': 'core',
      'x-github-request-id': `TEST:${calls.length}`,
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const api = () => calls.filter(({ operation }) => operation !== 'git/receive-pack' && operation !== 'git/upload-pack')
  return {
    origin: state.origin,
    state,
    show,
    calls,
    violations,
    get reads() {
      return api().filter((call) => !call.isWrite).length
    },
    get writes() {
      return api().filter((call) => call.isWrite).length
    },
    count: (match = {}) => calls.filter((call) => matches(match, call)).length,
    fault: (fault) => faults.add(fault),
    takeViolations: () => violations.splice(0),
    addRepository: (request) => newRepository(state, request),
    addApp: (request) => addApp(state, request),
    get beyondLimits() {
      return content.exceeded + limit.exceeded
    },
    addToken: (token, holder) => void state.tokens.set(token, holder),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await folder[Symbol.asyncDispose]()
      if (violations.length > 0) throw new Error(`GitHub would not have taken this:\n${violations.join('\n')}`)
    },
  }
}

type Call = Parameters<NonNullable<(typeof userRoutes)['rate-limit/get']>>[0]

interface Sent {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly raw?: RawAnswer
}

function newRepository(state: State, { name, files, parent }: NewRepository): Repository {
  const [owner = '', short = ''] = name.split('/')
  const repository = state.addRepository({ owner, name: short, ...(parent && { parent }) })
  if (parent !== undefined) repository.bare.git(['fetch', '--quiet', parent.bare.folder, '+refs/heads/*:refs/heads/*'])
  if (files !== undefined) repository.bare.commitOn({ branch: 'main', edits: files, message: 'First' })
  state.followHeads(undefined, repository)
  return repository
}

function paged(
  answer: Extract<Answer, { readonly items: unknown }>,
  { call, origin }: { readonly call: RecordedCall; readonly origin: string },
): Sent {
  const { items, envelope } = answer
  const size = Math.min(100, Math.max(1, Number(call.query['per_page'] ?? 30)))
  const page = Math.max(1, Number(call.query['page'] ?? 1))
  const last = Math.max(1, Math.ceil(items.length / size))
  const shown = items.slice((page - 1) * size, page * size)
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams({ ...call.query, page: String(to) })
    return `<${origin}${call.path}?${query}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ]
  return {
    status: 200,
    body: envelope === undefined ? shown : envelope(shown),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  }
}

function refused({ status, message, errors }: Refusal): Sent {
  return { status, body: { message, ...(errors && { errors }), documentation_url: DOCUMENTATION, status: String(status) } }
}

function faulty({ status, html, body, headers, retryAfter }: Fault): RawAnswer {
  const more = { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }), ...headers }
  if (html !== undefined) return { status: status ?? 200, headers: { 'content-type': 'text/html', ...more }, body: Buffer.from(html) }
  const code = status ?? (body === undefined ? 500 : 200)
  const message = retryAfter === undefined ? (MESSAGES[code] ?? http.STATUS_CODES[code]) : MESSAGES[429]
  return json(code, body ?? { message, documentation_url: DOCUMENTATION, status: String(code) }, more)
}

/** What GitHub says with a status, where a fault says nothing else. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Bad credentials',
  403: 'Resource not accessible by integration',
  429: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  500: 'Server Error',
  502: 'Server Error',
  503: 'No server is currently available to service your request. Sorry about that.',
}

function changed(answer: RawAnswer, change: (body: unknown) => unknown): RawAnswer {
  return { ...answer, body: Buffer.from(JSON.stringify(change(parsed(answer.body)))) }
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RawAnswer {
  const type = { 'content-type': 'application/json; charset=utf-8', 'x-github-media-type': 'github.v3; format=json' }
  return { status, headers: { ...type, ...headers }, body: Buffer.from(body === undefined ? '' : JSON.stringify(body)) }
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return bytes.toString('utf8')
  }
}

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
