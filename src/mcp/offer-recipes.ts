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

/** A recipe with its tool name for the client. */
export interface OfferedRecipe extends HostRecipe {
  readonly toolName: string
}

export function offerRecipes(recipes: readonly HostRecipe[], names: ToolNames): readonly OfferedRecipe[] {
  const taken = new Set<string>()
  return recipes.map((each) => ({ ...each, toolName: givenName(`recipe_${each.name}`, names, taken) }))
}

const APPROVAL = 'A recipe of this repository. Its changes are shown first, and applied only after the user approves exactly these changes.'
const TERMINATION = 'Use terminate=true when the recipe is all the user asked for; terminate=false when the next step needs its outputs.'

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
        digest: { type: 'string', description: 'Digest of the plan. Missing if there is nothing to change' },
        outputs: { type: 'object', description: 'Outputs of the recipe', additionalProperties: true },
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

/** A recipe as a prompt that users pick in their client: it asks the model to run the recipe. */
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

/** The messages of that prompt, with the user's values. */
export function renderRecipePrompt({ name, toolName, recipe }: OfferedRecipe, given: Readonly<Record<string, string>>) {
  const unknown = Object.keys(given).find((key) => !recipe.inputs.some((input) => input.name === key))
  if (unknown !== undefined) throw new McpError(ErrorCode.InvalidParams, `The recipe '${name}' has no input '${unknown}'`)
  const missing = recipe.inputs.filter((input) => input.required && !Object.hasOwn(given, input.name)).map((input) => input.name)
  if (missing.length > 0) throw new McpError(ErrorCode.InvalidParams, `The recipe '${name}' needs ${missing.join(', ')}`)
  const values = Object.entries(given).map(([key, value]) => `- ${key}: ${JSON.stringify(value)}`)
  const text = [
    `Run the recipe '${name}' of this repository with the tool ${toolName}${values.length === 0 ? '.' : ' and these inputs:'}`,
    ...values,
    '',
    'Tell me what it would change. It is applied only when I approve it; do not look for another way.',
    '',
    'The recipe describes itself like this:',
    '',
    renderRecipePage({ callName: name, recipe }, PLAIN),
  ].join('\n')
  return { description: printable(recipe.name), messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] }
}
