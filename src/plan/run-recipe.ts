import { toolError } from '../base/errors/tool-errors.ts'
import { briefText } from '../base/path.ts'
import type { ToolCall } from '../base/plan.ts'
import type { Diagnostic, Recipe, RecipeValue, Step } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { dayOf } from '../recipe/expressions/date-format.ts'
import { type ExpressionContexts, evaluateCondition, evaluateTemplate } from '../recipe/expressions/evaluate.ts'
import type { ValueType } from '../recipe/expressions/value-type.ts'
import { type InputValues, resolveInputs } from '../recipe/input-values.ts'
import { convertPassed, typeOfInput } from '../recipe/pass-inputs.ts'
import { argumentType, checkToolCall } from '../tools/kit/check-arguments.ts'
import type { Tool } from '../tools/kit/tool.ts'
import { LeftOutFiles } from '../workspace/left-out.ts'
import { PermissionGuard } from './permissions.ts'
import { StepLayers, Waiting } from './plan-layers.ts'
import { type Deadline, LIMIT_ERRORS, RunBudget, surveyRecipe, withDeadline } from './plan-limits.ts'
import {
  callText,
  emptyOutputs,
  findBroken,
  joinOutputs,
  type Outputs,
  type PlanOutcome,
  type StepOutcomeText,
  type StepPlace,
  type Stop,
} from './plan-outcome.ts'
import {
  type CallEnd,
  type CallSite,
  callTool,
  DisplayedRows,
  type Fault,
  failStep,
  findOver,
  type RecipeRunRequest,
  record,
  type StepsRun,
} from './run-call.ts'

/** Runs the steps of a recipe over a staged workspace. Nothing outside it changes, whatever the outcome. */
export async function runRecipeSteps(request: RecipeRunRequest): Promise<PlanOutcome> {
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

async function runAll(request: RecipeRunRequest): Promise<PlanOutcome> {
  const { recipe, context, limits } = request
  const survey = surveyRecipe(recipe, request.library, limits)
  if (!survey.ok) {
    const { at, error } = survey.error
    return { kind: 'failed', failure: { label: recipe.name, isNoStep: true, at, error }, calls: [], evidence: [], includes: [] }
  }
  const layers = new StepLayers(context.workspace)
  await using sandbox = request.openSandbox(layers)
  // Awaited here: the sandbox is removed as soon as this function returns.
  const waiting = new Waiting(context.clock)
  return await withDeadline(context.signal, { ms: limits.wallMs, waiting }, async (deadline): Promise<PlanOutcome> => {
    const record = { calls: [], evidence: [], sources: new Map(), displayed: new DisplayedRows(), leftOut: new LeftOutFiles() }
    let date: string | undefined
    const day = () => {
      date = dayOf(request.time)
      return request.time
    }
    const asking = { ...request, approver: waiting.around(request.approver) }
    const run: StepsRun = { request: asking, layers, sandbox, budget: new RunBudget(limits), deadline, waiting, day, ...record }
    const end = await new RecipeRunner(run).start(recipe, request.inputs)
    const includes = [...survey.value, ...run.sources.values()]
    const { notes } = run.leftOut
    const known = { calls: run.calls, evidence: run.evidence, includes, notes, ...(date !== undefined && { date }) }
    if (end.kind === 'failed') return { kind: 'failed', failure: end.failure, ...known }
    const changes = await context.workspace.changes()
    if (end.kind === 'gated') return { kind: 'gated', gate: end.gate, changes, ...known }
    return { kind: 'complete', outputs: end.outputs, changes, ...known }
  })
}

/** A running recipe, on its own or called by a step of another. */
interface Frame {
  readonly recipe: Recipe
  readonly contexts: ExpressionContexts
  /** The `steps` context of expressions. */
  readonly steps: Record<string, { readonly outputs: Outputs; readonly outcome: StepOutcomeText }>
  readonly guard: PermissionGuard
  readonly deadline: Deadline
  readonly prefix: string
  readonly depth: number
  /** Called by a verify step, so it must not change files. */
  readonly isVerify: boolean
}

export type RecipeEnd = { readonly kind: 'ran'; readonly outputs: Outputs } | Stop

/** Runs recipes over the plan's workspace, step by step. */
export class RecipeRunner {
  readonly #run: StepsRun

  constructor(run: StepsRun) {
    this.#run = run
  }

  /** Runs the recipe of the plan. */
  start(recipe: Recipe, inputs: InputValues): Promise<RecipeEnd> {
    const { deadline, request } = this.#run
    const guard = new PermissionGuard(recipe, { fetchHosts: request.fetchHosts, exclude: request.exclude })
    return this.#runRecipe(recipe, inputs, { guard, deadline, prefix: '', depth: 0, isVerify: false })
  }

  async #runRecipe(
    recipe: Recipe,
    inputs: InputValues,
    surroundings: Pick<Frame, 'guard' | 'deadline' | 'prefix' | 'depth' | 'isVerify'>,
  ): Promise<RecipeEnd> {
    const steps: Frame['steps'] = Object.create(null)
    const facts = { name: recipe.name, description: recipe.description, path: recipe.source.path }
    const { request, day } = this.#run
    const contexts = { ...request.contexts, day, inputs, steps, recipe: facts }
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
        return { kind: 'failed', isFinal: false, failure: { label: `${frame.prefix}outputs.${key}`, isNoStep: true, at, error } }
      }
      outputs[key] = evaluated.value
    }
    return { kind: 'ran', outputs }
  }

  /** After a gate, the remaining steps are recorded as deferred. */
  async #runSteps(steps: readonly Step[], frame: Frame, before: Stop | undefined, kind = ''): Promise<Stop | undefined> {
    let stop = before
    for (const [index, step] of steps.entries()) {
      const place: StepPlace = {
        label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
        calls: callText(step),
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

  async #callRecipe(frame: Frame, recipe: Recipe, args: Outputs, site: CallSite): Promise<CallEnd> {
    const { step, deadline, label, place } = site
    const inputs = resolveInputs(recipe, args)
    if (!inputs.ok) return failStep(site, this.#run, inputFault(recipe, inputs.error))
    const guard = new PermissionGuard(recipe, { caller: frame.guard })
    const surroundings = { guard, deadline, prefix: `${label} / `, depth: frame.depth + 1, isVerify: place.isVerify }
    return keepOrDrop(step, this.#run, async () => {
      const end = await this.#runRecipe(recipe, inputs.value, surroundings)
      const broken = end.kind === 'ran' ? findBroken(step.expect, end.outputs) : undefined
      return broken === undefined ? end : failStep(site, this.#run, { error: broken.error, at: broken.expectation.at })
    })
  }
}

/** Several calls that may fail run on a layer of their own, so that nothing is left of them if they do. */
async function keepOrDrop({ continueOnError }: Step, { layers, calls }: StepsRun, work: () => Promise<CallEnd>): Promise<CallEnd> {
  if (!continueOnError) return work()
  const firstCall = calls.length
  layers.push()
  const end = await work()
  if (end.kind !== 'failed') await layers.merge()
  else {
    layers.drop()
    for (const [index, call] of calls.entries()) if (index >= firstCall) calls[index] = { ...call, changes: [] }
  }
  return end
}

function inputFault(recipe: Recipe, diagnostics: readonly Diagnostic[]): Fault {
  const [first] = diagnostics
  const message = `The recipe '${recipe.name}' does not accept these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join('; ')}`
  return { error: ERRORS.badArguments(message, first?.suggestion) }
}

export type CallRecipe = (recipe: Recipe, args: Outputs, site: CallSite) => Promise<CallEnd>

export interface StepEnd {
  readonly ending: StepOutcomeText
  readonly outputs: Outputs
  readonly stop?: Stop
}

/** The calls of one step: a single one, or those of each item. */
export class StepRunner {
  readonly #run: StepsRun
  readonly #site: CallSite
  readonly #contexts: ExpressionContexts
  readonly #callRecipe: CallRecipe

  constructor(run: StepsRun, site: CallSite, contexts: ExpressionContexts, callRecipe: CallRecipe) {
    this.#run = run
    this.#site = site
    this.#contexts = contexts
    this.#callRecipe = callRecipe
  }

  async runAll(): Promise<StepEnd> {
    const { step } = this.#site
    const target = await this.#findTarget(step)
    const empty = outputsOfNothing(target)
    const items = this.#findItems()
    if (!items.ok) {
      const stop = failStep(this.#site, this.#run, items.error)
      return { ending: 'failure', outputs: empty, ...(!isPassedOver(stop, step) && { stop }) }
    }
    const total = items.value.length
    if (total === 0) record(this.#site, this.#run, { outcome: { kind: 'skipped', condition: 'for-each has no items' } })
    const calls = step.forEach === undefined ? [] : this.#foreseeCalls(target, items.value)
    const gathered: Outputs[] = []
    let ending: StepOutcomeText = 'skipped'
    for (const [index, item] of items.value.entries()) {
      const end =
        step.forEach === undefined
          ? await this.#runOne(target, this.#site, this.#contexts)
          : await this.#runItem(target, item, index, calls)
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

  #runItem(target: Target, item: unknown, index: number, calls: readonly ToolCall[]): Promise<CallEnd | Skipped> {
    const label = `${this.#site.label} (${describeItem(item, index)})`
    const site = { ...this.#site, label, ...(calls.length > 1 && { calls }) }
    return this.#runOne(target, site, { ...this.#contexts, item, index })
  }

  /**
   * The calls of a `for-each` that need approval, so that one question can be about all of them. Without those that depend on the
   * outputs of steps for the same item.
   */
  #foreseeCalls(target: Target, items: readonly unknown[]): readonly ToolCall[] {
    const foresee = (step: Step, at: Target, contexts: ExpressionContexts): readonly ToolCall[] => {
      if (at.kind === 'recipe' || (at.kind === 'tool' && at.tool.effect !== 'external')) return []
      const holds = step.if === undefined ? success(true) : evaluateCondition(step.if, contexts)
      if (!holds.ok || !holds.value) return []
      if (at.kind === 'steps') return at.steps.flatMap((inner) => foresee(inner.step, inner.target, contexts))
      const args = evaluateArguments(step, at, contexts)
      const checked = args.ok ? checkToolCall(at.tool, args.value, this.#run.request.context) : args
      return checked.ok ? [{ tool: at.tool, args: checked.value.given }] : []
    }
    return items.flatMap((item, index) => foresee(this.#site.step, target, { ...this.#contexts, item, index }))
  }

  async #runOne(target: Target, site: CallSite, contexts: ExpressionContexts): Promise<CallEnd | Skipped> {
    const [{ step }, run] = [site, this.#run]
    if (step.if !== undefined) {
      const holds = evaluateCondition(step.if, contexts)
      if (!holds.ok) return failStep(site, run, faultOf(holds.error))
      if (!holds.value) {
        record(site, run, { outcome: { kind: 'skipped', condition: step.if.text } })
        return { kind: 'skipped' }
      }
    }
    const over = target.kind === 'tool' ? undefined : findOver(site, run)
    if (over !== undefined) return failStep(site, run, over)
    if (target.kind === 'steps') return keepOrDrop(step, run, () => this.#runSteps(target.steps, site, contexts))
    const evaluated = evaluateArguments(step, target, contexts)
    if (!evaluated.ok) return failStep(site, run, faultOf(evaluated.error))
    const args = evaluated.value
    return target.kind === 'tool' ? callTool(target.tool, args, site, run) : this.#callRecipe(target.recipe, args, site)
  }

  /** The steps of one item. Later ones see the outputs of earlier ones, and so does nothing else. */
  async #runSteps(steps: readonly InnerStep[], site: CallSite, contexts: ExpressionContexts): Promise<CallEnd> {
    const run = this.#run
    const seen: Record<string, unknown> = Object.assign(Object.create(null), contexts.steps)
    const outputs: Record<string, unknown> = Object.create(null)
    let stop: Stop | undefined
    for (const [index, { step }] of steps.entries()) {
      const label = `${site.label} / ${step.id ?? step.name ?? index + 1}`
      const at = { number: index + 1, total: steps.length, depth: site.place.depth + 1, at: step.at }
      const place: StepPlace = { ...site.place, label, calls: callText(step), ...at }
      const inner = { ...site, step, place, label }
      if (stop !== undefined) {
        record(inner, run, { outcome: { kind: 'deferred', because: 'depends_on_deferred' } })
        continue
      }
      const allowance = { ms: step.timeoutSeconds === undefined ? undefined : step.timeoutSeconds * 1000, waiting: run.waiting }
      const end = await withDeadline(site.deadline.signal, allowance, (deadline) =>
        new StepRunner(run, { ...inner, deadline }, { ...contexts, steps: seen }, this.#callRecipe).runAll(),
      )
      if (step.id !== undefined) {
        seen[step.id] = { outputs: end.outputs, outcome: end.ending }
        outputs[step.id] = end.outputs
      }
      stop = end.stop
      if (stop?.kind === 'failed') return stop
    }
    return stop ?? { kind: 'ran', outputs }
  }

  #findItems(): Result<readonly unknown[], Fault> {
    const { forEach } = this.#site.step
    if (forEach === undefined) return success([undefined])
    const evaluated = evaluateTemplate(forEach, this.#contexts)
    if (!evaluated.ok) return failure(faultOf(evaluated.error))
    if (!Array.isArray(evaluated.value)) return failure(notAList(forEach))
    const { items } = this.#run.request.limits
    if (evaluated.value.length <= items) return success(evaluated.value)
    const error = LIMIT_ERRORS.limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`)
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

  async #findTarget({ call }: Step): Promise<Target> {
    const { findTool, library } = this.#run.request
    if (call.kind === 'steps')
      return { kind: 'steps', steps: await Promise.all(call.steps.map(async (step) => ({ step, target: await this.#findTarget(step) }))) }
    if (call.kind === 'tool') {
      const tool = await findTool(call.tool)
      if (tool === undefined) throw new Error(`A recipe was read with an unknown tool: ${call.tool}`)
      return { kind: 'tool', tool }
    }
    const recipe = library.find(call.recipe)
    if (recipe === undefined) throw new Error(`The recipe ${call.recipe} disappeared during the run`)
    return { kind: 'recipe', recipe }
  }
}

function evaluateArguments(step: Step, target: Target, contexts: ExpressionContexts): Result<Outputs, Diagnostic> {
  const args: Record<string, unknown> = Object.create(null)
  for (const { key, value } of step.with) {
    const evaluated = evaluateTemplate(value, contexts)
    if (!evaluated.ok) return evaluated
    args[key] = value.kind === 'scalar' ? evaluated.value : convertPassed(value, evaluated.value, takenBy(target, key))
  }
  return success(args)
}

/** What an argument of a tool, or an input of a recipe, can be. */
function takenBy(target: Target, name: string): ValueType {
  if (target.kind === 'tool') return argumentType(target.tool, name)
  if (target.kind === 'steps') return []
  const input = target.recipe.inputs.find((candidate) => candidate.name === name)
  return input === undefined ? [] : typeOfInput(input)
}

interface Skipped {
  readonly kind: 'skipped'
}

type Target =
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'steps'; readonly steps: readonly InnerStep[] }

interface InnerStep {
  readonly step: Step
  readonly target: Target
}

function isPassedOver(stop: Stop, { continueOnError }: Step): boolean {
  return stop.kind === 'failed' && continueOnError && !stop.isFinal
}

const MAX_ITEM_CHARACTERS = 60

function describeItem(item: unknown, index: number): string {
  if (typeof item === 'string' && item.length <= MAX_ITEM_CHARACTERS) return briefText(item)
  return typeof item === 'number' || typeof item === 'boolean' ? String(item) : `item ${index + 1}`
}

function outputsOfNothing(target: Target): Outputs {
  if (target.kind === 'tool') return emptyOutputs(target.tool)
  const names = target.kind === 'recipe' ? target.recipe.outputs.map(({ key }) => [key, null]) : []
  return Object.assign(Object.create(null), Object.fromEntries(names))
}

export function faultOf({ message, suggestion, at }: Diagnostic): Required<Pick<Fault, 'error' | 'at'>> {
  return { error: toolError('expression_failed', message, suggestion), at }
}

function notAList({ at }: RecipeValue): Fault {
  return { error: ERRORS.notAList(), at }
}

const ERRORS = {
  badArguments: (message: string, suggestion: string | undefined) =>
    toolError('invalid_arguments', message, suggestion ?? "Correct 'with'."),
  notAList: () =>
    toolError('expression_failed', "'for-each' needs a list", 'Use a list, such as the files in the outputs of an earlier step.'),
}
