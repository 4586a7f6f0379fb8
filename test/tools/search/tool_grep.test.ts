import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../../src/base/config.ts'
import { requiresApproval } from '../../../src/base/result.ts'
import { grep } from '../../../src/tools/search/tool_grep.ts'
import { type Files, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath } from '../../support/workspace.ts'

async function run(files: Files, args: Readonly<Record<string, unknown>>, limits: Partial<Limits> = {}) {
  await using repo = await tempRepo(files)
  return await callTool(grep, args, await toolContext(repo.path, { limits: { ...DEFAULT_LIMITS, ...limits } }))
}

const lines = (count: number, text: string) => `${text}\n`.repeat(count)

it('[S-01] returns files, line numbers and the lines around each match', async () => {
  const source = 'use tokio;\n\npub async fn run_execute() {\n  todo!()\n}\n\nasync fn execute() {}\n'
  const result = await run({ 'src/main.rs': source, 'README.md': 'none\n' }, { pattern: 'async fn.*execute', context_lines: 1 })
  expect(result).toEqual({
    ok: true,
    value: {
      matches: [
        { path: 'src/main.rs', line: 3, column: 5, text: 'pub async fn run_execute() {', before: [''], after: ['  todo!()'] },
        { path: 'src/main.rs', line: 7, column: 1, text: 'async fn execute() {}', before: [''], after: [] },
      ],
      files: ['src/main.rs'],
      count: 1,
      total_matches: 2,
      files_searched: 2,
      truncated: false,
    },
    output: [
      "Found 2 matches in 1 file for 'async fn.*execute':",
      '  src/main.rs:2- ',
      '  src/main.rs:3: pub async fn run_execute() {',
      '  src/main.rs:4-   todo!()',
      '  --',
      '  src/main.rs:6- ',
      '  src/main.rs:7: async fn execute() {}',
    ].join('\n'),
    findings: {
      shown: [
        { path: 'src/main.rs', line: 3, column: 5, text: 'pub async fn run_execute() {' },
        { path: 'src/main.rs', line: 7, column: 1, text: 'async fn execute() {}' },
      ],
      total: 2,
    },
    warnings: [],
    filesAffected: [],
  })
})

it('[S-01] shows two lines around a match when nothing else is asked for, and each line once', async () => {
  const result = await run({ 'a.txt': '1\n2\n3 x\n4\n5 x\n6\n7\n8\n', 'b.txt': 'x' }, { pattern: 'x' })
  expect(result.ok && result.output).toMatchInlineSnapshot(`
    "Found 3 matches in 2 files for 'x':
      a.txt:1- 1
      a.txt:2- 2
      a.txt:3: 3 x
      a.txt:4- 4
      a.txt:5: 5 x
      a.txt:6- 6
      a.txt:7- 7
      --
      b.txt:1: x"
  `)
})

it('[S-01] limits the matches to max_results, but names every file', async () => {
  const files = { 'a.txt': lines(3, 'x'), 'b.txt': lines(3, 'x'), 'c.txt': lines(3, 'x') }
  const result = await run(files, { pattern: 'x', max_results: 4, context_lines: 0 })
  expect(result).toMatchObject({
    ok: true,
    value: { files: ['a.txt', 'b.txt', 'c.txt'], count: 3, total_matches: 9, truncated: true },
    warnings: ['Found 9 matches, showing first 4; narrow the pattern, or use path, include or file_type'],
  })
  expect(result.ok && (result.value as { matches: readonly unknown[] }).matches).toHaveLength(4)
})

it('[S-02] ignores case when asked to', async () => {
  const files = { 'a.txt': 'Error\nERROR\nerror\nfine\n' }
  expect(await run(files, { pattern: 'err[o]r', case_sensitive: false })).toMatchObject({ value: { total_matches: 3 } })
  expect(await run(files, { pattern: 'error', case_sensitive: false })).toMatchObject({ value: { total_matches: 3 } })
  expect(await run(files, { pattern: 'err[o]r' })).toMatchObject({ value: { total_matches: 1 } })
})

it.each(['ts', '.ts', '*.ts'])('[S-03] only searches files of the type %s', async (fileType) => {
  const files = { 'a.ts': 'x', 'b.rs': 'x', 'c/d.ts': 'x', ts: 'x', 'e.tsx': 'x' }
  expect(await run(files, { pattern: 'x', file_type: fileType })).toMatchObject({ value: { files: ['a.ts', 'c/d.ts'], files_searched: 2 } })
})

it.each(['*', '**/*.ts', '*.{ts,tsx}', 'src/a.ts', 't?'])('refuses the pattern %s as a file type', async (fileType) => {
  expect(await run({ 'a.ts': 'x' }, { pattern: 'x', file_type: fileType })).toMatchObject({
    ok: false,
    error: { code: 'invalid_arguments', message: expect.stringContaining('must be one extension such as ts, not a pattern') },
  })
})

it('[S-04] succeeds without a match and says so', async () => {
  const result = await run({ 'a.txt': 'hay\n' }, { pattern: 'needle' })
  expect(result).toEqual({
    ok: true,
    value: { matches: [], files: [], count: 0, total_matches: 0, files_searched: 1, truncated: false },
    output: "No matches found for 'needle'",
    findings: { shown: [], total: 0 },
    warnings: [],
    filesAffected: [],
  })
})

it('finds nothing to show of a line that is to be hidden, nor more than it returns', async () => {
  const result = await run({ 'a.txt': 'key=1\nkey=2\n' }, { pattern: 'key', hide_text: true, max_results: 1 })
  expect(result).toMatchObject({ findings: { shown: [{ path: 'a.txt', line: 1, column: 1, text: '(not shown)' }], total: 2 } })
})

it.each([
  ['(', 'unclosed group'],
  ['a)', "')' without '('"],
  ['[a', 'unclosed character class'],
  ['*a', 'nothing to repeat'],
  ['a\\', 'a backslash at the end'],
  ['(?i)a', 'unknown kind of group'],
  ['[z-a]', 'a range that ends before it starts'],
  ['a{3,1}', 'a repetition that ends before it starts'],
  ['\\p{L}{', 'incomplete quantifier'],
])('[S-05] explains what is wrong with %s', async (pattern, words) => {
  const result = await run({}, { pattern })
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_pattern', message: `Invalid regex pattern: ${words}` } })
})

it('[S-05] [D15] refuses a pattern that the engine cannot even prepare, which no time limit would end', async () => {
  expect(await run({ 'a.txt': 'a\n' }, { pattern: `${'(?:|)'.repeat(40)}z` })).toMatchObject({
    ok: false,
    error: {
      code: 'invalid_pattern',
      message: 'Invalid regex pattern: it takes too long to compile',
      suggestion: expect.stringContaining('fewer alternatives'),
    },
  })
})

it('searches for what has very many groups within each other', async () => {
  const [open, close] = ['('.repeat(3000), ')'.repeat(3000)]
  expect(await run({ 'a.txt': 'a hello\n' }, { pattern: `${open}hello${close}` })).toMatchObject({ ok: true, value: { total_matches: 1 } })
})

it('[S-05] suggests how to write a valid pattern', async () => {
  const result = await run({}, { pattern: 'foo(bar' })
  expect(!result.ok && result.error.suggestion).toMatchInlineSnapshot(
    `"Close every '(' with ')', or write '\\(' to find a parenthesis. The pattern was 'foo(bar'."`,
  )
})

it('[S-31] returns 50 matches when nothing else is asked for, with the total and advice', async () => {
  const result = await run({ 'a.txt': lines(60, 'x') }, { pattern: 'x', context_lines: 0 })
  expect(result.ok && (result.value as { matches: readonly unknown[] }).matches).toHaveLength(50)
  expect(result).toMatchObject({
    value: { total_matches: 60, truncated: true },
    warnings: ['Found 60 matches, showing first 50; narrow the pattern, or use path, include or file_type'],
  })
})

it('[S-33] returns 500 matches at most', async () => {
  const result = await run({ 'a.txt': lines(600, 'x') }, { pattern: 'x', max_results: 9_999, context_lines: 0 })
  expect(result.ok && (result.value as { matches: readonly unknown[] }).matches).toHaveLength(500)
  expect(result.ok && result.warnings[0]).toBe('max_results 9999 is more than the maximum, using 500')
})

it('[S-34] skips files that are too large, warns, and goes on', async () => {
  const result = await run({ 'big.txt': lines(600_000, 'x'), 'small.txt': 'x' }, { pattern: 'x' })
  expect(result).toMatchObject({
    value: { files: ['small.txt'] },
    warnings: ['Skipped 1 file larger than 1 MB: big.txt; grep searches a file that path names'],
  })
})

it('searches a file that is named up to the size that can be read', async () => {
  const files = { 'big.txt': `${lines(600_000, 'x')}needle\n`, 'huge.txt': `${'x'.repeat(10 * 1024 * 1024)}needle\n` }
  expect(await run(files, { pattern: 'needle', path: 'big.txt', context_lines: 0 })).toMatchObject({
    value: { matches: [{ path: 'big.txt', line: 600_001, text: 'needle' }] },
    warnings: [],
  })
  expect(await run(files, { pattern: 'needle', path: 'huge.txt' })).toMatchObject({
    value: { matches: [] },
    warnings: ['Skipped 1 file larger than 10 MB: huge.txt'],
  })
})

it('[S-35] does not go deeper than the limit, warns, and returns the rest', async () => {
  const files = { 'a.txt': 'x', 'b/a.txt': 'x', 'b/c/a.txt': 'x', 'b/c/d/a.txt': 'x' }
  const result = await run(files, { pattern: 'x' }, { searchDepth: 1 })
  expect(result).toMatchObject({ value: { files: ['a.txt', 'b/a.txt'] }, warnings: ['Skipped 2 files more than 1 directories deep'] })
  expect(await run(files, { pattern: 'x', max_depth: 2 }, { searchDepth: 1 })).toMatchObject({ value: { count: 3 } })
})

it('[S-36] [D15] abandons a file on which the pattern takes too long, warns, and goes on', async () => {
  const files = { 'bad.txt': `${'a'.repeat(80)}b`, 'c.txt': 'aaa', 'a.txt': 'aaa' }
  const result = await run(files, { pattern: '(a+)+$' }, { regexMsPerFile: 200 })
  expect(result).toMatchObject({
    value: { files: ['a.txt', 'c.txt'], files_searched: 2 },
    warnings: ["Pattern took longer than 0.2s on 'bad.txt', the file was abandoned"],
  })
})

it('[S-36] names only the first of many abandoned files', async () => {
  const files = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`f${i}.txt`, `${'a'.repeat(80)}b`]))
  const result = await run(files, { pattern: '(a+)+$' }, { regexMsPerFile: 30 })
  expect(result.ok && result.warnings.slice(4)).toEqual([
    "Pattern took longer than 0.03s on 'f4.txt', the file was abandoned",
    'Pattern took too long on 2 more files, they were abandoned',
  ])
})

it('[S-36] [D15] leaves out long lines, the same on every machine, and says how many of which files', async () => {
  const spaces = ' '.repeat(200_000)
  const files = { 'a.txt': `b \n${spaces}b\n${spaces}\n`, 'b.txt': `${spaces}b`, 'c.txt': 'c' }
  const result = await run(files, { pattern: '[ \\t]+$', context_lines: 0 })
  expect(result).toMatchObject({
    value: { total_matches: 1, matches: [{ path: 'a.txt', line: 1 }], files_searched: 3 },
    warnings: ['Skipped 3 lines longer than 10,000 characters: a.txt (2), b.txt (1)'],
  })
  expect(result).not.toHaveProperty('unfinished')
})

it('[S-36] leaves out no line that cannot match, nor one for an expression that repeats nothing without end', async () => {
  const files = { 'a.min.js': `x${'b'.repeat(200_000)}y\nneedle 1` }
  expect(await run(files, { pattern: 'needle \\d+' })).toMatchObject({ value: { total_matches: 1 }, warnings: [] })
  expect(await run(files, { pattern: 'b{3}y$' })).toMatchObject({ value: { total_matches: 1 }, warnings: [] })
})

it('[S-36] [D15] gives up after as much work as a replacement', async () => {
  const result = await run({ 'a.txt': `${'a'.repeat(5_000)}!` }, { pattern: '^(a+)+$' })
  expect(result).toMatchObject({ unfinished: "Pattern took longer than 1s on 'a.txt', the file was abandoned" })
})

it('does not take an empty list of globs for all files', async () => {
  expect(await run({ 'a.ts': 'x' }, { pattern: 'x', include: [] })).toMatchObject({
    error: { code: 'invalid_arguments', message: 'include: must not be empty' },
  })
})

it('takes one glob or several to include and exclude', async () => {
  const files = { 'a.ts': 'x', 'a.md': 'x', 'lib/b.ts': 'x', 'lib/gen/c.ts': 'x' }
  expect(await run(files, { pattern: 'x', include: '*.ts' })).toMatchObject({ value: { files: ['a.ts', 'lib/b.ts', 'lib/gen/c.ts'] } })
  expect(await run(files, { pattern: 'x', include: ['*.md', 'lib/*.ts'] })).toMatchObject({ value: { files: ['a.md', 'lib/b.ts'] } })
  expect(await run(files, { pattern: 'x', exclude: ['lib/gen', '*.md'] })).toMatchObject({ value: { files: ['a.ts', 'lib/b.ts'] } })
  expect(await run(files, { pattern: 'x', exclude: '{' })).toMatchObject({ error: { code: 'invalid_pattern' } })
  expect(await run(files, { pattern: 'x', include: '../*' })).toMatchObject({ error: { code: 'path_outside_working_dir' } })
})

it('searches below a directory, or in one file', async () => {
  const files = { 'a.txt': 'x', 'lib/b.txt': 'x', 'lib/c.txt': 'x', 'library/d.txt': 'x' }
  expect(await run(files, { pattern: 'x', path: 'lib' })).toMatchObject({ value: { files: ['lib/b.txt', 'lib/c.txt'] } })
  expect(await run(files, { pattern: 'x', path: 'lib/c.txt' })).toMatchObject({ value: { files: ['lib/c.txt'] } })
  for (const spelling of ['./lib', 'lib/', './lib/'])
    expect(await run(files, { pattern: 'x', path: spelling })).toMatchObject({ value: { files: ['lib/b.txt', 'lib/c.txt'] } })
  expect(await run(files, { pattern: 'x', path: 'nowhere' })).toMatchObject({
    error: { code: 'not_found', message: "Path 'nowhere' not found" },
  })
  expect(await run(files, { pattern: 'x', path: '../up' })).toMatchObject({ error: { code: 'path_outside_working_dir' } })
})

it('[D8] refuses to look into the directory of git', async () => {
  expect(await run({ 'a.txt': 'x' }, { pattern: 'AUTHORIZATION', path: '.git/config' })).toMatchObject({ error: { code: 'path_denied' } })
})

it('[D8] skips files that usually hold secrets, and says so', async () => {
  const files = { '.env': 'x', 'a.txt': 'x' }
  expect(await run(files, { pattern: 'x' })).toMatchObject({
    value: { files: ['a.txt'] },
    warnings: ['Skipped 1 file that may contain secrets; name the file exactly to search it'],
  })
  expect(await run(files, { pattern: 'x', path: '.env' })).toMatchObject({ value: { files: ['.env'] }, warnings: [] })
})

it('sees what earlier steps staged', async () => {
  await using repo = await tempRepo({ 'a.txt': 'old\n' })
  const context = await toolContext(repo.path)
  await context.workspace.stage(repoPath('a.txt'), Buffer.from('new\n'))
  expect(await callTool(grep, { pattern: 'new' }, context)).toMatchObject({ value: { files: ['a.txt'] } })
  expect(await callTool(grep, { pattern: 'old' }, context)).toMatchObject({ value: { files: [] } })
})

it.each([
  [{}],
  [{ pattern: '' }],
  [{ pattern: 'x', max_results: 0 }],
  [{ pattern: 'x', context_lines: 21 }],
  [{ pattern: 'x', context_lines: -1 }],
  [{ pattern: 'x', nonsense: true }],
])('refuses the arguments %j', async (args) => {
  expect(await run({}, args)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
})

it('ends as cancelled when the call is cancelled', async () => {
  await using repo = await tempRepo({ 'a.txt': `${'a'.repeat(80)}b` })
  const context = await toolContext(repo.path, { signal: AbortSignal.timeout(100), limits: { ...DEFAULT_LIMITS, regexMsPerFile: 1_000 } })
  expect(await callTool(grep, { pattern: '(a+)+$' }, context)).toMatchObject({ ok: false, error: { code: 'cancelled' } })
})

it('tells how far it is', async () => {
  await using repo = await tempRepo({ 'a.txt': 'x', 'b.txt': 'y' })
  const updates: unknown[] = []
  await callTool(grep, { pattern: 'x' }, await toolContext(repo.path, { progress: (update) => updates.push(update) }))
  expect(updates).toEqual([{ done: 2, total: 2, unit: 'files' }])
})

it('[S-28] only reads, and needs no approval', () => {
  expect(grep).toMatchObject({ permissions: ['ReadFiles'], effect: 'read', risk: 'read_only', category: 'Search & Discovery' })
  expect(requiresApproval(grep)).toBe(false)
})

it('[S-37] says when to go on and when to stop, [S-39] with examples that are valid calls', () => {
  expect(grep.termination).toMatch(/terminate=false if the results need further processing.*terminate=true/)
  expect(grep.examples.map(({ args }) => grep.args().safeParse(args).success)).toEqual([true, true, true])
})

it('says when nothing in a directory was searched, because git ignores it', async () => {
  const result = await run({ '.gitignore': 'node_modules/\n', 'node_modules/a.js': 'x\n' }, { pattern: 'x', path: 'node_modules' })
  expect(result).toMatchObject({
    ok: true,
    warnings: ["Nothing in 'node_modules' was searched: it is ignored, belongs to another repository, or contains no files"],
  })
})

it('tells only where matches are when their text must not be seen', async () => {
  const result = await run({ 'a.env.txt': 'before\nkey = hunter2\nafter\n' }, { pattern: 'hunter\\d', hide_text: true, context_lines: 2 })
  expect(result).toMatchObject({
    value: { matches: [{ path: 'a.env.txt', line: 2, column: 7, text: '(not shown)', before: [], after: [] }], total_matches: 1 },
    output: "Found 1 match in 1 file for 'hunter\\d':\n  a.env.txt:2: (not shown)",
  })
  expect(JSON.stringify(result)).not.toContain('hunter2')
})

it('takes the mark of UTF-8 for text where the file is not UTF-8, as edits do', async () => {
  const files = {
    'utf8.txt': Buffer.from('\ufefffoo\n'),
    'other.txt': Buffer.concat([Buffer.from('\ufefffoo b'), Buffer.from([0xe9, 0x0a])]),
  }
  for (const pattern of ['^foo', '^[f][o]{2}', '^f\\w+'])
    expect(await run(files, { pattern })).toMatchObject({ ok: true, value: { files: ['utf8.txt'], total_matches: 1 } })
})

it('refuses arguments that are nested very deep', async () => {
  const deep = JSON.parse(`${'['.repeat(8000)}${']'.repeat(8000)}`)
  expect(await run({}, { pattern: deep })).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
})

const GROUPED = { 'a.txt': 'FROM node:22-slim AS build\nFROM debian\n', 'b.txt': 'x\n' }

it('gives what each named group matched, and nothing of patterns without one', async () => {
  await using repo = await tempRepo(GROUPED)
  const context = await toolContext(repo.path)
  const result = await callTool(grep, { pattern: 'FROM (?<image>\\w+)(?::(?<tag>[\\w-]+))?', context_lines: 0 }, context)
  expect(result).toMatchObject({
    ok: true,
    value: {
      matches: [
        { line: 1, groups: { image: 'node', tag: '22-slim' } },
        { line: 2, groups: { image: 'debian', tag: '' } },
      ],
    },
  })
  expect(JSON.stringify(await callTool(grep, { pattern: 'FROM (\\w+)' }, context))).not.toContain('groups')
})

it('hides named groups together with the text', async () => {
  await using repo = await tempRepo(GROUPED)
  const result = await callTool(grep, { pattern: '(?<tag>22-\\w+)', hide_text: true }, await toolContext(repo.path))
  expect(result).toMatchObject({ ok: true, value: { total_matches: 1 } })
  expect(JSON.stringify(result)).not.toContain('slim')
})
