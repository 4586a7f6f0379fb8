import type { FileChange } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { Plan, PlannedStep, ToolCall } from '../../base/plan.ts'
import { type Result, success } from '../../base/result.ts'
import { groupKey, type PatchSample, patchKey } from '../../campaign/patch-groups.ts'
import type { Row } from '../../campaign/rows.ts'
import { type Approver, serializeParameters } from '../../plan/decide.ts'
import { isExternalTool } from '../../tools/registry.ts'
import type { FileDiff } from '../../workspace/patch/file-diff.ts'
import { pairRenames } from '../../workspace/patch/renames.ts'
import { diffChange, renderTextPatch } from '../../workspace/patch/render-patch.ts'

/** Reports show its first lines. The rest is there to check that it is an example of its group. */
const MAX_SAMPLE_CHARACTERS = 262_144
/** An issue shows the calls of many groups whole. */
const MAX_CALL_CHARACTERS = 1000

/** What a row says of a plan. */
export type PlannedRow = Required<Pick<Row, 'plan' | 'patch' | 'size'>> & Pick<Row, 'calls'> & { readonly state: 'planned' | 'gated' }

/** What a row says of a plan on this machine, where its calls were approved one by one. */
export async function plannedRow(plan: Plan, changes: readonly FileChange[]): Promise<PlannedRow> {
  const diffs = await diffsOf(changes)
  const size = {
    files: changes.length,
    additions: diffs.reduce((sum, { additions }) => sum + additions, 0),
    deletions: diffs.reduce((sum, { deletions }) => sum + deletions, 0),
  }
  const patch = patchKey(await renderTextPatch(changes))
  if (patch === undefined) throw new Error('The text of a patch cannot be read.')
  return { state: plan.status === 'gated' ? 'gated' : 'planned', plan: plan.digest, patch, size }
}

/**
 * What a row says of a plan whose calls are approved on an issue. Plans are in one group if they make the same calls and the same
 * changes, as far as these are known.
 */
export async function shownRow(plan: Plan, changes: readonly FileChange[]): Promise<Result<PlannedRow, ToolError>> {
  const row = await plannedRow(plan, changes)
  const calls = externalCalls(plan).map(callText)
  if (calls.length === 0) return success(row)
  if (calls.join('\n').length > MAX_CALL_CHARACTERS) return { ok: false, error: ERRORS.tooLong() }
  return success({ ...row, calls, patch: groupKey(row.patch, { isGated: row.state === 'gated', calls }) })
}

/** The calls of a plan that act outside the workspace: those that ran, and the one that waits. */
function externalCalls({ steps }: Pick<Plan, 'steps'>): readonly PlannedStep[] {
  return steps.filter(({ tool, outcome }) => {
    const isMade = outcome.kind === 'ran' || outcome.kind === 'failed' || (outcome.kind === 'deferred' && outcome.because === 'external')
    return isMade && isExternalTool(tool)
  })
}

function callText({ tool, args }: Pick<PlannedStep, 'tool' | 'args'>): string {
  return `${tool} ${serializeParameters(args as ToolCall['args'])}`
}

/** Lets exactly the calls of an approved plan run. A recipe that makes another one stops there. */
export function approveCallsOf(plan: Pick<Plan, 'steps'>): Approver {
  const approved = new Set(externalCalls(plan).map(callText))
  return {
    ask: async ({ call: { tool, args } }) => (approved.has(callText({ tool: tool.name, args })) ? 'approved' : 'unavailable'),
    remember: async () => undefined,
  }
}

async function diffsOf(changes: readonly FileChange[]): Promise<readonly FileDiff[]> {
  const diffs: FileDiff[] = []
  for (const change of pairRenames(changes)) {
    const diff = await diffChange(change)
    if (diff !== undefined) diffs.push(diff)
  }
  return diffs
}

export async function sampleOf(repository: string, changes: readonly FileChange[]): Promise<PatchSample> {
  const text = await renderTextPatch(changes)
  return { repository, text: text.slice(0, MAX_SAMPLE_CHARACTERS), isCut: text.length > MAX_SAMPLE_CHARACTERS }
}

const ERRORS = {
  tooLong: () =>
    toolError(
      'too_large',
      'Its calls are too long to be shown whole, so nobody can approve them',
      'Put the command into a script of the repository, and call that.',
    ),
}
