import { describe, expect, it } from 'vitest'
import { ensureLinesTool } from '../../../src/tools/edit/tool_ensure_lines.ts'
import { callOn, editsOnlySmallText, refusesBadCalls } from '../../support/file-tool.ts'
import { fc, runs } from '../../support/property.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

/** The text of `a.txt` after the call. */
async function ensured(before: string, args: Readonly<Record<string, unknown>>): Promise<string> {
  const { result, text } = await callOn({ 'a.txt': before }, ensureLinesTool, { path: 'a.txt', ...args })
  if (!result.ok) throw new Error(result.error.message)
  return text('a.txt')
}

async function refused(before: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { result, context } = await callOn({ 'a.txt': before }, ensureLinesTool, { path: 'a.txt', ...args })
  expect(await context.workspace.changes()).toEqual([])
  return result.ok ? result : result.error
}

describe('ensure_lines', () => {
  refusesBadCalls(ensureLinesTool, { path: 'a.txt', content: 'x' }, { outside: 'T-66' })
  editsOnlySmallText(ensureLinesTool, { content: 'x' })

  it('adds lines at the end, unless they are in the file', async () => {
    const { result, text } = await callOn({ '.gitignore': 'dist/\n' }, ensureLinesTool, { path: '.gitignore', content: 'coverage/' })
    expect(result).toEqual({
      ok: true,
      value: { changed: true, created: false, line: 2 },
      output: 'Inserted 1 line at line 2 in .gitignore',
      warnings: [],
      filesAffected: ['.gitignore'],
    })
    expect(await text('.gitignore')).toBe('dist/\ncoverage/\n')
    const again = await callOn({ '.gitignore': 'coverage/\ndist/\n' }, ensureLinesTool, { path: '.gitignore', content: 'coverage/\n' })
    expect(again.result).toMatchObject({
      ok: true,
      value: { changed: false, line: 1 },
      output: 'File unchanged: .gitignore has the lines at line 1',
      filesAffected: [],
    })
  })

  it('counts whole lines, and several only one after the other', async () => {
    expect(await ensured('coverage/old\n', { content: 'coverage/' })).toBe('coverage/old\ncoverage/\n')
    expect(await ensured('a\nx\nb\n', { content: 'a\nb' })).toBe('a\nx\nb\na\nb\n')
    expect(await ensured('x\na\nb\n', { content: 'a\nb' })).toBe('x\na\nb\n')
  })

  it('inserts at the start, and after or before a line', async () => {
    expect(await ensured('one\ntwo\n', { content: 'x', at: 'start' })).toBe('x\none\ntwo\n')
    expect(await ensured('one\ntwo\nthree\n', { content: 'x\ny', after: 'two' })).toBe('one\ntwo\nx\ny\nthree\n')
    expect(await ensured('one\ntwo\n', { content: 'x', before: '^tw.$', is_regex: true })).toBe('one\nx\ntwo\n')
  })

  it('keeps line endings, a byte-order mark and a missing final newline', async () => {
    expect(await ensured('one\r\ntwo\r\n', { content: 'x\ny\n', after: 'one' })).toBe('one\r\nx\r\ny\r\ntwo\r\n')
    expect(await ensured('\ufeffone\n', { content: 'x', at: 'start' })).toBe('\ufeffx\none\n')
    expect(await ensured('one', { content: 'x' })).toBe('one\nx')
    expect(await ensured('one\r\ntwo', { content: 'two' })).toBe('one\r\ntwo')
    expect(await ensured('', { content: 'x' })).toBe('x\n')
  })

  it('inserts lines that are elsewhere in the file with unless_in: place, but only once there', async () => {
    const before = '[a]\non = true\n[b]\n'
    const args = { content: 'on = true', after: '[b]', unless_in: 'place' }
    expect(await ensured(before, args)).toBe('[a]\non = true\n[b]\non = true\n')
    expect(await ensured(`${before}on = true\n`, args)).toBe(`${before}on = true\n`)
    expect(await ensured('x\na\n', { content: 'x', before: 'a', unless_in: 'place' })).toBe('x\na\n')
    expect(await ensured('x\na\n', { content: 'x', unless_in: 'place' })).toBe('x\na\nx\n')
    expect(await ensured('x\na\nx\n', { content: 'x', unless_in: 'place' })).toBe('x\na\nx\n')
  })

  it('refuses a pattern that fits several lines, unless it is said which one is meant', async () => {
    const args = { content: 'x', after: '^import', is_regex: true }
    const before = 'import a\nimport b\ncode\n'
    expect(await refused(before, args)).toMatchObject({
      code: 'edit_conflict',
      message: "a.txt:1: '^import' matches 2 lines: 1, 2",
      suggestion: 'Nothing was inserted. Be more specific, or set occurrence to first or last.',
    })
    expect(await ensured(before, { ...args, occurrence: 'last' })).toBe('import a\nimport b\nx\ncode\n')
    expect(await ensured(before, { ...args, occurrence: 'first' })).toBe('import a\nx\nimport b\ncode\n')
  })

  it('says when no line fits, and what is similar', async () => {
    expect(await refused('Two\n', { content: 'x', after: 'two' })).toMatchObject({
      code: 'no_matches',
      message: "No line of 'a.txt' contains 'two'",
      suggestion: expect.stringContaining('case'),
    })
    expect(await refused('one\n', { content: 'x', after: '^two', is_regex: true })).toMatchObject({
      message: "No line of 'a.txt' matches '^two'",
    })
  })

  it('does not need a line to fit if the lines are there', async () => {
    expect(await ensured('x\n', { content: 'x', after: 'gone' })).toBe('x\n')
  })

  it('says that a file is missing, and creates it if told to', async () => {
    const missing = await callOn({}, ensureLinesTool, { path: 'new.txt', content: 'x' })
    expect(missing.result).toMatchObject({
      ok: false,
      error: { code: 'not_found', suggestion: 'Check the path, or set create to create the file.' },
    })
    const created = await callOn({}, ensureLinesTool, { path: 'new.txt', content: 'x\ny', create: true })
    expect(created.result).toMatchObject({ ok: true, value: { changed: true, created: true, line: 1 }, output: 'Created file: new.txt' })
    expect(await created.text('new.txt')).toBe('x\ny\n')
    const tooLong = await callOn({}, ensureLinesTool, { path: 'new.txt', content: 'x'.repeat(10 * 1024 * 1024), create: true })
    expect(tooLong.result).toMatchObject({ ok: false, error: { code: 'too_large' } })
    const onCase = await callOn({ 'NEW.txt': '' }, ensureLinesTool, { path: 'new.txt', content: 'x', create: true })
    expect(onCase.result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
  })

  it('refuses a directory', async () => {
    const { result } = await callOn({ 'src/a.txt': 'a\n' }, ensureLinesTool, { path: 'src', content: 'x', create: true })
    expect(result).toMatchObject({ ok: false, error: { code: 'not_a_file' } })
  })

  it('puts a block between marker lines, and replaces what is between them later', async () => {
    const block = { begin: '# begin', end: '# end' }
    const first = await ensured('one\n', { content: 'x\ny\n', ...block })
    expect(first).toBe('one\n# begin\nx\ny\n# end\n')
    expect(await ensured(first, { content: 'x\ny', ...block, at: 'start' })).toBe(first)
    expect(await ensured(first, { content: 'z', ...block })).toBe('one\n# begin\nz\n# end\n')
    expect(await ensured(first, { content: '', ...block })).toBe('one\n# begin\n# end\n')
    expect(await ensured('  # begin\r\n  # end\r\n', { content: 'z', ...block })).toBe('  # begin\r\nz\r\n  # end\r\n')
    expect(await ensured('one\ntwo\n', { content: '', ...block, before: 'two' })).toBe('one\n# begin\n# end\ntwo\n')
    const created = await callOn({}, ensureLinesTool, { path: 'a.txt', content: 'x', ...block, create: true })
    expect(created.result).toMatchObject({ ok: true, value: { line: 2 } })
  })

  it.each([
    ['# end\n', "a.txt:1: '# end' has no '# begin' before it"],
    ['one\n# begin\n', "a.txt:2: '# begin' has no '# end' after it"],
    ['# begin\n# begin\n# end\n', "a.txt:2: '# begin' appears a second time"],
    ['# begin\n# end\n# end\n', "a.txt:3: '# end' appears a second time"],
    ['# end\n# begin\n', "a.txt:1: '# end' comes before '# begin'"],
  ])('refuses marker lines that are not one pair: %j', async (before, message) => {
    expect(await refused(before, { content: 'x', begin: '# begin', end: '# end' })).toMatchObject({ code: 'edit_conflict', message })
  })

  it.each([
    [{ content: 'x', at: 'end', after: 'a' }, 'after cannot be combined with at'],
    [{ content: 'x', before: 'b', after: 'a' }, 'before cannot be combined with after'],
    [{ content: 'x', after: 'a', create: true }, 'create cannot be combined with after'],
    [{ content: 'x', is_regex: true }, "Argument 'is_regex' needs after or before"],
    [{ content: 'x', at: 'start', occurrence: 'last' }, "Argument 'occurrence' needs after or before"],
    [{ content: 'x', begin: 'b' }, "Argument 'begin' needs end"],
    [{ content: 'x', end: 'e' }, "Argument 'end' needs begin"],
    [{ content: '' }, 'content must not be empty'],
    [{ content: 'x', begin: 'b', end: ' b' }, 'begin and end are the same line'],
    [{ content: 'x', begin: ' ', end: 'b' }, 'begin and end must not be blank'],
    [{ content: 'a\n b \n', begin: 'b', end: 'e' }, "content contains the marker line ' b '"],
    [{ content: 'x', begin: 'b', end: 'e', unless_in: 'file' }, 'unless_in cannot be combined with begin and end'],
    [{ content: 'x', after: 'a\nb' }, 'after: must be a single line'],
  ])('refuses arguments that do not go together: %j', async (args, message) => {
    expect(await refused('a\n', args)).toMatchObject({ code: 'invalid_arguments', message })
  })

  it('refuses a broken expression, one that takes too long, and replacements of half a character', async () => {
    expect(await refused('a\n', { content: 'x', after: '(', is_regex: true })).toMatchObject({ code: 'invalid_pattern' })
    const slow = { content: 'x', after: '^(a+)+$', is_regex: true }
    expect(await refused(`${'a'.repeat(40)}b\n`, slow)).toMatchObject({ code: 'timed_out' })
  })

  it('refuses text that a file in another encoding cannot have', async () => {
    const latin1 = Buffer.from('caf\u00e9\n', 'latin1')
    for (const args of [{ content: 'é' }, { content: 'x', after: 'é' }, { content: 'x', begin: 'é', end: 'e' }]) {
      const { result } = await callOn({ 'a.txt': latin1 }, ensureLinesTool, { path: 'a.txt', ...args })
      expect(result).toMatchObject({ ok: false, error: { code: 'encoding_unsupported' } })
    }
    const { bytes } = await callOn({ 'a.txt': latin1 }, ensureLinesTool, { path: 'a.txt', content: 'x' })
    expect(await bytes('a.txt')).toEqual(Buffer.concat([latin1, Buffer.from('x\n')]))
  })

  it('warns of lines that are too long for an expression', async () => {
    const { result } = await callOn({ 'a.txt': `${'a'.repeat(10_001)}\nab\n` }, ensureLinesTool, {
      path: 'a.txt',
      content: 'x',
      after: '^a+b',
      is_regex: true,
    })
    expect(result).toMatchObject({ ok: true, value: { line: 3 }, warnings: [expect.stringContaining('longer than 10,000 characters')] })
  })

  it('refuses a file that would become too large', async () => {
    const { result } = await callOn({ 'a.txt': 'a'.repeat(10 * 1024 * 1024) }, ensureLinesTool, { path: 'a.txt', content: 'x' })
    expect(result).toMatchObject({ ok: false, error: { code: 'too_large' } })
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, context } = await callOn({ 'a.txt': 'old\n' }, ensureLinesTool, { path: 'a.txt', content: 'new', preview_only: true })
    expect(result).toMatchObject({ ok: true, value: { diff: expect.stringMatching(/^\+new$/m) } })
    expect(await context.workspace.changes()).toEqual([])
  })
})

describe('ensure_lines on any file', () => {
  const line = fc.constantFrom('a', 'b', ' a', 'ab', '', 'é🦊', 'a\r', '# b', '# e')
  const ending = fc.constantFrom('\n', '\r\n')
  const text = fc
    .tuple(fc.array(fc.tuple(line, ending)), fc.option(line, { nil: '' }), fc.constantFrom('', '\ufeff'))
    .map(([lines, last, mark]) => mark + lines.map((pair) => pair.join('')).join('') + last)
  const content = fc
    .array(fc.tuple(line, ending), { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((pair) => pair.join('')).join(''))
  const place = fc.oneof(
    fc.constantFrom({}, { at: 'start' }, { at: 'end' }),
    fc
      .record({
        side: fc.constantFrom('after', 'before'),
        match: fc.constantFrom('a', 'b', '^a$', '^$', '.'),
        occurrence: fc.constantFrom('first', 'last', undefined),
      })
      .map(({ side, match, occurrence }) => ({ [side]: match, is_regex: true, ...(occurrence && { occurrence }) })),
  )
  const once = fc.constantFrom({}, { unless_in: 'file' }, { unless_in: 'place' }, { begin: '# b', end: '# e' })

  it('a second call changes nothing, and all lines of before are still there', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(text, content, place, once, async (before, added, where, unless) => {
        await using folder = await tempFolder({ 'a.txt': before })
        const args = { path: 'a.txt', content: added, ...where, ...unless }
        const context = await toolContext(folder.path)
        const first = await callTool(ensureLinesTool, args, context)
        if (!first.ok) return
        const after = await read(context)
        expect(await callTool(ensureLinesTool, args, context)).toMatchObject({ ok: true, value: { changed: false } })
        expect(await read(context)).toBe(after)
        if ((first.value as { changed: boolean }).changed && !('begin' in unless)) {
          count++
          expect(after.length).toBeGreaterThan(before.length)
          expect(isWithin(before, after)).toBe(true)
        }
      }),
      { numRuns: runs(500) },
    )
    expect(count).toBeGreaterThan(runs(500) / 5)
  })

  async function read({ workspace }: Awaited<ReturnType<typeof toolContext>>): Promise<string> {
    const content = await workspace.read('a.txt' as never)
    return content.ok ? Buffer.from(content.value.bytes).toString() : ''
  }

  /** Whether a text is another one with something inserted at one place. */
  function isWithin(before: string, after: string): boolean {
    let start = 0
    while (start < before.length && before[start] === after[start]) start++
    return after.endsWith(before.slice(start))
  }
})
