import type { Refusal } from '../model/reason.ts'
import type { Digest } from '../model/recipe.ts'
import { type Result, success } from '../model/result.ts'
import { currentRefsOf } from './plan-scope.ts'
import type { RemoteRepository } from './remote-git.ts'
import { readPointer } from './save-plan.ts'

/** The latest plan of each recipe on a pull request. */
export async function readCurrentPlans(remote: RemoteRepository, pull: number): Promise<Result<readonly Digest[], Refusal>> {
  const refs = await remote.readRefs([currentRefsOf(pull)])
  if (!refs.ok) return refs
  const digests: Digest[] = []
  for (const ref of refs.value.keys()) {
    const digest = await readPointer(remote, ref)
    if (!digest.ok) return digest
    if (digest.value !== undefined) digests.push(digest.value)
  }
  return success(digests)
}
