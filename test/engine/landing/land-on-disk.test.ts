import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { landOnDisk } from '../../../src/engine/landing/land-on-disk.ts'
import { realLandingDisk } from '../../../src/system/real-landing-disk.ts'
import { create, remove, update } from '../../support/changes.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { repoPath } from '../../support/workspace.ts'

const disk = realLandingDisk()

describe('landOnDisk', () => {
  for (const hasDescriptors of [true, false]) {
    it(`writes every kind of change and leaves nothing else behind, ${hasDescriptors ? 'with' : 'without'} descriptors`, async () => {
      await using folder = await tempFolder({ 'a.txt': 'one\n', 'd/old.txt': 'gone\n', 'd/keep.txt': 'kept\n', run: 'x' })
      const landed = await landOnDisk({
        folder: folder.path,
        disk: realLandingDisk({ hasDescriptors }),
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
      expect(landed).toEqual({
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

  it('touches nothing when there is nothing to land', async () => {
    const nothing = { created: [], updated: [], deleted: [], directoriesCreated: [] }
    expect(await landOnDisk({ folder: '/nowhere', disk, changes: [] })).toEqual({ ok: true, value: nothing })
  })

  it('removes directories it emptied inside a repository, as git does', async () => {
    await using repo = await tempRepo({ 'a/b/c.txt': 'x', 'a2.txt': 'y' })
    const landed = await landOnDisk({
      folder: repo.path,
      gitDirectory: path.join(repo.path, '.git'),
      disk,
      changes: [remove('a/b/c.txt', 'x')],
    })
    expect(landed.ok).toBe(true)
    expect(fs.readdirSync(repo.path).sort()).toEqual(['.git', 'a2.txt'])
    expect(fs.existsSync(path.join(repo.path, '.git/sous'))).toBe(false)
  })
})
