import { data } from '@actions/expressions'
import { falsy } from '@actions/expressions/result'
import type { Diagnostic, ExpressionSource, RecipeValue } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { Finding } from './diagnostics.ts'
import { EvaluationError, type ExpressionContexts, evaluate } from './evaluator.ts'
import { fromData } from './expression-data.ts'
import { type ParsedExpression, parseExpression } from './expression-parser.ts'

/**
 * The value that a part of a recipe has: its expressions are evaluated once, and what they give is data, whatever it
 * looks like. A template that is one expression gives that expression's value, any other template a text.
 */
export function evaluateTemplate(value: RecipeValue, contexts: ExpressionContexts): Result<unknown, Diagnostic> {
  return guarded(() => evaluateValue(value, contexts))
}

/** Whether the condition of a step holds. */
export function evaluateCondition(source: ExpressionSource, contexts: ExpressionContexts): Result<boolean, Diagnostic> {
  return guarded(() => !falsy(evaluateSource(source, contexts)))
}

/** An error on the way out to the caller that wants it as a value. */
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
    message: `${what} cannot be put into a text`,
    suggestion: 'Use join(list, separator), toJSON(value), or one part of it.',
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
  // The library wraps what goes wrong inside brackets.
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding
  const message = error instanceof Error ? error.message : String(error)
  return { code: 'expression_failed', message, suggestion: 'Check the values that the expression is given.' }
}
