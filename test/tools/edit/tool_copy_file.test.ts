import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyFile } from '../../../src/tools/edit/tool_copy_file.ts'
import { callOn, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const IMAGE = Buffer.from([0x47, 0x49, 0x46, 0, 0xff, 0xfe, 0x0d, 0x0a])

describe('copy_file: from', () => {
  refusesBadCalls(copyFile, { from: 'a.txt', to: 'b.txt' }, { outside: 'T-66', argument: 'from' })
  needsAFile(copyFile, { to: 'b.txt' }, 'T-09', 'from')
})

describe('copy_file: to', () => {
  refusesBadCalls(copyFile, { from: 'a.txt', to: 'b.txt' }, { outside: 'T-66', argument: 'to' })
})

describe('copy_file', () => {
  it('[D17] copies the bytes of an image, and creates the directories above the copy', async () => {
    const { result, context, bytes } = await callOn({ 'a.gif': IMAGE }, copyFile, { from: 'a.gif', to: 'docs/a.gif' })
    expect(result).toEqual({
      ok: true,
      value: { from: 'a.gif', to: 'docs/a.gif', size_bytes: 8, changed: true },
      output: 'Copied file: a.gif → docs/a.gif (8 bytes)',
      warnings: [],
      filesAffected: ['docs/a.gif'],
    })
    expect(await bytes('docs/a.gif')).toEqual(IMAGE)
    expect(await context.workspace.changes()).toMatchObject([{ kind: 'create', path: 'docs/a.gif' }])
  })

  it('keeps the mode', async () => {
    await using repo = await tempFolder({ 'run.sh': '#!/bin/sh\n' })
    fs.chmodSync(path.join(repo.path, 'run.sh'), 0o755)
    const context = await toolContext(repo.path)
    await callTool(copyFile, { from: 'run.sh', to: 'bin/run.sh' }, context)
    expect(await context.workspace.changes()).toMatchObject([{ kind: 'create', path: 'bin/run.sh', mode: '100755' }])
  })

  it('changes nothing the second time', async () => {
    await using repo = await tempFolder({ 'a.txt': 'a\n', 'b.txt': 'a\n' })
    const context = await toolContext(repo.path)
    const result = await callTool(copyFile, { from: 'a.txt', to: 'b.txt' }, context)
    expect(result).toMatchObject({ ok: true, value: { changed: false }, output: 'File unchanged: b.txt', filesAffected: [] })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('refuses a file that differs, and replaces it with overwrite', async () => {
    const files = { 'a.txt': 'a\n', 'b.txt': 'b\n' }
    const refused = await callOn(files, copyFile, { from: 'a.txt', to: 'b.txt' })
    expect(refused.result).toMatchObject({
      ok: false,
      error: { code: 'already_exists', suggestion: 'Choose another path, or set overwrite to replace that file.' },
    })
    expect(await refused.context.workspace.changes()).toEqual([])
    const replaced = await callOn(files, copyFile, { from: 'a.txt', to: 'b.txt', overwrite: true })
    expect(replaced.result).toMatchObject({ ok: true, output: 'Replaced file: a.txt → b.txt (2 bytes)' })
    expect(await replaced.text('b.txt')).toBe('a\n')
  })

  it('refuses a directory as the target, with and without overwrite', async () => {
    for (const overwrite of [true, false]) {
      const { result } = await callOn({ 'a.txt': 'a\n', 'docs/b.txt': '' }, copyFile, { from: 'a.txt', to: 'docs', overwrite })
      expect(result).toMatchObject({ ok: false, error: { code: 'already_exists', message: "Path 'docs' is a directory" } })
    }
  })

  it('refuses a file as a directory', async () => {
    const { result, context } = await callOn({ 'a.txt': 'a\n' }, copyFile, { from: 'a.txt', to: 'a.txt/b' })
    expect(result).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
    expect(await context.workspace.changes()).toEqual([])
  })

  it('refuses to copy a file onto itself', async () => {
    for (const to of ['a.txt', './a.txt']) {
      const { result } = await callOn({ 'a.txt': 'a\n' }, copyFile, { from: 'a.txt', to })
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message: 'from and to name the same file' } })
    }
  })

  it('says how to copy a directory', async () => {
    const { result } = await callOn({ 'src/a.txt': 'a\n' }, copyFile, { from: 'src', to: 'lib' })
    expect(result).toMatchObject({ ok: false, error: { suggestion: expect.stringContaining("with glob 'src/**', and copy each") } })
  })

  it('[D18] refuses a copy whose name differs only in case', async () => {
    const { result } = await callOn({ 'README.md': 'a\n' }, copyFile, { from: 'README.md', to: 'readme.md' })
    expect(result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
  })

  it('shows a diff and changes nothing with preview_only', async () => {
    const { result, context } = await callOn({ 'a.txt': 'a\n' }, copyFile, { from: 'a.txt', to: 'b.txt', preview_only: true })
    expect(result).toMatchObject({ ok: true, value: { diff: expect.stringContaining('+++ b/b.txt') }, filesAffected: [] })
    expect(await context.workspace.changes()).toEqual([])
  })
})
