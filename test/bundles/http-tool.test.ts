// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toolBody } from '../../src/bundles/bundle-schemas.ts'
import { findToolProblems } from '../../src/bundles/check-tool.ts'
import { showCalls } from '../../src/bundles/http/render-call.ts'
import { readRetryAfter } from '../../src/bundles/http/run-http-tool.ts'
import { realHttp } from '../../src/system/network/real-http.ts'
import { httpServer, socketServer } from '../support/http-server.ts'
import { bodyOf, get, json, run, SECRET, spec } from '../support/http-tools.ts'

describe('a call', () => {
  it('[B-28] is made from its templates', async () => {
    const bodies: string[] = []
    await using server = await httpServer(async (request, response) => {
      bodies.push(await bodyOf(request))
      json(response, { id: 7 })
    })
    const http = spec(
      {
        allowedHosts: ['127.0.0.1'],
        calls: [
          {
            method: 'POST',
            urlTemplate: `${server.origin}/projects/\${project}/tickets`,
            query: { notify: '${notify}', left: '${out}' },
            headers: { 'X-Trace': 'a-${project}' },
            body: { title: 'T: ${title}', labels: '${labels}', none: '${out}', fixed: [1, null] },
          },
        ],
      },
      ['project', 'title', 'labels', 'notify', 'out'],
    )
    const args = { project: 'ä', title: '"q"', labels: ['a', 1], notify: true }
    // A header takes only ASCII.
    expect(await run(http, { args })).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    expect(await run(http, { args: { ...args, project: 'core' } })).toMatchObject({ ok: true, value: { value: { id: 7 }, status: 200 } })
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /projects/core/tickets?notify=true'])
    expect(server.requests[0]?.headers).toMatchObject({ 'x-trace': 'a-core', 'content-type': 'application/json' })
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ title: 'T: "q"', labels: ['a', 1], fixed: [1, null] }])
  })

  it('can be several, and their values come by their ids', async () => {
    await using server = await httpServer((request, response) => json(response, request.url))
    const calls = ['a', 'b'].map((name) => ({ id: name, urlTemplate: `${server.origin}/${name}` }))
    expect(await run(spec({ allowedHosts: ['127.0.0.1'], calls }))).toMatchObject({ ok: true, value: { value: { a: '/a', b: '/b' } } })
  })

  it('[B-29] of several ends them with the first that fails, and says how far it came', async () => {
    await using server = await httpServer((request, response) => json(response, {}, request.url === '/b' ? 418 : 200))
    const calls = ['a', 'b', 'c'].map((name) => ({ id: name, urlTemplate: `${server.origin}/${name}` }))
    expect(await run(spec({ allowedHosts: ['127.0.0.1'], calls }))).toMatchObject({
      ok: false,
      error: { code: 'http_status', message: `b: GET ${server.origin}/b answered 418: {} (1 of 3 calls were made)` },
    })
    expect(server.requests.map(({ url }) => url)).toEqual(['/a', '/b'])
  })

  it('answers with text, with nothing, and not with what is neither', async () => {
    const types: Record<string, [string, string]> = {
      '/t': ['text/plain; charset=latin1', 'gr\u00fcn'],
      '/n': ['', ''],
      '/i': ['image/png', 'x'],
    }
    await using server = await httpServer((request, response) => {
      const [type, body] = types[request.url ?? ''] ?? ['application/json', '{']
      if (type !== '') response.setHeader('Content-Type', type)
      response.end(Buffer.from(body, 'latin1'))
    })
    const at = (path: string) => run(spec({ allowedHosts: ['127.0.0.1'], calls: [{ urlTemplate: `${server.origin}${path}` }] }))
    expect(await at('/t')).toMatchObject({ ok: true, value: { value: 'grün' } })
    expect(await at('/n')).toMatchObject({ ok: true, value: { value: null } })
    expect(await at('/i')).toMatchObject({ ok: false, error: { code: 'invalid_output' } })
    expect(await at('/j')).toMatchObject({ ok: false, error: { code: 'invalid_output' } })
  })

  it('[B-40] passes on what comes in as it comes', async () => {
    await using server = await httpServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: one\n\n')
      setTimeout(() => response.end('data: two\n\n'), 30)
    })
    const pieces: string[] = []
    const result = await run(get(server), { context: { onText: (text) => pieces.push(text) } })
    expect(result).toMatchObject({ ok: true, value: { value: 'data: one\n\ndata: two\n\n' } })
    expect(pieces).toEqual(['data: one\n\n', 'data: two\n\n'])
  })
})

describe('a call that fails', () => {
  it('[B-28] is made again while it is safe to, and not for ever', async () => {
    let failures = 2
    await using server = await httpServer((_request, response) => (failures-- > 0 ? json(response, {}, 503) : json(response, 'ok')))
    expect(await run(get(server))).toMatchObject({ ok: true, value: { value: 'ok' } })
    expect(server.requests.length).toBe(3)
    failures = 9
    expect(await run(get(server, {}, { maxRetries: 1 }))).toMatchObject({ ok: false, error: { code: 'http_status' } })
    expect(server.requests.length).toBe(5)
  })

  it('[B-28] is not made again when that could do something twice, unless the tool says it cannot', async () => {
    await using server = await httpServer((_request, response) => json(response, {}, 503))
    expect(await run(get(server, { method: 'POST', body: {} }))).toMatchObject({ ok: false })
    expect(server.requests.length).toBe(1)
    await run(get(server, { method: 'PUT', body: {}, idempotent: true }, { maxRetries: 1 }))
    expect(server.requests.length).toBe(3)
  })

  it('says where it led, with the arguments but without the query', async () => {
    await using server = await httpServer((_request, response) => json(response, {}, 404))
    const calls = [{ urlTemplate: `${server.origin}/repos/\${owner}/x`, query: { q: '${owner}' } }]
    const tool = spec({ allowedHosts: ['127.0.0.1'], calls }, ['owner'])
    expect(await run(tool, { args: { owner: 'a b' } })).toMatchObject({
      error: { message: `GET ${server.origin}/repos/a%20b/x answered 404: {}` },
    })
  })

  it('[B-28] is not made again for what will not pass', async () => {
    await using server = await httpServer((_request, response) => json(response, {}, 404))
    expect(await run(get(server))).toMatchObject({ ok: false, error: { code: 'http_status' } })
    expect(server.requests.length).toBe(1)
  })

  it('[B-28] waits as the server asks instead of longer, and not at all when that is too long', async () => {
    let count = 0
    await using server = await httpServer((_request, response) => {
      const isFirst = count++ === 0
      if (isFirst) response.setHeader('Retry-After', '0')
      json(response, 'ok', isFirst ? 429 : 200)
    })
    // By itself it would wait for longer than a test may take.
    expect(await run(get(server), { context: { backoffMs: 10_000_000 } })).toMatchObject({ ok: true })
    await using slow = await httpServer((_request, response) => {
      response.setHeader('Retry-After', '3600')
      json(response, {}, 429)
    })
    expect(await run(get(slow))).toMatchObject({ ok: false, error: { suggestion: 'The server asks to wait 3600 seconds.' } })
    expect(slow.requests.length).toBe(1)
  })

  it('[B-28] reads seconds and dates from Retry-After, and nothing else', () => {
    const now = new Date('2026-05-01T12:00:00Z')
    const read = (text: string | undefined) => readRetryAfter(text, now)
    expect(['7', 'Fri, 01 May 2026 12:00:30 GMT', 'Fri, 01 May 2020 12:00:30 GMT', 'soon', '-1', undefined].map(read)).toEqual([
      7_000,
      30_000,
      0,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[F8] is ended by its limits: too much, too slow, closed early, never answered', async () => {
    await using huge = await httpServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' })
      response.end('x'.repeat(5_000))
    })
    expect(await run(get(huge, {}, { maxResponseBytes: 1_000 }))).toMatchObject({
      ok: false,
      error: { code: 'too_large', message: `GET ${huge.origin}/x returned more than 1000 bytes` },
    })
    await using early = await socketServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort'))
    })
    expect(await run(get(early, {}, { maxRetries: 0 }))).toMatchObject({ ok: false, error: { code: 'network_failed' } })
    await using silent = await socketServer(() => undefined)
    expect(await run(get(silent, {}, { maxRetries: 0 }), { context: { timeoutMs: 50 } })).toMatchObject({
      ok: false,
      error: { code: 'timed_out' },
    })
  })

  it('[B-39] sends nothing that is larger than it may', async () => {
    await using server = await httpServer((_request, response) => json(response, {}))
    const tool = get(server, { method: 'POST', body: { text: 'x'.repeat(200) } }, { maxSentBytes: 100 })
    expect(await run(tool)).toMatchObject({ ok: false, error: { code: 'too_large' } })
    expect(server.connections).toBe(0)
  })

  it('is cancelled in the middle of waiting', async () => {
    await using server = await httpServer((_request, response) => json(response, {}, 503))
    const stop = new AbortController()
    const result = run(get(server), { context: { backoffMs: 60_000, signal: stop.signal } })
    setTimeout(() => stop.abort(), 50)
    expect(await result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })
})

describe('a redirect', () => {
  it('[F3] [B-04] leads only to hosts of the tool', async () => {
    await using other = await httpServer((_request, response) => json(response, 'other'))
    await using server = await httpServer((_request, response) => response.writeHead(302, { Location: `${other.origin}/` }).end())
    expect(await run(get(server))).toMatchObject({ ok: false, error: { code: 'network_denied' } })
    expect(other.connections).toBe(0)
    const hosts = [server, other].map(({ port }) => `127.0.0.1:${port}`)
    expect(await run(spec({ allowedHosts: hosts, calls: [{ urlTemplate: `${server.origin}/x` }] }))).toMatchObject({
      ok: true,
      value: { value: 'other' },
    })
  })

  it('[F4] never takes credentials to another origin, also not in headers of any name', async () => {
    await using other = await httpServer((_request, response) => json(response, 'other'))
    await using server = await httpServer((_request, response) => response.writeHead(302, { Location: `${other.origin}/` }).end())
    for (const call of [{ headers: { 'X-API-Key': '${secrets.TOKEN}' } }, { auth: { type: 'bearer', secret: 'TOKEN' } }]) {
      const http = spec({ allowedHosts: ['127.0.0.1'], calls: [{ urlTemplate: `${server.origin}/x`, ...call }] })
      const result = await run(http, { origins: { TOKEN: server.origin } })
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'network_denied', message: expect.stringContaining('cross-origin redirect with credentials') },
      })
    }
    expect(other.connections).toBe(0)
  })

  it('[F3] after which the method is another does not take the body along', async () => {
    await using server = await httpServer((request, response) => {
      if (request.url === '/x') response.writeHead(303, { Location: '/done' }).end()
      else json(response, [request.method, request.headers['content-type'] ?? null])
    })
    expect(await run(get(server, { method: 'POST', body: {} }))).toMatchObject({ ok: true, value: { value: ['GET', null] } })
  })
})

describe('a host', () => {
  it('[F1] that is private is not reached, however it is written', async () => {
    await using server = await httpServer((_request, response) => json(response, {}))
    for (const host of ['2130706433', '0x7f.1', '127.1', '017700000001', '[::ffff:7f00:1]', '[::]', '0', 'localhost.', 'localhost']) {
      const origin = `http://${host}:${server.port}`
      const http = spec({ allowedHosts: [new URL(origin).host], calls: [{ urlTemplate: `${origin}/` }] })
      expect(await run(http, { context: { allowPrivate: [] } }), host).toMatchObject({ ok: false, error: { code: 'network_denied' } })
    }
    expect(server.connections).toBe(0)
  })

  it('[F2] is looked up once, and every address of it is checked', async () => {
    await using server = await httpServer((_request, response) => json(response, {}))
    let lookups = 0
    const resolve = async () => (lookups++ === 0 ? ['127.0.0.1'] : ['93.184.215.14'])
    const http = spec({ allowedHosts: ['rebind.test'], calls: [{ urlTemplate: `http://rebind.test:${server.port}/` }] })
    const limited = { ...http, limits: { ...http.limits, maxRetries: 0 } }
    expect(await run(limited, { context: { http: realHttp({ resolve }), allowPrivate: [] } })).toMatchObject({
      ok: false,
      error: { code: 'network_denied' },
    })
    expect([lookups, server.connections]).toEqual([1, 0])
  })
})

describe('a secret', () => {
  it('[F7] [B-03] goes only to the origin that it is meant for', async () => {
    await using server = await httpServer((_request, response) => json(response, {}))
    const tool = get(server, { auth: { type: 'bearer', secret: 'TOKEN' } })
    expect(await run(tool, { origins: { TOKEN: 'https://jira.acme.com' } })).toMatchObject({
      ok: false,
      error: {
        code: 'secret_origin_mismatch',
        message: `The secret TOKEN may only be sent to https://jira.acme.com, but this call goes to ${server.origin}`,
      },
    })
    expect(await run(tool)).toMatchObject({ ok: false, error: { code: 'secret_origin_mismatch' } })
    expect(await run(tool, { origins: { TOKEN: server.origin }, values: {} })).toMatchObject({
      ok: false,
      error: { code: 'secret_missing', suggestion: 'Set the variable SOUS_SECRET_TOKEN.' },
    })
    expect(server.connections).toBe(0)
  })

  it('does not go over the net in clear text', async () => {
    const http = spec({
      allowedHosts: ['api.example.com'],
      calls: [{ urlTemplate: 'http://api.example.com/', headers: { K: '${secrets.TOKEN}' } }],
    })
    expect(await run(http, { origins: { TOKEN: 'http://api.example.com' } })).toMatchObject({
      ok: false,
      error: { code: 'secret_origin_mismatch', message: expect.stringContaining('unencrypted') },
    })
  })

  it('[F7] comes back in no form, whatever the server does with it', async () => {
    await using server = await httpServer((request, response) => {
      const given = String(request.headers['x-key'])
      const base64 = Buffer.from(given).toString('base64')
      const echo = [given, base64, encodeURIComponent(given), JSON.stringify(given), Buffer.from(given).toString('hex')]
      if (request.url === '/fail') json(response, echo, 500)
      else json(response, { echo, [given]: { deep: `${given}!` } })
    })
    const setting = { origins: { TOKEN: server.origin } }
    const call = (path: string) => ({ urlTemplate: `${server.origin}${path}`, headers: { 'X-Key': '${secrets.TOKEN}' } })
    const pieces: string[] = []
    const context = { onText: (text: string) => pieces.push(text) }
    const good = await run(spec({ allowedHosts: ['127.0.0.1'], calls: [call('/x')] }), { ...setting, context })
    expect(good).toMatchObject({ ok: true, value: { value: { '***': { deep: '***!' } } } })
    const bad = await run(spec({ allowedHosts: ['127.0.0.1'], calls: [call('/fail')] }), setting)
    expect(bad).toMatchObject({ ok: false, error: { code: 'http_status' } })
    const everything = JSON.stringify([good, bad, pieces.join('')])
    for (const form of ['hunter2', Buffer.from(SECRET).toString('base64').slice(0, 16), Buffer.from(SECRET).toString('hex').slice(0, 24)])
      expect(everything).not.toContain(form)
  })
})

describe('auth', () => {
  it('[B-38] sends a bearer token, or a user and password', async () => {
    await using server = await httpServer((request, response) => json(response, request.headers.authorization?.split(' ')[0]))
    const setting = { origins: { TOKEN: server.origin }, values: { TOKEN: 'abcd' } }
    await run(get(server, { auth: { type: 'bearer', secret: 'TOKEN' } }), setting)
    await run(get(server, { auth: { type: 'basic', user: 'me', secret: 'TOKEN' } }), setting)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer abcd',
      `Basic ${Buffer.from('me:abcd').toString('base64')}`,
    ])
  })

  it('[B-38] signs the body, with the time where that is wanted', async () => {
    const bodies: string[] = []
    await using server = await httpServer(async (request, response) => {
      bodies.push(await bodyOf(request))
      json(response, {})
    })
    const setting = { origins: { TOKEN: server.origin } }
    const sign = (more = {}) => ({
      method: 'POST',
      body: { a: 1 },
      auth: { type: 'hmac', secret: 'TOKEN', header: 'X-Hub-Signature-256', prefix: 'sha256=', ...more },
    })
    await run(get(server, sign()), setting)
    await run(get(server, sign({ timestampHeader: 'X-Time', encoding: 'base64' })), setting)
    const [plain, timed] = server.requests.map(({ headers }) => headers)
    expect(plain?.['x-hub-signature-256']).toBe(
      `sha256=${createHmac('sha256', SECRET)
        .update(bodies[0] ?? '')
        .digest('hex')}`,
    )
    const signed = `${timed?.['x-time']}.${bodies[1]}`
    expect(timed?.['x-hub-signature-256']).toBe(`sha256=${createHmac('sha256', SECRET).update(signed).digest('base64')}`)
  })

  it('[B-38] asks for a token once, and for another when the first is refused', async () => {
    const valid = new Set<string>()
    let made = 0
    await using server = await httpServer(async (request, response) => {
      if (request.url !== '/token') {
        const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
        return json(response, 'answer', valid.has(token) ? 200 : 401)
      }
      const isRight = (await bodyOf(request)) === 'grant_type=client_credentials&scope=read'
      const token = `token-${++made}`
      valid.add(token)
      json(response, { access_token: token, token_type: 'bearer', expires_in: 3600 }, isRight ? 200 : 400)
    })
    const auth = { type: 'oauth2', tokenUrl: `${server.origin}/token`, clientId: 'sous', secret: 'TOKEN', scope: 'read' }
    const setting = { origins: { TOKEN: server.origin } }
    const call = () => run(get(server, { auth, method: 'POST' }), setting)
    expect([await call(), await call()]).toMatchObject([{ ok: true }, { ok: true }])
    expect(made).toBe(1)
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from(`sous:${encodeURIComponent(SECRET)}`).toString('base64')}`)
    valid.clear()
    expect(await call()).toMatchObject({ ok: true })
    expect(made).toBe(2)
  })
})

describe('what is shown before it is sent', () => {
  it('is method, URL, headers and body, with the names of secrets only', () => {
    const http = spec(
      {
        allowedHosts: ['api.example.com'],
        calls: [
          {
            method: 'POST',
            urlTemplate: 'https://api.example.com/t/${id}',
            headers: { 'X-Key': 'k ${secrets.KEY}' },
            body: { text: '${text}', pass: '${secrets.KEY}' },
            auth: { type: 'bearer', secret: 'TOKEN' },
          },
        ],
      },
      ['id', 'text'],
    )
    expect(showCalls(http, { id: 'a b', text: 'hi' }).join('\n')).toMatchInlineSnapshot(`
      "POST https://api.example.com/t/a%20b
        X-Key: k <secret KEY>
        Content-Type: application/json
        Accept: application/json, text/*;q=0.9, */*;q=0.1
        Authorization: Bearer <secret TOKEN>

        {"text":"hi","pass":"<secret KEY>"}"
    `)
  })
})

describe('a tool that cannot be', () => {
  async function problems(changes: Readonly<Record<string, unknown>>, call: Readonly<Record<string, unknown>> = {}) {
    const body = toolBody().parse({
      type: 'http',
      argSchema: { type: 'object', properties: { id: { type: 'string' } } },
      http: { allowedHosts: ['api.example.com'], calls: [{ urlTemplate: 'https://api.example.com/${id}', ...call }] },
      ...changes,
    })
    return (await findToolProblems(body)).map(({ field, reason }) => `${field} ${reason}`)
  }

  it('[B-04] leads to a host that it does not name', async () => {
    expect(await problems({}, { urlTemplate: 'https://evil.test/' })).toEqual([
      "http.calls[0].urlTemplate uses the host 'evil.test', which is not in allowedHosts",
    ])
    const auth = { type: 'oauth2', tokenUrl: 'https://evil.test/token', clientId: 'a', secret: 'A' }
    expect(await problems({}, { auth })).toEqual(["http.calls[0].auth.tokenUrl uses the host 'evil.test', which is not in allowedHosts"])
  })

  it('[B-03] uses what is neither an argument nor a secret', async () => {
    expect(await problems({}, { headers: { A: '${other}' } })).toEqual([
      "http.calls[0].headers.A uses the argument 'other', which is not in argSchema",
    ])
    expect(await problems({}, { query: { a: '${secrets.A}' } })).toEqual([
      'http.calls[0].query.a must not contain a secret (A): use secrets only in headers, auth or the body',
    ])
  })

  it('[F9] sets headers that are not for it, or breaks them', async () => {
    expect(await problems({}, { headers: { Host: 'x', 'Content-Length': '1', 'a b': 'x', X: 'a\r\nb: c' } })).toEqual([
      'http.calls[0].headers.Host cannot be set by a tool',
      'http.calls[0].headers.Content-Length cannot be set by a tool',
      'http.calls[0].headers.a b must be letters, digits and dashes',
      'http.calls[0].headers.X must be printable ASCII on one line',
    ])
  })

  it('[F9] says where a message begins and ends, or what carries it, in a header or by its signature', async () => {
    const reserved = ['Transfer-Encoding', 'content-length', 'Host', 'Connection', 'Keep-Alive', 'TE', 'Trailer', 'Upgrade', 'Expect']
    const others = ['Cookie', 'Accept-Encoding', 'HTTP2-Settings', 'Proxy-Authorization', 'Proxy-Connection']
    for (const name of [...reserved, ...others]) {
      expect(await problems({}, { headers: { [name]: 'x' } })).toEqual([`http.calls[0].headers.${name} cannot be set by a tool`])
      for (const key of ['header', 'timestampHeader'])
        expect(await problems({}, { auth: { type: 'hmac', secret: 'A', [key]: name } })).toEqual([
          `http.calls[0].auth.${key} cannot be '${name}'`,
        ])
    }
    expect(await problems({}, { auth: { type: 'hmac', secret: 'A', header: 'a b', timestampHeader: 'X:' } })).toEqual([
      "http.calls[0].auth.header cannot be 'a b'",
      "http.calls[0].auth.timestampHeader cannot be 'X:'",
    ])
  })

  it.each(['a\r\nX-Evil: 1', 'a\n', 'é', '\0'])('[F9] signs with the prefix %j, which no header can carry', async (prefix) => {
    expect(await problems({}, { auth: { type: 'hmac', secret: 'A', prefix } })).toEqual([
      'http.calls[0].auth.prefix must be printable ASCII on one line',
    ])
    expect(await problems({}, { auth: { type: 'hmac', secret: 'A', prefix: 'sha256=' } })).toEqual([])
  })

  it('has schemas that are none, a body where none can be, or the parts of another kind', async () => {
    expect(await problems({ argSchema: { type: 'object', properties: { id: { type: 'strin' } } } })).toEqual([
      'argSchema.properties.id.type must be one of ["array","boolean","integer","null","number","object","string"]',
    ])
    expect(await problems({ outputSchema: { anyOf: [{}, { properties: { a: { pattern: '(' } } }] } })).toEqual([
      'outputSchema.anyOf[1].properties.a.pattern is not a regular expression: Invalid regular expression: /(/u: Unterminated group',
    ])
    expect(await problems({ outputSchema: { patternProperties: { '[': {} } } })).toEqual([
      'outputSchema.patternProperties.[ is not a regular expression: Invalid regular expression: /[/u: Unterminated character class',
    ])
    expect(await problems({ outputSchema: { $ref: 'https://evil.test/schema.json' } })).toMatchObject([
      expect.stringMatching(/^outputSchema is not a valid JSON Schema/),
    ])
    expect(await problems({}, { body: {} })).toEqual(['http.calls[0].body is not allowed with GET'])
    expect(await problems({ local: { function: 'grep' } })).toEqual(["local does not belong to a tool of type 'http'"])
    expect(await problems({ type: 'local' })).toEqual([
      "local is required for a tool of type 'local'",
      "http does not belong to a tool of type 'local'",
    ])
  })
})
