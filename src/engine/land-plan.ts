import type { FileChange } from '../model/change.ts'
import type { Plan, PlanBase } from '../model/plan.ts'
import type { Progress } from '../model/progress.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import type { BaseTree } from '../workspace/base-tree.ts'
import type { Place } from './landing/home.ts'
import { refuseTargets } from './landing/inspect-targets.ts'
import { landOnDisk } from './landing/land-on-disk.ts'
import { findTreeState } from './landing/tree-state.ts'
import { readBase } from './plan-base.ts'

export interface LandPlanRequest {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
  readonly tree: Pick<BaseTree, 'entry' | 'read'> & { readonly repository: RepositoryPlace | undefined }
  readonly git: Git
  readonly place: Place
  readonly progress?: (update: Progress) => void
}

/** `already_applied`: everything was as the plan would leave it, and nothing was written. */
export type LandingEnd = 'landed' | 'already_applied'

/** Lands exactly the bytes of a plan in the folder it was made on, or nothing. Safe to ask for twice. */
export async function landPlan(request: LandPlanRequest): Promise<Result<LandingEnd, ToolError>> {
  const { changes, place, progress } = request
  const begun = await beginLanding(request)
  if (!begun.ok || begun.value === 'already_applied') return begun
  const landed = await landOnDisk({ ...place, changes, ...(progress && { progress }) })
  return landed.ok ? success('landed') : landed
}

/** What would come of landing a plan now, as far as it can be told without writing anything. */
export async function foreseeLanding(request: LandPlanRequest): Promise<Result<LandingEnd, ToolError>> {
  const begun = await beginLanding(request)
  if (!begun.ok || begun.value === 'already_applied') return begun
  const refusal = refuseTargets(request.place, request.changes)
  return refusal === undefined ? begun : failure(refusal)
}

/** What is found out before anything is written: that there is nothing to do, or why it cannot be done. */
async function beginLanding({ plan, changes, tree, git, place }: LandPlanRequest): Promise<Result<LandingEnd, ToolError>> {
  const waiting = refuseGated(plan)
  if (waiting !== undefined) return failure(waiting)
  const now = await readBase(git, tree.repository, place.folder)
  if (!now.ok) return now
  const elsewhere = refuseElsewhere(plan.base, now.value)
  if (elsewhere !== undefined) return failure(elsewhere)
  const state = await findTreeState(tree, changes)
  if (!state.ok) return state
  if (state.value === 'landed') return success('already_applied')
  const moved = refuseMoved(plan.base, now.value)
  return moved === undefined ? success('landed') : failure(moved)
}

export function refuseGated(plan: Plan): ToolError | undefined {
  if (plan.status === 'complete') return undefined
  const waiting = plan.steps.find(({ outcome }) => outcome.kind === 'deferred')
  return toolError(
    'approval_needed',
    `The plan is not complete: '${waiting?.label ?? 'a step'}' waits for approval`,
    'Run the recipe and approve that call; what comes out is a new plan with a digest of its own.',
  )
}

/** A plan holds for the commit it was made on, and for no other. */
export function refuseMoved(planned: PlanBase, now: PlanBase): ToolError | undefined {
  const elsewhere = refuseElsewhere(planned, now)
  if (elsewhere !== undefined) return elsewhere
  if (planned.commit === now.commit) return undefined
  const message = `The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`
  return toolError('stale', message, 'Nothing was written. Preview again on what is there now.')
}

/** Its paths are those of one folder. */
export function refuseElsewhere(planned: PlanBase, now: PlanBase): ToolError | undefined {
  if (planned.directory === now.directory) return undefined
  const message = `The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`
  return toolError('stale', message, "Nothing was written. Name that directory by --root, as 'sous plans' shows it.")
}

function commitName({ commit }: PlanBase): string {
  return commit === undefined ? 'no commit' : `commit ${commit.slice(0, 12)}`
}
