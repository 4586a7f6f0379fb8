import { describe, expect, it } from 'vitest'
import { editLines } from '../../../src/tools/edit/tool_edit_lines.ts'
import { callOn, editsOnlySmallText, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import type { Files } from '../../support/temp-folder.ts'

const TWENTY = Array.from({ length: 20 }, (_, i) => `${i + 1}\n`).join('')
const without = (first: number, last: number) => TWENTY.replace(/.*\n/g, (line) => (+line >= first && +line <= last ? '' : line))

async function edit(file: Files[string], args: Readonly<Record<string, unknown>>) {
  const call = await callOn({ 'a.txt': file }, editLines, { path: 'a.txt', ...args })
  return { result: call.result, text: await call.text('a.txt'), bytes: await call.bytes('a.txt'), context: call.context }
}

describe('edit_lines', () => {
  const good = { path: 'a.txt', operation: 'insert', line: 0, content: 'x' }
  refusesBadCalls(editLines, good, { outside: 'T-66' })
  needsAFile(editLines, good, 'S-20')
  editsOnlySmallText(editLines, good)

  it('[S-16] inserts after line 10 and returns the new count of lines', async () => {
    const { result, text } = await edit(TWENTY, { operation: 'insert', line: 10, content: 'a\nb\n' })
    expect(result).toEqual({
      ok: true,
      value: { total_lines: 22, previous_total_lines: 20 },
      output: 'Inserted 2 lines after line 10 in a.txt (22 lines now)',
      warnings: [],
      filesAffected: ['a.txt'],
    })
    expect(text).toBe(TWENTY.replace('10\n', '10\na\nb\n'))
  })

  it('[S-16] inserts at the top and at the end', async () => {
    expect((await edit('1\n2\n', { operation: 'insert', line: 0, content: 'x' })).text).toBe('x\n1\n2\n')
    expect((await edit('1\n2\n', { operation: 'insert', line: 2, content: 'x' })).text).toBe('1\n2\nx\n')
  })

  it('[S-17] deletes lines 5 through 8 inclusive', async () => {
    const { result, text } = await edit(TWENTY, { operation: 'delete', start_line: 5, end_line: 8 })
    expect(result).toMatchObject({ ok: true, value: { total_lines: 16 }, output: 'Deleted lines 5-8 in a.txt (16 lines now)' })
    expect(text).toBe(without(5, 8))
  })

  it('[S-17] deletes one line when end_line is left out, and all lines', async () => {
    const one = await edit('1\n2\n', { operation: 'delete', start_line: 2 })
    expect([one.text, one.result.ok && one.result.output]).toEqual(['1\n', 'Deleted line 2 in a.txt (1 line now)'])
    expect((await edit('1\n2', { operation: 'delete', start_line: 1, end_line: 2 })).text).toBe('')
  })

  it('[S-18] replaces lines 10-15', async () => {
    const { result, text } = await edit(TWENTY, { operation: 'replace', start_line: 10, end_line: 15, content: 'x' })
    expect(result).toMatchObject({ ok: true, value: { total_lines: 15 }, output: 'Replaced lines 10-15 in a.txt (15 lines now)' })
    expect(text).toBe(without(11, 15).replace('10\n', 'x\n'))
  })

  it('[S-19] names the valid range when a line lies behind the last', async () => {
    const message = (valid: string) => ({ ok: false, error: { code: 'invalid_range', message: `Line range invalid - file has ${valid}` } })
    const cases: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ operation: 'delete', start_line: 30, end_line: 40 }, '20 lines, requested 30-40; valid lines are 1-20'],
      [{ operation: 'replace', start_line: 20, end_line: 21, content: 'x' }, '20 lines, requested 20-21; valid lines are 1-20'],
      [{ operation: 'insert', line: 21, content: 'x' }, '20 lines, requested 21; valid lines are 0-20'],
    ]
    for (const [args, expected] of cases) {
      const { result, text } = await edit(TWENTY, args)
      expect(result).toMatchObject(message(expected))
      expect(text).toBe(TWENTY)
    }
  })

  it('[S-19] refuses a range that ends before it begins, and lines that cannot be', async () => {
    expect((await edit(TWENTY, { operation: 'delete', start_line: 8, end_line: 5 })).result).toMatchObject({
      error: { code: 'invalid_range', message: 'Line range invalid - end_line 5 is before start_line 8' },
    })
    for (const args of [
      { operation: 'delete', start_line: 0, end_line: 1 },
      { operation: 'insert', line: -1, content: 'x' },
      { operation: 'move', start_line: 1 },
    ])
      expect((await edit(TWENTY, args)).result).toMatchObject({ error: { code: 'invalid_arguments' } })
  })

  it('takes for each operation its own arguments and no others', async () => {
    const cases: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ operation: 'insert', content: 'x' }, 'insert needs line'],
      [{ operation: 'insert' }, 'insert needs line and content'],
      [{ operation: 'insert', start_line: 1, content: 'x' }, 'insert does not take start_line'],
      [{ operation: 'insert', line: 1, content: '' }, 'insert needs content that is not empty'],
      [{ operation: 'delete', start_line: 1, content: 'x' }, 'delete does not take content'],
      [{ operation: 'delete', line: 1 }, 'delete does not take line'],
      [{ operation: 'delete' }, 'delete needs start_line'],
      [{ operation: 'replace', start_line: 1 }, 'replace needs content'],
      [{ operation: 'replace', start_line: 1, content: '' }, 'replace needs content that is not empty'],
    ]
    for (const [args, message] of cases)
      expect((await edit(TWENTY, args)).result).toMatchObject({ error: { code: 'invalid_arguments', message } })
    expect((await edit(TWENTY, { operation: 'insert' })).result).toMatchObject({
      error: { suggestion: 'Give line and content for insert. A blank line is the content "\\n".' },
    })
    expect((await edit(TWENTY, { operation: 'replace' })).result).toMatchObject({
      error: { suggestion: 'Give start_line and content for replace. end_line is optional. A blank line is the content "\\n".' },
    })
  })

  it('edits an empty file', async () => {
    const inserted = await edit('', { operation: 'insert', line: 0, content: 'x' })
    expect([inserted.text, inserted.result]).toMatchObject(['x\n', { value: { total_lines: 1, previous_total_lines: 0 } }])
    expect((await edit('', { operation: 'delete', start_line: 1 })).result).toMatchObject({
      error: {
        message: 'Line range invalid - file has 0 lines, requested 1-1; it has no lines',
        suggestion: 'Insert at line 0 instead.',
      },
    })
  })

  it('takes "\\n" for one blank line', async () => {
    expect((await edit('1\n2\n', { operation: 'insert', line: 1, content: '\n' })).text).toBe('1\n\n2\n')
    expect((await edit('1\n2\n', { operation: 'replace', start_line: 1, content: '\n' })).text).toBe('\n2\n')
  })

  it('[D17] [R20] ends inserted lines as the file does, and shows one changed line', async () => {
    const { text, context } = await edit('1\r\n2\r\n3\r\n', { operation: 'replace', start_line: 2, content: 'x\ny\n' })
    expect(text).toBe('1\r\nx\r\ny\r\n3\r\n')
    expect(await context.workspace.changes()).toMatchObject([{ edits: [{ start: 3, end: 4, replacement: Buffer.from('x\r\ny') }] }])
    expect((await edit('1\n2\n', { operation: 'insert', line: 1, content: 'x\r\n' })).text).toBe('1\nx\n2\n')
  })

  it('[D17] [R20] keeps a missing newline at the end missing', async () => {
    expect((await edit('1\n2', { operation: 'insert', line: 2, content: 'x\n' })).text).toBe('1\n2\nx')
    expect((await edit('1\n2', { operation: 'replace', start_line: 2, content: 'x\n' })).text).toBe('1\nx')
    expect((await edit('1\r\n2', { operation: 'delete', start_line: 2 })).text).toBe('1')
    expect((await edit('1\n2', { operation: 'delete', start_line: 1 })).text).toBe('2')
  })

  it('[D17] keeps line endings that differ, a byte order mark, and bytes that are not UTF-8', async () => {
    expect((await edit('\ufeff1\r\n2\n3\r\n', { operation: 'insert', line: 0, content: 'ö🦊$&' })).text).toBe(
      '\ufeffö🦊$&\r\n1\r\n2\n3\r\n',
    )
    const latin = Buffer.from([0xe9, 0x0a, 0xe8, 0x0a])
    expect((await edit(latin, { operation: 'replace', start_line: 2, content: 'x' })).bytes).toEqual(Buffer.from([0xe9, 0x0a, 0x78, 0x0a]))
    expect((await edit(latin, { operation: 'insert', line: 0, content: 'é' })).result).toMatchObject({
      error: { code: 'encoding_unsupported' },
    })
  })

  it('[R20] edits beside a line of nearly 10 MB', async () => {
    const long = 'é'.repeat(5 * 1024 * 1024 - 10)
    const { bytes } = await edit(`1\n${long}\n3\n`, { operation: 'replace', start_line: 3, content: 'x' })
    expect(bytes.equals(Buffer.from(`1\n${long}\nx\n`))).toBe(true)
  })

  it('leaves no change when lines are replaced by themselves', async () => {
    const { result, context } = await edit('1\n2\n', { operation: 'replace', start_line: 2, content: '2' })
    expect(result).toMatchObject({ ok: true, output: 'File unchanged: a.txt', filesAffected: [] })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, text } = await edit('1\n2\n', { operation: 'delete', start_line: 2, preview_only: true })
    expect(result).toMatchObject({ ok: true, value: { total_lines: 1, diff: expect.stringMatching(/^ 1\n-2$/m) }, filesAffected: [] })
    expect(text).toBe('1\n2\n')
  })

  it('[S-29] needs to read and write files, with approval', () => {
    expect(editLines).toMatchObject({ permissions: ['ReadFiles', 'WriteFiles'], effect: 'stage', risk: 'safe_write' })
  })

  it('[S-38] tells an agent to preview first, and when to stop', () => {
    expect(editLines.termination).toMatch(
      /preview_only=true first.*terminate=true after a successful edit; terminate=false if it needs verification/,
    )
  })

  it('[S-39] has examples that its own schema takes', () => {
    for (const example of editLines.examples) expect(editLines.args().safeParse(example.args).success).toBe(true)
  })
})
