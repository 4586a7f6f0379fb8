import { listPlans } from '../engine/plan-store.ts'
import { type LoadedPlan, loadPlan } from '../engine/seal-plan.ts'
import { parseDigest } from '../model/digest.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Invocation } from './console.ts'
import { homeFolder } from './home-folder.ts'
import { sealToolsFor } from './make-run.ts'
import { type OpenFolder, openFolder } from './open-folder.ts'
import { type PlanPlace, planPlace } from './plan-place.ts'
import type { RunOptions } from './run-options.ts'

export interface OpenPlan {
  /** Whoever asked disposes of it. */
  readonly loaded: LoadedPlan
  readonly place: PlanPlace
  readonly opened: OpenFolder
}

/** Opens the kept plan that a command names by its digest, whole: a shortened one could be another's. */
export async function openPlan({ word, root }: RunOptions, invocation: Invocation): Promise<Result<OpenPlan, ToolError>> {
  if (word === undefined) return failure(toolError('invalid_arguments', 'Which plan?', 'Give the digest that the preview showed.'))
  const opened = await openFolder(invocation, root ?? homeFolder(invocation.folder))
  if (!opened.ok) return opened
  const place = planPlace(opened.value)
  const digest = parseDigest(word)
  if (!digest.ok) return failure(await withKnown(digest.error, word, place))
  const loaded = await loadPlan(place.store, digest.value, sealToolsFor(opened.value))
  if (!loaded.ok) return loaded
  return success({ loaded: loaded.value, place, opened: opened.value })
}

/** Whoever typed the beginning of a digest is told the rest, but has to type it. */
async function withKnown(error: ToolError, word: string, { store }: PlanPlace): Promise<ToolError> {
  const meant = /^[0-9a-f]{4,63}$/.test(word) ? (await listPlans(store)).filter((known) => known.startsWith(word)) : []
  return meant.length === 0 ? error : { ...error, suggestion: `${error.suggestion} Kept here: ${meant.slice(0, 5).join(', ')}` }
}
