import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as net from 'node:net'
import * as path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { httpTool, newID } from '../../support/bundle-store.ts'
import { httpServer } from '../../support/http-server.ts'
import { runMain } from '../../support/run-main.ts'
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts'

const cli = path.resolve(import.meta.dirname, '../../../src/cli/main.ts')

interface Served extends AsyncDisposable {
  readonly child: ChildProcess
  readonly address: string
  readonly tokenFile: string
  readonly ended: Promise<number | null>
}

/** The server as a process of its own. */
async function serve(folder: TempFolder, home: TempFolder, ...argv: readonly string[]): Promise<Served> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: home.path }
  const child = spawn(process.execPath, [cli, 'serve', '--root', folder.path, ...argv], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said.push(chunk.toString())
        if (/Listening/.test(said.join('')) && /token is in .*\n/.test(said.join(''))) resolve()
      })
    child.on('exit', () => reject(new Error(said.join(''))))
  })
  const text = said.join('')
  return {
    child,
    address: /http:\S+/.exec(text)?.[0] ?? '',
    tokenFile: /token is in (.*)/.exec(text)?.[1] ?? '',
    ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

it('[I2] listens on the loopback address only, with a token that only the user can read', async () => {
  await using folder = await tempFolder()
  await using home = await tempFolder()
  await using served = await serve(folder, home)
  expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(served.tokenFile.startsWith(home.path)).toBe(true)
  expect(fs.statSync(served.tokenFile).mode & 0o777).toBe(0o600)
  const token = fs.readFileSync(served.tokenFile, 'utf8').trim()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const ask = (headers = {}) => fetch(`${served.address}/tools/bundles`, { headers })
  expect((await ask()).status).toBe(401)
  expect((await ask({ Authorization: `Bearer ${token}` })).status).toBe(200)
  expect(folder.snapshot()).toEqual({})
})

it('[I4] answers ten requests a second and thirty at once, unless it is told another number', async () => {
  await using folder = await tempFolder()
  await using home = await tempFolder()
  const flood = async (...argv: string[]) => {
    await using served = await serve(folder, home, ...argv)
    const headers = { Authorization: `Bearer ${fs.readFileSync(served.tokenFile, 'utf8').trim()}` }
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${served.address}/openapi.json`, { headers })))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(429) ? [200, 429] : [200]))
    return statuses.filter((status) => status === 200).length
  }
  const answered = await flood()
  expect(answered).toBeGreaterThanOrEqual(30)
  expect(answered).toBeLessThan(200)
  expect(await flood('--rate', 'off')).toBe(200)
})

it('[I4] answers what it cannot read as it answers everything, and goes on', async () => {
  await using folder = await tempFolder()
  await using home = await tempFolder()
  await using served = await serve(folder, home)
  const answer = await fetch(`${served.address}/tools/tools/search?q=${'a'.repeat(200_000)}`)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { ok: false, error: { code: 'invalid_arguments', message: 'The URL and headers are too long' } },
  ])
  const socket = net.connect(Number(new URL(served.address).port), '127.0.0.1')
  socket.end('nonsense\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*This is not an HTTP request/s)
  expect((await fetch(served.address)).status).toBe(401)
})

it('finishes what it is answering when it is told to stop', async () => {
  await using far = await httpServer((_request, response) => void setTimeout(() => response.end('late'), 400))
  await using folder = await tempFolder()
  await using home = await tempFolder()
  await using served = await serve(folder, home, '--yes', '--allow-host', '127.0.0.1')
  const token = fs.readFileSync(served.tokenFile, 'utf8').trim()
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const bundle = `${served.address}/tools/bundles/${newID()}`
  await fetch(bundle, { method: 'PUT', headers, body: '{"slug":"slow"}' })
  const tool = `${bundle}/tools/get/version/1`
  await fetch(tool, { method: 'PUT', headers, body: JSON.stringify(httpTool(far.origin)) })
  const answer = fetch(`${tool}/invoke`, { method: 'POST', headers, body: '{"args":{"id":"1"}}' })
  while (far.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  served.child.kill('SIGTERM')
  expect(await (await answer).json()).toEqual({ ok: true, value: 'late' })
  expect(await served.ended).toBe(143)
})

it('says why it cannot start', async () => {
  await using folder = await tempFolder()
  expect(await runMain(['serve', '--port', 'x'], folder.path)).toMatchObject({ code: 3, err: expect.stringContaining("'x' is not a port") })
  for (const rate of ['0', '-1', '1.5', 'many', '100001', ''])
    expect(await runMain(['serve', `--rate=${rate}`], folder.path)).toMatchObject({
      code: 3,
      err: expect.stringContaining(`'${rate}' is neither 'off' nor a whole number from 1 to 100000`),
    })
  expect(await runMain(['serve', '--root', '/'], folder.path)).toMatchObject({ code: 3 })
  expect((await runMain(['serve', '--help'], folder.path)).out).toContain('Usage: sous serve')
})

it('[I4] takes 64 KB of address and headers, and no more, however much Node takes by itself', async () => {
  await using folder = await tempFolder()
  await using home = await tempFolder()
  await using served = await serve(folder, home)
  const ask = async (size: number) => {
    const answer = await fetch(served.address, { headers: { 'X-Large': 'x'.repeat(size) } })
    return [answer.status, await answer.json()]
  }
  // Without a token nobody is answered anything else.
  expect(await ask(62 * 1024)).toMatchObject([401, { ok: false }])
  expect(await ask(66 * 1024)).toMatchObject([400, { error: { message: 'The URL and headers are too long' } }])
})

it('answers itself also to the longest of queries, and to longer ones', async () => {
  await using folder = await tempFolder()
  await using home = await tempFolder()
  await using served = await serve(folder, home)
  const headers = { Authorization: `Bearer ${fs.readFileSync(served.tokenFile, 'utf8').trim()}` }
  for (const length of [2000, 4000]) {
    const query = new URLSearchParams({ q: '字'.repeat(200), pageToken: '字'.repeat(length) })
    const answer = await fetch(`${served.address}/tools/tools/search?${query}`, { headers })
    expect([answer.status, await answer.json()]).toMatchObject([400, { ok: false, error: { code: 'invalid_arguments' } }])
  }
})
