import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { updateFile } from '../../../src/tools/edit/tool_update_file.ts'
import { callOn, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const MB = 1024 * 1024

describe('update_file', () => {
  refusesBadCalls(updateFile, { path: 'a.txt', content: 'x' }, { outside: 'T-66' })
  needsAFile(updateFile, { content: 'x' }, 'T-09')

  it('replaces the whole content', async () => {
    const { result, text } = await callOn({ 'a.txt': 'old content\n' }, updateFile, { path: 'a.txt', content: 'new\n' })
    expect(result).toEqual({
      ok: true,
      value: { size_bytes: 4, previous_size_bytes: 12 },
      output: 'Updated file: a.txt (4 bytes)',
      warnings: [],
      filesAffected: ['a.txt'],
    })
    expect(await text('a.txt')).toBe('new\n')
  })

  it('suggests create_file for a file that does not exist', async () => {
    const { result } = await callOn({}, updateFile, { path: 'a.txt', content: '' })
    expect(result).toMatchObject({ ok: false, error: { suggestion: 'Check the path, or use create_file to create the file.' } })
  })

  it('[D17] takes the content byte for byte, whatever the file was', async () => {
    const olds = ['a\r\nb\r\n', '\ufeffa\n', Buffer.from([0xe9, 0x0a]), Buffer.from([0, 1, 2])]
    for (const old of olds) {
      const { bytes } = await callOn({ 'a.txt': old }, updateFile, { path: 'a.txt', content: 'x\n🦊 $& \r\ny' })
      expect(await bytes('a.txt')).toEqual(Buffer.from('x\n🦊 $& \r\ny'))
    }
  })

  it('keeps the mode of the file', async () => {
    await using repo = await tempRepo({ 'run.sh': 'old\n' })
    fs.chmodSync(path.join(repo.path, 'run.sh'), 0o755)
    const context = await toolContext(repo.path)
    await callTool(updateFile, { path: 'run.sh', content: 'new\n' }, context)
    expect(await context.workspace.changes()).toMatchObject([{ kind: 'update', modeBefore: '100755', mode: '100755' }])
  })

  it('leaves no change when the content is the same', async () => {
    const { result, context } = await callOn({ 'a.txt': 'same\n' }, updateFile, { path: 'a.txt', content: 'same\n' })
    expect(result).toMatchObject({ ok: true, output: 'File unchanged: a.txt', filesAffected: [] })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('empties a file, and fills an empty one', async () => {
    const emptied = await callOn({ 'a.txt': 'old' }, updateFile, { path: 'a.txt', content: '' })
    expect(emptied.result).toMatchObject({ ok: true, output: 'Updated file: a.txt (0 bytes)' })
    const filled = await callOn({ 'a.txt': '' }, updateFile, { path: 'a.txt', content: 'new' })
    expect(await filled.text('a.txt')).toBe('new')
  })

  it('takes 10 MB and refuses one byte more', async () => {
    const fits = await callOn({ 'a.txt': '' }, updateFile, { path: 'a.txt', content: 'a'.repeat(10 * MB) })
    expect(fits.result).toMatchObject({ ok: true })
    const tooLong = await callOn({ 'a.txt': '' }, updateFile, { path: 'a.txt', content: 'a'.repeat(10 * MB + 1) })
    expect(tooLong.result).toMatchObject({ ok: false, error: { code: 'too_large' } })
  })

  it('works on what an earlier call staged', async () => {
    await using repo = await tempRepo({ 'a.txt': '1\n' })
    const context = await toolContext(repo.path)
    await callTool(updateFile, { path: 'a.txt', content: '22\n' }, context)
    const second = await callTool(updateFile, { path: 'a.txt', content: '1\n' }, context)
    expect(second).toMatchObject({ ok: true, value: { previous_size_bytes: 3 } })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, context } = await callOn({ 'a.txt': 'old\n' }, updateFile, { path: 'a.txt', content: 'new\n', preview_only: true })
    expect(result).toMatchObject({ ok: true, value: { diff: expect.stringMatching(/^-old\n\+new$/m) }, filesAffected: [] })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('[D17] refuses half a surrogate pair', async () => {
    const { result } = await callOn({ 'a.txt': '' }, updateFile, { path: 'a.txt', content: '\udc00' })
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  })

  it('[S-29] needs to read and write files', () => {
    expect(updateFile).toMatchObject({ permissions: ['ReadFiles', 'WriteFiles'], effect: 'stage', risk: 'safe_write' })
  })
})
