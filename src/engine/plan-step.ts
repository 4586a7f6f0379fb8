import { briefText } from '../model/path.ts'
import type { Diagnostic, Recipe, RecipeValue, Step } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { toolError } from '../model/tool-error.ts'
import { evaluateCondition, evaluateTemplate } from '../recipe/evaluate.ts'
import type { ExpressionContexts } from '../recipe/evaluator.ts'
import type { Tool } from '../tools/tool.ts'
import { type CallEnd, type CallSite, callTool, type Fault, fail, findOver, type PlanRun, record } from './plan-call.ts'
import { limitError } from './plan-limits.ts'
import type { StepEnding, Stop } from './plan-outcome.ts'
import { emptyOutputs, joinOutputs, type Outputs } from './plan-outputs.ts'

export type CallRecipe = (recipe: Recipe, args: Outputs, site: CallSite) => Promise<CallEnd>

export interface StepEnd {
  readonly ending: StepEnding
  readonly outputs: Outputs
  readonly stop?: Stop
}

/** The calls of one step: one, or one for each item. */
export class StepRunner {
  readonly #run: PlanRun
  readonly #site: CallSite
  readonly #contexts: ExpressionContexts
  readonly #callRecipe: CallRecipe

  constructor(run: PlanRun, site: CallSite, contexts: ExpressionContexts, callRecipe: CallRecipe) {
    this.#run = run
    this.#site = site
    this.#contexts = contexts
    this.#callRecipe = callRecipe
  }

  async runAll(): Promise<StepEnd> {
    const { step } = this.#site
    const target = await this.#findTarget()
    const empty = target.kind === 'tool' ? emptyOutputs(target.tool) : noOutputs(target.recipe)
    const items = this.#findItems()
    if (!items.ok) {
      const stop = fail(this.#site, this.#run, items.error)
      return { ending: 'failure', outputs: empty, ...(!isPassedOver(stop, step) && { stop }) }
    }
    const total = items.value.length
    if (total === 0) record(this.#site, this.#run, { outcome: { kind: 'skipped', condition: 'for-each has no items' } })
    const gathered: Outputs[] = []
    let ending: StepEnding = 'skipped'
    for (const [index, item] of items.value.entries()) {
      const end =
        step.forEach === undefined ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index)
      if (step.forEach !== undefined) this.#tellProgress(index + 1, total)
      if (end.kind === 'skipped') continue
      if (end.kind === 'ran') {
        gathered.push(end.outputs)
        if (ending === 'skipped') ending = 'success'
      } else if (isPassedOver(end, step)) ending = 'failure'
      else {
        if (end.kind === 'gated') this.#deferRest(total - index - 1)
        return { ending: end.kind === 'gated' ? 'deferred' : 'failure', outputs: empty, stop: end }
      }
    }
    return { ending, outputs: step.forEach === undefined ? (gathered[0] ?? empty) : joinOutputs(empty, gathered) }
  }

  #runItem(target: Target, item: unknown, index: number): Promise<CallEnd | Skipped> {
    const label = `${this.#site.label} (${describeItem(item, index)})`
    return this.#runOne(target, { ...this.#site, label }, { ...this.#contexts, item, index })
  }

  async #runOne(target: Target, site: CallSite, contexts: ExpressionContexts): Promise<CallEnd | Skipped> {
    const [{ step }, run] = [site, this.#run]
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
    return over === undefined ? this.#callRecipe(target.recipe, args, site) : fail(site, run, over)
  }

  #findItems(): Result<readonly unknown[], Fault> {
    const { forEach } = this.#site.step
    if (forEach === undefined) return success([undefined])
    const evaluated = evaluateTemplate(forEach, this.#contexts)
    if (!evaluated.ok) return failure(faultOf(evaluated.error))
    if (!Array.isArray(evaluated.value)) return failure(notAList(forEach))
    const { items } = this.#run.request.limits
    if (evaluated.value.length <= items) return success(evaluated.value)
    const error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`)
    return failure({ error, at: forEach.at, isFinal: true })
  }

  #tellProgress(done: number, total: number): void {
    this.#run.request.emit({ kind: 'progress', step: this.#site.place, progress: { done, total, unit: 'items' } })
  }

  #deferRest(count: number): void {
    if (count === 0) return
    const label = `${this.#site.label} (${count} more)`
    record({ ...this.#site, label }, this.#run, { outcome: { kind: 'deferred', because: 'depends_on_deferred' } })
  }

  async #findTarget(): Promise<Target> {
    const { findTool, library } = this.#run.request
    const { call } = this.#site.step
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

interface Skipped {
  readonly kind: 'skipped'
}

type Target = { readonly kind: 'tool'; readonly tool: Tool } | { readonly kind: 'recipe'; readonly recipe: Recipe }

function isPassedOver(stop: Stop, { continueOnError }: Step): boolean {
  return stop.kind === 'failed' && continueOnError && !stop.isFinal
}

const MAX_ITEM_CHARACTERS = 60

function describeItem(item: unknown, index: number): string {
  if (typeof item === 'string' && item.length <= MAX_ITEM_CHARACTERS) return briefText(item)
  return typeof item === 'number' || typeof item === 'boolean' ? String(item) : `item ${index + 1}`
}

function noOutputs(recipe: Recipe): Outputs {
  return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])))
}

export function faultOf({ message, suggestion, at }: Diagnostic): Required<Pick<Fault, 'error' | 'at'>> {
  return { error: toolError('expression_failed', message, suggestion), at }
}

function notAList({ at }: RecipeValue): Fault {
  const suggestion = 'Give it a list, such as the files among the outputs of a step before.'
  return { error: toolError('expression_failed', "'for-each' must have a list", suggestion), at }
}
