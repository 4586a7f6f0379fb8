import { expect, it } from 'vitest'
import { runMain } from '../../support/run-main.ts'
import { tempRepo } from '../../support/temp-folder.ts'

const WRITING = `name: Write
permissions: { write: ['**'] }
steps:
  - { tool: create_file, with: { path: infra/a.tf, content: a } }
  - { tool: create_file, with: { path: b.txt, content: b } }
`

it('[D7] marks in a preview what the configuration protects', async () => {
  await using repo = await tempRepo({ 'recipes/w.yml': WRITING, '.github/sous.yml': 'protected: [infra]\n' })
  const { code, out } = await runMain(['preview', 'w'], repo.path)
  expect([code, out.split('\n').filter((line) => line.startsWith('⚠'))]).toEqual([0, ['⚠ infra/a.tf is protected by .github/sous.yml']])
})

it('[B11] holds a run to the limits of the configuration', async () => {
  await using repo = await tempRepo({ 'recipes/w.yml': WRITING, '.github/sous.yml': 'limits: { files: 1 }\n' })
  const { code, out, err } = await runMain(['preview', 'w'], repo.path)
  expect([code === 0, out + err]).toEqual([false, expect.stringContaining('More than 1 file would change')])
})

it('[B6] runs nothing with a configuration that is not valid', async () => {
  await using repo = await tempRepo({ 'recipes/w.yml': WRITING, '.github/sous.yml': 'limit: { files: 1 }\n' })
  const { code, out, err } = await runMain(['preview', 'w'], repo.path)
  expect([code === 0, out, err]).toEqual([false, '', expect.stringContaining(".github/sous.yml:1:1: The configuration has no key 'limit'")])
})

it('[I1] lets the rules of a repository allow nothing before a person trusted them', async () => {
  const recipe = `name: Run\npermissions: { run: ['touch made.txt'], write: [made.txt] }\nsteps:\n  - { tool: run_in_terminal, with: { command: touch made.txt } }\n`
  const rules = `rules: [{ tool: terminal, parameters: '\\{"command":"touch made\\.txt"\\}' }]\n`
  await using repo = await tempRepo({ 'recipes/r.yml': recipe, '.github/sous.yml': rules })
  const before = JSON.parse((await runMain(['preview', 'r', '--json'], repo.path)).out)
  expect([before.reason_code, before.files_changed]).toEqual(['gated', 0])
  const [hash] = /[0-9a-f]{64}$/m.exec(before.next[1].command) ?? []
  const after = JSON.parse((await runMain(['preview', 'r', '--json', '--trust', String(hash)], repo.path)).out)
  expect([after.reason_code, after.files_changed]).toEqual(['previewed', 1])
  repo.write({ '.github/sous.yml': `${rules}fetch: []\n` })
  const { code } = await runMain(['preview', 'r', '--json', '--trust', String(hash)], repo.path)
  expect(code).not.toBe(0)
})
