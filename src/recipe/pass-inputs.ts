import { ContextAccess, IndexAccess, Literal } from '@actions/expressions/ast'
import type { RecipeInput, RecipeValue } from '../base/recipe.ts'
import { parseSource } from './expressions/expression-parser.ts'
import { BOOLEAN, findUnwanted, NUMBER, STRING, type ValueType } from './expressions/value-type.ts'

/** Whether a value is an input as it is: `${{ inputs.version }}`. */
export function isPassedInput(value: RecipeValue): boolean {
  if (value.kind !== 'template' || value.parts.length !== 1) return false
  const [only] = value.parts
  const parsed = typeof only === 'object' ? parseSource(only) : undefined
  if (!parsed?.ok) return false
  const { tree } = parsed.value
  const isIndex = tree instanceof IndexAccess && tree.index instanceof Literal && tree.expr instanceof ContextAccess
  return isIndex && (tree.expr as ContextAccess).name.lexeme.toLowerCase() === 'inputs'
}

/** What may be passed where these values are taken: a number or boolean input becomes text where a string is taken. */
export function withPassedInputs(wanted: ValueType): ValueType {
  return wanted.some(({ kind }) => kind === 'string') ? [...wanted, ...NUMBER, ...BOOLEAN] : wanted
}

/** Turns the inputs that a step passes on into text where only a string is taken. Other values stay as they are. */
export function convertPassed(value: RecipeValue, evaluated: unknown, wanted: ValueType): unknown {
  if (value.kind === 'list' && Array.isArray(evaluated)) {
    const items = wanted.flatMap((part) => (part.kind === 'list' ? part.items : []))
    return value.items.map((item, index) => convertPassed(item, evaluated[index], items))
  }
  if (value.kind === 'map' && typeof evaluated === 'object' && evaluated !== null) {
    const plain: Record<string, unknown> = Object.create(null)
    for (const { key, value: member } of value.entries) {
      const types = wanted.flatMap((part) => (part.kind === 'map' ? (part.members.get(key) ?? part.others ?? []) : []))
      plain[key] = convertPassed(member, (evaluated as Readonly<Record<string, unknown>>)[key], types)
    }
    return plain
  }
  if (typeof evaluated !== 'number' && typeof evaluated !== 'boolean') return evaluated
  const given = typeof evaluated === 'number' ? NUMBER : BOOLEAN
  const needsText = findUnwanted(STRING, wanted) === undefined && findUnwanted(given, wanted) !== undefined
  return needsText && isPassedInput(value) ? String(evaluated) : evaluated
}

/** What an input of a recipe can be. */
export function typeOfInput({ type, options }: Pick<RecipeInput, 'type' | 'options'>): ValueType {
  switch (type) {
    case 'number':
      return NUMBER
    case 'boolean':
      return BOOLEAN
    case 'choice':
      return [{ kind: 'string', values: options }]
    case 'string':
      return STRING
  }
}
