// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates are code in these tests
import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../../src/base/config.ts'
import { replaceCode } from '../../../src/tools/edit/tool_replace_code.ts'
import { codeLanguage } from '../../../src/workspace/code/languages.ts'
import { callOn } from '../../support/file-tool.ts'
import { threadsStuckOn } from '../../support/no-threads.ts'
import { fc, runs } from '../../support/property.ts'
import type { Files } from '../../support/temp-folder.ts'

const RENAME = { language: 'typescript', include: '**', pattern: 'readFile($$$ARGS)', replace: 'readFileText($$$ARGS)' }

async function change(files: Files, args: Readonly<Record<string, unknown>>, limits: Partial<Limits> = {}) {
  return callOn(files, replaceCode, args, { limits: { ...DEFAULT_LIMITS, ...limits } })
}

/** The text of `a.<extension>` after a change. */
async function after(text: string | Buffer, args: Readonly<Record<string, unknown>>, file = 'a.ts'): Promise<string> {
  const { result, bytes } = await change({ [file]: text }, { language: 'typescript', include: '**', ...args })
  if (!result.ok) throw new Error(result.error.message)
  return (await bytes(file)).toString(typeof text === 'string' ? 'utf8' : 'latin1')
}

it('renames a call wherever it is, and nothing else', async () => {
  const files = { 'src/a.ts': 'readFile(a, 1)\n// readFile(b)\n', 'src/b.ts': 'x = "readFile(c)"\n', 'c.py': 'readFile(d)\n' }
  const { result, text } = await change(files, RENAME)
  expect(result).toMatchObject({
    ok: true,
    value: { replacements: 1, files_changed: 1, files: ['src/a.ts'] },
    output: 'Replaced 1 occurrence in src/a.ts',
    filesAffected: ['src/a.ts'],
    warnings: [],
  })
  expect(await text('src/a.ts')).toBe('readFileText(a, 1)\n// readFile(b)\n')
})

it('keeps every byte outside of the matches: emoji, CRLF, tabs, and the mark at the start', async () => {
  const text = '\ufeff// 😀 𝒜\r\n\tconst a = "😀";\treadFile("𝒜", "😀")  \r\nend( )'
  expect(await after(text, RENAME)).toBe(text.replace('readFile(', 'readFileText('))
})

it('renames the calls in any mix of code, and leaves every other byte alone', async () => {
  const letters = fc.constantFrom('a', 'é', '😀', '👩‍👩‍👧', '𝒜', '\t', ' ', 'readFile(1)', '\u2028', '한')
  const words = fc.array(letters, { maxLength: 5 }).map((parts) => parts.join(''))
  const end = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n\t')
  const other = fc.oneof(
    words.map((text) => `// ${text.replaceAll('\u2028', '')}`),
    words.map((text) => `/* ${text} */`),
    words.map((text) => `x = '${text.replaceAll('\u2028', '')}';`),
    words.map((text) => `y = \`${text}\`;`),
    fc.constantFrom('readFiles(1);', 'o.readFile(2);', '\tif (a) { b() }', 'const readFile = c;', 'class A { readFile() {} }'),
  )
  const call = words.map((text) => `readFile('${text.replaceAll('\u2028', '')}',\t1);`)
  const line = fc.oneof(
    { weight: 3, arbitrary: other.map((text) => [text, text]) },
    call.map((text) => [text, text.replace('readFile(', 'read(')]),
  )
  const file = fc.record({ mark: fc.constantFrom('', '\ufeff'), lines: fc.array(fc.tuple(line, end), { maxLength: 12 }) })
  const property = fc.asyncProperty(file, async ({ mark, lines }) => {
    const written = (which: 0 | 1) => mark + lines.map(([texts, ending]) => `${texts[which]}${ending}`).join('')
    expect(await after(written(0), { pattern: 'readFile($A, $B)', replace: 'read($A,\t$B)' })).toBe(written(1))
  })
  await fc.assert(property, { numRuns: runs(300) })
})

it('keeps bytes that are not UTF-8, and refuses to insert others than ASCII into such a file', async () => {
  const latin1 = Buffer.from('// caf\xe9\nreadFile("\xe9", 2)\n', 'latin1')
  expect(await after(latin1, RENAME)).toBe('// caf\xe9\nreadFileText("\xe9", 2)\n')
  const { result } = await change({ 'a.ts': latin1 }, { ...RENAME, replace: 'läs($$$ARGS)' })
  expect(result).toMatchObject({ ok: false, error: { code: 'encoding_unsupported' } })
})

it('moves what was captured to its new indentation, with the line endings of the file', async () => {
  const source = 'if (x) {\r\n  readFile(\r\n    a(\r\n      1,\r\n    ),\r\n  )\r\n}\r\n'
  expect(await after(source, { pattern: 'readFile($P)', replace: 'read({\n  path: $P,\n})' })).toBe(
    'if (x) {\r\n  read({\r\n    path: a(\r\n      1,\r\n    ),\r\n  })\r\n}\r\n',
  )
})

it.each([
  ['typescript', 'if (x) {\n  f(`a\nb ${[\n  1]}\n      c`, {\n    d: 1 })\n}\n'],
  ['tsx', 'if (x) {\n  f(<p title="a\n b">{`\n  c`}</p>)\n}\n'],
  ['python', "if x:\n    f('''a\nb\n        c''', [\"d\"\n       \"e\"])\n"],
  ['go', 'package a\n\nfunc g() {\n  f(`a\nb`)\n}\n'],
  ['java', 'class A {\n  int a = f("""\n  a\nb""");\n}\n'],
  ['rust', 'fn g() {\n  f("a\nb", r#"\nc"#);\n}\n'],
  ['csharp', 'class A {\n  int a = f(@"a\nb", $@"{1}\nc", """\n d\n """);\n}\n'],
  ['cpp', 'int a() {\n  f(R"(a\nb)");\n}\n'],
  ['ruby', 'if x\n  f("a\nb", %q(\nc), /d\ne/x)\nend\n'],
])('changes no text in a string of several lines: %s', async (language, text) => {
  const context = language === 'go' ? { rule: { pattern: { context: 'func g() { f($$$A) }', selector: 'call_expression' } } } : undefined
  const args = { language, ...(context ?? { pattern: 'f($$$A)' }), replace: 'h($$$A)' }
  const file = `a.${codeLanguage(language as 'go').extensions[0]}`
  expect(await after(text, args, file)).toBe(text.replace('f(', 'h('))
})

it('moves the code around a string of several lines, but not the string', async () => {
  expect(await after('if (x) {\n  f(`a\nb`,\n    1)\n}\n', { pattern: 'f($$$A)', replace: 'h(\n  $$$A)' })).toBe(
    'if (x) {\n  h(\n    `a\nb`,\n      1)\n}\n',
  )
  const transform = { NEW: { replace: { source: '$A', replace: 'b', by: 'c' } } }
  expect(await after('if (x) {\n  f(`a\nb`)\n}\n', { pattern: 'f($A)', transform, replace: 'h($NEW)' })).toBe('if (x) {\n  h(`a\nc`)\n}\n')
})

it('replaces the outer one of matches inside each other', async () => {
  expect(await after('f(f(1)); f(2)\n', { pattern: 'f($A)', replace: 'g($A)' })).toBe('g(f(1)); g(2)\n')
})

it('deletes code, together with a neighbour that a rule names', async () => {
  const args = { rule: { kind: 'pair', has: { field: 'key', regex: '^old$' } }, replace: '' }
  expect(await after('x = { a: 1, old: 2, b: 3 }\n', { ...args, expand_end: { regex: '^,$' } })).toBe('x = { a: 1,  b: 3 }\n')
  expect(await after('x = { a: 1, old: 2 }\n', { ...args, expand_start: { regex: '^,$' } })).toBe('x = { a: 1 }\n')
  expect(await after('x = { old: 2, a: 1 }\n', { ...args, expand_start: { regex: '^,$' }, expand_end: { regex: '^,$' } })).toBe(
    'x = {  a: 1 }\n',
  )
  expect(await after('f(1, 2, 3)\n', { pattern: '2', replace: '', expand_end: { kind: 'number', stopBy: 'end' } })).toBe('f(1, )\n')
})

it('inserts what transformations make, also next to emoji', async () => {
  const transform = { NEW: { replace: { source: '$NAME', replace: '^get(\\w+)', by: 'fetch$1' } } }
  expect(await after('x("😀😀😀", getName)\n', { pattern: 'x($V, $NAME)', transform, replace: 'x($NEW, $V)' })).toBe(
    'x(fetchName, "😀😀😀")\n',
  )
})

it('changes nothing the second time', async () => {
  const once = await after('readFile(a)\n', RENAME)
  const { result } = await change({ 'a.ts': once }, RENAME)
  expect(result).toMatchObject({ ok: true, value: { replacements: 0, files: [] }, output: '0 replacements' })
})

it('fails with the place when there is a syntax error in the code to replace', async () => {
  const { result, bytes } = await change({ 'a.ts': 'readFile(1)\n', 'b.ts': 'ok()\nreadFile(1, {a b})\n' }, RENAME)
  expect(result).toMatchObject({
    ok: false,
    error: {
      code: 'syntax_error',
      message: expect.stringMatching(/^b\.ts:2:\d+: syntax error in the code to replace; nothing was replaced$/),
      suggestion: 'Fix it first, or leave the file out with exclude.',
    },
  })
  expect((await bytes('a.ts')).toString()).toBe('readFile(1)\n')
})

it('leaves a syntax error elsewhere in the file as it is', async () => {
  const broken = 'function ( {\n}\n\nclass A {}\n'
  const { result, text } = await change({ 'a.ts': `${broken}readFile(1)\n` }, RENAME)
  if (result.ok) expect(await text('a.ts')).toBe(`${broken}readFileText(1)\n`)
  else expect(result.error.code).toBe('syntax_error')
})

it('fails with the place when the replacement makes a syntax error', async () => {
  const { result } = await change({ 'a.ts': 'x()\n  readFile(1)\n' }, { ...RENAME, replace: 'readFile($$$ARGS' })
  expect(result).toMatchObject({
    ok: false,
    error: {
      code: 'syntax_error',
      message: expect.stringMatching(/^a\.ts:2:\d+: the replacement makes a syntax error here; nothing was replaced$/),
    },
  })
})

it('refuses a capture that the pattern does not have', async () => {
  const { result } = await change({ 'a.ts': 'readFile(1)\n' }, { ...RENAME, replace: 'f($$$ARGS, $MORE)' })
  expect(result).toMatchObject({
    ok: false,
    error: {
      code: 'invalid_arguments',
      message: 'replace uses $MORE, which the pattern does not capture',
      suggestion: 'It captures $ARGS. Capture the code in the pattern first.',
    },
  })
})

it('changes one file that path names, whatever its name', async () => {
  const { include: _, ...args } = RENAME
  const { result, text } = await change({ Jakefile: 'readFile(1)\n', 'a.ts': 'readFile(2)\n' }, { ...args, path: 'Jakefile' })
  expect(result).toMatchObject({ ok: true, value: { files: ['Jakefile'] } })
  expect(await text('a.ts')).toBe('readFile(2)\n')
})

it.each([
  [{ path: '../a.ts' }, 'path_outside_working_dir'],
  [{ path: 'missing.ts' }, 'not_found'],
  [{ path: 'src' }, 'not_a_file'],
  [{ path: 'big.ts' }, 'too_large'],
])('refuses %j', async (args, code) => {
  const { include: _, ...others } = RENAME
  const { result } = await change({ 'src/a.ts': '', 'big.ts': 'x;'.repeat(1_000_000) }, { ...others, ...args })
  expect(result).toMatchObject({ ok: false, error: { code } })
})

it('leaves out a file that is too large, with a note, and changes the others', async () => {
  const { result } = await change({ 'a.ts': 'readFile(1)\n', 'min.ts': `readFile(2);${'x;'.repeat(2_500_000)}` }, RENAME)
  expect(result).toMatchObject({ ok: true, value: { files: ['a.ts'] }, warnings: ['Left out 1 file larger than 1 MB: min.ts'] })
})

it('says when no file is of the language', async () => {
  const { result } = await change({ 'a.py': 'readFile(1)\n' }, { ...RENAME, include: ['src/**', '**/*.md'] })
  expect(result).toMatchObject({ ok: true, warnings: ["No typescript file matches 'src/**' or '**/*.md'"] })
})

it('changes nothing when there are more matches than max_replacements', async () => {
  const { result, bytes } = await change({ 'a.ts': 'readFile(1); readFile(2)\n' }, { ...RENAME, max_replacements: 1 })
  expect(result).toMatchObject({ ok: false, error: { code: 'limit_exceeded' } })
  expect((await bytes('a.ts')).toString()).toBe('readFile(1); readFile(2)\n')
})

it('shows the diff and changes nothing with preview_only', async () => {
  const { result, bytes } = await change({ 'a.ts': 'readFile(1)\n' }, { ...RENAME, preview_only: true })
  expect(result).toMatchObject({ ok: true, value: { replacements: 1, diff: expect.stringContaining('+readFileText(1)') } })
  expect((await bytes('a.ts')).toString()).toBe('readFile(1)\n')
})

it('changes nothing when a thread is stuck in one of the files', async () => {
  const overrides = { threads: threadsStuckOn('stuck'), limits: { ...DEFAULT_LIMITS, codeMsPerFile: 300 } }
  const { result, bytes } = await callOn({ 'a.ts': 'readFile(1)\n', 'b.ts': 'readFile(stuck)\n' }, replaceCode, RENAME, overrides)
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'timed_out', message: "Parsing 'b.ts' took longer than 0.3s, or too much memory; nothing was replaced" },
  })
  expect((await bytes('a.ts')).toString()).toBe('readFile(1)\n')
})
