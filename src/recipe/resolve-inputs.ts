import { didYouMean } from '../model/did-you-mean.ts'
import { briefText } from '../model/path.ts'
import type { Diagnostic, InputValue, Recipe, RecipeInput, SourceRange } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { Diagnostics } from './diagnostics.ts'
import { checkInputValue } from './input-rules.ts'

/** The values of all inputs of a recipe; `null` for one that was left out and has no default. */
export type InputValues = Readonly<Record<string, InputValue | null>>

/** Values by name, or texts such as `version=20` from a command line or a comment. */
export type GivenInputs = Readonly<Record<string, unknown>> | readonly string[]

/** Checks the values that a run was given against what the recipe asks for. Finds everything that is wrong. */
export function resolveInputs(recipe: Pick<Recipe, 'inputs' | 'source'>, given: GivenInputs): Result<InputValues, readonly Diagnostic[]> {
  const diagnostics = new Diagnostics()
  const top: SourceRange = { file: recipe.source.path, line: 1, column: 1, endLine: 1, endColumn: 1 }
  const values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given))
  for (const name of values.keys()) if (!recipe.inputs.some((input) => input.name === name)) reportUnknown(name, recipe, top, diagnostics)
  const resolved: Record<string, InputValue | null> = Object.create(null)
  for (const input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null
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
    if (name === '') diagnostics.error(at, 'input_syntax', `'${briefText(text)}' is not of the form name=value`, 'Write name=value.')
    else if (values.has(name)) diagnostics.error(at, 'duplicate_input', `Input '${briefText(name)}' is given twice`, 'Give it once.')
    else values.set(name, text.slice(equals + 1))
  }
  return values
}

function reportUnknown(name: string, recipe: Pick<Recipe, 'inputs'>, at: SourceRange, diagnostics: Diagnostics): void {
  const names = recipe.inputs.map((input) => input.name)
  const near = didYouMean(name, names)
  const all = names.length === 0 ? 'The recipe has no inputs.' : `It takes ${names.join(', ')}.`
  const suggestion = near === undefined ? all : `Did you mean '${near}'?`
  diagnostics.error(at, 'unknown_input', `There is no input '${briefText(name)}'`, suggestion)
}

function resolveOne(input: RecipeInput, given: ReadonlyMap<string, unknown>, diagnostics: Diagnostics): InputValue | undefined {
  if (!given.has(input.name)) {
    if (input.required) diagnostics.error(input.at, 'missing_input', `Input '${input.name}' is required`, `Give ${input.name}=VALUE.`)
    return input.default
  }
  const checked = checkInputValue(input, convert(input, given.get(input.name)))
  if (checked.ok) return checked.value
  diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion)
  return undefined
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Texts from a command line become what the input asks for only when nothing is lost on the way. */
function convert(input: RecipeInput, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (input.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  if (input.type !== 'number' || !NUMBER.test(value)) return value
  const number = Number(value)
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number
}
