import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { ObjectId } from './answer-schemas.ts'
import type { CheckoutObjects } from './checkout-objects.ts'
import type { GitHub } from './github-client.ts'

const Commit = z.object({ parents: z.array(z.object({ sha: ObjectId })) })

export interface BaseCommitFacts {
  readonly github: GitHub
  /** Of the checked-out repository, if there is one. */
  readonly checkout: CheckoutObjects | undefined
  /** `GITHUB_SHA`. */
  readonly sha: string
  /** `pull_request.base.sha` of the event. */
  readonly eventBase: string
}

/**
 * The commit that a pull request is checked against: the first parent of the merge commit that the run is about.
 * `pull_request.base.sha` stays where the base branch was at the last push to the pull request, so an old pull request would be
 * checked by old rules, and rules that others merged since would look like its own changes. And the runner sets
 * `GITHUB_SHA`, while any step can rewrite the event's file. The event decides only where the run is about no merge commit:
 * once a pull request was squashed, or outside of GitHub.
 */
export async function findBaseCommit({ github, checkout, sha, eventBase }: BaseCommitFacts): Promise<Result<string, Refusal>> {
  if (!z.safeParse(ObjectId, sha).success) return failure(refusal('base_unavailable', `GITHUB_SHA is not a commit: '${sha.slice(0, 80)}'`))
  const here = await checkout?.parents(sha)
  const parents = here === undefined ? await readParents(github, sha) : success(here)
  if (!parents.ok) return failure(unavailable(sha, parents.error))
  const [base] = parents.value
  return success(base !== undefined && parents.value.length === 2 ? base : eventBase)
}

async function readParents(github: GitHub, sha: string): Promise<Result<readonly string[], Refusal>> {
  const commit = await github.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: sha }, Commit)
  return commit.ok ? success(commit.value.parents.map((parent) => parent.sha)) : commit
}

/** Neither the checkout has the commit nor does GitHub give it. */
export function unavailable(commit: string, { message }: Refusal): Refusal {
  return refusal('base_unavailable', `Sous could not read commit ${commit}: ${message}`)
}
