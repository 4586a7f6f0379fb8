import { execFile, execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { SOURCE_PROGRAM } from '../support/mcp-client.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'

const INSPECTOR = path.resolve(import.meta.dirname, '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')
const BUILT_PROGRAM = process.env['SOUS_TEST_PROGRAM'] ?? path.resolve(import.meta.dirname, '../../dist/cli/index.js')

const FILES = {
  '.github/sous.yml': 'categories: { docs: { dir: docs } }\n',
  'docs/intro.md': '# Intro\n',
  'docs/sub/more.md': '# More\n',
  'recipes/look.yml': 'name: Look around\ninputs: { what: { required: true } }\nsteps: [{ tool: glob, with: { pattern: "*" } }]\n',
}

interface Inspected {
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the inspector prints
  readonly result: any
}

/** The inspector of the protocol's authors, as a client that somebody else wrote. */
async function inspect(folder: TempFolder, method: string, args: readonly string[] = [], program = SOURCE_PROGRAM): Promise<Inspected> {
  await using home = await tempFolder()
  // Options that take several values would take the server for one.
  const options = ['--format', 'json', '--quiet', '--method', method, ...args]
  const server = [process.execPath, program, 'mcp', '--root', folder.path]
  const env = { PATH: process.env['PATH'] ?? '', HOME: home.path }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [INSPECTOR, '--cli', ...server, ...options], { cwd: folder.path, env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1
      try {
        resolve({ code, result: JSON.parse(stdout).result })
      } catch {
        reject(new Error(`${code}: ${stdout}${stderr}`))
      }
    })
  })
}

it('[I-22] the inspector lists the tools, and finds their schemas portable', async () => {
  await using repo = await tempRepo(FILES)
  const { code, result } = await inspect(repo, 'tools/list', ['--strict'])
  const names = result.tools.map((tool: { readonly name: string }) => tool.name)
  expect(code).toBe(0)
  expect(names).toEqual(expect.arrayContaining(['guide_get_content', 'guide_run_in_terminal', 'guide_recipe_look']))
})

it('[C-17] the inspector calls a tool that reads', async () => {
  await using repo = await tempRepo(FILES)
  const { code, result } = await inspect(repo, 'tools/call', [
    '--tool-name',
    'guide_get_content',
    '--tool-arg',
    'category_or_collection=docs',
  ])
  expect(code).toBe(0)
  expect(JSON.parse(result.content[0].text)).toMatchObject({ success: true, value: expect.stringContaining('--guide-boundary--') })
  expect(result.structuredContent).toMatchObject({ count: 2, files: ['docs/intro.md', 'docs/sub/more.md'] })
})

it('[I5] the inspector, which asks nobody, is refused what would write or run', async () => {
  await using repo = await tempRepo(FILES)
  const before = repo.snapshot()
  const write = ['--tool-name', 'guide_create_file', '--tool-args-json', '{"path":"new.txt","content":"x"}']
  const written = await inspect(repo, 'tools/call', write)
  expect(written.code).not.toBe(0)
  expect(JSON.parse(written.result.content[0].text)).toMatchObject({ error_type: 'approval_needed', digest: expect.any(String) })
  const ran = await inspect(repo, 'tools/call', ['--tool-name', 'guide_run_in_terminal', '--tool-args-json', '{"command":"touch ran"}'])
  expect(JSON.parse(ran.result.content[0].text)).toMatchObject({ error_type: 'approval_needed', approve_with: expect.any(String) })
  expect(repo.snapshot()).toEqual(before)
})

it('the inspector lists and reads resources', async () => {
  await using repo = await tempRepo(FILES)
  const { result } = await inspect(repo, 'resources/list')
  expect(result.resources.map((resource: { readonly uri: string }) => resource.uri)).toEqual([
    'guide://category/docs',
    'guide://category/docs/intro.md',
    'guide://category/docs/sub/more.md',
  ])
  const read = await inspect(repo, 'resources/read', ['--uri', 'guide://category/docs/sub/more.md'])
  expect(read.result.contents).toEqual([{ uri: 'guide://category/docs/sub/more.md', mimeType: 'text/markdown', text: '# More\n' }])
})

it('the inspector lists and gets prompts', async () => {
  await using repo = await tempRepo(FILES)
  const { result } = await inspect(repo, 'prompts/list')
  expect(result.prompts).toMatchObject([{ name: 'look', title: 'Look around', arguments: [{ name: 'what', required: true }] }])
  const got = await inspect(repo, 'prompts/get', ['--prompt-name', 'look', '--prompt-args', 'what=x'])
  expect(got.result.messages[0].content.text).toContain('Run the recipe')
})

it('the inspector drives the built program', async () => {
  await using repo = await tempRepo(FILES)
  const args = ['--tool-name', 'guide_get_content', '--tool-arg', 'category_or_collection=docs', 'pattern=intro']
  const { code, result } = await inspect(repo, 'tools/call', args, BUILT_PROGRAM)
  expect([code, JSON.parse(result.content[0].text).value]).toEqual([0, '# Intro\n'])
})

it('the configuration in the guide works as it is printed', async () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const guide = fs.readFileSync(path.join(root, 'docs/guide/assistants.md'), 'utf8')
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? []
  await using home = await tempFolder({ 'mcp.json': json })
  const args = ['--cli', '--config', path.join(home.path, 'mcp.json'), '--server', 'sous', '--cwd', root, '--format', 'json', '--quiet']
  const env = { PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`, HOME: home.path }
  const stdout = execFileSync(process.execPath, [INSPECTOR, ...args, '--method', 'tools/list'], { cwd: root, env, encoding: 'utf8' })
  expect(JSON.parse(stdout).result.tools).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'guide_grep' })]))
})
