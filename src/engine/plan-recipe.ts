import type { ApprovalRule } from '../model/policy.ts'
import type { Recipe } from '../model/recipe.ts'
import type { RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import type { InputValues } from '../recipe/resolve-inputs.ts'
import type { CommandScratch, Tool, ToolContext } from '../tools/tool.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Approver } from './approve.ts'
import type { PlanRun } from './plan-call.ts'
import { withDeadline } from './plan-deadline.ts'
import type { EmitPlan } from './plan-events.ts'
import { PlanLayers } from './plan-layers.ts'
import { PlanBudget, type PlanLimits, surveyRecipe } from './plan-limits.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { RecipeRunner } from './plan-runner.ts'
import { Waiting } from './plan-waiting.ts'

export interface PlanRequest {
  readonly recipe: Recipe
  readonly inputs: InputValues
  /** The recipes that steps can call. */
  readonly library: RecipeLibrary
  findTool(name: string): Promise<Tool | undefined>
  /** With the workspace that the changes are staged in. It is sealed when there is a plan. */
  readonly context: Omit<ToolContext, 'progress' | 'scratch'>
  /** Asked once; nothing need be made before the first command. */
  openScratch(workspace: Workspace): CommandScratch & AsyncDisposable
  /** What expressions see beside what the recipe itself gives them. */
  readonly contexts: { readonly env: Readonly<Record<string, string>>; readonly github: Readonly<Record<string, unknown>> }
  readonly rules: readonly ApprovalRule[]
  /** The hosts that the repository lets recipes fetch from; left out, only the permissions of each recipe count. */
  readonly fetchHosts?: readonly string[]
  /** Absolute path of the folder that the workspace stands on. */
  readonly root: string
  /** Asked about calls that act outside the workspace and that no rule allows; `unavailable` makes the plan gated. */
  readonly approver: Approver
  readonly limits: PlanLimits
  readonly emit: EmitPlan
}

/** Runs the steps of a recipe over a staged workspace. Nothing outside of it changes, whatever the outcome. */
export async function planRecipe(request: PlanRequest): Promise<PlanOutcome> {
  const { recipe, inputs, emit } = request
  emit({ kind: 'run_started', recipe, inputs })
  const outcome = await runAll(request)
  if (outcome.kind === 'failed') {
    emit({ kind: 'run_failed', failure: outcome.failure })
    return outcome
  }
  request.context.workspace.seal()
  emit({ kind: 'plan_ready', outcome })
  return outcome
}

async function runAll(request: PlanRequest): Promise<PlanOutcome> {
  const { recipe, context, limits } = request
  const survey = surveyRecipe(recipe, request.library, limits)
  if (!survey.ok) {
    const { at, error } = survey.error
    return { kind: 'failed', failure: { label: recipe.name, at, error }, calls: [], evidence: [], includes: [] }
  }
  const layers = new PlanLayers(context.workspace)
  await using scratch = request.openScratch(layers)
  // Awaited here: the scratch is removed as soon as this function returns.
  const waiting = new Waiting(context.clock)
  return await withDeadline(context.signal, { ms: limits.wallMs, waiting }, async (deadline): Promise<PlanOutcome> => {
    const record = { calls: [], evidence: [], sources: new Map() }
    const asking = { ...request, approver: waiting.around(request.approver) }
    const run: PlanRun = { request: asking, layers, scratch, budget: new PlanBudget(limits), deadline, waiting, ...record }
    const end = await new RecipeRunner(run).start(recipe, request.inputs)
    const known = { calls: run.calls, evidence: run.evidence, includes: [...survey.value, ...run.sources.values()] }
    if (end.kind === 'failed') return { kind: 'failed', failure: end.failure, ...known }
    const changes = await context.workspace.changes()
    if (end.kind === 'gated') return { kind: 'gated', gate: end.gate, changes, ...known }
    return { kind: 'complete', outputs: end.outputs, changes, ...known }
  })
}
