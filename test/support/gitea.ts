/**
 * A real Gitea on the loopback address, with SQLite, and the action run for what happens there:
 *
 *     const program = findGitea()
 *     if (program === undefined) return                       // it said so
 *     await using at = await giteaWorld(program)
 *     const run = await at.says('author', '/sous run bump-node version=24')
 *
 * Repository `owner/demo` has the recipes of `action-world.ts` and pull request 1 of `author`. Gitea's own webhooks are the
 * events. Only what a runner would set is made here: the variables of a run, and the payloads of `schedule`.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { FILES, PROCESS } from './action-world.ts'
import { type ActionRun, runAction } from './github/action-run.ts'
import type { Json } from './github/present.ts'
import { httpServer } from './http-server.ts'
import { type Files, GIT_ENV, tempFolder, tempRepo } from './temp-folder.ts'

const PASSWORD = 'correct-horse-battery'
const REPOSITORY = 'owner/demo'
/** Gitea tells only admins of a repository what others may do there, so that is what Sous's own account has to be. */
const ROLES = { author: 'write', colleague: 'write', reader: 'read', 'sous-bot': 'admin' } as const
const BOT = 'sous-bot'
const HOOKS = ['pull_request_comment', 'pull_request_review']
const START_MS = 60_000

// biome-ignore lint/suspicious/noExplicitAny: whatever Gitea answers, of which tests look at a few fields.
type Answer = any

export interface GiteaRun {
  /** Gitea's own API unless said. */
  readonly apiUrl?: string
  readonly inputs?: Readonly<Record<string, string>>
}

export interface GiteaWorld extends AsyncDisposable {
  readonly url: string
  /** Calls the API as somebody, such as `GET /repos/owner/demo/pulls/1`. Throws where Gitea refuses. */
  api(by: string, route: string, body?: Json): Promise<Answer>
  /** Git in the repository as it is on Gitea's disk. */
  git(...args: readonly string[]): string
  /** Somebody comments on a pull request, and the action runs for the webhook that Gitea sends. */
  says(by: string, body: string, options?: GiteaRun & { readonly on?: number }): Promise<ActionRun>
  /** The same for an approving review of pull request 1. */
  approves(by: string): Promise<ActionRun>
  /** The action runs on a schedule. */
  schedule(options?: GiteaRun): Promise<ActionRun>
  /** The comments of Sous itself on a pull request. */
  answers(pull?: number): Promise<readonly string[]>
}

let hasWarned = false

/** Where Gitea is; says so loudly where it is not. */
export function findGitea(): string | undefined {
  const program = process.env['SOUS_GITEA'] ?? ''
  if (program !== '') return fs.realpathSync(program)
  const message = 'SOUS_GITEA is not set, so the action was NOT tried against Gitea. CONTRIBUTING.md tells how to build it.'
  if (!hasWarned) console.warn(message)
  hasWarned = true
  return undefined
}

export async function giteaWorld(program: string, files: Files = {}): Promise<GiteaWorld> {
  await using cleanUp = new AsyncDisposableStack()
  const folder = cleanUp.use(await tempFolder())
  const deliveries: Answer[] = []
  const hook = cleanUp.use(
    await httpServer(async (request, response) => {
      const chunks = await request.toArray()
      deliveries.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      response.end()
    }),
  )
  const url = await start(program, folder.path, cleanUp)
  const tokens = new Map<string, string>()
  const call = async (authorization: string, route: string, body?: Json): Promise<Answer> => {
    const [method = '', place = ''] = route.split(' ')
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}/api/v1${place}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const tokenOf = (login: string) => tokens.get(login) ?? ''
  const api: GiteaWorld['api'] = (by, route, body) => call(`token ${tokenOf(by)}`, route, body)
  const signUp = async (login: string) => {
    const basic = Buffer.from(`${login}:${PASSWORD}`).toString('base64')
    const { sha1 } = await call(`Basic ${basic}`, `POST /users/${login}/tokens`, { name: 'test', scopes: ['all'] })
    tokens.set(login, sha1)
  }

  await signUp('owner')
  await api('owner', 'POST /user/repos', { name: 'demo', default_branch: 'main' })
  for (const [login, permission] of Object.entries(ROLES)) {
    await api('owner', 'POST /admin/users', {
      username: login,
      email: `${login}@example.com`,
      password: PASSWORD,
      must_change_password: false,
    })
    await signUp(login)
    await api('owner', `PUT /repos/${REPOSITORY}/collaborators/${login}`, { permission })
  }
  {
    await using work = await tempRepo({ ...FILES, ...files })
    const push = (by: string, to: string) =>
      promisify(execFile)('git', ['push', '--quiet', `${url.replace('://', `://${by}:${tokenOf(by)}@`)}/${REPOSITORY}.git`, `HEAD:${to}`], {
        cwd: work.path,
        env: GIT_ENV,
      })
    await push('owner', 'refs/heads/main')
    work.write({ 'README.md': 'Hello there\n' })
    work.commitAll('Greet')
    await push('author', 'refs/heads/feature-1')
  }
  await eventually('the first push', async () => (await api('owner', `GET /repos/${REPOSITORY}`)).empty === false || undefined)
  await api('author', `POST /repos/${REPOSITORY}/pulls`, { title: 'Greet', head: 'feature-1', base: 'main' })
  const config = { url: hook.origin, content_type: 'json' }
  await api('owner', `POST /repos/${REPOSITORY}/hooks`, { type: 'gitea', active: true, events: HOOKS, config })

  const git: GiteaWorld['git'] = (...args) =>
    execFileSync('git', ['--git-dir', path.join(folder.path, 'repositories', `${REPOSITORY}.git`), ...args], {
      env: GIT_ENV,
      encoding: 'utf8',
    }).trim()
  const run = async (event: { readonly name: string; readonly payload: Json; readonly actor: string }, options: GiteaRun = {}) => {
    const sha = git('rev-parse', 'refs/heads/main')
    const workspace = path.join(folder.path, 'workspace')
    fs.mkdirSync(workspace, { recursive: true })
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTOR: event.actor,
      GITHUB_API_URL: options.apiUrl ?? `${url}/api/v1`,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '9001',
      GITHUB_SERVER_URL: url,
      GITHUB_SHA: sha,
      GITHUB_TRIGGERING_ACTOR: event.actor,
      GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/sous.yml@refs/heads/main`,
      GITHUB_WORKFLOW_SHA: sha,
    }
    const { inputs = {} } = options
    return runAction({ entry: PROCESS, inputs, env, event: event.payload, token: tokenOf(BOT), folder: folder.path, workspace })
  }
  const owned = cleanUp.move()
  return {
    url,
    api,
    git,
    async says(by, body, { on = 1, ...options } = {}) {
      // Gitea's times are in seconds: what comes later shall be later by them too.
      await sleep(1000)
      const { id } = await api(by, `POST /repos/${REPOSITORY}/issues/${on}/comments`, { body })
      const payload = await eventually('the webhook of the comment', () => deliveries.find(({ comment }) => comment?.id === id))
      return run({ name: 'issue_comment', payload, actor: by }, options)
    },
    async approves(by) {
      await api(by, `POST /repos/${REPOSITORY}/pulls/1/reviews`, { event: 'APPROVED', body: 'Fine' })
      const payload = await eventually('the webhook of the review', () => deliveries.find(({ review }) => review !== undefined))
      return run({ name: 'pull_request_review', payload, actor: by })
    },
    async schedule(options) {
      const repository = await api('owner', `GET /repos/${REPOSITORY}`)
      return run({ name: 'schedule', payload: { repository, schedule: '17 3 * * 1' }, actor: 'owner' }, options)
    },
    async answers(pull = 1) {
      const comments: Answer[] = await api('owner', `GET /repos/${REPOSITORY}/issues/${pull}/comments`)
      return comments.filter(({ user }) => user.login === BOT).map(({ body }) => body)
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

/** Starts the server with one user, `owner`, and returns its address. */
async function start(program: string, folder: string, cleanUp: AsyncDisposableStack): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = path.join(folder, 'app.ini')
  fs.writeFileSync(config, settings({ folder, port, url, assets: path.dirname(program) }))
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, USER: os.userInfo().username }
  const admin = ['--admin', '--username', 'owner', '--password', PASSWORD, '--email', 'owner@example.com', '--must-change-password=false']
  for (const args of [['migrate'], ['admin', 'user', 'create', ...admin]])
    await promisify(execFile)(program, ['--config', config, ...args], { cwd: folder, env })
  const log = fs.openSync(path.join(folder, 'gitea.log'), 'w')
  const child = spawn(program, ['--config', config, 'web'], { cwd: folder, env, stdio: ['ignore', log, log] })
  cleanUp.defer(() => stop(child))
  await eventually(`Gitea (${path.join(folder, 'gitea.log')})`, async () => {
    if (child.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, 'gitea.log'), 'utf8'))
    const answer = await fetch(`${url}/api/v1/version`).catch(() => undefined)
    return answer?.ok ? true : undefined
  })
  return url
}

function settings({ folder, port, url, assets }: { folder: string; port: number; url: string; assets: string }): string {
  return `RUN_MODE = prod
WORK_PATH = ${folder}
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true
[database]
DB_TYPE = sqlite3
PATH = ${folder}/gitea.db
[repository]
ROOT = ${folder}/repositories
[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = ${url}/
STATIC_ROOT_PATH = ${assets}
DISABLE_SSH = true
OFFLINE_MODE = true
GRACEFUL_HAMMER_TIME = 1s
[security]
INSTALL_LOCK = true
SECRET_KEY = only-for-tests
[webhook]
ALLOWED_HOST_LIST = loopback
[indexer]
ISSUE_INDEXER_TYPE = db
[actions]
ENABLED = false
[log]
LEVEL = Warn
`
}

async function freePort(): Promise<number> {
  await using server = await httpServer(() => undefined)
  return server.port
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}

async function eventually<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error(`Waited ${START_MS / 1000} s for ${what}.`)
}
