import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { logTo } from '../../../src/app/session.ts'
import { succeeded } from '../../../src/base/result.ts'
import { replaceInFile } from '../../../src/tools/edit/tool_replace_in_file.ts'
import { defineTool, type Log, type Tool } from '../../../src/tools/kit/tool.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { invokeTool, toolContext } from '../../support/tool-context.ts'

const facts = {
  summary: 'A tool for tests.',
  category: 'File Reading',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () => z.strictObject({}),
  outputs: () => z.strictObject({}),
  metadata: [],
  termination: '',
  examples: [],
} as const

const asyncTool = defineTool({ ...facts, name: 'slow', run: async () => succeeded({}, 'done') })
const syncTool = defineTool({ ...facts, name: 'quick', run: () => succeeded({}, 'done') })
const brokenTool = defineTool({
  ...facts,
  name: 'broken',
  run: () => {
    throw new Error('disk on fire')
  },
})

function recorder(): { readonly lines: string[]; readonly log: Log } {
  const lines: string[] = []
  return { lines, log: logTo((line) => lines.push(line), 'trace') }
}

async function linesOf(tool: Tool): Promise<readonly string[]> {
  await using folder = await tempFolder()
  const { lines, log } = recorder()
  await invokeTool(tool, {}, await toolContext(folder.path, { log })).catch((error: Error) => lines.push(`thrown: ${error.message}`))
  return lines
}

it('[I-15] logs a call before the tool runs', async () => {
  await using folder = await tempFolder()
  const { lines, log } = recorder()
  const seen: string[][] = []
  const tool = defineTool({
    ...facts,
    name: 'looking',
    run: () => {
      seen.push([...lines])
      return succeeded({}, 'done')
    },
  })
  await invokeTool(tool, {}, await toolContext(folder.path, { log }))
  expect(seen).toEqual([['TRACE Tool called: looking']])
})

it('[I-16] logs the success of an asynchronous tool at TRACE', async () => {
  expect(await linesOf(asyncTool)).toEqual(['TRACE Tool called: slow', 'TRACE Tool slow completed successfully'])
})

it('[I-17] logs the success of a synchronous tool at DEBUG', async () => {
  expect(await linesOf(syncTool)).toEqual(['TRACE Tool called: quick', 'DEBUG Tool quick completed successfully'])
})

it('[I-18] logs an exception at ERROR and throws it on', async () => {
  expect(await linesOf(brokenTool)).toEqual(['TRACE Tool called: broken', 'ERROR Tool broken failed: disk on fire', 'thrown: disk on fire'])
})

it('does not call a failed call a success', async () => {
  await using folder = await tempFolder()
  const { lines, log } = recorder()
  await invokeTool(replaceInFile, { path: 'no.txt', find: 'a', replace: 'b' }, await toolContext(folder.path, { log }))
  expect(lines).toEqual(['TRACE Tool called: replace_in_file', 'DEBUG Tool replace_in_file ended with not_found'])
})

it('does not start a tool that was cancelled before', async () => {
  await using folder = await tempFolder()
  const { lines, log } = recorder()
  const result = await invokeTool(asyncTool, {}, await toolContext(folder.path, { log, signal: AbortSignal.abort() }))
  expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(lines).toEqual([])
})

it('[S-13] with preview_only gives back the diff and stages nothing', async () => {
  await using folder = await tempFolder({ 'a.txt': 'one\ntwo\n' })
  const context = await toolContext(folder.path)
  const result = await invokeTool(replaceInFile, { path: 'a.txt', find: 'two', replace: '2', preview_only: true }, context)
  const diff = ['diff --git a/a.txt b/a.txt', '--- a/a.txt', '+++ b/a.txt', '@@ -1,2 +1,2 @@', ' one', '-two', '+2', '']
  expect(result).toMatchObject({ ok: true, filesAffected: [], value: { replacements: 1 } })
  const shown = (result as { value: { diff: string } }).value.diff
  expect(shown.split('\n').filter((line) => !line.startsWith('index '))).toEqual(diff)
  expect((result as { output: string }).output).toBe(`Replaced 1 occurrence in a.txt (preview only)\n${shown}`)
  expect(await context.workspace.changes()).toEqual([])
})

it('with preview_only sees what was staged before, and shows only what it would add', async () => {
  await using folder = await tempFolder({ 'a.txt': 'one\n' })
  const context = await toolContext(folder.path)
  await invokeTool(replaceInFile, { path: 'a.txt', find: 'one', replace: 'two' }, context)
  const result = await invokeTool(replaceInFile, { path: 'a.txt', find: 'two', replace: 'three', preview_only: true }, context)
  expect((result as { value: { diff: string } }).value.diff).toMatch(/\n-two\n\+three\n$/)
})
