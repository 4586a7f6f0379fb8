import { parseRepoPath, type RepoPath } from '../../src/base/path.ts'
import { realGit } from '../../src/git/git.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { FolderTree } from '../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../src/workspace/staged-workspace.ts'

export const testGit = realGit({ find: () => 'git', path: process.env['PATH'] ?? '' })

/** A staged workspace over a real folder. */
export async function openWorkspace(folder: string): Promise<StagedWorkspace> {
  const tree = await FolderTree.open(folder, realDisk, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  return new StagedWorkspace(tree.value)
}

/** A path that the test knows to be good. */
export function repoPath(text: string): RepoPath {
  const path = parseRepoPath(text)
  if (!path.ok) throw new Error(path.error.message)
  return path.value
}
