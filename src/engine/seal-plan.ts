import type { Plan } from '../model/plan.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { readStoredPlan, type StoredPlan } from './plan-store.ts'
import type { PlanStore } from './plan-store-folders.ts'
import { openSeal, type Seal, type SealRequest } from './seal.ts'

/** What sealing needs beside the plan. */
export type SealTools = Pick<SealRequest, 'repository' | 'git' | 'disk' | 'scratchDisk'>

/** The commit that a plan comes to, in a repository of Sous's own which lasts until it is disposed of. */
export interface SealedPlan extends AsyncDisposable {
  readonly gitDirectory: string
  readonly tree: string
  readonly commit: string
}

export interface LoadedPlan extends StoredPlan, AsyncDisposable {
  /** `undefined` outside of git, and while the plan waits for approval. */
  readonly sealed: SealedPlan | undefined
}

/** Makes the commit of a complete plan, and refuses one whose changes do not come to the tree that it names. */
export async function sealPlan({ plan, changes }: StoredPlan, tools: SealTools): Promise<Result<SealedPlan, ToolError>> {
  const seal = await openSeal({ ...tools, base: plan.base.commit, directory: plan.base.directory, changes })
  return seal.ok ? commitOrDispose(seal.value, plan) : seal
}

/** Makes the commit in a seal whose tree the plan names already. On an error the seal is disposed of. */
export async function commitOrDispose(seal: Seal, plan: Plan): Promise<Result<SealedPlan, ToolError>> {
  const commit = await seal.commit(plan)
  if (commit.ok)
    return success({
      gitDirectory: seal.gitDirectory,
      tree: seal.tree,
      commit: commit.value,
      [Symbol.asyncDispose]: () => seal[Symbol.asyncDispose](),
    })
  await seal[Symbol.asyncDispose]()
  return commit
}

/**
 * Loads a plan for landing. Everything is looked at again: the digest over the record, the hash of every content, and in
 * git the tree that they come to over the base.
 */
export async function loadPlan(store: PlanStore, digest: Digest, tools: SealTools | undefined): Promise<Result<LoadedPlan, ToolError>> {
  const stored = await readStoredPlan(store, digest)
  if (!stored.ok) return stored
  if (stored.value.plan.tree === undefined)
    return success({ ...stored.value, sealed: undefined, [Symbol.asyncDispose]: async () => undefined })
  if (tools === undefined) return failure(notInGit(digest))
  const sealed = await sealPlan(stored.value, tools)
  if (!sealed.ok) return sealed
  return success({ ...stored.value, sealed: sealed.value, [Symbol.asyncDispose]: () => sealed.value[Symbol.asyncDispose]() })
}

function notInGit(digest: Digest): ToolError {
  return toolError(
    'stale',
    `The plan ${digest} was made in a git repository, and here is none`,
    'Go to that repository, or make the plan anew.',
  )
}
