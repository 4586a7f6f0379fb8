import { execFile } from 'node:child_process'
import * as net from 'node:net'
import * as path from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { HttpOutcome, HttpRequest } from '../../../src/system/network/http.ts'
import { type HttpOptions, realHttp } from '../../../src/system/network/real-http.ts'
import { httpServer, httpsServer, socketServer } from '../../support/http-server.ts'

const bin = path.join(import.meta.dirname, '../../fixtures/bin')

/** Long enough, also when packed, to come in several pieces. */
const LONG_TEXT = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 10_007).join(' ')

function get(url: string, request: Partial<HttpRequest> = {}, options: HttpOptions = {}): Promise<HttpOutcome> {
  return realHttp(options).send({
    url: new URL(url),
    timeoutMs: 10_000,
    maxBytes: 1024 * 1024,
    allowPrivate: ['127.0.0.1'],
    signal: new AbortController().signal,
    ...request,
  })
}

function text(outcome: HttpOutcome): string {
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  return Buffer.from(outcome.bytes).toString('utf8')
}

describe('a request', () => {
  it('returns status, type and body, and asks for no encoding', async () => {
    await using server = await httpServer((_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('nothing here')
    })
    const outcome = await get(`${server.origin}/a?b=c`)
    expect(outcome).toMatchObject({
      kind: 'answered',
      status: 404,
      contentType: 'text/plain; charset=utf-8',
      hops: [`${server.origin}/a?b=c`],
      truncated: false,
    })
    expect(text(outcome)).toBe('nothing here')
    expect(server.requests.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
      {
        method: 'GET',
        url: '/a?b=c',
        headers: {
          accept: '*/*',
          'accept-encoding': 'identity',
          connection: 'close',
          host: `127.0.0.1:${server.port}`,
          'user-agent': 'sous',
        },
      },
    ])
  })

  it('speaks TLS, and only with a certificate that it trusts', async () => {
    await using server = await httpsServer((_request, response) => response.end('sealed'))
    expect(text(await get(server.origin, {}, { certificateAuthority: server.certificate }))).toBe('sealed')
    expect(await get(server.origin)).toMatchObject({ kind: 'failed', message: expect.stringMatching(/self-signed/) })
  })

  it('checks the certificate against the name, not against the address it was resolved to', async () => {
    await using server = await httpsServer((_request, response) => response.end('sealed'))
    const options = { certificateAuthority: server.certificate, resolve: async () => ['127.0.0.1'] }
    const url = (host: string) => `https://${host}:${server.port}/`
    expect(text(await get(url('localhost'), { allowPrivate: ['localhost'] }, options))).toBe('sealed')
    expect(await get(url('other.test'), { allowPrivate: ['other.test'] }, options)).toMatchObject({ kind: 'failed' })
  })

  it('says that a connection was refused, that a host is unknown, that an answer broke off', async () => {
    const port = await freePort()
    expect(await get(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', message: 'connection refused' })
    const unknown = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.test'), { code: 'ENOTFOUND' })
    }
    expect(await get('http://nowhere.test/', {}, { resolve: unknown })).toEqual({ kind: 'failed', message: 'host not found' })
    await using server = await socketServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort'))
    })
    expect(await get(server.origin)).toMatchObject({ kind: 'failed' })
  })

  it('says that the server speaks no TLS, or why TLS could not be agreed on', async () => {
    await using plain = await httpServer((_request, response) => response.end('plain'))
    const notTls = { kind: 'failed', message: 'the server does not use TLS on this port', advice: 'Is it an http:// address?' }
    expect(await get(`https://127.0.0.1:${plain.port}/`)).toEqual(notTls)
    await using long = await socketServer((socket) => socket.once('data', () => socket.end(Buffer.from([22, 3, 3, 255, 255, 2, 40]))))
    expect(await get(`https://127.0.0.1:${long.port}/`)).toEqual(notTls)
    await using picky = await socketServer((socket) => socket.once('data', () => socket.end(Buffer.from([21, 3, 3, 0, 2, 2, 40]))))
    expect(await get(`https://127.0.0.1:${picky.port}/`)).toEqual({
      kind: 'failed',
      message: expect.stringMatching(/^the TLS handshake failed: [\w/ ]*alert handshake failure$/),
    })
  })

  it.each(['Upgrade: x\r\nConnection: Upgrade\r\n', ''])('fails at once when the server switches protocols (%j)', async (headers) => {
    await using server = await socketServer((socket) => {
      socket.once('data', () => socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\nanything`))
    })
    expect(await get(server.origin)).toEqual({
      kind: 'failed',
      message: 'the server switched to another protocol (status 101), which Sous did not request',
    })
  })

  it('can be cancelled, before and during', async () => {
    await using server = await httpServer(() => undefined)
    expect(await get(server.origin, { signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled' })
    expect(server.connections).toBe(0)
    const controller = new AbortController()
    const outcome = get(server.origin, { signal: controller.signal })
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    controller.abort()
    expect(await outcome).toEqual({ kind: 'cancelled' })
  })

  it('[F9] cannot be split by line breaks in the URL', async () => {
    await using server = await httpServer((_request, response) => response.end('ok'))
    await get(`${server.origin}/a\r\nX-Evil: 1\r\n\r\nGET /b`)
    expect(server.requests.map(({ url, headers }) => [url, headers['x-evil']])).toEqual([['/aX-Evil:%201GET%20/b', undefined]])
  })
})

describe('addresses', () => {
  it.each([
    'http://0177.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://127.1',
    'http://017700000001',
    'http://[::ffff:7f00:1]',
    'http://[::]',
    'http://0',
    'http://①②⑦.⓪.⓪.①',
    'http://127。0。0。1',
    'http://localhost.',
    'http://[64:ff9b::7f00:1]',
    'http://169.254.169.254.',
    'http://168.63.129.16',
    'http://localhost',
    'http://127.0.0.1',
    'http://[::1]',
  ])('[F1] %s is denied without a connection', async (form) => {
    await using server = await httpServer((_request, response) => response.end('secret'))
    expect(await get(`${form}:${server.port}/`, { allowPrivate: [] })).toMatchObject({ kind: 'denied' })
    expect(server.connections).toBe(0)
  })

  it('[F1] a host is denied when only one of its addresses is private', async () => {
    await using server = await httpServer((_request, response) => response.end('secret'))
    const resolve = async () => ['93.184.216.34', '127.0.0.1']
    expect(await get(`http://mixed.test:${server.port}/`, { allowPrivate: [] }, { resolve })).toEqual({
      kind: 'denied',
      message: "'mixed.test' has the address 127.0.0.1, which is not public",
    })
    expect(server.connections).toBe(0)
  })

  it('[F2] a name is looked up once: what it leads to later does not matter', async () => {
    await using server = await httpServer((_request, response) => response.end('secret'))
    const answers = [['192.0.2.1'], ['127.0.0.1']]
    let asked = 0
    // The first answer is of a range that is never reachable; it counts as public for this one host.
    const resolve = async () => answers[Math.min(asked++, 1)] ?? []
    const request = { allowPrivate: ['rebind.test'], timeoutMs: 500 }
    const outcome = await get(`http://rebind.test:${server.port}/`, request, { resolve })
    expect(['timed_out', 'failed']).toContain(outcome.kind)
    expect({ asked, connections: server.connections }).toEqual({ asked: 1, connections: 0 })
  })

  it('[F2] a connection goes to the address that was checked, not to where the system says that the name is', async () => {
    await using server = await httpServer((_request, response) => response.end('secret'))
    let asked = 0
    // First an address where nobody answers. The system, if it were asked again, would say that the name is this machine's.
    const resolve = async () => (asked++ === 0 ? ['192.0.2.1'] : ['127.0.0.1'])
    const outcome = await get(`http://localhost:${server.port}/`, { allowPrivate: ['localhost'], timeoutMs: 500 }, { resolve })
    expect(['timed_out', 'failed']).toContain(outcome.kind)
    expect({ asked, connections: server.connections }).toEqual({ asked: 1, connections: 0 })
    // And the other way round: the system does not know the name at all.
    const unknown = { allowPrivate: ['unknown.test'] }
    expect(text(await get(`http://unknown.test:${server.port}/`, unknown, { resolve }))).toBe('secret')
    expect({ asked, connections: server.connections }).toEqual({ asked: 2, connections: 1 })
  })

  it('[F2] a connection that led to a private address after all is closed before anything is asked', async () => {
    await using server = await httpServer((_request, response) => response.end('secret'))
    const options = { resolve: async () => ['93.184.216.34'], connect: (port: number) => net.connect(port, '127.0.0.1') }
    expect(await get(`http://hijacked.test:${server.port}/`, { allowPrivate: [] }, options)).toEqual({
      kind: 'denied',
      message: "'hijacked.test' resolved to 127.0.0.1, which is not a public address",
    })
    expect(server.requests).toEqual([])
  })

  it('a private host can be allowed, with its port', async () => {
    await using server = await httpServer((_request, response) => response.end('inside'))
    const url = `http://localhost:${server.port}/`
    const resolve = async () => ['127.0.0.1']
    expect(text(await get(url, { allowPrivate: [`localhost:${server.port}`] }, { resolve }))).toBe('inside')
    expect(await get(url, { allowPrivate: ['localhost:1'] }, { resolve })).toMatchObject({ kind: 'denied' })
  })

  it('[F10] proxies of the environment are ignored', async () => {
    await using proxy = await httpServer((_request, response) => response.end('from the proxy'))
    await using server = await httpServer((_request, response) => response.end('from the server'))
    const variables = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY']
    const env = { ...Object.fromEntries(variables.map((name) => [name, proxy.origin])), NODE_USE_ENV_PROXY: '1' }
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(bin, 'fetch.ts'), server.origin], { env })
    expect(stdout).toBe('from the server')
    expect(proxy.connections).toBe(0)
  })
})

describe('redirects', () => {
  it('are followed, and every hop is told', async () => {
    await using server = await httpServer((request, response) => {
      if (request.url === '/new/c') response.end('arrived')
      else response.writeHead(request.url === '/a' ? 301 : 307, { Location: request.url === '/a' ? '/b' : 'new/c' }).end('moved')
    })
    const outcome = await get(`${server.origin}/a`)
    expect(text(outcome)).toBe('arrived')
    expect(outcome).toMatchObject({ hops: ['/a', '/b', '/new/c'].map((hop) => `${server.origin}${hop}`) })
  })

  it('[F3] may not lead to a private address', async () => {
    await using inner = await httpServer((_request, response) => response.end('secret'))
    await using server = await httpServer((_request, response) => response.writeHead(302, { Location: inner.origin }).end())
    expect(await get(server.origin, { allowPrivate: [`127.0.0.1:${server.port}`] })).toEqual({
      kind: 'denied',
      message: "redirect hop 1: '127.0.0.1' has the address 127.0.0.1, which is not public",
    })
    expect(inner.connections).toBe(0)
  })

  it.each([
    ['file:///etc/passwd', "redirect hop 1: 'file:' is neither http: nor https:"],
    ['data:text/plain,x', "redirect hop 1: 'data:' is neither http: nor https:"],
    ['http://user:pass@127.0.0.1/', 'redirect hop 1: the URL contains a user name or password'],
  ])('[F3] may not lead to %s', async (location, message) => {
    await using server = await httpServer((_request, response) => response.writeHead(302, { Location: location }).end())
    expect(await get(server.origin)).toEqual({ kind: 'denied', message, advice: 'Use an address that does not redirect there.' })
  })

  it('[F3] may not lead from https to http', async () => {
    await using inner = await httpServer((_request, response) => response.end('plain'))
    await using server = await httpsServer((_request, response) => response.writeHead(302, { Location: inner.origin }).end())
    expect(await get(server.origin, {}, { certificateAuthority: server.certificate })).toEqual({
      kind: 'denied',
      message: `redirect hop 1: '${inner.origin}' is http, after https`,
      advice: 'Use an address that does not redirect there.',
    })
    expect(inner.connections).toBe(0)
  })

  it('[F3] end after five', async () => {
    await using server = await httpServer((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('arrived')
      else response.writeHead(302, { Location: `/${left - 1}` }).end()
    })
    expect(text(await get(`${server.origin}/5`))).toBe('arrived')
    expect(await get(`${server.origin}/6`)).toEqual({
      kind: 'too_many_redirects',
      message: 'more than 5 redirects',
      lastUrl: `${server.origin}/1`,
    })
    expect(server.requests).toHaveLength(12)
  })

  it.each([
    ['UTF-8', Buffer.from('/café?日'), '/caf%C3%A9?%E6%97%A5'],
    ['Latin-1, where it is no UTF-8', Buffer.from('/café', 'latin1'), '/caf%C3%A9'],
  ])('are read as %s', async (_name, location, path) => {
    await using server = await socketServer((socket) => {
      socket.once('data', (asked) => {
        if (!asked.toString('latin1').startsWith('GET / ')) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
        else socket.end(Buffer.concat([Buffer.from('HTTP/1.1 302 Found\r\nLocation: '), location, Buffer.from('\r\n\r\n')]))
      })
    })
    expect(await get(server.origin)).toMatchObject({ hops: [`${server.origin}/`, `${server.origin}${path}`] })
  })

  it('[F1] to a host in UTF-8 are checked as the parser understands it', async () => {
    await using server = await socketServer((socket) => {
      socket.once('data', () => socket.end(Buffer.from('HTTP/1.1 302 Found\r\nLocation: http://①②⑦.1/\r\n\r\n')))
    })
    expect(await get(server.origin, { allowPrivate: [`127.0.0.1:${server.port}`] })).toEqual({
      kind: 'denied',
      message: "redirect hop 1: '127.0.0.1' has the address 127.0.0.1, which is not public",
    })
  })

  it('[F4] take nothing of one host to another', async () => {
    await using other = await httpServer((_request, response) => response.end('other'))
    await using server = await httpServer((_request, response) => {
      response.writeHead(302, { Location: other.origin, 'Set-Cookie': 'session=s' }).end()
    })
    expect(text(await get(server.origin))).toBe('other')
    expect(Object.keys(other.requests[0]?.headers ?? {})).toEqual(['accept', 'accept-encoding', 'user-agent', 'host', 'connection'])
  })

  it('without a target are an answer; with an invalid one they fail', async () => {
    await using server = await httpServer((request, response) => {
      response.writeHead(302, request.url === '/bad' ? { Location: 'http://[' } : {}).end('moved')
    })
    expect(await get(server.origin)).toMatchObject({ kind: 'answered', status: 302 })
    expect(await get(`${server.origin}/bad`)).toEqual({ kind: 'failed', message: 'redirected to an invalid URL' })
  })
})

describe('answers that are too much', () => {
  it('[F8] a body without end is cut at the limit, and the connection closed', async () => {
    let sent = 0
    const closed = Promise.withResolvers<void>()
    await using server = await httpServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': String(10 * 1024 ** 3) })
      const block = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        sent += block.length
        if (response.write(block)) setImmediate(more)
      }
      response.on('drain', more)
      response.on('close', closed.resolve)
      more()
    })
    const outcome = await get(server.origin, { maxBytes: 100_000 })
    expect(outcome).toMatchObject({ kind: 'answered', truncated: true })
    expect(text(outcome)).toBe('x'.repeat(100_000))
    await closed.promise
    expect(sent).toBeLessThan(50 * 1024 * 1024)
  })

  it('a body of exactly the limit is whole', async () => {
    await using server = await httpServer((_request, response) => response.end('x'.repeat(1000)))
    expect(await get(server.origin, { maxBytes: 1000 })).toMatchObject({ truncated: false })
    expect(await get(server.origin, { maxBytes: 999 })).toMatchObject({ truncated: true })
  })

  it.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateRawSync],
  ] as const)('[F8] a small body in %s that unpacks to a huge one is cut at the limit', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(200 * 1024 * 1024))
    await using server = await httpServer((_request, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(bomb))
    const outcome = await get(server.origin)
    expect(outcome).toMatchObject({ kind: 'answered', truncated: true })
    expect(text(outcome)).toHaveLength(1024 * 1024)
  })

  it.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['deflate', zlib.deflateRawSync],
    ['br', zlib.brotliCompressSync],
  ] as const)('a body in %s is unpacked although it was not asked for', async (encoding, pack) => {
    await using server = await httpServer((_request, response) => {
      const packed = pack(LONG_TEXT)
      response.writeHead(200, { 'Content-Encoding': encoding }).write(packed.subarray(0, 1))
      setTimeout(() => response.end(packed.subarray(1)), 20)
    })
    expect(text(await get(server.origin))).toBe(LONG_TEXT)
  })

  it.each(['gzip', 'deflate', 'br'])('no body at all in %s is none', async (encoding) => {
    await using server = await httpServer((_request, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end())
    expect(text(await get(server.origin))).toBe('')
  })

  it('a packed body that breaks off or stalls before its first byte ends', async () => {
    await using server = await socketServer((socket) => {
      socket.once('data', (asked) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: deflate\r\nContent-Length: 100\r\n\r\n')
        if (asked.toString('latin1').startsWith('GET /off ')) setTimeout(() => socket.end(), 20)
      })
    })
    expect(await get(`${server.origin}/off`)).toEqual({ kind: 'failed', message: 'connection reset' })
    expect(await get(`${server.origin}/stall`, { timeoutMs: 300 })).toEqual({ kind: 'timed_out' })
  })

  it('an encoding that is unknown, nested or broken fails', async () => {
    await using server = await httpServer((request, response) => {
      response.writeHead(200, { 'Content-Encoding': request.headers.host === '' ? '' : (request.url?.slice(1) ?? '') }).end('not packed')
    })
    expect(await get(`${server.origin}/zstd`)).toMatchObject({ kind: 'failed', message: expect.stringMatching(/'zstd'/) })
    expect(await get(`${server.origin}/gzip,gzip`)).toMatchObject({ kind: 'failed', message: expect.stringMatching(/'gzip,gzip'/) })
    expect(await get(`${server.origin}/constructor`)).toMatchObject({ kind: 'failed', message: expect.stringMatching(/'constructor'/) })
    for (const encoding of ['gzip', 'deflate', 'br'])
      expect(await get(`${server.origin}/${encoding}`)).toEqual({ kind: 'failed', message: `the body is not valid ${encoding}` })
  })

  it.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateRawSync],
    ['br', zlib.brotliCompressSync],
  ] as const)('a body in %s that is not all there fails', async (encoding, pack) => {
    await using server = await httpServer((_request, response) => {
      const packed = pack(LONG_TEXT)
      response.writeHead(200, { 'Content-Encoding': encoding }).end(packed.subarray(0, packed.length / 2))
    })
    expect(await get(server.origin)).toEqual({ kind: 'failed', message: 'the compressed body ends too early' })
  })

  it('[F8] a body that drips is ended by the time-out', async () => {
    await using server = await httpServer((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await get(server.origin, { timeoutMs: 300 })).toEqual({ kind: 'timed_out' })
  })

  it('[F8] headers without end fail, and headers that drip are ended by the time-out', async () => {
    await using flood = await socketServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const more = () => {
        while (!socket.destroyed && socket.write(`X-${'a'.repeat(100)}: ${'b'.repeat(1000)}\r\n`));
      }
      socket.on('drain', more)
      more()
    })
    expect(await get(flood.origin)).toEqual({ kind: 'failed', message: 'the response headers are too large' })
    await using drip = await socketServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('X: y\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    expect(await get(drip.origin, { timeoutMs: 300 })).toEqual({ kind: 'timed_out' })
  })

  it('[F8] headers may have 32 KB and no more, however much Node takes by itself', async () => {
    await using server = await socketServer((socket) => {
      socket.once('data', (head) => {
        const size = Number(/^GET \/(\d+)/.exec(String(head))?.[1])
        socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Large: ${'x'.repeat(size)}\r\n\r\n`)
      })
    })
    expect(await get(`${server.origin}/${31 * 1024}`)).toMatchObject({ kind: 'answered', status: 200 })
    expect(await get(`${server.origin}/${33 * 1024}`)).toEqual({ kind: 'failed', message: 'the response headers are too large' })
  })

  it('[F8] a host whose name is never resolved is ended by the time-out', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    expect(await get('http://slow.test/', { timeoutMs: 100 }, { resolve })).toEqual({ kind: 'timed_out' })
  })
})

async function freePort(): Promise<number> {
  await using server = await httpServer(() => undefined)
  return server.port
}
