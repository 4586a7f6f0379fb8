import type { StoredPlan } from '../../engine/plan-store.ts'
import { matchProtected } from '../../engine/protected-globs.ts'
import { loadPlanRef } from '../../forge/plan-ref.ts'
import { currentRef } from '../../forge/plan-scope.ts'
import { isOlderThan } from '../../forge/plan-state.ts'
import type { PullState } from '../../forge/pull-state.ts'
import { type ExpectedPlan, refuseOtherPlan } from '../../forge/refuse-other-plan.ts'
import { readPointer } from '../../forge/save-plan.ts'
import { readTrustedText } from '../../forge/trusted-files.ts'
import type { SousConfig } from '../../model/config.ts'
import { sha256 } from '../../model/digest.ts'
import type { PlanSource } from '../../model/plan.ts'
import type { PlannedRun } from '../../report/plan-report.ts'
import { storedRun, waitingStep } from '../../report/stored-run.ts'
import { messageFor } from '../make-run.ts'
import type { PreparedRecipe } from '../prepare-run.ts'
import { VERSION } from '../version.ts'
import type { ActionContext } from './action-context.ts'
import type { Forge } from './open-forge.ts'

export interface PullRecipe {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: PullState
  readonly config: SousConfig
  readonly prepared: PreparedRecipe
}

/** What a plan must be of to be the one that is asked for now. */
export function expectedPlan({ context, forge, pull, config, prepared }: PullRecipe): ExpectedPlan {
  const { recipe, inputs } = prepared
  const message = context.runner.input('commit-message') || messageFor(recipe)
  return { pull, recipe, inputs, config, sousVersion: VERSION, message, isTrusted: (source) => isOnDefaultBranch(forge, prepared, source) }
}

/** A plan that was kept, as if it had been made now. */
export async function plannedAgain(stored: StoredPlan, { config, prepared }: PullRecipe): Promise<Omit<PlannedRun, 'ending'>> {
  const waits = waitingStep(stored.plan)
  const waiting = waits === undefined ? undefined : await prepared.findTool(waits.tool)
  const places = { directory: stored.plan.base.directory, matches: matchProtected(config.protectedPaths) }
  return storedRun({ stored, recipe: prepared.recipe, places, waiting })
}

/**
 * The plan that is asked for, where it was made before and nothing has changed since: asking again costs next to nothing, and
 * runs nothing. Whoever wants it made anew takes it back first.
 */
export async function findSamePlan(asked: PullRecipe): Promise<StoredPlan | undefined> {
  const { forge, pull, config, prepared } = asked
  const remote = await forge.remote()
  const now = forge.github.serverTime
  if (!remote.ok || now === undefined) return undefined
  const { source } = prepared.recipe
  const place = { repository: { id: String(pull.repository.id), pull: pull.number }, target: `refs/heads/${pull.head.ref}` }
  const digest = await readPointer(remote.value, currentRef({ ...place, recipe: { ...source, includes: [] } }))
  if (!digest.ok || digest.value === undefined) return undefined
  const record = await loadPlanRef(remote.value, digest.value)
  if (!record.ok || record.value.state.state !== 'planned') return undefined
  if (isOlderThan(record.value.state, config.approval.expiresAfterHours, now)) return undefined
  return (await refuseOtherPlan(record.value, expectedPlan(asked))) === undefined ? record.value : undefined
}

async function isOnDefaultBranch(forge: Forge, { library }: PreparedRecipe, { path, digest }: PlanSource): Promise<boolean> {
  if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return true
  const tree = await forge.trusted()
  const text = tree.ok ? await readTrustedText(tree.value, path) : tree
  return text.ok && text.value !== undefined && sha256(Buffer.from(text.value)) === digest
}
