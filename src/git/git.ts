import * as fs from 'node:fs'
import * as path from 'node:path'
import { asBuffer } from '../base/bytes.ts'
import { failure, type Result, success } from '../base/result.ts'
import { attempt } from '../system/disk/disk.ts'
import { realDisk } from '../system/disk/real-disk.ts'
import type { Programs } from '../system/process/programs.ts'

/** Where a repository is on disk. */
export interface RepositoryPlace {
  /** Absolute path of its git directory. */
  readonly gitDirectory: string
  /** Absolute path of the top of its work tree. */
  readonly workTree: string
}

export interface GitRequest extends RepositoryPlace {
  readonly args: readonly string[]
  readonly input?: Uint8Array
  /** Override the repository's configuration. */
  readonly settings?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Called with warnings that git printed although it succeeded. */
  readonly onComplaint?: (text: string) => void
  /**
   * Git is killed after this time: a FIFO in place of a file would block it forever. `none` is for commands that only read git's
   * own files and should not be cut off.
   */
  readonly timeoutMs?: number | 'none'
  /** The only server that this call may reach; none when left out. */
  readonly remote?: RemoteAccess
  /** The environment of the user at whose terminal this runs: their git's own configuration and credentials reach the server. */
  readonly asUser?: Environment
}

type Environment = Readonly<Record<string, string | undefined>>

/** The server that a git call may reach, and its credentials. */
export interface RemoteAccess {
  /** Such as `https://github.com`. `http:` is allowed for this machine only. */
  readonly origin: string
  /** Passed to git in the environment of this call: never in arguments, on disk or in a message. */
  readonly token: string
  /** The proxy for that server, as in `HTTPS_PROXY`; none when left out. */
  readonly proxy?: string
  /** A file of certificates to trust instead of the usual ones, for a server with its own CA. */
  readonly certificates?: string
}

export interface GitFault {
  /** `undefined` if git could not be started, or was killed. */
  readonly exitCode: number | undefined
  readonly message: string
  /** What git printed before it failed, for calls to a server. */
  readonly output?: string
}

/**
 * Git in isolation: no hooks, no file-system monitor, no transports, no system or user configuration, literal pathspecs, and an
 * explicit git directory, so that nothing in a repository can make it run a program. One thing is left to the caller: commands that
 * compare or convert contents (`status`, `diff`, `add`, `ls-files -m`) run the filters of a repository, and so does anything that
 * writes an index. Use those only with a git directory of Sous, or with settings that disable filters.
 */
export interface Git {
  run(request: GitRequest): Promise<Result<Uint8Array, GitFault>>
  /** The repository that contains a folder, if any. */
  locate(folder: string): Promise<RepositoryPlace | undefined>
}

/** Settings that a repository's configuration must not change: each could start a program. */
const SAFE_SETTINGS: Readonly<Record<string, string>> = {
  'core.fsmonitor': 'false',
  'core.hooksPath': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.attributesFile': '/dev/null',
  'core.quotePath': 'false',
  'credential.helper': '',
}

const TIMEOUT_MS = 60_000
/** A `.git` file contains one path. */
const MAX_POINTER_BYTES = 8 * 1024

/** Git from a search path that contains no folder of the repository. */
export function realGit(programs: Pick<Programs, 'path' | 'find'>): Git {
  return {
    async run(request) {
      const program = programs.find('git')
      return program === undefined ? notStarted('git is not installed') : runGit(program, programs.path, request)
    },
    async locate(folder) {
      return locateRepository(folder)
    },
  }
}

async function runGit(program: string, searchPath: string, request: GitRequest): Promise<Result<Uint8Array, GitFault>> {
  const call = {
    program,
    args: ['--no-pager', `--git-dir=${request.gitDirectory}`, `--work-tree=${request.workTree}`, ...request.args],
    env: gitEnvironment(searchPath, request),
  }
  // The toolkit cannot kill its child, and fails if the child exits before reading its input.
  const isSimple = request.timeoutMs === 'none' && request.signal === undefined && request.input === undefined
  return isSimple ? execGit(call, request) : spawnGit(call, request)
}

interface GitCall {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Record<string, string>
}

async function execGit({ program, args, env }: GitCall, request: GitRequest): Promise<Result<Uint8Array, GitFault>> {
  const { exec } = await import('@actions/exec')
  const out: Buffer[] = []
  const err: Buffer[] = []
  const listeners = { stdout: (chunk: Buffer) => void out.push(chunk), stderr: (chunk: Buffer) => void err.push(chunk) }
  try {
    const exitCode = await exec(quoteProgram(program), [...args], {
      cwd: request.workTree,
      env,
      silent: true,
      ignoreReturnCode: true,
      listeners,
    })
    return gitOutput({ exitCode, out, err }, request)
  } catch (error) {
    return notStarted((error as Error).message)
  }
}

/**
 * The toolkit takes a command line, in which a space would end the program. It keeps a backslash before anything but a quotation
 * mark.
 */
function quoteProgram(program: string): string {
  return `"${program.replaceAll('"', '\\"')}"`
}

async function spawnGit({ program, args, env }: GitCall, request: GitRequest): Promise<Result<Uint8Array, GitFault>> {
  // Loaded on demand: it takes a good part of a short run, and many runs never call git.
  const { spawn } = await import('node:child_process')
  const { timeoutMs = TIMEOUT_MS } = request
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: request.workTree,
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(timeoutMs !== 'none' && { timeout: timeoutMs }),
      killSignal: 'SIGKILL',
      ...(request.signal && { signal: request.signal }),
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', (error) => resolve(notStarted(error.message)))
    child.on('close', (code, signal) => {
      const limit = timeoutMs === 'none' ? '' : `, at the latest after ${timeoutMs / 1000}s`
      resolve(signal === 'SIGKILL' ? notStarted(`git was killed${limit}`) : gitOutput({ exitCode: code, out, err }, request))
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(request.input)
  })
}

interface GitExit {
  readonly exitCode: number | null
  readonly out: readonly Buffer[]
  readonly err: readonly Buffer[]
}

function gitOutput({ exitCode, out, err }: GitExit, { remote, onComplaint }: GitRequest): Result<Uint8Array, GitFault> {
  const complaint = Buffer.concat(err).toString('utf8')
  if (exitCode === 0) {
    if (complaint !== '') onComplaint?.(complaint)
    return success(Buffer.concat(out))
  }
  const output = remote && { output: Buffer.concat(out).toString('utf8') }
  return failure({ exitCode: exitCode ?? undefined, message: hideToken(complaint.trim(), remote), ...output })
}

function gitEnvironment(searchPath: string, { remote, asUser, settings: own }: GitRequest): Record<string, string> {
  if (asUser !== undefined) return userEnvironment(searchPath, asUser)
  const env: Record<string, string> = {
    PATH: searchPath,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ATTR_NOSYSTEM: '1',
    // A missing object of a partial clone must not be fetched, whatever remote or program the repository configures. This empty
    // list of protocols overrides its settings.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: '',
  }
  const opened = remote && remoteEnvironment(remote)
  addSettings(env, { ...own, ...SAFE_SETTINGS, ...opened?.settings })
  return { ...env, ...opened?.variables }
}

/** After those that the environment has already. */
function addSettings(env: Record<string, string>, settings: Readonly<Record<string, string>>): void {
  const first = Number(env['GIT_CONFIG_COUNT'] ?? 0)
  const entries = Object.entries(settings)
  entries.forEach(([key, value], i) => {
    env[`GIT_CONFIG_KEY_${first + i}`] = key
    env[`GIT_CONFIG_VALUE_${first + i}`] = value
  })
  env['GIT_CONFIG_COUNT'] = String(first + entries.length)
}

/** Which repository git works in, and what it writes down, is never the caller's to say. Secrets of recipes are not git's. */
const NOT_PASSED_ON =
  /^(?:SOUS_|GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|SHALLOW_FILE|CONFIG_PARAMETERS|TRACE.*|.*PATHSPECS|.*LAZY_FETCH|ALLOW_PROTOCOL)$)/

/**
 * The user's own git, with the helpers and keys that it has: a call that `git clone` at this terminal could make. Their configuration
 * may lead to a mirror or a folder, but no repository's configuration takes part, nothing is asked, and no hook runs.
 */
function userEnvironment(searchPath: string, user: Environment): Record<string, string> {
  const own = Object.entries(user).filter((entry): entry is [string, string] => entry[1] !== undefined && !NOT_PASSED_ON.test(entry[0]))
  const env = { ...Object.fromEntries(own), PATH: searchPath, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_REPLACE_OBJECTS: '1' }
  const { 'credential.helper': _, ...safe } = SAFE_SETTINGS
  addSettings(env, { ...safe, ...PATIENCE, 'http.followRedirects': 'false', 'protocol.version': '2', 'submodule.recurse': 'false' })
  return { ...env, GIT_ALLOW_PROTOCOL: 'https:ssh:file' }
}

/** Looks upwards for `.git`, a directory or the one-line file of a worktree or submodule, like git. */
export function locateRepository(folder: string): RepositoryPlace | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    const marker = attempt(() => fs.statSync(path.join(at, '.git'), { throwIfNoEntry: false }))
    const kind = !marker.ok || marker.value === undefined ? 'none' : marker.value.isDirectory() ? 'directory' : 'pointer'
    const candidate = kind === 'pointer' ? pointedTo(at) : path.join(at, '.git')
    // Sous keeps its journal there, so the target of a pointer must at least look like a git directory.
    if (kind !== 'none' && candidate !== undefined && fs.existsSync(path.join(candidate, 'HEAD')))
      return { gitDirectory: candidate, workTree: at }
    // A dangling pointer still means that the folder does not belong to a repository above it.
    if (kind === 'pointer' || path.dirname(at) === at) return undefined
  }
}

/** Reads only a short regular file: a FIFO or a huge file cannot block it. */
function pointedTo(folder: string): string | undefined {
  const file = realDisk.readFile(path.join(folder, '.git'), MAX_POINTER_BYTES)
  const text = file.ok ? Buffer.from(file.value.bytes).toString('utf8') : ''
  const target = /^gitdir: (.+?)\s*$/.exec(text)?.[1]
  return target === undefined ? undefined : path.resolve(folder, target)
}

export function decodeOutput(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('utf8')
}

/** What HEAD is: a commit, unless there is none yet, on a branch, unless it is detached. */
export interface Head {
  readonly commit?: string
  readonly ref?: string
}

export async function readHead(git: Git, repository: RepositoryPlace): Promise<Result<Head, GitFault>> {
  const both = await git.run({ ...repository, args: ['rev-parse', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'] })
  const [, commit, ref] = (both.ok && /^([0-9a-f]+)\n(?:HEAD|(refs\/.+))\n$/.exec(decodeOutput(both.value))) || []
  if (commit !== undefined) return success({ commit, ...(ref !== undefined && { ref }) })
  // The branch has no commit yet, or shares its name with something else. Each alone says what is wrong.
  const [alone, branch] = await Promise.all([
    git.run({ ...repository, args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'] }),
    git.run({ ...repository, args: ['symbolic-ref', '--quiet', 'HEAD'] }),
  ])
  // Exit code 1 means that there is none; anything else is an error.
  if (!alone.ok && alone.error.exitCode !== 1) return alone
  return success({
    ...(alone.ok && { commit: decodeOutput(alone.value).trim() }),
    ...(branch.ok && { ref: decodeOutput(branch.value).trim() }),
  })
}

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text)
}

function notStarted(message: string): Result<never, GitFault> {
  return failure({ exitCode: undefined, message })
}

/** Gives up on a server that stopped responding. */
const PATIENCE = { 'http.lowSpeedLimit': '100', 'http.lowSpeedTime': '30' } as const

interface RemoteEnvironment {
  readonly settings: Readonly<Record<string, string>>
  readonly variables: Readonly<Record<string, string>>
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Lets git reach one server: this protocol only, no redirects, no credential helper, and the token in a header for exactly this
 * origin.
 */
export function remoteEnvironment({ origin, token, proxy = '', certificates }: RemoteAccess): RemoteEnvironment {
  const url = new URL(origin)
  if (url.origin !== origin) throw new Error('A remote is given as an origin, without path and credentials.')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.has(url.hostname)))
    throw new Error('Git speaks https only, and http with this machine.')
  return {
    settings: {
      ...(token !== '' && { [`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}` }),
      'http.followRedirects': 'false',
      'http.sslVerify': 'true',
      'http.proxy': proxy,
      ...(certificates !== undefined && { 'http.sslCAInfo': certificates }),
      ...PATIENCE,
      'core.askPass': '',
      'protocol.version': '2',
      'transfer.credentialsInUrl': 'die',
      'submodule.recurse': 'false',
      'fetch.recurseSubmodules': 'false',
      'push.recurseSubmodules': 'no',
      'push.followTags': 'false',
      'push.gpgSign': 'false',
    },
    variables: {
      GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
      // Otherwise git would read `.netrc`, with credentials for any host.
      HOME: '/dev/null',
    },
  }
}

/** A server may echo what it was sent. */
export function hideToken(text: string, remote: RemoteAccess | undefined): string {
  if (remote === undefined || remote.token === '') return text
  return text.replaceAll(remote.token, '***').replaceAll(basicToken(remote.token), '***')
}

function basicToken(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString('base64')
}

export interface FolderInRepository {
  readonly repository: RepositoryPlace
  readonly folder: string
}

/** The path of the folder from the top of the work tree. */
export function prefixOf({ repository, folder }: FolderInRepository): string {
  return path.relative(repository.workTree, folder).replaceAll(path.sep, '/')
}

/** The same with a trailing slash, to limit git to that directory; empty at the top. */
export function aboveOf(request: FolderInRepository): string {
  const prefix = prefixOf(request)
  return prefix === '' ? '' : `${prefix}/`
}
