import type { Expectation, RecipeInput, RecipeValue } from '../model/recipe.ts'

/** A value of a recipe as the recipe has it, with its expressions. */
export function plainValue(value: RecipeValue): unknown {
  switch (value.kind) {
    case 'scalar':
      return value.value
    case 'template':
      return value.parts.map((part) => (typeof part === 'string' ? part : `\${{ ${part.text} }}`)).join('')
    case 'list':
      return value.items.map(plainValue)
    case 'map':
      return Object.fromEntries(value.entries.map((entry) => [entry.key, plainValue(entry.value)]))
  }
}

/** A value on one line: texts as they are, all else as JSON. */
export function valueText(value: RecipeValue): string {
  const plain = plainValue(value)
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}

export function expectationText({ output, operator, number }: Expectation): string {
  return `${output} ${operator} ${number}`
}

/** What an input takes: `number, required, at least 20`. */
export function inputFacts(input: RecipeInput): string {
  const { type, required, min, max, pattern, options } = input
  return [
    type === 'choice' ? `one of ${options.join(', ')}` : type,
    ...(required ? ['required'] : []),
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(pattern === undefined ? [] : [`fits /${pattern}/`]),
    ...(input.default === undefined ? [] : [`default ${JSON.stringify(input.default)}`]),
  ].join(', ')
}
