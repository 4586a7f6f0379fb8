import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { failure, success } from '../../../src/base/result.ts'
import { GitHub } from '../../../src/github/api/github-client.ts'
import { octokitTransport } from '../../../src/github/api/octokit-transport.ts'
import { ContentPace, type ContentPaceOptions } from '../../../src/github/api/write-pace.ts'
import type { GitHubServer } from '../../support/github/server.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { serverTime } from '../../support/github-time.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const Created = z.object({ number: z.number() })

async function pacedWorld(options: Partial<ContentPaceOptions> = {}) {
  const world = await gitHubWorld({ contentLimits: true })
  const { github: server, repository, token } = world
  const time = serverTime(server.state)
  const pace = new ContentPace({ ...time, ...options })
  const transport = octokitTransport({ token, apiUrl: server.origin, userAgent: 'sous-test' })
  const clientWith = (by: typeof pace | ReturnType<typeof pace.atMost>) =>
    new GitHub({ transport, repository: { owner: 'owner', name: repository.name }, ...time, pace: by, maxCalls: 10_000 })
  const github = clientWith(pace)
  const open = (title: string, by = github) =>
    by.write({
      route: 'POST /repos/{owner}/{repo}/issues',
      parameters: { title },
      schema: Created,
      async look() {
        const all = await by.requestAll('GET /repos/{owner}/{repo}/issues', {}, z.object({ title: z.string(), number: z.number() }))
        return all.ok ? success(all.value.find((issue) => issue.title === title)) : failure(all.error)
      },
    })
  const titles = () => [...repository.issues.values()].map(({ title }) => title)
  return { world, server, time, pace, clientWith, open, titles, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

/** When the server took something that was created, by its clock. */
function createdAt(server: GitHubServer): readonly number[] {
  const issues = [...server.state.repositories.values()].flatMap((repository) => [...repository.issues.values()])
  return issues.map((issue) => Date.parse(issue.createdAt)).sort((a, b) => a - b)
}

function mostWithin(times: readonly number[], ms: number): number {
  return Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + ms).length))
}

describe('what creates content', () => {
  it('stays under the limits of a minute and of an hour, whatever is asked for at once', async () => {
    await using test = await pacedWorld()
    const from = test.server.state.now
    const all = await Promise.all(Array.from({ length: 600 }, (_, index) => test.open(`number ${index}`)))
    expect(all.filter(({ ok }) => !ok)).toEqual([])
    const times = createdAt(test.server)
    expect([times.length, test.server.beyondLimits]).toEqual([600, 0])
    expect([mostWithin(times, MINUTE_MS) < 80, mostWithin(times, HOUR_MS) < 500]).toEqual([true, true])
    expect((test.server.state.now - from) / HOUR_MS).toBeLessThan(1.5)
  }, 60_000)

  it('counts what other runs have created', async () => {
    const ages = Array.from({ length: 36 }, (_, index) => index * 1000)
    await using test = await pacedWorld({ book: { write: async () => success(ages) } })
    expect(await test.open('next')).toMatchObject({ ok: true })
    expect(test.time.slept).toEqual([5 * MINUTE_MS - 35_000])
  })

  it('goes as slowly as a wave asks for', async () => {
    await using test = await pacedWorld()
    const slow = test.clientWith(test.pace.atMost({ count: 6, withinMs: MINUTE_MS }))
    for (let index = 0; index < 20; index++) await test.open(`number ${index}`, slow)
    expect(mostWithin(createdAt(test.server), MINUTE_MS)).toBe(6)
  })

  it('waits a minute, and then longer each time, when GitHub limits it without saying for how long', async () => {
    await using test = await pacedWorld()
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
    test.server.fault({ operation: 'issues/create', times: 3, status: 403, body: { message } })
    expect(await test.open('late')).toMatchObject({ ok: true })
    expect(test.titles()).toEqual(['late'])
    expect(test.time.slept).toEqual([60_000, 120_000, 240_000])
    // It stays slower than before: eight seconds instead of one, less the second that each request takes here.
    await test.open('after')
    expect(test.time.slept.slice(3)).toEqual([8000])
  })

  it('is fast again once GitHub has taken many in a row', async () => {
    await using test = await pacedWorld()
    test.server.fault({ operation: 'issues/create', retryAfter: 5, status: 429 })
    for (let index = 0; index < 21; index++) await test.open(`number ${index}`)
    const [retry, ...gaps] = test.time.slept
    expect([retry, new Set(gaps.slice(0, 19)), gaps.at(-1)]).toEqual([5000, new Set([2000]), 1000])
  })

  it('waits until the hour is over when its requests are used up', async () => {
    await using test = await pacedWorld()
    const reset = Math.floor(test.server.state.now / 1000) + 1800
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) }
    test.server.fault({ operation: 'issues/create', status: 403, body: { message: 'API rate limit exceeded' }, headers })
    expect(await test.open('late')).toMatchObject({ ok: true })
    expect(test.server.state.now).toBeGreaterThanOrEqual(reset * 1000)
  })

  it.each([
    ['the connection ends', { drop: true }],
    ['a proxy answers', { status: 502 }],
  ] as const)('finds what was created when %s instead of an answer, and creates nothing twice', async (_, fault) => {
    await using test = await pacedWorld()
    test.server.fault({ operation: 'issues/create', after: 'effect', ...fault })
    expect(await test.open('once')).toMatchObject({ ok: true, value: { number: 1 } })
    expect(test.titles()).toEqual(['once'])
    expect(test.server.count({ operation: 'issues/create' })).toBe(1)
  })

  it('sends again what did not happen', async () => {
    await using test = await pacedWorld()
    test.server.fault({ operation: 'issues/create', drop: true })
    expect(await test.open('once')).toMatchObject({ ok: true })
    expect([test.titles(), test.server.count({ operation: 'issues/create' })]).toEqual([['once'], 2])
  })

  it('stops before the job does, and says that the rest waits for the next run', async () => {
    await using test = await pacedWorld()
    const end = test.server.state.now + 5.5 * HOUR_MS
    const message = 'You have exceeded a secondary rate limit'
    test.server.fault({ operation: 'issues/create', times: 1000, status: 403, body: { message } })
    expect(await test.open('never')).toMatchObject({ ok: false, error: { code: 'run_over' } })
    expect(test.server.state.now).toBeLessThanOrEqual(end)
    expect(test.titles()).toEqual([])
    // Nothing is sent after that.
    const sent = test.server.calls.length
    expect(await test.open('neither')).toMatchObject({ ok: false, error: { code: 'run_over' } })
    expect(test.server.calls.length).toBe(sent)
  })
})
