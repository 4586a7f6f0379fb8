import type { Diagnostic, Recipe, RecipeValue, Step } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { toolError } from '../model/tool-error.ts'
import { evaluateCondition, evaluateTemplate } from '../recipe/evaluate.ts'
import type { ExpressionContexts } from '../recipe/evaluator.ts'
import { type InputValues, resolveInputs } from '../recipe/resolve-inputs.ts'
import type { Tool } from '../tools/tool.ts'
import { PermissionGuard } from './permissions.ts'
import { type CallEnd, type CallSite, callTool, type Fault, fail, findOver, type PlanRun, record } from './plan-call.ts'
import { type Deadline, withDeadline } from './plan-deadline.ts'
import type { StepPlace } from './plan-events.ts'
import { limitError } from './plan-limits.ts'
import type { StepEnding, Stop } from './plan-outcome.ts'
import { emptyOutputs, findBroken, joinOutputs, type Outputs } from './plan-outputs.ts'

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
    const { deadline } = this.#run
    return this.#runRecipe(recipe, inputs, { guard: new PermissionGuard(recipe), deadline, prefix: '', depth: 0, isVerify: false })
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
    const { calls, request } = this.#run
    const { clock } = request.context
    request.emit({ kind: 'step_started', step: place })
    const [started, firstCall] = [clock.elapsed(), calls.length]
    const ms = step.timeoutSeconds === undefined ? undefined : step.timeoutSeconds * 1000
    const { ending, outputs, stop } = await withDeadline(frame.deadline.signal, ms, (deadline) =>
      this.#runItems(step, { step, place, label: place.label, guard: frame.guard, deadline }, frame),
    )
    if (step.id !== undefined) frame.steps[step.id] = { outputs, outcome: ending }
    const durationMs = clock.elapsed() - started
    request.emit({ kind: 'step_finished', step: place, ending, calls: calls.slice(firstCall), durationMs })
    return stop
  }

  /** The step's calls: one, or one for each item. */
  async #runItems(
    step: Step,
    site: CallSite,
    frame: Frame,
  ): Promise<{ readonly ending: StepEnding; readonly outputs: Outputs; readonly stop?: Stop }> {
    const target = await this.#targetOf(step)
    const empty = target.kind === 'tool' ? emptyOutputs(target.tool) : noOutputs(target.recipe)
    const items = this.#itemsOf(step, frame)
    if (!items.ok) {
      const stop = fail(site, this.#run, items.error)
      return isPassedOver(stop, step) ? { ending: 'failure', outputs: empty } : { ending: 'failure', outputs: empty, stop }
    }
    const gathered: Outputs[] = []
    let [hasFailed, hasRun] = [false, false]
    for (const [index, item] of items.value.entries()) {
      const isEach = step.forEach !== undefined
      const itemSite = isEach ? { ...site, label: `${site.label} (${describeItem(item, index)})` } : site
      const contexts = isEach ? { ...frame.contexts, item, index } : frame.contexts
      const end = await this.#runItem(step, target, itemSite, frame, contexts)
      if (isEach) {
        const progress = { done: index + 1, total: items.value.length, unit: 'items' }
        this.#run.request.emit({ kind: 'progress', step: site.place, progress })
      }
      if (end.kind === 'skipped') continue
      hasRun = true
      if (end.kind === 'ran') gathered.push(end.outputs)
      else if (isPassedOver(end, step)) hasFailed = true
      else {
        if (end.kind === 'gated') this.#deferRest(site, items.value.length - index - 1)
        return { ending: end.kind === 'gated' ? 'deferred' : 'failure', outputs: empty, stop: end }
      }
    }
    if (items.value.length === 0) record(site, this.#run, { outcome: { kind: 'skipped', condition: 'for-each has no items' } })
    const outputs = step.forEach === undefined ? (gathered[0] ?? empty) : joinOutputs(empty, gathered)
    return { ending: hasFailed ? 'failure' : hasRun ? 'success' : 'skipped', outputs }
  }

  #deferRest(site: CallSite, count: number): void {
    if (count === 0) return
    const label = `${site.label} (${count} more)`
    record({ ...site, label }, this.#run, { outcome: { kind: 'deferred', because: 'depends_on_deferred' } })
  }

  #itemsOf({ forEach }: Step, { contexts }: Frame): Result<readonly unknown[], Fault> {
    if (forEach === undefined) return success([undefined])
    const evaluated = evaluateTemplate(forEach, contexts)
    if (!evaluated.ok) return failure(faultOf(evaluated.error))
    if (!Array.isArray(evaluated.value)) return failure(notAList(forEach))
    const { items } = this.#run.request.limits
    if (evaluated.value.length <= items) return success(evaluated.value)
    const error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`)
    return failure({ error, at: forEach.at, isFinal: true })
  }

  async #runItem(
    step: Step,
    target: Target,
    site: CallSite,
    frame: Frame,
    contexts: ExpressionContexts,
  ): Promise<CallEnd | { readonly kind: 'skipped' }> {
    const run = this.#run
    if (step.if !== undefined) {
      const holds = evaluateCondition(step.if, contexts)
      if (!holds.ok) return fail(site, run, faultOf(holds.error))
      if (!holds.value) {
        record(site, run, { outcome: { kind: 'skipped', condition: step.if.text } })
        return { kind: 'skipped' }
      }
    }
    const args: Record<string, unknown> = Object.create(null)
    for (const { key, value } of step.with) {
      const evaluated = evaluateTemplate(value, contexts)
      if (!evaluated.ok) return fail(site, run, faultOf(evaluated.error))
      args[key] = evaluated.value
    }
    if (target.kind === 'tool') return callTool(target.tool, args, site, run)
    const over = findOver(site, run)
    return over === undefined ? this.#callRecipe(target.recipe, args, site, frame) : fail(site, run, over)
  }

  /** A recipe that may fail runs on a layer of its own, so that nothing is left of it if it does. */
  async #callRecipe(recipe: Recipe, args: Outputs, site: CallSite, frame: Frame): Promise<CallEnd> {
    const { layers, calls } = this.#run
    const firstCall = calls.length
    const { step, deadline, label, place } = site
    const inputs = resolveInputs(recipe, args)
    if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error))
    if (step.continueOnError) layers.push()
    const guard = new PermissionGuard(recipe, frame.guard)
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

  async #targetOf({ call }: Step): Promise<Target> {
    const { findTool, library } = this.#run.request
    if (call.kind === 'tool') {
      const tool = await findTool(call.tool)
      if (tool === undefined) throw new Error(`A recipe was read with a tool that is none: ${call.tool}`)
      return { kind: 'tool', tool }
    }
    const recipe = library.find(call.recipe)
    if (recipe === undefined) throw new Error(`The recipe ${call.recipe} was there before the run, and is gone`)
    return { kind: 'recipe', recipe }
  }
}

type Target = { readonly kind: 'tool'; readonly tool: Tool } | { readonly kind: 'recipe'; readonly recipe: Recipe }

function isPassedOver(stop: Stop, { continueOnError }: Step): boolean {
  return stop.kind === 'failed' && continueOnError && !stop.isFinal
}

const MAX_ITEM_CHARACTERS = 60

function describeItem(item: unknown, index: number): string {
  if (typeof item === 'string' && item.length <= MAX_ITEM_CHARACTERS) return item
  return typeof item === 'number' || typeof item === 'boolean' ? String(item) : `item ${index + 1}`
}

function noOutputs(recipe: Recipe): Outputs {
  return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])))
}

function faultOf({ message, suggestion, at }: Diagnostic): Required<Pick<Fault, 'error' | 'at'>> {
  return { error: toolError('expression_failed', message, suggestion), at }
}

function notAList({ at }: RecipeValue): Fault {
  const suggestion = 'Give it a list, such as the files among the outputs of a step before.'
  return { error: toolError('expression_failed', "'for-each' must have a list", suggestion), at }
}

function inputFault(recipe: Recipe, diagnostics: readonly Diagnostic[]): Fault {
  const [first] = diagnostics
  const message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join('; ')}`
  return { error: toolError('invalid_arguments', message, first?.suggestion ?? "Correct 'with'.") }
}
