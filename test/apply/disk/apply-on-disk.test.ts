import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyOnDisk } from '../../../src/apply/disk/apply-on-disk.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { create, remove, update } from '../../support/changes.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { openWorkspace, repoPath } from '../../support/workspace.ts'

const disk = realApplyDisk()

describe('landOnDisk', () => {
  for (const hasDescriptors of [true, false]) {
    it(`[D11] writes every kind of change and leaves nothing else behind, ${hasDescriptors ? 'with' : 'without'} descriptors`, async () => {
      await using folder = await tempFolder({ 'a.txt': 'one\n', 'd/old.txt': 'gone\n', 'd/keep.txt': 'kept\n', run: 'x' })
      const applied = await applyOnDisk({
        folder: folder.path,
        disk: realApplyDisk({ hasDescriptors }),
        changes: [
          update('a.txt', 'one\n', 'two\n'),
          create('new/deep/b.sh', '#!/bin/sh\n', '100755'),
          remove('d/old.txt', 'gone\n'),
          { kind: 'create_directory', path: repoPath('empty/inner') },
          {
            kind: 'update',
            path: repoPath('run'),
            before: Buffer.from('x'),
            after: Buffer.from('x'),
            modeBefore: '100644',
            mode: '100755',
          },
        ],
      })
      expect(applied).toEqual({
        ok: true,
        value: {
          created: ['new/deep/b.sh'],
          updated: ['a.txt', 'run'],
          deleted: ['d/old.txt'],
          directoriesCreated: ['new', 'empty', 'new/deep', 'empty/inner'],
        },
      })
      expect(folder.snapshot()).toEqual({ 'a.txt': 'two\n', 'd/keep.txt': 'kept\n', 'new/deep/b.sh': '#!/bin/sh\n', run: 'x' })
      expect(fs.readdirSync(folder.path).sort()).toEqual(['a.txt', 'd', 'empty', 'new', 'run'])
      expect(fs.statSync(path.join(folder.path, 'new/deep/b.sh')).mode & 0o111).not.toBe(0)
      expect(fs.statSync(path.join(folder.path, 'run')).mode & 0o777).toBe(0o755)
    })
  }

  it('[D10] writes the very bytes of the preview, whatever .gitattributes says', async () => {
    const content = 'a\r\n$Id$\r\n\u00e9'
    await using repo = await tempRepo({ '.gitattributes': '* text eol=lf ident filter=evil\nc.txt working-tree-encoding=UTF-16\n' })
    repo.git('config', 'filter.evil.clean', `touch ${repo.path}/ran; cat`)
    repo.git('config', 'filter.evil.smudge', `touch ${repo.path}/ran; cat`)
    const workspace = await openWorkspace(repo.path)
    await workspace.files()
    await workspace.stage(repoPath('c.txt'), Buffer.from(content))
    const changes = await workspace.changes()
    expect(await applyOnDisk({ folder: repo.path, gitDirectory: path.join(repo.path, '.git'), disk, changes })).toMatchObject({ ok: true })
    expect(repo.read('c.txt')).toBe(content)
    expect(repo.exists('ran')).toBe(false)
  })

  it('[D11] an edit keeps the executable bit, and never makes a link', async () => {
    await using folder = await tempFolder({ 'run.sh': 'one\n' })
    fs.chmodSync(path.join(folder.path, 'run.sh'), 0o755)
    const workspace = await openWorkspace(folder.path)
    await workspace.stage(repoPath('run.sh'), Buffer.from('two\n'))
    const changes = await workspace.changes()
    expect(changes).toMatchObject([{ modeBefore: '100755', mode: '100755' }])
    await applyOnDisk({ folder: folder.path, disk, changes })
    const stats = fs.lstatSync(path.join(folder.path, 'run.sh'))
    expect([stats.isFile(), stats.mode & 0o777, folder.read('run.sh')]).toEqual([true, 0o755, 'two\n'])
  })

  it('[D3] does not write through a hard link', async () => {
    await using outside = await tempFolder({ secret: 'one\n', other: 'one\n' })
    await using folder = await tempFolder()
    for (const name of ['secret', 'other']) fs.linkSync(path.join(outside.path, name), path.join(folder.path, name))
    await applyOnDisk({ folder: folder.path, disk, changes: [update('secret', 'one\n', 'two\n'), remove('other', 'one\n')] })
    expect([folder.snapshot(), outside.snapshot()]).toEqual([{ secret: 'two\n' }, { secret: 'one\n', other: 'one\n' }])
  })

  it('[D18] applies nothing when one path is another, or the directory of another', async () => {
    await using folder = await tempFolder({ keep: 'x' })
    for (const path of ['a/b', 'A', 'a']) {
      const changes = [create('a', '1'), create(path, '2'), create('z', '3')]
      expect(await applyOnDisk({ folder: folder.path, disk, changes })).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    }
    expect(folder.snapshot()).toEqual({ keep: 'x' })
  })

  it('touches nothing when there is nothing to apply', async () => {
    const nothing = { created: [], updated: [], deleted: [], directoriesCreated: [] }
    expect(await applyOnDisk({ folder: '/nowhere', disk, changes: [] })).toEqual({ ok: true, value: nothing })
  })

  it('makes a directory of a file and a file of a directory, also outside of a repository', async () => {
    await using folder = await tempFolder({ file: 'a', 'directory/deep/b': 'b', 'kept/b': 'b', 'kept/c': 'c' })
    const changes = [remove('file', 'a'), create('file/now/a', 'A'), remove('directory/deep/b', 'b'), create('directory', 'B')]
    expect(await applyOnDisk({ folder: folder.path, disk, changes })).toMatchObject({ ok: true })
    const applied = { 'file/now/a': 'A', directory: 'B', 'kept/b': 'b', 'kept/c': 'c' }
    expect(folder.snapshot()).toEqual(applied)
    // Not while there is something else in it.
    const others = [remove('kept/b', 'b'), create('kept', 'file')]
    expect(await applyOnDisk({ folder: folder.path, disk, changes: others })).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect(folder.snapshot()).toEqual(applied)
  })

  it('removes directories it emptied inside a repository, as git does', async () => {
    await using repo = await tempRepo({ 'a/b/c.txt': 'x', 'a2.txt': 'y' })
    const applied = await applyOnDisk({
      folder: repo.path,
      gitDirectory: path.join(repo.path, '.git'),
      disk,
      changes: [remove('a/b/c.txt', 'x')],
    })
    expect(applied.ok).toBe(true)
    expect(fs.readdirSync(repo.path).sort()).toEqual(['.git', 'a2.txt'])
    expect(fs.existsSync(path.join(repo.path, '.git/sous'))).toBe(false)
  })
})
