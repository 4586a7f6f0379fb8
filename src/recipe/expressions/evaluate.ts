import { data, Evaluator } from '@actions/expressions'
import { type ContextAccess, type FunctionCall, IndexAccess, Literal, Star } from '@actions/expressions/ast'
import { FilteredArray } from '@actions/expressions/filtered_array'
import type { Token } from '@actions/expressions/lexer'
import { falsy } from '@actions/expressions/result'
import { briefText } from '../../base/path.ts'
import type { Diagnostic, ExpressionSource, RecipeValue } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import type { Finding } from '../diagnostics.ts'
import { EvaluationError, fromData, keysIn, notText, toData } from './expression-data.ts'
import { type ContextName, type ParsedExpression, parseSource } from './expression-parser.ts'
import { CALLABLE, callOwn, checkLength, ownFunction } from './functions.ts'

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
  throw new Stopped(source, notText(value instanceof data.Array ? 'list' : 'map'))
}

function evaluateSource(source: ExpressionSource, contexts: ExpressionContexts): data.ExpressionData {
  const expression = parseSource(source)
  if (!expression.ok) throw new Stopped(source, expression.error)
  try {
    return evaluate(expression.value, contexts)
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
export interface ExpressionContexts extends Readonly<Partial<Record<ContextName, unknown>>> {
  /** The day that `date()` writes. A run asks for it only then. */
  readonly day?: () => Date
}

/** Evaluates as GitHub does, except that a missing value is an error instead of null. Throws `EvaluationError`. */
export function evaluate(expression: ParsedExpression, contexts: ExpressionContexts): data.ExpressionData {
  return new StrictEvaluator(expression, contexts).evaluate()
}

class StrictEvaluator extends Evaluator {
  readonly #contexts: ExpressionContexts

  constructor(expression: ParsedExpression, contexts: ExpressionContexts) {
    super(expression.tree, new data.Dictionary(), CALLABLE)
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
    const name = call.functionName.lexeme
    const own = ownFunction(name)
    const result =
      own === undefined
        ? super.visitFunctionCall(call)
        : callOwn(
            own,
            call.args.map((arg) => this.eval(arg)),
            () => this.#day(),
          )
    if (result instanceof data.StringData) checkLength(name, result.value.length)
    return result
  }

  #day(): Date {
    const { day } = this.#contexts
    if (day !== undefined) return day()
    throw new EvaluationError('expression_failed', 'date() has no date here', 'Use another value.')
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
