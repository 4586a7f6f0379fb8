import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { printable } from '../../report/printable.ts'
import { renderRecipePage } from '../../report/recipe-page.ts'
import { PLAIN } from '../../report/style.ts'
import type { OfferedRecipe } from './recipe-tools.ts'

/** A recipe as something that a person picks in their client: it asks the model to run it for them. */
export function recipeAsPrompt({ name, recipe }: OfferedRecipe) {
  return {
    name,
    title: printable(recipe.name),
    description: printable(recipe.description.trim() || recipe.name),
    arguments: recipe.inputs.map((input) => ({
      name: input.name,
      description: printable(input.description),
      required: input.required,
    })),
  }
}

/** The messages of that prompt, with the values that the person gave. */
export function renderRecipePrompt({ name, toolName, recipe }: OfferedRecipe, given: Readonly<Record<string, string>>) {
  const unknown = Object.keys(given).find((key) => !recipe.inputs.some((input) => input.name === key))
  if (unknown !== undefined) throw new McpError(ErrorCode.InvalidParams, `The recipe '${name}' has no input '${unknown}'`)
  const missing = recipe.inputs.filter((input) => input.required && !Object.hasOwn(given, input.name)).map((input) => input.name)
  if (missing.length > 0) throw new McpError(ErrorCode.InvalidParams, `The recipe '${name}' needs ${missing.join(', ')}`)
  const values = Object.entries(given).map(([key, value]) => `- ${key}: ${JSON.stringify(value)}`)
  const text = [
    `Run the recipe '${name}' of this repository with the tool ${toolName}${values.length === 0 ? '.' : ', with these inputs:'}`,
    ...values,
    '',
    'Tell me what it would change. It lands only when I approve it; do not look for another way.',
    '',
    'This is what the recipe says of itself:',
    '',
    renderRecipePage({ callName: name, recipe }, PLAIN),
  ].join('\n')
  return { description: printable(recipe.name), messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] }
}
