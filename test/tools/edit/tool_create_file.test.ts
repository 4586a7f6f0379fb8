import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { createFile } from '../../../src/tools/edit/tool_create_file.ts'
import { FolderTree } from '../../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import { callOn, refusesBadCalls } from '../../support/file-tool.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'
import { testGit } from '../../support/workspace.ts'

const MB = 1024 * 1024

describe('create_file', () => {
  refusesBadCalls(createFile, { path: 'b.txt', content: 'x' }, { outside: 'T-03' })

  it('[T-02] creates a file and says how large it is', async () => {
    const { result, text } = await callOn({}, createFile, { path: 'hello.py', content: 'x'.repeat(125) })
    expect(result).toEqual({
      ok: true,
      value: { size_bytes: 125 },
      output: 'Created file: hello.py (125 bytes)',
      warnings: [],
      filesAffected: ['hello.py'],
    })
    expect(await text('hello.py')).toBe('x'.repeat(125))
  })

  it('[T-02] creates missing parents', async () => {
    const { result, context } = await callOn({}, createFile, { path: 'a/b/c.txt', content: 'x' })
    expect(result).toMatchObject({ ok: true, output: 'Created file: a/b/c.txt (1 byte)' })
    expect(await context.workspace.changes()).toEqual([{ kind: 'create', path: 'a/b/c.txt', after: Buffer.from('x'), mode: '100644' }])
  })

  it('[T-04] refuses an existing file', async () => {
    const { result, text } = await callOn({ 'test.txt': 'old\n' }, createFile, { path: 'test.txt', content: 'new' })
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'already_exists',
        message: "File 'test.txt' already exists. Use replace_string_in_file to modify",
        suggestion: 'Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.',
      },
    })
    expect(await text('test.txt')).toBe('old\n')
  })

  it('[T-04] refuses a file that was only staged before', async () => {
    await using folder = await tempFolder()
    const context = await toolContext(folder.path)
    expect(await callTool(createFile, { path: 'a.txt', content: '' }, context)).toMatchObject({ ok: true })
    expect(await callTool(createFile, { path: 'a.txt', content: '' }, context)).toMatchObject({
      ok: false,
      error: { code: 'already_exists' },
    })
  })

  it('[T-04] refuses a directory, and a file as a parent', async () => {
    const files = { 'src/a.txt': 'a' }
    const onDirectory = await callOn(files, createFile, { path: 'src', content: '' })
    expect(onDirectory.result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    const belowFile = await callOn(files, createFile, { path: 'src/a.txt/b.txt', content: '' })
    expect(belowFile.result).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
  })

  it('[T-05] takes 10 MB and refuses one byte more', async () => {
    const fits = await callOn({}, createFile, { path: 'a.txt', content: 'a'.repeat(10 * MB) })
    expect(fits.result).toMatchObject({ ok: true, output: 'Created file: a.txt (10 MB)' })
    const tooLong = await callOn({}, createFile, { path: 'a.txt', content: `${'a'.repeat(10 * MB - 1)}é` })
    expect(tooLong.result).toMatchObject({
      ok: false,
      error: { code: 'too_large', message: 'Content is too large: 10485761 bytes, the limit is 10485760 bytes' },
    })
  })

  it('[T-06] says when permission is denied', async () => {
    await using folder = await tempFolder()
    const tree = await FolderTree.open(folder.path, { ...realDisk, canWriteInto: () => false }, testGit)
    if (!tree.ok) throw new Error(tree.error.message)
    const context = await toolContext(folder.path, { workspace: new StagedWorkspace(tree.value) })
    expect(await callTool(createFile, { path: 'protected.txt', content: '' }, context)).toMatchObject({
      ok: false,
      error: { code: 'permission_denied', message: "Cannot create file 'protected.txt' - permission denied" },
    })
  })

  it('makes a file executable when asked to', async () => {
    const { context } = await callOn({}, createFile, { path: 'run.sh', content: '#!/bin/sh\n', executable: true })
    expect(await context.workspace.changes()).toMatchObject([{ kind: 'create', mode: '100755' }])
  })

  it('takes the content as it is: nothing, emoji, CRLF, dollar signs, a byte order mark', async () => {
    for (const content of ['', '🦊 ünïcode\r\n$& $1 \\n\t', '\ufeffbom', 'no newline at the end']) {
      const { result, text } = await callOn({}, createFile, { path: 'dir with space/ünï 🦊.txt', content })
      expect(result).toMatchObject({ ok: true, value: { size_bytes: Buffer.byteLength(content) } })
      expect(await text('dir with space/ünï 🦊.txt')).toBe(content)
    }
  })

  it('[D17] refuses half a surrogate pair, which would become another character', async () => {
    const { result } = await callOn({}, createFile, { path: 'a.txt', content: 'x\ud83d' })
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  })

  it('[D18] refuses a name that differs from another only in case', async () => {
    const { result } = await callOn({ 'README.md': '' }, createFile, { path: 'readme.md', content: '' })
    expect(result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
  })

  it('[S-30] needs the permission to create files', () => {
    expect(createFile).toMatchObject({ permissions: ['CreateFiles'], effect: 'stage', risk: 'safe_write', category: 'File Writing' })
  })
})

it('leaves no trace in git', async () => {
  await using folder = await tempFolder()
  execFileSync('git', ['init', '--quiet'], { cwd: folder.path })
  const context = await toolContext(folder.path)
  await callTool(createFile, { path: 'a.txt', content: 'a' }, context)
  expect(folder.exists('a.txt')).toBe(false)
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: folder.path, encoding: 'utf8' })).toBe('')
})
