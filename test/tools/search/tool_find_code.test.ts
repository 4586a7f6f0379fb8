import { expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../../src/base/config.ts'
import { realThreads } from '../../../src/system/process/threads.ts'
import type { ToolContext } from '../../../src/tools/kit/tool.ts'
import { findCode } from '../../../src/tools/search/tool_find_code.ts'
import { noThreads, threadsStuckOn } from '../../support/no-threads.ts'
import { type Files, tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

async function run(
  files: Files,
  args: Readonly<Record<string, unknown>>,
  overrides: { readonly limits?: Partial<Limits> } & Partial<Pick<ToolContext, 'threads' | 'signal'>> = {},
) {
  await using repo = await tempFolder(files)
  const { limits, ...others } = overrides
  const context = await toolContext(repo.path, { ...others, limits: { ...DEFAULT_LIMITS, ...limits } })
  return await callTool(findCode, { language: 'typescript', ...args }, context)
}

interface Found {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly groups: Readonly<Record<string, string>>
}

function matchesOf(result: Awaited<ReturnType<typeof run>>): readonly Found[] {
  if (!result.ok) throw new Error(result.error.message)
  return (result.value as { readonly matches: readonly Found[] }).matches
}

it('finds calls whatever their spacing, and neither comments nor strings', async () => {
  const source = 'readFile( a )\n  readFile(\n    b,\n  )\n// readFile(c)\nconst text = "readFile(d)"\nreadFiles(e)\n'
  const result = await run({ 'src/a.ts': source, 'README.md': 'readFile(x)\n' }, { pattern: 'readFile($P)' })
  expect(result).toMatchObject({
    ok: true,
    value: {
      matches: [
        { path: 'src/a.ts', line: 1, column: 1, end_line: 1, text: 'readFile( a )', groups: { P: 'a' } },
        { path: 'src/a.ts', line: 2, column: 3, end_line: 4, text: '  readFile(', groups: { P: 'b' } },
      ],
      files: ['src/a.ts'],
      count: 1,
      total_matches: 2,
      files_searched: 1,
      truncated: false,
    },
    findings: {
      shown: [
        { path: 'src/a.ts', line: 1, column: 1, text: 'readFile( a )' },
        { path: 'src/a.ts', line: 2, column: 3, text: '  readFile(' },
      ],
      total: 2,
    },
    warnings: [],
  })
  expect(result.ok && result.output).toBe(
    "Found 2 matches in 1 file for 'readFile($P)':\n  src/a.ts:1: readFile( a )\n  src/a.ts:2:   readFile(",
  )
})

it('shows the lines around a match, and counts columns as JavaScript does', async () => {
  const source = '\ufeff// 😀\r\nconst a = "😀"; f(a)\r\nend()\r\n'
  const result = await run({ 'a.ts': source }, { pattern: 'f($A)', context_lines: 1 })
  expect(matchesOf(result)).toEqual([
    {
      path: 'a.ts',
      line: 2,
      column: 17,
      end_line: 2,
      text: 'const a = "😀"; f(a)',
      before: ['// 😀'],
      after: ['end()'],
      groups: { A: 'a' },
    },
  ])
})

it('takes rules with conditions around the code', async () => {
  const source = 'async () => { await a(); for (const x of y) { await b(x); z.map(async () => { await c() }) } }\n'
  const rule = { pattern: 'await $CALL', inside: { kind: 'for_in_statement', stopBy: { kind: 'arrow_function' } } }
  expect(matchesOf(await run({ 'a.ts': source }, { rule })).map(({ groups }) => groups['CALL'])).toEqual(['b(x)'])
})

it('takes constraints, utility rules and transformations, also next to emoji', async () => {
  const result = await run(
    { 'a.ts': 'set("😀😀😀", getName); set(1, other)\n' },
    {
      rule: { pattern: 'set($V, $NAME)', has: { matches: 'text', stopBy: 'end' } },
      utils: { text: { kind: 'string' } },
      constraints: { NAME: { regex: '^get' } },
      transform: { NEW: { replace: { source: '$NAME', replace: '^get', by: 'fetch' } } },
    },
  )
  expect(matchesOf(result).map(({ groups }) => groups)).toEqual([{ V: '"😀😀😀"', NAME: 'getName', NEW: 'fetchName' }])
})

it.each([
  ['javascript', 'a.js', 'const x = f(1);\n', 'f($A)'],
  ['tsx', 'a.tsx', 'const x = <b>{f(1)}</b>\n', 'f($A)'],
  ['python', 'a.py', 'def g():\n    return f(1)\n', 'f($A)'],
  ['java', 'A.java', 'class A { int x = f(1); }\n', 'f($A)'],
  ['rust', 'a.rs', 'fn main() { f(1); }\n', 'f($A)'],
  ['ruby', 'a.rb', 'x = f(1)\n', 'f($A)'],
  ['csharp', 'a.cs', 'class A { int X() { return f(1); } }\n', 'f($A)'],
  ['css', 'a.css', 'a { color: red; }\n', 'a { color: $A; }'],
])('knows %s', async (language, file, text, pattern) => {
  const result = await run({ [file]: text, 'other.txt': text }, { language, pattern })
  expect(result).toMatchObject({ ok: true, value: { files: [file], files_searched: 1, total_matches: 1 } })
  expect(matchesOf(result)[0]?.groups).toEqual({ A: language === 'css' ? 'red' : '1' })
})

it.each([
  ['go', 'a.go', 'package a\nfunc main() { f(1) }\n', { context: 'func t() { f($A) }', selector: 'call_expression' }],
  ['cpp', 'a.cc', 'int main() { f(1); }\n', { context: 'f($A);', selector: 'call_expression' }],
  ['bash', 'a.sh', 'if true; then f 1; fi\n', { context: 'f $A', selector: 'command' }],
])('knows %s, where a pattern needs its context', async (language, file, text, pattern) => {
  expect(matchesOf(await run({ [file]: text }, { language, rule: { pattern } }))).toMatchObject([{ path: file, groups: { A: '1' } }])
})

it.each([
  ['go', 'a.go', 'package a\nvar x = a.F(1)\n', "{pattern: {context: 'func f() { a.F($A) }', selector: call_expression}}"],
  ['css', 'a.css', 'a { color: 1 }\nb:hover { c: 2; color: 1; }\n', 'color: $A;'],
])('finds what the advice for %s says', async (language, file, text, advice) => {
  const context = { rule: { pattern: { context: 'func f() { a.F($A) }', selector: 'call_expression' } } }
  const result = await run({ [file]: text }, { language, pattern: language === 'go' ? 'a.F($A)' : 'color: $A' })
  expect(result).toMatchObject({ ok: false, error: { suggestion: expect.stringContaining(advice) } })
  const found = await run({ [file]: text }, { language, ...(language === 'go' ? context : { pattern: advice }) })
  expect(matchesOf(found)[0]?.groups).toEqual({ A: '1' })
})

it('searches only some files: a directory, globs, or a file that is named whatever its name', async () => {
  const files = { 'src/a.ts': 'f(1)\n', 'src/b.ts': 'f(2)\n', 'lib/c.ts': 'f(3)\n', Jakefile: 'f(4)\n' }
  const found = async (args: Readonly<Record<string, unknown>>) =>
    matchesOf(await run(files, { pattern: 'f($A)', ...args })).map(({ path }) => path)
  expect(await found({ path: 'src' })).toEqual(['src/a.ts', 'src/b.ts'])
  expect(await found({ include: '**/*', exclude: ['src/b.ts', 'lib'] })).toEqual(['src/a.ts'])
  expect(await found({ path: 'Jakefile' })).toEqual(['Jakefile'])
  expect(await found({ include: ['**/Jakefile'] })).toEqual(['Jakefile'])
})

it('limits the matches to max_results, but names every file', async () => {
  const files = { 'a.ts': 'f(1)\nf(2)\n', 'b.ts': 'f(3)\n' }
  expect(await run(files, { pattern: 'f($A)', max_results: 1 })).toMatchObject({
    ok: true,
    value: { files: ['a.ts', 'b.ts'], total_matches: 3, truncated: true, matches: [{ line: 1 }] },
    warnings: ['Found 3 matches, showing first 1; narrow the pattern, or use path or include'],
  })
})

it('leaves out large and binary files, and says so', async () => {
  const files = { 'a.ts': 'f(1)\n', 'big.ts': `f(2)\n${'f(3);'.repeat(1_000_000)}`, 'data.ts': 'f(4)\n\0' }
  expect(await run(files, { pattern: 'f($A)' })).toMatchObject({
    ok: true,
    value: { files: ['a.ts'] },
    warnings: ['Left out 1 file larger than 1 MB: big.ts', 'Left out 1 binary file: data.ts'],
  })
})

it('says when no file is of the language', async () => {
  expect(await run({ 'a.py': 'f(1)\n' }, { pattern: 'f($A)' })).toMatchObject({ ok: true, warnings: ['No typescript files were searched'] })
})

it('warns of matches next to syntax errors', async () => {
  const result = await run({ 'a.ts': 'f(1, )()) {\nf(2)\n' }, { pattern: 'f($$$A)' })
  expect(result).toMatchObject({
    ok: true,
    warnings: [expect.stringMatching(/^Matches may be wrong next to syntax errors: a\.ts:\d+:\d+$/)],
  })
})

it.each([
  [{ pattern: 'f(' }, 'invalid_pattern', "The pattern is not valid typescript: line 1, column 1 of 'f('"],
  [
    { rule: { any: [{ pattern: 'a' }, { pattern: '}{' }] } },
    'invalid_pattern',
    /^The pattern in rule\.any\.1\.pattern is not valid typescript: line 1, column 1/,
  ],
  [
    { pattern: 'a; b' },
    'invalid_pattern',
    'ast-grep does not accept the query: Multiple AST nodes are detected. Please check the pattern source `a; b`',
  ],
  [{ pattern: '$$$A' }, 'invalid_pattern', /Standalone multi meta variable `\$\$\$A` is invalid/],
  [{ pattern: 'if (x) {' }, 'invalid_pattern', "The pattern is not valid typescript: line 1, column 9 of 'if (x) {'"],
  [{ pattern: 'puts(1', language: 'ruby' }, 'invalid_pattern', "The pattern is not valid ruby: line 1, column 7 of 'puts(1'"],
  [{ pattern: 'if true; then', language: 'bash' }, 'invalid_pattern', /^The pattern is not valid bash/],
  [
    { pattern: 'fmt.Println($A)', language: 'go' },
    'invalid_pattern',
    "Alone, the pattern is read as a conversion to a type: 'fmt.Println($A)'",
  ],
  [
    { rule: { all: [{ pattern: 'a.F($A)' }] }, language: 'go' },
    'invalid_pattern',
    /^Alone, the pattern in rule.all.0.pattern is read as a conversion/,
  ],
  [{ pattern: 'color: $C', language: 'css' }, 'invalid_pattern', "Alone, the pattern is read as a selector: 'color: $C'"],
  [{ rule: { kind: 'no_such_kind' } }, 'invalid_pattern', 'ast-grep does not accept the query: Kind `no_such_kind` is invalid'],
  [{ rule: { pattern: 'a', regex: '(' } }, 'invalid_pattern', /regex parse error|unclosed group/],
  [{ rule: { matches: 'nothing' } }, 'invalid_pattern', 'ast-grep does not accept the query: Rule `nothing` is not defined'],
  [{ rule: { patern: 'a' } }, 'invalid_arguments', "rule.patern: A rule has no key 'patern'"],
  [{ rule: { pattern: 'a', has: { pattern: 'b', stopAt: 'end' } } }, 'invalid_arguments', "rule.has.stopAt: A rule has no key 'stopAt'"],
  [{ rule: { all: [{ pattern: 'a' }, { not: { knd: 'b' } }] } }, 'invalid_arguments', "rule.all[1].not.knd: A rule has no key 'knd'"],
  [
    { rule: { pattern: { context: 'a', strictness: 'loose' } } },
    'invalid_arguments',
    "rule.pattern.strictness: 'loose' is not a value of strictness",
  ],
  [{ rule: { any: { pattern: 'a' } } }, 'invalid_arguments', 'rule.any: any must be a list of rules'],
  [{ rule: {} }, 'invalid_arguments', 'rule: The rule is empty'],
  [{ pattern: 'a', constraints: { A: { rgx: 'x' } } }, 'invalid_arguments', "constraints.A.rgx: A rule has no key 'rgx'"],
  [{ pattern: 'a', transform: { B: { replce: {} } } }, 'invalid_arguments', "transform.B.replce: A transformation has no key 'replce'"],
  [{}, 'invalid_arguments', 'Either pattern or rule is required'],
  [{ pattern: 'a', rule: { kind: 'b' } }, 'invalid_arguments', 'rule cannot be combined with pattern'],
  [{ language: 'typscript', pattern: 'a' }, 'invalid_arguments', /language: must be one of .*did you mean "typescript"\?/],
  [{ pattern: 'a', path: 'missing' }, 'not_found', "Path 'missing' not found"],
])('refuses %j', async (args, code, message) => {
  const expected = typeof message === 'string' ? message : expect.stringMatching(message)
  expect(await run({ 'a.ts': 'a\n' }, args)).toMatchObject({ ok: false, error: { code, message: expected } })
})

it('parses no file without a word that every match contains', async () => {
  const files = { 'a.ts': 'other()\n', 'b.ts': 'readFile(1)\n' }
  const parsed: string[] = []
  const start: typeof noThreads.code.start = (data) => {
    const thread = noThreads.code.start(data)
    return { ...thread, post: (text) => [parsed.push(text as string), thread.post(text)] }
  }
  const threads = { ...noThreads, code: { ...noThreads.code, start } }
  expect(matchesOf(await run(files, { pattern: 'readFile($P)' }, { threads }))).toHaveLength(1)
  expect(parsed).toEqual(['readFile(1)\n'])
})

it('ends a thread that is stuck in a file, names the file, and searches the others with another one', async () => {
  const files = { 'a.ts': 'f(1)\n', 'b.ts': 'f(stuck)\n', 'c.ts': 'f(3)\n' }
  const result = await run(files, { pattern: 'f($A)' }, { threads: threadsStuckOn('stuck'), limits: { codeMsPerFile: 300 } })
  expect(result).toMatchObject({
    ok: true,
    value: { files: ['a.ts', 'c.ts'] },
    unfinished: 'Parsing took longer than 0.3s or too much memory, files were abandoned: b.ts',
  })
})

it('ends a thread that is stuck when the search is cancelled', async () => {
  const cancel = new AbortController()
  setTimeout(() => cancel.abort(), 100)
  const result = await run({ 'b.ts': 'f(stuck)\n' }, { pattern: 'f($A)' }, { threads: threadsStuckOn('stuck'), signal: cancel.signal })
  expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
})

/** Threads that are told from outside when they are ready. */
function slowThreads() {
  const open = new Set<number>()
  const ready: (() => void)[] = []
  const start = (workerData: unknown) => {
    const thread = noThreads.code.start(workerData)
    const number = ready.length
    open.add(number)
    let onEnd: () => void = () => undefined
    return {
      ...thread,
      onMessage: (listener: (message: unknown) => void) =>
        thread.onMessage((message) => {
          if ((message as { kind: string }).kind === 'ready') ready.push(() => listener(message))
          else listener(message)
        }),
      onEnd: (listener: () => void) => {
        onEnd = listener
      },
      end: async () => {
        open.delete(number)
        onEnd()
      },
    }
  }
  return { open, ready, threads: { ...noThreads, cores: 2, code: { ...noThreads.code, start } } }
}

it('leaves no thread behind that was being opened when the search was cancelled', async () => {
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.ts`, 'f(1)\n']))
  for (const isReady of [true, false]) {
    const cancel = new AbortController()
    const { open, ready, threads } = slowThreads()
    const searching = run(files, { pattern: 'f($A)' }, { threads, signal: cancel.signal })
    await vi.waitUntil(() => ready.length === 1)
    ready[0]?.()
    await vi.waitUntil(() => ready.length === 2)
    if (isReady) queueMicrotask(() => ready[1]?.())
    cancel.abort()
    expect(await searching).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    expect([...open]).toEqual([])
  }
})

it('refuses a pattern that is too deep for the parser', async () => {
  const pattern = `${'f('.repeat(20_000)}$A${')'.repeat(20_000)}`
  const program = new URL('../../../src/cli/code-worker.ts', import.meta.url)
  const threads = realThreads({ search: program, code: program, packages: noThreads.code.packages }, 2)
  const result = await run({ 'a.ts': 'f(1)\n' }, { pattern }, { threads })
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_pattern', message: 'The pattern is nested too deeply' } })
})

it('returns what it found when the time is up', async () => {
  const files = { 'a.ts': 'f(1)\n', 'b.ts': 'f(stuck)\n', 'c.ts': 'f(3)\n' }
  const result = await run(files, { pattern: 'f($A)' }, { threads: threadsStuckOn('stuck'), limits: { searchMs: 5_000 } })
  expect(result).toMatchObject({ ok: true, unfinished: 'Search timed out after 5s, returning partial results' })
})

it('gives the same in a thread of its own', async () => {
  const program = new URL('../../../src/cli/code-worker.ts', import.meta.url)
  const threads = realThreads({ search: program, code: program, packages: noThreads.code.packages }, 2)
  const files = { 'a.ts': 'f("😀")\n', 'b.ts': 'g()\n' }
  expect(await run(files, { pattern: 'f($A)' }, { threads })).toEqual(await run(files, { pattern: 'f($A)' }))
  expect(await run(files, { pattern: 'f(' }, { threads })).toMatchObject({ ok: false, error: { code: 'invalid_pattern' } })
})
