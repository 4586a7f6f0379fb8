import { data, Evaluator } from '@actions/expressions'
import { type ContextAccess, type FunctionCall, IndexAccess, Literal, Star } from '@actions/expressions/ast'
import { FilteredArray } from '@actions/expressions/filtered_array'
import type { Token } from '@actions/expressions/lexer'
import { falsy } from '@actions/expressions/result'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import { briefText } from '../../base/path.ts'
import type { Diagnostic, ExpressionSource, RecipeValue } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import type { Finding } from '../diagnostics.ts'
import { type ContextName, type ParsedExpression, parseExpression, TEXT_FUNCTIONS } from './expression-parser.ts'

/**
 * Evaluates a part of a recipe: each expression is evaluated once, and its result is data, whatever it looks like. A template that
 * is a single expression has that expression's value, any other template is a string.
 */
export function evaluateTemplate(value: RecipeValue, contexts: ExpressionContexts): Result<unknown, Diagnostic> {
  return guarded(() => evaluateValue(value, contexts))
}

/** Whether the condition of a step is true. */
export function evaluateCondition(source: ExpressionSource, contexts: ExpressionContexts): Result<boolean, Diagnostic> {
  return guarded(() => !falsy(evaluateSource(source, contexts)))
}

/** Carries an error to the caller, which turns it into a value. */
class Stopped extends Error {
  readonly diagnostic: Diagnostic

  constructor(source: Pick<ExpressionSource, 'at'>, finding: Finding) {
    super(finding.message)
    const { code, message, suggestion } = finding
    this.diagnostic = { severity: 'error', code, message, suggestion, at: source.at }
  }
}

function guarded<T>(run: () => T): Result<T, Diagnostic> {
  try {
    return success(run())
  } catch (error) {
    if (error instanceof Stopped) return failure(error.diagnostic)
    throw error
  }
}

function evaluateValue(value: RecipeValue, contexts: ExpressionContexts): unknown {
  switch (value.kind) {
    case 'scalar':
      return value.value
    case 'list':
      return value.items.map((item) => evaluateValue(item, contexts))
    case 'map': {
      const plain: Record<string, unknown> = Object.create(null)
      for (const entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts)
      return plain
    }
    case 'template': {
      const [only, ...others] = value.parts
      if (only !== undefined && others.length === 0 && typeof only !== 'string') return fromData(evaluateSource(only, contexts))
      return value.parts.map((part) => (typeof part === 'string' ? part : asText(part, evaluateSource(part, contexts)))).join('')
    }
  }
}

function asText(source: ExpressionSource, value: data.ExpressionData): string {
  if (value.primitive) return value.coerceString()
  const what = value instanceof data.Array ? 'a list' : 'a map'
  throw new Stopped(source, {
    code: 'not_text',
    message: `${what} cannot be part of a string`,
    suggestion: 'Use join(list, separator), toJSON(value), or one element of it.',
  })
}

const parsed = new WeakMap<ExpressionSource, ParsedExpression>()

function evaluateSource(source: ExpressionSource, contexts: ExpressionContexts): data.ExpressionData {
  let expression = parsed.get(source)
  if (expression === undefined) {
    const result = parseExpression(source.text)
    if (!result.ok) throw new Stopped(source, result.error)
    expression = result.value
    parsed.set(source, expression)
  }
  try {
    return evaluate(expression, contexts)
  } catch (error) {
    throw new Stopped(source, findingOf(error))
  }
}

function findingOf(error: unknown): Finding {
  // The library wraps errors that occur inside brackets.
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding
  const message = error instanceof Error ? error.message : String(error)
  return { code: 'expression_failed', message, suggestion: 'Check the values in the expression.' }
}

/** What expressions can refer to. A context that is left out does not exist at that position. */
export type ExpressionContexts = Readonly<Partial<Record<ContextName, unknown>>>

/** Ends an evaluation; its caller catches it. */
export class EvaluationError extends Error {
  readonly finding: Finding

  constructor(code: DiagnosticCode, message: string, suggestion: string) {
    super(message)
    this.finding = { code, message, suggestion }
  }
}

const MAX_TEXT_LENGTH = 16 * 1024 * 1024

/** Evaluates as GitHub does, except that a missing value is an error instead of null. Throws `EvaluationError`. */
export function evaluate(expression: ParsedExpression, contexts: ExpressionContexts): data.ExpressionData {
  return new StrictEvaluator(expression, contexts).evaluate()
}

class StrictEvaluator extends Evaluator {
  readonly #contexts: ExpressionContexts

  constructor(expression: ParsedExpression, contexts: ExpressionContexts) {
    super(expression.tree, new data.Dictionary(), FUNCTIONS)
    this.#contexts = contexts
  }

  override visitContextAccess({ name }: ContextAccess): data.ExpressionData {
    const context = name.lexeme.toLowerCase() as ContextName
    if (!Object.hasOwn(this.#contexts, context))
      throw new EvaluationError('unknown_name', `'${name.lexeme}' does not exist here`, 'Use another value.')
    return toData(this.#contexts[context])
  }

  override visitIndexAccess(access: IndexAccess): data.ExpressionData {
    const whole = this.eval(access.expr)
    const key = access.index instanceof Star ? access.index : asLiteral(this.eval(access.index))
    const found = super.visitIndexAccess(new IndexAccess(asLiteral(whole), key))
    if (key instanceof Literal && isMissing(whole, key.literal)) throw notThere(whole, key.literal)
    return found
  }

  override visitFunctionCall(call: FunctionCall): data.ExpressionData {
    const result = super.visitFunctionCall(call)
    if (result instanceof data.StringData && result.value.length > MAX_TEXT_LENGTH)
      throw new EvaluationError(
        'text_too_large',
        `${call.functionName.lexeme}() returns more than ${MAX_TEXT_LENGTH} characters`,
        'Use less text.',
      )
    return result
  }
}

/** An already computed value, so that the library does not evaluate its expression again. */
function asLiteral(value: data.ExpressionData): Literal {
  return new Literal(value, NO_TOKEN)
}

const NO_TOKEN: Token = { type: 0, lexeme: '', range: { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } } }

function isMissing(whole: data.ExpressionData, key: data.ExpressionData): boolean {
  if (whole instanceof data.Dictionary) return !key.primitive || whole.get(key.coerceString()) === undefined
  // After `.*`, a name picks from each element and skips the elements without it.
  if (whole instanceof FilteredArray) return false
  if (!(whole instanceof data.Array)) return true
  const index = key.number()
  return !(index >= 0 && Math.floor(index) < whole.values().length)
}

function notThere(whole: data.ExpressionData, key: data.ExpressionData): EvaluationError {
  const name = briefText(key.coerceString())
  if (whole instanceof data.Array) {
    const message = `'${name}' does not exist in a list of ${whole.values().length}`
    return new EvaluationError('unknown_name', message, 'Check first, for example with steps.find.outputs.count > 0.')
  }
  const names = keysIn(whole)
  const near = didYouMean(name, names)
  const there = names.length === 0 ? 'nothing' : names.slice(0, 10).map(briefText).join(', ')
  const suggestion = near === undefined ? `Use one of ${there}.` : `Did you mean '${briefText(near)}'?`
  return new EvaluationError('unknown_name', `'${name}' does not exist`, suggestion)
}

/** JSON as plain data: the library's own types lose names such as `constructor`. */
const FUNCTIONS = new Map([
  ...TEXT_FUNCTIONS.map((definition) => [definition.name.toLowerCase(), definition] as const),
  ['fromjson', { name: 'fromJSON', minArgs: 1, maxArgs: 1, call: (text: data.ExpressionData) => toData(parseJson(text.coerceString())) }],
  [
    'tojson',
    {
      name: 'toJSON',
      minArgs: 1,
      maxArgs: 1,
      call: (value: data.ExpressionData) => new data.StringData(JSON.stringify(fromData(value), undefined, 2)),
    },
  ],
])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EvaluationError('not_json', `fromJSON: ${briefText(why)}`, 'Pass a string that is valid JSON.')
  }
}

/** Copying an object with such a key by assignment would change its prototype. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error("the key '__proto__' is not allowed")
  return value
}

/** A plain object for expressions: own properties only, names ignore case, values converted on access. */
class PlainDictionary extends data.Dictionary {
  readonly plain: Readonly<Record<string, unknown>>
  #folded: ReadonlyMap<string, string> | undefined

  constructor(plain: Readonly<Record<string, unknown>>) {
    super()
    this.plain = plain
  }

  override get(key: string): data.ExpressionData | undefined {
    const name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase())
    return name === undefined ? undefined : toData(this.plain[name])
  }

  override values(): data.ExpressionData[] {
    return Object.values(this.plain).map(toData)
  }

  override pairs(): { key: string; value: data.ExpressionData }[] {
    return Object.entries(this.plain).map(([key, value]) => ({ key, value: toData(value) }))
  }

  #fold(): ReadonlyMap<string, string> {
    this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]))
    return this.#folded
  }
}

class PlainArray extends data.Array {
  readonly plain: readonly unknown[]

  constructor(plain: readonly unknown[]) {
    super()
    this.plain = plain
  }

  override get(index: number): data.ExpressionData {
    return toData(this.plain[index])
  }

  override values(): data.ExpressionData[] {
    return this.plain.map(toData)
  }
}

/** Plain data for expressions. Shares the object; nothing in it is called or changed. */
export function toData(value: unknown): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (Array.isArray(value)) return new PlainArray(value)
  if (typeof value === 'object' && value !== null) return new PlainDictionary(value as Readonly<Record<string, unknown>>)
  return new data.Null()
}

/** The result of an expression as plain data. */
export function fromData(value: data.ExpressionData): unknown {
  if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain
  if (value instanceof data.Array) return value.values().map(fromData)
  if (value instanceof data.Dictionary) {
    const plain: Record<string, unknown> = Object.create(null)
    for (const pair of value.pairs()) plain[pair.key] = fromData(pair.value)
    return plain
  }
  return value instanceof data.Null ? null : value.value
}

/** The names in a value; none if it is not a map. */
export function keysIn(value: data.ExpressionData): readonly string[] {
  return value instanceof PlainDictionary ? Object.keys(value.plain) : []
}
