import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scriptedGitHub, TOKEN } from '../../support/scripted-github.ts'

const Ref = z.object({ ref: z.string(), object: z.object({ sha: z.string() }) })
const ref = { ref: 'refs/heads/main', object: { sha: 'a1' }, url: 'dropped' }
const Comment = z.object({ id: z.number() })
const GET_REF = 'GET /repos/{owner}/{repo}/git/ref/{ref}'
const POST_COMMENT = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const comment = { issue_number: 3, body: 'hello' }

describe('a read', () => {
  it('asks as the documentation writes it and keeps only what the schema names', async () => {
    await using api = await scriptedGitHub(() => ({ body: ref }))
    const answer = await api.github.request(GET_REF, { ref: 'heads/main' }, Ref)
    expect(answer).toEqual({ ok: true, value: { ref: 'refs/heads/main', object: { sha: 'a1' } } })
    expect(api.asked).toEqual(['GET /repos/octo/demo/git/ref/heads%2Fmain'])
    expect(api.requests[0]?.headers).toMatchObject({ authorization: `token ${TOKEN}`, 'x-github-api-version': '2022-11-28' })
    expect([api.github.calls, api.github.writes]).toEqual([1, 0])
  })

  it('[R23] names the field of an answer that is not as expected', async () => {
    await using api = await scriptedGitHub(() => ({ body: { ref: 'refs/heads/main', object: { sha: null } } }))
    expect(await api.github.request(GET_REF, { ref: 'heads/main' }, Ref)).toMatchObject({
      ok: false,
      error: {
        code: 'api_invalid',
        message: "GitHub's answer to 'GET /repos/{owner}/{repo}/git/ref/{ref}' does not match its schema at 'object.sha' (expected string)",
      },
    })
  })

  it('[R23] refuses a page of a proxy that says 200', async () => {
    await using api = await scriptedGitHub(() => ({ headers: { 'content-type': 'text/html' }, body: '<html>Please log in</html>' }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ ok: false, error: { code: 'api_invalid' } })
    expect(api.asked).toHaveLength(1)
  })

  it('[A8] gives up after three answers of 500', async () => {
    await using api = await scriptedGitHub(() => ({ status: 500, body: { message: 'oops' } }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({
      ok: false,
      error: { code: 'api_unavailable', status: 500, message: "GitHub answered 500 to 'GET /repos/{owner}/{repo}/git/ref/{ref}': oops" },
    })
    expect([api.asked.length, api.slept]).toEqual([3, [1000, 3000]])
  })

  it('[R8] gives up when nothing answers for a minute, without a write', async () => {
    await using api = await scriptedGitHub(() => ({ status: 503 }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
    expect(api.github.writes).toBe(0)
  })

  it.each([{ status: 502 }, { broken: 'before' }, { broken: 'within' }, { silent: true }] as const)(
    'is repeated after %j',
    async (fault) => {
      await using api = await scriptedGitHub(({ count }) => (count === 1 ? { body: ref, ...fault } : { body: ref }), { timeoutMs: 500 })
      expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ ok: true })
      expect([api.asked.length, api.slept]).toEqual([2, [1000]])
    },
  )

  it('says that there was no answer in time', async () => {
    await using api = await scriptedGitHub(() => ({ silent: true }), { timeoutMs: 100 })
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({
      error: { code: 'api_unavailable', message: "'GET /repos/{owner}/{repo}/git/ref/{ref}' failed: no answer within 0.1 s" },
    })
  })

  it.each([
    [404, 'api_not_found'],
    [409, 'api_conflict'],
    [410, 'api_not_found'],
    [422, 'api_rejected'],
    [400, 'api_rejected'],
    [304, 'api_invalid'],
  ])('is not repeated after %i', async (status, code) => {
    await using api = await scriptedGitHub(() => ({ status, body: status === 304 ? '' : { message: 'no' } }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ ok: false, error: { code, status } })
    expect(api.asked).toHaveLength(1)
  })

  it('[R22] tells the time by the clock of GitHub', async () => {
    await using api = await scriptedGitHub(() => ({ body: ref, headers: { date: 'Tue, 01 Feb 2033 03:04:05 GMT' } }))
    expect(api.github.serverTime).toBeUndefined()
    await api.github.request(GET_REF, { ref: 'x' }, Ref)
    expect(api.github.serverTime?.toISOString()).toBe('2033-02-01T03:04:05.000Z')
  })
})

describe('the token', () => {
  it.each([1, 2, 3, 4])('[R13] that expires at call %i is told as such, without the token', async (last) => {
    await using api = await scriptedGitHub(({ count }) =>
      count >= last ? { status: 401, body: { message: `Bad credentials ${TOKEN}` } } : { body: ref },
    )
    const answers = []
    for (let i = 0; i < 4; i++) answers.push(await api.github.request(GET_REF, { ref: 'x' }, Ref))
    const failed = answers.filter((answer) => !answer.ok)
    expect(failed.map((answer) => answer.error.code)).toEqual(Array.from({ length: 5 - last }, () => 'auth_expired'))
    expect(JSON.stringify(failed)).not.toContain(TOKEN)
  })

  it.each([
    [{ status: 422, body: { message: `no ${TOKEN}`, errors: [{ message: TOKEN }] } }],
    [{ status: 500, body: { message: `no ${TOKEN}` } }],
    [{ status: 403, body: { message: `no ${TOKEN}` } }],
  ])('[R13] is in no message: %j', async (answer) => {
    await using api = await scriptedGitHub(() => answer)
    const result = await api.github.request(GET_REF, { ref: 'x' }, Ref)
    expect(JSON.stringify(result)).toContain('***')
    expect(JSON.stringify(result)).not.toContain(TOKEN)
  })

  it('that may not do something is told which permission would do', async () => {
    const headers = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }
    await using api = await scriptedGitHub(() => ({ status: 403, headers, body: { message: 'Resource not accessible by integration' } }))
    const answer = await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment })
    expect(answer).toEqual({
      ok: false,
      error: {
        code: 'token_not_permitted',
        message:
          "The token is not allowed to call 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': Resource not accessible by integration",
        suggestion: "Add to the job's 'permissions:': issues: write, or pull-requests: write.",
        said: 'Resource not accessible by integration',
        status: 403,
      },
    })
    expect(api.asked).toHaveLength(1)
  })
})

describe('a limit of requests', () => {
  it('[R10] is waited for as told, also by a write, which happens once', async () => {
    await using api = await scriptedGitHub(({ count }) =>
      count === 1
        ? { status: 403, headers: { 'retry-after': '30' }, body: { message: 'secondary rate limit' } }
        : { status: 201, body: { id: 7 } },
    )
    expect(await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment })).toEqual({ ok: true, value: { id: 7 } })
    expect([api.asked.length, api.slept]).toEqual([2, [30_000]])
  })

  it('[R10] is waited for until its reset, by the clock of GitHub', async () => {
    const date = 'Tue, 01 Feb 2033 03:04:05 GMT'
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Date.parse(date) / 1000 + 45), date }
    await using api = await scriptedGitHub(({ count }) => (count === 1 ? { status: 403, headers } : { body: ref }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ ok: true })
    expect(api.slept).toEqual([45_000])
  })

  it('[R10] that says nothing more is waited for a minute', async () => {
    await using api = await scriptedGitHub(({ count }) => (count === 1 ? { status: 429 } : { body: ref }))
    await api.github.request(GET_REF, { ref: 'x' }, Ref)
    expect(api.slept).toEqual([60_000])
  })

  it('[R10] is given up when a run would wait for more than two minutes altogether', async () => {
    await using api = await scriptedGitHub(() => ({ status: 429, headers: { 'retry-after': '50' } }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({
      ok: false,
      error: { code: 'api_unavailable', status: 429 },
    })
    expect(api.slept).toEqual([50_000, 50_000])
    await api.github.request(GET_REF, { ref: 'x' }, Ref)
    expect(api.slept).toHaveLength(2)
  })

  it('[R10] that asks for an hour is given up at once', async () => {
    await using api = await scriptedGitHub(() => ({ status: 403, headers: { 'retry-after': '3600' } }))
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ error: { code: 'api_unavailable' } })
    expect([api.asked.length, api.slept]).toEqual([1, []])
  })
})

describe('a write', () => {
  const found = { ok: true, value: { id: 9 } } as const
  const notFound = { ok: true, value: undefined } as const

  it('is not sent again when nobody can look whether it happened', async () => {
    await using api = await scriptedGitHub(() => ({ status: 502 }))
    expect(await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment })).toMatchObject({
      ok: false,
      error: {
        code: 'api_unavailable',
        message: "GitHub answered 502 to 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'; it is unknown whether it happened",
        isUnknown: true,
      },
    })
    expect(api.asked).toHaveLength(1)
  })

  it('whose answer cannot be read has happened', async () => {
    await using api = await scriptedGitHub(() => ({ status: 201, body: { id: 'what' } }))
    const write = { route: POST_COMMENT, parameters: comment, schema: Comment } as const
    expect(await api.github.write(write)).toMatchObject({ ok: false, error: { code: 'api_invalid', isUnknown: true } })
    expect(await api.github.write({ ...write, look: async () => found })).toEqual(found)
    expect(api.asked).toHaveLength(2)
  })

  it.each([{ status: 500 }, { broken: 'before' }, { broken: 'within' }, { silent: true }] as const)(
    'whose answer is lost by %j is found and not sent again',
    async (fault) => {
      await using api = await scriptedGitHub(() => ({ status: 201, body: { id: 9 }, ...fault }), { timeoutMs: 500 })
      const look = async () => found
      expect(await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment, look })).toEqual(found)
      expect(api.asked).toHaveLength(1)
    },
  )

  it('that did not happen is sent again, a second later', async () => {
    await using api = await scriptedGitHub(({ count }) => (count === 1 ? { status: 500 } : { status: 201, body: { id: 9 } }))
    const look = async () => notFound
    expect(await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment, look })).toEqual(found)
    expect([api.asked.length, api.slept]).toEqual([2, [1000]])
  })

  it('is given up after three attempts, with a last look', async () => {
    let looks = 0
    await using api = await scriptedGitHub(() => ({ status: 500 }))
    const look = async () => {
      looks++
      return notFound
    }
    const answer = await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment, look })
    expect(answer).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
    expect([api.asked.length, looks]).toEqual([3, 3])
  })

  it('is not sent again when looking fails', async () => {
    await using api = await scriptedGitHub(() => ({ status: 500 }))
    const look = () => api.github.request(GET_REF, { ref: 'x' }, Comment)
    expect(await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment, look })).toMatchObject({
      ok: false,
      error: { code: 'api_unavailable', suggestion: 'Run it again. Sous first checks what is already there.' },
    })
    expect(api.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1)
  })

  it('[R10] waits for a second after the one before, whoever sent it', async () => {
    await using api = await scriptedGitHub(() => ({ status: 201, body: { id: 1 } }))
    await Promise.all([1, 2, 3].map(() => api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment })))
    expect([api.slept, api.github.writes]).toEqual([[1000, 1000], 3])
  })

  it('sends what belongs to the body there, and does not follow to another place', async () => {
    let sent = ''
    await using api = await scriptedGitHub(({ body }) => {
      sent = body
      return { status: 307, headers: { location: '/elsewhere' } }
    })
    const answer = await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment })
    expect(answer.ok).toBe(false)
    expect([sent, api.asked]).toEqual(['{"body":"hello"}', ['POST /repos/octo/demo/issues/3/comments']])
  })
})

describe('a run', () => {
  it('[A14] asks GitHub only so often', async () => {
    await using api = await scriptedGitHub(() => ({ body: ref }), { maxCalls: 2 })
    const ask = () => api.github.request(GET_REF, { ref: 'x' }, Ref)
    await ask()
    await ask()
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'api_budget' } })
    expect([api.asked.length, api.github.calls]).toEqual([2, 2])
  })

  it('that is cancelled asks nothing more', async () => {
    const stop = new AbortController()
    await using api = await scriptedGitHub(() => ({ body: ref }), { signal: stop.signal })
    stop.abort()
    expect(await api.github.request(GET_REF, { ref: 'x' }, Ref)).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    expect(api.asked).toEqual([])
  })

  it.each([
    ['a read', 'GET'],
    ['a write', 'POST'],
  ])('[R15] that is cancelled during %s says so, and does not blame GitHub', async (_, method) => {
    const stop = new AbortController()
    const cancel = () => {
      stop.abort()
      return { silent: true } as const
    }
    await using api = await scriptedGitHub(cancel, { signal: stop.signal })
    const outcome =
      method === 'GET'
        ? await api.github.request(GET_REF, { ref: 'x' }, Ref)
        : await api.github.write({ route: POST_COMMENT, parameters: comment, schema: Comment })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    // A write can have happened all the same.
    expect(!outcome.ok && outcome.error.isUnknown).toBe(method === 'GET' ? undefined : true)
    expect(api.asked).toHaveLength(1)
  })
})

describe('a list', () => {
  const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
  const page = (url: string) => Number(new URL(url, 'http://x').searchParams.get('page'))
  const items = (number: number, count = 100) => Array.from({ length: count }, (_, i) => ({ id: number * 1000 + i }))
  const next = (number: number) => ({ link: `<https://elsewhere.example/repositories/1/reviews?per_page=100&page=${number}>; rel="next"` })

  it('[R21] is read to its last page, from the place that was asked', async () => {
    await using api = await scriptedGitHub(({ url }) =>
      page(url) < 31 ? { body: items(page(url)), headers: next(page(url) + 1) } : { body: items(31, 5) },
    )
    const all = await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment)
    expect(all.ok && all.value.length).toBe(3005)
    expect(api.asked[1]).toBe('GET /repos/octo/demo/pulls/4/reviews?per_page=100&page=2')
  })

  it('[R21] fails as a whole when one page fails', async () => {
    await using api = await scriptedGitHub(({ url }) => (page(url) === 1 ? { body: items(1), headers: next(2) } : { status: 500 }))
    expect(await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment)).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
  })

  it.each([
    ['names the same page again', 1, () => ({ body: items(1), headers: next(1) })],
    ['names a page that cannot be told', 1, () => ({ body: items(1), headers: { link: '<https://x.example/?after=abc>; rel="next"' } })],
    ['is empty and names another', 1, (url: string) => ({ body: [], headers: next(page(url) + 1) })],
    ['is the one before', 2, (url: string) => ({ body: items(1), headers: next(page(url) + 1) })],
    ['never ends', 100, (url: string) => ({ body: items(page(url)), headers: next(page(url) + 1) })],
  ])('[R21] is refused when a page %s', async (_, count, answer) => {
    await using api = await scriptedGitHub(({ url }) => answer(url))
    const all = await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment)
    expect(all).toMatchObject({
      ok: false,
      error: { code: 'api_invalid', message: `The pages of '${ROUTE}' do not advance after page ${count}` },
    })
    expect(api.asked).toHaveLength(count)
  })

  it('[R23] names page, item and field of what is not as expected', async () => {
    await using api = await scriptedGitHub(() => ({ body: [{ id: 1 }, { id: '2' }] }))
    expect(await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment)).toMatchObject({
      error: {
        message: `GitHub's answer to '${ROUTE}, page 1, item 2' does not match its schema at 'id' (expected number)`,
      },
    })
  })

  it('may lie in an object', async () => {
    await using api = await scriptedGitHub(() => ({ body: { total_count: 1, check_runs: [{ id: 1 }] } }))
    expect(await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment, 'check_runs')).toEqual({ ok: true, value: [{ id: 1 }] })
    expect(await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment, 'runs')).toMatchObject({ error: { code: 'api_invalid' } })
    expect(await api.github.requestAll(ROUTE, { pull_number: 4 }, Comment)).toMatchObject({ error: { code: 'api_invalid' } })
  })
})
