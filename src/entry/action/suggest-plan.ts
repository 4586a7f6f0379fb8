import { readPull } from '../../forge/pulls/pull-state.ts'
import { suggestChanges } from '../../forge/pulls/suggestions.ts'
import type { PlanReport } from '../../report/plan-report.ts'
import { printableLine } from '../../report/printable.ts'
import type { ActionContext } from './action-context.ts'
import type { Forge } from './open-forge.ts'

export interface SuggestedPlan {
  readonly context: ActionContext
  readonly forge: Forge
  readonly pull: number
  readonly report: PlanReport
}

/** Suggests a plan's changes beside the lines of the pull request. What stands there already or cannot be written is no harm. */
export async function suggestPlan({ context, forge, pull, report }: SuggestedPlan): Promise<void> {
  const { plan, changes, recipe } = report
  if (plan === undefined || changes.length === 0 || context.runner.input('comment') === 'off') return
  const state = await readPull(forge.github, pull)
  const self = state.ok ? await forge.self() : state
  if (!state.ok || !self.ok) return
  const suggested = await suggestChanges({
    github: forge.github,
    pull,
    self: self.value.id,
    head: state.value.head.commit,
    recipe: recipe.source.path,
    digest: plan.digest,
    changes,
    directory: plan.base.directory,
  })
  if (!suggested.ok) context.runner.say(`No suggestions were made: ${printableLine(suggested.error.message)}\n`)
}
