import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { moveFile } from '../../../src/tools/edit/tool_move_file.ts'
import { replaceInFile } from '../../../src/tools/edit/tool_replace_in_file.ts'
import { callOn, needsAFile, refusesBadCalls } from '../../support/file-tool.ts'
import { fc } from '../../support/property.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { callTool, toolContext } from '../../support/tool-context.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0xff])

describe('move_file: from', () => {
  refusesBadCalls(moveFile, { from: 'a.txt', to: 'b.txt' }, { outside: 'T-66', argument: 'from' })
  needsAFile(moveFile, { to: 'b.txt' }, 'T-09', 'from')
})

describe('move_file: to', () => {
  refusesBadCalls(moveFile, { from: 'a.txt', to: 'b.txt' }, { outside: 'T-66', argument: 'to' })
})

describe('move_file', () => {
  it('[D17] moves the bytes of an image, and creates the directories above it', async () => {
    const { result, context, bytes } = await callOn({ 'logo.png': PNG }, moveFile, { from: 'logo.png', to: 'docs/images/logo.png' })
    expect(result).toEqual({
      ok: true,
      value: { from: 'logo.png', to: 'docs/images/logo.png', size_bytes: 12 },
      output: 'Moved file: logo.png → docs/images/logo.png',
      warnings: [],
      filesAffected: ['logo.png', 'docs/images/logo.png'],
    })
    expect(await bytes('docs/images/logo.png')).toEqual(PNG)
    expect(await context.workspace.changes()).toMatchObject([
      { kind: 'create', path: 'docs/images/logo.png', mode: '100644' },
      { kind: 'delete', path: 'logo.png' },
    ])
  })

  it('keeps the mode', async () => {
    await using repo = await tempRepo({ 'run.sh': '#!/bin/sh\n' })
    fs.chmodSync(path.join(repo.path, 'run.sh'), 0o755)
    const context = await toolContext(repo.path)
    await callTool(moveFile, { from: 'run.sh', to: 'bin/run.sh' }, context)
    expect(await context.workspace.changes()).toMatchObject([{ kind: 'create', mode: '100755' }, { kind: 'delete' }])
  })

  it('refuses a target that exists, and leaves everything as it is', async () => {
    const files = { 'a.txt': 'a\n', 'b.txt': 'a\n', 'docs/c.txt': '' }
    for (const [to, suggestion] of [
      ['b.txt', 'Choose another path, or delete that file first.'],
      ['docs', "Name the file in it, such as 'docs/name'."],
    ]) {
      const { result, context } = await callOn(files, moveFile, { from: 'a.txt', to })
      expect(result).toMatchObject({ ok: false, error: { code: 'already_exists', suggestion } })
      expect(await context.workspace.changes()).toEqual([])
    }
  })

  it('refuses to move a file onto itself, however that is written', async () => {
    for (const to of ['a.txt', './a.txt']) {
      const { result } = await callOn({ 'a.txt': 'a\n' }, moveFile, { from: 'a.txt', to })
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message: 'from and to name the same file' } })
    }
  })

  it('says how to move a directory', async () => {
    const { result } = await callOn({ 'src/a.txt': 'a\n' }, moveFile, { from: 'src', to: 'lib' })
    expect(result).toMatchObject({
      ok: false,
      error: {
        message: "Path 'src' is a directory. move_file takes one file",
        suggestion: "In a recipe, find its files with glob 'src/**', and move each of them in a step with for-each.",
      },
    })
  })

  it('says that the file may have been moved already', async () => {
    const { result } = await callOn({ 'b.txt': 'a\n' }, moveFile, { from: 'a.txt', to: 'b.txt' })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'not_found', suggestion: expect.stringContaining("'b.txt' exists, so it may have been moved already.") },
    })
  })

  it('[D18] changes the case of a name, but takes no other spelling of a file that stays', async () => {
    const renamed = await callOn({ 'readme.md': 'a\n' }, moveFile, { from: 'readme.md', to: 'README.md' })
    expect(await renamed.context.workspace.changes()).toMatchObject([
      { kind: 'create', path: 'README.md' },
      { kind: 'delete', path: 'readme.md' },
    ])
    const files = { 'README.md': 'a\n', 'b.md': 'b\n' }
    const refused = await callOn(files, moveFile, { from: 'b.md', to: 'readme.md' })
    expect(refused.result).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    expect(await refused.context.workspace.changes()).toEqual([])
  })

  it('takes a file into a directory with its own name, and the only file of a directory in place of it', async () => {
    await using repo = await tempRepo({ a: 'a\n', 'b/c': 'c\n' })
    for (const [from, to] of [
      ['a', 'a/index'],
      ['b/c', 'b'],
    ]) {
      const context = await toolContext(repo.path)
      expect(await callTool(moveFile, { from, to }, context)).toMatchObject({ ok: true })
      expect((await context.workspace.changes()).map(({ kind }) => kind).sort()).toEqual(['create', 'delete'])
    }
  })

  it('refuses a file that is too large to change', async () => {
    await using folder = await tempFolder({ 'a.bin': Buffer.alloc(101) })
    const context = await toolContext(folder.path)
    const small = { ...context, limits: { ...context.limits, writeFileBytes: 100 } }
    const result = await callTool(moveFile, { from: 'a.bin', to: 'b.bin' }, small)
    expect(result).toMatchObject({ ok: false, error: { code: 'too_large', message: expect.stringContaining("File 'a.bin' is too large") } })
  })

  it('refuses a pipe', async () => {
    await using folder = await tempFolder({ 'a.txt': 'a\n' })
    const context = await toolContext(folder.path)
    const entry = () => Promise.resolve({ ok: true, value: { kind: 'other', size: 0 } } as const)
    const workspace = new Proxy(context.workspace, { get: (target, key) => (key === 'entry' ? entry : Reflect.get(target, key)) })
    const result = await callTool(moveFile, { from: 'a.txt', to: 'b.txt' }, { ...context, workspace })
    expect(result).toMatchObject({ ok: false, error: { code: 'not_a_file' } })
  })

  it('warns when the new name hides that a file holds secrets', async () => {
    const { result } = await callOn({ '.env': 'TOKEN=x\n' }, moveFile, { from: '.env', to: 'settings.txt' })
    expect(result).toMatchObject({ ok: true, warnings: [expect.stringContaining("'.env' usually contains secrets")] })
    const other = await callOn({ '.env': 'TOKEN=x\n' }, moveFile, { from: '.env', to: 'old/.env' })
    expect(other.result).toMatchObject({ ok: true, warnings: [] })
  })

  it('moves what an earlier call staged, and later calls edit it where it is', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const context = await toolContext(repo.path)
    await callTool(replaceInFile, { path: 'a.txt', find: 'one', replace: 'two' }, context)
    await callTool(moveFile, { from: 'a.txt', to: 'b.txt' }, context)
    await callTool(replaceInFile, { path: 'b.txt', find: 'two', replace: 'three' }, context)
    expect(await context.workspace.changes()).toMatchObject([
      { kind: 'delete', path: 'a.txt', before: Buffer.from('one\n') },
      { kind: 'create', path: 'b.txt', after: Buffer.from('three\n') },
    ])
  })

  it('there and back leaves no change, whatever the file is', async () => {
    const name = fc.constantFrom('a', 'b.png', 'dir/c', 'dir/sub/d.txt', 'é 🦊')
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), name, name, fc.boolean(), async (bytes, first, second, isExecutable) => {
        fc.pre(first !== second)
        await using folder = await tempFolder({ [first]: bytes })
        if (isExecutable) fs.chmodSync(path.join(folder.path, first), 0o755)
        const context = await toolContext(folder.path)
        expect(await callTool(moveFile, { from: first, to: second }, context)).toMatchObject({ ok: true })
        expect(await context.workspace.changes()).toHaveLength(2)
        expect(await callTool(moveFile, { from: second, to: first }, context)).toMatchObject({ ok: true })
        expect(await context.workspace.changes()).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
