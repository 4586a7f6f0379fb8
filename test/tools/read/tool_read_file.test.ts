import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/base/config.ts'
import { appendFile } from '../../../src/tools/edit/tool_append_file.ts'
import { readFile } from '../../../src/tools/read/tool_read_file.ts'
import { callOn, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { type Files, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const MB = 1024 * 1024
const FIFTY = Array.from({ length: 50 }, (_, i) => `line ${i + 1}\n`).join('')
const TWENTY = Array.from({ length: 20 }, (_, i) => `${i + 1}\n`).join('')

async function read(file: Files[string], range: { readonly start_line?: number; readonly end_line?: number } = {}, limit?: number) {
  const limits = limit === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, readFileBytes: limit }
  const { result } = await callOn({ 'a.txt': file }, readFile, { path: 'a.txt', ...range }, { limits })
  return result
}

describe('read_file', () => {
  refusesBadCalls(readFile, { path: 'a.txt' }, { outside: 'T-07' })
  needsAFile(readFile, {}, 'T-09')

  it('[T-07] reads a whole file', async () => {
    expect(await read('one\ntwo\n')).toEqual({
      ok: true,
      value: {
        content: 'one\ntwo\n',
        total_lines: 2,
        lines_returned: 2,
        file_size_bytes: 8,
        truncated: false,
        start_line: 1,
        end_line: 2,
        encoding: 'utf8',
      },
      output: 'Contents of a.txt (lines 1-2):\none\ntwo\n',
      warnings: [],
      filesAffected: [],
    })
  })

  it('[T-07] reads a range of lines', async () => {
    const result = await read(FIFTY, { start_line: 2, end_line: 3 })
    expect(result).toMatchObject({
      ok: true,
      value: { content: 'line 2\nline 3\n', total_lines: 50, lines_returned: 2, start_line: 2, end_line: 3 },
      output: 'Contents of a.txt (lines 2-3):\nline 2\nline 3\n',
    })
  })

  it('[T-07] reads from a line to the end, and from the beginning to a line', async () => {
    expect(await read(FIFTY, { start_line: 49 })).toMatchObject({ value: { content: 'line 49\nline 50\n', lines_returned: 2 } })
    expect(await read(FIFTY, { end_line: 1 })).toMatchObject({ value: { content: 'line 1\n', lines_returned: 1 } })
  })

  it('[T-07] names the metadata of the contract', () => {
    expect(readFile.metadata).toEqual(['total_lines', 'lines_returned', 'file_size_bytes', 'truncated'])
  })

  it('[T-08] names the file length when the range lies behind it', async () => {
    expect(await read(TWENTY, { start_line: 30, end_line: 40 })).toEqual({
      ok: false,
      error: {
        code: 'invalid_range',
        message: 'Line range invalid - file has 20 lines, requested 30-40',
        suggestion: 'Use lines between 1 and 20.',
      },
    })
    expect(await read('one', { start_line: 2 })).toMatchObject({
      error: { message: 'Line range invalid - file has 1 line, requested 2-end' },
    })
  })

  it('[T-08] returns what there is, with a warning, when only the end lies behind', async () => {
    expect(await read(TWENTY, { start_line: 19, end_line: 40 })).toMatchObject({
      ok: true,
      value: { content: '19\n20\n', lines_returned: 2, end_line: 20 },
      warnings: ['File has 20 lines, requested 19-40; lines 19-20 returned'],
    })
  })

  it('[T-12] refuses lines before the first, and a range that ends before it begins', async () => {
    for (const range of [{ start_line: 0 }, { start_line: -1 }, { end_line: 0 }, { start_line: 1.5 }])
      expect(await read(TWENTY, range)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    expect(await read(TWENTY, { start_line: 5, end_line: 3 })).toMatchObject({
      ok: false,
      error: { code: 'invalid_range', message: 'Line range invalid - end_line 3 is before start_line 5' },
    })
  })

  it('[T-10] shows the first 1 KB of a binary file as hex', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, ...new Array(3000).fill(0xff)])
    const result = await read(bytes)
    expect(result).toMatchObject({
      ok: true,
      value: { total_lines: 0, lines_returned: 0, file_size_bytes: 3005, truncated: true, encoding: 'binary' },
      warnings: ['File appears to be binary, displaying first 1KB as hex'],
    })
    const rows = result.ok ? (result.value as { readonly content: string }).content.trimEnd().split('\n') : []
    expect(rows.length).toBe(64)
    expect(rows[0]).toBe('00000000  89 50 4e 47 00 ff ff ff ff ff ff ff ff ff ff ff')
    expect(rows[63]).toBe('000003f0  ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff')
  })

  it('[T-10] shows UTF-16 as hex', async () => {
    expect(await read(Buffer.from('\ufeffhi', 'utf16le'))).toMatchObject({
      value: { encoding: 'binary', truncated: false, content: '00000000  ff fe 68 00 69 00\n' },
    })
  })

  it('[T-11] reads 10 MB whole and truncates a larger file with a warning', async () => {
    const line = `${'x'.repeat(1023)}\n`
    const whole = await read(line.repeat(10 * 1024))
    expect(whole).toMatchObject({ ok: true, value: { total_lines: 10_240, file_size_bytes: 10 * MB, truncated: false }, warnings: [] })
    const larger = await read(`${line.repeat(10 * 1024)}more\n`)
    expect(larger).toMatchObject({
      ok: true,
      value: { total_lines: 10_240, file_size_bytes: 10 * MB + 5, truncated: true },
      warnings: ['File is larger than 10 MB, only the first 10 MB were read'],
    })
  })

  it('[T-11] does not cut a character in two', async () => {
    for (const [text, limit, content] of [
      ['ab🦊cd', 4, 'ab'],
      ['ab🦊cd', 5, 'ab'],
      ['ab🦊cd', 6, 'ab🦊'],
      ['aéx', 2, 'a'],
      ['aéx', 3, 'aé'],
      ['a…x', 3, 'a'],
      ['abcd', 3, 'abc'],
    ] as const)
      expect(await read(text, {}, limit)).toMatchObject({ ok: true, value: { content, encoding: 'utf8' } })
  })

  it('[T-11] says that a line behind the limit was not looked for', async () => {
    expect(await read('1\n2\n3\n', { start_line: 3, end_line: 3 }, 4)).toMatchObject({
      error: { message: 'Line range invalid - the first 4 bytes of the file have 2 lines, requested 3-3' },
    })
  })

  it('[T-11] does not take the lines before the limit for all lines of the file', async () => {
    expect(await read('1\n2\n3\n', { start_line: 2, end_line: 3 }, 4)).toMatchObject({
      value: { content: '2\n', total_lines: 2, truncated: true },
      warnings: [
        'File is larger than 4 bytes, only the first 4 bytes were read',
        'The first 4 bytes of the file have 2 lines, requested 2-3; lines 2-2 returned',
      ],
    })
  })

  it('truncates bytes that are not UTF-8 as well', async () => {
    expect(await read(Buffer.from([0x61, 0x80, 0x80, 0x80, 0x80, 0x0a]), {}, 5)).toMatchObject({ value: { encoding: 'single-byte' } })
  })

  it('reads an empty file', async () => {
    expect(await read('')).toMatchObject({
      ok: true,
      value: { content: '', total_lines: 0, lines_returned: 0, file_size_bytes: 0, start_line: 0, end_line: 0 },
      output: 'Contents of a.txt (empty):\n',
    })
    expect(await read('', { start_line: 1, end_line: 1 })).toMatchObject({
      error: {
        message: 'Line range invalid - file has 0 lines, requested 1-1',
        suggestion: 'The file is empty: read it without a range.',
      },
    })
  })

  it('[D17] keeps CRLF, and reads a last line without newline', async () => {
    expect(await read('a\r\nb\r\nc', { start_line: 2, end_line: 3 })).toMatchObject({ value: { content: 'b\r\nc', total_lines: 3 } })
  })

  it('[D17] says how it read a file with a byte order mark, or one that is not UTF-8', async () => {
    expect(await read('\ufeffhi 🦊')).toMatchObject({
      value: { content: 'hi 🦊', encoding: 'utf8-bom', file_size_bytes: 10 },
      warnings: [],
    })
    expect(await read(Buffer.from([0x63, 0xe9]))).toMatchObject({
      value: { content: 'cé', encoding: 'single-byte' },
      warnings: ['File is not UTF-8, bytes above 127 are displayed as Latin-1'],
    })
  })

  it('reads what an earlier call staged', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const context = await toolContext(repo.path)
    await callTool(appendFile, { path: 'a.txt', content: 'two\n' }, context)
    expect(await callTool(readFile, { path: 'a.txt', start_line: 2 }, context)).toMatchObject({ value: { content: 'two\n' } })
    const small = { ...context, limits: { ...DEFAULT_LIMITS, readFileBytes: 5 } }
    expect(await callTool(readFile, { path: 'a.txt' }, small)).toMatchObject({ value: { content: 'one\nt', file_size_bytes: 8 } })
  })

  it('[S-28] [S-25] only reads, and needs no approval', () => {
    expect(readFile).toMatchObject({ permissions: ['ReadFiles'], effect: 'read', risk: 'read_only', category: 'File Reading' })
  })
})
