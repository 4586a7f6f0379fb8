import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../../src/base/config.ts'
import { requiresApproval } from '../../../src/base/result.ts'
import { realThreads } from '../../../src/system/process/threads.ts'
import { grepSearch } from '../../../src/tools/search/tool_grep_search.ts'
import { type Files, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

async function run(files: Files, args: Readonly<Record<string, unknown>>, limits: Partial<Limits> = {}) {
  await using repo = await tempRepo(files)
  return await callTool(grepSearch, args, await toolContext(repo.path, { limits: { ...DEFAULT_LIMITS, ...limits } }))
}

it('[T-28] finds the text as it is', async () => {
  const files = { 'app.py': 'import os\n    # TODO: implement\n# todo\n', 'lib/b.py': '# TODO: remove\nx = 1  # TODO', 'c.txt': 'none' }
  const result = await run(files, { pattern: 'TODO' })
  const matches = [
    { path: 'app.py', line: 2, column: 7, text: '    # TODO: implement' },
    { path: 'lib/b.py', line: 1, column: 3, text: '# TODO: remove' },
    { path: 'lib/b.py', line: 2, column: 10, text: 'x = 1  # TODO' },
  ]
  expect(result).toEqual({
    ok: true,
    value: {
      total_matches: 3,
      files_searched: 3,
      pattern: 'TODO',
      matches,
      files: ['app.py', 'lib/b.py'],
    },
    output: "Found 3 matches for 'TODO':\n  app.py:2: # TODO: implement\n  lib/b.py:1: # TODO: remove\n  lib/b.py:2: x = 1  # TODO",
    findings: { shown: matches, total: 3 },
    warnings: [],
    filesAffected: [],
  })
  expect(grepSearch.metadata).toEqual(['total_matches', 'files_searched', 'pattern'])
})

it('[T-28] takes no character of the text as special', async () => {
  const files = { 'a.txt': 'a.b\naxb\n(a+)*[x]{2}^$|?\\ /\n' }
  expect(await run(files, { pattern: 'a.b' })).toMatchObject({ output: "Found 1 match for 'a.b':\n  a.txt:1: a.b" })
  expect(await run(files, { pattern: '(a+)*[x]{2}^$|?\\ /' })).toMatchObject({ value: { total_matches: 1 } })
})

it('[T-28] says so where the text is longer than the engine takes', async () => {
  const long = 'ab'.repeat(50_000)
  expect(await run({ 'a.txt': `${long}\n` }, { pattern: long })).toMatchObject({
    ok: false,
    error: { code: 'invalid_pattern', message: 'The text to find is too long: it has 100000 characters' },
  })
})

it('[T-29] finds by a regular expression when asked to', async () => {
  const files = { 'a.txt': 'a.b\naxb\nab\n' }
  expect(await run(files, { pattern: 'a.b', is_regex: true })).toMatchObject({ value: { total_matches: 2 } })
})

it('[T-30] explains an invalid regular expression', async () => {
  expect(await run({}, { pattern: '(abc', is_regex: true })).toMatchObject({
    ok: false,
    error: { code: 'invalid_pattern', message: 'Invalid regex pattern: unclosed group' },
  })
})

it.each([0, 1001, -1, 1.5])('[T-31] refuses max_results %d', async (maxResults) => {
  expect(await run({ 'a.txt': 'x' }, { pattern: 'x', max_results: maxResults })).toMatchObject({ error: { code: 'invalid_arguments' } })
})

it.each([1, 1000])('[T-31] takes max_results %d', async (maxResults) => {
  const result = await run({ 'a.txt': 'x\n'.repeat(1_200) }, { pattern: 'x', max_results: maxResults })
  expect(result.ok && (result.value as { matches: readonly unknown[] }).matches).toHaveLength(maxResults)
  expect(result.ok && result.warnings).toEqual([`Found 1200 matches, showing first ${maxResults}; narrow the pattern or set file_pattern`])
})

it('[T-31] returns 100 matches when nothing else is asked for', async () => {
  const result = await run({ 'a.txt': 'x\n'.repeat(150) }, { pattern: 'x' })
  expect(result.ok && (result.value as { matches: readonly unknown[] }).matches).toHaveLength(100)
})

it('[T-32] skips binary files', async () => {
  const files = {
    'a.bin': Buffer.from('x\0x'),
    'late.txt': Buffer.concat([Buffer.from('x\n'), Buffer.alloc(8_000, 'y'), Buffer.alloc(1)]),
    'b.txt': 'x',
  }
  expect(await run(files, { pattern: 'x' })).toMatchObject({ value: { files: ['b.txt', 'late.txt'], files_searched: 2 } })
})

it('[T-33] returns what it has when the time is over, with a warning', async () => {
  const bad = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`z${i}.txt`, `${'a'.repeat(80)}b`]))
  const result = await run({ 'a.txt': 'aaa', ...bad }, { pattern: '(a+)+$', is_regex: true }, { searchMs: 1_000, regexMsPerFile: 400 })
  expect(result).toMatchObject({ ok: true, value: { files: ['a.txt'] } })
  expect(result.ok && result.warnings[0]).toBe('Search timed out after 1s, returning partial results')
})

it('[T-33] has 30 seconds unless told otherwise', () => {
  expect(DEFAULT_LIMITS.searchMs).toBe(30_000)
})

it('[T-34] refuses an empty pattern', async () => {
  expect(await run({ 'a.txt': 'x' }, { pattern: '' })).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
})

it('[T-35] searches only files that fit file_pattern', async () => {
  const files = { 'a.py': 'x', 'b.txt': 'x', 'lib/c.py': 'x' }
  expect(await run(files, { pattern: 'x', file_pattern: '**/*.py' })).toMatchObject({
    value: { files: ['a.py', 'lib/c.py'], files_searched: 2 },
  })
  expect(await run(files, { pattern: 'x', file_pattern: '[' })).toMatchObject({ error: { code: 'invalid_pattern' } })
})

it('succeeds without a match and says so', async () => {
  expect(await run({ 'a.txt': 'hay' }, { pattern: 'needle' })).toMatchObject({
    ok: true,
    output: "No matches found for 'needle'",
    value: { total_matches: 0, files_searched: 1, pattern: 'needle', matches: [], files: [] },
  })
})

it('finds no text that spans lines', async () => {
  expect(await run({ 'a.txt': 'one\ntwo\n' }, { pattern: 'one\ntwo' })).toMatchObject({ value: { total_matches: 0 } })
})

it('gives the same with worker threads', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x\nX\n', 'b/c.txt': 'yx', 'd.txt': 'y' })
  const program = new URL('../../../src/cli/search-worker.ts', import.meta.url)
  const threads = realThreads({ search: program, code: program, packages: '' }, 2, 1)
  const alone = await callTool(grepSearch, { pattern: 'x' }, await toolContext(repo.path))
  expect(await callTool(grepSearch, { pattern: 'x' }, await toolContext(repo.path, { threads }))).toEqual(alone)
  expect(alone).toMatchObject({ value: { total_matches: 2 } })
})

it('[S-28] only reads, and needs no approval', () => {
  expect(grepSearch).toMatchObject({ permissions: ['ReadFiles'], effect: 'read', risk: 'read_only', category: 'Search & Discovery' })
  expect(requiresApproval(grepSearch)).toBe(false)
  expect(grepSearch.examples.every(({ args }) => grepSearch.args().safeParse(args).success)).toBe(true)
})

it('[S-35] goes 20 directories deep, and warns of what lies deeper', async () => {
  const at = (depth: number) => `${'d/'.repeat(depth)}a.txt`
  expect(await run({ [at(20)]: 'TODO', [at(21)]: 'TODO' }, { pattern: 'TODO' })).toMatchObject({
    value: { total_matches: 1, files_searched: 1 },
    warnings: ['Skipped 1 file more than 20 directories deep'],
  })
})
