import type { Diagnostic, ExpressionSource, Recipe, RecipeInput, RecipeValue, SourceRange, Step } from '../base/recipe.ts'
import type { ToolCatalogue, ToolDescription } from './check-call.ts'
import { Diagnostics } from './diagnostics.ts'
import { notText } from './expressions/expression-data.ts'
import { inferType, type TypeScope } from './expressions/infer-type.ts'
import {
  ANY,
  describeType,
  findUnwanted,
  joinTypes,
  LIST,
  listOf,
  mapOf,
  memberType,
  NULL,
  NUMBER,
  STRING,
  TEXT,
  type TypePart,
  typeOfSchema,
  typeOfValue,
  type ValueType,
  withoutNull,
} from './expressions/value-type.ts'
import { isPassedInput, typeOfInput, withPassedInputs } from './pass-inputs.ts'

/** What is known about the things that a recipe calls. */
export interface TypeSources {
  readonly catalogue: Pick<ToolCatalogue, 'find'>
  /** Without it, what called recipes take and return is not known. */
  readonly library?: { find(name: string): Recipe | undefined } | undefined
}

type OutputTypes = ReadonlyMap<string, ValueType>
type TypedRecipe = Pick<Recipe, 'inputs' | 'steps' | 'verify' | 'outputs'>

/** Checks what the expressions of a recipe return against what the arguments, inputs and keys around them take. Nothing runs. */
export function checkTypes(recipe: TypedRecipe, sources: TypeSources): readonly Diagnostic[] {
  const checker = new TypeChecker(recipe, sources, new Map())
  checker.outputTypes()
  return checker.diagnostics.list()
}

class TypeChecker {
  readonly diagnostics = new Diagnostics()
  readonly #recipe: TypedRecipe
  readonly #sources: TypeSources
  /** What called recipes return, each worked out once. `undefined` while that is under way, so that a cycle ends. */
  readonly #called: Map<TypedRecipe, OutputTypes | undefined>
  readonly #inputs: ReadonlyMap<string, ValueType>
  #steps = new Map<string, ValueType>()
  /** The step around the one that is checked, and its item. */
  #around: { readonly step: Step; readonly item: ValueType } | undefined

  constructor(recipe: TypedRecipe, sources: TypeSources, called: Map<TypedRecipe, OutputTypes | undefined>) {
    this.#recipe = recipe
    this.#sources = sources
    this.#called = called
    called.set(recipe, undefined)
    this.#inputs = new Map(recipe.inputs.map((input) => [input.name, valueOfInput(input)]))
  }

  /** Checks everything, and returns the types of the recipe's outputs. */
  outputTypes(): OutputTypes {
    for (const step of [...this.#recipe.steps, ...this.#recipe.verify]) this.#checkStep(step)
    const scope = this.#scope()
    return new Map(this.#recipe.outputs.map(({ key, value }) => [key, this.#checkValue(value, ANY, `'${key}'`, scope)]))
  }

  #scope(step?: Step, item: ValueType | undefined = this.#around?.item): TypeScope {
    // A step whose condition mentions a value is not called without it.
    const conditions = `${this.#around?.step.if?.text ?? ''} ${step?.if?.text ?? ''}`
    const checked = new Set([...conditions.matchAll(MENTIONED)].map((match) => `${match[1]}.${match[2]}`.toLowerCase()))
    const known = (context: string, types: ReadonlyMap<string, ValueType>) =>
      [...types].map(([name, type]) => [name, checked.has(`${context}.${name}`.toLowerCase()) ? withoutNullInside(type) : type] as const)
    return {
      inputs: mapOf(known('inputs', this.#inputs), ANY),
      steps: mapOf(known('steps', this.#steps), ANY),
      recipe: mapOf([], STRING),
      env: mapOf([], STRING),
      ...(item !== undefined && { item, index: NUMBER }),
    }
  }

  #checkStep(step: Step): void {
    const items = step.forEach && this.#checkForEach(step.forEach)
    const scope = this.#scope(step, items)
    if (step.if !== undefined) this.#infer(step.if, this.#scope(undefined, items))
    const outputs = this.#checkCall(step, scope, items ?? ANY)
    if (step.id === undefined) return
    const shown = outputs === undefined ? ANY : mapOf(step.forEach === undefined ? outputs : joinedOutputs(outputs), ANY)
    this.#steps.set(
      step.id,
      mapOf([
        ['outputs', shown],
        ['outcome', STRING],
      ]),
    )
  }

  #checkCall(step: Step, scope: TypeScope, item: ValueType): OutputTypes | undefined {
    const { call } = step
    if (call.kind === 'tool') return this.#checkTool(step, call.tool, scope)
    return call.kind === 'recipe' ? this.#checkRecipe(step, call.recipe, scope) : this.#checkSteps(step, call.steps, item)
  }

  /** What each item has: the outputs of its steps, by their ids. */
  #checkSteps(around: Step, steps: readonly Step[], item: ValueType): OutputTypes {
    const outside = this.#steps
    this.#steps = new Map(outside)
    this.#around = { step: around, item }
    for (const step of steps) this.#checkStep(step)
    const seen = this.#steps
    this.#steps = outside
    this.#around = undefined
    return new Map(
      steps.flatMap(({ id }) => {
        const type = id === undefined ? undefined : seen.get(id)
        return id === undefined || type === undefined ? [] : [[id, memberType(type, 'outputs')] as const]
      }),
    )
  }

  /** Returns the type of the items. */
  #checkForEach(value: RecipeValue): ValueType {
    const type = this.#checkValue(value, ANY, "'for-each'", this.#scope())
    const unwanted = findUnwanted(type, LIST)
    if (unwanted !== undefined) {
      const message = `'for-each' needs a list, and this expression ${returning(unwanted)}`
      const suggestion = unwanted.kind === 'null' ? CAN_BE_NULL : 'Use a list, such as the files in the outputs of an earlier step.'
      this.diagnostics.error(placeOf(value), 'not_a_list', message, suggestion)
    }
    // Not the member at 0: what `.*` picked is a list, but a member of it is that of each item.
    return joinTypes(type.flatMap((part) => (part.kind === 'list' ? [part.items] : part.kind === 'any' ? [ANY] : [])))
  }

  #checkTool(step: Step, name: string, scope: TypeScope): OutputTypes | undefined {
    const tool = this.#sources.catalogue.find(name)
    for (const { key, value } of step.with) {
      const argument = tool?.arguments.find((candidate) => candidate.name === key)
      this.#checkValue(value, argument === undefined ? ANY : typeOfSchema(argument.schema), `'${key}'`, scope)
    }
    return tool && toolOutputs(tool)
  }

  #checkRecipe(step: Step, name: string, scope: TypeScope): OutputTypes | undefined {
    const called = this.#sources.library?.find(name)
    for (const { key, value } of step.with) {
      const input = called?.inputs.find((candidate) => candidate.name === key)
      const given = this.#checkValue(value, ANY, `'${key}'`, scope)
      if (input === undefined || value.kind !== 'template') continue
      const wanted = typeOfInput(input)
      // Text that reads like a number or boolean becomes one.
      const texts = input.type === 'choice' ? [] : STRING
      const unwanted = findUnwanted(given, [...(isPassedInput(value) ? withPassedInputs(wanted) : wanted), ...texts])
      if (unwanted === undefined) continue
      const message = `Input '${input.name}' must be ${describeType(wanted)}, and this expression ${returning(unwanted)}`
      this.diagnostics.error(placeOf(value), 'input_type', message, howToConvert(unwanted, wanted))
    }
    if (called === undefined) return undefined
    if (!this.#called.has(called)) this.#called.set(called, new TypeChecker(called, this.#sources, this.#called).outputTypes())
    const outputs = this.#called.get(called)
    if (outputs === undefined) return undefined
    const mayBeSkipped = step.if !== undefined || step.continueOnError
    return mayBeSkipped ? new Map([...outputs].map(([key, type]) => [key, joinTypes([type, NULL])])) : outputs
  }

  /** Returns the type of a value, and reports the expressions in it that do not fit. */
  #checkValue(value: RecipeValue, wanted: ValueType, what: string, scope: TypeScope): ValueType {
    switch (value.kind) {
      case 'scalar':
        return [typeOfValue(value.value)]
      case 'list': {
        const items = joinTypes(wanted.map((part) => (part.kind === 'list' ? part.items : ANY)))
        return listOf(joinTypes(value.items.map((item) => this.#checkValue(item, items, `An item of ${what}`, scope))))
      }
      case 'map':
        return mapOf(
          value.entries.map(({ key, value: member }) => {
            const types = wanted.map((part) => (part.kind === 'map' ? (part.members.get(key) ?? part.others ?? ANY) : ANY))
            return [key, this.#checkValue(member, joinTypes(types), `'${key}' in ${what}`, scope)]
          }),
        )
      case 'template':
        return this.#checkTemplate(value, wanted, what, scope)
    }
  }

  #checkTemplate(value: RecipeValue & { readonly kind: 'template' }, wanted: ValueType, what: string, scope: TypeScope): ValueType {
    const [only, ...others] = value.parts
    const isAlone = others.length === 0 && typeof only === 'object'
    const type = isAlone ? this.#infer(only, scope) : STRING
    if (!isAlone) for (const part of value.parts) if (typeof part === 'object') this.#checkText(part, scope)
    const unwanted = findUnwanted(type, isPassedInput(value) ? withPassedInputs(wanted) : wanted)
    if (unwanted !== undefined) {
      const message = isAlone
        ? `${what} must be ${describeType(wanted)}, and this expression ${returning(unwanted)}`
        : `${what} must be ${describeType(wanted)}, and an expression with text around it is a string`
      const advice = isAlone ? howToConvert(unwanted, wanted) : 'Use a single expression, without text around it.'
      this.diagnostics.error(placeOf(value), 'wrong_type', message, advice)
    }
    return type
  }

  #checkText(source: ExpressionSource, scope: TypeScope): void {
    const unwanted = findUnwanted(this.#infer(source, scope), TEXT)
    if (unwanted?.kind !== 'list' && unwanted?.kind !== 'map') return
    const { code, message, suggestion } = notText(unwanted.kind)
    this.diagnostics.error(source.at, code, message, suggestion)
  }

  #infer(source: ExpressionSource, scope: TypeScope): ValueType {
    const { type, faults } = inferType(source, scope)
    for (const { code, message, suggestion } of faults) this.diagnostics.error(source.at, code, message, suggestion)
    return type
  }
}

/** An input that is neither required nor has a default can be null. */
function valueOfInput(input: RecipeInput): ValueType {
  const type = typeOfInput(input)
  return input.required || input.default !== undefined ? type : joinTypes([type, NULL])
}

/** Names in a condition: `inputs.version`, `steps['find']`. */
const MENTIONED = /\b(inputs|steps)\s*(?:\.\s*|\[\s*')([\w-]+)/gi

/** A step that was not skipped has outputs. */
function withoutNullInside(type: ValueType): ValueType {
  return withoutNull(type).map((part) =>
    part.kind === 'map'
      ? { ...part, members: new Map([...part.members].map(([name, member]) => [name, withoutNullInside(member)])) }
      : part,
  )
}

function placeOf(value: RecipeValue): SourceRange {
  if (value.kind !== 'template') return value.at
  const [only, ...others] = value.parts
  return others.length === 0 && typeof only === 'object' ? only.at : value.at
}

function toolOutputs({ outputs }: ToolDescription): ReadonlyMap<string, ValueType> {
  return new Map(outputs.map(({ name, schema }) => [name, typeOfSchema(schema)]))
}

/** As the engine joins them: strings, maps and the outputs of inner steps are only in `items`. */
function joinedOutputs(outputs: ReadonlyMap<string, ValueType>): ReadonlyMap<string, ValueType> {
  const joined = [...outputs].flatMap(([name, type]) => (isJoined(type) ? [[name, withoutNull(type)] as const] : []))
  return new Map([...joined, ['items', listOf(mapOf(outputs, ANY))]])
}

/** Whether a step with `for-each` has an output of this type. */
export function isJoined(type: ValueType): boolean {
  return type.some(({ kind }) => kind === 'any' || kind === 'number' || kind === 'boolean' || kind === 'list')
}

const CAN_BE_NULL = "An input without a default and the outputs of a skipped step are null. Add an 'if' that checks the value."

function returning(unwanted: TypePart): string {
  return unwanted.kind === 'null' ? 'can return null' : `returns ${describeType([unwanted])}`
}

function howToConvert(given: TypePart, wanted: ValueType): string {
  if (given.kind === 'null') return CAN_BE_NULL
  const takesText = wanted.some(({ kind }) => kind === 'string')
  if (given.kind === 'list') return takesText ? 'Use one element, join(list, separator), or for-each.' : `Use ${describeType(wanted)}.`
  if (given.kind === 'map') return takesText ? 'Use one of its values, or toJSON(value).' : `Use ${describeType(wanted)}.`
  if (takesText && given.kind !== 'string') return "Turn it into text with format('{0}', value)."
  return given.kind === 'string' && given.values === undefined ? 'Convert it with fromJSON(text).' : `Use ${describeType(wanted)}.`
}
