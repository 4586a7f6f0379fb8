import { INPUT_TYPES, type InputType, type InputValue, type RecipeInput } from '../base/recipe.ts'
import type { PatternTrial } from '../system/process/time-limit.ts'
import type { Diagnostics } from './diagnostics.ts'
import {
  type FieldReading,
  field,
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
import { hasExpression } from './read-value.ts'
import { checkName, type YamlEntry, type YamlNode } from './yaml/yaml-node.ts'

interface InputReading extends FieldReading {
  readonly patternTrial?: PatternTrial | undefined
}

export const INPUT = new MapField({
  keys: {
    description: kind.text('What the value is for.'),
    type: kind.word('What kind of value it is.', INPUT_TYPES, 'string'),
    required: kind.boolean('Whether a run without it is refused.', false),
    default: field('The value when none is given.', { type: ['string', 'number', 'boolean'] }, readDefault),
    pattern: refine(kind.text('For a string: a regular expression that must fit the whole value.', { format: 'regex' }), checkPattern),
    options: kind.texts('For a choice: the values to choose from.'),
    min: kind.number('For a number: the least it may be.'),
    max: kind.number('For a number: the most it may be.'),
  },
})
type InputFields = NonNullable<ReturnType<typeof INPUT.open>>

export const INPUTS: YamlField<readonly RecipeInput[], InputReading> = field(
  'Values that whoever runs the recipe gives. Expressions name them as inputs.<name>.',
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
  for (const [index, entry] of node.entries.entries()) {
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
    diagnostics.warning(given.keyAt, 'default_unused', "The input is required, so its 'default' is never used", 'Remove one of the two.')
  return { ...input, default: fields.read('default', { diagnostics, input }) }
}

function checkConstraints(fields: InputFields, type: InputType, diagnostics: Diagnostics): void {
  for (const [key, owner] of CONSTRAINTS) {
    const entry = fields.entry(key)
    if (entry === undefined || owner === type) continue
    const message = `'${key}' is for inputs of the type '${owner}', and this is a '${type}'`
    diagnostics.error(entry.keyAt, 'constraint_mismatch', message, `Remove it, or set 'type: ${owner}'.`)
  }
}

function checkBounds(input: Pick<RecipeInput, 'min' | 'max'>, fields: InputFields, diagnostics: Diagnostics): void {
  const { min, max } = input
  if (min === undefined || max === undefined || min <= max) return
  const at = fields.entry('max')?.value.at ?? fields.at
  diagnostics.error(at, 'out_of_range', `'max' is ${max}, less than 'min', which is ${min}`, 'Exchange them.')
}

function checkPattern(pattern: string, node: YamlNode, { patternTrial, diagnostics }: InputReading): string | undefined {
  const compiled = compileInputPattern(pattern, patternTrial)
  if (compiled.ok) return pattern
  const suggestion = 'Correct the regular expression (JavaScript syntax); it must fit the whole value.'
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
  diagnostics.error(node.at, 'invalid_default', `The default does not fit: ${message}`, suggestion)
  return undefined
}
