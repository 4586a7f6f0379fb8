// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import { describe, expect, it } from 'vitest'
import { httpTool } from '../../support/bundle-store.ts'
import { httpServer, type TestServer } from '../../support/http-server.ts'
import { runMain } from '../../support/run-main.ts'
import { type TempFolder, tempFolder, tempRepo } from '../../support/temp-folder.ts'

const RECIPE = [
  'name: Note a ticket',
  'permissions:',
  "  write: ['*.md']",
  '  fetch: [127.0.0.1]',
  'steps:',
  '  - id: ticket',
  '    tool: tickets/get@1',
  '    with: { id: T-1 }',
  '  - tool: create_file',
  "    with: { path: note.md, content: '${{ steps.ticket.outputs.value.title }}' }",
  '',
].join('\n')

function farSide(): Promise<TestServer> {
  return httpServer((_request, response) => response.setHeader('Content-Type', 'application/json').end('{"title":"From afar"}'))
}

async function withTool(folder: TempFolder, origin: string): Promise<void> {
  folder.write({ 'tool.json': JSON.stringify(httpTool(origin)), '.github/recipes/note.yml': RECIPE })
  expect(await runMain(['bundle', 'add', 'tickets/get@1', 'tool.json'], folder.path)).toMatchObject({ code: 0, err: '' })
}

describe('a recipe with a tool of a bundle', () => {
  it('is checked against the tool', async () => {
    await using folder = await tempRepo()
    await withTool(folder, 'https://tickets.example.com')
    folder.write({ '.github/recipes/note.yml': RECIPE.replace('id: T-1', 'idd: T-1').replace('127.0.0.1', 'nodejs.org') })
    const { code, out } = await runMain(['validate', 'note'], folder.path)
    expect(code).toBe(3)
    expect(out).toContain("tickets/get@1 has no argument 'idd'")
    expect(out).toContain('The recipe has no permission to fetch from tickets.example.com')
  })

  it('says why a tool cannot be used', async () => {
    await using folder = await tempRepo()
    await withTool(folder, 'https://tickets.example.com')
    const why = async () => (await runMain(['validate', 'note'], folder.path)).out
    const good = folder.read('.github/sous/bundles/tickets/tools/get@1.json')
    expect(await runMain(['bundle', 'disable', 'tickets/get@1'], folder.path)).toMatchObject({ code: 0, out: 'tickets/get@1 is off\n' })
    expect(await why()).toContain("The tool 'tickets/get@1' is switched off")
    await runMain(['bundle', 'disable', 'tickets'], folder.path)
    expect(await why()).toContain("The bundle 'tickets' is switched off")
    folder.write({ '.github/sous/bundles/tickets/tools/get@1.json': '{' })
    expect(await why()).toContain('.github/sous/bundles/tickets/tools/get@1.json:1:2: expected a name in double quotes')
    folder.write({ '.github/sous/bundles/tickets/tools/get@1.json': good.replace('https://tickets.example.com/', 'https://evil.test/') })
    expect(await why()).toContain(
      "tools/get@1.json:33:9: http.calls[0].urlTemplate uses the host 'evil.test', which is not in allowedHosts",
    )
    folder.write({ '.github/recipes/note.yml': RECIPE.replace('get@1', 'got@1') })
    expect(await why()).toContain("Tool 'tickets/got@1' does not exist")
  })

  it('is validated together with the files of all bundles', async () => {
    await using folder = await tempRepo()
    await withTool(folder, 'https://127.0.0.1')
    expect(await runMain(['validate'], folder.path)).toMatchObject({ code: 0 })
    const tools = '.github/sous/bundles/tickets/tools'
    const good = folder.read(`${tools}/get@1.json`)
    folder.write({
      [`${tools}/bad@1.json`]: '{',
      [`${tools}/get@2.json`]: good.replace('"version": "1"', '"version": "2"').replace('https://127.0.0.1/t', 'https://evil.test/t'),
    })
    const { code, out } = await runMain(['validate'], folder.path)
    expect(code).toBe(3)
    expect(out).toContain(`✗ ${tools}/bad@1.json:1:2: expected a name in double quotes, found the end of the text\n`)
    expect(out).toContain(`✗ ${tools}/get@2.json:33:9: http.calls[0].urlTemplate uses the host 'evil.test', which is not in allowedHosts\n`)
    expect(JSON.parse((await runMain(['validate', '--json'], folder.path)).out)).toMatchObject({
      valid: false,
      bundles: [{ line: 1 }, { line: 33, column: 9 }],
    })
  })

  it('waits for approval and shows what would be sent', async () => {
    await using server = await farSide()
    await using folder = await tempRepo()
    await withTool(folder, server.origin)
    const { code, out } = await runMain(['preview', 'note', '--allow-host', '127.0.0.1'], folder.path)
    expect(code).toBe(4)
    expect(out).toContain('Tool: tickets/get@1')
    expect(out).toContain(`GET ${server.origin}/tickets/T-1`)
    expect(server.connections).toBe(0)
  })

  it('runs it once a person trusts and approves it, and uses what it gave', async () => {
    await using server = await farSide()
    await using folder = await tempRepo()
    await withTool(folder, server.origin)
    folder.commitAll()
    await using config = await tempFolder()
    const person = { answers: ['y', 'y', 'y'], env: { XDG_CONFIG_HOME: config.path } }
    const ended = await runMain(['run', 'note', '--allow-host', '127.0.0.1'], folder.path, { isInteractive: true }, person)
    expect(ended.code).toBe(0)
    expect(folder.read('note.md')).toBe('From afar')
    expect(server.requests.map(({ url }) => url)).toEqual(['/tickets/T-1'])
  })

  it('[B-42] keeps to the limits of the tool', async () => {
    await using server = await farSide()
    await using folder = await tempRepo()
    await using home = await tempFolder()
    const limited = httpTool(server.origin) as { http: object }
    folder.write({
      'tool.json': JSON.stringify({ ...limited, http: { ...limited.http, limits: { maxCallsPerMinute: 1 } } }),
      '.github/recipes/note.yml': RECIPE,
    })
    await runMain(['bundle', 'add', 'tickets/get@1', 'tool.json'], folder.path)
    const env = { XDG_CONFIG_HOME: home.path, XDG_STATE_HOME: home.path }
    const preview = () => {
      const argv = ['preview', 'note', '--allow-host', '127.0.0.1', '--yes']
      return runMain(argv, folder.path, { isInteractive: true }, { answers: ['y', 'y', 'y'], env })
    }
    await preview()
    const { out, err } = await preview()
    expect(out + err).toContain('The tool has used its 1 call per minute')
    expect(server.requests.length).toBe(1)
  })

  it('is another one for trust when the file of the tool changes', async () => {
    await using server = await farSide()
    await using folder = await tempRepo()
    await withTool(folder, server.origin)
    const hashOf = async () => {
      const { out, err } = await runMain(['run', 'note', '--allow-host', '127.0.0.1'], folder.path, { isInteractive: false })
      return /--trust ([0-9a-f]{64})/.exec(out + err)?.[1]
    }
    const before = await hashOf()
    expect(before).toBeDefined()
    const file = '.github/sous/bundles/tickets/tools/get@1.json'
    folder.write({ [file]: folder.read(file).replace('/tickets/', '/secrets/') })
    const after = await hashOf()
    expect(after).toBeDefined()
    expect(after).not.toBe(before)
  })
})
