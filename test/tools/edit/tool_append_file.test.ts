import { describe, expect, it } from 'vitest'
import { appendFile } from '../../../src/tools/edit/tool_append_file.ts'
import { callOn, editsOnlySmallText, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const MB = 1024 * 1024

async function append(before: string | Uint8Array, content: string): Promise<Buffer> {
  const { bytes } = await callOn({ 'a.txt': before }, appendFile, { path: 'a.txt', content })
  return bytes('a.txt')
}

describe('append_file', () => {
  refusesBadCalls(appendFile, { path: 'a.txt', content: 'x' }, { outside: 'T-66' })
  needsAFile(appendFile, { content: 'x' }, 'T-09')
  editsOnlySmallText(appendFile, { content: 'x' })

  it('appends to a file', async () => {
    const { result, text } = await callOn({ 'a.txt': 'one\n' }, appendFile, { path: 'a.txt', content: 'two\n' })
    expect(result).toEqual({
      ok: true,
      value: { appended_bytes: 4, size_bytes: 8 },
      output: 'Appended to file: a.txt (4 bytes)',
      warnings: [],
      filesAffected: ['a.txt'],
    })
    expect(await text('a.txt')).toBe('one\ntwo\n')
  })

  it('adds a missing newline first', async () => {
    expect((await append('one', 'two')).toString()).toBe('one\ntwo')
  })

  it('begins an empty file with the text', async () => {
    expect((await append('', 'two')).toString()).toBe('two')
  })

  it('[D17] ends lines as the file does', async () => {
    expect((await append('one\r\nmore', 'two\nthree\n')).toString()).toBe('one\r\nmore\r\ntwo\r\nthree\r\n')
    expect((await append('one\n', 'two\r\nthree\r\n')).toString()).toBe('one\ntwo\nthree\n')
  })

  it('[D17] keeps a byte order mark and bytes that are not UTF-8', async () => {
    expect(await append('\ufeffone\n', 'ö🦊')).toEqual(Buffer.from('\ufeffone\nö🦊'))
    expect(await append(Buffer.from([0xe9, 0x0a]), 'plain\n')).toEqual(Buffer.from([0xe9, 0x0a, ...Buffer.from('plain\n')]))
  })

  it('[D17] refuses text that a file which is not UTF-8 cannot hold', async () => {
    const { result } = await callOn({ 'a.txt': Buffer.from([0xe9, 0x0a]) }, appendFile, { path: 'a.txt', content: 'é' })
    expect(result).toMatchObject({ ok: false, error: { code: 'encoding_unsupported' } })
  })

  it('changes nothing when there is nothing to append', async () => {
    const { result, context } = await callOn({ 'a.txt': 'one' }, appendFile, { path: 'a.txt', content: '' })
    expect(result).toMatchObject({
      ok: true,
      value: { appended_bytes: 0, size_bytes: 3 },
      output: 'File unchanged: a.txt',
      filesAffected: [],
    })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('creates a missing file only when asked to', async () => {
    const refused = await callOn({}, appendFile, { path: 'logs/a.txt', content: 'x\n' })
    expect(refused.result).toMatchObject({
      ok: false,
      error: { code: 'not_found', suggestion: 'Check the path, or set create_if_missing to create the file.' },
    })
    const created = await callOn({}, appendFile, { path: 'logs/a.txt', content: 'x\n', create_if_missing: true })
    expect(created.result).toMatchObject({ ok: true, output: 'Created file: logs/a.txt (2 bytes)', filesAffected: ['logs/a.txt'] })
  })

  it('refuses a new file that cannot be', async () => {
    const below = await callOn({ 'a.txt': '' }, appendFile, { path: 'a.txt/b.txt', content: 'x', create_if_missing: true })
    expect(below.result).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
    const cased = await callOn({ 'README.md': '' }, appendFile, { path: 'readme.md', content: 'x', create_if_missing: true })
    expect(cased.result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    const long = await callOn({}, appendFile, { path: 'a.txt', content: 'x'.repeat(10 * MB + 1), create_if_missing: true })
    expect(long.result).toMatchObject({ ok: false, error: { code: 'too_large' } })
  })

  it('refuses to make a file larger than 10 MB', async () => {
    const { result, context } = await callOn({ 'a.txt': 'x'.repeat(10 * MB) }, appendFile, { path: 'a.txt', content: 'y' })
    expect(result).toMatchObject({ ok: false, error: { code: 'too_large' } })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('tells where the file changed', async () => {
    const { context } = await callOn({ 'a.txt': 'é' }, appendFile, { path: 'a.txt', content: '$&' })
    expect(await context.workspace.changes()).toMatchObject([{ edits: [{ start: 2, end: 2, replacement: Buffer.from('\n$&') }] }])
  })

  it('appends twice', async () => {
    await using repo = await tempRepo({ 'a.txt': '1\n' })
    const context = await toolContext(repo.path)
    await callTool(appendFile, { path: 'a.txt', content: '2\n' }, context)
    await callTool(appendFile, { path: 'a.txt', content: '3\n' }, context)
    const [change] = await context.workspace.changes()
    expect(change?.kind === 'update' && Buffer.from(change.after).toString()).toBe('1\n2\n3\n')
  })

  it('[D17] refuses half a surrogate pair, in a file that is there and in a new one', async () => {
    for (const files of [{ 'a.txt': 'x' }, {}]) {
      const { result } = await callOn(files, appendFile, { path: 'a.txt', content: 'y\udc00', create_if_missing: true })
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    }
  })

  it('[S-29] needs to read, write and create files', () => {
    expect(appendFile).toMatchObject({ permissions: ['ReadFiles', 'WriteFiles', 'CreateFiles'], effect: 'stage', risk: 'safe_write' })
  })
})
