import type { Recipe, RecipeInput } from '../../model/recipe.ts'
import { printable } from '../../report/printable.ts'
import { guidanceOf } from '../../tools/describe.ts'
import { exampleArguments } from '../../tools/example-arguments.ts'
import type { JsonSchema } from '../../tools/json-schema.ts'
import type { ToolNames } from '../../tools/tool-names.ts'
import { givenName } from './given-name.ts'
import type { HostRecipe } from './mcp-host.ts'
import { recipeAnnotations } from './tool-annotations.ts'
import { asObject, LANDING_FIELDS, type OfferedTool } from './tool-listing.ts'

/** A recipe with the name that a client calls it by. */
export interface OfferedRecipe extends HostRecipe {
  readonly toolName: string
}

export function offerRecipes(recipes: readonly HostRecipe[], names: ToolNames): readonly OfferedRecipe[] {
  const taken = new Set<string>()
  return recipes.map((each) => ({ ...each, toolName: givenName(`recipe_${each.name}`, names, taken) }))
}

const APPROVAL = 'A recipe of this repository. Its changes are shown, and land only once a person approves exactly them.'
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
        ...LANDING_FIELDS,
        digest: { type: 'string', description: 'What names the plan' },
        outputs: { type: 'object', description: 'What the recipe gives back', additionalProperties: true },
      },
      required: ['landed', 'diff', 'outputs'],
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

function fieldSchema({ type, description, default: fallback, options, min, max }: RecipeInput): JsonSchema {
  return {
    type: type === 'choice' ? 'string' : type,
    ...(description !== '' && { description: printable(description) }),
    ...(fallback !== undefined && { default: fallback }),
    ...(type === 'choice' && { enum: options }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }
}
