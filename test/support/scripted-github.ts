import type { IncomingMessage } from 'node:http'
import { GitHub, type GitHubOptions } from '../../src/github/api/github-client.ts'
import { octokitTransport } from '../../src/github/api/octokit-transport.ts'
import { type ForgeTime, forgeTime } from './github-time.ts'
import { httpServer } from './http-server.ts'

export interface ScriptedAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown
  /** Ends the connection instead of answering, or in the middle of the answer. */
  readonly broken?: 'before' | 'within'
  readonly silent?: boolean
}

export type Script = (request: {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly count: number
}) => ScriptedAnswer

export interface ScriptedGitHub extends AsyncDisposable, ForgeTime {
  readonly github: GitHub
  /** What was asked, as `GET /path?query`. */
  readonly asked: readonly string[]
  readonly requests: readonly IncomingMessage[]
}

export const TOKEN = 'ghs_averylongtokenthatnobodymaysee'

/** GitHub's client over real HTTP to a server that answers as the script says. */
export async function scriptedGitHub(
  script: Script,
  options: Partial<GitHubOptions> & { readonly timeoutMs?: number } = {},
): Promise<ScriptedGitHub> {
  const asked: string[] = []
  const server = await httpServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '' } = request
    asked.push(`${method} ${url}`)
    const answer = script({ method, url, body: Buffer.concat(chunks).toString(), count: asked.length })
    if (answer.silent) return
    if (answer.broken === 'before') return void request.socket.destroy()
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {})
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json; charset=utf-8', ...answer.headers })
    if (answer.broken === 'within') return void response.write(text.slice(0, text.length / 2), () => request.socket.destroy())
    response.end(text)
  })
  const time = forgeTime()
  const { timeoutMs, ...rest } = options
  const transport = octokitTransport({
    token: TOKEN,
    apiUrl: server.origin,
    userAgent: 'sous-test',
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const github = new GitHub({ transport, repository: { owner: 'octo', name: 'demo' }, clock: time.clock, sleep: time.sleep, ...rest })
  return { ...time, github, asked, requests: server.requests, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
