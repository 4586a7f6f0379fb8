import * as z from 'zod/mini'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { ObjectId } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'

/** The first keeps one commit for one; a repository may allow some of them only. */
const METHODS = ['rebase', 'squash', 'merge'] as const

export interface MergeRequest {
  readonly github: GitHub
  readonly pull: number
  /** The one commit of the pull request. Should its branch be anywhere else, GitHub refuses. */
  readonly head: string
}

const Merged = z.object({ sha: ObjectId })
const Pull = z.object({ merged: z.boolean(), merge_commit_sha: z.nullable(ObjectId) })

/**
 * Merges a pull request of one commit as GitHub does, so that everything that protects the branch has its say: Sous itself
 * never pushes to a branch that people work on together. Returns the commit on that branch.
 */
export async function mergePull({ github, pull, head }: MergeRequest): Promise<Result<string, Refusal>> {
  let refused: Refusal | undefined
  for (const method of METHODS) {
    const merged = await github.write({
      route: 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge',
      parameters: { pull_number: pull, sha: head, merge_method: method },
      schema: Merged,
      look: () => findMerged(github, pull),
    })
    if (merged.ok) return success(merged.value.sha)
    const { status, message } = merged.error
    if (status === 409) return failure(refusal('stale_head', `Pull request #${pull} moved: ${message}`))
    if (status !== 405) return merged
    refused ??= merged.error
    if (!/merges? are not allowed|merge method/i.test(message)) break
  }
  const suggestion = 'Look at what protects the branch: required checks, reviews or merge methods.'
  return failure(refusal('protected_branch', `GitHub does not merge #${pull}: ${refused?.message ?? 'no method is allowed'}`, suggestion))
}

async function findMerged(github: GitHub, pull: number): Promise<Result<{ sha: string } | undefined, Refusal>> {
  const now = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: pull }, Pull)
  if (!now.ok) return now
  const { merged, merge_commit_sha: sha } = now.value
  return success(merged && sha !== null ? { sha } : undefined)
}
