import { parseDigest } from '../base/digest.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type LoadedPlan, loadPlan } from '../plan/seal.ts'
import { listPlans, readStoredPlan, type StoredPlan } from '../plan/store/plan-store.ts'
import { sealToolsFor } from './make-run.ts'
import { type OpenFolder, openFolder } from './open-folder.ts'
import { type PlanPlace, planPlace } from './plan-place.ts'
import type { RunRequest } from './prepare-run.ts'
import { homeFolder } from './recipe-files.ts'
import type { Surroundings } from './surroundings.ts'

/** Which plan, by its digest, and the folder it is for. */
export type PlanChoice = Pick<RunRequest, 'word' | 'root'>

export interface OpenPlan {
  /** Whoever asked disposes of it. */
  readonly loaded: LoadedPlan
  readonly place: PlanPlace
  readonly opened: OpenFolder
}

/** Opens the kept plan that a command names by its digest for landing. */
export async function openPlan(options: PlanChoice, surroundings: Surroundings): Promise<Result<OpenPlan, ToolError>> {
  const named = await findNamed(options, surroundings)
  if (!named.ok) return named
  const { digest, ...found } = named.value
  const loaded = await loadPlan(found.place.store, digest, sealToolsFor(found.opened, surroundings))
  return loaded.ok ? success({ loaded: loaded.value, ...found }) : loaded
}

/** The same, for what needs no commit of it: neither its base nor how git keeps its files has to be as it was. */
export async function openStored(
  options: PlanChoice,
  surroundings: Surroundings,
): Promise<Result<Omit<OpenPlan, 'loaded'> & { readonly stored: StoredPlan }, ToolError>> {
  const named = await findNamed(options, surroundings)
  if (!named.ok) return named
  const { digest, ...found } = named.value
  const stored = await readStoredPlan(found.place.store, digest)
  return stored.ok ? success({ stored: stored.value, ...found }) : stored
}

/** Whole: a shortened digest could be another plan's. */
async function findNamed(
  { word, root }: PlanChoice,
  surroundings: Surroundings,
): Promise<Result<Omit<OpenPlan, 'loaded'> & { readonly digest: Digest }, ToolError>> {
  if (word === undefined)
    return failure(toolError('invalid_arguments', 'Which plan?', "Give the digest that the preview showed; 'sous plans' lists them."))
  const opened = await openFolder(surroundings, root ?? homeFolder(surroundings.folder))
  if (!opened.ok) return opened
  const place = planPlace(opened.value)
  const digest = parseDigest(word)
  if (!digest.ok) return failure(await withKnown(digest.error, word, place))
  return success({ digest: digest.value, place, opened: opened.value })
}

/** Whoever typed the beginning of a digest is told the rest, but has to type it. */
async function withKnown(error: ToolError, word: string, { store }: PlanPlace): Promise<ToolError> {
  const meant = /^[0-9a-f]{4,63}$/.test(word) ? (await listPlans(store)).filter((known) => known.startsWith(word)) : []
  return meant.length === 0 ? error : { ...error, suggestion: `${error.suggestion} Kept here: ${meant.slice(0, 5).join(', ')}` }
}
