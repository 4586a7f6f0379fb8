import { findUnfinished, type Recovered, type Recovery, recover, type Unfinished } from '../apply/disk/recover-apply.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Digest } from '../base/recipe.ts'
import { type Result, success } from '../base/result.ts'
import { openFolder, type Surroundings } from './open-folder.ts'
import { listSavedPlans } from './open-saved-plans.ts'
import { applyPlace, planPlace } from './plan-place.ts'

export interface RecoverRequest {
  readonly root: string
  /** Left out: only check whether an apply was interrupted. */
  readonly how: Recovery | undefined
  readonly surroundings: Surroundings
}

/** What was found, if anything, and what was done about it. */
export type RecoverResult =
  | { readonly kind: 'found'; readonly unfinished: Unfinished | undefined }
  | { readonly kind: 'ended'; readonly how: Recovery; readonly recovered: Recovered | undefined; readonly isRepository: boolean }

/** Looks for an interrupted apply, and ends it as requested. */
export async function recoverFolder({ root, how, surroundings }: RecoverRequest): Promise<Result<RecoverResult, ToolError>> {
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  const place = applyPlace(opened.value)
  if (how === undefined) {
    const waiting = findUnfinished(place)
    return waiting.ok ? success({ kind: 'found', unfinished: waiting.value }) : waiting
  }
  const ended = recover(place, how)
  if (!ended.ok) return ended
  if (ended.value !== undefined && how === 'finish') {
    // The journal does not know which plan they belong to.
    for (const { digest, state } of await listSavedPlans(opened.value, surroundings))
      if (state === 'applied') await planPlace(opened.value).store.markApplied(digest as Digest)
  }
  return success({ kind: 'ended', how, recovered: ended.value, isRepository: place.gitDirectory !== undefined })
}
