import { HIGHEST_LIMITS } from '../base/config.ts'
import { briefText } from '../base/path.ts'
import type { Expectation, ExpressionSource, RecipePermissions, RecipeValue, Step } from '../base/recipe.ts'
import { RECIPE_REF_PATTERN, resolveRecipeName } from '../base/recipe-ref.ts'
import { didYouMean } from '../base/text/wording.ts'
import { checkCall, type StepCall, type ToolCatalogue, type ToolDescription, type ToolField } from './check-call.ts'
import { isJoined } from './check-types.ts'
import type { Diagnostics } from './diagnostics.ts'
import { typeOfSchema } from './expressions/value-type.ts'
import {
  type Advice,
  EXPRESSION_SCHEMA,
  type FieldReading,
  field,
  type JsonSchema,
  kind,
  MapField,
  readText,
  reference,
  wrongType,
  type YamlField,
} from './fields.ts'
import { checkPermission } from './read-permissions.ts'
import {
  hasExpression,
  locate,
  parseTemplate,
  readEntries,
  readExpression,
  readValue,
  reportUnclosed,
  type ValueReading,
} from './read-value.ts'
import { checkName, NAME_PATTERN, type YamlEntry, type YamlMap, type YamlNode } from './yaml/yaml-node.ts'

const MAX_STEPS = 200

/** A list of steps for `StepsReader`. */
export function stepList(
  description: string,
  definition = 'step',
): YamlField<readonly Step[], FieldReading & { readonly steps: StepsReader }> {
  const schema = { type: 'array', minItems: 1, maxItems: MAX_STEPS, items: reference(definition) }
  return field(description, schema, (node, what, { steps }) => steps.read(node, what))
}

/** The steps and verify steps of a recipe: they share ids, and later steps can refer to earlier ones. */
export class StepsReader {
  readonly #reading: Omit<StepReading, 'scope' | 'steps'>
  readonly #inputs: readonly string[]
  readonly #allIds: readonly string[]
  readonly #outputs: Map<string, readonly string[] | undefined>
  /** Ids inside steps with `for-each`, and the ids of those. */
  readonly #innerIds = new Map<string, string | undefined>()
  readonly #count: { steps: number }
  readonly #around: StepsReader | undefined

  constructor(
    reading: Omit<StepReading, 'scope' | 'steps'>,
    inputs: readonly string[],
    lists: readonly (YamlNode | undefined)[],
    around?: StepsReader,
  ) {
    this.#reading = reading
    this.#inputs = inputs
    this.#allIds = [
      ...(around?.scope.laterSteps ?? []),
      ...lists.flatMap((list) => (list?.kind === 'list' ? list.items.flatMap(idOf) : [])),
    ]
    this.#outputs = new Map(around?.scope.steps)
    this.#count = around === undefined ? { steps: 0 } : around.#count
    this.#around = around
  }

  /** For the steps of a step with `for-each`: they see the steps before that one, and nothing outside sees them. */
  inside(list: YamlNode | undefined): StepsReader {
    return new StepsReader(this.#reading, this.#inputs, [list], this)
  }

  get isInner(): boolean {
    return this.#around !== undefined
  }

  read(node: YamlNode, what: string): readonly Step[] {
    const { diagnostics } = this.#reading
    if (node.kind === 'map') {
      const suggestion = "Begin each step with '- ', and indent its other keys by two more spaces."
      diagnostics.error(node.at, 'wrong_type', `${what} must be a list of steps, not a map`, suggestion)
      return []
    }
    if (node.kind !== 'list') return wrongType(node, what, 'a list of steps', diagnostics) ?? []
    if (node.items.length === 0) diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add a step, or remove the line.')
    const steps: Step[] = []
    for (const item of node.items) {
      if (++this.#count.steps > MAX_STEPS) {
        diagnostics.error(item.at, 'too_many_steps', `More than ${MAX_STEPS} steps`, "Use 'for-each', or split the recipe.")
        break
      }
      const step = this.#readStep(item)
      if (step !== undefined) steps.push(step)
    }
    return steps
  }

  /** What expressions after the steps read so far can name. */
  get scope(): StepReading['scope'] {
    const { isInner: insideForEach } = this
    return { inputs: this.#inputs, steps: this.#outputs, laterSteps: this.#allIds, innerSteps: this.#innerIds, insideForEach }
  }

  #readStep(item: YamlNode): Step | undefined {
    const step = readStep(item, { ...this.#reading, steps: this, scope: this.scope })
    if (step?.call.kind === 'steps')
      for (const { id } of step.call.steps) if (id !== undefined) this.#innerIds.set(id.toLowerCase(), idOf(item)[0])
    const id = this.#readId(idEntry(item))
    if (id !== undefined) this.#outputs.set(id, step === undefined ? undefined : this.#outputsOf(step))
    return step === undefined ? undefined : { id, ...step }
  }

  /** With for-each, what cannot be joined is only in `items`, the outputs of each. */
  #outputsOf({ call, forEach }: Pick<Step, 'call' | 'forEach'>): readonly string[] | undefined {
    if (call.kind === 'steps') return ['items']
    const outputs = call.kind === 'tool' ? this.#reading.catalogue.find(call.tool)?.outputs : undefined
    const there = forEach === undefined ? outputs : outputs?.filter(({ schema }) => isJoined(typeOfSchema(schema)))
    return there && [...there.map(({ name }) => name), ...(forEach === undefined ? [] : ['items'])]
  }

  #readId(entry: YamlEntry | undefined): string | undefined {
    const { diagnostics } = this.#reading
    const id = entry && readText(entry.value, "'id'", this.#reading)
    if (entry === undefined || id === undefined || !checkName(id, 'The id of a step', entry.value.at, diagnostics)) return undefined
    const twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase())
    if (twin === undefined) return id
    diagnostics.error(entry.value.at, 'duplicate_id', `An earlier step already has the id '${twin}'`, 'Choose another id.')
    return undefined
  }
}

function idEntry(step: YamlNode): YamlEntry | undefined {
  return step.kind === 'map' ? step.entries.find((entry) => entry.key === 'id') : undefined
}

function idOf(step: YamlNode): readonly string[] {
  const node = idEntry(step)?.value
  return node?.kind === 'scalar' && typeof node.value === 'string' ? [node.value] : []
}

export interface StepReading extends ValueReading {
  readonly steps: StepsReader
  readonly catalogue: ToolCatalogue
  /** Not known if something is wrong with them. */
  readonly permissions: RecipePermissions | undefined
}

/** Advice for keys of other maps. */
export function elsewhere(keys: readonly string[], text: (key: string) => string): Readonly<Record<string, Advice>> {
  return Object.fromEntries(keys.map((key) => [key, { text: text(key), isElsewhere: true }]))
}

const EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/
/** For editors. */
export const EXPECTATION_SCHEMA: JsonSchema = { type: 'string', pattern: EXPECTATION.source }

export const STEP = new MapField({
  what: 'A step',
  keys: {
    id: kind.text('The name for references from later steps: steps.<id>.outputs.', { pattern: NAME_PATTERN }),
    name: kind.text('What the step does, for reports.'),
    tool: kind.tool('The tool to call. For a bundle tool: bundle/tool@version.', readText),
    recipe: kind.text(
      "Another recipe to run as this step: its name, or owner/repository/name@commit for one of another repository. Pass its inputs in 'with'.",
      { pattern: `^[^/]+$|${RECIPE_REF_PATTERN}` },
    ),
    with: field('The arguments.', { type: 'object' }, readArguments),
    if: field(
      'The step runs only if this expression is true. With for-each it is evaluated for each item.',
      { type: ['string', 'boolean'] },
      readCondition,
    ),
    'for-each': field(
      'Runs the step for each item of a list. Expressions can use item and index.',
      { anyOf: [{ type: 'array' }, EXPRESSION_SCHEMA] },
      readForEach,
    ),
    steps: stepList('Several steps to run for each item of for-each, instead of one tool or recipe.', 'innerStep'),
    expect: field(
      "Conditions on the step's outputs, such as replacements: '>= 1'. For a list, its length counts. They all fail for a search that timed out.",
      { type: 'object', additionalProperties: EXPECTATION_SCHEMA },
      readExpect,
    ),
    'continue-on-error': kind.boolean('Whether the recipe continues if the step fails.', false),
    'timeout-seconds': kind.integer('How many seconds the step may take.', HIGHEST_LIMITS.seconds),
    report: kind.word('Turns the matches of a search into annotations of this level.', ['notice', 'warning', 'error']),
  },
  advice: {
    ...elsewhere(
      ['description', 'inputs', 'permissions', 'verify', 'outputs'],
      (key) => `'${key}' belongs to the recipe. Do not indent it.`,
    ),
    run: { text: "Use 'tool: run_in_terminal' with 'with: { command: … }'.", instead: 'tool' },
    uses: { text: "Use 'tool:' for a tool, or 'recipe:' for another recipe.", instead: 'tool' },
    env: { text: "Variables for a command go into 'with: { env: … }'." },
    'timeout-minutes': { text: "Use 'timeout-seconds'." },
  },
  more: { oneOf: [{ required: ['tool'] }, { required: ['recipe'] }, { required: ['steps', 'for-each'] }] },
})
type StepFields = NonNullable<ReturnType<typeof STEP.open>>

/** Reads one step. Its id is read by the caller, which knows the other steps. */
function readStep(node: YamlNode, reading: StepReading): Omit<Step, 'id'> | undefined {
  const fields = STEP.open(node, reading)
  if (fields === undefined) return undefined
  checkNesting(fields, reading)
  const forEach = fields.read('for-each', reading)
  const insideForEach = reading.scope.insideForEach || fields.entry('for-each') !== undefined
  const inside = { ...reading, scope: { ...reading.scope, insideForEach } }
  const call = readCall(fields, reading)
  const tool = call?.kind === 'tool' ? findTool(call, reading) : undefined
  const map = fields.read('with', reading)
  const isComplete = map !== undefined || fields.lacks('with')
  if (tool !== undefined && call !== undefined && isComplete)
    checkTool({ tool, at: call.at, arguments: map?.entries ?? [] }, fields, reading)
  const step = {
    name: fields.read('name', reading),
    with: map === undefined ? [] : readEntries(map, inside),
    if: fields.read('if', inside),
    forEach,
    expect: fields.read('expect', { ...reading, tool }) ?? [],
    continueOnError: fields.read('continue-on-error', reading) ?? false,
    timeoutSeconds: fields.read('timeout-seconds', reading),
    report: fields.read('report', reading),
    at: fields.at,
  }
  if (call === undefined) return undefined
  return { ...step, call: tool === undefined ? call : { kind: 'tool', tool: tool.name, at: call.at } }
}

/** What belongs to one call, and not to several steps. */
const OF_A_CALL = ['with', 'expect', 'report'] as const

/** `steps` goes with `for-each`, and only there. */
function checkNesting(fields: StepFields, { steps, diagnostics }: StepReading): void {
  const [forEach, list] = [fields.entry('for-each'), fields.entry('steps')]
  if (steps.isInner) {
    const nested = forEach ?? list
    const suggestion = "Put what repeats into a recipe of its own, and call it with 'recipe:'."
    if (nested !== undefined)
      diagnostics.error(nested.keyAt, 'nested_for_each', `A step inside 'for-each' cannot have '${nested.key}' itself`, suggestion)
    return
  }
  if (list === undefined) return
  if (forEach === undefined && fields.lacks('for-each'))
    diagnostics.error(list.keyAt, 'missing_key', "'steps' in a step needs 'for-each'", "Add 'for-each:' with a list, or remove 'steps:'.")
  for (const key of OF_A_CALL) {
    const entry = fields.entry(key)
    if (entry === undefined) continue
    const message = `'${key}' does not go with 'steps'`
    diagnostics.error(entry.keyAt, 'misplaced_key', message, `Move it into the step below 'steps:' that it is for.`)
  }
}

function readCall(fields: StepFields, reading: StepReading): Step['call'] | undefined {
  const { diagnostics, steps } = reading
  const [tool, recipe, list] = [fields.entry('tool'), fields.entry('recipe'), fields.entry('steps')]
  const [, second] = [tool, recipe, list].filter((entry) => entry !== undefined)
  if (second !== undefined) {
    const suggestion = list === undefined ? 'Split it into two steps.' : "Move the call into a step below 'steps:'."
    diagnostics.error(second.keyAt, 'tool_and_recipe', "A step has one of 'tool', 'recipe' and 'steps'", suggestion)
    return undefined
  }
  if (list !== undefined) {
    // Nothing else is said about what is nested too deeply.
    const read = steps.isInner ? undefined : fields.read('steps', { ...reading, steps: steps.inside(list.value) })
    return read && { kind: 'steps', steps: read, at: list.keyAt }
  }
  const at = (tool ?? recipe)?.value.at
  if (at === undefined) {
    if (fields.lacks('tool') && fields.lacks('recipe') && fields.lacks('steps'))
      diagnostics.error(fields.at, 'missing_key', "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.")
    return undefined
  }
  const name = fields.read(tool === undefined ? 'recipe' : 'tool', reading)
  if (name === undefined) return undefined
  return tool === undefined ? { kind: 'recipe', recipe: resolveRecipeName(name, at.file), at } : { kind: 'tool', tool: name, at }
}

function findTool(call: Extract<Step['call'], { kind: 'tool' }>, { catalogue, diagnostics }: StepReading): ToolDescription | undefined {
  const tool = catalogue.find(call.tool)
  if (tool !== undefined) return tool
  const known = catalogue.whyMissing?.(call.tool)
  if (known !== undefined) {
    diagnostics.error(call.at, known.code, known.message, known.suggestion)
    return undefined
  }
  const near = didYouMean(call.tool, catalogue.names)
  const suggestion = near === undefined ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`
  diagnostics.error(call.at, 'unknown_tool', `Tool '${briefText(call.tool)}' does not exist`, suggestion)
  return undefined
}

function checkTool(call: StepCall, fields: StepFields, reading: StepReading): void {
  checkCall(call, reading.catalogue, reading.diagnostics)
  if (reading.permissions !== undefined) checkPermission(call, reading.permissions, reading)
  const report = fields.entry('report')
  if (report === undefined || call.tool.outputs.some((output) => output.name === 'matches')) return
  const message = `${call.tool.name} has no matches to report`
  reading.diagnostics.error(report.keyAt, 'report_without_matches', message, "Remove it, or report on a step with 'tool: grep'.")
}

function readArguments(node: YamlNode, what: string, { diagnostics }: FieldReading): YamlMap | undefined {
  return node.kind === 'map' ? node : wrongType(node, what, 'a map of arguments', diagnostics)
}

/** Reads `for-each`: a list, or a single expression that returns a list. */
function readForEach(node: YamlNode, what: string, reading: ValueReading): RecipeValue | undefined {
  if (node.kind === 'list') return readValue(node, reading)
  if (node.kind !== 'scalar' || typeof node.value !== 'string')
    return wrongType(node, what, 'a list, or an expression that returns one', reading.diagnostics)
  const value = readValue(node, reading)
  const isUnclosed = hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === 'unclosed'
  if (isUnclosed || (value.kind === 'template' && value.parts.length === 1)) return value
  const message = "'for-each' must be a single expression that returns a list, without text around it"
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
  const suggestion = 'Write ${{ steps.find.outputs.files }}, or a list such as [a, b].'
  reading.diagnostics.error(node.at, 'not_a_list', message, suggestion)
  return undefined
}

/** Reads `if`. As in workflow files, `${{ }}` may be left out. */
function readCondition(node: YamlNode, what: string, reading: ValueReading): ExpressionSource | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return { text: String(node.value), at: node.at }
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return wrongType(node, what, 'an expression', reading.diagnostics)
  const start = node.value.length - node.value.trimStart().length
  const text = node.value.trim()
  const located = locate(node, reading.source)
  if (!hasExpression(text)) return readExpression(located, text, start, reading)
  const parts = parseTemplate(text)
  const [only, ...others] = parts
  if (only?.kind === 'expression' && others.length === 0) return readExpression(located, only.text, start + only.start, reading)
  const unclosed = parts.find((part) => part.kind === 'unclosed')
  if (unclosed !== undefined) {
    reportUnclosed(located, start + unclosed.start, reading)
    return undefined
  }
  const message = "'if' has text around its expression, so it would always be true"
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
  const suggestion = "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}."
  reading.diagnostics.error(node.at, 'expression_mixed', message, suggestion)
  return undefined
}

const COUNTABLE: readonly unknown[] = ['integer', 'number', 'array']

interface ExpectReading extends FieldReading {
  /** Missing if the outputs are not known. */
  readonly tool: ToolDescription | undefined
}

/** Reads the expectations on a step's outputs. */
function readExpect(node: YamlNode, what: string, { tool, diagnostics }: ExpectReading): readonly Expectation[] | undefined {
  if (node.kind !== 'map') return wrongType(node, what, 'a map of outputs', diagnostics)
  return node.entries.flatMap((entry) => {
    if (tool !== undefined) checkOutput(entry, tool, diagnostics)
    return readExpectation(entry, diagnostics) ?? []
  })
}

function checkOutput(entry: YamlEntry, tool: ToolDescription, diagnostics: Diagnostics): void {
  const countable = tool.outputs.filter(isCountable)
  if (countable.some((output) => output.name === entry.key)) return
  const names = countable.map((output) => output.name)
  const isOutput = tool.outputs.some((output) => output.name === entry.key)
  const why = isOutput ? `is neither a number nor a list` : `is not an output of ${tool.name}`
  const near = didYouMean(entry.key, names)
  const all = names.length === 0 ? `${tool.name} has no outputs to compare.` : `Use one of ${names.join(', ')}.`
  const suggestion = near === undefined || isOutput ? all : `Did you mean '${near}'?`
  diagnostics.error(entry.keyAt, 'unknown_output', `'${briefText(entry.key)}' ${why}`, suggestion)
}

/** Whether an output can be compared with a number. */
export function isCountable(output: Pick<ToolField, 'schema'>): boolean {
  const type = output.schema['type']
  return type === undefined || COUNTABLE.includes(type)
}

function readExpectation(entry: YamlEntry, diagnostics: Diagnostics): Expectation | undefined {
  const { value } = entry
  if (value.kind === 'invalid') return undefined
  const match = value.kind === 'scalar' && typeof value.value === 'string' ? EXPECTATION.exec(value.value) : null
  if (match !== null) {
    const [, operator, number] = match
    return { output: entry.key, operator: operator as Expectation['operator'], number: Number(number), at: value.at }
  }
  const message = `The expectation for '${briefText(entry.key)}' must be a comparison with a number`
  const example = value.kind === 'scalar' && typeof value.value === 'number' ? `'== ${value.raw}'` : "'>= 1'"
  diagnostics.error(value.at, 'invalid_expect', message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`)
  return undefined
}
