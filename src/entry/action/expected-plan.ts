import type { StoredPlan } from '../../engine/plan-store.ts'
import { matchProtected } from '../../engine/protected-globs.ts'
import { readTrustedText } from '../../forge/api/trusted-files.ts'
import { checkPullPlace, type ExpectedPlan } from '../../forge/plans/refuse-other-plan.ts'
import type { PullState } from '../../forge/pulls/pull-state.ts'
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

export interface TrustedRecipe {
  readonly context: ActionContext
  readonly forge: Forge
  readonly config: SousConfig
  readonly prepared: PreparedRecipe
}

/** What a plan must be of to be the one that is asked for now on a pull request. */
export function expectedOnPull(trusted: TrustedRecipe, pull: PullState): ExpectedPlan {
  return { ...expectedOf(trusted), isFork: pull.isFork, checkPlace: (plan) => checkPullPlace(plan, pull) }
}

/** The same, but for where it was made and goes. */
export function expectedOf({ context, forge, config, prepared }: TrustedRecipe): Omit<ExpectedPlan, 'checkPlace' | 'isFork'> {
  const { recipe, inputs } = prepared
  const message = context.runner.input('commit-message') || messageFor(recipe)
  return { recipe, inputs, config, sousVersion: VERSION, message, isTrusted: (source) => isOnDefaultBranch(forge, prepared, source) }
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

async function isOnDefaultBranch(forge: Forge, { library }: PreparedRecipe, { path, digest }: PlanSource): Promise<boolean> {
  if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return true
  const tree = await forge.trusted()
  const text = tree.ok ? await readTrustedText(tree.value, path) : tree
  return text.ok && text.value !== undefined && sha256(Buffer.from(text.value)) === digest
}

/** How the recipe was named in the command that asked for it. */
export function calledName({ recipe: { path } }: { readonly recipe: { readonly path: string } }): string {
  return path.startsWith('sous:') ? path : path.replace(/^.*\//, '').replace(/\.ya?ml$/, '')
}
