import { execFileSync, spawn } from 'node:child_process'
import * as path from 'node:path'
import { GIT_ENV } from '../temp-folder.ts'
import { refChangesOf } from './activity.ts'
import type { Actor } from './call.ts'
import { atLeast } from './routes/repository-routes.ts'
import type { Repository, State } from './state.ts'

export interface GitRequest {
  readonly repository: Repository
  readonly service: 'git-upload-pack' | 'git-receive-pack'
  /** Inside of the repository, such as `info/refs`. */
  readonly inside: string
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

let backend: string | undefined

/** What a path of git over HTTP asks for; `undefined` where it is none, `null` where the repository is not there. */
export function gitRequestOf(state: State, pathname: string, query: URLSearchParams): GitRequest | null | undefined {
  const match = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/.exec(pathname)
  if (match === null || match[1] === 'repos') return undefined
  const [, owner = '', name = '', inside = ''] = match
  const service = inside === 'info/refs' ? query.get('service') : inside
  const repository = state.repository(owner, name)
  if (repository === undefined || (service !== 'git-upload-pack' && service !== 'git-receive-pack')) return null
  return { repository, service, inside }
}

/** The token of `Authorization: basic …` (any user name), as git and actions/checkout send it, or of `bearer …`. */
export function tokenOf(authorization: string | undefined): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization ?? '') ?? []
  if (/^(bearer|token)$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return undefined
  const [, user = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(value, 'base64').toString('utf8')) ?? []
  return password === '' ? user : password
}

/** Refuses what GitHub refuses; `undefined` lets the request through. */
export function gitRefusal(request: {
  readonly state: State
  readonly git: GitRequest
  readonly token: string | undefined
  readonly actor: Actor | undefined
  readonly fetchNeedsToken: boolean
}): RawAnswer | undefined {
  const { state, git, token, actor, fetchNeedsToken } = request
  const { repository, service } = git
  const isPush = service === 'git-receive-pack'
  const challenge = { 'www-authenticate': 'Basic realm="GitHub"', 'content-type': 'text/plain' }
  if (token === undefined && (isPush || repository.private || fetchNeedsToken)) {
    return { status: 401, headers: challenge, body: Buffer.from('No anonymous write access.') }
  }
  if (token !== undefined && actor === undefined) {
    return {
      status: 401,
      headers: challenge,
      body: Buffer.from('Invalid username or token. Password authentication is not supported for Git operations.'),
    }
  }
  const { login = '' } = actor?.account ?? {}
  const full = `${repository.owner.login}/${repository.name}.git`
  const denied = { status: 403, headers: { 'content-type': 'text/plain' }, body: Buffer.from(`Permission to ${full} denied to ${login}.`) }
  if (isPush && repository.archived) {
    return { ...denied, body: Buffer.from('This repository was archived so it is read-only.') }
  }
  if (actor?.permissions !== undefined) {
    const { contents } = actor.permissions
    return (isPush ? contents === 'write' : contents !== undefined || !repository.private) ? undefined : denied
  }
  return !isPush || atLeast(state.role(repository, login), 'write') ? undefined : denied
}

interface BackendRequest {
  readonly state: State
  readonly git: GitRequest
  readonly method: string
  readonly query: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly actor: Actor | undefined
}

/** Answers as git does, and notes who pushed what. */
export async function gitAnswer(request: BackendRequest): Promise<RawAnswer> {
  const { state, git, body, actor } = request
  if (git.inside !== 'git-receive-pack' || actor?.account === undefined) return runBackend(request)
  state.followHeads()
  const changes = refChangesOf(body, actor.account)
  for (const change of changes) git.repository.pushes.add(change)
  try {
    return await runBackend(request)
  } finally {
    state.followHeads()
    for (const change of changes) git.repository.pushes.delete(change)
  }
}

/** Runs git's own CGI program over the bare repository. */
async function runBackend(request: BackendRequest): Promise<RawAnswer> {
  const { state, git, method, query, headers, body, actor } = request
  backend ??= path.join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend')
  const { repository, inside } = git
  const mayChangeWorkflows = actor?.permissions === undefined || actor.permissions.workflows === 'write'
  const env = {
    ...GIT_ENV,
    GIT_PROJECT_ROOT: state.folder,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: `/${path.relative(state.folder, repository.bare.folder)}/${inside}`,
    REQUEST_METHOD: method,
    QUERY_STRING: query,
    CONTENT_TYPE: String(headers['content-type'] ?? ''),
    CONTENT_LENGTH: String(body.length),
    HTTP_CONTENT_ENCODING: String(headers['content-encoding'] ?? ''),
    GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    REMOTE_USER: actor?.account?.login ?? '',
    REMOTE_ADDR: '127.0.0.1',
    SOUS_TEST_PROTECTED: [...repository.protectedBranches].join(' '),
    SOUS_TEST_WORKFLOWS: mayChangeWorkflows ? '1' : '',
    SOUS_TEST_SIGNATURES: repository.rules.needsSignatures ? '1' : '',
    SOUS_TEST_SECRET: repository.rules.secret ?? '',
    SOUS_TEST_MAX_REFS: String(repository.rules.maxRefs ?? ''),
  }
  const out = await new Promise<Buffer>((resolve, reject) => {
    const child = spawn(backend ?? '', [], { env, stdio: ['pipe', 'pipe', 'ignore'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', () => resolve(Buffer.concat(chunks)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(body)
  })
  const end = out.indexOf('\r\n\r\n')
  const fields = out
    .subarray(0, end)
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.split(/: */, 2) as [string, string])
  const { status = '200', ...rest } = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]))
  return { status: Number.parseInt(status, 10), headers: rest, body: out.subarray(end + 4) }
}
