import { type Expr, ExpressionError, Lexer, Parser } from '@actions/expressions'
import { type Token, TokenType } from '@actions/expressions/lexer'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import { briefText } from '../../base/path.ts'
import type { ExpressionSource } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import type { Finding } from '../diagnostics.ts'
import { addedFunctions, formOf, functionNames } from './functions.ts'

export const CONTEXTS = ['inputs', 'steps', 'item', 'index', 'recipe', 'env', 'github'] as const
export type ContextName = (typeof CONTEXTS)[number]

/** An error in an expression, with its position in the text. */
export interface ExpressionFault extends Finding {
  readonly start: number
  readonly end: number
}

export interface ParsedExpression {
  readonly tree: Expr
  placeOf(token: Token): { readonly start: number; readonly end: number }
}

/** Trees are as deep as expressions are long, and are walked recursively. */
const MAX_TOKENS = 1_000
/** Functions and contexts of workflow files that recipes do not have. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['hashfiles', 'Recipes have no hashFiles: use the outputs of a step that reads or searches the files.'],
  ['success', 'Remove it: a step runs only if the steps before it succeeded.'],
  ['always', "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
  ['failure', "Set 'continue-on-error: true' on the step and check steps.<id>.outcome == 'failure'."],
  ['cancelled', 'Remove it: a cancelled run stops.'],
  ['secrets', 'Recipes have no access to secrets.'],
  ['vars', 'Declare an input and pass the value.'],
  ['matrix', "Use 'for-each' and item."],
])

/** Parses an expression in GitHub's language. */
export function parseExpression(text: string): Result<ParsedExpression, ExpressionFault> {
  if (text.trim() === '') return failure(fault('expression_syntax', 'The expression is empty', 'Write a value, such as inputs.name.', 0, 0))
  let tokens: Token[] = []
  try {
    tokens = new Lexer(text).lex().tokens
    const places = placeTokens(text, tokens)
    const placeOf = (token: Token) => places.get(token) ?? { start: 0, end: text.length }
    const found = checkTokens(tokens, placeOf)
    if (found !== undefined) return failure(found)
    const functions = tokens.some(isCall) ? [...addedFunctions()] : []
    return success({ tree: new Parser(tokens, [...CONTEXTS], functions).parse(), placeOf })
  } catch (error) {
    return failure(error instanceof ExpressionError ? fromParser(text, tokens, error) : fromLexer(text, error))
  }
}

const parsed = new WeakMap<ExpressionSource, Result<ParsedExpression, ExpressionFault>>()

/** Parses an expression of a recipe once, however often it is evaluated. */
export function parseSource(source: ExpressionSource): Result<ParsedExpression, ExpressionFault> {
  const known = parsed.get(source) ?? parseExpression(source.text)
  parsed.set(source, known)
  return known
}

type PlaceOf = ParsedExpression['placeOf']

function isCall({ type }: Token, index: number, tokens: readonly Token[]): boolean {
  return type === TokenType.IDENTIFIER && tokens[index + 1]?.type === TokenType.LEFT_PAREN
}

/** The library checks names one by one, and takes `constructor` for a function. */
function checkTokens(tokens: readonly Token[], placeOf: PlaceOf): ExpressionFault | undefined {
  if (tokens.length > MAX_TOKENS)
    return fault('expression_too_long', `More than ${MAX_TOKENS} words in one expression`, 'Split it over several steps.', 0, 0)
  for (const [i, token] of tokens.entries()) {
    // The library unescapes only the first pair of quotes.
    if (token.type === TokenType.STRING) Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") })
    if (token.type !== TokenType.IDENTIFIER || tokens[i - 1]?.type === TokenType.DOT) continue
    const isCalled = isCall(token, i, tokens)
    const known: readonly string[] = isCalled ? functionNames() : CONTEXTS
    if (known.some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) continue
    const { start, end } = placeOf(token)
    return isCalled ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end)
  }
  return undefined
}

function unknownFunction(name: string, start: number, end: number): ExpressionFault {
  const near = didYouMean(name, functionNames())
  const advice = ELSEWHERE.get(name.toLowerCase())
  const suggestion = advice ?? (near === undefined ? `Functions are ${functionNames().join(', ')}.` : `Did you mean '${near}'?`)
  return fault('unknown_function', `Function '${briefText(name)}' does not exist`, suggestion, start, end)
}

function unknownContext(name: string, start: number, end: number): ExpressionFault {
  const near = didYouMean(name, CONTEXTS)
  const quoted = `A string needs single quotes: '${briefText(name)}'. Names begin with ${CONTEXTS.join(', ')}.`
  const suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === undefined ? quoted : `Did you mean '${near}'?`)
  return fault('unknown_name', `'${briefText(name)}' does not exist`, suggestion, start, end)
}

/** Tokens are separated only by whitespace. The library's columns are wrong after a string with newlines. */
function placeTokens(text: string, tokens: readonly Token[]): Map<Token, { readonly start: number; readonly end: number }> {
  const places = new Map<Token, { readonly start: number; readonly end: number }>()
  let at = 0
  for (const token of tokens) {
    while (at < text.length && /\s/.test(text[at] ?? '')) at++
    const start = token.type === TokenType.EOF ? text.length : at
    at = start + token.lexeme.length
    places.set(token, { start, end: at })
  }
  return places
}

const SYNTAX_ADVICE = 'Check quotes, brackets and operators. Strings need single quotes.'

function fromParser(text: string, tokens: readonly Token[], error: ExpressionError): ExpressionFault {
  const token = tokens.find((candidate) => candidate.range.start === error.pos)
  const isEnd = token?.type === TokenType.EOF || error.message.startsWith('Unexpected end')
  if (isEnd) return fault('expression_syntax', 'The expression ends too early', SYNTAX_ADVICE, text.length, text.length)
  const { start, end } = (token && placeTokens(text, tokens).get(token)) ?? { start: 0, end: text.length }
  const form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? '') : undefined
  const suggestion = form === undefined ? SYNTAX_ADVICE : `Call it as ${form}.`
  return fault('expression_syntax', briefText(error.message), suggestion, start, end)
}

function fromLexer(text: string, error: unknown): ExpressionFault {
  const thrown = error instanceof Error ? error.message : String(error)
  if (thrown === 'ErrorExceededMaxLength')
    return fault('expression_too_long', 'The expression is too long', 'Split it over several steps.', 0, text.length)
  const start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1
  if (text[start] === "'") return fault('expression_syntax', 'A string is not closed', "Add the closing '.", start, text.length)
  if (text[start] === '"')
    return fault('expression_syntax', 'Expressions cannot use double quotes', "Write strings in single quotes: 'text'.", start, start + 1)
  return fault('expression_syntax', briefText(thrown.replace(/\. Located at position.*$/s, '')), SYNTAX_ADVICE, start, text.length)
}

function fault(code: DiagnosticCode, message: string, suggestion: string, start: number, end: number): ExpressionFault {
  return { code, message, suggestion, start, end }
}
