import {
  type Binary,
  ContextAccess,
  type Expr,
  type ExprVisitor,
  type FunctionCall,
  type Grouping,
  IndexAccess,
  Literal,
  type Logical,
  Star,
  type Unary,
} from '@actions/expressions/ast'
import type { DiagnosticCode } from '../../base/errors/diagnostic-codes.ts'
import { briefText } from '../../base/path.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { checkDateFormat } from './date-format.ts'
import { type ExpressionFault, type ParsedExpression, parseExpression } from './expression-parser.ts'

/** What an expression can refer to at its position. */
export interface ExpressionScope {
  readonly inputs: readonly string[]
  /** The steps before it, with the names of their outputs; `undefined` if those are not known. */
  readonly steps: ReadonlyMap<string, readonly string[] | undefined>
  /** The step itself and those after it. */
  readonly laterSteps: readonly string[]
  /** The steps inside other steps, by their id in lower case, with the id of the step around them. */
  readonly innerSteps?: ReadonlyMap<string, string | undefined>
  readonly insideForEach: boolean
}

const STEP_FIELDS = ['outputs', 'outcome'] as const
const RECIPE_FIELDS = ['name', 'description', 'path'] as const

/** What to do where there is no name to choose from. */
const NO_NAMES: Partial<Record<DiagnosticCode, string>> = {
  unknown_step: "Give the step that you mean an 'id'. It must come before this one.",
  unknown_input: "Add it under 'inputs:'.",
  unknown_output: 'The step has no outputs.',
}

/** Checks an expression without running it. */
export function checkExpression(text: string, scope: ExpressionScope): readonly ExpressionFault[] {
  const parsed = parseExpression(text)
  if (!parsed.ok) return [parsed.error]
  const checker = new Checker(parsed.value, scope)
  checker.visit(parsed.value.tree)
  return checker.faults
}

/** A name in a path such as `steps.find.outputs`, or `undefined` if it is only known at run time. */
type PathPart = Literal | undefined

class Checker implements ExprVisitor<void> {
  readonly faults: ExpressionFault[] = []
  readonly #expression: ParsedExpression
  readonly #scope: ExpressionScope

  constructor(expression: ParsedExpression, scope: ExpressionScope) {
    this.#expression = expression
    this.#scope = scope
  }

  visit(expression: Expr): void {
    expression.accept(this)
  }

  visitLiteral(): void {}

  visitUnary(unary: Unary): void {
    this.visit(unary.expr)
  }

  visitBinary(binary: Binary): void {
    this.visit(binary.left)
    this.visit(binary.right)
  }

  visitLogical(logical: Logical): void {
    for (const part of logical.args) this.visit(part)
  }

  visitGrouping(grouping: Grouping): void {
    this.visit(grouping.group)
  }

  visitFunctionCall(call: FunctionCall): void {
    for (const argument of call.args) this.visit(argument)
    const [format] = call.args
    if (call.functionName.lexeme.toLowerCase() === 'date' && format instanceof Literal) this.#checkDate(format)
  }

  #checkDate(format: Literal): void {
    const wrong = checkDateFormat(format.literal.coerceString())
    if (wrong === undefined) return
    const place = this.#expression.placeOf(format.token)
    // Without the quote. A doubled quote is not a letter of the text, and would shift every place after it.
    const start = Math.min(place.start + 1 + wrong.start, place.end)
    this.faults.push({ ...wrong, start, end: Math.min(start + wrong.end - wrong.start, place.end) })
  }

  visitContextAccess(context: ContextAccess): void {
    this.#checkPath(context, [])
  }

  visitIndexAccess(access: IndexAccess): void {
    const path: PathPart[] = []
    let at: Expr = access
    for (; at instanceof IndexAccess; at = at.expr) {
      if (!(at.index instanceof Literal || at.index instanceof Star)) this.visit(at.index)
      path.unshift(at.index instanceof Literal ? at.index : undefined)
    }
    if (at instanceof ContextAccess) this.#checkPath(at, path)
    else this.visit(at)
  }

  #checkPath(context: ContextAccess, path: readonly PathPart[]): void {
    const { inputs, insideForEach } = this.#scope
    switch (context.name.lexeme.toLowerCase()) {
      case 'item':
      case 'index':
        if (!insideForEach) this.#refuseItem(context)
        return
      case 'inputs':
        this.#isAmong(path[0], inputs, 'unknown_input', (name) => `Input '${name}' does not exist`)
        return
      case 'recipe':
        this.#isAmong(path[0], RECIPE_FIELDS, 'unknown_name', (name) => `The recipe has no field '${name}'`)
        return
      case 'steps':
        this.#checkStep(path)
        return
    }
  }

  #checkStep([id, field, output]: readonly PathPart[]): void {
    if (id === undefined) return
    const name = nameOf(id)
    if (hasName(this.#scope.laterSteps, name) && !hasName(this.#scope.steps.keys(), name)) {
      const message = `Step '${name}' has not run yet`
      this.#report(id, 'step_not_run_yet', message, 'Move that step before this one.')
      return
    }
    const ids = [...this.#scope.steps.keys()]
    const { innerSteps } = this.#scope
    if (innerSteps?.has(name.toLowerCase()) && !hasName(ids, name)) {
      const around = innerSteps.get(name.toLowerCase())
      const suggestion =
        around === undefined
          ? `Give the step with 'for-each' an id, and use steps.<id>.outputs.items[0].${name}.`
          : `Use steps.${around}.outputs.items[0].${name}, or another item.`
      this.#report(id, 'unknown_step', `Step '${name}' is inside 'for-each', so it has outputs for each item`, suggestion)
      return
    }
    if (!this.#isAmong(id, ids, 'unknown_step', () => `No step has the id '${name}'`)) return
    if (!this.#isAmong(field, STEP_FIELDS, 'unknown_name', (wrong) => `A step has no '${wrong}'`)) return
    if (field === undefined || nameOf(field).toLowerCase() !== 'outputs') return
    const known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name
    const outputs = this.#scope.steps.get(known)
    if (outputs !== undefined) this.#isAmong(output, outputs, 'unknown_output', (wrong) => `The step '${name}' has no output '${wrong}'`)
  }

  #isAmong(part: PathPart, names: readonly string[], code: DiagnosticCode, message: (name: string) => string): boolean {
    if (part === undefined || hasName(names, nameOf(part))) return true
    const near = didYouMean(nameOf(part), names)
    const there = names.length === 0 ? (NO_NAMES[code] ?? 'There are none.') : `Use one of ${names.join(', ')}.`
    this.#report(part, code, message(briefText(nameOf(part))), near === undefined ? there : `Did you mean '${near}'?`)
    return false
  }

  #refuseItem(context: ContextAccess): void {
    const name = context.name.lexeme
    const message = `'${name}' exists only in a step with 'for-each'`
    const { start, end } = this.#expression.placeOf(context.name)
    this.faults.push({ code: 'item_outside_for_each', message, suggestion: "Add 'for-each:' to the step.", start, end })
  }

  #report(part: Literal, code: DiagnosticCode, message: string, suggestion: string): void {
    this.faults.push({ code, message, suggestion, ...this.#expression.placeOf(part.token) })
  }
}

function nameOf(part: Literal): string {
  return part.literal.coerceString()
}

function hasName(names: Iterable<string>, wanted: string): boolean {
  for (const name of names) if (name.toLowerCase() === wanted.toLowerCase()) return true
  return false
}
