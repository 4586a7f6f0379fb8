import { data, Evaluator } from '@actions/expressions'
import { type ContextAccess, type FunctionCall, IndexAccess, Literal, Star } from '@actions/expressions/ast'
import { FilteredArray } from '@actions/expressions/filtered_array'
import type { Token } from '@actions/expressions/lexer'
import { didYouMean } from '../model/did-you-mean.ts'
import { briefText } from '../model/path.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'
import type { Finding } from './diagnostics.ts'
import { fromData, namesIn, toData } from './expression-data.ts'
import type { ContextName, ParsedExpression } from './expression-parser.ts'
import { TEXT_FUNCTIONS } from './text-functions.ts'

/** What expressions can name. A context that is left out does not exist where the expression stands. */
export type ExpressionContexts = Readonly<Partial<Record<ContextName, unknown>>>

/** Ends an evaluation; caught by whoever began it. */
export class EvaluationError extends Error {
  readonly finding: Finding

  constructor(code: DiagnosticCode, message: string, suggestion: string) {
    super(message)
    this.finding = { code, message, suggestion }
  }
}

const MAX_TEXT_LENGTH = 16 * 1024 * 1024

/** Evaluates as GitHub does, except that what is not there is an error instead of nothing. Throws `EvaluationError`. */
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
      throw new EvaluationError('unknown_name', `There is no '${name.lexeme}' here`, 'Use another value.')
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
        `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`,
        'Use less text.',
      )
    return result
  }
}

/** A value that is there already, so that the library does not evaluate what led to it again. */
function asLiteral(value: data.ExpressionData): Literal {
  return new Literal(value, NO_TOKEN)
}

const NO_TOKEN: Token = { type: 0, lexeme: '', range: { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } } }

function isMissing(whole: data.ExpressionData, key: data.ExpressionData): boolean {
  if (whole instanceof data.Dictionary) return !key.primitive || whole.get(key.coerceString()) === undefined
  // With `.*` before it, a name picks from each part and leaves out the parts that lack it.
  if (whole instanceof FilteredArray) return false
  if (!(whole instanceof data.Array)) return true
  const index = key.number()
  return !(index >= 0 && Math.floor(index) < whole.values().length)
}

function notThere(whole: data.ExpressionData, key: data.ExpressionData): EvaluationError {
  const name = briefText(key.coerceString())
  if (whole instanceof data.Array) {
    const message = `There is no '${name}' in a list of ${whole.values().length}`
    return new EvaluationError('unknown_name', message, 'Ask for what is there, after a check such as steps.find.outputs.count > 0.')
  }
  const names = namesIn(whole)
  const near = didYouMean(name, names)
  const there = names.length === 0 ? 'nothing' : names.slice(0, 10).map(briefText).join(', ')
  const suggestion = near === undefined ? `There is ${there}.` : `Did you mean '${briefText(near)}'?`
  return new EvaluationError('unknown_name', `There is no '${name}'`, suggestion)
}

/** JSON that comes and goes as plain data: the library's own forms lose names such as `constructor`. */
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
    throw new EvaluationError('not_json', `fromJSON: ${briefText(why)}`, 'Give it a text that is JSON.')
  }
}

/** Whoever copies an object with such a key by assignment would change its prototype. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error("the key '__proto__' is not allowed")
  return value
}
