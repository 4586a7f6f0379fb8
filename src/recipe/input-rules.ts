import { briefText } from '../model/path.ts'
import type { InputValue, RecipeInput } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { whyUnprepared } from '../system/regex-preparation.ts'
import { fitsInTime } from '../system/time-limit.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'
import type { Finding } from './diagnostics.ts'

type Rules = Pick<RecipeInput, 'name' | 'type' | 'options' | 'pattern' | 'min' | 'max'>

const MAX_INPUT_LENGTH = 64 * 1024

/** Compiles the pattern of an input, which must fit the whole value. */
export function compileInputPattern(pattern: string): Result<RegExp, string> {
  try {
    const compiled = new RegExp(`^(?:${pattern})$`, 'u')
    const why = whyUnprepared(compiled.source, compiled.flags)
    return why === undefined ? success(compiled) : failure(`it ${why}`)
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

/** Whether a value fits what an input asks for. Never converts: that is for those who were given text. */
export function checkInputValue(input: Rules, value: unknown): Result<InputValue, Finding> {
  const what = `Input '${input.name}'`
  switch (input.type) {
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(`${what} must be a number`, 'Give a number, such as 20.')
      return checkRange(input, value)
    case 'boolean':
      if (typeof value !== 'boolean') return wrong(`${what} must be true or false`, 'Give true or false.')
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
        return wrong(
          `${what} must be a text`,
          typeof value === 'number' ? `Put it in quotes, as it is to be written: '${value}'.` : 'Give a text.',
        )
      return checkText(input, value)
  }
}

function checkRange(input: Rules, value: number): Result<InputValue, Finding> {
  const { min, max } = input
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return success(value)
  const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].filter((bound) => bound !== '')
  return finding('input_out_of_range', `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(' and ')}.`)
}

function checkText(input: Rules, value: string): Result<InputValue, Finding> {
  if (value.length > MAX_INPUT_LENGTH)
    return finding('input_too_long', `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, 'Give a shorter text.')
  if (!value.isWellFormed()) return wrong(`Input '${input.name}' has half of a surrogate pair`, 'Give a text of whole characters.')
  if (input.pattern === undefined) return success(value)
  const pattern = compileInputPattern(input.pattern)
  const fits = pattern.ok ? fitsInTime(pattern.value, value) : undefined
  if (fits === true) return success(value)
  if (fits === undefined)
    return finding(
      'input_pattern',
      `Whether input '${input.name}' may be ${shown(value)} takes too long to find out`,
      `Simplify its pattern, /${briefText(input.pattern)}/: it must not repeat what is repeated already.`,
    )
  return finding('input_pattern', `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${briefText(input.pattern)}/.`)
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
