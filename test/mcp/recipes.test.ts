import { expect, it } from 'vitest'
import { mcpClient, YES } from '../support/mcp-client.ts'
import { runMain } from '../support/run-main.ts'
import { tempRepo } from '../support/temp-folder.ts'

const REPLACE = `
name: Replace a word
description: In every text.
inputs:
  word: { description: The word, required: true }
  times: { type: number, min: 1, max: 3, default: 1 }
  how: { type: choice, options: [plain, loud], default: plain }
permissions: { write: ['*.txt'] }
steps:
  - tool: replace_in_file
    with: { include: '*.txt', find: old, replace: '\${{ inputs.word }}' }
outputs: { word: '\${{ inputs.word }}' }
`
const COMMAND = `
name: Run a command
permissions: { write: ['**'], run: ['echo made > made.txt'] }
steps:
  - tool: create_file
    with: { path: first.txt, content: 'first' }
  - tool: run_in_terminal
    with: { command: 'echo made > made.txt' }
`
const LOOK = `
name: Look
steps: [{ id: find, tool: glob, with: { pattern: '*.txt' } }]
outputs: { files: '\${{ steps.find.outputs.files }}' }
`
const FILES = { 'recipes/replace.yml': REPLACE, 'recipes/command.yml': COMMAND, 'recipes/look.yml': LOOK, 'a.txt': 'old\n' }

it('offers recipes as tools, with a schema of their inputs', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const { tools } = await mcp.client.listTools()
  const recipes = tools.filter(({ name }) => name.startsWith('guide_recipe_'))
  expect(recipes.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.openWorldHint])).toEqual([
    ['guide_recipe_command', false, true],
    ['guide_recipe_look', true, false],
    ['guide_recipe_replace', false, false],
  ])
  expect(recipes[2]).toMatchObject({
    title: 'Replace a word',
    description: expect.stringContaining('In every text.'),
    inputSchema: {
      type: 'object',
      properties: {
        word: { type: 'string', description: 'The word' },
        times: { type: 'number', default: 1, minimum: 1, maximum: 3 },
        how: { type: 'string', default: 'plain', enum: ['plain', 'loud'] },
      },
      required: ['word'],
      additionalProperties: false,
    },
  })
})

it('[S-39] tells of every recipe when to stop, and shows a call of it', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const { tools } = await mcp.client.listTools()
  const [command, look, replace] = tools.filter(({ name }) => name.startsWith('guide_recipe_')).map(({ description = '' }) => description)
  for (const description of [command, look])
    expect(description).toMatch(/terminate=true.*terminate=false.*\n\nExamples:\n- Plan it: `{}`\n$/)
  expect(replace).toMatch(/\n- Plan it: `{"word":"<word>"}`\n$/)
})

it('leaves out recipes that are not valid, and gives every one a name that clients take', async () => {
  const recipe = 'name: R\nsteps: [{ tool: glob, with: { pattern: a } }]\n'
  await using repo = await tempRepo({ 'recipes/broken.yml': 'steps: 1\n', 'recipes/ü.yml': recipe, 'recipes/ö.yml': recipe })
  await using mcp = await mcpClient(repo.path)
  const { tools } = await mcp.client.listTools()
  expect(tools.map(({ name }) => name).filter((name) => name.includes('recipe'))).toEqual(['guide_recipe__', 'guide_recipe___2'])
  expect(mcp.log()).toContain('recipes/broken.yml')
})

it('shows the plan of a recipe with its digest, and applies exactly that once the person says yes', async () => {
  await using repo = await tempRepo(FILES)
  let asked = ''
  await using mcp = await mcpClient(repo.path, {
    onQuestion(message) {
      asked = message
      return YES
    },
  })
  await mcp.client.listTools()
  const { structured } = await mcp.call('guide_recipe_replace', { word: 'new' })
  expect(structured).toMatchObject({ applied: true, digest: expect.stringMatching(/^[0-9a-f]{64}$/), outputs: { word: 'new' } })
  expect(asked).toContain('-old\n+new\n')
  expect(asked).toContain(`digest ${structured?.['digest']}`)
  expect(repo.read('a.txt')).toBe('new\n')
})

it('refuses a recipe without elicitation, and keeps no plan that could be applied unseen', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const { isError, form } = await mcp.call('guide_recipe_replace', { word: 'new' })
  expect([isError, form['error_type'], form['diff']]).toEqual([true, 'approval_needed', expect.stringContaining('+new')])
  expect(form).toMatchObject({ approve_with: `sous run replace word=new --root ${repo.path}` })
  expect((await runMain(['apply', String(form['digest']), '--root', repo.path], repo.path)).code).toBe(1)
  expect(repo.read('a.txt')).toBe('old\n')
  expect((await runMain(['run', 'replace', '-i', 'word=new', '--root', repo.path, '--yes'], repo.path)).code).toBe(0)
  expect(repo.read('a.txt')).toBe('new\n')
})

it('answers at once where a recipe changes nothing', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  await mcp.client.listTools()
  // Without a digest: there is nothing to approve.
  expect((await mcp.call('guide_recipe_look')).structured).toEqual({ applied: false, diff: '', outputs: { files: ['a.txt'] } })
})

it('[I1] runs nothing of a hostile repository: neither its command without elicitation, nor by its own rules', async () => {
  const rules = 'rules:\n  - { tool: run_in_terminal, parameters: ".*" }\n'
  await using repo = await tempRepo({ ...FILES, '.github/sous.yml': rules })
  const before = repo.snapshot()
  await using mcp = await mcpClient(repo.path)
  const { isError, form } = await mcp.call('guide_recipe_command')
  expect(isError).toBe(true)
  expect(form).toMatchObject({
    error_type: 'approval_needed',
    waiting: { tool: 'run_in_terminal', args: { command: 'echo made > made.txt' } },
    diff: expect.stringContaining('+first'),
    approve_with: `sous run command --root ${repo.path}`,
  })
  expect(repo.snapshot()).toEqual(before)
})

it('[I1] asks whether to trust a recipe that acts outside, then for each call, then for what came of it', async () => {
  await using repo = await tempRepo(FILES)
  const asked: string[] = []
  await using mcp = await mcpClient(repo.path, {
    onQuestion(message) {
      asked.push(message.split('\n')[0] ?? '')
      return YES
    },
  })
  await mcp.client.listTools()
  expect((await mcp.call('guide_recipe_command')).structured).toMatchObject({ applied: true })
  expect(asked).toEqual([
    'The recipe recipes/command.yml runs commands or uses the network:',
    'Tool: run_in_terminal',
    expect.stringContaining('diff --git'),
  ])
  expect([repo.read('first.txt'), repo.read('made.txt')]).toEqual(['first', 'made\n'])
})

it.each([0, 1, 2])('[I1] changes nothing when the person says no to question %i', async (refused) => {
  await using repo = await tempRepo(FILES)
  const before = repo.snapshot()
  let number = 0
  await using mcp = await mcpClient(repo.path, { onQuestion: () => (number++ === refused ? { action: 'decline' } : YES) })
  expect((await mcp.call('guide_recipe_command')).form['error_type']).toBe('approval_refused')
  expect([number, repo.snapshot()]).toEqual([refused + 1, before])
})

it('says what is wrong with inputs, and with a step', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  for (const inputs of [
    {},
    { word: 'x', times: 7 },
    { word: 'x', how: 'other' },
    { word: 'x', colour: 'red' },
    { word: ['x'], times: {} },
  ]) {
    const { form } = await mcp.call('guide_recipe_replace', inputs)
    expect(form).toMatchObject({ success: false, error_type: 'invalid_arguments' })
  }
  repo.write({ 'first.txt': 'there\n' })
  expect((await mcp.call('guide_recipe_command')).form).toMatchObject({ error_type: 'already_exists', step: '1' })
})

it('offers recipes as prompts, which ask for the tool', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  const { prompts } = await mcp.client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['command', 'look', 'replace'])
  expect(prompts[2]?.arguments).toEqual([
    { name: 'word', description: 'The word', required: true },
    { name: 'times', description: '', required: false },
    { name: 'how', description: '', required: false },
  ])
  const { messages } = await mcp.client.getPrompt({ name: 'replace', arguments: { word: 'new "one"' } })
  const [first] = messages
  const text = first?.content.type === 'text' ? first.content.text : ''
  expect(text).toContain('with the tool guide_recipe_replace and these inputs:\n- word: "new \\"one\\""\n')
  expect(text).toContain('change  *.txt')
})

it('refuses prompts that do not exist, and arguments that are missing or unknown', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path)
  await expect(mcp.client.getPrompt({ name: 'nope' })).rejects.toThrow("Prompt 'nope' does not exist")
  await expect(mcp.client.getPrompt({ name: 'replace' })).rejects.toThrow("The recipe 'replace' needs word")
  await expect(mcp.client.getPrompt({ name: 'replace', arguments: { word: 'x', no: 'y' } })).rejects.toThrow("has no input 'no'")
})

it('has neither tools nor prompts of recipes where there are none', async () => {
  await using repo = await tempRepo()
  await using mcp = await mcpClient(repo.path)
  expect((await mcp.client.listPrompts()).prompts).toEqual([])
})
