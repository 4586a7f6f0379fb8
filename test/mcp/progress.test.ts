import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { type ProgressNote, ProgressNotes } from '../../src/mcp/elicitation.ts'
import { mcpClient, SOURCE_PROGRAM, YES } from '../support/mcp-client.ts'
import { tempRepo } from '../support/temp-folder.ts'

it('notes rise, are not more than a client can use, and are left out where nobody asked', () => {
  let now = 0
  const sent: ProgressNote[] = []
  const notes = new ProgressNotes(
    't',
    (note) => sent.push(note),
    () => now,
  )
  for (; now < 250; now += 10) notes.update({ done: now, total: 1_000, unit: 'files' })
  notes.say('second part')
  now += 100
  notes.update({ done: 1, total: undefined, unit: 'bytes' })
  expect(sent.map(({ progress, message }) => [progress, message])).toEqual([
    [1, '0 of 1000 files'],
    [2, '100 of 1000 files'],
    [3, '200 of 1000 files'],
    [4, 'second part'],
    [5, '1 byte'],
  ])
  const silent = new ProgressNotes(
    undefined,
    () => expect.unreachable(),
    () => now,
  )
  silent.say('nothing')
  silent.update({ done: 1, total: 2, unit: 'files' })
})

it('tells a client that wants to know how far a recipe is', async () => {
  await using repo = await tempRepo({
    'recipes/two.yml':
      'name: Two\nsteps:\n  - { id: one, tool: glob, with: { pattern: a } }\n  - { id: other, tool: glob, with: { pattern: b } }\n',
  })
  await using mcp = await mcpClient(repo.path)
  const heard: (string | undefined)[] = []
  await mcp.client.callTool({ name: 'guide_recipe_two', arguments: {} }, undefined, { onprogress: ({ message }) => heard.push(message) })
  expect(heard).toEqual(['one (1 of 2)', 'other (2 of 2)'])
})

it('tells how many documents were read', async () => {
  await using repo = await tempRepo({ '.github/sous.yml': 'categories: { docs: { dir: docs } }\n', 'docs/a.md': 'A\n' })
  await using mcp = await mcpClient(repo.path)
  const heard: (string | undefined)[] = []
  const call = { name: 'guide_get_content', arguments: { category_or_collection: 'docs' } }
  await mcp.client.callTool(call, undefined, { onprogress: ({ message }) => heard.push(message) })
  expect(heard).toEqual(['0 of 1 document'])
})

it('[R15] ends a command with all it started when the client cancels the call', async () => {
  await using repo = await tempRepo()
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  const stop = new AbortController()
  const call = { name: 'guide_run_in_terminal', arguments: { command: 'touch started; sleep 30; touch finished' } }
  const ended = mcp.client.callTool(call, undefined, { signal: stop.signal }).catch((error: Error) => error.message)
  while (!repo.exists('started')) await new Promise((resolve) => setTimeout(resolve, 20))
  stop.abort('Enough')
  expect(await ended).toContain('Enough')
  // The server goes on.
  expect((await mcp.call('guide_glob', { pattern: '*' })).structured).toMatchObject({ files: ['started'] })
})

it('takes its question back when the client cancels the call, and writes nothing', async () => {
  await using repo = await tempRepo()
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  await using mcp = await mcpClient(repo.path, {
    async onQuestion() {
      asked()
      await new Promise((resolve) => setTimeout(resolve, 300))
      return YES
    },
  })
  const stop = new AbortController()
  const call = { name: 'guide_create_file', arguments: { path: 'new.txt', content: 'x' } }
  const ended = mcp.client.callTool(call, undefined, { signal: stop.signal }).catch(() => 'cancelled')
  await isAsked
  stop.abort()
  expect(await ended).toBe('cancelled')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(repo.exists('new.txt')).toBe(false)
})

it('[D15] gives up a pattern that never ends when the client cancels the call', async () => {
  await using repo = await tempRepo({ 'a.txt': `${'a'.repeat(60)}b\n` })
  await using mcp = await mcpClient(repo.path, { program: SOURCE_PROGRAM })
  const stop = new AbortController()
  const call = { name: 'guide_grep', arguments: { pattern: '(a+)+$' } }
  const ended = mcp.client.callTool(call, undefined, { signal: stop.signal }).catch(() => 'cancelled')
  await new Promise((resolve) => setTimeout(resolve, 300))
  stop.abort()
  expect(await ended).toBe('cancelled')
  expect((await mcp.call('guide_glob', { pattern: '*' })).structured).toMatchObject({ files: ['a.txt'] })
})

it('leaves nothing of a call behind in a server that lives long', async () => {
  await using repo = await tempRepo({ 'a.txt': 'needle\n', '.github/sous.yml': 'categories: { docs: { dir: . } }\n' })
  await using mcp = await mcpClient(repo.path, { onQuestion: () => YES })
  const before = getEventListeners(mcp.signal, 'abort').length
  await mcp.call('guide_grep', { pattern: 'needle' })
  await mcp.call('guide_run_in_terminal', { command: 'true' })
  await mcp.call('guide_create_file', { path: 'b.txt', content: '' })
  await mcp.client.listResources()
  expect(getEventListeners(mcp.signal, 'abort')).toHaveLength(before)
})
