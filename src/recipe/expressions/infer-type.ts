import {
  type Binary,
  type ContextAccess,
  type Expr,
  type ExprVisitor,
  type FunctionCall,
  type Grouping,
  type IndexAccess,
  Literal,
  type Logical,
  Star,
  type Unary,
} from '@actions/expressions/ast'
import { TokenType } from '@actions/expressions/lexer'
import type { ExpressionSource } from '../../base/recipe.ts'
import type { Finding } from '../diagnostics.ts'
import { fromData } from './expression-data.ts'
import { parseSource } from './expression-parser.ts'
import { argumentOf, signatureOf, wrongArgument } from './functions.ts'
import {
  ANY,
  BOOLEAN,
  describeType,
  elementTypes,
  falsyPart,
  findUnwanted,
  joinTypes,
  memberType,
  truthyPart,
  typeOfValue,
  type ValueType,
} from './value-type.ts'

/** The types of the contexts that exist at a position, by their names in lower case. Others are not known. */
export type TypeScope = Readonly<Record<string, ValueType>>

export interface InferredType {
  readonly type: ValueType
  /** Values that a function does not take. */
  readonly faults: readonly Finding[]
}

/** What an expression returns, without running it. An expression with an error returns anything: the error is reported elsewhere. */
export function inferType(source: ExpressionSource, scope: TypeScope): InferredType {
  const parsed = parseSource(source)
  if (!parsed.ok) return { type: ANY, faults: [] }
  const inference = new Inference(scope)
  return { type: inference.typeOf(parsed.value.tree), faults: inference.faults }
}

class Inference implements ExprVisitor<ValueType> {
  readonly faults: Finding[] = []
  readonly #scope: TypeScope

  constructor(scope: TypeScope) {
    this.#scope = scope
  }

  typeOf(expression: Expr): ValueType {
    return expression.accept(this)
  }

  visitLiteral({ literal }: Literal): ValueType {
    return [typeOfValue(fromData(literal))]
  }

  visitUnary({ expr }: Unary): ValueType {
    this.typeOf(expr)
    return BOOLEAN
  }

  visitBinary({ left, right }: Binary): ValueType {
    this.typeOf(left)
    this.typeOf(right)
    return BOOLEAN
  }

  visitLogical({ args, operator }: Logical): ValueType {
    const stops = operator.type === TokenType.AND ? falsyPart : truthyPart
    const types = args.map((part) => this.typeOf(part))
    return joinTypes(types.map((type, index) => (index < types.length - 1 ? stops(type) : type)))
  }

  visitGrouping({ group }: Grouping): ValueType {
    return this.typeOf(group)
  }

  visitContextAccess({ name }: ContextAccess): ValueType {
    return this.#scope[name.lexeme.toLowerCase()] ?? ANY
  }

  visitIndexAccess({ expr, index }: IndexAccess): ValueType {
    const whole = this.typeOf(expr)
    if (index instanceof Star) return elementTypes(whole)
    if (!(index instanceof Literal)) {
      this.typeOf(index)
      return memberType(whole, undefined)
    }
    const key = fromData(index.literal)
    return memberType(whole, typeof key === 'string' || typeof key === 'number' ? key : undefined)
  }

  visitFunctionCall({ functionName, args }: FunctionCall): ValueType {
    const types = args.map((argument) => this.typeOf(argument))
    const signature = signatureOf(functionName.lexeme)
    if (signature === undefined) return ANY
    const { name, returns } = signature
    for (const [index, type] of types.entries()) {
      const wanted = argumentOf(signature, index)
      const unwanted = findUnwanted(type, wanted)
      if (unwanted !== undefined) this.faults.push(wrongArgument(name, index, wanted, describeType([unwanted])))
    }
    return typeof returns === 'function' ? returns(types) : returns
  }
}
