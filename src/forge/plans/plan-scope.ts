import { sha256 } from '../../model/digest.ts'
import type { Plan } from '../../model/plan.ts'

const KEY_CHARACTERS = 16

/** What only one plan at a time may land on: a pull request, or a branch where there is none. */
export function scopeOf({ repository, target }: Pick<Plan, 'repository' | 'target'>): string {
  return repository?.pull === undefined ? `ref-${keyOf(target)}` : `pr-${repository.pull}`
}

/** Taken by the run that lands a plan. */
export function lockRef(plan: Pick<Plan, 'repository' | 'target'>): string {
  return `refs/sous/locks/${scopeOf(plan)}`
}

/** Names the latest plan of a recipe on a pull request or branch. */
export function currentRef(plan: Pick<Plan, 'repository' | 'target' | 'recipe'>): string {
  return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`
}

/** The same, where only the pull request and the recipe's path are known. */
export function currentRefOn(pull: number, recipe: string): string {
  return `refs/sous/current/pr-${pull}/${keyOf(recipe)}`
}

/** A pattern for the current plans of all recipes on a pull request. */
export function currentRefsOf(pull: number): string {
  return `refs/sous/current/pr-${pull}/*`
}

/** A pattern for those of all pull requests. */
export const CURRENT_OF_PULLS = 'refs/sous/current/pr-*'

/** The pull request that a ref of this pattern is of. */
export function pullOf(ref: string): number | undefined {
  const [, number] = /^refs\/sous\/current\/pr-([1-9]\d{0,14})\//.exec(ref) ?? []
  return number === undefined ? undefined : Number(number)
}

/** A name may hold what a ref cannot. */
function keyOf(name: string): string {
  return sha256(Buffer.from(name)).slice(0, KEY_CHARACTERS)
}
