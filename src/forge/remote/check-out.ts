import * as nodePath from 'node:path'
import { type RepoDirectory, ROOT_DIRECTORY } from '../../model/path.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { localRefusal, type RemoteRepository } from './remote-git.ts'

/**
 * Writes the files of a commit into the remote's own work tree, as bytes and nothing else: no filter and no attribute has a
 * say, other repositories stay empty directories, and links are links that nobody follows. Returns the folder, or that
 * of a directory in it, which a plan can be made on as on any other.
 */
export async function checkOut(
  remote: RemoteRepository,
  commit: string,
  directory: RepoDirectory = ROOT_DIRECTORY,
): Promise<Result<string, Refusal>> {
  const fetched = await remote.fetchCommit(commit, { contents: true })
  if (!fetched.ok) return fetched
  const { gitDirectory, workTree } = remote.place
  const bytes = Buffer.from(`gitdir: ${gitDirectory}\n`)
  const marked = remote.options.scratchDisk.write(nodePath.dirname(workTree), 'tree/.git', { bytes, mode: '100644' })
  if (!marked.ok) return failure(refusal('io_error', `Cannot write '${marked.error.path}': ${marked.error.message}`))
  const steps = [
    ['update-ref', '--no-deref', 'HEAD', commit],
    ['read-tree', '--reset', commit],
    ['checkout-index', '--all', '--force', '--quiet'],
  ]
  for (const args of steps) {
    const done = await remote.run(args)
    if (!done.ok) return failure(localRefusal(`check out ${commit}`, done.error))
  }
  const { disk } = remote.options
  const [top, folder] = [disk.realPath(workTree), disk.realPath(nodePath.join(workTree, directory))]
  const isWithin = top.ok && folder.ok && folder.value === nodePath.join(top.value, directory)
  return isWithin
    ? success(nodePath.join(workTree, directory))
    : failure(refusal('input_invalid', `Commit ${commit.slice(0, 12)} has no directory '${directory}', or has a link there`))
}
