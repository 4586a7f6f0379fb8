// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { httpServer, type TestServer } from '../support/http-server.ts'
import { bodyOf, get, json, run, spec } from '../support/http-tools.ts'

const TOKEN = 'ghp_AbCdEfGhIjKlMnOpQrStUvWxYz012345'

const WITH_KEY = { headers: { 'X-Key': '${secrets.TOKEN}' } }

/** A server that is sent the secret and has it to answer with. */
function echoing(answer: (secret: string, response: ServerResponse, request: IncomingMessage) => void): Promise<TestServer> {
  return httpServer((request, response) => answer(String(request.headers['x-key'] ?? request.headers.authorization), response, request))
}

/** The result of a call that sends the secret, and what was passed on as it came. */
async function call(server: TestServer, changes: Readonly<Record<string, unknown>> = WITH_KEY, limits = {}) {
  const pieces: string[] = []
  const context = { onText: (text: string) => pieces.push(text) }
  const setting = { origins: { TOKEN: server.origin }, values: { TOKEN }, context }
  const result = await run(get(server, changes, { maxRetries: 0, ...limits }), setting)
  return { result, streamed: pieces.join('') }
}

describe('what a server says', () => {
  it('[F7] is cut only after the secret was taken out', async () => {
    await using server = await echoing((secret, response) => response.writeHead(500).end(`${'x'.repeat(190)}${secret}`))
    const { result, streamed } = await call(server)
    expect(result).toMatchObject({ ok: false, error: { message: `GET ${server.origin}/x answered 500: ${'x'.repeat(190)}***` } })
    expect(streamed).toBe(`${'x'.repeat(190)}***`)
  })

  it('[F7] is told without the secret, also where somebody gave that as an argument', async () => {
    await using server = await echoing((_secret, response) => response.writeHead(500).end())
    const calls = [{ urlTemplate: `${server.origin}/x/\${name}`, ...WITH_KEY }]
    const tool = spec({ allowedHosts: ['127.0.0.1'], calls, limits: { maxRetries: 0 } }, ['name'])
    const setting = { origins: { TOKEN: server.origin }, values: { TOKEN } }
    expect(await run(tool, { ...setting, args: { name: TOKEN } })).toMatchObject({
      error: { message: `GET ${server.origin}/x/*** answered 500` },
    })
    const long = `${'a'.repeat(190)}${TOKEN}`
    expect(JSON.stringify(await run(tool, { ...setting, args: { name: long } }))).not.toContain(TOKEN.slice(0, 8))
  })

  it('[F7] shows no part of the secret where the answer itself was cut', async () => {
    await using failing = await echoing((secret, response) => response.writeHead(500).end(`${' '.repeat(990)}${secret}`))
    expect(await call(failing, WITH_KEY, { maxResponseBytes: 1_000 })).toEqual({
      result: expect.objectContaining({ error: expect.objectContaining({ message: `GET ${failing.origin}/x answered 500: ***` }) }),
      streamed: `${' '.repeat(990)}***`,
    })
    await using breaking = await echoing((secret, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '1000' }).write(`is ${secret.slice(0, 30)}`, () => {
        setTimeout(() => response.destroy(), 20)
      })
    })
    expect(await call(breaking)).toMatchObject({ result: { ok: false, error: { code: 'network_failed' } }, streamed: 'is ***' })
  })

  it('[F7] about a secret with several blanks is not changed before it is taken out', async () => {
    await using server = await httpServer(async (request, response) => response.writeHead(500).end(await bodyOf(request)))
    const tool = get(server, { method: 'POST', form: { a: '${secrets.TOKEN}' } })
    const values = { TOKEN: 'top  secret\tof  mine' }
    await using plain = await httpServer((_request, response) => response.writeHead(500).end(`is ${values.TOKEN}!`))
    expect(await run(get(plain, WITH_KEY), { origins: { TOKEN: plain.origin }, values })).toMatchObject({
      error: { message: expect.stringMatching(/answered 500: is \*\*\*!$/) },
    })
    expect(await run(tool, { origins: { TOKEN: server.origin }, values })).toMatchObject({
      error: { message: expect.stringMatching(/answered 500: a=\*\*\*$/) },
    })
  })

  it.each([
    ['Content-Type', 'image/', "returned 'image/***', which is neither JSON nor text"],
    ['Content-Type', `image/${'x'.repeat(90)}`, 'returned something, which is neither JSON nor text'],
    ['Content-Encoding', '', "failed: the server responded in the encoding '***', which Sous did not request"],
    ['Content-Encoding', 'x'.repeat(90), 'failed: the server responded in an encoding with a long name, which Sous did not request'],
  ])('[F7] in %s, behind %j, shows nothing of the secret', async (name, before, message) => {
    await using server = await echoing((secret, response) => response.writeHead(200, { [name]: `${before}${secret}` }).end('x'))
    expect((await call(server)).result).toMatchObject({ ok: false, error: { message: `GET ${server.origin}/x ${message}` } })
  })

  it('[F7] about where to go shows nothing of the secret', async () => {
    await using server = await echoing((secret, response) => response.writeHead(302, { Location: `http://${secret}.evil.test/` }).end())
    expect((await call(server)).result).toMatchObject({
      ok: false,
      error: { code: 'network_denied', message: expect.stringContaining("to 'http://***.evil.test'") },
    })
  })

  it.each(['utf-16le', 'UTF-16', '"utf-16le"'])('[F7] in %s is passed on as what it says', async (charset) => {
    await using server = await echoing((secret, response) => {
      const bytes = Buffer.from(`grün ${secret} grün`, 'utf16le')
      response.writeHead(200, { 'Content-Type': `text/plain; charset=${charset}` })
      // Not even a whole character at once.
      response.write(bytes.subarray(0, 13))
      setTimeout(() => response.end(bytes.subarray(13)), 20)
    })
    expect(await call(server)).toMatchObject({ result: { ok: true, value: { value: 'grün *** grün' } }, streamed: 'grün *** grün' })
  })

  it('is passed on to the end, also where that is no whole character', async () => {
    await using server = await httpServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end(Buffer.from([0x61, 0xc3]))
    })
    expect(await call(server)).toMatchObject({ result: { ok: true, value: { value: 'a\ufffd' } }, streamed: 'a\ufffd' })
  })

  it('[F7] in what its byte-order mark says, which may come in pieces, is passed on as that', async () => {
    await using server = await echoing((secret, response) => {
      const bytes = Buffer.from(`\ufeffgrün ${secret}`, 'utf16le')
      response.writeHead(200, { 'Content-Type': 'text/plain' })
      response.write(bytes.subarray(0, 1))
      setTimeout(() => response.end(bytes.subarray(1)), 20)
    })
    expect(await call(server)).toMatchObject({ result: { ok: true, value: { value: 'grün ***' } }, streamed: 'grün ***' })
  })

  it('[F7] in UTF-16 and calls something else shows nothing of the secret either', async () => {
    await using server = await echoing((secret, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end(Buffer.from(secret, 'utf16le'))
    })
    const { result, streamed } = await call(server)
    for (const shown of [JSON.stringify(result), streamed]) expect(shown.replace(/\\u0000|\0/g, '')).not.toContain('AbCd')
  })

  it('[F7] as the address of the answer shows nothing of the secret', async () => {
    await using server = await echoing((secret, response, { url }) => {
      if (url === '/x') response.writeHead(302, { Location: `/done?k=${encodeURIComponent(secret)}` }).end()
      else json(response, 'ok')
    })
    expect((await call(server)).result).toMatchObject({ ok: true, value: { url: `${server.origin}/done?k=***` } })
  })
})

describe('what goes wrong', () => {
  it('[F7] is thrown without the secret', async () => {
    const http = {
      send: async ({ headers = {} }: { readonly headers?: Readonly<Record<string, string>> }) => {
        throw new Error(`cannot send ${headers['X-Key']}`)
      },
    }
    const tool = spec({ allowedHosts: ['api.example.com'], calls: [{ urlTemplate: 'https://api.example.com/', ...WITH_KEY }] })
    const failed = run(tool, { origins: { TOKEN: 'https://api.example.com' }, values: { TOKEN }, context: { http } })
    await expect(failed).rejects.toThrow(/^cannot send \*\*\*$/)
  })

  it('[F7] is told without the query', async () => {
    await using server = await httpServer((_request, response) => response.writeHead(404).end())
    const tool = spec({ allowedHosts: ['127.0.0.1'], calls: [{ urlTemplate: `${server.origin}/x?key=\${key}&b=1` }] }, ['key'])
    expect(await run(tool, { args: { key: 'private' } })).toMatchObject({
      ok: false,
      error: { message: `GET ${server.origin}/x answered 404` },
    })
    expect(server.requests.map(({ url }) => url)).toEqual(['/x?key=private&b=1'])
  })
})

describe('what is made of a secret', () => {
  const basic = { auth: { type: 'basic', user: 'me', secret: 'TOKEN' } }

  it.each([
    ['the header', (authorization: string) => authorization, 'Basic ***'],
    ['what it means', (authorization: string) => Buffer.from(authorization.slice(6), 'base64').toString(), '***'],
  ])('[F7] as the password of a user comes back in no form: %s', async (_, echo, shown) => {
    await using server = await echoing((authorization, response) => json(response, echo(authorization)))
    expect((await call(server, basic)).result).toMatchObject({ ok: true, value: { value: shown } })
  })

  it('[F7] as a token that was given for it does not come back', async () => {
    await using server = await echoing((authorization, response, { url }) => {
      if (url === '/token') json(response, { access_token: 'Issued-Token-4711' })
      else json(response, [authorization, authorization.toLowerCase()])
    })
    const auth = { type: 'oauth2', tokenUrl: `${server.origin}/token`, clientId: 'sous', secret: 'TOKEN' }
    const shown = { ok: true, value: { value: ['Bearer ***', 'bearer ***'] } }
    // The second time the token is known already.
    expect([(await call(server, { auth })).result, (await call(server, { auth })).result]).toMatchObject([shown, shown])
    expect(server.requests.filter(({ url }) => url === '/token')).toHaveLength(1)
  })
})

describe('a secret', () => {
  it('[F7] with which a token is asked for comes back in no form', async () => {
    await using server = await echoing((authorization, response) => {
      response.writeHead(307, { Location: `http://${authorization.slice('Basic '.length).replace(/=+$/, '')}.evil.test/` }).end()
    })
    const auth = { type: 'oauth2', tokenUrl: `${server.origin}/token`, clientId: 'sous', secret: 'TOKEN' }
    expect((await call(server, { auth })).result).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("to 'http://***.evil.test'") },
    })
  })

  it('[F4] in a body goes to no other origin, by itself or by a redirect', async () => {
    await using other = await httpServer((_request, response) => json(response, 'other'))
    await using server = await httpServer((_request, response) => response.writeHead(307, { Location: `${other.origin}/` }).end())
    const bodies = [{ body: { key: '${secrets.TOKEN}' } }, { form: { key: '${secrets.TOKEN}' } }]
    for (const body of bodies) {
      const tool = spec({ allowedHosts: ['127.0.0.1'], calls: [{ method: 'POST', urlTemplate: `${server.origin}/x`, ...body }] })
      expect(await run(tool, { origins: { TOKEN: other.origin } })).toMatchObject({ ok: false, error: { code: 'secret_origin_mismatch' } })
      expect(await run(tool)).toMatchObject({ ok: false, error: { code: 'secret_origin_mismatch' } })
      expect(await run(tool, { origins: { TOKEN: server.origin } })).toMatchObject({
        ok: false,
        error: { code: 'network_denied', message: expect.stringContaining('cross-origin redirect with credentials') },
      })
    }
    expect([server.requests.length, other.connections]).toEqual([bodies.length, 0])
  })

  it('[F4] with which a token is asked for goes to no other origin by a redirect', async () => {
    await using other = await httpServer((_request, response) => json(response, { access_token: 'stolen' }))
    await using server = await httpServer((_request, response) => response.writeHead(307, { Location: `${other.origin}/` }).end())
    const auth = { type: 'oauth2', tokenUrl: `${server.origin}/token`, clientId: 'sous', secret: 'TOKEN' }
    const tool = spec({ allowedHosts: ['127.0.0.1'], calls: [{ urlTemplate: `${server.origin}/x`, auth }] })
    expect(await run(tool, { origins: { TOKEN: server.origin } })).toMatchObject({
      ok: false,
      error: { code: 'network_denied', message: expect.stringContaining('cross-origin redirect with credentials') },
    })
    expect([server.requests.length, other.connections]).toEqual([1, 0])
  })

  it.each(['\n', '\r', '\r\nX-Evil: 1', '\0'])('[F9] with %j in it is sent nowhere, also not in a body', async (line) => {
    await using server = await httpServer((_request, response) => json(response, 'ok'))
    const setting = { origins: { TOKEN: server.origin }, values: { TOKEN: `topsecret${line}` } }
    for (const changes of [
      WITH_KEY,
      { method: 'POST', body: '${secrets.TOKEN}' },
      { auth: { type: 'basic', user: 'me', secret: 'TOKEN' } },
    ])
      expect(await run(get(server, changes), setting)).toEqual({
        ok: false,
        error: expect.objectContaining({ code: 'secret_missing', message: 'The secret TOKEN contains a line break' }),
      })
    expect(server.connections).toBe(0)
  })

  it.each(['geheim-é€', 'bell\u0007bell'])('[F9] that no header can carry is refused, and not thrown: %j', async (value) => {
    await using server = await httpServer((_request, response) => json(response, 'ok'))
    const setting = { origins: { TOKEN: server.origin }, values: { TOKEN: value } }
    expect(await run(get(server, { auth: { type: 'bearer', secret: 'TOKEN' } }), setting)).toMatchObject({
      ok: false,
      error: {
        code: 'secret_missing',
        message: 'The secret TOKEN contains characters that are not printable ASCII, which a header cannot carry',
      },
    })
    expect(await run(get(server, WITH_KEY), setting)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    expect(server.connections).toBe(0)
    // What is encoded or only signed with is not in a header.
    for (const auth of [
      { type: 'basic', user: 'me', secret: 'TOKEN' },
      { type: 'hmac', secret: 'TOKEN' },
    ])
      expect(await run(get(server, { auth }), setting)).toMatchObject({ ok: true })
  })
})
