import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFile } from '../../../src/tools/edit/tool_write_file.ts'
import { callOn, refusesBadCalls } from '../../support/file-tool.ts'
import { fc } from '../../support/property.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const MB = 1024 * 1024

describe('write_file', () => {
  refusesBadCalls(writeFile, { path: 'a.txt', content: 'x' }, { outside: 'T-66' })

  it('creates a file and the directories above it', async () => {
    const { result, context } = await callOn({}, writeFile, { path: 'docs/a.txt', content: 'new\n' })
    expect(result).toEqual({
      ok: true,
      value: { size_bytes: 4, created: true, changed: true },
      output: 'Created file: docs/a.txt (4 bytes)',
      warnings: [],
      filesAffected: ['docs/a.txt'],
    })
    expect(await context.workspace.changes()).toEqual([{ kind: 'create', path: 'docs/a.txt', after: Buffer.from('new\n'), mode: '100644' }])
  })

  it('replaces the whole content of a file', async () => {
    const { result, text } = await callOn({ 'a.txt': 'old content\n' }, writeFile, { path: 'a.txt', content: 'new\n' })
    expect(result).toMatchObject({ ok: true, value: { created: false, changed: true }, output: 'Updated file: a.txt (4 bytes)' })
    expect(await text('a.txt')).toBe('new\n')
  })

  it('[D17] takes the content byte for byte, whatever the file was', async () => {
    for (const old of ['a\r\nb\r\n', '\ufeffa\n', Buffer.from([0xe9, 0x0a]), Buffer.from([0, 1, 2])]) {
      const { bytes } = await callOn({ 'a.txt': old }, writeFile, { path: 'a.txt', content: 'x\n🦊 $& \r\ny' })
      expect(await bytes('a.txt')).toEqual(Buffer.from('x\n🦊 $& \r\ny'))
    }
  })

  it('changes nothing the second time, whatever the content is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.option(fc.boolean(), { nil: undefined }), async (content, executable) => {
        await using folder = await tempFolder()
        const args = { path: 'a.txt', content, ...(executable !== undefined && { executable }) }
        const first = await toolContext(folder.path)
        expect(await callTool(writeFile, args, first)).toMatchObject({ ok: true, value: { created: true } })
        expect(await callTool(writeFile, args, first)).toMatchObject({ ok: true, value: { created: false, changed: false } })
        folder.write({ 'a.txt': content })
        if (executable) fs.chmodSync(path.join(folder.path, 'a.txt'), 0o755)
        const later = await toolContext(folder.path)
        expect(await callTool(writeFile, args, later)).toMatchObject({ ok: true, value: { changed: false }, filesAffected: [] })
        expect(await later.workspace.changes()).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('keeps the mode of a file unless told otherwise', async () => {
    await using repo = await tempFolder({ 'run.sh': 'old\n' })
    fs.chmodSync(path.join(repo.path, 'run.sh'), 0o755)
    for (const [args, mode] of [
      [{ content: 'new\n' }, '100755'],
      [{ content: 'old\n', executable: false }, '100644'],
    ] as const) {
      const context = await toolContext(repo.path)
      await callTool(writeFile, { path: 'run.sh', ...args }, context)
      expect(await context.workspace.changes()).toMatchObject([{ kind: 'update', modeBefore: '100755', mode }])
    }
  })

  it('makes a new file executable when asked to', async () => {
    const { context } = await callOn({}, writeFile, { path: 'run.sh', content: '#!/bin/sh\n', executable: true })
    expect(await context.workspace.changes()).toMatchObject([{ kind: 'create', mode: '100755' }])
  })

  it('refuses a directory, and a file as a parent', async () => {
    const files = { 'src/a.txt': 'a' }
    const onDirectory = await callOn(files, writeFile, { path: 'src', content: '' })
    expect(onDirectory.result).toMatchObject({ ok: false, error: { code: 'not_a_file' } })
    const belowFile = await callOn(files, writeFile, { path: 'src/a.txt/b.txt', content: '' })
    expect(belowFile.result).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
  })

  it('[D18] refuses a name that differs from another only in case', async () => {
    const { result } = await callOn({ 'README.md': '' }, writeFile, { path: 'readme.md', content: '' })
    expect(result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
  })

  it('takes 10 MB and refuses one byte more', async () => {
    const fits = await callOn({}, writeFile, { path: 'a.txt', content: 'a'.repeat(10 * MB) })
    expect(fits.result).toMatchObject({ ok: true })
    const tooLong = await callOn({}, writeFile, { path: 'a.txt', content: 'a'.repeat(10 * MB + 1) })
    expect(tooLong.result).toMatchObject({ ok: false, error: { code: 'too_large' } })
  })

  it('[D17] refuses half a surrogate pair, which would become another character', async () => {
    const { result } = await callOn({}, writeFile, { path: 'a.txt', content: 'x\ud83d' })
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, context } = await callOn({ 'a.txt': 'old\n' }, writeFile, { path: 'a.txt', content: 'new\n', preview_only: true })
    expect(result).toMatchObject({ ok: true, value: { diff: expect.stringMatching(/^-old\n\+new$/m) }, filesAffected: [] })
    expect(await context.workspace.changes()).toEqual([])
  })
})
