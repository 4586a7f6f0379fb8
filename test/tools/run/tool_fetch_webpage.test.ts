import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import type { ToolResult } from '../../../src/base/result.ts'
import { realHttp } from '../../../src/system/network/real-http.ts'
import type { ToolContext } from '../../../src/tools/kit/tool.ts'
import { fetchWebpage } from '../../../src/tools/run/tool_fetch_webpage.ts'
import { httpServer, socketServer, type TestServer } from '../../support/http-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

async function fetchPage(args: unknown, overrides: Partial<ToolContext> = {}): Promise<ToolResult> {
  await using folder = await tempFolder()
  return callTool(fetchWebpage, args, await toolContext(folder.path, { http: realHttp(), allowPrivateHosts: ['127.0.0.1'], ...overrides }))
}

function serving(body: string | Uint8Array, contentType?: string, status = 200): Promise<TestServer> {
  return httpServer((_request, response) => {
    response.writeHead(status, contentType === undefined ? {} : { 'Content-Type': contentType }).end(body)
  })
}

describe('a page', () => {
  it('[T-49] is fetched with status, type and length', async () => {
    const body = 'x'.repeat(5324)
    await using server = await serving(body, 'text/html; charset=utf-8')
    const result = await fetchPage({ url: server.origin })
    expect(result.ok && fetchWebpage.outputs().safeParse(result.value).success).toBe(true)
    expect(result).toEqual({
      ok: true,
      output: `Fetched content from ${server.origin} (5.2 KB)`,
      printed: { out: body, err: '' },
      warnings: [],
      filesAffected: [],
      value: {
        url: server.origin,
        status_code: 200,
        content_length: 5324,
        content_type: 'text/html',
        content: body,
        truncated: false,
        hops: [`${server.origin}/`],
        sha256: createHash('sha256').update(body).digest('hex'),
      },
    })
    expect(fetchWebpage.metadata).toEqual(['url', 'status_code', 'content_length', 'content_type'])
  })

  it('that is not there is an answer, with a warning', async () => {
    await using server = await serving('no such page', 'text/plain', 404)
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      ok: true,
      value: { status_code: 404, content: 'no such page' },
      warnings: ['The server responded with status 404'],
    })
  })

  it('that moved is named by where it is now', async () => {
    await using server = await httpServer((request, response) => {
      if (request.url === '/new') response.end('here')
      else response.writeHead(301, { Location: '/new' }).end()
    })
    expect(await fetchPage({ url: `${server.origin}/old` })).toMatchObject({
      ok: true,
      output: `Fetched content from ${server.origin}/new (4 bytes)`,
      value: { url: `${server.origin}/new`, hops: [`${server.origin}/old`, `${server.origin}/new`], content_type: '' },
    })
  })

  it('is named as it was asked, not as it was written', async () => {
    await using server = await serving('here')
    const { port, origin } = server
    expect(await fetchPage({ url: `HTTP://①②⑦.1:0${port}/a/../b c`.replace(' ', '%20') })).toMatchObject({
      ok: true,
      output: `Fetched content from ${origin}/b%20c (4 bytes)`,
      value: { url: `${origin}/b%20c`, hops: [`${origin}/b%20c`] },
    })
  })

  it('that moved behind a slash is named with it', async () => {
    await using server = await httpServer((request, response) => {
      if (request.url === '/a/') response.end('here')
      else response.writeHead(301, { Location: '/a/' }).end()
    })
    expect(await fetchPage({ url: `${server.origin}/a` })).toMatchObject({ value: { url: `${server.origin}/a/` } })
  })

  it('[F3] that moved to a name in UTF-8 is found there', async () => {
    await using server = await socketServer((socket) => {
      socket.once('data', (asked) => {
        const isNew = asked.toString('latin1').startsWith('GET /caf%C3%A9 ')
        if (isNew) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhere')
        else socket.end(Buffer.from('HTTP/1.1 302 Found\r\nLocation: /café\r\nContent-Length: 0\r\n\r\n', 'utf8'))
      })
    })
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      ok: true,
      value: { content: 'here', url: `${server.origin}/caf%C3%A9` },
    })
  })

  it('with a redirect that leads nowhere is shown with a warning', async () => {
    await using server = await serving('moved, somehow', 'text/plain', 302)
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      ok: true,
      value: { status_code: 302, content: 'moved, somehow' },
      warnings: ['The server responded with status 302'],
    })
  })

  it.each([
    ['a <meta> of its own', '<html><head><META charset=iso-8859-1><body>caf\xe9'],
    ['a <meta> in the place of a header', "<meta http-equiv='Content-Type' content='text/html; charset=windows-1252'><p>caf\xe9"],
    [
      'the first <meta> that says something known',
      '<!-- <meta charset=utf-8> --><meta name=a><meta charset=klingon><meta charset="latin1">caf\xe9',
    ],
  ])('in HTML is read in the character set of %s', async (_what, page) => {
    await using server = await serving(Buffer.from(page, 'latin1'), 'text/html')
    const result = await fetchPage({ url: server.origin })
    expect(result).toMatchObject({ ok: true, warnings: [] })
    expect(result.ok && result.value).toMatchObject({ content: page })
  })

  it.each([
    ['whose header says otherwise', 'text/html; charset=utf-8', '<meta charset=iso-8859-1>café'],
    ['that says so too late', 'text/html', `${' '.repeat(1024)}<meta charset=iso-8859-1>café`],
    ['that is no HTML', 'text/plain', '<meta charset=iso-8859-1>café'],
    ['that claims to be in UTF-16', 'text/html', '<meta charset=utf-16le>café'],
    ['whose content only is of a type', 'text/html', '<meta name=x content="text/html; charset=iso-8859-1">café'],
  ])('%s is read in UTF-8', async (_what, contentType, page) => {
    await using server = await serving(page, contentType)
    expect(await fetchPage({ url: server.origin })).toMatchObject({ value: { content: page }, warnings: [] })
  })

  it.each([
    ['UTF-8', 'text/plain; charset=iso-8859-1', Buffer.from('\ufeffcafé', 'utf8')],
    ['UTF-16, low byte first', 'text/plain', Buffer.from('\ufeffcafé', 'utf16le')],
    ['UTF-16, high byte first', 'text/html', Buffer.from('\ufeffcafé', 'utf16le').swap16()],
  ])('with the mark of %s is read so', async (_name, contentType, body) => {
    await using server = await serving(body, contentType)
    expect(await fetchPage({ url: server.origin })).toMatchObject({ ok: true, value: { content: 'café' }, warnings: [] })
  })

  it('whose bytes fit no character set that is named says so', async () => {
    await using server = await serving(Buffer.from('café', 'latin1'), 'text/plain')
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      value: { content: 'caf\ufffd' },
      warnings: ['The server sends no character set, and some bytes are not UTF-8: they are shown as U+FFFD'],
    })
    await using other = await serving('a \ufffd of its own', 'text/plain')
    expect(await fetchPage({ url: other.origin })).toMatchObject({ value: { content: 'a \ufffd of its own' }, warnings: [] })
  })

  it('is read in the character set that its type names', async () => {
    await using server = await serving(Buffer.from('caf\u00e9', 'latin1'), 'text/plain; charset="ISO-8859-1"')
    expect(await fetchPage({ url: server.origin })).toMatchObject({ value: { content: 'caf\u00e9', content_length: 4 } })
    await using wide = await serving(Buffer.from('caf\u00e9', 'utf16le'), 'text/plain;charset=utf-16le')
    expect(await fetchPage({ url: wide.origin })).toMatchObject({ value: { content: 'caf\u00e9' } })
  })

  it('in an unknown character set is read as UTF-8, with a warning', async () => {
    await using server = await serving('café', 'text/plain; charset=klingon')
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      value: { content: 'café' },
      warnings: ["Unknown character set 'klingon', read as UTF-8"],
    })
  })

  it.each([
    ['its type', 'image/png', 'looks like text'],
    ['its bytes', 'text/plain', 'a\0b'],
    ['its bytes behind a mark', 'text/plain', Buffer.from('\ufeffa\0b', 'utf16le')],
  ])('that is not text by %s is described only', async (_why, contentType, body) => {
    await using server = await serving(body, contentType)
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      ok: true,
      value: { content: '', content_length: body.length, sha256: createHash('sha256').update(body).digest('hex') },
      warnings: ['The content is not text, so only its size and SHA-256 are shown'],
    })
  })

  it('[T-54] over 1 MB is truncated with a message', async () => {
    await using server = await serving('x'.repeat(1024 * 1024 + 1), 'text/plain')
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      ok: true,
      output: `Fetched content from ${server.origin} (1.0 MB)`,
      value: { content_length: 1024 * 1024, truncated: true },
      warnings: ['Response too large (>1MB), truncating'],
    })
  })

  it('that is truncated ends with a whole character', async () => {
    await using server = await serving('aé€😀'.repeat(100), 'text/plain')
    for (const fetchBytes of [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]) {
      const result = await fetchPage({ url: server.origin }, { limits: { ...DEFAULT_LIMITS, fetchBytes } })
      expect(result.ok && (result.value as { content: string }).content).not.toContain('\ufffd')
    }
  })

  it('of one byte says so', async () => {
    await using server = await serving('x')
    expect(await fetchPage({ url: server.origin })).toMatchObject({ output: `Fetched content from ${server.origin} (1 byte)` })
  })
})

describe('a refusal', () => {
  it.each(['ftp://example.com/x', 'file:///etc/passwd', 'data:text/plain,x', 'javascript:alert(1)'])('[T-50] of %s', async (url) => {
    expect(await fetchPage({ url })).toMatchObject({
      ok: false,
      error: { code: 'network_denied', message: `Only http and https URLs can be fetched, not '${new URL(url).protocol}'` },
    })
  })

  it.each([
    '',
    'example.com',
    'http://',
    'http:example.com',
    'http:///example.com',
    'https:////example.com',
    'https://exa mple.com',
    'https://example.com/a\r\nX: y',
    ' https://example.com',
    'https:\\\\example.com',
    'https://example.com/\ud800',
    'http://[::1',
    'http://256.256.256.256',
    `https://example.com/${'a'.repeat(8192)}`,
  ])('[T-51] [F9] of the invalid URL %j', async (url) => {
    expect(await fetchPage({ url })).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message: 'Invalid URL format' } })
  })

  it('[T-52] when the connection is refused', async () => {
    const server = await serving('')
    await server[Symbol.asyncDispose]()
    expect(await fetchPage({ url: server.origin })).toEqual({
      ok: false,
      error: {
        code: 'network_failed',
        message: 'Failed to fetch - connection refused',
        suggestion: 'Check the address and whether its server is reachable, then try again.',
      },
    })
  })

  it('[T-53] when the server does not answer in time', async () => {
    await using server = await httpServer(() => undefined)
    expect(await fetchPage({ url: server.origin, timeout_seconds: 1 })).toMatchObject({
      ok: false,
      error: { code: 'timed_out', message: 'Request timed out after 1 second' },
    })
  })

  it('[T-53] names the seconds of the call', async () => {
    const http = { send: async () => ({ kind: 'timed_out' }) as const }
    expect(await fetchPage({ url: 'https://example.com' }, { http })).toMatchObject({
      error: { message: 'Request timed out after 10 seconds' },
    })
  })

  it.each([0, 61, 1.5, '10', -1])('[T-55] of the time-out %j', async (timeout_seconds) => {
    expect(await fetchPage({ url: 'https://example.com', timeout_seconds })).toMatchObject({
      ok: false,
      error: { code: 'invalid_arguments' },
    })
  })

  it('[F1] of a private address, without a connection', async () => {
    await using server = await serving('secret')
    expect(await fetchPage({ url: server.origin }, { allowPrivateHosts: [] })).toMatchObject({
      ok: false,
      error: {
        code: 'network_denied',
        message: "Not allowed to fetch - '127.0.0.1' has the address 127.0.0.1, which is not public",
      },
    })
    expect(server.connections).toBe(0)
  })

  it('of a URL with a password', async () => {
    expect(await fetchPage({ url: 'https://user:secret@example.com/' })).toMatchObject({
      ok: false,
      error: { code: 'network_denied', message: 'Not allowed to fetch - the URL contains a user name or password' },
    })
  })

  it('[F3] of the sixth redirect', async () => {
    await using server = await httpServer((_request, response) => response.writeHead(302, { Location: '/again' }).end())
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      ok: false,
      error: {
        code: 'limit_exceeded',
        message: `Failed to fetch - more than 5 redirects; the last URL was ${server.origin}/again`,
      },
    })
  })

  it.each([304, 302])('of status %i without content', async (status) => {
    await using server = await serving('', undefined, status)
    expect(await fetchPage({ url: server.origin })).toEqual({
      ok: false,
      error: {
        code: 'network_failed',
        message: `Failed to fetch - the server responded with status ${status} and no content`,
        suggestion: 'Try again later, or use another address.',
      },
    })
  })

  it('of TLS where the server speaks none', async () => {
    await using server = await serving('plain')
    expect(await fetchPage({ url: server.origin.replace('http:', 'https:') })).toEqual({
      ok: false,
      error: {
        code: 'network_failed',
        message: 'Failed to fetch - the server does not use TLS on this port',
        suggestion: 'Is it an http:// address?',
      },
    })
  })

  it.each(['file:///etc/passwd', 'http://user:pass@127.0.0.1/'])(
    '[F3] of a redirect to %s, with what to do about that',
    async (location) => {
      await using server = await httpServer((_request, response) => response.writeHead(302, { Location: location }).end())
      expect(await fetchPage({ url: server.origin })).toMatchObject({
        ok: false,
        error: { code: 'network_denied', suggestion: 'Use an address that does not redirect there.' },
      })
    },
  )

  it('[F3] of a redirect to a private address, with how to allow it', async () => {
    await using server = await httpServer((_request, response) => response.writeHead(302, { Location: 'http://10.0.0.7/' }).end())
    expect(await fetchPage({ url: server.origin })).toMatchObject({
      error: {
        code: 'network_denied',
        suggestion: 'Use a public address, or allow a private host by name: --allow-host HOST.',
      },
    })
  })

  it('when it is cancelled meanwhile', async () => {
    const controller = new AbortController()
    await using server = await httpServer(() => controller.abort())
    expect(await fetchPage({ url: server.origin }, { signal: controller.signal })).toMatchObject({
      ok: false,
      error: { code: 'cancelled' },
    })
  })
})

it('is dangerous and runs only when allowed', () => {
  const { category, effect, risk, permissions } = fetchWebpage
  expect({ category, effect, risk, permissions }).toEqual({
    category: 'Network',
    effect: 'external',
    risk: 'dangerous',
    permissions: ['Network'],
  })
})

it('says what its time-out may be, and that HTML is given as it is', () => {
  const { timeout_seconds } = fetchWebpage.args().shape
  const { content } = fetchWebpage.outputs().shape
  expect([timeout_seconds, content].map((field) => z.toJSONSchema(field).description)).toEqual([
    'Request timeout in seconds, 1 to 60 (default: 10)',
    'The body as text, HTML included; empty if it is not text',
  ])
})
