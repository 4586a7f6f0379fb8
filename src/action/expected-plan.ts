import { messageFor } from '../app/plan-recipe.ts'
import type { PreparedRecipe } from '../app/prepare-run.ts'
import type { SousConfig } from '../base/config.ts'
import { sha256 } from '../base/digest.ts'
import type { RecipeSource } from '../base/plan.ts'
import { VERSION } from '../base/version.ts'
import { readTrustedText } from '../github/api/trusted-tree.ts'
import { checkPullPlace, type ExpectedRun } from '../github/plans/check-plan.ts'
import type { PullState } from '../github/pulls/pull-state.ts'
import { matchProtected } from '../plan/permissions.ts'
import type { StoredPlan } from '../plan/store/plan-store.ts'
import type { PlannedRun } from '../report/plan-report.ts'
import { storedRun, waitingStep } from '../report/saved-run.ts'
import type { OpenRepository } from './open-github.ts'
import type { ArtifactOutcome } from './plan-artifact.ts'
import type { ActionContext } from './runner.ts'

export interface TrustedRecipe {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly config: SousConfig
  readonly prepared: PreparedRecipe
}

/** What a plan on a pull request must match to be the requested one. */
export function expectedOnPull(trusted: TrustedRecipe, pull: PullState): ExpectedRun {
  return { ...expectedOf(trusted), isFork: pull.isFork, checkPlace: (plan) => checkPullPlace(plan, pull) }
}

/** The same without where it was made and goes. */
export function expectedOf({ context, repo, config, prepared }: TrustedRecipe): Omit<ExpectedRun, 'checkPlace' | 'isFork'> {
  const { recipe, inputs } = prepared
  const message = context.runner.input('commit-message') || messageFor(recipe)
  return { recipe, inputs, config, sousVersion: VERSION, message, isTrusted: (source) => isOnDefaultBranch(repo, prepared, source) }
}

/** A plan that another job made, for the report of this one. */
export async function plannedBefore(
  stored: StoredPlan,
  { config, prepared }: Pick<TrustedRecipe, 'config' | 'prepared'>,
): Promise<Omit<PlannedRun, 'ending'>> {
  const waits = waitingStep(stored.plan)
  const waiting = waits === undefined ? undefined : await prepared.findTool(waits.tool)
  const places = { directory: stored.plan.base.directory, matches: matchProtected(config.protectedPaths) }
  return storedRun({ stored, recipe: prepared.recipe, places, waiting })
}

/** The report if another job found nothing to change and so left no plan. */
export function cleanBefore({ recipe, inputs }: PreparedRecipe, { found }: Pick<ArtifactOutcome, 'found'>): Omit<PlannedRun, 'ending'> {
  const outcome = { kind: 'complete', changes: [], outputs: {}, calls: [], evidence: [], includes: [] } as const
  return { recipe, inputs, outcome, plan: undefined, steps: [], ...(found && { found }) }
}

export async function isOnDefaultBranch(
  repo: OpenRepository,
  { library }: Pick<PreparedRecipe, 'library'>,
  { path, digest }: RecipeSource,
): Promise<boolean> {
  if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return true
  const tree = await repo.trusted()
  const text = tree.ok ? await readTrustedText(tree.value, path) : tree
  return text.ok && text.value !== undefined && sha256(Buffer.from(text.value)) === digest
}
