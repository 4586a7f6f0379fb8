import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../../src/base/config.ts'
import { requiresApproval } from '../../../src/base/result.ts'
import { search } from '../../../src/tools/search/tool_search.ts'
import { type Files, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

async function run(files: Files, args: Readonly<Record<string, unknown>>, limits: Partial<Limits> = {}) {
  await using repo = await tempRepo(files)
  return await callTool(search, args, await toolContext(repo.path, { limits: { ...DEFAULT_LIMITS, ...limits } }))
}

const RETRY: Files = {
  'docs/guide.md': 'Retry, then retry again.\nNo retry here? retry!\n',
  'docs/words.md': 'retrying\nretries\nretried\nretry\n',
  'retry/other.txt': 'nothing\n',
  'src/parts.txt': 'retrying\nretrying\nretrying\n',
  'src/Retry.ts': 'export {}\n',
  'src/none.ts': 'export {}\n',
}

it('[S-21] sorts by relevance: name, whole words, lines, path', async () => {
  expect(await run(RETRY, { query: 'retry' })).toEqual({
    ok: true,
    value: {
      results: [
        { path: 'src/Retry.ts', name_match: true, matches: 0 },
        { path: 'docs/guide.md', name_match: false, matches: 2 },
        { path: 'docs/words.md', name_match: false, matches: 2 },
        { path: 'src/parts.txt', name_match: false, matches: 3 },
        { path: 'retry/other.txt', name_match: false, matches: 0 },
      ],
      files: ['src/Retry.ts', 'docs/guide.md', 'docs/words.md', 'src/parts.txt', 'retry/other.txt'],
      total_files: 5,
      truncated: false,
    },
    output: [
      "Found 5 files for 'retry':",
      '  src/Retry.ts (name)',
      '  docs/guide.md (2 lines)',
      '  docs/words.md (2 lines)',
      '  src/parts.txt (3 lines)',
      '  retry/other.txt (path)',
    ].join('\n'),
    warnings: [],
    filesAffected: [],
  })
})

it('[S-21] says so where the query is longer than the engine takes', async () => {
  const long = 'ab'.repeat(50_000)
  expect(await run({ 'a.txt': `${long}\n` }, { query: long })).toMatchObject({
    ok: false,
    error: { code: 'invalid_pattern', message: 'The text to find is too long: it has 100000 characters' },
  })
})

it('[S-21] only searches files of the type', async () => {
  expect(await run(RETRY, { query: 'retry', file_type: 'md' })).toMatchObject({ value: { files: ['docs/guide.md', 'docs/words.md'] } })
  expect(await run(RETRY, { query: 'retry', file_type: '.ts' })).toMatchObject({ value: { files: ['src/Retry.ts'] } })
  expect(await run(RETRY, { query: 'retry', file_type: '*.ts' })).toMatchObject({ value: { files: ['src/Retry.ts'] } })
})

it.each([['docs'], [['docs']], [['docs/']]])('[S-22] skips the directories %j', async (directories) => {
  const result = await run({ ...RETRY, 'a/docs/x.md': 'retry' }, { query: 'retry', exclude_dirs: directories })
  expect(result).toMatchObject({ value: { files: ['src/Retry.ts', 'src/parts.txt', 'retry/other.txt'] } })
})

it('[S-22] skips a directory by its path, and no file of that name', async () => {
  const files = { 'a/gen/x.md': 'word', 'gen/y.md': 'word', 'b/gen': 'word' }
  expect(await run(files, { query: 'word', exclude_dirs: ['a/gen'] })).toMatchObject({ value: { files: ['b/gen', 'gen/y.md'] } })
  expect(await run(files, { query: 'word', exclude_dirs: ['gen'] })).toMatchObject({ value: { files: ['b/gen'] } })
})

it('[S-23] returns max_results files at most, with the total and advice', async () => {
  expect(await run(RETRY, { query: 'retry', max_results: 2 })).toMatchObject({
    ok: true,
    value: { files: ['src/Retry.ts', 'docs/guide.md'], total_files: 5, truncated: true },
    warnings: ['Found 5 files, showing first 2; refine the query, or use file_type or exclude_dirs'],
  })
})

it('[S-23] keeps to the maximum', async () => {
  const result = await run(RETRY, { query: 'retry', max_results: 9 }, { grepResultsMaximum: 3 })
  expect(result).toMatchObject({
    value: { truncated: true },
    warnings: [
      'max_results 9 is more than the maximum, using 3',
      'Found 5 files, showing first 3; refine the query, or use file_type or exclude_dirs',
    ],
  })
})

it('takes the query as plain text in any case', async () => {
  const files = { 'a.txt': 'What (really)?\n', 'b.txt': 'what really\n' }
  expect(await run(files, { query: 'WHAT (really)?' })).toMatchObject({ value: { files: ['a.txt'] } })
})

it('finds a file by its name although its content is binary', async () => {
  expect(await run({ 'logo.png': Buffer.from('\0\0') }, { query: 'Logo' })).toMatchObject({ value: { files: ['logo.png'] } })
})

it('shows both reasons when there are two', async () => {
  expect(await run({ 'todo.md': 'todo\n' }, { query: 'todo' })).toMatchObject({
    output: "Found 1 file for 'todo':\n  todo.md (name, 1 line)",
  })
})

it('succeeds without a file and says so', async () => {
  expect(await run({ 'a.txt': 'hay' }, { query: 'needle' })).toEqual({
    ok: true,
    value: { results: [], files: [], total_files: 0, truncated: false },
    output: "No files found for 'needle'",
    warnings: [],
    filesAffected: [],
  })
})

it('[D8] finds files that usually hold secrets by their names, and does not look into them', async () => {
  expect(await run({ '.env': 'needle', 'a.txt': '.env' }, { query: '.env' })).toMatchObject({
    value: {
      results: [
        { path: '.env', name_match: true, matches: 0 },
        { path: 'a.txt', name_match: false, matches: 1 },
      ],
    },
    warnings: ['Skipped 1 file that may contain secrets; grep searches a file that you name exactly'],
  })
  expect(await run({ '.env': 'needle' }, { query: 'needle' })).toMatchObject({ value: { files: [] } })
})

it('shows the beginning of a long query', async () => {
  expect(await run({}, { query: 'x'.repeat(1000) })).toMatchObject({ output: `No files found for '${'x'.repeat(117)}…'` })
})

it('warns of what it did not look into', async () => {
  expect(await run({ 'a.txt': 'needle needle', 'b.txt': 'needle' }, { query: 'needle' }, { searchFileBytes: 10 })).toMatchObject({
    value: { files: ['b.txt'] },
    warnings: ['Skipped 1 file larger than 10 bytes: a.txt; grep searches a file that path names'],
  })
})

it.each([[{}], [{ query: '' }], [{ query: 'x', max_results: 0 }], [{ query: 'x', nonsense: 1 }]])(
  'refuses the arguments %j',
  async (args) => {
    expect(await run({}, args)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  },
)

it('refuses a directory to exclude that is no valid pattern', async () => {
  expect(await run({ 'a.txt': 'x' }, { query: 'x', exclude_dirs: '../up' })).toMatchObject({ error: { code: 'path_outside_working_dir' } })
})

it('[S-28] only reads, and needs no approval', () => {
  expect(search).toMatchObject({ permissions: ['ReadFiles'], effect: 'read', risk: 'read_only', category: 'Search & Discovery' })
  expect(requiresApproval(search)).toBe(false)
  expect(search.examples.every(({ args }) => search.args().safeParse(args).success)).toBe(true)
})

it('[S-35] goes 20 directories deep, warns of what lies deeper, and does not count it', async () => {
  const at = (depth: number) => `${'d/'.repeat(depth)}word.md`
  expect(await run({ [at(20)]: 'word', [at(21)]: 'word' }, { query: 'word' })).toMatchObject({
    value: { files: [at(20)], total_files: 1, truncated: false },
    warnings: ['Skipped 1 file more than 20 directories deep'],
  })
})
