import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { mcpClient, SOURCE_PROGRAM, YES } from '../support/mcp-client.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

interface Started extends AsyncDisposable {
  readonly child: ChildProcessWithoutNullStreams
  readonly stdout: () => string
  readonly stderr: () => string
  readonly ended: Promise<number | null>
  send(...frames: readonly unknown[]): void
  /** The answer to a request, once it is there. */
  answer(id: number): Promise<Readonly<Record<string, unknown>>>
}

interface Options {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly nodeArgs?: readonly string[]
}

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: { elicitation: {} }, clientInfo: { name: 'raw', version: '1' } },
}
const INITIALIZED = { jsonrpc: '2.0', method: 'notifications/initialized' }

/** The command line as a process, spoken to in bytes. */
function start(args: readonly string[], { cwd = os.tmpdir(), env = {}, nodeArgs = [] }: Options = {}): Started {
  const child = spawn(process.execPath, [...nodeArgs, SOURCE_PROGRAM, 'mcp', ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: path.join(os.tmpdir(), 'no-home'), ...env },
    stdio: 'pipe',
  })
  const written = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    written.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    written.err += chunk.toString()
  })
  child.stdin.on('error', () => undefined)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    child,
    stdout: () => written.out,
    stderr: () => written.err,
    ended,
    send: (...frames) =>
      void child.stdin.write(frames.map((frame) => `${typeof frame === 'string' ? frame : JSON.stringify(frame)}\n`).join('')),
    async answer(id) {
      for (;;) {
        const found = framesOf(written.out).find((frame) => frame['id'] === id && !('method' in frame))
        if (found !== undefined) return found
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${written.err}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Every whole line, each of which must be a frame. */
function framesOf(stdout: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = stdout.slice(0, stdout.lastIndexOf('\n') + 1).split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

it('[I7] a command that prints frames, and code that prints to the console, reach no frame', async () => {
  await using repo = await tempRepo()
  await using folder = await tempFolder({
    'noise.mjs': "setInterval(() => { console.log('noise'); process.stdout.write('{\"noise\":1}\\n') }, 20)\n",
  })
  await using server = start(['--root', repo.path], { nodeArgs: ['--import', path.join(folder.path, 'noise.mjs')] })
  // Noise of before the server took standard output is not its own.
  await new Promise((resolve) => setTimeout(resolve, 0))
  server.send(INITIALIZE, INITIALIZED)
  const forged = '{"jsonrpc":"2.0","id":1,"result":{}}'
  const command = `echo '${forged}'; echo '${forged}' >&2; echo '${forged}' > /dev/fd/1`
  server.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'guide_run_in_terminal', arguments: { command } } })
  for (;;) {
    const question = server.stdout().match(/.*"method":"elicitation\/create".*/)?.[0]
    if (question !== undefined) {
      server.send({ jsonrpc: '2.0', id: JSON.parse(question).id, result: { action: 'accept', content: { approve: true } } })
      break
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  for (;;) {
    if (server.stdout().includes('"exit_code"')) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const lines = server
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{"jsonrpc"') || line.includes('result'))
  expect(lines.map((line) => JSON.parse(line)).map(({ id, method }) => [id, method])).toEqual([
    [0, undefined],
    [expect.any(Number), 'elicitation/create'],
    [1, undefined],
  ])
  const afterStart = server.stdout().slice(server.stdout().indexOf('{"jsonrpc"'))
  expect(afterStart).not.toContain('noise')
  expect(server.stderr()).toContain('noise')
})

it('answers what is no message as an error, and goes on', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using server = start(['--root', repo.path])
  const bad = [
    'not json',
    '{',
    '[]',
    '7',
    '"x"',
    '{"jsonrpc":"1.0","id":9,"method":"ping"}',
    '{"id":9}',
    '\u0000\u0001',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
  ]
  server.send(...bad, '', '   ', INITIALIZE, INITIALIZED)
  server.send({ jsonrpc: '2.0', id: 2, method: 'no/such/method' }, { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 7 } })
  server.send({ jsonrpc: '2.0', id: 77, result: {} }, { jsonrpc: '2.0', method: 'notifications/unknown' })
  server.send({ jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'guide_read_file', arguments: { path: 'a.txt' } } })
  // A client leaves parameters out where it has none.
  server.send({ jsonrpc: '2.0', id: 5, method: 'resources/list' }, { jsonrpc: '2.0', id: 6, method: 'tools/call' })
  expect(await server.answer(5)).toMatchObject({ result: { resources: [] } })
  expect(await server.answer(6)).toMatchObject({ error: { code: -32602, message: 'MCP error -32602: params is required.' } })
  expect(await server.answer(4)).toMatchObject({ result: { structuredContent: { content: 'x\n' } } })
  expect(await server.answer(2)).toMatchObject({ error: { code: -32601 } })
  expect(await server.answer(3)).toMatchObject({ error: { code: -32602 } })
  const errors = framesOf(server.stdout()).filter((frame) => !('id' in frame))
  expect(errors.map((frame) => (frame['error'] as { code: number }).code).sort()).toEqual([
    ...Array.from({ length: 6 }, () => -32600),
    ...Array.from({ length: 3 }, () => -32700),
  ])
})

it('takes a frame in pieces, several at once, and none that is too long', async () => {
  await using repo = await tempRepo({ 'ü.txt': 'x\n' })
  await using server = start(['--root', repo.path])
  const bytes = Buffer.from(`${JSON.stringify(INITIALIZE)}\r\n${JSON.stringify(INITIALIZED)}\n`)
  for (let at = 0; at < bytes.length; at += 7) {
    server.child.stdin.write(bytes.subarray(at, at + 7))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await server.answer(0)
  server.child.stdin.write(Buffer.alloc(70 * 1024 * 1024, 'x'))
  server.child.stdin.write('\n')
  const call = Buffer.from(
    `${JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'guide_read_file', arguments: { path: 'ü.txt' } } })}\n`,
  )
  const split = call.indexOf(0xc3) + 1
  server.child.stdin.write(call.subarray(0, split))
  await new Promise((resolve) => setTimeout(resolve, 50))
  server.child.stdin.write(call.subarray(split))
  expect(await server.answer(5)).toMatchObject({ result: { structuredContent: { content: 'x\n' } } })
  expect(framesOf(server.stdout()).find((frame) => 'error' in frame)).toMatchObject({ error: { message: 'The frame is too long' } })
})

it('ends well when the client is gone', async () => {
  await using repo = await tempRepo()
  await using server = start(['--root', repo.path])
  server.send(INITIALIZE, INITIALIZED)
  await server.answer(0)
  server.child.stdin.end()
  expect([await server.ended, server.stderr()]).toEqual([0, ''])
})

it('ends well when the client stops to listen', async () => {
  await using repo = await tempRepo()
  await using server = start(['--root', repo.path])
  server.send(INITIALIZE, INITIALIZED)
  await server.answer(0)
  server.child.stdout.destroy()
  for (let id = 1; id <= 5; id++) server.send({ jsonrpc: '2.0', id, method: 'tools/list' })
  expect([await server.ended, server.stderr()]).toEqual([0, ''])
})

it('ends well, with the command that is running, when the client dies in the middle of a call', async () => {
  await using repo = await tempRepo()
  await using home = await tempFolder()
  fs.mkdirSync(path.join(home.path, 'sous'))
  const rules = [{ tool: 'run_in_terminal', pattern: '.*' }]
  fs.writeFileSync(path.join(home.path, 'sous/approvals.json'), JSON.stringify({ rules }), { mode: 0o600 })
  await using server = start(['--root', repo.path], { env: { XDG_CONFIG_HOME: home.path } })
  server.send(INITIALIZE, INITIALIZED)
  const command = 'touch started; sleep 30; touch finished'
  server.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'guide_run_in_terminal', arguments: { command } } })
  while (!repo.exists('started')) await new Promise((resolve) => setTimeout(resolve, 20))
  server.child.stdout.destroy()
  server.child.stdin.destroy()
  expect(await server.ended).toBe(0)
  expect(repo.exists('finished')).toBe(false)
})

it('[R15] ends when it is told to, also while a question is open', async () => {
  await using repo = await tempRepo()
  await using server = start(['--root', repo.path])
  server.send(INITIALIZE, INITIALIZED)
  server.send({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'guide_create_file', arguments: { path: 'a.txt', content: '' } },
  })
  while (!server.stdout().includes('elicitation/create')) await new Promise((resolve) => setTimeout(resolve, 20))
  server.child.kill('SIGTERM')
  expect([await server.ended, repo.exists('a.txt')]).toEqual([143, false])
})

it.each([
  [['--root', '/'], '/tmp', 'Sous does not serve a whole disk'],
  [[], '/', 'Sous does not serve a whole disk'],
  [['--root', '/no/such/folder'], '/tmp', "Folder '/no/such/folder' does not exist"],
  [['--root', '/etc/passwd'], '/tmp', 'is not a directory'],
  [['--rot', 'x'], '/tmp', "Unknown option '--rot'"],
  [['extra'], '/tmp', "Unexpected argument 'extra'"],
])('[I6] refuses to start with %j in %s', async (args, cwd, why) => {
  await using server = start(args, { cwd })
  expect([await server.ended, server.stdout()]).toEqual([3, ''])
  expect(server.stderr()).toContain(why)
})

it('[I6] does not serve a home folder unasked', async () => {
  await using home = await tempFolder()
  await using server = start([], { cwd: home.path, env: { HOME: home.path } })
  expect([await server.ended, server.stdout()]).toEqual([3, ''])
})

it('[I6] serves the folder that a link led to when it started', async () => {
  await using first = await tempFolder({ 'a.txt': 'first\n' })
  await using second = await tempFolder({ 'a.txt': 'second\n' })
  await using place = await tempFolder()
  const link = path.join(place.path, 'link')
  fs.symlinkSync(first.path, link)
  await using server = start(['--root', link])
  server.send(INITIALIZE, INITIALIZED)
  await server.answer(0)
  fs.rmSync(link)
  fs.symlinkSync(second.path, link)
  server.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'guide_read_file', arguments: { path: 'a.txt' } } })
  expect(await server.answer(1)).toMatchObject({ result: { structuredContent: { content: 'first\n' } } })
})

it('[I-15] says on standard error what happens, when asked to', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using server = start(['--root', repo.path, '--verbose'])
  server.send(INITIALIZE, INITIALIZED)
  server.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'guide_read_file', arguments: { path: 'a.txt' } } })
  await server.answer(1)
  expect(server.stderr()).toContain('TRACE Tool called: read_file')
  expect(() => framesOf(server.stdout())).not.toThrow()
})

it('explains itself', async () => {
  await using server = start(['--help'])
  expect([await server.ended, server.stdout().split('\n')[0]]).toEqual([0, 'Usage: sous mcp [--root DIR] [--allow-host HOST] [--verbose]'])
})

it('[I5] asks the person of a real client, and writes what they said yes to', async () => {
  await using repo = await tempRepo({ 'a.txt': 'old\n' })
  let asked = ''
  await using mcp = await mcpClient(repo.path, {
    program: SOURCE_PROGRAM,
    onQuestion(message) {
      asked = message
      return YES
    },
  })
  await mcp.client.listTools()
  const { structured } = await mcp.call('guide_replace_in_file', { path: 'a.txt', find: 'old', replace: 'new' })
  expect([structured?.['applied'], repo.read('a.txt')]).toEqual([true, 'new\n'])
  expect(asked).toMatch(/-old\n\+new\n[\s\S]*\ndigest [0-9a-f]{64}$/)
})
