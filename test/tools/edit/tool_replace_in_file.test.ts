import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import type { Progress } from '../../../src/base/result.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { replaceInFile } from '../../../src/tools/edit/tool_replace_in_file.ts'
import type { ToolContext } from '../../../src/tools/kit/tool.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import { callOn, editsOnlySmallText, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { type Files, tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

type Args = Readonly<Record<string, unknown>>

async function replace(file: Files[string], find: string, by: string, more: Args = {}) {
  const call = await callOn({ 'a.txt': file }, replaceInFile, { path: 'a.txt', find, replace: by, ...more })
  return { result: call.result, text: await call.text('a.txt'), bytes: await call.bytes('a.txt'), context: call.context }
}

const replaceRegex = (file: Files[string], find: string, by: string, more: Args = {}) =>
  replace(file, find, by, { is_regex: true, ...more })

async function replaceMany(files: Files, args: Args, overrides: Partial<ToolContext> = {}) {
  const { result, context, text } = await callOn(files, replaceInFile, args, overrides)
  return { result, text, changed: (await context.workspace.changes()).map((change) => change.path) }
}

describe('replace_in_file, one file', () => {
  const good = { path: 'a.txt', find: 'a', replace: 'b' }
  refusesBadCalls(replaceInFile, good, { outside: 'T-66' })
  needsAFile(replaceInFile, good, 'S-15')
  editsOnlySmallText(replaceInFile, good)

  it('[S-11] replaces all occurrences and returns their count', async () => {
    const { result, text } = await replace('oldText and oldText\noldText\n', 'oldText', 'newText')
    expect(result).toEqual({
      ok: true,
      value: { replacements: 3, files_changed: 1, files: ['a.txt'] },
      output: 'Replaced 3 occurrences in a.txt',
      warnings: [],
      filesAffected: ['a.txt'],
    })
    expect(text).toBe('newText and newText\nnewText\n')
  })

  it('[S-12] replaces by a regular expression with groups', async () => {
    const { result, text } = await replaceRegex('FROM node:18\nFROM node:20-slim\n', 'node:(\\d+)(?<rest>.*)', 'node:24$<rest> # $1 $& $$1')
    expect(result).toMatchObject({ ok: true, value: { replacements: 2 } })
    expect(text).toBe('FROM node:24 # 18 node:18 $1\nFROM node:24-slim # 20 node:20-slim $1\n')
  })

  it('[S-13] shows a diff and changes nothing with preview_only', async () => {
    const { result, context } = await replace('old\n', 'old', 'new', { preview_only: true })
    expect(result).toMatchObject({
      ok: true,
      value: { replacements: 1, diff: expect.stringMatching(/^-old\n\+new$/m) },
      filesAffected: [],
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('[S-14] succeeds with 0 replacements when nothing is found', async () => {
    const { result, context } = await replace('hello\n', 'other', 'new')
    expect(result).toEqual({
      ok: true,
      value: { replacements: 0, files_changed: 0, files: [] },
      output: '0 replacements',
      warnings: [],
      filesAffected: [],
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('[S-14] warns of the nearest miss', async () => {
    expect((await replace('1\n2\nfoo  (bar)\n', 'foo (bar)', 'x')).result).toMatchObject({
      output: '0 replacements',
      warnings: ['Line 3 differs only in whitespace.'],
    })
    expect((await replace('Hello\n', 'hello', 'x')).result).toMatchObject({ warnings: ['Line 1 differs only in case.'] })
    expect((await replace('a\r\nb\nc\n', 'a\nb', 'x')).result).toMatchObject({ warnings: ['Line 1 differs only in line endings.'] })
  })

  it('[D16] takes plain text literally, dollar signs and special characters', async () => {
    expect((await replace('price: X end', 'X', "$&$'")).text).toBe("price: $&$' end")
    expect((await replace('a.b axb (c) $1', 'a.b', '$1')).text).toBe('$1 axb (c) $1')
    expect((await replace('A.B a.b', 'a.b', '$&', { case_sensitive: false })).text).toBe('$& $&')
  })

  it('[D16] refuses the text before or after a match, and groups that are not there', async () => {
    for (const by of ['$`', "x$'y"]) {
      const { result } = await replaceRegex('abc', 'b', by)
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    }
    expect((await replaceRegex('abc', '(b)', '$2')).result).toMatchObject({
      error: { code: 'invalid_arguments', message: 'Replacement contains $2, but the pattern has 1 group' },
    })
    expect((await replaceRegex('abc', '(?<b>b)', '$<c>')).result).toMatchObject({
      error: { message: 'Replacement contains $<c>, but the pattern has 1 group (named: b)' },
    })
    expect((await replaceRegex('abc', 'b', "$$'")).text).toBe("a$'c")
  })

  it('[D16] ends and counts matches of nothing', async () => {
    const { result, text } = await replaceRegex('abc', 'x*', '-')
    expect(result).toMatchObject({ value: { replacements: 4 } })
    expect(text).toBe('abc'.replace(/x*/g, '-'))
  })

  it('anchors at lines, and adds nothing behind the last newline', async () => {
    expect((await replaceRegex('a\nb\n', '^', '// ')).text).toBe('// a\n// b\n')
    expect((await replaceRegex('a\r\nb', '$', ';')).text).toBe('a;\r\nb;')
    expect((await replaceRegex('', '^', 'x')).result).toMatchObject({ value: { replacements: 0 } })
  })

  it('matches each line alone, as grep does', async () => {
    expect((await replaceRegex('a  \n\nb \n', '\\s+', '_')).text).toBe('a_\n\nb_\n')
    expect((await replaceRegex('a \r\nb\r\n', '\\s*$', '')).text).toBe('a\r\nb\r\n')
    expect((await replaceRegex('a\nab\n', 'a(?!\\s)', 'x')).text).toBe('x\nxb\n')
    expect((await replaceRegex('a;\nb', 'a[^b]*', 'x')).text).toBe('x\nb')
  })

  it('lets a match span lines with multiline', async () => {
    expect((await replaceRegex('a\n\n\nb\n', 'a.*b', 'x', { multiline: true })).text).toBe('x\n')
    expect((await replaceRegex('a\n\n\n\nb\n', '\\n{3,}', '\n\n', { multiline: true })).text).toBe('a\n\nb\n')
    expect((await replaceRegex('a\nb', 'a\\nb', 'x')).result).toMatchObject({
      error: {
        code: 'invalid_arguments',
        message: "Pattern 'a\\nb' contains a newline, but matches stay within a line",
        suggestion: 'Set multiline to true to let matches span lines.',
      },
    })
    expect((await replaceRegex('a,b\n', '[^,\\n]+', 'x')).text).toBe('x,x\n')
    expect((await replace('a', 'a', 'b', { multiline: true })).result).toMatchObject({ error: { code: 'invalid_arguments' } })
  })

  it('ends the newlines of a replacement as the file does, unless carriage returns are spoken of', async () => {
    expect((await replaceRegex('a\r\nb\r\n', 'a', '$&\nx')).text).toBe('a\r\nx\r\nb\r\n')
    expect((await replaceRegex('a\r\nb\n', 'a', '$&\nx')).text).toBe('a\nx\r\nb\n')
    expect((await replaceRegex('a\r\nb\r\n', '\\r\\n', '\n', { multiline: true })).text).toBe('a\nb\n')
    expect((await replaceRegex('a\nb\n', '\\n', '\r\n', { multiline: true })).text).toBe('a\r\nb\r\n')
  })

  it.each<[string, string, string]>([
    ['(# a)\\r?\\n', '$1\nx\n', '# a\r\nx\r\nb\r\n'],
    ['(# [^\\r\\n]*)', '$1\nx', '# a\r\nx\r\nb\r\n'],
    ['(# [^\\n]*)', '$1\nx', '# a\r\nx\r\nb\r\n'],
    ['a\\nb', '$&\n$&', '# a\r\nb\r\na\r\nb\r\n'],
    ['a\nb', 'x', '# x\r\n'],
    ['\\n', ';', '# a;b;'],
    ['\\n', '\r\n', '# a\r\nb\r\n'],
    ['$', ';', '# a;\r\nb;\r\n;'],
    ['\\r?\\n', '\n', '# a\nb\n'],
    ['(?:\\r\\n|\\n|\\r)', '\n', '# a\nb\n'],
    ['a\\r\\n', 'a\n', '# a\nb\r\n'],
    ['[\\r]', '', '# a\nb\n'],
    ['\\x0d', '', '# a\nb\n'],
  ])('takes the ends of lines in a file of Windows for newlines: %j by %j', async (find, by, text) => {
    expect((await replaceRegex('# a\r\nb\r\n', find, by, { multiline: true })).text).toBe(text)
  })

  it('keeps every carriage return that was matched, and knows one from a backslash before an r', async () => {
    expect((await replaceRegex('a\r\r\nb\r\n', '[^]+', '[$&]', { multiline: true })).text).toBe('[a\r\r\nb\r\n]')
    expect((await replaceRegex('a\r b\r\n', '\\s+', '$&\n')).text).toBe('a\r \r\nb\r\n')
    expect((await replaceRegex('app\\routes;\r\nnext\r\n', 'app\\\\routes;', 'x;\ny;')).text).toBe('x;\r\ny;\r\nnext\r\n')
  })

  it('[S-05] explains an expression that cannot be read', async () => {
    expect((await replaceRegex('a', '(a', 'b')).result).toMatchObject({
      ok: false,
      error: { code: 'invalid_pattern', message: 'Invalid regex pattern: unclosed group' },
    })
  })

  it('finds a text of any length, unless its case does not matter', async () => {
    const long = 'ab'.repeat(50_000)
    expect((await replace(`x ${long}\n`, long, 'y')).text).toBe('x y\n')
    expect((await replace(`x ${long}\n`, long, 'y', { case_sensitive: false })).result).toMatchObject({
      ok: false,
      error: { code: 'invalid_pattern', message: 'The text to find is too long: it has 100000 characters' },
    })
  })

  it('[S-05] [D15] refuses an expression that the engine cannot even prepare, even when it is asked for its groups', async () => {
    expect((await replaceRegex('a', `${'(?:|)'.repeat(40)}z`, '$1')).result).toMatchObject({
      ok: false,
      error: { code: 'invalid_pattern', message: 'Invalid regex pattern: it takes too long to compile' },
    })
  })

  it('[S-36] leaves out long lines, and says so', async () => {
    const spaces = ' '.repeat(200_000)
    const { result, text } = await replaceRegex(`a \n${spaces}b\n${spaces}\nc `, '[ \\t]+$', '')
    expect(result).toMatchObject({
      ok: true,
      value: { replacements: 2 },
      warnings: ['Skipped 2 lines longer than 10,000 characters: a.txt (2)'],
    })
    expect(text).toBe(`a\n${spaces}b\n${spaces}\nc`)
  })

  it('[S-36] gives up after as much work as a search', async () => {
    const { result, context } = await replaceRegex(`${'a'.repeat(5_000)}!`, '^(a+)+$', 'b')
    expect(result).toMatchObject({
      error: { code: 'timed_out', message: "The pattern took longer than 1s on 'a.txt'; nothing was replaced" },
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('[S-36] gives up on an expression that takes too long, and changes nothing', async () => {
    const limits = { ...DEFAULT_LIMITS, regexMsPerFile: 100 }
    const { result, context } = await callOn(
      { 'a.txt': `${'a'.repeat(40)}!` },
      replaceInFile,
      { path: 'a.txt', find: '(a+)+$', replace: 'b', is_regex: true },
      { limits },
    )
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'timed_out', message: "The pattern took longer than 0.1s on 'a.txt'; nothing was replaced" },
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('ignores case when asked to', async () => {
    expect((await replace('Foo FOO foo Ärger ÄRGER', 'foo', 'x', { case_sensitive: false })).text).toBe('x x x Ärger ÄRGER')
    expect((await replace('Ärger ÄRGER', 'ärger', 'x', { case_sensitive: false })).text).toBe('x x')
    expect((await replaceRegex('Foo FOO', 'f(o+)', '$1', { case_sensitive: false })).text).toBe('oo OO')
    expect((await replaceRegex('KISS kiss', 'kis', 'x', { case_sensitive: false })).text).toBe('xS xs')
  })

  it('replaces whole characters, also where the expression does not ask for it', async () => {
    expect((await replaceRegex('🦊a\n', '^.', 'x')).text).toBe('xa\n')
    expect((await replaceRegex('🦊-a\n', '.\\-', 'x')).result).toMatchObject({ ok: false, error: { code: 'invalid_pattern' } })
    expect((await replaceRegex('é-a\n', '.\\-', 'x')).text).toBe('xa\n')
  })

  it('[D17] means the line end of the file by a plain newline, and converts line ends when told so', async () => {
    expect((await replace('a\r\nb\r\n', 'a\nb', 'x\ny\nz')).text).toBe('x\r\ny\r\nz\r\n')
    expect((await replace('a\r\n', 'a', 'x\ny')).text).toBe('x\r\ny\r\n')
    expect((await replace('a\r\nb\r\n', '\r\n', '\n')).text).toBe('a\nb\n')
    expect((await replace('a\nb\n', '\n', '\r\n')).text).toBe('a\r\nb\r\n')
    expect((await replace('a\r\nb\r\n', '\n', '\r\n')).text).toBe('a\r\nb\r\n')
    expect((await replace('a\r\nb\n', 'b', 'x\ny')).text).toBe('a\r\nx\ny\n')
    expect((await replace('a\r\nb\r\n', 'A\nB', 'x', { case_sensitive: false })).text).toBe('x\r\n')
  })

  it('[D17] edits ASCII in a file that is not UTF-8, and nothing else', async () => {
    const latin = Buffer.from([0x61, 0xe9, 0x62, 0x0a])
    expect((await replaceRegex(latin, 'a(.)b', '[$1]')).bytes).toEqual(Buffer.from([0x5b, 0xe9, 0x5d, 0x0a]))
    expect((await replace(latin, 'é', 'e')).result).toMatchObject({ error: { code: 'encoding_unsupported' } })
    expect((await replace(latin, 'b', 'ß')).result).toMatchObject({ error: { code: 'encoding_unsupported' } })
  })

  it('[R20] changes only the bytes that were meant', async () => {
    const { text, context } = await replace('\ufeffé old\r\n🦊 old', 'old', 'new!')
    expect(text).toBe('\ufeffé new!\r\n🦊 new!')
    expect(await context.workspace.changes()).toMatchObject([
      {
        edits: [
          { start: 6, end: 9 },
          { start: 16, end: 19 },
        ],
      },
    ])
  })

  it('fails rather than replace more than max_replacements', async () => {
    const { result, text } = await replace('a a a', 'a', 'b', { max_replacements: 2 })
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'limit_exceeded',
        message: 'Found 3 occurrences, more than the 2 allowed by max_replacements; nothing was replaced',
      },
    })
    expect(text).toBe('a a a')
    expect((await replace('a a', 'a', 'b', { max_replacements: 2 })).result).toMatchObject({ ok: true })
  })

  it('counts replacements that change nothing, and leaves no change', async () => {
    const { result, context } = await replace('a a', 'a', 'a')
    expect(result).toMatchObject({
      value: { replacements: 2, files_changed: 0 },
      output: 'Replaced 2 occurrences, but the files stay the same',
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('refuses an empty text to find, and a result over 10 MB', async () => {
    expect((await replace('a', '', 'b')).result).toMatchObject({ error: { code: 'invalid_arguments', message: 'find: must not be empty' } })
    expect((await replace('x'.repeat(10 * 1024 * 1024), 'x'.repeat(1024), 'y'.repeat(1025))).result).toMatchObject({
      error: { code: 'too_large' },
    })
  })

  it('works on what an earlier call staged', async () => {
    await using folder = await tempFolder({ 'a.txt': 'a' })
    const context = await toolContext(folder.path)
    await callTool(replaceInFile, { path: 'a.txt', find: 'a', replace: 'b' }, context)
    await callTool(replaceInFile, { include: '*.txt', find: 'b', replace: 'c' }, context)
    expect(await context.workspace.changes()).toMatchObject([{ after: Buffer.from('c') }])
  })
})

describe('replace_in_file, many files', () => {
  const files = { 'a.ts': 'old\n', 'src/b.ts': 'old old\n', 'src/c.md': 'old\n', 'gen/d.ts': 'old\n', 'e.ts': 'none\n' }

  it('[S-11] replaces in all files that fit', async () => {
    const { result, changed } = await replaceMany(files, { include: '**/*.ts', exclude: ['gen'], find: 'old', replace: 'new' })
    expect(result).toEqual({
      ok: true,
      value: { replacements: 3, files_changed: 2, files: ['a.ts', 'src/b.ts'] },
      output: 'Replaced 3 occurrences in 2 files:\n  a.ts\n  src/b.ts',
      warnings: [],
      filesAffected: ['a.ts', 'src/b.ts'],
    })
    expect(changed).toEqual(['a.ts', 'src/b.ts'])
  })

  it('takes several patterns', async () => {
    const { changed } = await replaceMany(files, { include: ['*.md', 'gen/**'], find: 'old', replace: 'new' })
    expect(changed).toEqual(['gen/d.ts', 'src/c.md'])
  })

  it('takes either path or include', async () => {
    const cases: readonly (readonly [Args, string])[] = [
      [{}, 'Either path or include is required'],
      [{ exclude: 'x' }, 'Either path or include is required'],
      [{ path: 'a.ts', include: '*' }, 'path cannot be combined with include or exclude'],
      [{ path: 'a.ts', exclude: '*' }, 'path cannot be combined with include or exclude'],
      [{ include: [] }, 'include: must not be empty'],
    ]
    for (const [args, message] of cases) {
      const { result } = await replaceMany(files, { ...args, find: 'old', replace: 'new' })
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message } })
    }
  })

  it('[S-09] refuses patterns that cannot be read or leave the working directory', async () => {
    const bad = await replaceMany(files, { include: '**/*[.ts', find: 'old', replace: 'new' })
    expect(bad.result).toMatchObject({ error: { code: 'invalid_pattern' } })
    const outside = await replaceMany(files, { include: '../*.ts', find: 'old', replace: 'new' })
    expect(outside.result).toMatchObject({ error: { code: 'path_outside_working_dir' } })
  })

  it('[S-14] says when nothing was found, or no file fits', async () => {
    const miss = await replaceMany(files, { include: '**/*.ts', find: 'OLD', replace: 'new' })
    expect(miss.result).toMatchObject({ ok: true, output: '0 replacements', warnings: ['a.ts: Line 1 differs only in case.'] })
    const nothing = await replaceMany(files, { include: '**/*.go', find: 'old', replace: 'new' })
    expect(nothing.result).toMatchObject({ ok: true, warnings: ["No file matches '**/*.go'"] })
    const unlike = await replaceMany(files, { include: '**/*.ts', find: 'zebra', replace: 'new' })
    expect(unlike.result).toMatchObject({ ok: true, warnings: [] })
  })

  it('leaves out binary files', async () => {
    const { result, changed } = await replaceMany(
      { ...files, 'a.png': Buffer.from([0, ...Buffer.from('old')]), 'b.png': Buffer.from([0]) },
      { include: '*', find: 'old', replace: 'new' },
    )
    expect(result).toMatchObject({ ok: true, warnings: [], leftOut: { binary: ['a.png', 'b.png'] } })
    expect(changed).toEqual(['a.ts', 'gen/d.ts', 'src/b.ts', 'src/c.md'])
  })

  it('leaves files that usually hold secrets alone, and says so', async () => {
    const { result, changed } = await replaceMany({ '.env': 'old\n', 'a.ts': 'old\n' }, { include: '**', find: 'old', replace: 'new' })
    expect(result).toMatchObject({
      warnings: ['Skipped 1 file that may contain secrets; name the file exactly to change it'],
    })
    expect(changed).toEqual(['a.ts'])
  })

  it('leaves out a file that is too large', async () => {
    const { result, changed } = await replaceMany(
      { ...files, 'z.ts': Buffer.alloc(10 * 1024 * 1024 + 1, 'x') },
      { include: '*.ts', find: 'old', replace: 'new' },
    )
    expect(result).toMatchObject({ ok: true, leftOut: { large: ['z.ts'] } })
    expect(changed).toEqual(['a.ts', 'gen/d.ts', 'src/b.ts'])
  })

  it('names the files whose long lines it left out, also where a first look at many says which may match', async () => {
    const long = `aa${'b'.repeat(20_000)}`
    const few = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`f${i}.ts`, 'c\n']))
    const { result, changed } = await replaceMany(
      { ...few, 'm.ts': `${long}\n`, 'n.ts': `aab\n${long}\n${long}`, 'o.ts': 'b'.repeat(20_000) },
      { include: '*.ts', find: 'aab+', replace: 'x', is_regex: true },
    )
    expect(result).toMatchObject({ ok: true, warnings: ['Skipped 3 lines longer than 10,000 characters: m.ts (1), n.ts (2)'] })
    expect(changed).toEqual(['n.ts'])
  })

  it('is cancelled while it is at files that take long', async () => {
    const slow = `${' '.repeat(9_000)}b\n`.repeat(2)
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}.ts`, slow]))
    const args = { include: '*.ts', find: ' +$', replace: '', is_regex: true }
    const { result } = await replaceMany(files, args, { signal: AbortSignal.timeout(300) })
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })

  it('fails as a whole, naming it, when the expression takes too long on a file', async () => {
    const { result, changed } = await replaceMany(
      { 'a.ts': 'aaa\n', 'b.ts': `${'a'.repeat(40)}!\n`, 'c.ts': 'aaa\n' },
      { include: '*.ts', find: '(a+)+$', replace: 'x', is_regex: true },
      { limits: { ...DEFAULT_LIMITS, regexMsPerFile: 100 } },
    )
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'timed_out',
        message: "The pattern took longer than 0.1s on 'b.ts'; nothing was replaced",
        suggestion: expect.stringMatching(/^Leave the file out with exclude, or: Avoid nested repetition/),
      },
    })
    expect(changed).toEqual([])
  })

  it('leaves out a file that is not UTF-8 if the text is not ASCII, and one in UTF-16', async () => {
    const latin = Buffer.from([0x61, 0xe9, 0x0a])
    const { result, changed } = await replaceMany({ 'a.ts': 'a\n', 'b.ts': latin }, { include: '*.ts', find: 'a', replace: 'ä' })
    expect(result).toMatchObject({ ok: true, leftOut: { undecodable: ['b.ts'] } })
    expect(changed).toEqual(['a.ts'])
    const utf16 = await replaceMany({ 'b.ts': Buffer.from([0x61, 0xff, 0xfe]) }, { include: '*.ts', find: 'a', replace: 'b' })
    expect(utf16.result).toMatchObject({ ok: true, value: { replacements: 0 }, leftOut: { undecodable: ['b.ts'] } })
    const named = await replaceMany({ 'b.ts': latin }, { path: 'b.ts', find: 'a', replace: 'ä' })
    expect(named.result).toMatchObject({ ok: false, error: { code: 'encoding_unsupported' } })
  })

  it('leaves out what .gitattributes calls generated, vendored or binary, unless it is told to take it', async () => {
    const marked = {
      '.gitattributes': 'gen/** linguist-generated\n*.min.ts linguist-vendored=true\n*.snap -text\n',
      'gen/.gitattributes': 'e.ts -linguist-generated\n',
      'a.ts': 'old\n',
      'a.min.ts': 'old\n',
      'a.snap': 'old\n',
      'gen/d.ts': 'old\n',
      'gen/e.ts': 'old\n',
    }
    const args = { include: '**', exclude: '.gitattributes', find: 'old', replace: 'new' }
    const few = await replaceMany(marked, args)
    expect(few.changed).toEqual(['a.ts', 'gen/e.ts'])
    expect(few.result).toMatchObject({ leftOut: { generated: ['a.min.ts', 'gen/d.ts'], binary: ['a.snap'] } })
    const all = await replaceMany(marked, { ...args, include_generated: true })
    expect(all.changed).toEqual(['a.min.ts', 'a.snap', 'a.ts', 'gen/d.ts', 'gen/e.ts'])
    expect(all.result).not.toHaveProperty('leftOut')
    const named = await replaceMany(marked, { ...args, include: ['gen/d.ts', '*.snap'] })
    expect(named.changed).toEqual(['gen/d.ts'])
    expect((await replaceMany(marked, { path: 'a.snap', find: 'old', replace: 'new' })).changed).toEqual(['a.snap'])
  })

  it('follows a .gitattributes that an earlier step staged', async () => {
    await using folder = await tempFolder({ 'a.ts': 'old\n' })
    const context = await toolContext(folder.path)
    await context.workspace.stage(repoPath('.gitattributes'), Buffer.from('*.ts linguist-generated\n'))
    const result = await callTool(replaceInFile, { include: '*.ts', find: 'old', replace: 'new' }, context)
    expect(result).toMatchObject({ value: { replacements: 0 }, warnings: [], leftOut: { generated: ['a.ts'] } })
  })

  it('stages nothing when one file may not be written', async () => {
    await using folder = await tempFolder({ 'a.ts': 'old\n', 'locked/b.ts': 'old\n' })
    const disk = { ...realDisk, canWriteInto: (directory: string) => !directory.endsWith('locked') }
    const tree = await FolderTree.open(folder.path, disk, testGit)
    if (!tree.ok) throw new Error(tree.error.message)
    const context = await toolContext(folder.path, { workspace: new StagedWorkspace(tree.value) })
    const result = await callTool(replaceInFile, { include: '*.ts', find: 'old', replace: 'new' }, context)
    expect(result).toMatchObject({ ok: false, error: { code: 'permission_denied' } })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('stops when it is cancelled, and stages nothing', async () => {
    const abort = new AbortController()
    const { result, changed } = await replaceMany(
      files,
      { include: '*', find: 'old', replace: 'new' },
      { signal: abort.signal, progress: () => abort.abort() },
    )
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    expect(changed).toEqual([])
  })

  it.each([
    ['a carriage return', { find: '\r', replace: '' }, 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['text before one', { find: 'two\r', replace: 'x' }, 'one\r\ntwo\r\n', 'one\r\nx\n'],
    ['a letter outside ASCII in any case', { find: 'å', replace: 'x', is_regex: true, case_sensitive: false }, '\u212b\n', 'x\n'],
  ])('finds %s in the first files and in those that are sifted', async (_, args, before, after) => {
    const plain = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`f${String(i).padStart(3, '0')}.txt`, 'plain\n']))
    const binary = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`a${i}.bin`, 'bin\0']))
    const files = { ...plain, ...binary, 'f010.txt': before, 'f650.txt': before }
    const { changed, text } = await replaceMany(files, { include: '**', ...args })
    expect(changed).toEqual(['f010.txt', 'f650.txt'])
    expect([await text('f010.txt'), await text('f650.txt')]).toEqual([after, after])
  })

  it('stops when it is cancelled while very many files are sifted', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`d${i % 50}/f${i}.txt`, 'nothing\n']))
    await using folder = await tempFolder(many)
    const abort = new AbortController()
    // The first hundred are not sifted.
    const progress = ({ total = 0 }: Progress) => (total > 100 ? abort.abort() : undefined)
    const context = await toolContext(folder.path, { signal: abort.signal, progress })
    const result = await callTool(replaceInFile, { include: '**', find: 'old', replace: 'new' }, context)
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })

  it('does not follow links', async () => {
    await using repo = await tempRepo({ 'real/a.ts': 'old\n' })
    await using outside = await tempFolder({ 'secret.ts': 'old\n' })
    fs.symlinkSync(outside.path, path.join(repo.path, 'linked'))
    fs.symlinkSync(path.join(outside.path, 'secret.ts'), path.join(repo.path, 'link.ts'))
    const result = await callTool(replaceInFile, { include: '**', find: 'old', replace: 'new' }, await toolContext(repo.path))
    expect(result).toMatchObject({ ok: true, value: { files: ['real/a.ts'] } })
    expect(outside.read('secret.ts')).toBe('old\n')
  })

  it('passes over a file that git lists but the disk no longer has', async () => {
    await using repo = await tempRepo({ 'a.ts': 'old\n', 'gone.ts': 'old\n' })
    const context = await toolContext(repo.path)
    await context.workspace.files()
    fs.rmSync(path.join(repo.path, 'gone.ts'))
    const result = await callTool(replaceInFile, { include: '*.ts', find: 'old', replace: 'new' }, context)
    expect(result).toMatchObject({ ok: true, value: { files: ['a.ts'] } })
  })

  it('changes every one of very many files in one call, whatever needs a closer look', async () => {
    const many: Record<string, string | Uint8Array> = {
      'z/big.bin': Buffer.alloc(2048),
      'z/latin.txt': Buffer.from([0xe9, 0x6f, 0x6c, 0x64]),
    }
    for (let i = 0; i < 10_050; i++) many[`d${i % 50}/f${i}.txt`] = i % 10 === 3 ? `é line\nold ${i}\n` : 'nothing here\n'
    await using folder = await tempFolder(many)
    const updates: number[] = []
    const context = await toolContext(folder.path, { progress: ({ done }) => updates.push(done) })
    const result = await callTool(replaceInFile, { include: '**', find: 'o(l)d', replace: 'new$1', is_regex: true }, context)
    expect(result).toMatchObject({ ok: true, value: { replacements: 1006, files_changed: 1006 }, leftOut: { binary: ['z/big.bin'] } })
    expect(result.ok && result.output.split('\n').at(-1)).toBe('  … and 986 more')
    const changes = await context.workspace.changes()
    expect(changes.every((change) => change.kind === 'update' && change.edits?.length === 1)).toBe(true)
    expect(updates.length).toBeGreaterThan(1)
  })

  it('changes as many where most of the files have a match', async () => {
    const many = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`f${i}.txt`, i % 7 === 0 ? 'none\n' : 'old\n']))
    await using folder = await tempFolder({ ...many, 'z.bin': Buffer.alloc(10) })
    const context = await toolContext(folder.path)
    const result = await callTool(replaceInFile, { include: '**', find: 'old', replace: 'new' }, context)
    expect(result).toMatchObject({ ok: true, value: { replacements: 600, files_changed: 600 }, leftOut: { binary: ['z.bin'] } })
  })

  it('handles more text than one guarded turn takes', async () => {
    const half = 'old line\n'.repeat(300_000)
    const { result } = await replaceMany(
      { 'a.txt': half, 'b.txt': half, 'c.txt': half },
      { include: '*.txt', find: 'ol(d)', replace: '$1', is_regex: true },
    )
    expect(result).toMatchObject({ ok: true, value: { replacements: 900_000, files_changed: 3 } })
  })

  it('[S-29] needs to read and write files, with approval', () => {
    expect(replaceInFile).toMatchObject({ permissions: ['ReadFiles', 'WriteFiles'], effect: 'stage', risk: 'safe_write' })
  })

  it('[S-38] tells an agent to preview first, and when to stop', () => {
    expect(replaceInFile.termination).toMatch(
      /preview_only=true first.*terminate=true after a successful edit; terminate=false if it needs verification/,
    )
  })

  it('[S-39] has examples that its own schema takes', () => {
    for (const example of replaceInFile.examples) expect(replaceInFile.args().safeParse(example.args).success).toBe(true)
  })
})
