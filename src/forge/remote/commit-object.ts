import type { Refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { decode } from '../../workspace/scratch/clean-repository.ts'
import { localRefusal, type RemoteRepository } from './remote-git.ts'

/** What a commit says, without who made it and when. */
export interface CommitObject {
  /** `undefined` when it does not name exactly one. */
  readonly tree: string | undefined
  readonly parents: readonly string[]
  /** Ends with a newline, also where GitHub made the commit and left it out. */
  readonly message: string
}

/** Reads a commit that is here, or in a git directory that borrows from here. Git has checked that it hashes to its id. */
export async function readCommitObject(
  remote: RemoteRepository,
  commit: string,
  gitDirectory?: string,
): Promise<Result<CommitObject, Refusal>> {
  const text = await remote.run(['cat-file', 'commit', commit], undefined, gitDirectory)
  if (!text.ok) return failure(localRefusal('read the commit', text.error))
  // The lines of a signature begin with a space, also the empty ones, so the first blank line ends the header.
  const [header = '', ...body] = decode(text.value).split('\n\n')
  const idsOf = (name: string) => [...header.matchAll(new RegExp(`^${name} ([0-9a-f]+)$`, 'gm'))].map(([, id = '']) => id)
  const trees = idsOf('tree')
  const message = body.join('\n\n')
  return success({
    tree: trees.length === 1 ? trees[0] : undefined,
    parents: idsOf('parent'),
    message: message.endsWith('\n') ? message : `${message}\n`,
  })
}
