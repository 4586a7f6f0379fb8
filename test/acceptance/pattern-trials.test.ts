import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { replaceInFile } from '../../src/tools/edit/tool_replace_in_file.ts'
import { grep } from '../../src/tools/search/tool_grep.ts'
import { mcpClient, SOURCE_PROGRAM } from '../support/mcp-client.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'
import { callTool, toolContext } from '../support/tool-context.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
/** The engine is busy with it for years before it looks at any text. */
const ENDLESS = `${'(?:|)'.repeat(40)}z`

/** Makes every Node process that Sous starts leave a line in a file. */
async function nodeCounter() {
  const folder = await tempFolder()
  const [log, node, hook] = ['log', 'node', 'hook.cjs'].map((name) => path.join(folder.path, name)) as [string, string, string]
  folder.write({ log: '', node: `#!/bin/sh\necho started >>'${log}'\nexec '${process.execPath}' "$@"\n` })
  folder.write({ 'hook.cjs': `process.execPath = ${JSON.stringify(node)}` })
  fs.chmodSync(node, 0o755)
  return {
    env: { NODE_OPTIONS: `--require ${hook}` },
    started: () => fs.readFileSync(log, 'utf8').split('\n').length - 1,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}

async function run(cwd: string, env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [SOURCE_PROGRAM, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: path.join(cwd, '..', 'no-home'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      out += data
    })
  const [code] = await once(child, 'close')
  return { code, out }
}

it('starts no Node process to preview a recipe that comes with Sous', async () => {
  await using counter = await nodeCounter()
  await using repo = await tempRepo({ Dockerfile: 'FROM node:18-alpine\n', '.nvmrc': '18\n' })
  const { code, out } = await run(repo.path, counter.env, 'preview', 'sous:node-version', 'version=22')
  expect([code, out]).toEqual([0, expect.stringContaining('FROM node:22-alpine')])
  expect(counter.started()).toBe(0)
}, 60_000)

it('starts no Node process to validate the recipes of this repository', async () => {
  await using counter = await nodeCounter()
  const { code, out } = await run(REPOSITORY, counter.env, 'validate')
  expect([code, out]).toEqual([0, expect.stringMatching(/^✓ \d+ recipes are valid\n$/)])
  expect(counter.started()).toBe(0)
}, 60_000)

it.each(['list', 'validate'])(
  "does not freeze when 'sous %s' reads patterns without end",
  async (command) => {
    await using counter = await nodeCounter()
    const endless = `'${ENDLESS}'`
    await using repo = await tempRepo({
      'recipes/step.yml': `name: Step\nsteps:\n  - tool: grep\n    with: { pattern: ${endless} }\n`,
      'recipes/input.yml': `name: Input\ninputs: { word: { pattern: ${endless}, default: a } }\nsteps:\n  - tool: list_dir\n    with: { path: . }\n`,
      '.github/sous.yml': `rules: [{ tool: terminal, parameters: ${endless} }]\n`,
    })
    const { out } = await run(repo.path, counter.env, command)
    expect(out).toContain('recipes/input.yml')
    // A default is held against its pattern, and a rule against any parameters: what is run is tried, and ends the process.
    expect(counter.started()).toBeLessThanOrEqual(2)
  },
  60_000,
)

it('tries the patterns of an MCP client, all in one process', async () => {
  await using counter = await nodeCounter()
  await using folder = await tempFolder({ 'a.txt': 'abc\n' })
  await using mcp = await mcpClient(folder.path, { program: SOURCE_PROGRAM, env: counter.env })
  for (const letter of 'abc') {
    const { form } = await mcp.call('guide_grep', { pattern: `${letter}${'(?:x|)'.repeat(15)}` })
    expect(form).toMatchObject({ success: true, value: { total_matches: 1 } })
  }
  expect(counter.started()).toBe(1)
  expect(await mcp.call('guide_grep', { pattern: ENDLESS })).toMatchObject({ isError: true })
  expect((await mcp.call('guide_grep', { pattern: `b${'(?:y|)'.repeat(15)}` })).isError).toBe(false)
  expect(counter.started(), 'a second one, since the first was ended').toBe(2)
}, 60_000)

it('[D15] [S-36] stops a trusted pattern that never ends within 2 s of work, in a search and a replacement alike', async () => {
  await using folder = await tempFolder({ 'a.txt': `${'a'.repeat(5_000)}!` })
  const context = await toolContext(folder.path, { trustsPatterns: true })
  const worked = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    const result = await work()
    const { user, system } = process.cpuUsage(before)
    return { result, seconds: (user + system) / 1e6 }
  }
  const found = await worked(() => callTool(grep, { pattern: '^(a+)+$' }, context))
  expect(found.result).toMatchObject({ unfinished: "Pattern took longer than 1s on 'a.txt', the file was abandoned" })
  const args = { path: 'a.txt', find: '^(a+)+$', replace: 'b', is_regex: true }
  const replaced = await worked(() => callTool(replaceInFile, args, context))
  expect(replaced.result).toMatchObject({ error: { code: 'timed_out' } })
  for (const { seconds } of [found, replaced]) expect(seconds).toBeLessThan(2)
}, 60_000)

it.each([
  ['a text in any case', { find: 'ab'.repeat(50_000), is_regex: false, case_sensitive: false }],
  ['very many groups', { find: '(a)'.repeat(6300), is_regex: true }],
])('refuses %s that the engine has no room for, also where it is trusted', async (_, find) => {
  await using folder = await tempFolder({ 'a.txt': 'a' })
  const context = await toolContext(folder.path, { trustsPatterns: true })
  const result = await callTool(replaceInFile, { path: 'a.txt', replace: 'b', ...find }, context)
  expect(result).toMatchObject({ error: { code: 'invalid_pattern' } })
})
