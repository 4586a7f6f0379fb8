import type { FileChange } from '../model/change.ts'
import { type PlanContent, plannedChange } from '../model/plan.ts'
import { planDigest } from '../model/plan-digest.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { KeptForms } from './kept-forms.ts'
import { readStoredPlan, type StoredPlan } from './plan-store.ts'
import type { PlanStore } from './plan-store-folders.ts'
import { openSeal, type Seal, type SealRequest } from './seal.ts'

/** What sealing needs beside the plan. */
export type SealTools = Pick<SealRequest, 'repository' | 'git' | 'disk' | 'scratchDisk' | 'askUsersGit'>

/** The commit that a plan comes to, in a repository of Sous's own which lasts until the plan is disposed of. */
export interface SealedPlan {
  readonly gitDirectory: string
  readonly tree: string
  readonly commit: string
  readonly kept: KeptForms
  /** Puts the contents there, for a landing in git. Until then the objects only name them. */
  store(): Promise<Result<void, ToolError>>
}

export interface LoadedPlan extends StoredPlan, AsyncDisposable {
  /** `undefined` outside of git, and while the plan waits for approval. */
  readonly sealed: SealedPlan | undefined
}

/**
 * Completes a plan: in git first the tree, which the digest covers, then the digest, then the commit that names it.
 * Without `tools` the plan has no tree: outside of git, or while it waits for approval.
 */
export async function completePlan(
  content: Omit<PlanContent, 'changes' | 'tree'>,
  changes: readonly FileChange[],
  tools: SealTools | undefined,
): Promise<Result<LoadedPlan, ToolError>> {
  const planned = { ...content, changes: changes.map(plannedChange) }
  if (tools === undefined) return success(loaded({ plan: { ...planned, digest: planDigest(planned) }, changes }, undefined))
  const seal = await openSeal({ ...tools, base: content.base.commit, directory: content.base.directory, changes, contents: 'named' })
  if (!seal.ok) return seal
  const complete = { ...planned, tree: seal.value.tree }
  return commitPlan(seal.value, { plan: { ...complete, digest: planDigest(complete) }, changes })
}

/**
 * Loads a plan for landing. Everything is looked at again: the digest over the record, the hash of every content, and in
 * git the tree that they come to over the base.
 */
export async function loadPlan(store: PlanStore, digest: Digest, tools: SealTools | undefined): Promise<Result<LoadedPlan, ToolError>> {
  const stored = await readStoredPlan(store, digest)
  if (!stored.ok) return stored
  const { plan, changes } = stored.value
  if (plan.tree === undefined) return success(loaded(stored.value, undefined))
  if (tools === undefined) return failure(notInGit(digest))
  const seal = await openSeal({ ...tools, base: plan.base.commit, directory: plan.base.directory, changes, contents: 'named' })
  return seal.ok ? commitPlan(seal.value, stored.value) : seal
}

/** On an error the seal is disposed of. */
async function commitPlan(seal: Seal, stored: StoredPlan): Promise<Result<LoadedPlan, ToolError>> {
  const commit = await seal.commit(stored.plan)
  const { gitDirectory, tree, kept, store } = seal
  if (commit.ok) return success(loaded(stored, { gitDirectory, tree, kept, store, commit: commit.value }, seal))
  await seal[Symbol.asyncDispose]()
  return commit
}

function loaded({ plan, changes }: StoredPlan, sealed: SealedPlan | undefined, seal?: Seal): LoadedPlan {
  return { plan, changes, sealed, [Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]() }
}

function notInGit(digest: Digest): ToolError {
  return toolError(
    'stale',
    `The plan ${digest} was made in a git repository, and here is none`,
    'Go to that repository, or make the plan anew.',
  )
}
