import { expect, it } from 'vitest'
import { answerBytes, fittingAnswer, MAX_ANSWER_BYTES } from '../../src/mcp/call-result.ts'
import { mcpClient, YES } from '../support/mcp-client.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const ONE_MB = 1024 * 1024

it('tells what a command that failed printed, how it ended and what it changed', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  await mcp.client.listTools()
  const { isError, form } = await mcp.call('guide_run_in_terminal', { command: 'echo FAIL line; echo err >&2; touch new.txt; exit 3' })
  expect([isError, form]).toEqual([
    true,
    expect.objectContaining({
      success: false,
      error_type: 'command_failed',
      value: { stdout: 'FAIL line\n', stderr: 'err\n', exit_code: 3, stdout_lines: 1, stderr_lines: 1, changed_files: ['new.txt'] },
    }),
  ])
})

it.each([
  ['timed_out', { command: 'echo so far; sleep 30', timeout_seconds: 1 }, { stdout: 'so far\n', exit_code: null }],
  ['undeclared_write', { command: 'echo done; touch new.txt', writes: ['a.txt'] }, { stdout: 'done\n', exit_code: 0 }],
])('tells what a command printed that ended as %s', async (code, args, known) => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  await mcp.client.listTools()
  expect((await mcp.call('guide_run_in_terminal', args)).form).toMatchObject({ error_type: code, value: known })
})

it('says that a command ran, also where what it printed has to be cut', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  await mcp.client.listTools()
  const { isError, form, structured } = await mcp.call('guide_run_in_terminal', { command: 'head -c 1000000 /dev/zero; touch sideeffect' })
  expect([isError, form['success'], form['message']]).toEqual([
    false,
    true,
    'Shortened, because clients accept no more: stdout (of 1000000 characters)\nCommand output',
  ])
  expect(structured).toMatchObject({ exit_code: 0, changed_files: ['sideeffect'] })
  expect(structured?.['stdout']).toMatch(/^\0{125000}\n… \(750000 characters left out\) …\n\0{125000}$/)
  expect(form['value']).toEqual(structured)
})

it('says that a large file applied, with a part of its diff', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using home = await tempFolder({ 'sous/approvals.json': JSON.stringify({ rules: [{ tool: 'create_file', pattern: '.*' }] }) })
  await using mcp = await mcpClient(repo.path, { env: { XDG_CONFIG_HOME: home.path } })
  await mcp.client.listTools()
  const content = 'line\n'.repeat(ONE_MB)
  const { structured, form } = await mcp.call('guide_create_file', { path: 'new.txt', content })
  expect(structured).toMatchObject({ applied: true, size_bytes: content.length })
  expect(form).toMatchObject({
    applied: true,
    message: expect.stringMatching(/^Shortened, because clients accept no more: diff \(of \d+ characters\)\n/),
  })
  expect(repo.read('new.txt')).toBe(content)
})

it('names the plan that waits, also where its diff has to be cut', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path)
  const { form } = await mcp.call('guide_create_file', { path: 'new.txt', content: '\u0001'.repeat(2 * ONE_MB) })
  expect(form).toMatchObject({
    error_type: 'approval_needed',
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    approve_with: expect.stringContaining('sous apply'),
    diff: expect.stringContaining('characters left out'),
  })
})

it('tells the outputs of a change once in its text', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  await mcp.client.listTools()
  const created = await mcp.call('guide_create_file', { path: 'new.txt', content: 'hello\n' })
  expect(Object.keys(created.form).sort()).toEqual(['applied', 'diff', 'instruction', 'message', 'success', 'value'])
  const preview = await mcp.call('guide_append_file', { path: 'a.txt', content: 'y\n', preview_only: true })
  expect([preview.form['diff'], preview.structured?.['diff']]).toEqual([undefined, expect.stringContaining('+y\n')])
})

it.each([
  ['guide_read_file', { path: 'long.txt' }, 'Use start_line and end_line.'],
  ['guide_grep', { pattern: '.', max_results: 1000 }, 'Narrow the call, for example with a pattern.'],
])('tells whoever only read how to ask %s for less', async (name, args, advice) => {
  const line = `${'\u0001'.repeat(2000)}\n`
  await using folder = await tempFolder({ 'long.txt': line.repeat(500) })
  await using mcp = await mcpClient(folder.path)
  const { isError, form } = await mcp.call(name, args)
  expect([isError, form['error_type'], form['message']]).toEqual([true, 'too_large', advice])
})

it('tells the last command also where it printed more than clients take', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  await mcp.client.listTools()
  const command = 'head -c 1000000 /dev/zero'
  await mcp.call('guide_run_in_terminal', { command })
  expect((await mcp.call('guide_terminal_last_command')).structured).toMatchObject({ command, exit_code: 0 })
})

it('cuts lists as well, and never half of a character', () => {
  const names = Array.from({ length: 400_000 }, (_, i) => `directory/file-${i}.txt`)
  const value = { changed_files: names, stdout: '😀'.repeat(1_000_001) }
  const answer = { content: [{ type: 'text' as const, text: JSON.stringify({ success: true, value }) }], structuredContent: value }
  const fitting = fittingAnswer(answer)
  expect(answerBytes(fitting)).toBeLessThanOrEqual(MAX_ANSWER_BYTES)
  expect(fitting.content[0]?.text).toContain('changed_files (of 400000 entries), stdout (of 2000002 characters)')
  expect(JSON.stringify(fitting.structuredContent).isWellFormed()).toBe(true)
  expect(String(fitting.structuredContent?.['stdout']).isWellFormed()).toBe(true)
})

it('says at least whether it was done where there is nothing to cut', () => {
  const value = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}${'x'.repeat(3_000)}`, i]))
  const told = (form: object) => {
    const { content } = fittingAnswer({ content: [{ type: 'text', text: JSON.stringify({ ...form, value }) }] })
    return JSON.parse(content[0]?.text ?? '')
  }
  expect(told({ success: true })).toMatchObject({
    success: false,
    error: 'The call was made. The result has 8.6 MB, and clients accept no more than 8 MB',
    instruction: 'Do not repeat the call: what it did stays done.',
  })
  expect(told({ success: false, error: 'It failed', error_type: 'http_status' })).toMatchObject({
    success: false,
    error: 'It failed (details do not fit. The result has 8.6 MB, and clients accept no more than 8 MB)',
    error_type: 'http_status',
  })
})
