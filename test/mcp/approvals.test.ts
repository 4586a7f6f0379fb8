import * as fs from 'node:fs'
import * as path from 'node:path'
import type { ElicitResult } from '@modelcontextprotocol/sdk/types.js'
import { expect, it } from 'vitest'
import { mcpClient, YES } from '../support/mcp-client.ts'
import { runMain } from '../support/run-main.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'

const CREATE = { path: 'new.txt', content: 'hello\n' }
const DIGEST = /^[0-9a-f]{64}$/

async function withRules(folder: TempFolder, rules: readonly unknown[]): Promise<Readonly<Record<string, string>>> {
  const config = path.join(folder.path, 'sous')
  fs.mkdirSync(config)
  fs.writeFileSync(path.join(config, 'approvals.json'), JSON.stringify({ rules }), { mode: 0o600 })
  return { XDG_CONFIG_HOME: folder.path }
}

it('[I5] shows the whole change with its digest, and applies it once the person says yes', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  const questions: string[] = []
  await using mcp = await mcpClient(repo.path, {
    onQuestion(message) {
      questions.push(message)
      expect(repo.exists('new.txt')).toBe(false)
      return YES
    },
  })
  await mcp.client.listTools()
  const { structured } = await mcp.call('guide_create_file', CREATE)
  expect(structured).toMatchObject({ applied: true, size_bytes: 6, diff: expect.stringContaining('+hello') })
  expect(repo.read('new.txt')).toBe('hello\n')
  expect(questions).toHaveLength(1)
  expect(questions[0]).toContain('+hello\n')
  expect(questions[0]).toContain('Tool: create_file')
  expect(questions[0]?.split('\n').at(-1)).toMatch(/^digest [0-9a-f]{64}$/)
})

it.each<[string, ElicitResult]>([
  ['declines', { action: 'decline' }],
  ['closes the dialog', { action: 'cancel' }],
  ['leaves the box empty', { action: 'accept', content: { approve: false } }],
])('[I5] writes nothing when the person %s', async (_, answer) => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  const before = repo.snapshot()
  await using mcp = await mcpClient(repo.path, { onQuestion: () => answer })
  const { isError, form } = await mcp.call('guide_create_file', CREATE)
  expect([isError, form['error_type']]).toEqual([true, 'approval_refused'])
  expect(repo.snapshot()).toEqual(before)
})

it('[I5] takes no answer for a yes that is not one', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  for (const content of [undefined, {}, { approve: 'true' }, { yes: true }]) {
    await using mcp = await mcpClient(repo.path, { onQuestion: () => ({ action: 'accept', ...(content && { content }) }) as ElicitResult })
    const answered = await mcp
      .call('guide_create_file', CREATE)
      .catch((error: Error) => ({ isError: true, form: { error: error.message } }))
    expect(answered.isError).toBe(true)
  }
  expect(repo.exists('new.txt')).toBe(false)
})

it('[I5] refuses without elicitation, with the preview, the digest and what a person types; which then applies exactly that', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path)
  const { isError, form } = await mcp.call('guide_replace_in_file', { path: 'a.txt', find: 'x', replace: 'y' })
  expect(isError).toBe(true)
  expect(form).toMatchObject({
    success: false,
    error_type: 'approval_needed',
    digest: expect.stringMatching(DIGEST),
    diff: expect.stringContaining('-x\n+y\n'),
    approve_with: `sous apply ${form['digest']} --root ${repo.path}`,
    look_with: `sous plans ${form['digest']} --root ${repo.path}`,
    message: [
      `To look at it first, the user runs: sous plans ${form['digest']} --root ${repo.path}`,
      `To approve it, the user runs: sous apply ${form['digest']} --root ${repo.path}`,
    ].join('\n'),
    instruction: 'Ask the user; do not approve it yourself.',
  })
  expect(repo.read('a.txt')).toBe('x\n')
  const applied = await runMain(['apply', String(form['digest']), '--root', repo.path], repo.path, {}, { answers: ['y'] })
  expect(applied.code).toBe(0)
  expect(repo.read('a.txt')).toBe('y\n')
})

it('[I5] the same outside of git', async () => {
  await using folder = await tempFolder({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(folder.path)
  const { form } = await mcp.call('guide_append_file', { path: 'a.txt', content: 'y\n' })
  expect((await runMain(['apply', String(form['digest']), '--root', folder.path, '--yes'], folder.path)).code).toBe(0)
  expect(folder.read('a.txt')).toBe('x\ny\n')
})

it('the same call has the same digest, and another one another', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path)
  const digests = []
  for (const content of ['a\n', 'a\n', 'b\n']) digests.push((await mcp.call('guide_create_file', { ...CREATE, content })).form['digest'])
  expect(digests[0]).toBe(digests[1])
  expect(digests[0]).not.toBe(digests[2])
})

it('does not ask in a dialog about more than a person reads in one', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  const { form } = await mcp.call('guide_create_file', { path: 'new.txt', content: 'line\n'.repeat(20_000) })
  expect(form).toMatchObject({
    error_type: 'approval_needed',
    error: 'The call of create_file needs approval, and the change is too long to show here',
    digest: expect.stringMatching(DIGEST),
    look_with: expect.stringContaining('sous plans'),
  })
  expect(repo.exists('new.txt')).toBe(false)
  const long = await mcp.call('guide_run_in_terminal', { command: `: ${'x'.repeat(70_000)}` })
  expect(long.form['error']).toBe('The call of run_in_terminal needs approval, and it is too long to show here')
})

it('[H9] shows hidden characters in a question by their code points', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  let asked = ''
  await using mcp = await mcpClient(repo.path, {
    onQuestion(message) {
      asked = message
      return { action: 'decline' }
    },
  })
  await mcp.call('guide_create_file', { path: 'new.txt', content: 'safe\u202e\u001b[1A\n' })
  expect(asked).toContain('safe⟨U+202E⟩⟨U+001B⟩[1A')
})

it('applies nothing that nobody needs to be asked about, and asks nobody about it', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => Promise.reject(new Error('Nobody is to be asked.')) })
  await mcp.client.listTools()
  const same = await mcp.call('guide_replace_in_file', { path: 'a.txt', find: 'nowhere', replace: 'y' })
  expect(same.structured).toMatchObject({ applied: false, diff: '' })
  const preview = await mcp.call('guide_replace_in_file', { path: 'a.txt', find: 'x', replace: 'y', preview_only: true })
  expect(preview.structured).toMatchObject({ applied: false, diff: expect.stringContaining('+y') })
  expect(repo.read('a.txt')).toBe('x\n')
})

it("is applied by a rule of the user's own, and not by one of the repository's", async () => {
  await using home = await tempFolder()
  const rule = { tool: 'create_file', pattern: '.*' }
  await using repo = await tempRepo({ '.github/sous.yml': 'rules: [{ tool: create_file, parameters: ".*" }]\n' })
  await using untrusting = await mcpClient(repo.path)
  expect((await untrusting.call('guide_create_file', CREATE)).form).toMatchObject({
    error_type: 'approval_needed',
    digest: expect.stringMatching(DIGEST),
  })
  await using mcp = await mcpClient(repo.path, { env: await withRules(home, [rule]) })
  expect((await mcp.call('guide_create_file', CREATE)).structured).toMatchObject({ applied: true })
  expect(repo.read('new.txt')).toBe('hello\n')
})

it('writes nothing when a file changed while the person was thinking', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, {
    onQuestion() {
      repo.write({ 'a.txt': 'changed\n' })
      return YES
    },
  })
  const { form } = await mcp.call('guide_replace_in_file', { path: 'a.txt', find: 'x', replace: 'y' })
  expect(form['error_type']).toBe('stale')
  expect(repo.read('a.txt')).toBe('changed\n')
})

it('[I5] runs no command before the person said yes to that very one', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  let asked = ''
  await using mcp = await mcpClient(repo.path, {
    onQuestion(message) {
      asked = message
      expect(repo.exists('ran')).toBe(false)
      return YES
    },
  })
  await mcp.client.listTools()
  const { structured } = await mcp.call('guide_run_in_terminal', { command: 'echo out; touch ran' })
  expect(structured).toMatchObject({ exit_code: 0 })
  expect(asked).toContain('  command: echo out; touch ran\n')
  expect(repo.exists('ran')).toBe(true)
})

it('tells of the last command of this server alone', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using first = await mcpClient(repo.path, { onQuestion: () => YES })
  await first.client.listTools()
  await first.call('guide_run_in_terminal', { command: 'echo secret' })
  expect((await first.call('guide_terminal_last_command', {})).structured).toMatchObject({ command: 'echo secret' })
  await using second = await mcpClient(repo.path)
  expect((await second.call('guide_terminal_last_command', {})).form).toMatchObject({
    error: 'No previous command in this session',
    message: 'Run a command with run_in_terminal first.',
    instruction: 'Run a command first.',
  })
})

it('[I1] [I5] runs no command without elicitation, and says what a person types instead', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path)
  const { isError, form } = await mcp.call('guide_run_in_terminal', { command: "touch 'it ran'" })
  expect([isError, form]).toEqual([
    true,
    expect.objectContaining({
      error_type: 'approval_needed',
      digest: expect.stringMatching(DIGEST),
      approve_with: `sous tool run_in_terminal --command 'touch '\\''it ran'\\''' --root ${repo.path}`,
    }),
  ])
  expect(repo.exists('it ran')).toBe(false)
})

it('[I5] fetches nothing without approval', async () => {
  await using repo = await tempRepo()
  await using mcp = await mcpClient(repo.path)
  const { form } = await mcp.call('guide_fetch_webpage', { url: 'https://example.invalid/' })
  expect(form).toMatchObject({ error_type: 'approval_needed', approve_with: expect.stringContaining('sous tool fetch_webpage') })
})

it('asks nobody about a page that can never be fetched', async () => {
  await using repo = await tempRepo()
  await using mcp = await mcpClient(repo.path)
  const { form } = await mcp.call('guide_fetch_webpage', { url: 'http://127.0.0.1:9/' })
  expect(form).toMatchObject({ error_type: 'network_denied' })
})

it('a broken file of rules stops what needs rules, and is told', async () => {
  await using home = await tempFolder()
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  const env = await withRules(home, [{ tool: 1 }])
  await using mcp = await mcpClient(repo.path, { env })
  expect((await mcp.call('guide_create_file', CREATE)).form).toMatchObject({ success: false, error_type: 'io_error' })
  expect((await mcp.call('guide_read_file', { path: 'a.txt' })).isError).toBe(false)
})

it('a configuration that is not valid stops what would be applied by it, and is told', async () => {
  await using repo = await tempRepo({ '.github/sous.yml': 'rules: 7\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  expect((await mcp.call('guide_create_file', CREATE)).form).toMatchObject({ success: false, error_type: 'invalid_config' })
  expect(repo.exists('new.txt')).toBe(false)
})

it('a client that cannot ask after all is answered as one that never could', async () => {
  await using repo = await tempRepo()
  await using mcp = await mcpClient(repo.path, { onQuestion: () => Promise.reject(new Error('No window')) })
  expect((await mcp.call('guide_create_file', CREATE)).form).toMatchObject({
    error_type: 'approval_needed',
    approve_with: expect.stringContaining('sous apply'),
  })
})

it('applies changes that were approved at the same time one after the other', async () => {
  await using repo = await tempRepo()
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  const names = Array.from({ length: 8 }, (_, i) => `${i}.txt`)
  const answers = await Promise.all(names.map((path) => mcp.call('guide_create_file', { path, content: path })))
  expect(answers.map(({ structured }) => structured?.['applied'])).toEqual(names.map(() => true))
  expect(repo.snapshot()).toEqual(Object.fromEntries(names.map((name) => [name, name])))
})
