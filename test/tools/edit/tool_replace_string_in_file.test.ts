import { describe, expect, it } from 'vitest'
import { replaceStringInFile } from '../../../src/tools/edit/tool_replace_string_in_file.ts'
import { callOn, editsOnlySmallText, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import type { Files } from '../../support/temp-folder.ts'

async function replace(file: Files[string], old_string: string, new_string: string, more: Readonly<Record<string, unknown>> = {}) {
  const call = await callOn({ 'a.txt': file }, replaceStringInFile, { path: 'a.txt', old_string, new_string, ...more })
  return { result: call.result, text: await call.text('a.txt'), bytes: await call.bytes('a.txt'), context: call.context }
}

describe('replace_string_in_file', () => {
  const good = { path: 'a.txt', old_string: 'a', new_string: 'b' }
  refusesBadCalls(replaceStringInFile, good, { outside: 'T-17' })
  needsAFile(replaceStringInFile, good, 'T-17')
  editsOnlySmallText(replaceStringInFile, good)

  it('[T-13] replaces the one occurrence, with metadata', async () => {
    const { result, text } = await replace('1\n2\n3\n4\nold\n', 'old', 'new')
    expect(result).toEqual({
      ok: true,
      value: { occurrences_found: 1, occurrences_replaced: 1, lines_changed: [5] },
      output: 'Replaced 1 occurrence in a.txt',
      warnings: [],
      filesAffected: ['a.txt'],
    })
    expect(text).toBe('1\n2\n3\n4\nnew\n')
    expect(replaceStringInFile.metadata).toEqual(['occurrences_found', 'occurrences_replaced', 'lines_changed'])
  })

  it('[T-13] names every line of a string that spans lines', async () => {
    expect((await replace('1\n2\n3\n4\n', '2\n3', 'x')).result).toMatchObject({ value: { lines_changed: [2, 3] } })
    expect((await replace('1\n2\n3\n4\n', '2\n', 'x')).result).toMatchObject({ value: { lines_changed: [2] } })
  })

  it('[T-14] fails when the string is not in the file', async () => {
    const { result, context } = await replace('hello\n', 'old_text', 'new')
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'no_matches',
        message: "String 'old_text' not found in file",
        suggestion: "'a.txt' contains nothing similar. Read the file and copy the string exactly.",
      },
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('[T-14] names the nearest miss', async () => {
    expect((await replace('x\n  if (Old) {\n', 'if(old){', 'y')).result).toMatchObject({
      error: {
        suggestion: 'Line 2 differs only in whitespace and case. Read the file and copy the string exactly.',
      },
    })
  })

  it('[T-15] replaces only the first of several and warns', async () => {
    const { result, text } = await replace('1\n2\n3\n4\nold\nold old\n', 'old', 'new')
    expect(result).toMatchObject({
      ok: true,
      value: { occurrences_found: 3, occurrences_replaced: 1, lines_changed: [5] },
      warnings: ['Found 3 occurrences, replaced only the first at line 5'],
    })
    expect(text).toBe('1\n2\n3\n4\nnew\nold old\n')
  })

  it('[T-16] refuses an empty old_string', async () => {
    expect((await replace('a', '', 'b')).result).toMatchObject({
      ok: false,
      error: { code: 'invalid_arguments', message: 'old_string: must not be empty' },
    })
  })

  it('finds nothing in an empty file', async () => {
    expect((await replace('', 'a', 'b')).result).toMatchObject({ ok: false, error: { code: 'no_matches' } })
  })

  it('[D16] takes both strings literally', async () => {
    expect((await replace('price: X end', 'X', "$&$'$`$1$$")).text).toBe("price: $&$'$`$1$$ end")
    expect((await replace('a.b axb', 'a.b', 'x')).text).toBe('x axb')
    expect((await replace('🦊🦊', '🦊', '🐻')).text).toBe('🐻🦊')
  })

  it('[D17] finds a plain newline in a file with Windows line ends, and inserts such', async () => {
    expect((await replace('a\r\nb\r\nc\r\n', 'a\nb', 'x\ny')).text).toBe('x\r\ny\r\nc\r\n')
  })

  it('[D17] leaves every other byte as it is', async () => {
    const latin = Buffer.from([0xe9, 0x0a, 0x61, 0x0d, 0x0a, 0x62])
    expect((await replace(latin, 'a', 'bcd')).bytes).toEqual(Buffer.from([0xe9, 0x0a, 0x62, 0x63, 0x64, 0x0d, 0x0a, 0x62]))
    expect((await replace('\ufeffa\r\nb\n', 'b', 'ö')).text).toBe('\ufeffa\r\nö\n')
  })

  it('[D17] refuses text outside ASCII in a file that is not UTF-8', async () => {
    const latin = Buffer.from([0xe9, 0x61])
    expect((await replace(latin, 'é', 'e')).result).toMatchObject({ error: { code: 'encoding_unsupported' } })
    expect((await replace(latin, 'a', 'ä')).result).toMatchObject({ error: { code: 'encoding_unsupported' } })
  })

  it('refuses a result over 10 MB', async () => {
    const { result } = await replace(`${'x'.repeat(10 * 1024 * 1024 - 1)}y`, 'y', 'zz')
    expect(result).toMatchObject({ ok: false, error: { code: 'too_large' } })
  })

  it('leaves no change when both strings are the same', async () => {
    const { result, context } = await replace('a a', 'a', 'a')
    expect(result).toMatchObject({
      ok: true,
      value: { occurrences_found: 2, occurrences_replaced: 0, lines_changed: [] },
      output: 'File unchanged: a.txt',
      warnings: [],
      filesAffected: [],
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, text } = await replace('old\n', 'old', 'new', { preview_only: true })
    expect(result).toMatchObject({ ok: true, value: { diff: expect.stringMatching(/^-old\n\+new$/m) } })
    expect(text).toBe('old\n')
  })

  it('is dangerous, and reads and writes files', () => {
    expect(replaceStringInFile).toMatchObject({ risk: 'dangerous', effect: 'stage', permissions: ['ReadFiles', 'WriteFiles'] })
  })
})
