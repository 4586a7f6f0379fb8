import * as crypto from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppPermissions, GitHubApp, type GitHubAppOptions } from '../../../src/github/api/github-app.ts'
import { GitHub } from '../../../src/github/api/github-client.ts'
import { octokitTransport } from '../../../src/github/api/octokit-transport.ts'
import type { App } from '../../support/github/apps.ts'
import { type GitHubServer, gitHubServer, type ServerOptions } from '../../support/github/server.ts'
import { serverTime } from '../../support/github-time.ts'

const Full = z.object({ full_name: z.string() })
const HOUR_MS = 3_600_000

async function appWorld(options: ServerOptions = {}) {
  const server = await gitHubServer(options)
  const repositories = ['acme/a', 'acme/b', 'other/c', 'acme/d'].map((name) => server.addRepository({ name, files: { 'a.txt': 'a\n' } }))
  const [a, b] = repositories as [(typeof repositories)[0], (typeof repositories)[0]]
  for (const repository of repositories) repository.private = true
  const app = server.addApp({ slug: 'sous-acme', permissions: { contents: 'write', pull_requests: 'write' }, on: { acme: [a, b] } })
  return { server, app, a, b, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

function openApp(server: GitHubServer, app: Pick<App, 'clientId' | 'privateKey'>, options: Partial<GitHubAppOptions> = {}) {
  const time = serverTime(server.state)
  const masked: string[] = []
  const opened = GitHubApp.open({
    id: app.clientId,
    key: app.privateKey,
    transportOf: (token) => octokitTransport({ token, apiUrl: server.origin, userAgent: 'sous-test' }),
    clock: time.clock,
    sleep: time.sleep,
    mask: (token) => void masked.push(token),
    ...options,
  })
  if (!opened.ok) throw new Error(opened.error.message)
  return { ...time, masked, opened: opened.value }
}

async function shardOf({ server, app, a }: Awaited<ReturnType<typeof appWorld>>, permissions: AppPermissions = { contents: 'read' }) {
  const { opened, masked, clock, sleep } = openApp(server, app)
  const tokens = opened.tokens({ installation: app.installations[0]?.id ?? 0, repositories: [a.id], permissions })
  const client = (name: string) => new GitHub({ transport: tokens.transport, repository: { owner: 'acme', name }, clock, sleep })
  return { tokens, masked, ask: (name: string) => client(name).request('GET /repos/{owner}/{repo}', {}, Full) }
}

describe('a GitHub App', () => {
  it('lists where it is installed and what it reaches there', async () => {
    await using test = await appWorld()
    const { opened } = openApp(test.server, test.app)
    const installations = await opened.installations()
    expect(installations).toMatchObject({ ok: true, value: [{ app_slug: 'sous-acme', account: { login: 'acme' } }] })
    const id = installations.ok ? (installations.value[0]?.id ?? 0) : 0
    expect(await opened.repositories(id)).toMatchObject({ ok: true, value: [{ full_name: 'acme/a' }, { full_name: 'acme/b' }] })
  })

  it.each([-3 * HOUR_MS, 3 * HOUR_MS])('works on a machine whose clock is %i ms off', async (off) => {
    await using test = await appWorld()
    const clock = { elapsed: () => test.server.state.now, now: () => new Date(test.server.state.now + off) }
    const { opened } = openApp(test.server, test.app, { clock })
    expect(await opened.installations()).toMatchObject({ ok: true })
    const before = test.server.calls.length
    expect(await opened.installations()).toMatchObject({ ok: true })
    // It has learned GitHub's time.
    expect(test.server.calls.length - before).toBe(1)
  })

  it('is refused with the key of another app', async () => {
    await using test = await appWorld()
    const { privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const { opened } = openApp(test.server, test.app, { key })
    expect(await opened.installations()).toMatchObject({ ok: false, error: { code: 'auth_expired' } })
  })

  it.each([
    ['no key', { key: '' }],
    ['half a key', { key: '-----BEGIN RSA PRIVATE KEY-----\nMIIE' }],
    ['no id', { id: '' }],
  ])('says what is wrong with %s', async (_, wrong) => {
    const { privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
    const right = { id: '1', key: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString() }
    const time = serverTime({ now: 0 })
    const transportOf = () => async () => ({ kind: 'failed', message: '' }) as const
    expect(GitHubApp.open({ ...right, ...wrong, transportOf, clock: time.clock, sleep: time.sleep })).toMatchObject({
      ok: false,
      error: { code: 'input_invalid' },
    })
    // Line ends that became two characters do not matter.
    expect(GitHubApp.open({ ...right, key: right.key.replaceAll('\n', '\\n'), transportOf, clock: time.clock, sleep: time.sleep }).ok).toBe(
      true,
    )
  })
})

describe('a token of an installation', () => {
  it('opens the repositories it is for and no others, and is kept out of logs', async () => {
    await using test = await appWorld()
    const { ask, tokens, masked } = await shardOf(test)
    expect(await ask('a')).toMatchObject({ ok: true, value: { full_name: 'acme/a' } })
    expect(await ask('b')).toMatchObject({ ok: false, error: { code: 'api_not_found' } })
    const current = await tokens.current()
    expect(current.ok && masked.includes(current.value)).toBe(true)
    const minted = test.server.calls.filter(({ operation }) => operation === 'apps/create-installation-access-token')
    expect(minted.map(({ body }) => body)).toEqual([{ repository_ids: [test.a.id], permissions: { contents: 'read' } }])
  })

  it('may do nothing that the work does not need', async () => {
    await using test = await appWorld()
    const { tokens } = await shardOf(test)
    const { clock, sleep } = serverTime(test.server.state)
    const github = new GitHub({ transport: tokens.transport, repository: { owner: 'acme', name: 'a' }, clock, sleep })
    const route = 'POST /repos/{owner}/{repo}/git/refs'
    const parameters = { ref: 'refs/heads/x', sha: test.a.bare.resolve('refs/heads/main') }
    expect(await github.write({ route, parameters, schema: z.unknown() })).toMatchObject({
      ok: false,
      error: { code: 'token_not_permitted' },
    })
  })

  it('is renewed before it expires, once for all who wait', async () => {
    await using test = await appWorld()
    const { ask } = await shardOf(test)
    const minted = () => test.server.count({ operation: 'apps/create-installation-access-token' })
    await ask('a')
    test.server.state.now += 45 * 60_000
    await ask('a')
    expect(minted()).toBe(1)
    test.server.state.now += 6 * 60_000
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect([minted(), test.server.calls.filter(({ status }) => status === 401)]).toEqual([2, []])
  })

  it('is replaced when GitHub takes it back', async () => {
    await using test = await appWorld()
    const { ask, tokens } = await shardOf(test)
    await ask('a')
    const first = await tokens.current()
    test.server.state.tokens.delete(first.ok ? first.value : '')
    expect(await ask('a')).toMatchObject({ ok: true })
  })

  it('waits for the next hour instead of asking once too often', async () => {
    await using test = await appWorld({ rateLimit: 3 })
    const { ask } = await shardOf(test)
    await ask('a')
    const before = test.server.state.now
    await ask('a')
    await ask('a')
    expect(test.server.state.now - before).toBeGreaterThanOrEqual(HOUR_MS - 5000)
  })

  it('is not minted for a repository that the app is not installed in', async () => {
    await using test = await appWorld()
    const { opened } = openApp(test.server, test.app)
    const elsewhere = [...test.server.state.repositories.values()].find(({ name }) => name === 'd')
    const tokens = opened.tokens({
      installation: test.app.installations[0]?.id ?? 0,
      repositories: [elsewhere?.id ?? 0],
      permissions: { contents: 'read' },
    })
    expect(await tokens.current()).toMatchObject({ ok: false, error: { code: 'api_rejected', status: 422 } })
  })
})
