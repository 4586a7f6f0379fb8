import type { PlanOutcome } from '../engine/plan-outcome.ts'
import type { FileChange } from '../model/change.ts'
import type { Plan } from '../model/plan.ts'
import type { ProtectedPlaces } from '../model/protected-paths.ts'
import type { ReasonCode } from '../model/reason-code.ts'
import type { Diagnostic, Recipe } from '../model/recipe.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { InputValues } from '../recipe/resolve-inputs.ts'
import type { FileDiff } from '../workspace/patch/file-diff.ts'
import type { Annotations } from './annotations.ts'
import { type ChangeRecord, diffChanges, recordChanges } from './change-summary.ts'
import { type HunkAuthors, hunkAuthors } from './hunk-authors.ts'
import type { StepRecord } from './plan-recorder.ts'

/** A command as it would be typed, and what it does, in words that follow it. */
export interface NextCommand {
  readonly command: string
  readonly does: string
  /** Stands above the command where it is shown to be copied, such as `To apply this, comment:`. */
  readonly lead?: string
}

/** What a preview is of, who may approve it and until when. */
export interface PreviewFooter {
  /** The commit that it was made on. */
  readonly head?: string
  /** Who pushed that commit, where Sous planned again by itself. In Markdown. */
  readonly pushedBy?: string
  readonly until?: Date
  /** Who has to approve, in Markdown. */
  readonly approval?: string
  /** Address of the run that made it. */
  readonly run?: string
}

/** How a run ended. */
export interface RunEnding {
  readonly reason: ReasonCode
  /** What is to be said of it beside what the reason means: which file is stale, which branch has the commit. */
  readonly detail?: string
  /** What else a reader has to know about the run, however it ended. */
  readonly note?: string
  /** Object id of the commit that was made. */
  readonly commit?: string
  /** What to do next. */
  readonly next: readonly NextCommand[]
  readonly footer?: PreviewFooter
}

/** What is known of a run that made a plan, or failed to. */
export interface PlannedRun {
  readonly recipe: Recipe
  readonly inputs: InputValues
  readonly outcome: PlanOutcome
  /** Missing when the outcome has failed. */
  readonly plan: Plan | undefined
  readonly steps: readonly StepRecord[]
  /** What the search steps reported, where another job ran them and left it. */
  readonly found?: Annotations
  /** The recipe was not read again, so that it is not known what it may do. */
  readonly isRecordOnly?: boolean
  /** What is to be marked beside the files that always are. */
  readonly places?: ProtectedPlaces
  readonly ending: RunEnding
}

/** Such a run with its changes looked at: what every rendering is made from. A new ending needs no new look. */
export interface PlanReport extends PlannedRun {
  readonly changes: readonly FileChange[]
  /** In the order of the changes. */
  readonly records: readonly ChangeRecord[]
  /** In the order of the changes, without directories. */
  readonly diffs: readonly FileDiff[]
  /** Which steps made which hunk. */
  readonly authors: HunkAuthors
}

/** A run that ended before its first step, or of which only the saved plan is known. */
export interface BareReport {
  /** The recipe as it was named, where it was. */
  readonly recipe?: string
  /** For `invalid_recipe` and `invalid_inputs`. */
  readonly diagnostics?: readonly Diagnostic[]
  readonly error?: ToolError
  /** For commands on a saved plan. */
  readonly plan?: Plan
  readonly ending: RunEnding
}

export async function makePlanReport(run: PlannedRun): Promise<PlanReport> {
  const changes = run.outcome.kind === 'failed' ? [] : run.outcome.changes
  const diffs = await diffChanges(changes)
  const authors = await hunkAuthors(diffs, run)
  return { ...run, changes, diffs, records: recordChanges(changes, diffs, run.places), authors }
}
