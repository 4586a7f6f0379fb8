// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import * as http from 'node:http'
import { describe, expect, it } from 'vitest'
import { httpTool, newID } from '../support/bundle-store.ts'
import { httpServer } from '../support/http-server.ts'
import { type RestServer, restServer, TOKEN } from '../support/rest-server.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const TOOL = httpTool('https://tickets.example.com')

async function withBundle(server: RestServer, slug = 'tickets') {
  const id = newID()
  const { status } = await server.send('PUT', `/tools/bundles/${id}`, { slug })
  expect(status).toBe(201)
  return { bundle: `/tools/bundles/${id}`, tool: `/tools/bundles/${id}/tools/get/version/1`, id }
}

/** A request as fetch would not send it. */
function raw(port: number, options: http.RequestOptions, body = ''): Promise<{ status: number; headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, ...options }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

describe('bundles', () => {
  it('[B-10] [B-11] [B-12] are put, switched and deleted', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { bundle, id } = await withBundle(server)
    expect(await server.send('PUT', bundle, { slug: 'tickets', displayName: 'T' })).toMatchObject({
      status: 200,
      body: { id, displayName: 'T' },
    })
    expect(await server.send('PATCH', bundle, { isEnabled: false })).toMatchObject({ status: 200, body: { isEnabled: false } })
    expect(await server.send('DELETE', bundle)).toMatchObject({ status: 204, body: '' })
    expect(await server.send('DELETE', bundle)).toMatchObject({ status: 404, body: { ok: false, error: { code: 'not_found' } } })
    expect(await server.send('PATCH', bundle, { isEnabled: true })).toMatchObject({ status: 404 })
  })

  it('[B-13] are listed by ids, with those that are off when asked for, page by page', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const made = [await withBundle(server, 'a'), await withBundle(server, 'b'), await withBundle(server, 'c')]
    await server.send('PATCH', made[1]?.bundle ?? '', { isEnabled: false })
    const slugs = async (query: string) => {
      const { body } = await server.send('GET', `/tools/bundles${query}`)
      return body.bundles.map(({ slug }: { slug: string }) => slug)
    }
    expect(await slugs('')).toEqual(['a', 'c', 'recipes', 'sous'])
    expect(await slugs('?includeDisabled=true')).toEqual(['a', 'b', 'c', 'recipes', 'sous'])
    expect(await slugs(`?includeDisabled=true&bundleIDs=${made[1]?.id},${made[2]?.id}`)).toEqual(['b', 'c'])
    expect(await slugs(`?bundleIDs=${made[0]?.id}&bundleIDs=${made[2]?.id}`)).toEqual(['a', 'c'])
    const first = await server.send('GET', '/tools/bundles?pageSize=2')
    expect(first.body.bundles).toHaveLength(2)
    expect(await slugs(`?pageSize=9&pageToken=${first.body.nextPageToken}`)).toEqual(['recipes', 'sous'])
  })

  it('say what is wrong with every part of a query', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const wrong = [
      ['pageSize=0', 'pageSize must be at least 1'],
      ['pageSize=1001', 'pageSize must be at most 1000'],
      ['pageSize=many', 'pageSize must be a number'],
      ['includeDisabled=yes', 'includeDisabled must be true or false'],
      ['bundleIDs=x', 'bundleIDs[0] must be a UUIDv7 in lower case'],
      ['cwd=/etc', 'cwd is unknown'],
      ['pageToken=abc', 'pageToken does not belong to this list'],
      ['pageSize=1&pageSize=2', 'pageSize must appear only once'],
    ]
    for (const [query, reason] of wrong) {
      const { status, body } = await server.send('GET', `/tools/bundles?${query}`)
      expect([status, body.error.message]).toEqual([400, `The request is not valid: ${reason}`])
    }
  })
})

describe('tools', () => {
  it('[B-14] [B-15] [B-16] [B-17] are put once, shown, switched and deleted', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { tool } = await withBundle(server)
    const put = await server.send('PUT', tool, TOOL)
    expect(put).toMatchObject({ status: 201, body: { slug: 'get', version: '1', bundleSlug: 'tickets', isEnabled: true } })
    expect(await server.send('PUT', tool, { ...TOOL, description: 'other' })).toMatchObject({
      status: 409,
      body: { ok: false, error: { code: 'already_exists' } },
    })
    expect(await server.send('GET', tool)).toMatchObject({ status: 200, body: put.body })
    expect(await server.send('PATCH', tool, { isEnabled: false, description: 'x' })).toMatchObject({
      status: 400,
      body: { error: { problems: [{ field: 'description', reason: 'is unknown' }] } },
    })
    expect(await server.send('PATCH', tool, { isEnabled: false })).toMatchObject({ status: 200, body: { ...put.body, isEnabled: false } })
    expect(await server.send('DELETE', tool)).toMatchObject({ status: 204 })
    for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { isEnabled: true }]] as const)
      expect(await server.send(method, tool, body)).toMatchObject({ status: 404 })
  })

  it('[B-02] [B-05] say what is wrong with each field, all at once', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { bundle } = await withBundle(server)
    expect(await server.send('PUT', `${bundle}/tools/a_b/version/1`, TOOL)).toMatchObject({
      status: 400,
      body: { error: { problems: [{ field: 'toolSlug', reason: 'must be 1 to 64 letters, digits and dashes' }] } },
    })
    const bad = httpTool('https://tickets.example.com', {
      tags: ['a b'],
      http: { allowedHosts: ['a.test'], calls: [{ urlTemplate: 'ftp://a.test' }], limits: { maxRetries: 99 } },
    })
    const { status, body } = await server.send('PUT', `${bundle}/tools/a/version/1`, bad)
    expect([status, body.error.problems]).toEqual([
      400,
      [
        { field: 'tags[0]', reason: 'must be 1 to 64 letters, digits and dashes' },
        { field: 'http.calls[0].urlTemplate', reason: 'must start with http:// or https://' },
        { field: 'http.limits.maxRetries', reason: 'must be at most 5' },
      ],
    ])
    const http = { allowedHosts: ['a.test'], calls: [{ urlTemplate: 'https://b.test/${id}/${other}' }] }
    expect((await server.send('PUT', `${bundle}/tools/a/version/1`, { ...TOOL, http })).body.error.problems).toEqual([
      { field: 'http.calls[0].urlTemplate', reason: "uses the host 'b.test', which is not in allowedHosts" },
      { field: 'http.calls[0].urlTemplate', reason: "uses the argument 'other', which is not in argSchema" },
    ])
  })

  it('[B-25] are locked in a bundle that is off', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { bundle, tool } = await withBundle(server)
    await server.send('PUT', tool, TOOL)
    await server.send('PATCH', bundle, { isEnabled: false })
    expect(await server.send('PUT', `${bundle}/tools/b/version/1`, TOOL)).toMatchObject({ status: 423 })
    expect(await server.send('PATCH', tool, { isEnabled: false })).toMatchObject({ status: 423 })
    expect(await server.send('POST', `${tool}/invoke`, { args: { id: '1' } })).toMatchObject({
      status: 423,
      body: { error: { code: 'disabled' } },
    })
  })

  it('[B-19] [B-20] [B-23] are listed by tags and bundles, and found by text', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const [a, b] = [await withBundle(server, 'a'), await withBundle(server, 'b')]
    await server.send('PUT', `${a.bundle}/tools/zebra-one/version/1`, { ...TOOL, tags: ['x'] })
    await server.send('PUT', `${b.bundle}/tools/my-zebra/version/1`, { ...TOOL, tags: ['x', 'y'] })
    await server.send('PUT', `${b.bundle}/tools/zebrra/version/1`, { ...TOOL, tags: ['z'], isEnabled: false })
    const slugs = async (path: string) => {
      const { body } = await server.send('GET', path)
      return body.tools.map(({ slug }: { slug: string }) => slug)
    }
    expect(await slugs('/tools/tools?tags=x')).toEqual(['zebra-one', 'my-zebra'])
    expect(await slugs(`/tools/tools?tags=y,z&bundleIDs=${b.id}&includeDisabled=true`)).toEqual(['my-zebra', 'zebrra'])
    expect(await slugs('/tools/tools/search?q=zebra')).toEqual(['zebra-one', 'my-zebra'])
    expect(await slugs('/tools/tools/search?q=zebra&includeDisabled=true')).toEqual(['zebra-one', 'my-zebra', 'zebrra'])
    const page = await server.send('GET', '/tools/tools/search?q=zebra&pageSize=1')
    expect(await slugs(`/tools/tools/search?q=zebra&pageToken=${page.body.nextPageToken}`)).toEqual(['my-zebra'])
    const many = await server.send('GET', '/tools/tools?recommendedPageSize=5')
    expect([many.body.tools.length, typeof many.body.nextPageToken]).toEqual([5, 'string'])
    expect((await server.send('GET', '/tools/tools/search')).status).toBe(400)
  })
})

describe('what comes with Sous', () => {
  it('[B-21] [B-37] is served like everything, and only its switch can change', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { body } = await server.send('GET', '/tools/tools/search?q=grep')
    const [grep] = body.tools
    const facts = { effect: 'read', when: expect.any(String), examples: expect.any(Array) }
    expect(grep).toMatchObject({ slug: 'grep', bundleSlug: 'sous', isBuiltIn: true, type: 'local', ...facts })
    const bundle = `/tools/bundles/${grep.bundleID}`
    const tool = `${bundle}/tools/grep/version/1`
    expect((await server.send('PUT', bundle, { slug: 'mine' })).status).toBe(403)
    expect((await server.send('DELETE', bundle)).status).toBe(403)
    expect((await server.send('PUT', tool, TOOL)).status).toBe(403)
    expect((await server.send('DELETE', tool)).status).toBe(403)
    expect((await server.send('PUT', `/tools/bundles/${newID()}`, { slug: 'sous' })).status).toBe(409)
    expect(folder.snapshot()).toEqual({})
    expect(await server.send('PATCH', tool, { isEnabled: false })).toMatchObject({ status: 200, body: { ...grep, isEnabled: false } })
    expect(JSON.parse(folder.read('.github/sous/switches.json'))).toEqual({ schemaVersion: 1, disabled: ['sous/grep@1'] })
    expect((await server.send('POST', `${tool}/invoke`, { args: { pattern: 'x' } })).status).toBe(423)
    expect(await server.send('PATCH', bundle, { isEnabled: false })).toMatchObject({ status: 200, body: { isEnabled: false } })
    expect((await server.send('PATCH', tool, { isEnabled: true })).status).toBe(423)
    expect((await server.send('PATCH', bundle, { isEnabled: true })).status).toBe(200)
    expect((await server.send('PATCH', tool, { isEnabled: true })).body).toEqual(grep)
  })

  it('[B-27] [B-31] [B-32] is called, and counted', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\ntwo\n' })
    await using server = await restServer(folder)
    const [grep] = (await server.send('GET', '/tools/tools/search?q=grep')).body.tools
    const tool = `/tools/bundles/${grep.bundleID}/tools/grep/version/1`
    expect(await server.send('POST', `${tool}/invoke`, { args: { pattern: 'two' } })).toMatchObject({
      status: 200,
      body: { ok: true, value: { total_matches: 1 } },
    })
    expect(await server.send('POST', `${tool}/invoke`, { args: { patern: 'two' } })).toMatchObject({
      status: 400,
      body: { ok: false, error: { code: 'invalid_arguments', message: expect.stringContaining("did you mean 'pattern'?") } },
    })
    await server.bundles.usage.settled()
    expect((await server.send('GET', tool)).body.usage).toMatchObject({ callCount: 1 })
    expect(Object.keys(folder.snapshot())).toEqual(['a.txt'])
  })

  it('does not change files unless a rule of the user allows it', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    await using server = await restServer(folder, { isConsented: false })
    const [create] = (await server.send('GET', '/tools/tools/search?q=create-file')).body.tools
    const invoke = `/tools/bundles/${create.bundleID}/tools/create-file/version/1/invoke`
    expect(await server.send('POST', invoke, { args: { path: 'b.txt', content: 'x' } })).toMatchObject({
      status: 403,
      body: { ok: false, error: { code: 'approval_needed' } },
    })
    expect(folder.exists('b.txt')).toBe(false)
  })
})

describe('invoke', () => {
  it('[B-18] [B-26] [B-30] checks what goes in and what comes out', async () => {
    let answer: unknown = { id: 'T-1', title: 'one' }
    await using far = await httpServer((_request, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)),
    )
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { tool } = await withBundle(server)
    const outputSchema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
    await server.send('PUT', tool, httpTool(far.origin, { outputSchema }))
    const invoke = (args: unknown) => server.send('POST', `${tool}/invoke`, { args })
    expect(await invoke({ id: 'T-1' })).toMatchObject({ status: 200, body: { ok: true, value: answer } })
    for (const args of [{}, { id: 1 }, { id: 'a', other: 1 }])
      expect(await invoke(args)).toMatchObject({ status: 400, body: { ok: false } })
    expect(await server.send('POST', `${tool}/invoke`, { args: [], cwd: '/etc' })).toMatchObject({ status: 400 })
    expect(far.requests.map(({ url }) => url)).toEqual(['/tickets/T-1'])
    answer = { id: 5 }
    expect(await invoke({ id: 'T-1' })).toMatchObject({
      status: 200,
      body: {
        ok: false,
        error: { code: 'invalid_output', message: "The response does not match the tool's output schema: id must be string" },
      },
    })
  })

  it('[D15] ends a pattern of a schema that does not come to an end, and answers on', async () => {
    await using far = await httpServer((_request, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(`${'a'.repeat(50)}!`)),
    )
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { bundle } = await withBundle(server)
    const [argument, output] = [`${bundle}/tools/argument/version/1`, `${bundle}/tools/output/version/1`]
    const evil = { type: 'string', pattern: '^(a+)+$' }
    await server.send('PUT', argument, httpTool(far.origin, { argSchema: { type: 'object', properties: { id: evil } } }))
    await server.send('PUT', output, httpTool(far.origin, { outputSchema: evil }))
    const why = "cannot be checked: the pattern '^(a+)+$' of the schema takes too long on this text"
    expect(await server.send('POST', `${argument}/invoke`, { args: { id: `${'a'.repeat(50)}!` } })).toMatchObject({
      status: 400,
      body: { ok: false, error: { code: 'invalid_arguments', message: `The arguments ${why}` } },
    })
    expect(far.requests).toHaveLength(0)
    expect(await server.send('POST', `${output}/invoke`, { args: { id: 'x' } })).toMatchObject({
      status: 200,
      body: { ok: false, error: { code: 'invalid_output', message: `The response does not match the tool's output schema: ${why}` } },
    })
    expect(await server.send('POST', `${argument}/invoke`, { args: { id: 'a' } })).toMatchObject({ status: 200, body: { ok: true } })
  })

  it('needs approval for a call over the net, and says so', async () => {
    await using far = await httpServer((_request, response) => response.end('x'))
    await using folder = await tempFolder()
    await using server = await restServer(folder, { isConsented: false })
    const { tool } = await withBundle(server)
    await server.send('PUT', tool, httpTool(far.origin))
    expect(await server.send('POST', `${tool}/invoke`, { args: { id: '1' } })).toMatchObject({
      status: 403,
      body: { error: { code: 'approval_needed' } },
    })
    expect(far.connections).toBe(0)
  })

  it('[B-04] refuses hosts that the repository does not allow', async () => {
    await using far = await httpServer((_request, response) => response.end('x'))
    await using folder = await tempFolder({ '.github/sous.yml': 'fetch: [nodejs.org]\n' })
    await using server = await restServer(folder)
    const { tool } = await withBundle(server)
    await server.send('PUT', tool, httpTool(far.origin))
    expect(await server.send('POST', `${tool}/invoke`, { args: { id: '1' } })).toMatchObject({
      status: 403,
      body: { error: { code: 'network_denied' } },
    })
    expect(far.connections).toBe(0)
  })

  it('[B-42] lets a tool be called so often a minute, over all processes', async () => {
    await using far = await httpServer((_request, response) => response.end('x'))
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    await using other = await restServer(folder)
    const { tool } = await withBundle(server)
    const limited = httpTool(far.origin) as { http: object }
    await server.send('PUT', tool, { ...limited, http: { ...limited.http, limits: { maxCallsPerMinute: 2 } } })
    expect((await server.send('POST', `${tool}/invoke`, { args: { id: '1' } })).status).toBe(200)
    expect((await other.send('POST', `${tool}/invoke`, { args: { id: '1' } })).status).toBe(200)
    const refused = await other.send('POST', `${tool}/invoke`, { args: { id: '1' } })
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(far.requests.length).toBe(2)
  })

  it('[F7] gives a secret from the environment to its origin alone', async () => {
    await using far = await httpServer((request, response) => response.end(`got ${request.headers.authorization}`))
    await using folder = await tempFolder({ '.github/sous.yml': `secrets: { TICKETS: '${far.origin}' }\n` })
    await using server = await restServer(folder, { env: { SOUS_SECRET_TICKETS: 'hunter2' } })
    const { tool } = await withBundle(server)
    const calls = [{ urlTemplate: `${far.origin}/`, auth: { type: 'bearer', secret: 'TICKETS' } }]
    await server.send('PUT', tool, httpTool(far.origin, { http: { allowedHosts: ['127.0.0.1'], calls } }))
    expect((await server.send('POST', `${tool}/invoke`, { args: { id: '1' } })).body).toEqual({ ok: true, value: 'got Bearer ***' })
    expect(far.requests[0]?.headers.authorization).toBe('Bearer hunter2')
  })

  it('[B-40] streams what comes in as events', async () => {
    await using far = await httpServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' })
      response.write('one ')
      setTimeout(() => response.end('two'), 50)
    })
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { tool } = await withBundle(server)
    await server.send('PUT', tool, httpTool(far.origin))
    const { status, headers, body } = await server.send('POST', `${tool}/invoke`, { args: { id: '1' } }, { Accept: 'text/event-stream' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const events = body.trim().split('\n\n')
    expect(events).toEqual([
      `event: request\ndata: {"tool":"tickets/get@1","lines":["GET ${far.origin}/tickets/1","  Accept: application/json, text/*;q=0.9, */*;q=0.1"]}`,
      'event: progress\ndata: {"done":4,"unit":"characters","text":"one "}',
      'event: progress\ndata: {"done":7,"unit":"characters","text":"two"}',
      'event: result\ndata: {"ok":true,"value":"one two"}',
    ])
  })

  it('[B-44] plans a recipe, which is a tool of several steps, and applies nothing', async () => {
    await using folder = await tempRepo({
      'a.txt': 'colour\n',
      '.github/recipes/spell.yml': [
        'name: Spell',
        'description: American spelling',
        'inputs: { word: { required: true } }',
        "permissions: { write: ['*.txt'] }",
        'steps:',
        "  - tool: replace_in_file\n    with: { path: a.txt, find: '${{ inputs.word }}', replace: color }",
      ].join('\n'),
    })
    await using server = await restServer(folder)
    const [found] = (await server.send('GET', '/tools/tools/search?q=spell')).body.tools
    expect(found).toMatchObject({ slug: 'spell', type: 'recipe', bundleSlug: 'recipes', argSchema: { required: ['word'] } })
    const invoke = `/tools/bundles/${found.bundleID}/tools/spell/version/1/invoke`
    expect(await server.send('POST', invoke, { args: {} })).toMatchObject({
      status: 400,
      body: { error: { problems: [{ field: 'word', reason: 'is required' }] } },
    })
    const { body } = await server.send('POST', invoke, { args: { word: 'colour' } })
    expect(body).toMatchObject({
      ok: true,
      value: { status: 'complete', digest: expect.stringMatching(/^[0-9a-f]{64}$/), changes: [{ kind: 'update', path: 'a.txt' }] },
    })
    expect(body.value.diff).toContain('+color')
    expect(folder.read('a.txt')).toBe('colour\n')
  })

  it('[I1] runs no command of a recipe that is not trusted, whatever the server was allowed', async () => {
    await using folder = await tempRepo({
      'recipes/make.yml':
        "name: Make\npermissions: { run: ['touch made'], write: [made] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: touch made }\n",
    })
    const invoke = async (isConsented: boolean) => {
      await using server = await restServer(folder, { isConsented })
      const [found] = (await server.send('GET', '/tools/tools/search?q=make')).body.tools
      return await server.send('POST', `/tools/bundles/${found.bundleID}/tools/make/version/1/invoke`, { args: {} })
    }
    expect(await invoke(true)).toMatchObject({ status: 403, body: { ok: false, error: { code: 'untrusted_recipe' } } })
    expect(await invoke(false)).toMatchObject({
      status: 200,
      body: { ok: true, value: { status: 'gated', waiting: { tool: 'run_in_terminal', args: { command: 'touch made' } } } },
    })
  })
})

describe('a caller', () => {
  it('[I2] needs the token on every route', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN])
      for (const path of ['/tools/bundles', '/openapi.json', '/nowhere'])
        expect(await server.send('GET', path, undefined, { Authorization: authorization })).toMatchObject({ status: 401 })
  })

  it('[I2] is refused under another name, and from a page', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const headers = { Authorization: `Bearer ${TOKEN}` }
    const statuses = async (more: http.OutgoingHttpHeaders) =>
      (await raw(server.port, { path: '/tools/bundles', headers: { ...headers, ...more } })).status
    for (const Host of ['evil.test', `evil.test:${server.port}`, '127.0.0.1', `127.0.0.1.evil.test:${server.port}`])
      expect(await statuses({ Host }), Host).toBe(403)
    expect(await statuses({ Host: `LOCALHOST:${server.port}` })).toBe(200)
    for (const Origin of ['http://evil.test', 'null', 'http://127.0.0.1']) expect(await statuses({ Origin }), Origin).toBe(403)
    expect(await statuses({ Origin: `http://127.0.0.1:${server.port}` })).toBe(200)
  })

  it('[I3] cannot be a form or a page that sends without asking', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const path = `/tools/bundles/${newID()}`
    const body = '{"slug":"a"}'
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
      expect(
        (await raw(server.port, { method: 'PUT', path, headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': type } }, body)).status,
      ).toBe(415)
    expect((await raw(server.port, { method: 'PUT', path, headers: { 'Content-Type': 'text/plain' } }, body)).status).toBe(401)
    const preflight = await raw(server.port, {
      method: 'OPTIONS',
      path,
      headers: { Origin: 'http://evil.test', 'Access-Control-Request-Method': 'PUT' },
    })
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(folder.snapshot()).toEqual({})
  })

  it('[I4] cannot send more than it may, or what is not JSON', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const path = `/tools/bundles/${newID()}`
    expect((await server.send('PUT', path, `{"slug":"${'a'.repeat(2 * 1024 * 1024)}"}`)).status).toBe(413)
    expect(await server.send('PUT', path, '{\n "slug": }')).toMatchObject({
      status: 400,
      body: { error: { problems: [{ field: 'body', reason: 'is not JSON: expected a value, found "}" (line 2, column 10)' }] } },
    })
    expect(await server.send('PUT', path, { slug: 'a', cwd: '/etc' })).toMatchObject({ status: 400 })
    expect(folder.snapshot()).toEqual({})
  })

  it('[I4] is answered so many times a second, with three seconds at once, and told when to come again', async () => {
    await using folder = await tempFolder()
    let now = 0
    await using server = await restServer(folder, { rate: { perSecond: 2, elapsed: () => now } })
    const ask = async (path = '/tools/bundles') => (await server.send('GET', path)).status
    for (const path of ['/tools/bundles', '/openapi.json', '/nowhere', '/tools/tools', '/tools/tools/search?q=x', '/tools/bundles'])
      expect(await ask(path)).not.toBe(429)
    const { status, headers, body } = await server.send('GET', '/tools/bundles')
    expect([status, headers.get('retry-after'), body]).toEqual([
      429,
      '1',
      {
        ok: false,
        error: {
          code: 'rate_limited',
          message: 'The rate limit is 2 requests per second',
          suggestion: 'Try again in 1 second, or start the server with another --rate.',
        },
      },
    ])
    now = 499
    expect(await ask()).toBe(429)
    now = 500
    expect([await ask(), await ask()]).toEqual([200, 429])
    now = 60_000
    const statuses = []
    for (let i = 0; i < 7; i++) statuses.push(await ask())
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  it('[I4] with a wrong token, host or origin is slowed down without slowing down the one who has the token', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder, { rate: { perSecond: 1, elapsed: () => 0 } })
    const headers = { Authorization: `Bearer ${TOKEN}` }
    const strange: readonly http.OutgoingHttpHeaders[] = [
      { Authorization: 'Bearer wrong' },
      { ...headers, Host: 'evil.test' },
      { ...headers, Origin: 'http://evil.test' },
    ]
    const statuses = []
    for (const more of [...strange, ...strange]) statuses.push((await raw(server.port, { path: '/tools/bundles', headers: more })).status)
    expect(statuses).toEqual([401, 403, 403, 429, 429, 429])
    expect((await server.send('GET', '/tools/bundles')).status).toBe(200)
  })

  it('[I4] finds in the description that any request may be too many', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const { body } = await server.send('GET', '/openapi.json')
    const operations = Object.values(body.paths as Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>)
    for (const { responses } of operations.flatMap((methods) => Object.values(methods)))
      expect(responses['429']?.headers).toMatchObject({ 'Retry-After': { schema: { type: 'integer' } } })
  })

  it('is told of methods and addresses that are none', async () => {
    await using folder = await tempFolder()
    await using server = await restServer(folder)
    const post = await server.send('POST', '/tools/bundles', {})
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await server.send('GET', '/tools')).status).toBe(404)
    expect((await server.send('GET', '/openapi.json')).body).toMatchObject({ openapi: '3.1.0' })
    expect(server.faults).toEqual([])
  })
})
