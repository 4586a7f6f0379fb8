import * as fs from 'node:fs'
import * as path from 'node:path'
import type { ElicitResult } from '@modelcontextprotocol/sdk/types.js'
import { expect, it } from 'vitest'
import { type McpClient, mcpClient, YES } from '../support/mcp-client.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'

/** Runs until the test makes the file `go` outside of the served folder, so that nothing hangs on how fast a machine is. */
async function heldCommand(outside: TempFolder): Promise<{ readonly command: string; started(): Promise<void>; go(): void }> {
  const at = (name: string) => path.join(outside.path, name)
  return {
    command: `touch ${at('started')}; while [ ! -e ${at('go')} ]; do sleep 0.05; done`,
    async started() {
      while (!fs.existsSync(at('started'))) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    go: () => fs.writeFileSync(at('go'), ''),
  }
}

/** For a call to have been done, if it did not wait. */
function longEnough(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500))
}

function answering(folder: TempFolder, answer: (message: string) => ElicitResult | Promise<ElicitResult> = () => YES): Promise<McpClient> {
  return mcpClient(folder.path, { onQuestion: answer })
}

it('runs commands that were approved at the same time one after the other, and blames each for its own changes', async () => {
  await using repo = await tempRepo()
  await using mcp = await answering(repo)
  const names = ['a.txt', 'b.txt', 'c.txt']
  const answers = await Promise.all(
    names.map((name) => mcp.call('guide_run_in_terminal', { command: `sleep 0.3; touch ${name}`, writes: [name] })),
  )
  expect(answers.map(({ form, structured }) => structured?.['changed_files'] ?? form)).toEqual(names.map((name) => [name]))
})

it('applies nothing while a command runs, so that the command is not blamed for it', async () => {
  await using repo = await tempRepo()
  await using outside = await tempFolder()
  const held = await heldCommand(outside)
  await using mcp = await answering(repo)
  const running = mcp.call('guide_run_in_terminal', { command: held.command, writes: [] })
  await held.started()
  const applyRequest = mcp.call('guide_create_file', { path: 'new.txt', content: 'hello\n' })
  // What only reads goes on meanwhile, so that its answer comes before the other two.
  expect((await mcp.call('guide_glob', { pattern: '*' })).structured).toMatchObject({ files: [] })
  await longEnough()
  expect(repo.exists('new.txt')).toBe(false)
  held.go()
  expect((await running).structured).toMatchObject({ exit_code: 0, changed_files: [] })
  expect((await applyRequest).structured).toMatchObject({ applied: true })
})

it.each([
  ['command', 'guide_run_in_terminal', { command: 'touch new.txt' }],
  ['apply', 'guide_create_file', { path: 'new.txt', content: '' }],
])('does not go on with a %s that was cancelled while it waited', async (_, name, args) => {
  await using repo = await tempRepo()
  await using outside = await tempFolder()
  const held = await heldCommand(outside)
  let asked = 0
  await using mcp = await answering(repo, () => {
    asked++
    return YES
  })
  const running = mcp.call('guide_run_in_terminal', { command: held.command })
  await held.started()
  const cancel = new AbortController()
  const waiting = mcp.client.callTool({ name, arguments: args }, undefined, { signal: cancel.signal }).catch(() => 'cancelled')
  while (asked < 2) await new Promise((resolve) => setTimeout(resolve, 10))
  await longEnough()
  cancel.abort()
  expect(await waiting).toBe('cancelled')
  await mcp.call('guide_glob', { pattern: '*' })
  held.go()
  expect((await running).structured).toMatchObject({ changed_files: [] })
  expect((await mcp.call('guide_run_in_terminal', { command: 'ls' })).structured).toMatchObject({ stdout: '' })
})

it('holds up nobody by a question that is open', async () => {
  await using repo = await tempRepo()
  let answer: (result: ElicitResult) => void = () => undefined
  const later = new Promise<ElicitResult>((resolve) => {
    answer = resolve
  })
  await using mcp = await answering(repo, (message) => (message.includes('slow') ? later : YES))
  const slow = [
    mcp.call('guide_run_in_terminal', { command: 'touch slow.txt' }),
    mcp.call('guide_create_file', { path: 'slow-too.txt', content: '' }),
  ]
  expect((await mcp.call('guide_run_in_terminal', { command: 'touch a.txt' })).structured).toMatchObject({ changed_files: ['a.txt'] })
  expect((await mcp.call('guide_create_file', { path: 'b.txt', content: '' })).structured).toMatchObject({ applied: true })
  answer(YES)
  expect((await Promise.all(slow)).map(({ isError }) => isError)).toEqual([false, false])
})
