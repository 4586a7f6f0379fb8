// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import * as fs from 'node:fs'
import * as path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { httpTool } from '../../support/bundle-store.ts'
import { httpServer } from '../../support/http-server.ts'
import { runMain } from '../../support/run-main.ts'
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts'

async function withTool(folder: TempFolder, origin = 'https://tickets.example.com'): Promise<void> {
  folder.write({ 'tool.json': JSON.stringify(httpTool(origin)) })
  expect(await runMain(['bundle', 'add', 'tickets/get@1', 'tool.json'], folder.path)).toMatchObject({
    code: 0,
    out: 'Added tickets/get@1\n',
  })
  fs.rmSync(path.join(folder.path, 'tool.json'))
}

describe('sous bundle', () => {
  it('leaves nothing behind of a tool that is refused, not even its bundle', async () => {
    await using folder = await tempFolder({ 'tool.json': '{"type": "http"}' })
    const before = fs.readdirSync(folder.path)
    expect(await runMain(['bundle', 'add', 'tickets/get@1', 'tool.json'], folder.path)).toMatchObject({
      code: 3,
      err: expect.stringContaining('Nothing was changed'),
    })
    expect(fs.readdirSync(folder.path)).toEqual(before)
  })

  it('lists, shows and switches', async () => {
    await using folder = await tempFolder()
    await withTool(folder)
    const run = (...argv: string[]) => runMain(['bundle', ...argv], folder.path)
    expect((await run('list')).out).toMatch(/^tickets +1 tool$/m)
    expect((await run('show', 'tickets')).out).toMatch(/^tickets\ntickets\/get@1 +http {2}Gets a ticket$/m)
    expect(JSON.parse((await run('show', 'tickets/get@1')).out)).toMatchObject({ slug: 'get', type: 'http' })
    expect(await run('disable', 'tickets')).toMatchObject({ code: 0, out: 'tickets is off\n' })
    expect((await run('list')).out).not.toContain('tickets')
    expect(JSON.parse((await run('list', '--all', '--json')).out)).toContainEqual(
      expect.objectContaining({ slug: 'tickets', isEnabled: false, tools: 1 }),
    )
    expect(await run('disable', 'tickets/get@1')).toMatchObject({
      code: 1,
      err: expect.stringContaining("The bundle 'tickets' is switched off"),
    })
    expect(await run('enable', 'tickets')).toMatchObject({ code: 0 })
    expect(await run('disable', 'sous/grep@1')).toMatchObject({ code: 0, out: 'sous/grep@1 is off\n' })
  })

  it('says what is wrong with what it is told, and with a file that is broken', async () => {
    await using folder = await tempFolder({ 'bad.json': '{\n  oops\n}' })
    const run = (...argv: string[]) => runMain(['bundle', ...argv], folder.path)
    expect(await run()).toMatchObject({ code: 3, err: expect.stringContaining('Use one of list, show') })
    expect(await run('show')).toMatchObject({ code: 3 })
    expect(await run('show', 'nope')).toMatchObject({ code: 1, err: expect.stringContaining("Bundle 'nope' does not exist") })
    expect(await run('add', 'a/b@1', 'bad.json')).toMatchObject({ code: 3, err: expect.stringContaining('bad.json:2:3') })
    expect(await run('add', 'a', 'bad.json')).toMatchObject({ code: 3 })
    const http = { allowedHosts: ['a.test'], calls: [{ urlTemplate: 'https://a.test' }, { urlTemplate: 'https://b.test' }] }
    folder.write({ 'bad.json': JSON.stringify({ type: 'http', http, tags: ['a b'] }, undefined, 2) })
    expect(await run('add', 'a/b@1', 'bad.json')).toMatchObject({
      code: 3,
      err: expect.stringContaining('bad.json:17:5: tags[0] must be 1 to 64 letters'),
    })
    folder.write({ 'bad.json': JSON.stringify({ type: 'http', http }, undefined, 2) })
    expect(await run('add', 'a/b@1', 'bad.json')).toMatchObject({
      code: 3,
      err: expect.stringContaining("bad.json:12:9: http.calls[1].urlTemplate uses the host 'b.test', which is not in allowedHosts"),
    })
    await withTool(folder)
    folder.write({ '.github/sous/bundles/tickets/tools/get@1.json': 'nothing' })
    expect(await run('list')).toMatchObject({
      code: 0,
      err: '! .github/sous/bundles/tickets/tools/get@1.json:1:1: expected a value, found "n"\n',
    })
  })

  it('[B-41] takes a bundle from one repository to another by a ZIP file, byte for byte', async () => {
    await using folder = await tempFolder()
    await using other = await tempFolder()
    await withTool(folder)
    const file = path.join(other.path, 'tickets.zip')
    expect(await runMain(['bundle', 'export', 'tickets', file], folder.path)).toMatchObject({ code: 0 })
    expect(await runMain(['bundle', 'export', 'tickets', file], folder.path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already exists'),
    })
    const bytes = fs.readFileSync(file)
    expect(await runMain(['bundle', 'import', file], other.path)).toMatchObject({ code: 0, out: 'Imported tickets with 1 tool\n' })
    fs.rmSync(file)
    expect(other.snapshot()).toEqual(folder.snapshot())
    await runMain(['bundle', 'export', 'tickets', file], other.path)
    expect(fs.readFileSync(file).equals(bytes)).toBe(true)
  })

  it('[B-41] tells every conflict, and changes nothing', async () => {
    await using folder = await tempFolder()
    await using outside = await tempFolder()
    await withTool(folder)
    const file = path.join(outside.path, 'tickets.zip')
    await runMain(['bundle', 'export', 'tickets', file], folder.path)
    const before = folder.snapshot()
    const { code, err } = await runMain(['bundle', 'import', file], folder.path)
    expect(code).toBe(1)
    expect(err).toMatch(/The bundle conflicts with existing ones: id \S+ is taken; slug 'tickets' is taken; get@1 \S+ is taken/)
    expect(folder.snapshot()).toEqual(before)
  })

  it('[B-41] refuses files that lead elsewhere, are no bundle, or are too much', async () => {
    await using folder = await tempFolder()
    await using outside = await tempFolder()
    const attempt = async (bytes: Uint8Array) => {
      const file = path.join(outside.path, 'x.zip')
      fs.writeFileSync(file, bytes)
      const { code, err } = await runMain(['bundle', 'import', file], folder.path)
      expect(code).toBe(1)
      return err
    }
    const text = strToU8('{}')
    for (const name of ['../../evil.json', '/etc/passwd', 'a/../../b.json', 'a\\b.json', 'C:evil', 'a/tools/x/y.json'])
      expect(await attempt(zipSync({ [name]: text })), name).toContain('is not a valid path in a bundle')
    expect(await attempt(zipSync({ 'a/tools/x.json': text }))).toContain('one folder with a bundle.json')
    expect(await attempt(zipSync({ 'a/bundle.json': text }))).toContain('a/bundle.json:1:1')
    expect(await attempt(strToU8('no zip at all'))).toContain('it is not a ZIP file')
    expect(await attempt(zipSync({ 'a/bundle.json': new Uint8Array(70 * 1024 * 1024) }))).toContain('would unpack to more than')
    const packed = zipSync({ 'a/bundle.json': new Uint8Array(70 * 1024 * 1024) })
    expect(await attempt(withClaimedSize(packed, 10)), 'whatever size it claims').toContain('would unpack to more than')
    expect(await attempt(packed.subarray(0, 1_000))).toContain('it is not a ZIP file')
    expect(folder.snapshot()).toEqual({})
  })
})

/** A ZIP file with one file, which says that it unpacks to so many bytes. */
function withClaimedSize(zip: Uint8Array, size: number): Uint8Array {
  const claiming = Buffer.from(zip)
  claiming.writeUInt32LE(size, 22)
  claiming.writeUInt32LE(size, claiming.lastIndexOf('PK\x01\x02') + 24)
  return claiming
}

describe('sous invoke', () => {
  it('[B-18] [B-31] calls a tool by its reference', async () => {
    await using server = await httpServer((request, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(request.url)),
    )
    await using folder = await tempFolder()
    await using state = await tempFolder()
    await withTool(folder, server.origin)
    const env = { XDG_STATE_HOME: state.path }
    const run = (...argv: string[]) =>
      runMain(['invoke', ...argv, '--allow-host', '127.0.0.1'], folder.path, { isInteractive: false }, { env })
    expect(await run('tickets/get@1', '--id', 'T-1', '--yes', '--json')).toMatchObject({
      code: 0,
      out: '{"ok":true,"value":"/tickets/T-1"}\n',
    })
    const beforehand =
      "To approve it without a question: sous invoke tickets/get@1 --id 'T 1' --allow-host 127.0.0.1 --yes (approval_needed)"
    expect(await run('tickets/get@1', '--id', 'T 1')).toMatchObject({ code: 4, err: expect.stringContaining(beforehand) })
    expect(JSON.parse((await run('tickets/get@1', '--id', 'T 1', '--json')).out)).toMatchObject({
      error: { suggestion: expect.stringMatching(/^To approve it without a question: .* --yes$/) },
    })
    expect(await run('tickets/get@1', '--yes')).toMatchObject({ code: 3, err: expect.stringContaining('id: is required') })
    expect(await run('tickets/gte@1', '--yes')).toMatchObject({ code: 3, err: expect.stringContaining("Did you mean 'tickets/get@1'?") })
    expect(await run('tickets', '--yes')).toMatchObject({ code: 3 })
    expect(server.requests.length).toBe(1)
    const [usage] = Object.values(state.snapshot()).filter((text) => text.includes('callCount'))
    expect(usage).toContain('"callCount": 1')
  })

  it('asks a person, who sees what would be sent', async () => {
    await using server = await httpServer((_request, response) => response.end('hello'))
    await using folder = await tempFolder()
    await withTool(folder, server.origin)
    const argv = ['invoke', 'tickets/get@1', '--id', 'T-1', '--allow-host', '127.0.0.1']
    const refused = await runMain(argv, folder.path, { isInteractive: true }, { answers: ['n'] })
    expect(refused.err).toContain(`GET ${server.origin}/tickets/T-1`)
    expect([refused.code, server.connections]).toEqual([4, 0])
    expect(await runMain(argv, folder.path, { isInteractive: true }, { answers: ['y'] })).toMatchObject({ code: 0, out: '"hello"\n' })
  })

  it('[F7] asks again when the tool does something else than what was always allowed', async () => {
    await using server = await httpServer((_request, response) => response.end('hello'))
    await using folder = await tempFolder()
    await using config = await tempFolder()
    await withTool(folder, server.origin)
    const argv = ['invoke', 'tickets/get@1', '--id', 'T-1', '--allow-host', '127.0.0.1']
    const env = { XDG_CONFIG_HOME: config.path }
    expect((await runMain(argv, folder.path, { isInteractive: true }, { answers: ['always'], env })).code).toBe(0)
    expect((await runMain(argv, folder.path, { isInteractive: false }, { env })).code).toBe(0)
    const file = '.github/sous/bundles/tickets/tools/get@1.json'
    folder.write({ [file]: folder.read(file).replace('/tickets/', '/elsewhere/') })
    expect(await runMain(argv, folder.path, { isInteractive: false }, { env })).toMatchObject({ code: 4 })
    expect(server.requests.length).toBe(2)
  })

  it('explains a tool, and calls those that come with Sous', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    await withTool(folder)
    expect((await runMain(['invoke', 'tickets/get@1', '--help'], folder.path)).out).toContain('--id TEXT')
    expect((await runMain(['invoke', '--help'], folder.path)).out).toContain('Usage: sous invoke')
    const found = await runMain(['invoke', 'sous/grep@1', '--pattern', 'one', '--json'], folder.path)
    expect(JSON.parse(found.out)).toMatchObject({ ok: true, value: { total_matches: 1 } })
    expect((await runMain(['tool', 'tickets/get@1', '--help'], folder.path)).out).toContain('--id TEXT')
  })

  it('[B-44] makes the plan of a recipe', async () => {
    await using folder = await tempFolder({
      'a.txt': 'x\n',
      'recipes/r.yml':
        "name: R\ninputs: { word: { required: true } }\npermissions: { write: ['*.txt'] }\nsteps:\n  - tool: append_file\n    with: { path: a.txt, content: '${{ inputs.word }}' }\n",
    })
    const { code, out } = await runMain(['invoke', 'recipes/r@1', '--word', 'new', '--json'], folder.path)
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, value: { status: 'complete', changes: [{ path: 'a.txt' }] } }])
    const shown = await runMain(['invoke', 'recipes/r@1', '--word', 'new'], folder.path)
    expect(shown.out).toMatch(/^diff --git a\/a\.txt.*\n\+new\n.*To apply it: sous apply [0-9a-f]{64} --root \S+\n$/s)
    expect((await runMain(['invoke', 'recipes/r@1', '--help'], folder.path)).out).toContain('word  string, required')
    expect(folder.read('a.txt')).toBe('x\n')
  })

  it('[I1] runs no command of a recipe that is not trusted, whatever is approved beforehand', async () => {
    await using folder = await tempFolder({
      'recipes/r.yml':
        "name: R\npermissions: { run: ['touch made.txt'], write: [made.txt] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: touch made.txt }\n",
    })
    await using config = await tempFolder()
    const run = (...argv: string[]) =>
      runMain(argv, folder.path, { isInteractive: false }, { env: { XDG_CONFIG_HOME: config.path, HOME: config.path } })
    const waiting = await run('invoke', 'recipes/r@1')
    expect([waiting.code, waiting.out]).toEqual([4, 'Step \'1\' waits for approval: run_in_terminal {"command":"touch made.txt"}\n'])
    const refused = await run('invoke', 'recipes/r@1', '--yes')
    expect(refused).toMatchObject({
      code: 4,
      err: expect.stringContaining("The recipe 'r' runs commands or uses the network, and you have not trusted it yet"),
    })
    const person = { answers: ['y', 'n'], env: { XDG_CONFIG_HOME: config.path, HOME: config.path } }
    expect((await runMain(['run', 'r'], folder.path, { isInteractive: true }, person)).code).toBe(4)
    expect(await run('invoke', 'recipes/r@1', '--yes')).toMatchObject({ code: 0, out: expect.stringContaining('made.txt') })
    expect(folder.exists('made.txt')).toBe(false)
  })
})

describe('[B-47] sous invoke without a whole name', () => {
  const FILES = { 'a.txt': 'one\ntwo\n' }
  const palette = (folder: TempFolder, answers: readonly string[], ...argv: string[]) =>
    runMain(['invoke', ...argv], folder.path, { isInteractive: true }, { answers })

  it('finds a tool by a few letters, asks for what it needs, and calls it', async () => {
    await using folder = await tempFolder(FILES)
    const { code, out, err } = await palette(folder, ['grpe', '2', 'two'])
    expect(err).toMatch(/Which tool\? 1 sous\/grep-search@1 .*\n2 sous\/grep@1 .*\nWhich one\? \(a number, or other words\) /)
    expect(err).toContain('pattern (string): ')
    expect([code, JSON.parse(out)]).toMatchObject([0, { total_matches: 1 }])
  })

  it('looks again for other words, and ends when there is no answer', async () => {
    await using folder = await tempFolder(FILES)
    const { code, err } = await palette(folder, ['qqqqqqq', 'fetch', ''])
    expect([code, err.includes('No tool matches.'), err.includes('1 sous/fetch-webpage@1')]).toEqual([130, true, true])
    expect((await palette(folder, [])).code).toBe(130)
  })

  it('takes a slug for the one tool that has it, with or without a person', async () => {
    await using folder = await tempFolder(FILES)
    await withTool(folder)
    const given = await runMain(['invoke', '+grep', '--pattern', 'one', '--json'], folder.path, { isInteractive: false })
    expect(JSON.parse(given.out)).toMatchObject({ ok: true, value: { total_matches: 1 } })
    expect((await palette(folder, ['two'], '+grep', '--json')).out).toContain('"total_matches":1')
    const alone = (...argv: string[]) => runMain(['invoke', ...argv], folder.path, { isInteractive: false })
    expect(await alone('+grpe')).toMatchObject({ code: 3, err: expect.stringContaining("No tool has the slug 'grpe'") })
    expect(await alone()).toMatchObject({ code: 3, err: expect.stringContaining('Which tool?') })
    folder.write({ 'tool.json': JSON.stringify(httpTool('https://tickets.example.com')) })
    await runMain(['bundle', 'add', 'tickets/get@2', 'tool.json'], folder.path)
    expect(await alone('+get')).toMatchObject({
      code: 3,
      err: expect.stringContaining("Several tools have the slug 'get': tickets/get@1, tickets/get@2"),
    })
    await runMain(['bundle', 'disable', 'tickets/get@2'], folder.path)
    expect(await alone('+get', '--id', 'T-1')).toMatchObject({ code: 4 })
  })

  it('shows what tools say of themselves without what could fool a terminal', async () => {
    await using folder = await tempFolder({
      'tool.json': JSON.stringify({ ...httpTool('https://tickets.example.com'), description: 'Evil \u001b[2J' }),
    })
    await runMain(['bundle', 'add', 'evil/zebra@1', 'tool.json'], folder.path)
    const { err } = await palette(folder, ['zebra', ''])
    expect(err).toContain('Evil ⟨U+001B⟩[2J')
    expect((await runMain(['invoke', 'evil/zebra@1', '--help'], folder.path)).out).toContain('Evil ⟨U+001B⟩[2J')
  })
})

describe('sous tools search', () => {
  it('[B-20] finds tools of bundles, those of Sous, and recipes', async () => {
    await using folder = await tempFolder({
      'recipes/ticket-tidy.yml': 'name: Tidy tickets\nsteps:\n  - tool: grep\n    with: { pattern: x }\n',
    })
    await withTool(folder)
    const run = (...argv: string[]) => runMain(['tools', 'search', ...argv], folder.path)
    const found = JSON.parse((await run('ticket', '--json')).out).map(({ reference }: { reference: string }) => reference)
    expect(found).toEqual(['recipes/ticket-tidy@1', 'tickets/get@1'])
    expect((await run('fetch-webpage')).out).toContain('sous/fetch-webpage@1')
    expect(await run('qqqqqqqq')).toMatchObject({ code: 0, out: '', err: "No tool matches 'qqqqqqqq'.\n" })
    expect(await run()).toMatchObject({ code: 3 })
    expect((await run('--help')).out).toContain('Usage: sous tools search')
    await runMain(['bundle', 'disable', 'tickets'], folder.path)
    expect((await run('get')).out).not.toContain('tickets/get@1')
    expect((await run('get', '--all')).out).toMatch(/^tickets\/get@1 +\(off\) Gets a ticket$/m)
    expect(JSON.parse((await run('get', '--all', '--json')).out)).toContainEqual(
      expect.objectContaining({ reference: 'tickets/get@1', isEnabled: false }),
    )
  })
})
