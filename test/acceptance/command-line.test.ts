import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { TOOL_NAMES } from '../../src/tools/registry.ts'
import { sous } from '../support/sous.ts'
import { tempFolder } from '../support/temp-folder.ts'

const cwd = import.meta.dirname

it('explains itself', async () => {
  const help = await sous(['--help'], { cwd })
  expect([help.code, help.stdout.split('\n')[0]]).toEqual([
    0,
    'Sous runs recipes that change a repository. It shows the exact change, asks you, and applies exactly that.',
  ])
  expect((await sous(['-h'], { cwd })).stdout).toBe(help.stdout)
  expect(await sous([], { cwd })).toMatchObject({ code: 3, stdout: help.stdout })
})

it('says its version', async () => {
  expect(await sous(['--version'], { cwd })).toEqual({ code: 0, stdout: 'sous 0.1.0\n', stderr: '' })
})

it.each(['markdown', 'prompt', 'table'])('lists the tools as %s', async (format) => {
  const { code, stdout } = await sous(['tools', '--format', format], { cwd })
  expect([code, TOOL_NAMES.filter((name) => !stdout.includes(name))]).toEqual([0, []])
})

it('lists the tools for programs', async () => {
  const { stdout } = await sous(['tools', '--format=json'], { cwd })
  expect(JSON.parse(stdout).map((tool: { name: string }) => tool.name)).toEqual(TOOL_NAMES)
  expect((await sous(['tools', '--json'], { cwd })).stdout).toBe(stdout)
})

it('[I-12] [I-14] offers functions with the prefix of the environment', async () => {
  const plain = JSON.parse((await sous(['tools', '--format', 'openai'], { cwd })).stdout)
  const grep = plain.find((tool: { name: string }) => tool.name === 'grep')
  expect(grep).toMatchObject({ parameters: { type: 'object', required: ['pattern'] } })
  const prefixed = JSON.parse((await sous(['tools', '--format', 'openai'], { cwd, env: { MCP_TOOL_PREFIX: 'guide' } })).stdout)
  expect(prefixed.map((tool: { name: string }) => tool.name)).toEqual(TOOL_NAMES.map((name) => `guide_${name}`))
})

it('explains one tool', async () => {
  const { code, stdout } = await sous(['tool', 'edit', '--help'], { cwd })
  expect([code, stdout.split('\n')[0]]).toEqual([0, 'edit_lines: Insert, delete or replace whole lines of a file by their numbers.'])
})

it('colours when told to, and not when told not to', async () => {
  const env = { FORCE_COLOR: '1' }
  expect((await sous(['tools'], { cwd, env })).stdout.includes('\u001b[1m')).toBe(true)
  expect((await sous(['tools'], { cwd, env: { ...env, NO_COLOR: '1' } })).stdout.includes('\u001b')).toBe(false)
  expect((await sous(['--no-color', 'tools'], { cwd, env })).stdout.includes('\u001b')).toBe(false)
  expect((await sous(['tools'], { cwd })).stdout.includes('\u001b')).toBe(false)
})

it('is not upset by a reader that leaves', async () => {
  const program = process.env['SOUS_TEST_PROGRAM'] ?? `${cwd}/../../dist/cli/index.js`
  const script = 'set -o pipefail; "$0" "$1" tools --format json | head -c 1'
  const child = spawn('bash', ['-c', script, process.execPath, program], { cwd })
  const err: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, Buffer.concat(err).toString()]).toEqual([0, ''])
})

it('says that no apply was interrupted', async () => {
  await using folder = await tempFolder()
  expect(await sous(['recover'], { cwd: folder.path })).toEqual({ code: 0, stdout: 'No apply was interrupted here.\n', stderr: '' })
  expect(JSON.parse((await sous(['recover', '--json', '--rollback'], { cwd: folder.path })).stdout)).toEqual({
    success: true,
    unfinished: null,
    recovery: null,
  })
})
