import { applyLoaded } from '../../app/apply-saved.ts'
import { sealToolsFor } from '../../app/make-run.ts'
import type { OpenFolder } from '../../app/open-folder.ts'
import { type OpenPlan, openStored } from '../../app/saved-plan.ts'
import { checkPlanRoot, reverseChanges, undoContent } from '../../apply/apply-plan.ts'
import { findUnfinished } from '../../apply/disk/recover-apply.ts'
import { findTreeState } from '../../apply/disk/tree-walker.ts'
import type { FileChange } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { nameSome } from '../../base/text/wording.ts'
import { VERSION } from '../../base/version.ts'
import { readBase } from '../../plan/plan-base.ts'
import { completePlan, type LoadedPlan } from '../../plan/seal.ts'
import { type StoredPlan, savePlan } from '../../plan/store/plan-store.ts'
import { outcomeOf } from '../../report/outcome-text.ts'
import type { RunOutcome } from '../../report/plan-report.ts'
import { EXIT, type ExitCode } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { describeRunOptions, type RunOptions, readRunOptions } from '../options/run-options.ts'
import { openReportFolder } from '../report-files.ts'
import { failEarly, nextCommands, reportApplied } from '../run-report.ts'
import { askToApply } from '../terminal/approvers.ts'
import { withProgress } from '../terminal/progress-line.ts'

const MAX_NAMED = 10

const USAGE = `Usage: sous undo <digest> [options]

Brings back the bytes that a landed plan replaced. That is a plan of its own: it is shown, asked for and landed like any
other, and refused when one of the files changed since.

`

/** `sous undo`: takes a landed plan back. */
export async function undoCommand(invocation: Invocation): Promise<ExitCode> {
  const options = readRunOptions('undo', invocation.argv)
  if (!options.ok) return failEarly(options.error, invocation)
  if (options.value.help) {
    invocation.console.out(USAGE + describeRunOptions('undo'))
    return EXIT.done
  }
  const folder = openReportFolder(options.value, invocation)
  if (!folder.ok) return failEarly(folder.error, invocation)
  const open = await openStored(options.value, invocation)
  if (!open.ok) return failEarly(open.error, invocation, folder.value)
  const made = await makeUndo(open.value.stored, open.value, invocation)
  if (!made.ok) return failEarly(made.error, invocation, folder.value)
  await using loaded = made.value
  const ended = await landUndo({ ...open.value, loaded }, options.value, invocation)
  const ending = ended.ok ? ended.value : outcomeOf(ended.error)
  const next = nextCommands({ reason: ending.reason, options: options.value, plan: loaded.plan })
  return reportApplied(
    { plan: loaded.plan, ending: { ...ending, next }, ...(!ended.ok && { error: ended.error }) },
    { options: options.value, invocation, folder: folder.value, changes: loaded.changes },
  )
}

async function makeUndo(
  { plan, changes }: StoredPlan,
  { opened, place }: Omit<OpenPlan, 'loaded'>,
  invocation: Invocation,
): Promise<Result<LoadedPlan, ToolError>> {
  if (plan.status !== 'complete') return failure(neverLanded('it waits for approval'))
  const base = await readBase(place.landing.git, opened.tree.repository, opened.tree.folder)
  if (!base.ok) return base
  const elsewhere = checkPlanRoot(plan.base, base.value)
  if (elsewhere !== undefined) return failure(elsewhere)
  const state = await findTreeState(opened.tree, changes)
  if (!state.ok) return state
  if (state.value === 'open') {
    const reversed = await findTreeState(opened.tree, reverseChanges(changes))
    if (reversed.ok && reversed.value === 'landed') return failure(neverLanded('the files are as they were before it'))
    const unfinished = findUnfinished(place.landing.place)
    if (unfinished.ok && unfinished.value !== undefined) return failure(halfDone())
    const changed = await findChanged(changes, opened)
    if (changed.length > 0) return failure(changedSince(changed))
  }
  return completePlan(undoContent(plan, base.value, VERSION), reverseChanges(changes), sealToolsFor(opened, invocation))
}

/** The files that are not as the plan left them. */
async function findChanged(changes: readonly FileChange[], { tree }: OpenFolder): Promise<readonly string[]> {
  const found: string[] = []
  for (const change of changes) {
    const state = change.kind === 'create_directory' ? success('landed') : await findTreeState(tree, [change])
    if (!state.ok || state.value === 'open') found.push(change.path)
  }
  return found
}

async function landUndo(open: OpenPlan, options: RunOptions, invocation: Invocation): Promise<Result<Omit<RunOutcome, 'next'>, ToolError>> {
  const saved = await savePlan(open.place.store, open.loaded)
  if (!saved.ok) return saved
  const refusal = await askToApply({ ...open, options, invocation, rules: [] })
  if (refusal !== undefined) return failure(refusal)
  const landed = await withProgress(invocation.console, 'landing', (progress) =>
    applyLoaded({ ...open, options, surroundings: invocation, progress }),
  )
  return landed.ok && landed.value.reason === 'landed' ? success({ reason: 'undone' }) : landed
}

function changedSince(paths: readonly string[]): ToolError {
  const message = `Not as the plan left it: ${nameSome(paths, MAX_NAMED)}`
  return toolError('stale', message, 'Nothing was written. Undo the later changes first, or take this one back by hand.')
}

function halfDone(): ToolError {
  return toolError('landing_unfinished', 'A landing was interrupted here, and is half done', "Run 'sous recover': it can take it back.")
}

function neverLanded(why: string): ToolError {
  return toolError('stale', `There is nothing to undo: ${why}`, 'Nothing was written.')
}
