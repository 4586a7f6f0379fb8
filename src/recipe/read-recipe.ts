import {
  type Diagnostic,
  type Digest,
  INPUT_TYPES,
  type InputType,
  type InputValue,
  type Recipe,
  type RecipeEntry,
  type RecipeInput,
} from '../base/recipe.ts'
import type { PatternTrial } from '../system/process/time-limit.ts'
import type { ToolCatalogue } from './check-call.ts'
import { checkTypes } from './check-types.ts'
import { Diagnostics, isWithin } from './diagnostics.ts'
import {
  adopt,
  type FieldReading,
  field,
  isLeftEmpty,
  kind,
  MapField,
  mustBeQuoted,
  NAMED,
  readText,
  reference,
  refine,
  reportMissing,
  wrongType,
  type YamlField,
} from './fields.ts'
import { checkInputValue, compileInputPattern } from './input-values.ts'
import { excludeField, NO_PERMISSIONS, PERMISSIONS } from './read-permissions.ts'
import { elsewhere, StepsReader, stepList } from './read-steps.ts'
import { hasExpression, readEntries, type ValueReading } from './read-value.ts'
import { parseYaml, type YamlFile } from './yaml/read-yaml.ts'
import { checkName, type YamlEntry, type YamlNode } from './yaml/yaml-node.ts'

interface InputReading extends FieldReading {
  readonly patternTrial?: PatternTrial | undefined
}

export const INPUT = new MapField({
  keys: {
    description: kind.text('What the value is for.'),
    type: kind.word('The type of the value.', INPUT_TYPES, 'string'),
    required: kind.boolean('Whether every run has to set it.', false),
    default: field('The value if none is set.', { type: ['string', 'number', 'boolean'] }, readDefault),
    pattern: refine(kind.text('For a string: a regular expression that must match the whole value.', { format: 'regex' }), checkPattern),
    options: kind.texts('For a choice: the allowed values.'),
    min: kind.number('For a number: the minimum.'),
    max: kind.number('For a number: the maximum.'),
  },
})
type InputFields = NonNullable<ReturnType<typeof INPUT.open>>

export const INPUTS: YamlField<readonly RecipeInput[], InputReading> = field(
  'Values to set when you run the recipe. Use them in expressions as inputs.<name>.',
  { ...NAMED, additionalProperties: reference('input') },
  readInputs,
)

export const MAX_INPUTS = 100

/** Which constraint belongs to which type. */
const CONSTRAINTS = [
  ['pattern', 'string'],
  ['options', 'choice'],
  ['min', 'number'],
  ['max', 'number'],
] as const

function readInputs(node: YamlNode, what: string, reading: InputReading): readonly RecipeInput[] | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'map') return wrongType(node, what, 'a map', diagnostics)
  const inputs: RecipeInput[] = []
  for (const [index, entry] of withoutShallow(node.entries, diagnostics).entries()) {
    if (index >= MAX_INPUTS) {
      diagnostics.error(entry.keyAt, 'too_many_inputs', `More than ${MAX_INPUTS} inputs`, 'Split the recipe.')
      break
    }
    const isNamed = checkName(entry.key, 'The name of an input', entry.keyAt, diagnostics)
    const twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase())
    if (twin !== undefined)
      diagnostics.error(
        entry.keyAt,
        'duplicate_key',
        `Input '${entry.key}' differs from '${twin.name}' only in case`,
        'Rename one of them.',
      )
    const input = readInput(entry, reading)
    if (input !== undefined && isNamed) inputs.push(input)
  }
  return inputs
}

/** What says something about an input, but is not indented below its name, belongs to that input. */
function withoutShallow(entries: readonly YamlEntry[], diagnostics: Diagnostics): readonly YamlEntry[] {
  const found: YamlEntry[] = []
  for (const entry of entries) {
    const last = found.at(-1)
    const isFact = entry.value.kind !== 'map' && INPUT.has(entry.key)
    if (last !== undefined && isFact && isLeftEmpty(last)) found[found.length - 1] = adopt(last, entry, diagnostics)
    else found.push(entry)
  }
  return found
}

function readInput({ key: name, keyAt: at, value }: YamlEntry, reading: InputReading): RecipeInput | undefined {
  const { diagnostics } = reading
  const fields = INPUT.open(value, reading, { what: `Input '${name}'` })
  if (fields === undefined) return undefined
  const type = fields.read('type', reading) ?? 'string'
  checkConstraints(fields, type, diagnostics)
  const input = {
    name,
    description: fields.read('description', reading) ?? '',
    type,
    required: fields.read('required', reading) ?? false,
    options: fields.read('options', reading) ?? [],
    pattern: fields.read('pattern', reading),
    min: fields.read('min', reading),
    max: fields.read('max', reading),
    at,
  }
  checkBounds(input, fields, diagnostics)
  if (type === 'choice' && fields.lacks('options')) reportMissing('options', 'A choice', at, diagnostics)
  const given = fields.entry('default')
  if (input.required && given?.value.kind === 'scalar' && given.value.value !== null)
    diagnostics.warning(
      given.keyAt,
      'default_unused',
      "The input is required, so its 'default' is never used",
      "Remove 'required' or 'default'.",
    )
  return { ...input, default: fields.read('default', { diagnostics, input }) }
}

function checkConstraints(fields: InputFields, type: InputType, diagnostics: Diagnostics): void {
  for (const [key, owner] of CONSTRAINTS) {
    const entry = fields.entry(key)
    if (entry === undefined || owner === type) continue
    const message = `'${key}' only applies to inputs of type '${owner}', and this is a '${type}'`
    diagnostics.error(entry.keyAt, 'constraint_mismatch', message, `Remove it, or set 'type: ${owner}'.`)
  }
}

function checkBounds(input: Pick<RecipeInput, 'min' | 'max'>, fields: InputFields, diagnostics: Diagnostics): void {
  const { min, max } = input
  if (min === undefined || max === undefined || min <= max) return
  const at = fields.entry('max')?.value.at ?? fields.at
  diagnostics.error(at, 'out_of_range', `'max' (${max}) is less than 'min' (${min})`, 'Swap them.')
}

function checkPattern(pattern: string, node: YamlNode, { patternTrial, diagnostics }: InputReading): string | undefined {
  const compiled = compileInputPattern(pattern, patternTrial)
  if (compiled.ok) return pattern
  const suggestion = 'Correct the regular expression (JavaScript syntax). It must match the whole value.'
  diagnostics.error(node.at, 'invalid_pattern', compiled.error, suggestion)
  return undefined
}

interface DefaultReading extends FieldReading {
  readonly input: Omit<RecipeInput, 'default'>
}

function readDefault(node: YamlNode, what: string, reading: DefaultReading): InputValue | undefined {
  const { input, diagnostics } = reading
  if (node.kind !== 'scalar' || node.value === null) return wrongType(node, what, `a ${input.type}`, diagnostics)
  if (typeof node.value === 'string' && hasExpression(node.value)) {
    readText(node, what, reading)
    return undefined
  }
  const needsText = input.type === 'string' || input.type === 'choice'
  if (needsText && typeof node.value !== 'string') {
    mustBeQuoted(node, what, diagnostics)
    return undefined
  }
  const checked = checkInputValue(input, node.value)
  if (checked.ok) return checked.value
  const { message, suggestion } = checked.error
  diagnostics.error(node.at, 'invalid_default', `The default is not valid: ${message}`, suggestion)
  return undefined
}

export const RECIPE = new MapField({
  what: 'A recipe',
  keys: {
    name: refine(kind.text('What the recipe does, in a few words.', { minLength: 1, maxLength: 100 }), checkTitle),
    description: kind.text('What the recipe does and when to use it.'),
    inputs: INPUTS,
    permissions: PERMISSIONS,
    exclude: excludeField(
      'Globs of files and directories that every step leaves out when it searches, lists or edits many files. A file that `path` names is not left out.',
    ),
    steps: stepList('What to do, in this order.'),
    verify: stepList('Steps that run last. When one fails, there is no plan and nothing changes.'),
    outputs: field('Values that a run returns, usually expressions over the outputs of steps.', NAMED, readOutputs),
  },
  required: ['name', 'steps'],
  advice: {
    ...elsewhere(
      ['tool', 'recipe', 'with', 'if', 'for-each', 'expect', 'continue-on-error', 'timeout-seconds', 'report'],
      (key) => `'${key}' belongs to a step. Indent it like 'tool:' or 'recipe:' of that step.`,
    ),
    on: { text: 'This is a key of workflow files. Workflows, comments and the command line start recipes.' },
    jobs: { text: "This is a key of workflow files. A recipe has 'steps' at the top level.", instead: 'steps' },
    runs: { text: "This is a key of action files. A recipe has 'steps' at the top level.", instead: 'steps' },
    env: { text: "Variables for a command go into the step's 'with: { env: … }'." },
  },
})

export interface RecipeReading {
  /** Missing if the diagnostics contain an error. */
  readonly recipe: Recipe | undefined
  /** What could be read despite errors: enough to see what it calls. */
  readonly draft: Recipe | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a recipe and finds everything that is wrong with it. Never throws, whatever the text. */
export function readRecipe(text: string, file: string, catalogue: ToolCatalogue): RecipeReading {
  const diagnostics = new Diagnostics()
  const yaml = parseYaml(text, file, diagnostics)
  const read = readRoot(yaml, catalogue, diagnostics)
  const draft = read && { ...read, source: sourceOf(text, file) }
  if (draft !== undefined) diagnostics.add(findTypeErrors(draft, catalogue, diagnostics.list()))
  return { recipe: diagnostics.hasErrors ? undefined : draft, draft, diagnostics: diagnostics.list() }
}

/** One error per place: a value that is wrong anyway may only look like one of the wrong type. */
function findTypeErrors(draft: Recipe, catalogue: ToolCatalogue, known: readonly Diagnostic[]): readonly Diagnostic[] {
  const errors = known.filter(({ severity }) => severity === 'error')
  const isKnown = ({ at }: Diagnostic) => errors.some((error) => isWithin(error.at, at) || isWithin(at, error.at))
  return checkTypes(draft, { catalogue }).filter((diagnostic) => !isKnown(diagnostic))
}

/** Computed on demand: checking a recipe does not need the crypto module. */
function sourceOf(text: string, path: string): Recipe['source'] {
  return {
    path,
    get digest() {
      return process.getBuiltinModule('node:crypto').hash('sha256', text) as Digest
    },
  }
}

function readRoot({ source, root }: YamlFile, tools: ToolCatalogue, diagnostics: Diagnostics): Omit<Recipe, 'source'> | undefined {
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
    if (!diagnostics.hasErrors) diagnostics.error(source.range(0), 'empty', 'The file is empty', "Begin with 'name:' and 'steps:'.")
    return undefined
  }
  const fields = RECIPE.open(root, { diagnostics }, { missingAt: source.range(0) })
  if (fields === undefined) return undefined
  const inputs = fields.read('inputs', { patternTrial: tools.patternTrial, diagnostics }) ?? []
  const before = diagnostics.count
  const allowed = fields.read('permissions', { tools, diagnostics })
  const permissions = allowed === undefined ? NO_PERMISSIONS : { ...NO_PERMISSIONS, ...allowed, at: fields.entry('permissions')?.value.at }
  const known = diagnostics.count === before ? permissions : undefined
  const lists = [fields.entry('steps')?.value, fields.entry('verify')?.value]
  const steps = new StepsReader(
    { source, diagnostics, catalogue: tools, permissions: known },
    inputNames(fields.entry('inputs')?.value),
    lists,
  )
  return {
    name: fields.read('name', { diagnostics }) ?? '',
    description: fields.read('description', { diagnostics }) ?? '',
    inputs,
    permissions,
    exclude: fields.read('exclude', { tools, diagnostics }) ?? [],
    steps: fields.read('steps', { diagnostics, steps }) ?? [],
    verify: fields.read('verify', { diagnostics, steps }) ?? [],
    outputs: fields.read('outputs', { source, diagnostics, scope: steps.scope }) ?? [],
  }
}

/** Includes inputs with mistakes: references to them are fine. */
function inputNames(node: YamlNode | undefined): readonly string[] {
  return node?.kind === 'map' ? node.entries.slice(0, MAX_INPUTS).map((entry) => entry.key) : []
}

function checkTitle(title: string, node: YamlNode, { diagnostics }: FieldReading, what: string): string | undefined {
  if (title.length <= 100 && !/[\n\r]/.test(title)) return title
  diagnostics.error(node.at, 'invalid_name', `${what} must be one line of at most 100 characters`, "Move the rest to 'description'.")
  return undefined
}

function readOutputs(node: YamlNode, what: string, reading: ValueReading): readonly RecipeEntry[] | undefined {
  if (node.kind !== 'map') return wrongType(node, what, 'a map', reading.diagnostics)
  for (const entry of node.entries) checkName(entry.key, 'The name of an output', entry.keyAt, reading.diagnostics)
  return readEntries(node, reading)
}
