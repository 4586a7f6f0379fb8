import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Problem } from '../base/errors/tool-errors.ts'
import { briefText } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { whyUnprepared, withWorkLimit } from '../system/process/time-limit.ts'

export type ToolSchema = Readonly<Record<string, unknown>>

const MAX_KEPT = 1_000
const MAX_SCHEMA_BYTES = 64 * 1024
const MAX_PATTERN_DEPTH = 100
/** A pattern, or schemas that refer to each other, can take forever. */
const CHECK_MS = 500
const kept = new Map<string, Result<ValidateFunction, Problem>>()

/** What is wrong with a JSON Schema (draft 2020-12), and where. */
export function findSchemaProblem(schema: ToolSchema): Problem | undefined {
  const compiled = compile(schema)
  return compiled.ok ? undefined : compiled.error
}

/** What is wrong with a value, each with its position. */
export function findValueProblems(schema: ToolSchema, value: unknown): readonly Problem[] {
  const compiled = compile(schema)
  if (!compiled.ok) return [{ field: '', reason: `cannot be checked: its schema ${compiled.error.field} ${compiled.error.reason}` }]
  let isValid = false
  patternAtWork = undefined
  try {
    const end = withWorkLimit(() => {
      isValid = compiled.value(value)
    }, CHECK_MS)
    if (end === 'timed_out') return [{ field: '', reason: tooSlow(patternAtWork) }]
  } catch (error) {
    // A schema that refers to itself endlessly.
    return [{ field: '', reason: `cannot be checked: ${(error as Error).message}` }]
  }
  return isValid ? [] : (compiled.value.errors ?? []).map(describe)
}

/** The pattern that is being tested, to name it if it does not finish. */
let patternAtWork: string | undefined

class NamedPattern extends RegExp {
  override test(text: string): boolean {
    patternAtWork = this.source
    const fits = super.test(text)
    patternAtWork = undefined
    return fits
  }
}

const makePattern = Object.assign(
  (pattern: string, flags: string) => {
    const why = whyUnprepared(pattern, flags)
    if (why === undefined) return new NamedPattern(pattern, flags)
    throw new Error(`the pattern '${briefText(pattern)}' ${why}`)
  },
  { code: 'new RegExp' },
)

function tooSlow(pattern: string | undefined): string {
  if (pattern === undefined) return 'cannot be checked: it takes too long'
  return `cannot be checked: the pattern '${briefText(pattern)}' of the schema takes too long on this text`
}

function compile(schema: ToolSchema): Result<ValidateFunction, Problem> {
  const text = JSON.stringify(schema)
  const known = kept.get(text)
  if (known !== undefined) return known
  const compiled = compileText(schema, text)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(text, compiled)
  return compiled
}

function compileText(schema: ToolSchema, text: string): Result<ValidateFunction, Problem> {
  if (text.length > MAX_SCHEMA_BYTES) return failure({ field: '', reason: `must be at most ${MAX_SCHEMA_BYTES} characters of JSON` })
  try {
    // One instance per schema: two may have the same $id. Nothing is fetched; a reference to another document is an error.
    const ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      validateFormats: false,
      addUsedSchema: false,
      logger: false,
      code: { regExp: makePattern },
    })
    const [wrong] = ajv.validateSchema(schema) === false ? (ajv.errors ?? []) : []
    if (wrong !== undefined) {
      const { field, reason } = describe(wrong)
      return failure({ field, reason: field === '' ? `is not a valid JSON Schema: it ${reason}` : reason })
    }
    return success(ajv.compile(schema))
  } catch (error) {
    return failure(findPatternProblem(schema) ?? { field: '', reason: `is not a valid JSON Schema: ${(error as Error).message}` })
  }
}

/** The first pattern that is not a regular expression: the validator does not report its position. */
function findPatternProblem(schema: unknown, at = '', depth = 0): Problem | undefined {
  if (typeof schema !== 'object' || schema === null || depth > MAX_PATTERN_DEPTH) return undefined
  for (const [key, value] of Object.entries(schema)) {
    const field = Array.isArray(schema) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`
    const patterns = key === 'pattern' ? [value] : key === 'patternProperties' ? Object.keys(value as object) : []
    for (const pattern of patterns) {
      const reason = typeof pattern === 'string' ? whyNoPattern(pattern) : undefined
      if (reason !== undefined) return { field: key === 'pattern' ? field : `${field}.${pattern}`, reason }
    }
    const inner = findPatternProblem(value, field, depth + 1)
    if (inner !== undefined) return inner
  }
  return undefined
}

function whyNoPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return whyUnprepared(pattern, 'u')
  } catch (error) {
    return `is not a regular expression: ${(error as Error).message}`
  }
}

function describe({ instancePath, keyword, message = 'is not valid', params }: ErrorObject): Problem {
  const steps = instancePath.split('/').slice(1).map(unescapePointer)
  if (keyword === 'required') return { field: fieldText([...steps, String(params['missingProperty'])]), reason: 'is required' }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params['additionalProperty'] ?? params['unevaluatedProperty'])
    return { field: fieldText([...steps, name]), reason: 'is unknown' }
  }
  if (keyword === 'enum') return { field: fieldText(steps), reason: `must be one of ${JSON.stringify(params['allowedValues'])}` }
  return { field: fieldText(steps), reason: message.replace('must NOT', 'must not') }
}

function fieldText(steps: readonly string[]): string {
  return steps.reduce((text, step) => (/^\d+$/.test(step) ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`), '')
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
