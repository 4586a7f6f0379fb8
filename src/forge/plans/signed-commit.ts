import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { ObjectId } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'
import { type CommitObject, readCommitObject } from '../remote/commit-object.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'

/** The server has no such route, or does not let this token use it. Whether the push is allowed is for the push to say. */
const CANNOT_CREATE: ReadonlySet<number | undefined> = new Set([403, 404, 405, 501])

/** The commit and its parent. */
const DEPTH = 2

export interface SignedCommitRequest {
  readonly github: GitHub
  readonly remote: RemoteRepository
  readonly wanted: CommitObject
  /** Where the commit is brought to: it holds the tree, which does not come with it. */
  readonly gitDirectory: string
}

/**
 * Has GitHub make a commit of a tree that it already has, and fetches it. GitHub signs what a bot makes without naming an
 * author or committer. `undefined` where the server cannot make commits.
 */
export async function createSignedCommit(request: SignedCommitRequest): Promise<Result<string | undefined, Refusal>> {
  const { github, remote, wanted, gitDirectory } = request
  const { tree, parents, message } = wanted
  const made = await github.write({
    route: 'POST /repos/{owner}/{repo}/git/commits',
    parameters: { message, tree, parents },
    schema: z.object({ sha: ObjectId }),
    // A commit that nothing points to does no harm, so a lost answer can be asked for again.
    look: async () => success(undefined),
  })
  if (!made.ok) return CANNOT_CREATE.has(made.error.status) ? success(undefined) : made
  const { sha } = made.value
  const fetched = await remote.fetchHistory(sha, DEPTH, gitDirectory)
  if (!fetched.ok) return fetched
  const found = await readCommitObject(remote, sha, gitDirectory)
  if (!found.ok) return found
  const isExact = found.value.tree === tree && found.value.parents.join() === parents.join() && found.value.message === message
  return isExact
    ? success(sha)
    : failure(refusal('tree_mismatch', `GitHub made the commit ${sha}, which is not the one that was asked for`))
}
