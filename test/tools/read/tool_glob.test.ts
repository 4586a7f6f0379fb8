import { expect, it } from 'vitest'
import { requiresApproval } from '../../../src/base/result.ts'
import { glob } from '../../../src/tools/read/tool_glob.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath } from '../../support/workspace.ts'

function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${String(i).padStart(4, '0')}.txt`, '']))
}

it('[S-06] finds files by extension, sorted, without node_modules and dist', async () => {
  await using repo = await tempRepo({ 'z.tsx': '', 'a/b.tsx': '', 'a.ts': '', 'B.tsx': '', 'node_modules/x/y.tsx': '', 'a/dist/z.tsx': '' })
  const result = await callTool(glob, { pattern: '**/*.tsx' }, await toolContext(repo.path))
  expect(result).toEqual({
    ok: true,
    value: { files: ['B.tsx', 'a/b.tsx', 'z.tsx'], total_files: 3, truncated: false },
    output: "Found 3 files matching '**/*.tsx':\n  B.tsx\n  a/b.tsx\n  z.tsx",
    warnings: [],
    filesAffected: [],
  })
})

it('[S-06] leaves out what git ignores, and outside git what tools make', async () => {
  await using repo = await tempRepo({ '.gitignore': 'made\n', 'a.tsx': '' })
  repo.write({ 'made/b.tsx': '', 'build/c.tsx': '' })
  const inside = await callTool(glob, { pattern: '*.tsx' }, await toolContext(repo.path))
  expect(inside).toMatchObject({ value: { files: ['a.tsx', 'build/c.tsx'] } })
  await using folder = await tempFolder({ 'a.tsx': '', 'build/c.tsx': '', 'node_modules/d.tsx': '' })
  const outside = await callTool(glob, { pattern: '*.tsx' }, await toolContext(folder.path))
  expect(outside).toMatchObject({ value: { files: ['a.tsx'] } })
})

it('[S-06] goes into node_modules or dist where the pattern names them, or exclude is an empty list', async () => {
  await using repo = await tempRepo({ 'index.js': '', 'dist/index.js': '', 'node_modules/x/index.js': '' })
  const context = await toolContext(repo.path)
  expect(await callTool(glob, { pattern: 'dist/*.js' }, context)).toMatchObject({ value: { files: ['dist/index.js'] } })
  expect(await callTool(glob, { pattern: '{dist,src}/*.js' }, context)).toMatchObject({ value: { files: ['dist/index.js'] } })
  expect(await callTool(glob, { pattern: '**/*.js', exclude: [] }, context)).toMatchObject({ value: { total_files: 3 } })
})

it('[S-06] does not go into dist for a pattern that only has its letters', async () => {
  await using repo = await tempRepo({ 'src/distance.ts': '', 'dist/distance.ts': '' })
  const context = await toolContext(repo.path)
  expect(await callTool(glob, { pattern: '**/distance.ts' }, context)).toMatchObject({ value: { files: ['src/distance.ts'] } })
})

it('[S-07] finds test files in nested directories of src only', async () => {
  await using repo = await tempRepo({ 'src/a.test.ts': '', 'src/x/y/b.test.ts': '', 'src/c.ts': '', 'test/d.test.ts': '' })
  const result = await callTool(glob, { pattern: 'src/**/*.test.ts' }, await toolContext(repo.path))
  expect(result).toMatchObject({ value: { files: ['src/a.test.ts', 'src/x/y/b.test.ts'] } })
})

it('[S-08] skips excluded directories, given as a list or as one', async () => {
  await using repo = await tempRepo({ 'a.ts': '', 'lib/b.ts': '', 'x/lib/c.ts': '', 'gen/d.ts': '', 'a.spec.ts': '' })
  const context = await toolContext(repo.path)
  const list = await callTool(glob, { pattern: '*.ts', exclude: ['lib', 'gen/', '*.spec.ts'] }, context)
  expect(list).toMatchObject({ value: { files: ['a.ts'] } })
  const one = await callTool(glob, { pattern: '*.ts', exclude: 'lib' }, context)
  expect(one).toMatchObject({ value: { files: ['a.spec.ts', 'a.ts', 'gen/d.ts'] } })
})

it('[S-09] explains an invalid pattern and shows valid ones', async () => {
  await using repo = await tempRepo()
  const context = await toolContext(repo.path)
  const error = {
    code: 'invalid_pattern',
    message: "Invalid glob pattern '**/*[.go'",
    suggestion:
      "Close the '[' with ']', or write '\\[' for the character itself. Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.",
  }
  expect(await callTool(glob, { pattern: '**/*[.go' }, context)).toEqual({ ok: false, error })
  expect(await callTool(glob, { pattern: '*', exclude: ['**/*[.go'] }, context)).toEqual({ ok: false, error })
})

it('[S-10] succeeds without matches, and says so', async () => {
  await using repo = await tempRepo({ 'a.ts': '' })
  expect(await callTool(glob, { pattern: '*.zig' }, await toolContext(repo.path))).toEqual({
    ok: true,
    value: { files: [], total_files: 0, truncated: false },
    output: "No files found matching '*.zig'",
    warnings: [],
    filesAffected: [],
  })
})

it('[S-32] returns 100 files unless told otherwise, counts them all, and suggests to narrow the search', async () => {
  await using repo = await tempRepo(manyFiles(130))
  const result = await callTool(glob, { pattern: '*.txt' }, await toolContext(repo.path))
  expect(result).toMatchObject({
    value: { files: { length: 100, 99: 'f0099.txt' }, total_files: 130, truncated: true },
    warnings: ['Found 130 files, showing first 100; use a narrower pattern, a path or exclude, or a higher max_results'],
  })
})

it('[S-33] respects max_results up to 500', async () => {
  await using repo = await tempRepo(manyFiles(510))
  const context = await toolContext(repo.path)
  const few = await callTool(glob, { pattern: '*', max_results: 2 }, context)
  expect(few).toMatchObject({ value: { files: ['f0000.txt', 'f0001.txt'], total_files: 510, truncated: true } })
  const many = await callTool(glob, { pattern: '*', max_results: 9000 }, context)
  expect(many).toMatchObject({
    value: { files: { length: 500 }, total_files: 510 },
    warnings: [
      'max_results 9000 is more than the maximum, using 500',
      'Found 510 files, showing first 500; use a narrower pattern, a path or exclude',
    ],
  })
})

it('[S-35] goes 20 directories deep, counted from the path, and warns of what lies deeper without counting it', async () => {
  const at = (depth: number) => `${'d/'.repeat(depth)}f.txt`
  await using repo = await tempRepo({ [at(19)]: '', [at(20)]: '', [at(21)]: '', [at(22)]: '' })
  const context = await toolContext(repo.path)
  expect(await callTool(glob, { pattern: '*.txt' }, context)).toMatchObject({
    value: { files: [at(20), at(19)], total_files: 2, truncated: false },
    output: `Found 2 files matching '*.txt':\n  ${at(20)}\n  ${at(19)}`,
    warnings: ['Skipped 2 files more than 20 directories deep'],
  })
  expect(await callTool(glob, { pattern: '*.txt', path: 'd' }, context)).toMatchObject({
    value: { total_files: 3 },
    warnings: ['Skipped 1 file more than 20 directories deep'],
  })
  expect(await callTool(glob, { pattern: '*.txt', path: 'd/d' }, context)).toMatchObject({ value: { total_files: 4 }, warnings: [] })
})

it('[S-35] does not warn of what lies deep and was not asked for', async () => {
  const deep = 'd/'.repeat(21)
  await using repo = await tempRepo({ 'a.ts': '', [`${deep}f.txt`]: '', [`gen/${deep}b.ts`]: '' })
  const result = await callTool(glob, { pattern: '*.ts', exclude: ['gen'] }, await toolContext(repo.path))
  expect(result).toMatchObject({ value: { files: ['a.ts'], total_files: 1 }, warnings: [] })
})

it('searches below a path, with the pattern relative to it', async () => {
  await using repo = await tempRepo({ 'a.md': '', 'docs/b.md': '', 'docs/x/c.md': '', 'docsy/d.md': '' })
  const context = await toolContext(repo.path)
  for (const path of ['docs', './docs', 'docs/']) {
    const result = await callTool(glob, { pattern: './*.md', path }, context)
    expect(result).toMatchObject({ value: { files: ['docs/b.md'] } })
  }
})

it.each([
  ['docs', 'not_found', "Directory 'docs' not found"],
  ['a.md', 'not_a_directory', "Path 'a.md' is not a directory"],
  ['../x', 'path_outside_working_dir', "Path '../x' is outside working directory"],
  ['.git', 'path_denied', "Path '.git' is not allowed: it is inside git's own directory"],
])('refuses the path %s', async (path, code, message) => {
  await using repo = await tempRepo({ 'a.md': '' })
  const result = await callTool(glob, { pattern: '*', path }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code, message } })
})

it.each(['../*', '/etc/*', '{a,../b}/*'])('[D13] refuses the pattern %s', async (pattern) => {
  await using repo = await tempRepo()
  const result = await callTool(glob, { pattern }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: false, error: { code: 'path_outside_working_dir' } })
})

it('[D14] answers for a pattern that makes other matchers hang', async () => {
  await using repo = await tempRepo({ ['a'.repeat(40)]: '' })
  const result = await callTool(glob, { pattern: `${'*a'.repeat(14)}b` }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: true, value: { files: [] } })
})

it('sees staged files, and not those staged to be deleted', async () => {
  await using repo = await tempRepo({ 'a.ts': '', 'b.ts': '' })
  const context = await toolContext(repo.path)
  await context.workspace.stage(repoPath('new/c.ts'), Buffer.from(''))
  await context.workspace.remove(repoPath('a.ts'))
  expect(await callTool(glob, { pattern: '*.ts' }, context)).toMatchObject({ value: { files: ['b.ts', 'new/c.ts'] } })
})

it('returns what it has when the time is over', async () => {
  await using repo = await tempRepo(manyFiles(70))
  let time = 0
  const clock = { elapsed: () => time++ * 20_000, now: () => new Date() }
  const result = await callTool(glob, { pattern: '*' }, await toolContext(repo.path, { clock }))
  expect(result).toMatchObject({ value: { total_files: 64 }, warnings: ['Search timed out after 30s, returning partial results'] })
})

it('passes on what the listing warns of', async () => {
  await using repo = await tempRepo({ 'a:b': '' })
  const result = await callTool(glob, { pattern: '*' }, await toolContext(repo.path))
  expect(result).toMatchObject({ warnings: ["Left out 1 file whose name is not UTF-8 or not allowed as a path: 'a:b'"] })
})

it.each([[{}], [{ pattern: 1 }], [{ pattern: '*', max_results: 0 }], [{ pattern: '*', unknown: 1 }], [{ pattern: '*', exclude: 3 }]])(
  'refuses the arguments %j',
  async (args) => {
    await using repo = await tempRepo()
    expect(await callTool(glob, args, await toolContext(repo.path))).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  },
)

it('[S-28] only reads, and needs no approval', () => {
  expect([glob.permissions, requiresApproval(glob)]).toEqual([['ReadFiles'], false])
})

it('[S-37] says when to go on and when to stop', () => {
  expect(glob.termination).toMatch(/terminate=false.*terminate=true/)
})
