import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CallMemo } from '../../plan/call-memo.ts'
import { NO_APPROVER } from '../../plan/decide.ts'
import { type EmitRecipe, type PlanOutcome, type StepRecord, StepRecorder } from '../../plan/plan-outcome.ts'
import type { GivenInputs } from '../../recipe/input-values.ts'
import { protectedPlaces } from '../apply-saved.ts'
import { loadConfig } from '../load-config.ts'
import { planRecipe, type RecipePlan, type UserConsent } from '../plan-recipe.ts'
import { type PreparedRun, prepareRecipe, type Unprepared } from '../prepare-run.ts'
import { type Draft, openDraft, type StudioFolder } from './open-draft.ts'

export interface DraftRun extends Draft {
  readonly inputs: GivenInputs
}

export interface PlanDraftRequest {
  readonly folder: StudioFolder
  readonly draft: DraftRun
  readonly consent: UserConsent
  readonly allowHosts: readonly string[]
  readonly emit: EmitRecipe
  /** Knows the calls of earlier previews. */
  readonly calls: CallMemo
}

/** A draft that was planned in the same way as every recipe. The caller disposes of the plan. */
export interface PlannedDraft {
  readonly planned: RecipePlan
  readonly steps: readonly StepRecord[]
  /** Warnings besides those of the steps. */
  readonly notices: readonly string[]
}

/** A preview runs what a rule of the user allows, and asks no questions. */
export const PREVIEW_CONSENT: UserConsent = { trust: async (found) => success(found), approver: () => NO_APPROVER }

export async function planDraft({
  folder,
  draft,
  consent,
  allowHosts,
  emit,
  calls,
}: PlanDraftRequest): Promise<Result<PlannedDraft, Unprepared>> {
  const notices: string[] = []
  const surroundings: StudioFolder['surroundings'] = {
    ...folder.surroundings,
    notice: ({ kind, text }) => void (kind === 'warning' && notices.push(text)),
  }
  const prepared = await prepareDraft({ ...folder, surroundings }, draft)
  if (!prepared.ok) return prepared
  const { opened } = prepared.value
  const memo = calls.over(opened.tree, await opened.tree.footprint())
  const recorder = new StepRecorder()
  const planned = await planRecipe({
    surroundings,
    recipe: { ...prepared.value, opened: { ...opened, view: memo.watched } },
    memo,
    consent,
    emit(event) {
      recorder.record(event)
      emit(event)
    },
    allowHosts,
    verbose: false,
  })
  return planned.ok ? success({ planned: planned.value, steps: recorder.steps, notices }) : planned
}

async function prepareDraft(folder: StudioFolder, draft: DraftRun): Promise<Result<PreparedRun, Unprepared>> {
  const open = await openDraft(folder, draft, { isOffline: false })
  if (!open.ok) return refuse(open.error)
  const { opened, recipes, word } = open.value
  const loaded = await loadConfig(opened.tree, new Date())
  if (!loaded.ok) return refuse(loaded.error)
  const { config, warnings } = loaded.value
  for (const text of warnings) folder.surroundings.notice({ kind: 'warning', text })
  const prepared = await prepareRecipe(recipes, word, draft.inputs)
  return prepared.ok ? success({ ...prepared.value, config, opened }) : prepared
}

function refuse(error: ToolError): Result<never, Unprepared> {
  return failure({ kind: 'error', error })
}

/** What is wrong with a draft that cannot run. */
export function diagnosticsOf(unprepared: Exclude<Unprepared, { kind: 'error' }>): readonly Diagnostic[] {
  return unprepared.kind === 'invalid_inputs' ? unprepared.diagnostics : unprepared.files.flatMap(({ diagnostics }) => diagnostics)
}

/** The files to look at closely in a planned draft, and its changes. */
export async function changesOf({ run, made }: RecipePlan): Promise<{
  readonly changes: Exclude<PlanOutcome, { kind: 'failed' }>['changes']
  readonly places: Awaited<ReturnType<typeof protectedPlaces>>
}> {
  return {
    changes: made.outcome.kind === 'failed' ? [] : made.outcome.changes,
    places: await protectedPlaces(run.opened, run.config),
  }
}
