import { checkPlanRoot, reverseChanges, undoContent } from '../apply/apply-plan.ts'
import { findUnfinished } from '../apply/disk/recover-apply.ts'
import { findTreeState } from '../apply/disk/tree-walker.ts'
import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { VERSION } from '../base/version.ts'
import { completePlan, type LoadedPlan, readBase } from '../plan/seal.ts'
import type { StoredPlan } from '../plan/store/plan-store.ts'
import { type AppliedSaved, type Applying, type ApplySavedRequest, applyLoaded, confirmApply } from './apply-saved.ts'
import type { OpenFolder, Surroundings } from './open-folder.ts'
import { type OpenSaved, openStored } from './open-saved-plans.ts'
import { sealToolsFor } from './session.ts'

const MAX_NAMED = 10

/** Undoes an applied plan. The undo is a plan of its own: saved, shown, approved and applied like any other. */
export async function undoPlan(request: ApplySavedRequest): Promise<Result<AppliedSaved, ToolError>> {
  const { choice, surroundings } = request
  const open = await openStored(choice, surroundings)
  if (!open.ok) return open
  const made = await makeUndo(open.value.stored, open.value, surroundings)
  if (!made.ok) return made
  await using loaded = made.value
  const { plan, changes } = loaded
  return success({ plan, changes, ended: await applyUndo({ ...open.value, loaded }, request) })
}

async function applyUndo(open: OpenSaved, request: ApplySavedRequest): Promise<AppliedSaved['ended']> {
  const saved = await open.place.store.save(open.loaded)
  if (!saved.ok) return saved
  const applying: Applying = { ...request, ...open }
  // No rule approves an undo: a person has to see it.
  const refusal = await confirmApply({ ...applying, rules: [] })
  if (refusal !== undefined) return failure(refusal)
  const applied = await request.whileApplying((progress) => applyLoaded({ ...applying, progress }))
  return applied.ok && applied.value.reason === 'applied' ? success({ reason: 'undone' }) : applied
}

async function makeUndo(
  { plan, changes }: StoredPlan,
  { opened, place }: Omit<OpenSaved, 'loaded'>,
  surroundings: Surroundings,
): Promise<Result<LoadedPlan, ToolError>> {
  if (plan.status !== 'complete') return failure(ERRORS.neverApplied('it waits for approval'))
  const base = await readBase(place.target.git, opened.tree.repository, opened.tree.folder)
  if (!base.ok) return base
  const elsewhere = checkPlanRoot(plan.base, base.value)
  if (elsewhere !== undefined) return failure(elsewhere)
  const state = await findTreeState(opened.tree, changes)
  if (!state.ok) return state
  if (state.value === 'open') {
    const reversed = await findTreeState(opened.tree, reverseChanges(changes))
    if (reversed.ok && reversed.value === 'applied') return failure(ERRORS.neverApplied('the files are as they were before it'))
    const unfinished = findUnfinished(place.target.place)
    if (unfinished.ok && unfinished.value !== undefined) return failure(ERRORS.halfDone())
    const changed = await findChanged(changes, opened)
    if (changed.length > 0) return failure(ERRORS.changedSince(changed))
  }
  return completePlan(undoContent(plan, base.value, VERSION), reverseChanges(changes), sealToolsFor(opened, surroundings))
}

/** The files that have changed since the plan. */
async function findChanged(changes: readonly FileChange[], { tree }: OpenFolder): Promise<readonly string[]> {
  const found: string[] = []
  for (const change of changes) {
    const state = change.kind === 'create_directory' ? success('applied') : await findTreeState(tree, [change])
    if (!state.ok || state.value === 'open') found.push(change.path)
  }
  return found
}

const ERRORS = {
  changedSince: (paths: readonly string[]) =>
    toolError(
      'stale',
      `Changed since the plan was applied: ${nameSome(paths, MAX_NAMED)}`,
      'Nothing was written. Undo the later changes first, or undo this one by hand.',
    ),
  halfDone: () => toolError('apply_unfinished', 'An apply was interrupted here and is half done', "Run 'sous recover' to roll it back."),
  neverApplied: (why: string) => toolError('stale', `Nothing to undo: ${why}`, 'Nothing was written.'),
}
