import * as nodePath from 'node:path'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { localRefusal, type RemoteRepository } from './remote-git.ts'

/**
 * Writes the files of a commit into the remote's own work tree, as bytes and nothing else: no filter and no attribute has a
 * say, other repositories stay empty directories, and links are links that nobody follows. Returns the folder, which a
 * plan can be made on as on any other.
 */
export async function checkOut(remote: RemoteRepository, commit: string): Promise<Result<string, Refusal>> {
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
  return success(workTree)
}
