import type { DiagnosticCode } from '../base/errors/diagnostic-codes.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText } from '../base/path.ts'
import type { Diagnostic, InputValue, Recipe, RecipeInput, SourceRange } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { didYouMean } from '../base/text/wording.ts'
import { fitsInTime, type PatternTrial, whyUnprepared } from '../system/process/time-limit.ts'
import { Diagnostics, type Finding } from './diagnostics.ts'
import { parseYaml } from './yaml/read-yaml.ts'
import type { YamlNode } from './yaml/yaml-node.ts'

/** The values of all inputs of a recipe; `null` for one without a value or default. */
export type InputValues = Readonly<Record<string, InputValue | null>>

/** Values by name, or strings such as `version=20` from a command line or comment. */
export type GivenInputs = Readonly<Record<string, unknown>> | readonly string[]

/**
 * Checks the values of a run against the inputs of the recipe. Finds everything that is wrong. `placeOf` says where the value of an
 * input is or should be, if the values are in a file; otherwise mistakes are reported where the recipe declares the input.
 */
export function resolveInputs(
  recipe: Pick<Recipe, 'inputs' | 'source'>,
  given: GivenInputs,
  placeOf?: (name: string) => SourceRange,
): Result<InputValues, readonly Diagnostic[]> {
  const diagnostics = new Diagnostics()
  const top: SourceRange = { file: recipe.source.path, line: 1, column: 1, endLine: 1, endColumn: 1 }
  const values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given))
  for (const name of values.keys())
    if (!recipe.inputs.some((input) => input.name === name)) reportUnknown(name, recipe, placeOf?.(name) ?? top, diagnostics)
  const resolved: Record<string, InputValue | null> = Object.create(null)
  for (const input of recipe.inputs)
    resolved[input.name] = resolveOne({ ...input, at: placeOf?.(input.name) ?? input.at }, values, diagnostics) ?? null
  return diagnostics.hasErrors ? failure(diagnostics.list()) : success(resolved)
}

function isList(given: GivenInputs): given is readonly string[] {
  return Array.isArray(given)
}

function splitAll(texts: readonly string[], at: SourceRange, diagnostics: Diagnostics): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  for (const text of texts) {
    const equals = text.indexOf('=')
    const name = text.slice(0, Math.max(equals, 0))
    if (name === '') diagnostics.error(at, 'input_syntax', `'${briefText(text)}' does not have the form name=value`, 'Write name=value.')
    else if (values.has(name)) diagnostics.error(at, 'duplicate_input', `Input '${briefText(name)}' is set twice`, 'Set it once.')
    else values.set(name, text.slice(equals + 1))
  }
  return values
}

function reportUnknown(name: string, recipe: Pick<Recipe, 'inputs'>, at: SourceRange, diagnostics: Diagnostics): void {
  const names = recipe.inputs.map((input) => input.name)
  const near = didYouMean(name, names)
  const all = names.length === 0 ? 'The recipe has no inputs.' : `It takes ${names.join(', ')}.`
  const suggestion = near === undefined ? all : `Did you mean '${near}'?`
  diagnostics.error(at, 'unknown_input', `Input '${briefText(name)}' does not exist`, suggestion)
}

function resolveOne(input: RecipeInput, given: ReadonlyMap<string, unknown>, diagnostics: Diagnostics): InputValue | undefined {
  if (!given.has(input.name)) {
    if (input.required) diagnostics.error(input.at, 'missing_input', `Input '${input.name}' is required`, `Add ${input.name}=VALUE.`)
    return input.default
  }
  // The recipe reader trusts its patterns, or has tested them.
  const checked = checkInputValue(input, convert(input, given.get(input.name)), { isTrusted: true })
  if (checked.ok) return checked.value
  diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion)
  return undefined
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Converts a value from a command line or a file to the input's type only if that loses nothing. */
function convert(input: RecipeInput, given: unknown): unknown {
  const isText = input.type === 'string' || input.type === 'choice'
  const value = given instanceof WrittenValue ? (isText || NUMBER.test(given.text) ? given.text : given.value) : given
  if (typeof value !== 'string') return value
  if (input.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  if (input.type !== 'number' || !NUMBER.test(value)) return value
  const number = Number(value)
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number
}

type Rules = Pick<RecipeInput, 'name' | 'type' | 'options' | 'pattern' | 'min' | 'max'>

const MAX_INPUT_LENGTH = 64 * 1024

/** Compiles the pattern of an input, which must match the whole value. */
export function compileInputPattern(pattern: string, trial?: PatternTrial): Result<RegExp, string> {
  try {
    const compiled = new RegExp(`^(?:${pattern})$`, 'u')
    const why = whyUnprepared(compiled.source, compiled.flags, trial)
    return why === undefined ? success(compiled) : failure(`it ${why}`)
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

/** Whether a value meets the constraints of an input. Never converts: callers with strings do that. */
export function checkInputValue(input: Rules, value: unknown, { isTrusted = false } = {}): Result<InputValue, Finding> {
  const what = `Input '${input.name}'`
  switch (input.type) {
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(`${what} must be a number`, 'Use a number such as 20.')
      return checkRange(input, value)
    case 'boolean':
      if (typeof value !== 'boolean') return wrong(`${what} must be true or false`, 'Use true or false.')
      return success(value)
    case 'choice':
      if (typeof value === 'string' && input.options.includes(value)) return success(value)
      return finding(
        'input_not_an_option',
        `${what} cannot be ${shown(value)}`,
        `Choose one of ${input.options.map(briefText).join(', ')}.`,
      )
    case 'string':
      if (typeof value !== 'string')
        return wrong(`${what} must be a string`, typeof value === 'number' ? `Put it in quotes: '${value}'.` : 'Use a string.')
      return checkText(input, value, isTrusted)
  }
}

function checkRange(input: Rules, value: number): Result<InputValue, Finding> {
  const { min, max } = input
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return success(value)
  const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].filter((bound) => bound !== '')
  return finding('input_out_of_range', `Input '${input.name}' cannot be ${value}`, `Use a number of ${bounds.join(' and ')}.`)
}

function checkText(input: Rules, value: string, isTrusted: boolean): Result<InputValue, Finding> {
  if (value.length > MAX_INPUT_LENGTH)
    return finding('input_too_long', `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, 'Use a shorter one.')
  if (!value.isWellFormed()) return wrong(`Input '${input.name}' contains half of a surrogate pair`, 'Remove it.')
  if (input.pattern === undefined) return success(value)
  const pattern = compileInputPattern(input.pattern, 'nowhere')
  const fits = pattern.ok ? fitsInTime(pattern.value, value, { isTrusted }) : undefined
  if (fits === true) return success(value)
  if (fits === undefined)
    return finding(
      'input_pattern',
      `Checking input '${input.name}' against its pattern took too long for ${shown(value)}`,
      `Simplify the pattern /${briefText(input.pattern)}/. Avoid repetition inside repetition.`,
    )
  return finding('input_pattern', `Input '${input.name}' cannot be ${shown(value)}`, `It must match /${briefText(input.pattern)}/.`)
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${briefText(value)}'` : briefText(JSON.stringify(value) ?? 'nothing')
}

function wrong(message: string, suggestion: string): { readonly ok: false; readonly error: Finding } {
  return finding('input_type', message, suggestion)
}

function finding(code: DiagnosticCode, message: string, suggestion: string): { readonly ok: false; readonly error: Finding } {
  return failure({ code, message, suggestion })
}

/** The inputs of a run as a map in YAML or JSON. They are data: nothing in them is evaluated. */
export function readInputsText(text: string, file: string): Result<Readonly<Record<string, unknown>>, ToolError> {
  const diagnostics = new Diagnostics()
  const { root } = parseYaml(text, file, diagnostics)
  const [problem] = diagnostics.list()
  if (problem !== undefined) {
    const { at, message, suggestion } = problem
    return failure(toolError('invalid_arguments', `${at.file}:${at.line}:${at.column}: ${message}`, suggestion))
  }
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) return success({})
  if (root.kind !== 'map') return failure(ERRORS.notAMap(file))
  const values: Record<string, unknown> = Object.create(null)
  for (const { key, value } of root.entries) values[key] = plainInput(value)
  return success(values)
}

/** The value of an input in a file. Lists and maps are left to the recipe's own check, which names the input. */
export function plainInput(node: YamlNode): unknown {
  if (node.kind !== 'scalar') return node.kind === 'map' ? {} : []
  const { value, raw } = node
  return typeof value === 'number' || typeof value === 'boolean' ? new WrittenValue(value, raw) : value
}

/** A number or boolean in a file. For an input that takes a string, `1.10` is what it says, not 1.1. */
class WrittenValue {
  readonly value: number | boolean
  readonly text: string

  constructor(value: number | boolean, text: string) {
    this.value = value
    this.text = text
  }
}

const ERRORS = {
  notAMap: (file: string) =>
    toolError('invalid_arguments', `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."),
}
