import { INPUT_TYPES, type InputType, type InputValue, type RecipeInput } from '../base/recipe.ts'
import type { PatternTrial } from '../system/process/time-limit.ts'
import type { Diagnostics } from './diagnostics.ts'
import { checkInputValue, compileInputPattern } from './input-values.ts'
import {
  type Fields,
  mustBeQuoted,
  readBoolean,
  readFields,
  readNumber,
  readText,
  readTextList,
  readWord,
  reportMissing,
  wrongType,
} from './read-fields.ts'
import { hasExpression } from './read-value.ts'
import { checkName, type YamlEntry, type YamlNode } from './yaml/yaml-node.ts'

export const INPUT_KEYS = ['description', 'type', 'required', 'default', 'pattern', 'options', 'min', 'max'] as const

export const MAX_INPUTS = 100

/** Which constraint belongs to which type. */
const CONSTRAINTS: readonly (readonly [key: string, type: InputType])[] = [
  ['pattern', 'string'],
  ['options', 'choice'],
  ['min', 'number'],
  ['max', 'number'],
]

export function readInputs(node: YamlNode, trial: PatternTrial | undefined, diagnostics: Diagnostics): readonly RecipeInput[] {
  if (node.kind !== 'map') return wrongType(node, "'inputs'", 'a map', diagnostics) ?? []
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
    const input = readInput(entry, trial, diagnostics)
    if (input !== undefined && isNamed) inputs.push(input)
  }
  return inputs
}

function readInput(entry: YamlEntry, trial: PatternTrial | undefined, diagnostics: Diagnostics): RecipeInput | undefined {
  const fields = readFields(entry.value, { what: `Input '${entry.key}'`, keys: INPUT_KEYS }, diagnostics)
  if (fields === undefined) return undefined
  const type = fields.read('type', (node, what) => readWord(node, what, INPUT_TYPES, diagnostics) ?? 'string') ?? 'string'
  checkConstraints(fields, type, diagnostics)
  const number = (node: YamlNode, what: string) => readNumber(node, what, diagnostics)
  const text = (node: YamlNode, what: string) => readText(node, what, diagnostics)
  const input = {
    name: entry.key,
    description: fields.read('description', text) ?? '',
    type,
    required: fields.read('required', (node, what) => readBoolean(node, what, diagnostics)) ?? false,
    options: fields.read('options', (node, what) => readTextList(node, what, diagnostics)) ?? [],
    pattern: fields.read('pattern', (node, what) => readPattern(node, what, trial, diagnostics)),
    min: fields.read('min', number),
    max: fields.read('max', number),
    at: entry.keyAt,
  }
  checkBounds(input, fields, diagnostics)
  if (type === 'choice' && fields.lacks('options')) reportMissing('options', 'A choice', entry.keyAt, diagnostics)
  return { ...input, default: readDefault(input, fields, diagnostics) }
}

function checkConstraints(fields: Fields, type: InputType, diagnostics: Diagnostics): void {
  for (const [key, owner] of CONSTRAINTS) {
    const entry = fields.entry(key)
    if (entry === undefined || owner === type) continue
    const message = `'${key}' is for inputs of the type '${owner}', and this is a '${type}'`
    diagnostics.error(entry.keyAt, 'constraint_mismatch', message, `Remove it, or set 'type: ${owner}'.`)
  }
}

function checkBounds(input: Pick<RecipeInput, 'min' | 'max'>, fields: Fields, diagnostics: Diagnostics): void {
  const { min, max } = input
  if (min === undefined || max === undefined || min <= max) return
  const at = fields.entry('max')?.value.at ?? fields.at
  diagnostics.error(at, 'out_of_range', `'max' is ${max}, less than 'min', which is ${min}`, 'Exchange them.')
}

function readPattern(node: YamlNode, what: string, trial: PatternTrial | undefined, diagnostics: Diagnostics): string | undefined {
  const pattern = readText(node, what, diagnostics)
  if (pattern === undefined) return undefined
  const compiled = compileInputPattern(pattern, trial)
  if (compiled.ok) return pattern
  const suggestion = 'Correct the regular expression (JavaScript syntax); it must fit the whole value.'
  diagnostics.error(node.at, 'invalid_pattern', compiled.error, suggestion)
  return undefined
}

function readDefault(input: Omit<RecipeInput, 'default'>, fields: Fields, diagnostics: Diagnostics): InputValue | undefined {
  const entry = fields.entry('default')
  if (entry === undefined) return undefined
  const node = entry.value
  if (node.kind !== 'scalar' || node.value === null) return wrongType(node, "'default'", `a ${input.type}`, diagnostics)
  if (input.required)
    diagnostics.warning(entry.keyAt, 'default_unused', "The input is required, so its 'default' is never used", 'Remove one of the two.')
  if (typeof node.value === 'string' && hasExpression(node.value)) {
    readText(node, "'default'", diagnostics)
    return undefined
  }
  const needsText = input.type === 'string' || input.type === 'choice'
  if (needsText && typeof node.value !== 'string') {
    mustBeQuoted(node, "'default'", diagnostics)
    return undefined
  }
  const checked = checkInputValue(input, node.value)
  if (checked.ok) return checked.value
  const { message, suggestion } = checked.error
  diagnostics.error(node.at, 'invalid_default', `The default does not fit: ${message}`, suggestion)
  return undefined
}
