import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { PLAN_SCHEMA_VERSION, type Plan, type PlanBase, type PlanContent } from '../base/plan.ts'
import { failure, type Progress, type Result, success } from '../base/result.ts'
import type { Git, RepositoryPlace } from '../git/git.ts'
import { readBase } from '../plan/seal.ts'
import type { BaseTree } from '../workspace/workspace.ts'
import { applyOnDisk } from './disk/apply-on-disk.ts'
import type { TreePlace } from './disk/journal-home.ts'
import { checkTargets, findTreeState } from './disk/tree-walker.ts'

export interface ApplyTreeRequest {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
  readonly tree: Pick<BaseTree, 'entry' | 'read'> & { readonly repository: RepositoryPlace | undefined }
  readonly git: Git
  readonly place: TreePlace
  readonly progress?: (update: Progress) => void
}

/** `already_applied`: everything was already as the plan leaves it, and nothing was written. */
export type ApplyOutcome = 'applied' | 'already_applied'

/** Applies exactly the bytes of a plan in its folder, or nothing. Safe to repeat. */
export async function applyPlan(request: ApplyTreeRequest): Promise<Result<ApplyOutcome, ToolError>> {
  const { changes, place, progress } = request
  const begun = await beginApply(request)
  if (!begun.ok || begun.value === 'already_applied') return begun
  const applied = await applyOnDisk({ ...place, changes, ...(progress && { progress }) })
  return applied.ok ? success('applied') : applied
}

/** What applying a plan would do now, as far as that is known without writing. */
export async function foreseeApply(request: ApplyTreeRequest): Promise<Result<ApplyOutcome, ToolError>> {
  const begun = await beginApply(request)
  if (!begun.ok || begun.value === 'already_applied') return begun
  const refusal = checkTargets(request.place, request.changes)
  return refusal === undefined ? begun : failure(refusal)
}

/** Checks before anything is written: there is nothing to do, or why it cannot be done. */
async function beginApply({ plan, changes, tree, git, place }: ApplyTreeRequest): Promise<Result<ApplyOutcome, ToolError>> {
  const waiting = checkComplete(plan)
  if (waiting !== undefined) return failure(waiting)
  const now = await readBase(git, tree.repository, place.folder)
  if (!now.ok) return now
  const elsewhere = checkPlanRoot(plan.base, now.value)
  if (elsewhere !== undefined) return failure(elsewhere)
  const state = await findTreeState(tree, changes)
  if (!state.ok) return state
  if (state.value === 'applied') return success('already_applied')
  const moved = checkUnmoved(plan.base, now.value)
  return moved === undefined ? success('applied') : failure(moved)
}

export function checkComplete(plan: Plan): ToolError | undefined {
  if (plan.status === 'complete') return undefined
  const waiting = plan.steps.find(({ outcome }) => outcome.kind === 'deferred')
  return ERRORS.incomplete(waiting?.label)
}

/** A plan is valid only for its base commit. */
export function checkUnmoved(planned: PlanBase, now: PlanBase): ToolError | undefined {
  const elsewhere = checkPlanRoot(planned, now)
  if (elsewhere !== undefined) return elsewhere
  if (planned.commit === now.commit) return undefined
  return ERRORS.otherCommit(planned, now)
}

/** Its paths belong to one folder. */
export function checkPlanRoot(planned: PlanBase, now: PlanBase): ToolError | undefined {
  if (planned.directory === now.directory) return undefined
  return ERRORS.otherDirectory(planned.directory, now.directory)
}

function commitName({ commit }: PlanBase): string {
  return commit === undefined ? 'no commit' : `commit ${commit.slice(0, 12)}`
}

/** The record of a plan that restores what another replaced, on the current state. It runs no steps. */
export function undoContent(plan: Plan, base: PlanBase, sousVersion: string): Omit<PlanContent, 'changes' | 'tree'> {
  const [subject = ''] = plan.message.split('\n', 1)
  return {
    schemaVersion: PLAN_SCHEMA_VERSION,
    sousVersion,
    status: 'complete',
    base,
    recipe: plan.recipe,
    inputs: plan.inputs,
    policy: plan.policy,
    evidence: [],
    steps: [],
    message: `Undo: ${subject}\n\nRestores what the plan ${plan.digest} replaced.`,
    target: plan.target,
  }
}

/** Whether a plan takes another one back. */
export function isUndo({ steps, message }: Pick<Plan, 'steps' | 'message'>): boolean {
  return steps.length === 0 && message.startsWith('Undo: ')
}

/** Restores the bytes that changes replaced. Directories stay: others may have put something into them. */
export function reverseChanges(changes: readonly FileChange[]): readonly FileChange[] {
  return changes.flatMap(reverse)
}

function reverse(change: FileChange): readonly FileChange[] {
  switch (change.kind) {
    case 'create':
      return [{ kind: 'delete', path: change.path, before: change.after, modeBefore: change.mode }]
    case 'update': {
      const { path, before, after, mode, modeBefore } = change
      return [{ kind: 'update', path, before: after, after: before, modeBefore: mode, mode: modeBefore }]
    }
    case 'delete':
      return [{ kind: 'create', path: change.path, after: change.before, mode: change.modeBefore }]
    case 'create_directory':
      return []
  }
}

const ERRORS = {
  incomplete: (step: string | undefined) =>
    toolError(
      'approval_needed',
      `The plan is not complete: '${step ?? 'a step'}' waits for approval`,
      'Run the recipe and approve that call. The result is a new plan with its own digest.',
    ),
  otherCommit: (planned: PlanBase, now: PlanBase) =>
    toolError(
      'stale',
      `The plan was made on ${commitName(planned)}, but this is ${commitName(now)}`,
      'Nothing was written. Run the preview again.',
    ),
  otherDirectory: (planned: string, now: string) =>
    toolError(
      'stale',
      `The plan is for the directory '${planned}' of the repository, but this is '${now}'`,
      "Nothing was written. Name that directory with --root, as 'sous plans' shows it.",
    ),
}
