import { describe, expect, it } from 'vitest'
import { httpTool } from '../support/bundle-store.ts'
import { httpServer } from '../support/http-server.ts'
import { type McpClient, mcpClient, YES } from '../support/mcp-client.ts'
import { runMain } from '../support/run-main.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'

async function add(folder: TempFolder, reference: string, tool: object): Promise<void> {
  folder.write({ 'tool.json': JSON.stringify(tool) })
  expect(await runMain(['bundle', 'add', reference, 'tool.json'], folder.path)).toMatchObject({ code: 0, err: '' })
}

async function namesIn({ client }: McpClient): Promise<readonly string[]> {
  return (await client.listTools()).tools.map(({ name }) => name)
}

describe('a tool of a bundle', () => {
  it('is offered with what it takes, and where it reaches', async () => {
    await using folder = await tempFolder()
    const id = { type: 'string', pattern: '^T-[0-9]+$', description: 'Number' }
    await add(folder, 'tickets/get@1.5', httpTool('https://tickets.example.com', { argSchema: { type: 'object', properties: { id } } }))
    await add(folder, 'mine/look@1', { type: 'local', local: { function: 'grep' }, description: 'Looks for \u202etext' })
    await using mcp = await mcpClient(folder.path)
    const { tools } = await mcp.client.listTools()
    const find = (name: string) => tools.find((tool) => tool.name === name)
    expect(find('guide_bundle_tickets_get_1_5')).toMatchObject({
      title: 'tickets/get@1.5',
      description: expect.stringContaining('Gets a ticket'),
      inputSchema: { type: 'object', properties: { id } },
      outputSchema: { type: 'object', required: expect.arrayContaining(['status_code', 'url']) },
      annotations: { readOnlyHint: false, openWorldHint: true },
    })
    expect(find('guide_bundle_mine_look_1')).toMatchObject({
      description: expect.stringContaining('Looks for ⟨U+202E⟩text'),
      inputSchema: { properties: { pattern: {} } },
      annotations: { readOnlyHint: true },
    })
    for (const { name } of tools) expect(name).toMatch(/^[\w-]{1,64}$/)
  })

  it('[S-39] is offered with guidance and an example, made from what its file says', async () => {
    await using folder = await tempFolder()
    const properties = { id: { type: 'string', examples: ['T-1'] }, deep: { type: 'boolean' } }
    const argSchema = { type: 'object', properties, required: ['id'] }
    await add(folder, 'tickets/get@1', httpTool('https://tickets.example.com', { argSchema }))
    const narrow = { type: 'object', properties: { pattern: { type: 'string', enum: ['TODO'] } }, required: ['pattern'] }
    await add(folder, 'mine/todo@1', { type: 'local', local: { function: 'grep' }, argSchema: narrow })
    await add(folder, 'mine/look@1', { type: 'local', local: { function: 'grep' } })
    await using mcp = await mcpClient(folder.path, { env: { MCP_TOOL_PREFIX: '' } })
    const { tools } = await mcp.client.listTools()
    const find = (name: string) => tools.find((tool) => tool.name === name)?.description ?? ''
    expect(find('bundle_tickets_get_1')).toMatch(/terminate=false.*terminate=true.*\n\nExamples:\n- Call it: `{"id":"T-1"}`\n/)
    expect(find('bundle_mine_todo_1')).toMatch(/\n\nExamples:\n- Call it: `{"pattern":"TODO","file_type":"rs"}`\n\n/)
    expect(find('bundle_mine_look_1')).toContain(find('grep').split('\nExamples:\n')[1])
  })

  it('[I5] is called once the person has seen what would be sent, and said yes', async () => {
    await using far = await httpServer((request, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ url: request.url, auth: request.headers.authorization })),
    )
    await using folder = await tempFolder({ '.github/sous.yml': `secrets: { TICKETS: '${far.origin}' }\n` })
    const calls = [{ urlTemplate: `${far.origin}/tickets/\${id}`, auth: { type: 'bearer', secret: 'TICKETS' } }]
    await add(folder, 'tickets/get@1', httpTool(far.origin, { http: { allowedHosts: ['127.0.0.1'], calls } }))
    const questions: string[] = []
    await using mcp = await mcpClient(folder.path, {
      env: { SOUS_SECRET_TICKETS: 'hunter2', XDG_STATE_HOME: `${folder.path}-state` },
      allowHosts: ['127.0.0.1'],
      onQuestion(message) {
        questions.push(message)
        expect(far.connections).toBe(0)
        return YES
      },
    })
    await mcp.client.listTools()
    const { structured, isError } = await mcp.call('guide_bundle_tickets_get_1', { id: 'T-1' })
    expect([isError, structured]).toMatchObject([false, { value: { url: '/tickets/T-1', auth: 'Bearer ***' }, status_code: 200 }])
    expect(far.requests[0]?.headers.authorization).toBe('Bearer hunter2')
    expect(questions).toHaveLength(1)
    expect(questions[0]).toContain(`GET ${far.origin}/tickets/T-1`)
    expect(questions[0]).toMatch(/digest [0-9a-f]{64}$/)
    expect(questions[0]).not.toContain('hunter2')
  })

  it('[I5] is refused without elicitation, and by a person who declines; then nothing is sent', async () => {
    await using far = await httpServer((_request, response) => response.end('x'))
    await using folder = await tempFolder()
    await add(folder, 'tickets/get@1', httpTool(far.origin))
    await using silent = await mcpClient(folder.path, { allowHosts: ['127.0.0.1'] })
    const { isError, form } = await silent.call('guide_bundle_tickets_get_1', { id: 'T-1' })
    expect([isError, form]).toMatchObject([
      true,
      {
        error_type: 'approval_needed',
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        approve_with: `sous tool tickets/get@1 --id T-1 --root ${folder.path}`,
      },
    ])
    await using declining = await mcpClient(folder.path, { allowHosts: ['127.0.0.1'], onQuestion: () => ({ action: 'decline' }) })
    expect((await declining.call('guide_bundle_tickets_get_1', { id: 'T-1' })).form['error_type']).toBe('approval_refused')
    expect(far.connections).toBe(0)
  })

  it('is told what is wrong with its arguments, and stays within the hosts of the repository', async () => {
    await using far = await httpServer((_request, response) => response.end('x'))
    await using folder = await tempFolder({ '.github/sous.yml': 'fetch: [nodejs.org]\n' })
    await add(folder, 'tickets/get@1', httpTool(far.origin))
    await using mcp = await mcpClient(folder.path, { allowHosts: ['127.0.0.1'], onQuestion: () => YES })
    expect((await mcp.call('guide_bundle_tickets_get_1', { id: 1 })).form).toMatchObject({
      error_type: 'invalid_arguments',
      error: expect.stringContaining('id: must be a string'),
    })
    expect((await mcp.call('guide_bundle_tickets_get_1', { id: 'a' })).form['error_type']).toBe('network_denied')
    expect(far.connections).toBe(0)
  })

  it('gives an answer without a body as one', async () => {
    await using far = await httpServer((_request, response) => response.writeHead(204).end())
    await using folder = await tempFolder()
    await add(folder, 'tickets/get@1', httpTool(far.origin))
    await using mcp = await mcpClient(folder.path, { allowHosts: ['127.0.0.1'], onQuestion: () => YES })
    await mcp.client.listTools()
    expect(await mcp.call('guide_bundle_tickets_get_1', { id: 'T-1' })).toMatchObject({ isError: false, structured: { status_code: 204 } })
  })

  it('[B-27] [B-32] that stands for one of Sous is called like that one, and counted', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\ntwo\n' })
    await using state = await tempFolder()
    await add(folder, 'mine/look@1', { type: 'local', local: { function: 'grep' } })
    await using mcp = await mcpClient(folder.path, { env: { XDG_STATE_HOME: state.path } })
    expect((await mcp.call('guide_bundle_mine_look_1', { pattern: 'two' })).structured).toMatchObject({ total_matches: 1 })
    await expect.poll(() => Object.values(state.snapshot()).join(), { timeout: 10_000 }).toContain('"callCount": 1')
  })

  it('is there as soon as it is added, and gone when it is broken, which is logged', async () => {
    await using folder = await tempFolder()
    await using mcp = await mcpClient(folder.path)
    expect(await namesIn(mcp)).not.toContain('guide_bundle_tickets_get_1')
    await add(folder, 'tickets/get@1', httpTool('https://tickets.example.com'))
    await add(folder, 'tickets/get@2', httpTool('https://tickets.example.com'))
    expect(await namesIn(mcp)).toContain('guide_bundle_tickets_get_1')
    folder.write({ '.github/sous/bundles/tickets/tools/get@1.json': '{' })
    await expect.poll(() => namesIn(mcp), { timeout: 10_000 }).not.toContain('guide_bundle_tickets_get_1')
    expect(await namesIn(mcp)).toContain('guide_bundle_tickets_get_2')
    expect(mcp.log()).toContain('Not offered: .github/sous/bundles/tickets/tools/get@1.json:1:2: expected a name')
    await expect(mcp.call('guide_bundle_tickets_get_3')).rejects.toThrow(/Did you mean 'guide_bundle_tickets_get_2'/)
  })
})

describe('[B-23] what is switched off', () => {
  it('is not offered, and refused to a client that knows its name', async () => {
    await using repo = await tempRepo({
      'recipes/tidy.yml': 'name: Tidy\nsteps:\n  - tool: glob\n    with: { pattern: "*" }\n',
    })
    await add(repo, 'tickets/get@1', httpTool('https://tickets.example.com'))
    await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
    const names = ['guide_grep', 'guide_bundle_tickets_get_1', 'guide_recipe_tidy']
    expect(await namesIn(mcp)).toEqual(expect.arrayContaining(names))
    for (const reference of ['sous/grep@1', 'tickets/get@1', 'recipes/tidy@1'])
      expect((await runMain(['bundle', 'disable', reference], repo.path)).code).toBe(0)
    const offered = await namesIn(mcp)
    for (const name of names) expect(offered).not.toContain(name)
    expect((await mcp.client.listPrompts()).prompts).toEqual([])
    await expect(mcp.client.getPrompt({ name: 'tidy' })).rejects.toThrow("Prompt 'tidy' does not exist")
    const why = async (name: string, args = {}) => (await mcp.call(name, args)).form
    expect(await why('guide_grep', { pattern: 'x' })).toMatchObject({
      error_type: 'disabled',
      error: "The tool 'grep' is switched off",
      instruction: 'Do not switch it on unless asked to; tell the user.',
    })
    expect(await why('guide_bundle_tickets_get_1', { id: 'a' })).toMatchObject({ error_type: 'disabled' })
    expect(await why('guide_recipe_tidy')).toMatchObject({ error_type: 'disabled', error: "The recipe 'tidy' is switched off" })
    expect((await mcp.call('guide_glob', { pattern: '*.json' })).isError).toBe(false)
  })
})
