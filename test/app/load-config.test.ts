import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { loadConfig, readConfigFile } from '../../src/app/load-config.ts'
import { openFolder } from '../../src/app/open-folder.ts'
import { DEFAULT_CONFIG } from '../../src/base/config.ts'
import { type TempFolder, tempFolder } from '../support/temp-folder.ts'

const now = new Date('2026-11-16T12:00:00Z')

async function treeIn(folder: TempFolder, root = '.') {
  const opened = await openFolder({ env: { PATH: '/usr/bin:/bin' }, folder: folder.path }, root)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value.tree
}

const load = async (folder: TempFolder, root?: string) => loadConfig(await treeIn(folder, root), now)

it('takes the defaults where there is no configuration', async () => {
  await using folder = await tempFolder({ 'a.txt': '', 'b/.github': 'a file' })
  for (const root of ['.', 'b']) expect(await load(folder, root)).toEqual({ ok: true, value: { config: DEFAULT_CONFIG, warnings: [] } })
  expect(await readConfigFile(await treeIn(folder), now)).toBeUndefined()
})

it('reads the configuration, and tells what is doubtful', async () => {
  const rule = `{ tool: terminal, parameters: '\\{"command":"ls"\\}', expires: 2020-01-01 }`
  await using folder = await tempFolder({ '.github/sous.yml': `fetch: []\nrules: [${rule}]\n` })
  expect(await load(folder)).toEqual({
    ok: true,
    value: {
      config: {
        ...DEFAULT_CONFIG,
        fetchHosts: [],
        rules: [{ tool: 'run_in_terminal', pattern: '\\{"command":"ls"\\}', expires: '2020-01-01' }],
      },
      warnings: ['.github/sous.yml:2:70: The rule has expired and no longer allows anything'],
    },
  })
})

it('[B6] gives an error for one that is not valid, not half of a policy', async () => {
  await using folder = await tempFolder({ '.github/sous.yml': 'fetch: []\naproval: { codeowners: true }\nlimits: { steps: 0 }\n' })
  expect(await load(folder)).toEqual({
    ok: false,
    error: {
      code: 'invalid_config',
      message: "The configuration is not valid: .github/sous.yml:2:1: The configuration has no key 'aproval' (and 1 more)",
      suggestion: "Did you mean 'approval'? 'sous validate' shows all problems.",
    },
  })
})

it.each<[what: string, files: Record<string, string | Buffer>, message: string]>([
  ['is not UTF-8', { '.github/sous.yml': Buffer.from('fetch: [caf\xe9]\n', 'latin1') }, '.github/sous.yml:1:1: The file is not UTF-8'],
  ['is too large', { '.github/sous.yml': `#${'x'.repeat(300_000)}` }, '.github/sous.yml:1:1: The file has 300001 bytes, more than 262144'],
  ['is a directory', { '.github/sous.yml/x': '' }, '.github/sous.yml:1:1: '],
  ['has another ending', { '.github/sous.yaml': 'fetch: []\n' }, '.github/sous.yaml:1:1: Sous does not read the configuration from here'],
])('is closed when the configuration %s', async (_what, files, message) => {
  await using folder = await tempFolder(files)
  const loaded = await load(folder)
  expect(loaded).toMatchObject({ ok: false, error: { code: 'invalid_config', message: expect.stringContaining(message) } })
})

it('follows no link to a configuration, and shows nothing of what is behind it', async () => {
  await using folder = await tempFolder({ 'secret/sous.yml': 'token: hunter2\n', 'a/.github/x': '', 'b/x': '' })
  fs.symlinkSync('../../secret/sous.yml', path.join(folder.path, 'a/.github/sous.yml'))
  fs.symlinkSync('../secret', path.join(folder.path, 'b/.github'))
  for (const root of ['a', 'b']) {
    const loaded = await load(folder, root)
    expect(loaded).toMatchObject({ ok: false, error: { code: 'invalid_config', message: expect.stringContaining('symbolic link') } })
    expect(JSON.stringify(loaded)).not.toContain('hunter2')
  }
})
