import type { FileChange } from '../../src/base/change.ts'
import type { Recipe } from '../../src/base/recipe.ts'
import type { ToolFindings } from '../../src/base/result.ts'
import { type CallOutcome, type PlanOutcome, type RecipeEvent, StepRecorder } from '../../src/plan/plan-outcome.ts'
import type { InputValues } from '../../src/recipe/input-values.ts'
import { makePlanReport, type PlanReport, type RunOutcome } from '../../src/report/plan-report.ts'
import { type Planning, plan, recipeOf } from './planning.ts'
import { planOf } from './plans.ts'
import type { TempFolder } from './temp-folder.ts'

/** The same run with times that are the same on every machine. */
function atSteadyPace(event: RecipeEvent): RecipeEvent {
  if (event.kind !== 'step_finished') return event
  const didRun = event.ending === 'success' || event.ending === 'failure'
  return { ...event, durationMs: didRun ? 120 * event.calls.length : 0 }
}

export interface Reported {
  readonly report: PlanReport
  readonly events: readonly RecipeEvent[]
}

const ENDINGS: Readonly<Record<PlanOutcome['kind'], RunOutcome>> = {
  complete: { reason: 'previewed', next: [{ command: 'sous apply 4711', does: 'apply exactly this' }] },
  gated: { reason: 'gated', next: [{ command: 'sous run r --yes', does: 'approve the call beforehand' }] },
  failed: { reason: 'failed:expectation_failed', next: [] },
}

/** Makes a plan of a recipe over a folder, and the report of that. */
export async function reportPlan(folder: TempFolder, planning: Planning, ending?: RunOutcome): Promise<Reported> {
  const { outcome, events: measured } = await plan(folder, planning)
  const events = measured.map(atSteadyPace)
  const recorder = new StepRecorder()
  for (const event of events) recorder.record(event)
  const started = events.find((event) => event.kind === 'run_started')
  if (started === undefined) throw new Error('The run did not start.')
  const report = await makePlanReport({
    recipe: started.recipe,
    inputs: started.inputs,
    outcome,
    plan: outcome.kind === 'failed' ? undefined : planOf(outcome.changes),
    steps: recorder.steps,
    ending: ending ?? ENDINGS[outcome.kind],
  })
  return { report, events }
}

export interface MadeCall {
  readonly label: string
  readonly changes?: readonly FileChange[]
  readonly warnings?: readonly string[]
  readonly outputs?: Readonly<Record<string, unknown>>
  readonly findings?: ToolFindings
  readonly report?: 'notice' | 'warning' | 'error'
}

export interface MadeReport {
  readonly changes: readonly FileChange[]
  readonly calls?: readonly MadeCall[]
  readonly inputs?: InputValues
  readonly recipe?: Partial<Recipe>
  readonly outputs?: Readonly<Record<string, unknown>>
  /** What the steps left out. */
  readonly notes?: readonly string[]
  readonly ending?: RunOutcome
}

const RECIPE = "name: R\npermissions: { write: ['**'] }\nsteps:\n  - tool: grep\n    with: { pattern: x }\n"

/** A report of a complete plan with whatever texts and changes a test wants in it. */
export async function makeReport(made: MadeReport): Promise<PlanReport> {
  const recipe = { ...recipeOf(RECIPE, 'recipes/r.yml'), ...made.recipe }
  const calls = (made.calls ?? []).map(callOf)
  const steps = calls.map((call, i) => {
    const place = {
      label: call.planned.label,
      calls: 'grep',
      number: i + 1,
      total: calls.length,
      isVerify: false,
      depth: 0,
      at: call.planned.at,
    }
    return { place, ending: 'success', calls: [call], startMs: 20 * i, durationMs: 20 } as const
  })
  const outcome: PlanOutcome = {
    kind: 'complete',
    changes: made.changes,
    outputs: made.outputs ?? {},
    calls,
    evidence: [],
    includes: [],
    notes: made.notes ?? [],
  }
  const ending = made.ending ?? ENDINGS.complete
  return makePlanReport({ recipe, inputs: made.inputs ?? {}, outcome, plan: planOf(made.changes), steps, ending })
}

function callOf({ label, changes = [], warnings = [], outputs, findings, report }: MadeCall): CallOutcome {
  const [step] = recipeOf(RECIPE, 'recipes/r.yml').steps
  if (step === undefined) throw new Error('The recipe has no step.')
  const outcome = { kind: 'ran', output: `${label} ran`, warnings, filesAffected: [] } as const
  const planned = { label, tool: 'grep', args: {}, decision: { kind: 'allow', rule: 'reads only' }, outcome, at: step.at } as const
  return { planned, step: { ...step, report }, changes, outputs, ...(findings && { findings }), durationMs: 20 }
}
