import type { FileChange } from '../base/change.ts'
import type { ReasonCode } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Plan, ReportedPlan } from '../base/plan.ts'
import type { ProtectedPlaces } from '../base/protected-files.ts'
import type { Diagnostic, Recipe } from '../base/recipe.ts'
import type { PlanOutcome } from '../plan/plan-outcome.ts'
import type { InputValues } from '../recipe/input-values.ts'
import type { FileDiff } from '../workspace/patch/file-diff.ts'
import { type HunkAuthors, hunkAuthors } from './hunk-authors.ts'
import { type ChangeRecord, diffChanges, recordChanges } from './hunk-lines.ts'
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
export interface RunOutcome {
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
  /** Missing when the outcome has failed, or another job found nothing to change. */
  readonly plan: ReportedPlan | undefined
  readonly steps: readonly StepRecord[]
  /** What the search steps reported, where another job ran them and left it. */
  readonly found?: Annotations
  /** The recipe was not read again, so that it is not known what it may do. */
  readonly isRecordOnly?: boolean
  /** What is to be marked beside the files that always are. */
  readonly places?: ProtectedPlaces
  readonly ending: RunOutcome
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
  readonly ending: RunOutcome
}

export async function makePlanReport(run: PlannedRun): Promise<PlanReport> {
  const changes = run.outcome.kind === 'failed' ? [] : run.outcome.changes
  const diffs = await diffChanges(changes)
  const authors = await hunkAuthors(diffs, run)
  return { ...run, changes, diffs, records: recordChanges(changes, diffs, run.places), authors }
}

export const ANNOTATION_LEVELS = ['error', 'warning', 'notice'] as const

export type AnnotationLevel = (typeof ANNOTATION_LEVELS)[number]

/** A remark on a line of a file. */
export interface Annotation {
  readonly level: AnnotationLevel
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface Annotations {
  readonly shown: readonly Annotation[]
  /** How many more there are of each level. */
  readonly more: Readonly<Record<AnnotationLevel, number>>
}
