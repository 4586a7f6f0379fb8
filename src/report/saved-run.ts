import type { Plan, PlannedStep } from '../base/plan.ts'
import type { ProtectedPlaces } from '../base/protected-files.ts'
import type { Recipe, Step } from '../base/recipe.ts'
import type { ToolFacts } from '../base/result.ts'
import { type CallOutcome, callText, type PlanOutcome, type StepRecord } from '../plan/plan-outcome.ts'
import type { StoredPlan } from '../plan/store/plan-store.ts'
import { allSteps } from '../recipe/check-call.ts'
import type { PlannedRun } from './plan-report.ts'

export interface StoredRunRequest {
  readonly stored: StoredPlan
  /** The recipe that the plan was made from, read again. */
  readonly recipe: Recipe
  readonly places: ProtectedPlaces
  /** Facts of the tool whose call waits, if there still is one of that name. */
  readonly waiting: ToolFacts | undefined
}

/** A plan that another job made, as if it had been made here: all that its record says, and none of what it took. */
export function storedRun({ stored, recipe, places, waiting }: StoredRunRequest): Omit<PlannedRun, 'ending'> {
  const { plan, changes } = stored
  const calls = plan.steps.map(
    (planned): CallOutcome => ({ planned, step: stepOf(planned, recipe), changes: [], outputs: undefined, durationMs: 0 }),
  )
  const known = { calls, evidence: plan.evidence, includes: plan.recipe.includes, notes: plan.notes ?? [], changes }
  return { recipe, inputs: plan.inputs, outcome: outcomeOf(known, plan, waiting), plan, steps: stepsOf(calls, recipe), places }
}

/** The recipe as far as the plan records it, if the recipe itself was not read again or there is none. */
export function recordedRecipe({ recipe: { path, digest }, message }: Plan): Recipe {
  const [name = path] = message.split('\n', 1)
  const permissions = { write: [], run: [], fetch: [], maxFiles: undefined, at: undefined }
  return { name, description: '', inputs: [], permissions, exclude: [], steps: [], verify: [], outputs: [], source: { path, digest } }
}

/** The step whose call waits for approval. */
export function waitingStep({ steps }: Pick<Plan, 'steps'>): PlannedStep | undefined {
  return steps.find(({ outcome }) => outcome.kind === 'deferred' && outcome.because === 'external')
}

function outcomeOf(
  known: Pick<Exclude<PlanOutcome, { kind: 'failed' }>, 'calls' | 'evidence' | 'includes' | 'notes' | 'changes'>,
  plan: Plan,
  tool: ToolFacts | undefined,
): PlanOutcome {
  const waits = waitingStep(plan)
  if (waits === undefined) return { kind: 'complete', outputs: {}, ...known }
  const { label, at, args, decision } = waits
  const reason = decision.kind === 'allow' ? decision.rule : decision.reason
  return { kind: 'gated', gate: { label, at, call: { tool: tool ?? unknownTool(waits.tool), args }, reason }, ...known }
}

/** A tool that no longer exists. All that is known is that it needed approval. */
function unknownTool(name: string): ToolFacts {
  return { name, summary: '', category: 'Network', effect: 'external', risk: 'dangerous', permissions: [] }
}

/** The calls of one step follow each other, and stand at the same place of the recipe or inside that step. */
function stepsOf(calls: readonly CallOutcome[], recipe: Recipe): readonly StepRecord[] {
  const groups: CallOutcome[][] = []
  const stepAround = ({ step }: CallOutcome) => outermost(step, recipe)
  for (const call of calls) {
    const last = groups.at(-1)
    const isSame = last?.[0] !== undefined && placeOf(stepAround(last[0])) === placeOf(stepAround(call))
    if (last !== undefined && isSame) last.push(call)
    else groups.push([call])
  }
  return groups.map((group, i) => recordOf(group, { number: i + 1, total: groups.length, recipe }))
}

/** The step of the recipe that a step is, or is inside of. */
function outermost(step: Step, { steps, verify }: Recipe): Step {
  return [...steps, ...verify].find(({ call }) => call.kind === 'steps' && call.steps.includes(step)) ?? step
}

function recordOf(
  calls: readonly CallOutcome[],
  { number, total, recipe }: { readonly number: number; readonly total: number; readonly recipe: Recipe },
): StepRecord {
  const [first] = calls
  if (first === undefined) throw new Error('A step without a call.')
  const { label, tool } = first.planned
  const step = outermost(first.step, recipe)
  const { at } = step
  const isOne = calls.length === 1 && step === first.step
  // Of an item of a list only the step is named here.
  const name = isOne ? label : (step.id ?? step.name ?? label)
  return {
    place: {
      label: name,
      calls: step === first.step ? tool : callText(step),
      number,
      total,
      isVerify: recipe.verify.includes(step),
      depth: 0,
      at,
    },
    ending: endingOf(calls),
    calls,
    startMs: 0,
    durationMs: 0,
  }
}

function endingOf(calls: readonly CallOutcome[]): StepRecord['ending'] {
  const kinds = new Set(calls.map(({ planned }) => planned.outcome.kind))
  if (kinds.has('deferred')) return 'deferred'
  if (kinds.has('failed')) return 'failure'
  return kinds.has('ran') ? 'success' : 'skipped'
}

function placeOf({ at }: Pick<Step, 'at'>): string {
  return `${at.file}:${at.line}:${at.column}`
}

/** Steps of called recipes are not looked up: the record is all that is known about them. */
function stepOf(planned: PlannedStep, recipe: Recipe): Step {
  const { tool, at } = planned
  const own = allSteps(recipe).find((step) => step.at.line === at.line && step.at.file === at.file)
  if (own !== undefined) return own
  const nothing = { id: undefined, name: undefined, if: undefined, forEach: undefined, timeoutSeconds: undefined, report: undefined }
  return { ...nothing, call: { kind: 'tool', tool, at }, with: [], expect: [], continueOnError: false, at }
}
