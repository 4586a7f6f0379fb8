import type { Diagnostic, Recipe, Step } from '../model/recipe.ts'
import { toolError } from '../model/tool-error.ts'
import { evaluateTemplate } from '../recipe/evaluate.ts'
import type { ExpressionContexts } from '../recipe/evaluator.ts'
import { type InputValues, resolveInputs } from '../recipe/resolve-inputs.ts'
import { PermissionGuard } from './permissions.ts'
import { type CallEnd, type CallSite, type Fault, fail, type PlanRun, record } from './plan-call.ts'
import { type Deadline, withDeadline } from './plan-deadline.ts'
import type { StepPlace } from './plan-events.ts'
import type { StepEnding, Stop } from './plan-outcome.ts'
import { findBroken, type Outputs } from './plan-outputs.ts'
import { faultOf, StepRunner } from './plan-step.ts'

/** A recipe under way, by itself or called by a step of another. */
interface Frame {
  readonly recipe: Recipe
  readonly contexts: ExpressionContexts
  /** What expressions see as `steps`. */
  readonly steps: Record<string, { readonly outputs: Outputs; readonly outcome: StepEnding }>
  readonly guard: PermissionGuard
  readonly deadline: Deadline
  readonly prefix: string
  readonly depth: number
  /** Called by a verify step, and bound to look only. */
  readonly isVerify: boolean
}

export type RecipeEnd = { readonly kind: 'ran'; readonly outputs: Outputs } | Stop

/** Runs recipes over the plan's workspace, step after step. */
export class RecipeRunner {
  readonly #run: PlanRun

  constructor(run: PlanRun) {
    this.#run = run
  }

  /** The recipe that the plan is of. */
  start(recipe: Recipe, inputs: InputValues): Promise<RecipeEnd> {
    const { deadline, request } = this.#run
    const guard = new PermissionGuard(recipe, { fetchHosts: request.fetchHosts })
    return this.#runRecipe(recipe, inputs, { guard, deadline, prefix: '', depth: 0, isVerify: false })
  }

  async #runRecipe(
    recipe: Recipe,
    inputs: InputValues,
    surroundings: Pick<Frame, 'guard' | 'deadline' | 'prefix' | 'depth' | 'isVerify'>,
  ): Promise<RecipeEnd> {
    const steps: Frame['steps'] = Object.create(null)
    const facts = { name: recipe.name, description: recipe.description, path: recipe.source.path }
    const contexts = { ...this.#run.request.contexts, inputs, steps, recipe: facts }
    const frame: Frame = { ...surroundings, recipe, steps, contexts }
    const stop = await this.#runSteps(recipe.steps, frame, undefined)
    if (stop?.kind === 'failed') return stop
    const verified = await this.#runSteps(recipe.verify, { ...frame, isVerify: true }, stop, 'verify ')
    if (verified !== undefined) return verified
    const outputs: Record<string, unknown> = Object.create(null)
    for (const { key, value } of recipe.outputs) {
      const evaluated = evaluateTemplate(value, contexts)
      if (!evaluated.ok) {
        const { error, at } = faultOf(evaluated.error)
        return { kind: 'failed', isFinal: false, failure: { label: `${frame.prefix}outputs.${key}`, at, error } }
      }
      outputs[key] = evaluated.value
    }
    return { kind: 'ran', outputs }
  }

  /** After a gate the other steps are put down as deferred. */
  async #runSteps(steps: readonly Step[], frame: Frame, before: Stop | undefined, kind = ''): Promise<Stop | undefined> {
    let stop = before
    for (const [index, step] of steps.entries()) {
      const place: StepPlace = {
        label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
        calls: step.call.kind === 'tool' ? step.call.tool : `recipe:${step.call.recipe}`,
        number: index + 1,
        total: steps.length,
        isVerify: frame.isVerify,
        depth: frame.depth,
        at: step.at,
      }
      if (stop === undefined) stop = await this.#runStep(step, place, frame)
      else this.#defer(step, place)
      if (stop?.kind === 'failed') return stop
    }
    return stop
  }

  #defer(step: Step, place: StepPlace): void {
    const { calls, request } = this.#run
    record({ step, place, label: place.label }, this.#run, { outcome: { kind: 'deferred', because: 'depends_on_deferred' } })
    request.emit({ kind: 'step_finished', step: place, ending: 'deferred', calls: calls.slice(-1), durationMs: 0 })
  }

  async #runStep(step: Step, place: StepPlace, frame: Frame): Promise<Stop | undefined> {
    const { calls, request, waiting } = this.#run
    const { clock } = request.context
    request.emit({ kind: 'step_started', step: place })
    const worked = () => clock.elapsed() - waiting.ms
    const [started, firstCall] = [worked(), calls.length]
    const ms = step.timeoutSeconds === undefined ? undefined : step.timeoutSeconds * 1000
    const { ending, outputs, stop } = await withDeadline(frame.deadline.signal, { ms, waiting }, (deadline) =>
      new StepRunner(this.#run, { step, place, label: place.label, guard: frame.guard, deadline }, frame.contexts, (...call) =>
        this.#callRecipe(frame, ...call),
      ).runAll(),
    )
    if (step.id !== undefined) frame.steps[step.id] = { outputs, outcome: ending }
    const durationMs = worked() - started
    request.emit({ kind: 'step_finished', step: place, ending, calls: calls.slice(firstCall), durationMs })
    return stop
  }

  /** A recipe that may fail runs on a layer of its own, so that nothing is left of it if it does. */
  async #callRecipe(frame: Frame, recipe: Recipe, args: Outputs, site: CallSite): Promise<CallEnd> {
    const { layers, calls } = this.#run
    const firstCall = calls.length
    const { step, deadline, label, place } = site
    const inputs = resolveInputs(recipe, args)
    if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error))
    if (step.continueOnError) layers.push()
    const guard = new PermissionGuard(recipe, { caller: frame.guard })
    const surroundings = { guard, deadline, prefix: `${label} / `, depth: frame.depth + 1, isVerify: place.isVerify }
    const end = await this.#runRecipe(recipe, inputs.value, surroundings)
    const broken = end.kind === 'ran' ? findBroken(step.expect, end.outputs) : undefined
    const checked = broken === undefined ? end : fail(site, this.#run, { error: broken.error, at: broken.expectation.at })
    if (step.continueOnError) {
      if (checked.kind === 'failed') {
        layers.drop()
        for (const [index, call] of calls.entries()) if (index >= firstCall) calls[index] = { ...call, changes: [] }
      } else await layers.merge()
    }
    return checked
  }
}

function inputFault(recipe: Recipe, diagnostics: readonly Diagnostic[]): Fault {
  const [first] = diagnostics
  const message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join('; ')}`
  return { error: toolError('invalid_arguments', message, first?.suggestion ?? "Correct 'with'.") }
}
