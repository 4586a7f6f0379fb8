import { describe, expect, it } from 'vitest'
import type { TargetRules } from '../../src/campaign/campaign.ts'
import { discoverTargets, MAX_SHARDS, shardTargets } from '../../src/campaign/discover-targets.ts'
import { GitHubApp } from '../../src/github/api/github-app.ts'
import { GitHub } from '../../src/github/api/github-client.ts'
import { octokitTransport } from '../../src/github/api/octokit-transport.ts'
import { gitHubServer } from '../support/github/server.ts'
import { serverTime } from '../support/github-time.ts'

const NO_RULES: TargetRules = { query: undefined, include: [], exclude: [], has: [] }

async function world(names: readonly string[]) {
  const server = await gitHubServer()
  const repositories = new Map(names.map((name) => [name, server.addRepository({ name })]))
  const app = server.addApp({ slug: 'sous', permissions: { contents: 'write' }, on: { acme: 'all' } })
  const time = serverTime(server.state)
  const transportOf = (token: string) => octokitTransport({ token, apiUrl: server.origin, userAgent: 'sous-test' })
  const opened = GitHubApp.open({ id: app.clientId, key: app.privateKey, transportOf, ...time })
  if (!opened.ok) throw new Error(opened.error.message)
  const discover = (rules: Partial<TargetRules>, known: readonly { readonly id: string; readonly name: string }[] = []) =>
    discoverTargets({
      app: opened.value,
      rules: { ...NO_RULES, ...rules },
      known,
      clientOf(installation) {
        const { transport } = opened.value.tokens({ installation, permissions: { metadata: 'read' } })
        return new GitHub({ transport, repository: { owner: '', name: '' }, ...time, maxCalls: 1000 })
      },
      now: new Date(server.state.now),
    })
  const idOf = (name: string) => String(repositories.get(name)?.id)
  return { server, app, repositories, discover, idOf, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('the repositories of a campaign', () => {
  it('are what the query finds and what is included, without what is excluded, by number', async () => {
    await using test = await world(['acme/api', 'acme/web', 'acme/legacy-a', 'acme/legacy-b', 'other/tool'])
    const found = await test.discover({ query: 'org:acme archived:false', include: ['acme/legacy-b'], exclude: ['acme/legacy-*'] })
    const installation = test.app.installations[0]?.id
    expect(found).toEqual({
      ok: true,
      value: {
        targets: ['acme/api', 'acme/legacy-b', 'acme/web'].map((name) => ({ id: test.idOf(name), name, installation, branch: 'main' })),
        stopped: [],
      },
    })
  })

  it('that cannot be changed or reached are named with why', async () => {
    await using test = await world(['acme/api', 'acme/old', 'other/tool'])
    const old = test.repositories.get('acme/old')
    if (old !== undefined) old.archived = true
    const found = await test.discover({ query: 'org:acme', include: ['other/tool', 'acme/gone'] }, [{ id: '4711', name: 'acme/deleted' }])
    expect(found.ok && found.value.targets.map(({ name }) => name)).toEqual(['acme/api'])
    expect(found.ok && found.value.stopped).toMatchObject([
      { id: '4711', name: 'acme/deleted', state: 'missing' },
      { id: 'acme/gone', name: 'acme/gone', state: 'missing' },
      { id: test.idOf('acme/old'), name: 'acme/old', state: 'archived' },
      { id: test.idOf('other/tool'), name: 'other/tool', state: 'forbidden' },
    ])
  })

  it('keep their number when they are renamed', async () => {
    await using test = await world(['acme/new-name'])
    const id = test.idOf('acme/new-name')
    const found = await test.discover({}, [{ id, name: 'acme/old-name' }])
    expect(found).toMatchObject({ ok: true, value: { targets: [{ id, name: 'acme/new-name' }], stopped: [] } })
  })

  it('are found in parts when there are more than GitHub shows', async () => {
    await using test = await world([])
    for (let index = 0; index < 1500; index++) {
      test.server.state.now += 3_600_000
      test.server.state.addRepository({ owner: 'acme', name: `r${index}` })
    }
    const found = await test.discover({ query: 'org:acme' })
    expect(found.ok && new Set(found.value.targets.map(({ id }) => id)).size).toBe(1500)
    expect(await test.discover({ query: 'org:acme created:*..2027-01-01' })).toMatchObject({ ok: false, error: { code: 'input_invalid' } })
  }, 120_000)

  it('are asked for with a query that GitHub understands', async () => {
    await using test = await world(['acme/api'])
    expect(await test.discover({ query: 'what?:is:this' })).toMatchObject({
      ok: false,
      error: { code: 'input_invalid', message: expect.stringContaining("does not understand the query 'what?:is:this'") },
    })
  })
})

it('jobs share the repositories, the same one the same', () => {
  const targets = Array.from({ length: 5000 }, (_, id) => ({ id: String(id), name: `acme/r${id}`, installation: 1, branch: 'main' }))
  const shards = shardTargets(targets)
  expect(shards.flat().length).toBe(5000)
  expect(shards.length).toBe(MAX_SHARDS)
  expect(shardTargets([...targets].reverse()).map((shard) => shard.map(({ id }) => id).sort())).toEqual(
    shards.map((shard) => shard.map(({ id }) => id).sort()),
  )
  expect(shardTargets(targets.slice(0, 3))).toHaveLength(1)
  expect(shardTargets([])).toEqual([])
})
