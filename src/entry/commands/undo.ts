import { refuseElsewhere } from '../../engine/land-plan.ts'
import { findUnfinished } from '../../engine/landing/recover.ts'
import { findTreeState } from '../../engine/landing/tree-state.ts'
import { readBase } from '../../engine/plan-base.ts'
import { type StoredPlan, savePlan } from '../../engine/plan-store.ts'
import { reverseChanges } from '../../engine/reverse-changes.ts'
import { completePlan, type LoadedPlan } from '../../engine/seal-plan.ts'
import { undoContent } from '../../engine/undo-plan.ts'
import type { FileChange } from '../../model/change.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { nameSome } from '../../model/wording.ts'
import { endingOf } from '../../report/ending-text.ts'
import type { RunEnding } from '../../report/plan-report.ts'
import { askToLand } from '../ask-to-land.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { landLoaded } from '../land-loaded.ts'
import { sealToolsFor } from '../make-run.ts'
import { nextCommands } from '../next-commands.ts'
import type { OpenFolder } from '../open-folder.ts'
import { type OpenPlan, openStored } from '../open-plan.ts'
import { withProgress } from '../progress.ts'
import { openReportFolder } from '../report-files.ts'
import { describeRunOptions, type RunOptions, readRunOptions } from '../run-options.ts'
import { failEarly, reportLanding } from '../run-report.ts'
import { VERSION } from '../version.ts'

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
  const ending = ended.ok ? ended.value : endingOf(ended.error)
  const next = nextCommands({ reason: ending.reason, options: options.value, plan: loaded.plan })
  return reportLanding(
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
  const elsewhere = refuseElsewhere(plan.base, base.value)
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

async function landUndo(open: OpenPlan, options: RunOptions, invocation: Invocation): Promise<Result<Omit<RunEnding, 'next'>, ToolError>> {
  const saved = await savePlan(open.place.store, open.loaded)
  if (!saved.ok) return saved
  const refusal = await askToLand({ ...open, options, invocation, rules: [] })
  if (refusal !== undefined) return failure(refusal)
  const landed = await withProgress(invocation.console, 'landing', (progress) => landLoaded({ ...open, options, invocation, progress }))
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
