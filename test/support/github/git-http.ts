import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import * as path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { IS_FULL } from '../full.ts'
import { GIT_ENV } from '../temp-folder.ts'
import { refChangesOf } from './activity.ts'
import { reaches } from './apps.ts'
import type { BareRepository } from './bare-repository.ts'
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
  if (actor !== undefined && !reaches(actor, repository)) {
    if (isPush) return denied
    if (repository.private) return { ...denied, status: 404, body: Buffer.from('Repository not found.') }
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
  if (git.service === 'git-upload-pack') return fetchAnswer(request)
  if (git.inside !== 'git-receive-pack' || actor?.account === undefined) return runBackend(request)
  state.followHeads(undefined, git.repository)
  const changes = refChangesOf(body, actor.account)
  for (const change of changes) git.repository.pushes.add(change)
  try {
    return await runBackend(request)
  } finally {
    state.followHeads(undefined, git.repository)
    for (const change of changes) git.repository.pushes.delete(change)
  }
}

/** Answers that hold for every repository, and those of one. */
const everywhere = new Map<string, RawAnswer>()
const answers = new WeakMap<BareRepository, Map<string, RawAnswer>>()

/**
 * Asks git once for what it answers the same every time: what the server can do, in version 2 of the protocol, and objects. The list of
 * refs is read from git's files. The whole suite always asks git.
 */
async function fetchAnswer(request: BackendRequest): Promise<RawAnswer> {
  const { git, query, headers, body } = request
  const { bare } = git.repository
  if (IS_FULL || headers['git-protocol'] !== 'version=2' || headers['content-encoding'] !== undefined) return runBackend(request)
  const isGreeting = git.inside === 'info/refs'
  const listed = isGreeting ? undefined : listedRefs(bare, body)
  if (listed !== undefined) return listed
  // A fetch that takes tags along looks at refs.
  if (!isGreeting && (!body.includes('command=fetch') || body.includes('include-tag'))) return runBackend(request)
  const known = isGreeting ? everywhere : (answers.get(bare) ?? new Map<string, RawAnswer>())
  if (!isGreeting) answers.set(bare, known)
  const key = `${query}\0${body.toString('latin1')}`
  const answer = known.get(key) ?? (await (isGreeting ? runBackend(request) : runUploadPack(bare, body)))
  if (answer.status === 200 && answer.body.length > 0 && !answer.body.includes('ERR ')) known.set(key, answer)
  return answer
}

/** The answer to `ls-refs`; `undefined` where something else is asked, or where a tag has to be peeled. */
function listedRefs(bare: BareRepository, body: Buffer): RawAnswer | undefined {
  const lines = packetLines(body)
  if (lines[0] !== 'command=ls-refs') return undefined
  const prefixes = lines.flatMap((line) => (line.startsWith('ref-prefix ') ? [line.slice('ref-prefix '.length)] : []))
  const refs = bare.refs()
  const head = refs.get(bare.headRef)
  const target = lines.includes('symrefs') ? ` symref-target:${bare.headRef}` : ''
  const all = [...(head === undefined ? [] : [['HEAD', head, target]]), ...[...refs].map(([name, sha]) => [name, sha, ''])]
  const wanted = all.filter(([name = '']) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)))
  if (head === undefined || wanted.some(([, sha = '']) => bare.typeOf(sha) !== 'commit')) return undefined
  const text = wanted.map(([name, sha, more]) => packetLine(`${sha} ${name}${more}\n`)).join('')
  return { status: 200, headers: FETCHED, body: Buffer.from(`${text}0000`) }
}

const FETCHED = { 'content-type': 'application/x-git-upload-pack-result', 'cache-control': 'no-cache, max-age=0, must-revalidate' }

/** What git's CGI program would start, without that program. */
async function runUploadPack({ folder }: BareRepository, body: Buffer): Promise<RawAnswer> {
  const env = { ...GIT_ENV, GIT_PROTOCOL: 'version=2' }
  const out = await outputOf(
    spawn('git', ['upload-pack', '--stateless-rpc', '.'], { cwd: folder, env, stdio: ['pipe', 'pipe', 'ignore'] }),
    body,
  )
  return { status: 200, headers: FETCHED, body: out }
}

function outputOf(child: ChildProcessByStdio<Writable, Readable, null>, body: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', () => resolve(Buffer.concat(chunks)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(body)
  })
}

/** The lines of a request of git's, each of which begins with its length; lengths below four are only marks. */
function packetLines(body: Buffer): readonly string[] {
  const found: string[] = []
  for (let at = 0; at + 4 <= body.length; ) {
    const length = Number.parseInt(body.subarray(at, at + 4).toString('latin1'), 16)
    if (length > 4)
      found.push(
        body
          .subarray(at + 4, at + length)
          .toString('utf8')
          .trimEnd(),
      )
    at += Math.max(4, length || 4)
  }
  return found
}

function packetLine(text: string): string {
  return `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, '0')}${text}`
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
  const out = await outputOf(spawn(backend ?? '', [], { env, stdio: ['pipe', 'pipe', 'ignore'] }), body)
  const end = out.indexOf('\r\n\r\n')
  const fields = out
    .subarray(0, end)
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.split(/: */, 2) as [string, string])
  const { status = '200', ...rest } = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]))
  return { status: Number.parseInt(status, 10), headers: rest, body: out.subarray(end + 4) }
}
