import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Recipe, RecipeInput } from '../base/recipe.ts'
import { printable } from '../report/printable.ts'
import { renderRecipePage } from '../report/recipe-page.ts'
import { PLAIN } from '../report/terminal/style.ts'
import type { ToolNames } from '../tools/config-tools.ts'
import { guidanceOf } from '../tools/kit/describe-tool.ts'
import { exampleArguments, type FieldsSchema } from '../tools/kit/json-schema.ts'
import type { HostRecipe } from './mcp-host.ts'
import { APPLY_FIELDS, asObject, givenName, type OfferedTool, recipeAnnotations } from './offer-tools.ts'

/** A recipe with the name that a client calls it by. */
export interface OfferedRecipe extends HostRecipe {
  readonly toolName: string
}

export function offerRecipes(recipes: readonly HostRecipe[], names: ToolNames): readonly OfferedRecipe[] {
  const taken = new Set<string>()
  return recipes.map((each) => ({ ...each, toolName: givenName(`recipe_${each.name}`, names, taken) }))
}

const APPROVAL = 'A recipe of this repository. Its changes are shown, and are applied only once a person approves exactly them.'
const TERMINATION =
  'Use terminate=true when the recipe was what the user asked for; terminate=false when its outputs are needed for a next step.'

export function recipeAsTool({ toolName, recipe }: OfferedRecipe): OfferedTool {
  const annotations = recipeAnnotations(recipe)
  const about = [recipe.name, recipe.description.trim()].filter((part) => part !== '').join('\n\n')
  const schema = inputSchema(recipe)
  const examples = [{ description: 'Plan it', args: exampleArguments(schema) }]
  return {
    name: toolName,
    title: printable(recipe.name),
    description: printable([about, '', APPROVAL, '', ...guidanceOf({ termination: TERMINATION, examples })].join('\n')),
    inputSchema: schema,
    outputSchema: asObject({
      properties: {
        ...APPLY_FIELDS,
        digest: { type: 'string', description: 'What names the plan. Missing when there is nothing to change' },
        outputs: { type: 'object', description: 'What the recipe gives back', additionalProperties: true },
      },
      required: ['applied', 'diff', 'outputs'],
      additionalProperties: false,
    }),
    annotations: { ...annotations, title: printable(annotations.title) },
  }
}

function inputSchema({ inputs }: Recipe): OfferedTool['inputSchema'] {
  const required = inputs.filter((input) => input.required).map((input) => input.name)
  return asObject({
    properties: Object.fromEntries(inputs.map((input) => [input.name, fieldSchema(input)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  })
}

function fieldSchema({ type, description, default: fallback, options, min, max }: RecipeInput): FieldsSchema {
  return {
    type: type === 'choice' ? 'string' : type,
    ...(description !== '' && { description: printable(description) }),
    ...(fallback !== undefined && { default: fallback }),
    ...(type === 'choice' && { enum: options }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }
}

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
    'Tell me what it would change. It is applied only when I approve it; do not look for another way.',
    '',
    'This is what the recipe says of itself:',
    '',
    renderRecipePage({ callName: name, recipe }, PLAIN),
  ].join('\n')
  return { description: printable(recipe.name), messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] }
}
