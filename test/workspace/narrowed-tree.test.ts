import { expect, it } from 'vitest'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { FolderTree } from '../../src/workspace/folder-tree.ts'
import { NarrowedTree } from '../../src/workspace/narrowed-tree.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { repoPath, testGit } from '../support/workspace.ts'

it('[C-40] tells of directories that cannot be listed only where they lie in what is shared, or on the way to it', async () => {
  await using folder = await tempFolder({ 'src/deep/a.txt': '' })
  const unreadable = ['other', 'src', 'src/deep/closed', 'src/else']
  const walk: typeof realDisk.walk = async (from, request) => ({ ...(await realDisk.walk(from, request)), unreadable })
  const tree = await FolderTree.open(folder.path, { ...realDisk, walk }, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const listing = await new NarrowedTree(tree.value, [repoPath('src/deep')]).files()
  expect(listing).toMatchObject({ files: ['src/deep/a.txt'], unreadable: ['src', 'src/deep/closed'] })
})
