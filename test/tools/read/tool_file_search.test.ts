import { expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import { requiresApproval } from '../../../src/base/result.ts'
import { fileSearch } from '../../../src/tools/read/tool_file_search.ts'
import { tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath } from '../../support/workspace.ts'

it('[T-23] finds files by glob, sorted', async () => {
  await using repo = await tempRepo({ 'internal/agent.go': '', 'cmd/main.go': '', 'a.md': '', 'cmd/x/Z.go': '' })
  expect(await callTool(fileSearch, { pattern: '**/*.go' }, await toolContext(repo.path))).toEqual({
    ok: true,
    value: { files: ['cmd/main.go', 'cmd/x/Z.go', 'internal/agent.go'], matches: 3, pattern: '**/*.go' },
    output: "Found 3 files matching '**/*.go':\n  cmd/main.go\n  cmd/x/Z.go\n  internal/agent.go",
    warnings: [],
    filesAffected: [],
  })
})

it('[T-23] shows the facts of the contract as metadata', () => {
  expect(fileSearch.metadata).toEqual(['matches', 'pattern'])
})

it('says "file" for one', async () => {
  await using repo = await tempRepo({ 'main.go': '' })
  const result = await callTool(fileSearch, { pattern: '**/*.go' }, await toolContext(repo.path))
  expect(result).toMatchObject({ output: "Found 1 file matching '**/*.go':\n  main.go" })
})

it('succeeds without matches', async () => {
  await using repo = await tempRepo({ 'a.md': '' })
  const result = await callTool(fileSearch, { pattern: '**/*.go' }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: true, value: { files: [], matches: 0 }, output: "No files found matching '**/*.go'" })
})

it('[T-24] refuses an invalid glob', async () => {
  await using repo = await tempRepo()
  const result = await callTool(fileSearch, { pattern: '**/*[.go' }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_pattern', message: "Invalid glob pattern '**/*[.go'" } })
})

it('[T-25] shows the first 1000 and warns that there are more', async () => {
  await using repo = await tempRepo(Object.fromEntries(Array.from({ length: 1003 }, (_, i) => [`d${i % 7}/f${i}.txt`, ''])))
  const result = await callTool(fileSearch, { pattern: '**/*.txt' }, await toolContext(repo.path))
  expect(result).toMatchObject({
    value: { files: { length: 1000 }, matches: 1003 },
    warnings: ['Found 1003 matches, showing first 1000'],
  })
})

it('[T-26] goes 20 directories deep, counted from the base, and says what lies deeper', async () => {
  const at = (depth: number) => `${'d/'.repeat(depth)}f.txt`
  await using repo = await tempRepo({ [at(20)]: '', [at(21)]: '', [at(22)]: '' })
  const context = await toolContext(repo.path)
  expect(await callTool(fileSearch, { pattern: '**/*.txt' }, context)).toMatchObject({
    value: { files: [at(20)], matches: 1 },
    warnings: ['Search depth limited to 20 levels, left out 2 deeper'],
  })
  expect(await callTool(fileSearch, { pattern: '**/*.txt', base_path: 'd' }, context)).toMatchObject({
    value: { files: [at(20), at(21)].reverse() },
  })
})

it.each([
  ['../x', "Path '../x' is outside working directory"],
  ['/etc', "Path '/etc' is outside working directory"],
  ['C:\\x', "Path 'C:\\x' is outside working directory"],
  ['..\\x', "Path '..\\x' is outside working directory"],
])('[T-27] refuses the base path %s', async (base_path, message) => {
  await using repo = await tempRepo()
  const result = await callTool(fileSearch, { pattern: '*', base_path }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'path_outside_working_dir', message } })
})

it.each([
  ['missing', 'not_found', "Directory 'missing' not found"],
  ['a.txt', 'not_a_directory', "Path 'a.txt' is not a directory"],
])('refuses the base path %s', async (base_path, code, message) => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const result = await callTool(fileSearch, { pattern: '*', base_path }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code, message } })
})

it('searches from a base path', async () => {
  await using repo = await tempRepo({ 'a.py': '', 'scripts/b.py': '', 'scripts/x/c.py': '' })
  const result = await callTool(fileSearch, { pattern: '*.py', base_path: 'scripts' }, await toolContext(repo.path))
  expect(result).toMatchObject({ value: { files: ['scripts/b.py', 'scripts/x/c.py'] } })
})

it('finds names with spaces, accents and dots', async () => {
  await using repo = await tempRepo({ 'a b.txt': '', 'ünï.txt': '', '.hidden.txt': '', 'empty/.keep': '' })
  const result = await callTool(fileSearch, { pattern: '*.txt' }, await toolContext(repo.path))
  expect(result).toMatchObject({ value: { files: ['.hidden.txt', 'a b.txt', 'ünï.txt'] } })
})

it('sees a file that an earlier step created', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path, { limits: { ...DEFAULT_LIMITS, fileSearchResults: 1 } })
  await context.workspace.stage(repoPath('b.txt'), Buffer.from(''))
  await context.workspace.stage(repoPath('a.txt'), Buffer.from(''))
  const result = await callTool(fileSearch, { pattern: '*.txt' }, context)
  expect(result).toMatchObject({ value: { files: ['a.txt'], matches: 2 }, warnings: ['Found 2 matches, showing first 1'] })
})

it.each([[{}], [{ pattern: 5 }], [{ pattern: '*', base_path: 1 }], [{ pattern: '*', path: '.' }]])(
  'refuses the arguments %j',
  async (args) => {
    await using repo = await tempRepo()
    expect(await callTool(fileSearch, args, await toolContext(repo.path))).toMatchObject({
      ok: false,
      error: { code: 'invalid_arguments' },
    })
  },
)

it('[S-28] only reads, and needs no approval', () => {
  expect([fileSearch.permissions, fileSearch.risk, requiresApproval(fileSearch)]).toEqual([['ReadFiles'], 'read_only', false])
})
