import { describe, expect, it } from 'vitest'
import type { Digest } from '../../../src/base/recipe.ts'
import { GitHub } from '../../../src/github/api/github-client.ts'
import { readOwnIdentity } from '../../../src/github/api/graphql.ts'
import { octokitTransport } from '../../../src/github/api/octokit-transport.ts'
import { putStickyComment, react, readComments, type StickyRequest } from '../../../src/github/pulls/comments.ts'
import { must } from '../../support/apply.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { forgeTime } from '../../support/github-time.ts'
import { httpServer } from '../../support/http-server.ts'
import { strictClient } from '../../support/strict-client.ts'

const BOT = 41_898_282
const ONE = '1'.repeat(64) as Digest
const TWO = '2'.repeat(64) as Digest

function openWorld(): Promise<GitHubWorld> {
  return gitHubWorld({ users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'a.txt': 'b\n' } }] })
}

function put(world: GitHubWorld, more: Partial<StickyRequest> = {}) {
  const { github } = strictClient(world)
  return putStickyComment({ github, pull: 1, self: BOT, recipe: 'recipes/x.yml', digest: ONE, body: '## Plan', ...more })
}

const bodies = (world: GitHubWorld) => world.issue(1).comments.map(({ body }) => body)

describe('the sticky comment', { timeout: 120_000 }, () => {
  it('is one for each recipe, brought up to date in place, with earlier plans struck out', async () => {
    await using world = await openWorld()
    const first = must(await put(world))
    const again = must(await put(world, { digest: TWO, body: '## Plan two' }))
    must(await put(world, { recipe: 'recipes/y.yml' }))
    expect(again?.id).toBe(first?.id)
    expect([first?.isNew, again?.isNew]).toEqual([true, false])
    expect(bodies(world)).toHaveLength(2)
    expect(bodies(world)[0]).toMatchInlineSnapshot(`
      "<!-- sous:plan eb7d3552b52d3d05 -->
      <!-- sous:plans 2222222222222222222222222222222222222222222222222222222222222222 1111111111111111111111111111111111111111111111111111111111111111 -->
      ## Plan two

      <sub>superseded plans: ~~\`111111111111\`~~</sub>
      "
    `)
  })

  it('is not written again when it would say the same', async () => {
    await using world = await openWorld()
    must(await put(world))
    must(await put(world))
    expect(world.github.writes).toBe(1)
  })

  it('[C10] is never that of somebody else, whatever it begins with', async () => {
    await using world = await openWorld()
    must(await put(world))
    const [own] = bodies(world)
    world.issue(1).comments.splice(0)
    world.comment({ by: 'writer', body: own ?? '' })
    world.comment({ by: 'other-app[bot]', body: own ?? '' })
    must(await put(world, { body: 'Mine' }))
    expect(bodies(world).slice(0, 2)).toEqual([own, own])
    expect(world.issue(1).comments.map(({ user }) => user.login)).toEqual(['writer', 'other-app[bot]', 'github-actions[bot]'])
  })

  it('[R11] is there once when GitHub says 500 three times and made it all the same', async () => {
    await using world = await openWorld()
    world.github.fault({ operation: 'issues/create-comment', status: 500, after: 'effect', times: 3 })
    must(await put(world))
    expect(bodies(world)).toHaveLength(1)
    world.issue(1).comments.splice(0)
    world.github.fault({ operation: 'issues/create-comment', status: 502, times: 1 })
    must(await put(world))
    expect(bodies(world)).toHaveLength(1)
  })

  it('[R11] is left once when two runs write it at the same moment', async () => {
    await using world = await openWorld()
    await Promise.all(
      [put(world, { body: 'A' }), put(world, { body: 'B' }), put(world, { body: 'C' })].map(async (done) => must(await done)),
    )
    expect(bodies(world)).toHaveLength(1)
  })

  it('[R11] loses what two runs left too many, with the next plan', async () => {
    await using world = await openWorld()
    const [one, two] = [strictClient(world).github, strictClient(world).github]
    const twice = { pull: 1, self: BOT, recipe: 'recipes/x.yml', body: '## Plan', isFirst: true }
    await Promise.all([putStickyComment({ ...twice, github: one, digest: ONE }), putStickyComment({ ...twice, github: two, digest: TWO })])
    world.comment({ by: 'writer', body: bodies(world)[0] ?? '' })
    const made = bodies(world).length
    must(await put(world, { body: 'Next' }))
    expect(made).toBeGreaterThan(1)
    expect(world.issue(1).comments.map(({ user }) => user.login)).toEqual(['github-actions[bot]', 'writer'])
  })

  it('is written anew when it was deleted since the comments were read', async () => {
    await using world = await openWorld()
    must(await put(world))
    const comments = must(await readComments(strictClient(world).github, 1))
    world.issue(1).comments.splice(0)
    must(await put(world, { body: 'Again', comments }))
    expect(bodies(world)).toEqual([expect.stringContaining('Again')])
  })

  it('[R21] is found behind a hundred others', async () => {
    await using world = await openWorld()
    for (let i = 0; i < 101; i++) world.comment({ by: 'writer', body: `${i}` })
    must(await put(world))
    must(await put(world, { body: 'Again' }))
    expect(bodies(world)).toHaveLength(102)
  })

  it('takes nothing but digests from what it said before', async () => {
    await using world = await openWorld()
    must(await put(world))
    const [comment] = world.issue(1).comments
    if (comment !== undefined) comment.body = comment.body.replace(ONE, `${ONE} <img>`)
    must(await put(world, { digest: TWO }))
    expect(bodies(world)[0]).not.toContain('img')
  })
})

describe('reacting', { timeout: 120_000 }, () => {
  it('[R25] is done once, tells who reacts, and is not waited for', async () => {
    await using world = await openWorld()
    const { comment } = world.comment({ by: 'writer', body: '/sous list' })
    const { github } = strictClient(world)
    expect(must(await react(github, comment.id, 'eyes'))).toEqual({ id: BOT, login: 'github-actions[bot]' })
    must(await react(github, comment.id, 'eyes'))
    expect(comment.reactions.map(({ content }) => content)).toEqual(['eyes'])
    world.github.fault({ operation: 'reactions/create-for-issue-comment', status: 500, times: 9 })
    expect(await react(github, comment.id, 'rocket')).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
  })
})

describe('who Sous is', { timeout: 120_000 }, () => {
  const own = (world: GitHubWorld, token: string, isAppToken: boolean) =>
    readOwnIdentity({ github: strictClient(world, token).github, isAppToken })

  it('is asked for, whosever the token is', async () => {
    await using world = await openWorld()
    expect(must(await own(world, world.token, true))).toEqual({ id: BOT, login: 'github-actions[bot]' })
    expect(must(await own(world, world.tokenOf('writer'), false))).toEqual({ id: world.github.state.account('writer').id, login: 'writer' })
    const { id, login } = world.github.state.account('chef[bot]')
    world.github.addToken('ghs_chef', { login, permissions: { pull_requests: 'write' } })
    expect(must(await own(world, 'ghs_chef', true))).toEqual({ id, login })
    expect(must(await own(world, 'ghs_chef', false))).toEqual({ id, login })
  })

  it.each([
    ['', '/graphql'],
    ['/api/v3', '/api/graphql'],
  ])('is asked for where a server has GraphQL, below %s', async (below, place) => {
    const asked: string[] = []
    await using server = await httpServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"viewer":{"databaseId":7,"login":"chef[bot]"}}}')
    })
    const transport = octokitTransport({ token: 'ghs_x', apiUrl: `${server.origin}${below}`, userAgent: 'sous-test' })
    const { clock, sleep } = forgeTime()
    const github = new GitHub({ transport, repository: { owner: 'owner', name: 'demo' }, clock, sleep })
    expect(must(await readOwnIdentity({ github, isAppToken: true }))).toEqual({ id: 7, login: 'chef[bot]' })
    expect([asked, github.writes]).toEqual([[`POST ${place}`], 0])
  })

  it('is the workflow where GitHub knows no such question, and nobody where it does not answer', async () => {
    await using world = await openWorld()
    world.github.fault({ path: '/graphql', status: 404 })
    expect(must(await own(world, world.token, true))).toEqual({ id: BOT, login: 'github-actions[bot]' })
    world.github.fault({ path: '/graphql', body: { data: null, errors: [{ message: 'No' }] } })
    expect(must(await own(world, world.token, true))).toEqual({ id: BOT, login: 'github-actions[bot]' })
    world.github.fault({ path: '/graphql', status: 503, times: 3 })
    expect(await own(world, world.token, true)).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
    world.github.fault({ path: '/graphql', status: 401 })
    expect(await own(world, world.token, true)).toMatchObject({ ok: false, error: { code: 'auth_expired' } })
  })
})
